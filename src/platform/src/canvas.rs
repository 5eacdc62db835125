//! A picture drawn on a canvas: our own drawings, and text in the fonts of the page. It becomes a PNG to send or to keep.

mod shapes;

use std::cell::Cell;
use std::rc::Rc;

use js_sys::Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, CanvasWindingRule, File, FilePropertyBag, HtmlCanvasElement, Path2d, Url,
};

use crate::window;

pub use shapes::{Paint, Shape, shapes};

/// A font of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Font {
    /// For names and numbers.
    Display,
    /// For sentences.
    Body,
}

impl Font {
    fn sized(self, size: f64) -> String {
        match self {
            Font::Display => format!("400 {size}px \"Lilita One\", \"Arial Black\", sans-serif"),
            Font::Body => format!("600 {size}px \"Figtree\", system-ui, sans-serif"),
        }
    }
}

/// Where a text lies beside its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// It begins there.
    Left,
    /// Its middle is there.
    Middle,
    /// It ends there.
    Right,
}

/// A text on a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Text {
    /// What is written.
    pub words: String,
    /// The font.
    pub font: Font,
    /// Its size in pixels, if there is room for it; else it is smaller.
    pub size: f64,
    /// The colour.
    pub color: &'static str,
    /// Where its first line stands, in pixels from the upper left corner.
    pub at: (f64, f64),
    /// How it lies there.
    pub align: Align,
    /// How wide it may be.
    pub width: f64,
    /// How many lines it may have.
    pub lines: usize,
    /// By how many degrees it is turned clockwise.
    pub turned: f64,
}

/// A picture: a drawing, and texts upon it.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// The drawing, as SVG text that [`shapes`] can read.
    pub svg: String,
    /// The texts.
    pub texts: Vec<Text>,
}

/// A PNG to send or to keep.
#[derive(Clone, Debug)]
pub struct Png(Rc<Stored>);

#[derive(Debug)]
struct Stored {
    file: File,
    address: String,
}

impl PartialEq for Png {
    fn eq(&self, other: &Png) -> bool {
        self.address() == other.address()
    }
}

impl Drop for Stored {
    fn drop(&mut self) {
        let _ = Url::revoke_object_url(&self.address);
    }
}

impl Png {
    /// The address of the file for a link that saves it, as long as this value lives.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.0.address
    }

    /// The name of the file.
    #[must_use]
    pub fn name(&self) -> String {
        self.0.file.name()
    }

    /// The file.
    pub(crate) fn file(&self) -> &File {
        &self.0.file
    }
}

/// Draws a picture on the canvas with this id, as soon as the fonts have come; the PNG, whose file has this name. `None` if there is no
/// such canvas, if the browser cannot, or if the picture was no longer `wanted` when the fonts had come.
pub async fn paint(id: &str, picture: &Picture, name: &str, wanted: &Cell<bool>) -> Option<Png> {
    let document = window()?.document()?;
    let canvas: HtmlCanvasElement = document.get_element_by_id(id)?.dyn_into().ok()?;
    for text in &picture.texts {
        // A font that does not come leaves its place to another one.
        let loading = document.fonts().load_with_text(&text.font.sized(text.size), &text.words);
        let _ = JsFuture::from(loading).await;
    }
    if !wanted.get() {
        return None;
    }
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let (width, height) = picture.size;
    canvas.set_width(width);
    canvas.set_height(height);
    for shape in shapes(&picture.svg)? {
        draw(&context, &shape)?;
    }
    for text in &picture.texts {
        write(&context, text)?;
    }
    let blob = blob(&canvas).await?;
    let options = FilePropertyBag::new();
    options.set_type("image/png");
    let file = File::new_with_blob_sequence_and_options(&Array::of1(&blob), name, &options).ok()?;
    let address = Url::create_object_url_with_blob(&file).ok()?;
    Some(Png(Rc::new(Stored { file, address })))
}

/// The picture of a canvas.
async fn blob(canvas: &HtmlCanvasElement) -> Option<Blob> {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        let told = Closure::once_into_js(move |blob: JsValue| {
            let _ = resolve.call1(&JsValue::UNDEFINED, &blob);
        });
        let _ = canvas.to_blob(told.unchecked_ref());
    });
    JsFuture::from(promise).await.ok()?.dyn_into().ok()
}

fn draw(context: &CanvasRenderingContext2d, Shape { path, matrix: [a, b, c, d, e, f], paint }: &Shape) -> Option<()> {
    let path = Path2d::new_with_path_string(path).ok()?;
    context.set_transform(*a, *b, *c, *d, *e, *f).ok()?;
    context.set_global_alpha(paint.opacity);
    if let Some(fill) = &paint.fill {
        context.set_fill_style_str(fill);
        let rule = if paint.even_odd { CanvasWindingRule::Evenodd } else { CanvasWindingRule::Nonzero };
        context.fill_with_path_2d_and_winding(&path, rule);
    }
    if let Some(stroke) = &paint.stroke {
        context.set_stroke_style_str(stroke);
        context.set_line_width(paint.width);
        context.set_line_cap(&paint.cap);
        context.set_line_join(&paint.join);
        let dash: Array = paint.dash.iter().map(|length| JsValue::from_f64(*length)).collect();
        context.set_line_dash(&dash).ok()?;
        context.stroke_with_path(&path);
    }
    Some(())
}

/// A line of text is as high as this, in parts of the size of its letters.
const LINE: f64 = 1.2;

/// The smallest letters that are written before lines are squeezed, in parts of their size.
const LEAST: f64 = 0.55;

fn write(context: &CanvasRenderingContext2d, text: &Text) -> Option<()> {
    let mut size = text.size;
    let mut lines = Vec::new();
    while size >= text.size * LEAST {
        context.set_font(&text.font.sized(size));
        lines = broken(context, &text.words, text.width)?;
        let fits = |line: &String| context.measure_text(line).is_ok_and(|line| line.width() <= text.width);
        if lines.len() <= text.lines && lines.iter().all(fits) {
            break;
        }
        size *= 0.94;
    }
    // What is too long all the same is squeezed into the last line.
    let rest = lines.split_off(lines.len().min(text.lines.saturating_sub(1)));
    lines.extend((!rest.is_empty()).then(|| rest.join(" ")));
    context.set_global_alpha(1.0);
    context.set_fill_style_str(text.color);
    context.set_text_align(match text.align {
        Align::Left => "left",
        Align::Middle => "center",
        Align::Right => "right",
    });
    let (sin, cos) = text.turned.to_radians().sin_cos();
    context.set_transform(cos, sin, -sin, cos, text.at.0, text.at.1).ok()?;
    for (at, line) in lines.iter().enumerate() {
        context.fill_text_with_max_width(line, 0.0, at as f64 * size * LINE, text.width).ok()?;
    }
    Some(())
}

/// The words in lines that are hardly wider than this.
fn broken(context: &CanvasRenderingContext2d, words: &str, width: f64) -> Option<Vec<String>> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split(' ') {
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match longer {
            Some(longer) if context.measure_text(&longer).ok()?.width() <= width => *lines.last_mut()? = longer,
            _ => lines.push(word.to_owned()),
        }
    }
    Some(lines)
}
