//! The camera of the device: its picture in a video element, and frames of it as grey pixels.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    CanvasRenderingContext2d, DomException, HtmlCanvasElement, HtmlVideoElement, MediaStream, MediaStreamConstraints,
    MediaStreamTrack, MediaTrackConstraints,
};

use crate::window;

/// The longer side of a frame in pixels, at most: enough for a code of 105 modules across half of it.
const FRAME: f64 = 800.0;

/// Why there is no picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CameraError {
    /// Whoever was asked has not allowed it.
    Refused,
    /// There is no camera, or a page at this address cannot have one.
    Missing,
}

/// A camera that runs until the value is dropped.
#[derive(Debug)]
pub struct Camera {
    stream: MediaStream,
    video: HtmlVideoElement,
    canvas: HtmlCanvasElement,
}

/// A frame of the camera.
#[derive(Debug, Clone)]
pub struct Frame {
    /// Its width in pixels.
    pub width: usize,
    /// Its height in pixels.
    pub height: usize,
    /// The brightness of each pixel, from 0 to 255, row by row from the top.
    pub grey: Vec<u8>,
}

impl Camera {
    /// Asks for the camera that looks away from its user, and shows its picture in `video`.
    ///
    /// # Errors
    /// [`CameraError`]
    pub async fn open(video: HtmlVideoElement) -> Result<Camera, CameraError> {
        let stream = stream().await?;
        let canvas = window().and_then(|window| window.document()?.create_element("canvas").ok());
        let canvas = canvas.and_then(|canvas| canvas.dyn_into().ok()).ok_or(CameraError::Missing)?;
        video.set_src_object(Some(&stream));
        let camera = Camera { stream, video, canvas };
        // A picture that does not start by itself is no error of the camera: it waits for a tap.
        if let Ok(started) = camera.video.play() {
            let _ = JsFuture::from(started).await;
        }
        Ok(camera)
    }

    /// The frame of now; `None` as long as there is no picture.
    #[must_use]
    pub fn frame(&self) -> Option<Frame> {
        let (width, height) = (f64::from(self.video.video_width()), f64::from(self.video.video_height()));
        if width < 1.0 || height < 1.0 {
            return None;
        }
        let scale = (FRAME / width.max(height)).min(1.0);
        let (width, height) = ((width * scale) as u32, (height * scale) as u32);
        self.canvas.set_width(width);
        self.canvas.set_height(height);
        let context: CanvasRenderingContext2d = self.canvas.get_context("2d").ok()??.dyn_into().ok()?;
        context
            .draw_image_with_html_video_element_and_dw_and_dh(&self.video, 0.0, 0.0, width.into(), height.into())
            .ok()?;
        let pixels = context.get_image_data(0.0, 0.0, width.into(), height.into()).ok()?.data();
        let grey = |pixel: &[u8]| {
            let [red, green, blue] = [pixel[0], pixel[1], pixel[2]].map(u32::from);
            ((red * 299 + green * 587 + blue * 114) / 1000) as u8
        };
        let grey = pixels.chunks_exact(4).map(grey).collect();
        Some(Frame { width: width as usize, height: height as usize, grey })
    }

    /// What the browser's own reader of QR codes finds in the picture of now; `None` if it has none. Safari and Firefox have none.
    pub async fn detected(&self) -> Option<Option<String>> {
        let detector = detector().await?;
        let detect: Function = Reflect::get(&detector, &"detect".into()).ok()?.dyn_into().ok()?;
        let found = detect.call1(&detector, &self.video).ok()?.dyn_into::<Promise>().ok()?;
        let found: Array = JsFuture::from(found).await.ok()?.dyn_into().ok()?;
        // A code that was seen and not read is empty.
        let text =
            |code: JsValue| Reflect::get(&code, &"rawValue".into()).ok()?.as_string().filter(|text| !text.is_empty());
        Some(found.iter().find_map(text))
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        for track in self.stream.get_tracks().iter().filter_map(|track| track.dyn_into::<MediaStreamTrack>().ok()) {
            track.stop();
        }
        // The element may show the picture of the next one by now.
        if self.video.src_object().as_ref() == Some(&self.stream) {
            self.video.set_src_object(None);
        }
    }
}

async fn stream() -> Result<MediaStream, CameraError> {
    // At an address without https there is none, whatever the type says.
    let devices = window().and_then(|window| window.navigator().media_devices().ok());
    let devices = devices.filter(|devices| !devices.is_undefined()).ok_or(CameraError::Missing)?;
    let (wanted, track) = (MediaStreamConstraints::new(), MediaTrackConstraints::new());
    track.set_facing_mode(&"environment".into());
    wanted.set_video(&track);
    let asked = devices.get_user_media_with_constraints(&wanted).map_err(|_| CameraError::Missing)?;
    let stream = JsFuture::from(asked).await.map_err(|error| {
        let refused = error.dyn_ref::<DomException>().is_some_and(|error| error.name() == "NotAllowedError");
        if refused { CameraError::Refused } else { CameraError::Missing }
    })?;
    stream.dyn_into().map_err(|_| CameraError::Missing)
}

/// The browser's reader, if it reads QR codes.
async fn detector() -> Option<JsValue> {
    let class: Function = Reflect::get(&window()?.into(), &"BarcodeDetector".into()).ok()?.dyn_into().ok()?;
    let formats: Function = Reflect::get(&class, &"getSupportedFormats".into()).ok()?.dyn_into().ok()?;
    let formats = formats.call0(&class).ok()?.dyn_into::<Promise>().ok()?;
    let formats: Array = JsFuture::from(formats).await.ok()?.dyn_into().ok()?;
    formats.includes(&"qr_code".into(), 0).then(|| Reflect::construct(&class, &Array::new()).ok())?
}
