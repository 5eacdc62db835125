//! What axe finds on a page: <https://github.com/dequelabs/axe-core>.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::Page;
use crate::page::texts;

/// All rules, best practices too; a line for each element that breaks one. A name must contain what is written, but not what is
/// drawn: a card repeats its number in its corners. What is read across a table stands out by 7:1.
const RUN: &str = "(async () => {
    const written = (element) => {
        const plain = element.cloneNode(true);
        plain.querySelectorAll('svg').forEach((drawing) => drawing.remove());
        plain.removeAttribute('aria-label');
        return heard(plain).replace(/\\s+/g, ' ').trim().toLowerCase();
    };
    const unsaid = (element) => !name(element).toLowerCase().includes(written(element));
    const line = (id) => ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\\s+/g, ' ')}`;
    const { violations } = await axe.run({
        resultTypes: ['violations'],
        rules: { 'color-contrast-enhanced': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) => nodes
        .filter(({ target }) => id !== 'label-content-name-mismatch' || unsaid(document.querySelector(target)))
        .filter(({ target }) => id !== 'color-contrast-enhanced' || flatTable()?.contains(document.querySelector(target)))
        .map(line(id)));
})()";

impl Page {
    /// What axe finds on the screen as it is.
    ///
    /// # Panics
    /// If it is not among the tools.
    pub async fn axe(&self) -> Vec<String> {
        if !self.is("!!window.axe").await {
            let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.tools/node_modules/axe-core/axe.min.js");
            let source =
                fs::read_to_string(script).expect("axe-core is there: cargo verify browser installs it with npm");
            // The site's content security policy forbids a script of another origin to the page, but not to its tester.
            let run: Value = self.devtools("Runtime.evaluate", json!({ "expression": source })).await;
            assert!(run["exceptionDetails"].is_null(), "axe-core does not run: {run}");
        }
        texts(&self.ask(RUN, Vec::new()).await)
    }
}
