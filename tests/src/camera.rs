//! The camera of a phone in Chromium: it sees a picture that a test lays before it.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use serde_json::{Value, json};

use crate::Page;

/// The size of the camera's picture in pixels.
const SIZE: (usize, usize) = (960, 720);

/// How much of the height of the picture a code fills.
const FILLED: f64 = 0.8;

/// By how many degrees a hand holds the phone askew.
const ASKEW: f64 = 8.0;

/// A camera. Chromium reads its picture from a file over and over, so what is written into that file is seen a little later.
#[derive(Debug)]
pub struct Camera(PathBuf);

impl Camera {
    /// A camera that sees nothing but grey.
    ///
    /// # Panics
    /// If there is no room for its picture.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "it makes a file")]
    pub fn new() -> Camera {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("stammtisch-camera-{}-{}.y4m", process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let camera = Camera(env::temp_dir().join(name));
        camera.see(|_, _| 128);
        camera
    }

    /// Where its picture lies.
    pub(crate) fn file(&self) -> &Path {
        &self.0
    }

    /// Shows it the QR code that a page shows, as a photograph of the screen: scaled, and a little askew.
    ///
    /// # Panics
    /// If the page shows none.
    pub async fn look_at(&self, page: &Page) {
        page.until("!!qrCode()").await;
        let found = page
            .ask("(({ x, y, width }) => [x, y, width, innerWidth])(qrCode().getBoundingClientRect())", Vec::new())
            .await;
        let [x, y, width, screen] = [0, 1, 2, 3].map(|at| found[at].as_f64().expect("a number"));
        let photograph = Photograph::read(&page.photograph().await);
        let pixels = photograph.width as f64 / screen;
        let (middle_x, middle_y) = ((x + width / 2.0) * pixels, (y + width / 2.0) * pixels);
        // Pixels of the screen for one of the camera.
        let scale = width * pixels / (SIZE.1 as f64 * FILLED);
        let (sin, cos) = ASKEW.to_radians().sin_cos();
        self.see(|column, row| {
            let right = (column as f64 - SIZE.0 as f64 / 2.0) * scale;
            let low = (row as f64 - SIZE.1 as f64 / 2.0) * scale;
            photograph.at(middle_x + right * cos + low * sin, middle_y + low * cos - right * sin)
        });
    }

    /// Writes a grey picture in the place of the one before: the file keeps its length.
    fn see(&self, grey: impl Fn(usize, usize) -> u8) {
        let (width, height) = SIZE;
        let mut file = format!("YUV4MPEG2 W{width} H{height} F10:1 Ip A1:1 C420jpeg\nFRAME\n").into_bytes();
        file.extend(
            (0..height)
                .flat_map(|row| (0..width).map(move |column| (column, row)))
                .map(|(column, row)| grey(column, row)),
        );
        file.resize(file.len() + width * height / 2, 128);
        // Not cut and filled again: the browser may read meanwhile.
        match fs::OpenOptions::new().write(true).open(&self.0) {
            Ok(mut open) => std::io::Write::write_all(&mut open, &file).expect("it can be written"),
            Err(_) => fs::write(&self.0, &file).expect("room for a picture"),
        }
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// What a browser is told so that its camera sees the picture in this file, and nobody has to be asked for it.
pub(crate) fn arguments(file: &Path) -> [Value; 3] {
    [
        json!("--use-fake-device-for-media-stream"),
        json!("--use-fake-ui-for-media-stream"),
        json!(format!("--use-file-for-fake-video-capture={}", file.display())),
    ]
}

/// A photograph of a screen, in grey.
struct Photograph {
    width: usize,
    height: usize,
    grey: Vec<u8>,
}

impl Photograph {
    fn read(png: &[u8]) -> Photograph {
        let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut pixels).expect("a picture");
        let samples = info.color_type.samples();
        // The second sample of a colour is green, which is near the brightness.
        let grey = pixels.chunks_exact(samples).map(|pixel| pixel[1.min(samples - 1)]).collect();
        Photograph { width: info.width as usize, height: info.height as usize, grey }
    }

    /// The brightness at a place between pixels.
    fn at(&self, x: f64, y: f64) -> u8 {
        let pixel = |x: f64, y: f64| {
            let (x, y) = (x.clamp(0.0, self.width as f64 - 1.0), y.clamp(0.0, self.height as f64 - 1.0));
            f64::from(self.grey[y as usize * self.width + x as usize])
        };
        let (left, top) = (x.floor(), y.floor());
        let row = |y: f64| pixel(left, y) * (left + 1.0 - x) + pixel(left + 1.0, y) * (x - left);
        (row(top) * (top + 1.0 - y) + row(top + 1.0) * (y - top)) as u8
    }
}
