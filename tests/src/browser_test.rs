//! A browser test: a server, a browser, its steps, and the browser's log afterwards.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use xtask::serve::Server;

use crate::browser::Browser;
use crate::frame::Frame;
use crate::{Camera, Device, Page};

/// The built site, as `cargo verify browser` names it.
#[must_use]
pub fn site() -> PathBuf {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../dist");
    std::env::var_os("STAMMTISCH_SITE").map_or_else(beside, PathBuf::from)
}

/// Runs a browser test on this device.
pub fn visit(device: Device, what: impl AsyncFnOnce(&Page)) {
    BrowserTest::new(device).run(what);
}

/// A browser test with settings of its own.
pub struct BrowserTest {
    device: Device,
    server: Server,
    /// Where the site lies as long as it is served in a frame.
    frame: Option<Frame>,
    /// Runs in every page before the page's own scripts.
    before: Option<&'static str>,
    /// How many times as fast as the true one the page's clock goes.
    hurry: u32,
    storage: Vec<(String, Value)>,
    /// Whether the site may have a service worker.
    service_worker: bool,
    forgiven: &'static [&'static str],
    /// The picture that the camera sees.
    camera: Option<PathBuf>,
}

impl BrowserTest {
    /// The site at the root of a host.
    #[must_use]
    pub fn new(device: Device) -> BrowserTest {
        BrowserTest::of(&site(), device)
    }

    /// Another site at the root of a host.
    ///
    /// # Panics
    /// If there is no room for its frame.
    #[must_use]
    pub fn of(site: &Path, device: Device) -> BrowserTest {
        let frame = device.engine.is_framed().then(|| Frame::around(site, device).expect("room for the site"));
        let folder = frame.as_ref().map_or(site, Frame::folder).to_owned();
        let server = Server::start(folder, "127.0.0.1:0").expect("a free port");
        BrowserTest { frame, ..BrowserTest::to(device, server) }
    }

    /// A site that is already served, for Chromium alone: the others want a frame around it.
    #[must_use]
    pub fn to(device: Device, server: Server) -> BrowserTest {
        assert_built();
        BrowserTest {
            device,
            server,
            frame: None,
            before: None,
            hurry: 1,
            storage: Vec::new(),
            service_worker: false,
            forgiven: &[],
            camera: None,
        }
    }

    /// Runs a script before the page's own ones, which takes something from the browser.
    #[must_use]
    pub fn injecting(mut self, script: &'static str) -> BrowserTest {
        self.before = Some(script);
        self
    }

    /// Runs the page's timers ten times as fast, for games of many acts: most of their time is the pause that guards against
    /// double taps. Other tests try that pause in real time.
    #[must_use]
    pub fn fast_timers(mut self) -> BrowserTest {
        self.hurry = 10;
        self
    }

    /// Something that is stored on the device before the site is opened.
    #[must_use]
    pub fn remembering(mut self, key: &str, value: impl Into<Value>) -> BrowserTest {
        self.storage.push((key.to_owned(), value.into()));
        self
    }

    /// Lets the site have its service worker, which fetches all of it. Other tests do without: it takes a fifth of the work of a
    /// short one.
    #[must_use]
    pub fn with_service_worker(mut self) -> BrowserTest {
        self.service_worker = true;
        self
    }

    /// Texts of log lines that this test expects.
    #[must_use]
    pub fn forgiving(mut self, words: &'static [&'static str]) -> BrowserTest {
        self.forgiven = words;
        self
    }

    /// Gives the device a camera; Chromium only.
    #[must_use]
    pub fn with_camera(mut self, camera: &Camera) -> BrowserTest {
        self.camera = Some(camera.file().to_owned());
        self
    }

    /// Runs the steps, of which the first opens the site, and reads the log.
    ///
    /// # Panics
    /// If a step fails, or the browser has logged an error.
    pub fn run(self, what: impl AsyncFnOnce(&Page)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(self.visited(what));
    }

    /// The same beside another test that runs already.
    ///
    /// # Panics
    /// As [`run`](BrowserTest::run).
    pub async fn visited(self, what: impl AsyncFnOnce(&Page)) {
        let browser = Browser::start(self.device, self.camera.as_deref()).await;
        let page = Page::new(browser, self.server);
        if self.device.engine.is_framed() {
            page.enter().await;
        }
        let settings = self.device.settings().map(|settings| ("stammtisch.settings".to_owned(), settings));
        let storage: Vec<(String, Value)> = self.storage.into_iter().chain(settings).collect();
        if !storage.is_empty() {
            page.put(&storage).await;
        }
        let hurry = (self.hurry > 1).then(|| clock(self.hurry));
        let before = [self.before, (!self.service_worker).then_some(WITHOUT_WORKER)];
        let scripts: Vec<String> = before.into_iter().flatten().map(str::to_owned).chain(hurry).collect();
        match &self.frame {
            Some(frame) => frame.also(&scripts.concat()).expect("room for a script"),
            None => {
                for source in scripts {
                    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
                }
            }
        }
        what(&page).await;
        let console_errors = page.console_errors(self.forgiven).await;
        assert!(console_errors.is_empty(), "the browser complains:\n{}", console_errors.join("\n"));
    }
}

/// The registration of the service worker never comes to an end.
const WITHOUT_WORKER: &str =
    "navigator.serviceWorker && (navigator.serviceWorker.register = () => new Promise(() => {}));";

/// A clock that goes so many times as fast. How long a press must last does not shrink as much: on a busy machine a tap lasts a while.
fn clock(times: u32) -> String {
    format!(
        "{{ const wait = setTimeout; window.setTimeout = (what, after, ...rest) =>
            wait(what, after / (window.event?.type === 'pointerdown' ? 2 : {times}), ...rest); }}"
    )
}

fn assert_built() {
    assert!(site().join("index.html").is_file(), "there is no built site in {}: cargo dist", site().display());
}
