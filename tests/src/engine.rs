//! The three engines that phones browse with, and the options of their drivers.

use std::path::Path;

use serde_json::{Value, json};

use crate::{Device, camera};

/// An engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Chrome's. Its driver plays a phone and keeps a log.
    Chromium,
    /// Firefox's.
    Firefox,
    /// Safari's, and so that of every iPhone; here as Debian builds it, in its own `MiniBrowser`.
    WebKit,
}

/// Chromium without a window; as root it does not start with its sandbox. It finds no server but the one of the test: a request
/// elsewhere fails, and stands in the log.
const CHROMIUM: [&str; 12] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--no-zygote",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
    // Letters as wide as on a phone.
    "--font-render-hinting=none",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/// Chromium without the part that draws windows, where Debian puts it: it works half as much for the same page. Its entry on PATH
/// is a script, and a driver that ends the script leaves the browser behind.
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

impl Engine {
    /// The program that drives it.
    pub(crate) fn driver(self) -> &'static str {
        match self {
            Engine::Chromium => "chromedriver",
            Engine::Firefox => "geckodriver",
            Engine::WebKit => "WebKitWebDriver",
        }
    }

    /// What its driver and the browser find in their environment.
    pub(crate) fn environment(self) -> &'static [(&'static str, &'static str)] {
        match self {
            // Without a graphics card, layers that are put together by the processor cost three times as much as a page drawn at once.
            //
            // Here alone the program has fallen, in about one of 200 games, in code that cannot fall: its compiler for code that runs
            // long, and entering such code in the middle of a function, are suspected. No test is slower without them.
            Engine::WebKit => {
                &[("WEBKIT_DISABLE_COMPOSITING_MODE", "1"), ("JSC_useOMGJIT", "0"), ("JSC_useWasmOSR", "0")]
            }
            Engine::Chromium | Engine::Firefox => &[],
        }
    }

    /// What its driver is told to start, with the picture that Chromium's camera sees, or the profile that Firefox uses.
    pub(crate) fn capabilities(self, device: Device, file: Option<&Path>) -> Value {
        match self {
            Engine::Chromium => {
                let mut options = json!({
                    "args": CHROMIUM,
                    "mobileEmulation": { "deviceMetrics": {
                        "width": device.width, "height": device.height, "pixelRatio": f64::from(device.pixel_ratio) / 100.0,
                        "touch": true, "mobile": true,
                    } },
                });
                if let (Some(file), Value::Array(all)) = (file, &mut options["args"]) {
                    all.extend(camera::arguments(file));
                }
                // The driver finds Chromium itself.
                if !device.windowed && Path::new(SHELL).is_file() {
                    options["binary"] = json!(SHELL);
                }
                json!({ "browserName": "chrome", "goog:loggingPrefs": { "browser": "ALL" }, "goog:chromeOptions": options })
            }
            Engine::Firefox => json!({ "moz:firefoxOptions": { "args": ["-headless", "-profile", file], "prefs": {
                // Where its cache is slow, it would ask the network too and take what comes first: then a file is sent twice.
                "network.http.rcwn.enabled": false,
                // Every test loads the page anew, and is over before optimised code has paid for its compilation.
                "javascript.options.wasm_optimizingjit": false,
            } } }),
            // It would wait for ever for a page to load.
            Engine::WebKit => json!({ "pageLoadStrategy": "none" }),
        }
    }

    /// Whether the page stands in a frame, see `frame.rs`: the windows of these two stay wider than a phone (500 and 447 pixels),
    /// and their drivers keep no log.
    pub(crate) fn is_framed(self) -> bool {
        self != Engine::Chromium
    }

    /// Whether it needs a display even without a visible window.
    pub(crate) fn wants_screen(self) -> bool {
        self == Engine::WebKit
    }
}
