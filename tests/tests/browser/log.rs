//! The check of the browser's log is tested itself: each of these must make a test fail.

use tests::{Device, visit};

/// Runs a script on the first screen, and waits until what it does has happened.
fn doing(script: &str) {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sees("Geizen").await;
        page.ask(&format!("Promise.resolve({script}).then(() => 0)"), vec![]).await;
    });
}

/// The same, until the page is told of it.
fn doing_until(told: &str, script: &str) {
    doing(&format!(
        "new Promise((done) => {{ addEventListener('{told}', () => setTimeout(done), {{ once: true }}); {script}; }})"
    ));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
#[should_panic(expected = "Content Security Policy")]
fn a_style_attribute_is_noticed() {
    doing_until(
        "securitypolicyviolation",
        "document.body.insertAdjacentHTML('beforeend', '<i style=\"color: red\"></i>')",
    );
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
#[should_panic(expected = "the browser complains")]
fn a_request_to_another_host_is_noticed() {
    doing_until("securitypolicyviolation", "fetch('http://localhost:9/').catch(() => 0)");
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
#[should_panic(expected = "404")]
fn a_missing_file_is_noticed() {
    doing("fetch('nothing.txt')");
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
#[should_panic(expected = "an error nobody caught")]
fn an_uncaught_error_is_noticed() {
    doing_until("error", "setTimeout(() => { throw new Error('an error nobody caught') })");
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
#[should_panic(expected = "said by the page")]
fn an_error_on_the_console_is_noticed() {
    doing("console.error('said by the page')");
}
