//! A QR code as SVG.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The code of these segments, dark on white with a quiet zone of four modules as the standard wants; `None` if it would need a version
/// above `most`.
pub(crate) fn qr_code(segments: &[QrSegment], correction: QrCodeEcc, most: u8) -> Option<String> {
    let most = Version::new(most);
    let code = QrCode::encode_segments_advanced(segments, correction, Version::MIN, most, None, true).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            path.push_str(&format!("M{x} {y}h1v1h-1z"));
        }
    }
    let whole = size + 8;
    Some(format!(
        r##"<svg viewBox="-4 -4 {whole} {whole}" shape-rendering="crispEdges" aria-hidden="true"><path fill="#fff" d="M-4-4h{whole}v{whole}h-{whole}z"/><path fill="#000" d="{path}"/></svg>"##
    ))
}
