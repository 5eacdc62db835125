//! JSON, read and written by the browser's `JSON` object; outside of a browser (tests) by `serde_json`.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

/// Reads a value; `None` if the text is no JSON, or something necessary is missing or damaged.
#[must_use]
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    #[cfg(target_arch = "wasm32")]
    return serde_wasm_bindgen::from_value(js_sys::JSON::parse(text).ok()?).ok();
    #[cfg(not(target_arch = "wasm32"))]
    return serde_json::from_str(text).ok();
}

/// Writes a value; `None` if it cannot be written.
pub fn write<T: Serialize + ?Sized>(value: &T) -> Option<String> {
    #[cfg(target_arch = "wasm32")]
    {
        let value = value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).ok()?;
        js_sys::JSON::stringify(&value).ok().map(String::from)
    }
    #[cfg(not(target_arch = "wasm32"))]
    return serde_json::to_string(value).ok();
}

/// A value that may be damaged: then it is something else.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Lenient<T> {
    /// As it should be.
    Whole(T),
    /// Anything else.
    Damaged(serde::de::IgnoredAny),
}

impl<T> Lenient<T> {
    /// The value, unless it is damaged.
    #[must_use]
    pub fn whole(self) -> Option<T> {
        match self {
            Lenient::Whole(value) => Some(value),
            Lenient::Damaged(_) => None,
        }
    }
}

/// For a field that may be missing or damaged: then it is `None`, and the rest is read all the same.
///
/// # Errors
/// If the text is no JSON at all.
pub fn lenient<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    Lenient::deserialize(deserializer).map(Lenient::whole)
}
