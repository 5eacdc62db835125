//! The decoder of QR codes, in a wasm chunk of its own as the games are (feature `split`): few need it.

use platform::camera::Frame;

use crate::games::Unloaded;

/// The text of a code in a frame.
///
/// # Errors
/// [`Unloaded`]; a later call tries again.
pub(super) async fn decode(frame: Frame) -> Result<Option<String>, Unloaded> {
    let Frame { width, height, grey } = frame;
    #[cfg(feature = "split")]
    let read = chunk::scanner(width, height, grey).await;
    #[cfg(not(feature = "split"))]
    let read = chunk::scanner(width, height, grey);
    read
}

mod chunk {
    use crate::games::Unloaded;

    // The macro writes the call into the chunk and out of it, and makes the function asynchronous.
    #[cfg_attr(feature = "split", allow(unsafe_code, missing_docs))]
    #[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(scanner, fallible))]
    pub(super) fn scanner(width: usize, height: usize, grey: Vec<u8>) -> Result<Option<String>, Unloaded> {
        Ok(scan::decode(width, height, grey))
    }
}
