//! Errors that the browser logs: read at the end of every test.

use serde_json::Value;

use crate::Page;
use crate::page::texts;

impl Page {
    /// All errors logged during this test, except for those with one of these texts.
    pub(crate) async fn console_errors(&self, forgiven: &[&str]) -> Vec<String> {
        let mut console_errors = if self.browser.engine.is_framed() { self.heard().await } else { self.logged().await };
        // A picture alone (see `put`) names no icon, so the browser looks for one where there is none.
        console_errors
            .retain(|line| !line.contains("/favicon.ico") && !forgiven.iter().any(|words| line.contains(words)));
        console_errors
    }

    /// What the frame was told, and what the server refused. A request to another host is told as a violation of the policy.
    async fn heard(&self) -> Vec<String> {
        let mut console_errors = texts(&self.ask("parent.consoleErrors", Vec::new()).await);
        let refused = self.requests().into_iter().filter(|request| request.status >= 400);
        console_errors.extend(refused.map(|request| format!("{} {}", request.status, request.path)));
        console_errors
    }

    /// What stands in Chromium's own logs.
    async fn logged(&self) -> Vec<String> {
        let spoken = |line: &Value| line["message"].as_str().unwrap_or_default().to_owned();
        let severe = |line: &&Value| line["level"] == "SEVERE" || spoken(line).contains("Content Security Policy");
        self.browser.log("browser").await.iter().filter(severe).map(spoken).collect()
    }

    /// What the browser, or a frame around the page, has heard of it: why the program fell, if it did.
    pub(crate) async fn reported(&self) -> Vec<String> {
        if self.browser.engine.is_framed() {
            texts(&self.answer("parent.consoleErrors ?? []", Vec::new()).await.unwrap_or_default())
        } else {
            self.logged().await
        }
    }
}
