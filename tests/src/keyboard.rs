//! What is typed, and where the focus is.

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use serde_json::json;

use crate::page::rest;
use crate::{Engine, Page};

impl Page {
    /// Replaces what stands in a field, as the keyboard of a device does it: any letter, all at once.
    ///
    /// # Panics
    /// If there is no such field.
    pub async fn type_into(&self, field: &str, text: &str) {
        self.tap(field).await;
        // Nobody types before the keyboard is there.
        rest(60).await;
        self.ask("document.activeElement.select?.()", Vec::new()).await;
        if text.is_empty() {
            self.press(&[Key::Delete]).await;
        } else if self.browser.engine == Engine::Chromium {
            self.browser.input("Input.insertText", json!({ "text": text })).await;
        } else {
            // The drivers' own keys have no pictures on them.
            self.ask("document.execCommand('insertText', false, arguments[0])", vec![json!(text)]).await;
        }
    }

    /// Presses keys, one after another, wherever the focus is.
    ///
    /// # Panics
    /// If the driver cannot.
    pub async fn press(&self, keys: &[Key]) {
        let mut actions = KeyActions::new("keys".to_owned());
        for key in keys {
            actions =
                actions.then(KeyAction::Down { value: (*key).into() }).then(KeyAction::Up { value: (*key).into() });
        }
        self.client().perform_actions(actions).await.expect("keys can be pressed");
    }

    /// What has the focus is called so.
    pub async fn focused(&self) -> String {
        let name = self.told("name(document.activeElement)", Vec::new()).await;
        name.as_str().unwrap_or_default().to_owned()
    }
}
