//! A QR code as SVG.

use qrcodegen::{QrCode as Modules, QrCodeEcc, QrSegment, Version};
use ui::drawing;
use yew::prelude::*;

/// What a [`QrCode`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct QrCodeProps {
    /// The text that is read from it.
    pub(crate) text: AttrValue,
    /// Digits at the end of that text: they need less room than letters.
    #[prop_or_default]
    pub(crate) digits: AttrValue,
    /// What the picture is called.
    pub(crate) label: AttrValue,
    /// How much of it may be unreadable.
    #[prop_or(QrCodeEcc::Medium)]
    pub(crate) correction: QrCodeEcc,
    /// The finest version that is tried; 40 has 177 modules. A code of that size is hard to scan.
    #[prop_or(40)]
    pub(crate) finest: u8,
    /// What is shown if the text needs a finer one.
    #[prop_or_default]
    pub(crate) children: Html,
}

/// A text as a QR code.
#[component]
pub(crate) fn QrCode(props: &QrCodeProps) -> Html {
    let QrCodeProps { text, digits, label, correction, finest, children } = props;
    let code = use_memo((text.clone(), digits.clone(), *correction, *finest), |(text, digits, correction, finest)| {
        let mut segments = vec![QrSegment::make_bytes(text.as_bytes())];
        if !digits.is_empty() {
            segments.push(QrSegment::make_numeric(digits));
        }
        qr_code(&segments, *correction, *finest)
    });
    match &*code {
        Some(code) => html! { <div class="qr-code" role="img" aria-label={label}>{ drawing(code.clone()) }</div> },
        None => children.clone(),
    }
}

/// The code of these segments, dark on white with a quiet zone of four modules as the standard wants; `None` if it would need a version
/// above `most`.
fn qr_code(segments: &[QrSegment], correction: QrCodeEcc, most: u8) -> Option<String> {
    let most = Version::new(most);
    let code = Modules::encode_segments_advanced(segments, correction, Version::MIN, most, None, true).ok()?;
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
