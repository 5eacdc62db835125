//! A browser with its driver, alive as long as the value.

use std::cell::RefCell;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::time::Duration;

use fantoccini::error::{CmdError, NewSessionError};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::devtools::DevTools;
use crate::page::{PATIENCE, rest};
use crate::profile::Profile;
use crate::{Device, Engine};

/// The size of a window in pixels: there is room in it for every device, and on the screen for it.
pub(crate) const WINDOW: (u32, u32) = (1240, 1000);

/// A browser with a profile of its own.
#[derive(Debug)]
pub(crate) struct Browser {
    pub(crate) engine: Engine,
    pub(crate) client: Client,
    /// The tab that is driven just now, where there is a way past the driver.
    tab: RefCell<Option<Rc<DevTools>>>,
    session: String,
    driver: Driver,
    /// Firefox's; it is removed after the browser.
    profile: Option<Profile>,
}

#[derive(Debug)]
struct Driver {
    process: Child,
    port: u16,
    /// The display that the browser draws on; it is stopped after the browser.
    _screen: Option<Screen>,
}

/// A virtual X display.
#[derive(Debug)]
struct Screen {
    process: Child,
    name: String,
}

impl Browser {
    /// Starts one with a picture that its camera sees; the camera is Chromium's alone.
    pub(crate) async fn start(device: Device, camera: Option<&Path>) -> Browser {
        if device.engine != Engine::Firefox {
            return Browser::given(device, camera).await;
        }
        let profile = Profile::used().await.expect("room for a profile");
        let mut browser = Browser::given(device, Some(profile.folder())).await;
        browser.profile = Some(profile);
        browser
    }

    /// Starts one with the picture that Chromium's camera sees, or the profile that Firefox uses.
    pub(crate) async fn given(device: Device, file: Option<&Path>) -> Browser {
        let engine = device.engine;
        let (driver, client) = match Browser::driven(device, file).await {
            Ok(driven) => driven,
            // On a machine that is too busy a browser gives up.
            Err(_) => {
                let driven = Browser::driven(device, file).await;
                driven.unwrap_or_else(|error| panic!("{engine:?} does not start: {error}"))
            }
        };
        let session = client.session_id().await.ok().flatten().expect("a started browser has a session");
        let browser = Browser { engine, client, tab: RefCell::default(), session, driver, profile: None };
        if engine.is_framed() {
            browser.show().await;
        }
        browser.find_tab().await;
        browser
    }

    async fn driven(device: Device, file: Option<&Path>) -> Result<(Driver, Client), NewSessionError> {
        let driver = Driver::start(device.engine).await;
        let Value::Object(capabilities) = device.engine.capabilities(device, file) else {
            unreachable!("written as an object")
        };
        let url = format!("http://127.0.0.1:{}", driver.port);
        let client = ClientBuilder::new(HttpConnector::new()).capabilities(capabilities).connect(&url).await?;
        Ok((driver, client))
    }

    /// Shows the window, large enough for every device.
    pub(crate) async fn show(&self) {
        self.client.set_window_rect(0, 0, WINDOW.0, WINDOW.1).await.expect("the window can be placed");
    }

    /// Looks which tab is driven, after another one was shown.
    pub(crate) async fn find_tab(&self) {
        if self.engine == Engine::Chromium {
            let tab = DevTools::connect(&self.client).await;
            self.tab.replace(Some(Rc::new(tab)));
        }
    }

    /// Runs a script as the body of a function in the page.
    pub(crate) async fn execute(&self, script: &str, arguments: Vec<Value>) -> Result<Value, CmdError> {
        let tab = self.tab.borrow().clone();
        match tab {
            Some(tab) => {
                let executed = tab.execute(script, arguments).await;
                executed.map_err(|error| CmdError::InvalidArgument("script".to_owned(), error))
            }
            None => self.client.execute(script, arguments).await,
        }
    }

    /// Something that fingers, mouse or keys do; Chromium only. What is switched for the whole test is `devtools`' to switch: the driver's
    /// connection stays when another tab is shown.
    pub(crate) async fn input(&self, command: &str, parameters: Value) {
        let tab = self.tab.borrow().clone().expect("a tab of Chromium");
        tab.call(command, parameters).await.unwrap_or_else(|error| panic!("{command}: {error}"));
    }

    /// A command of the driver beyond the standard.
    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let command = Post { path: path.to_owned(), body };
        self.client.issue_cmd(command).await.unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// A command of Chromium's own protocol.
    pub(crate) async fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.post("goog/cdp/execute", json!({ "cmd": command, "params": parameters })).await
    }

    /// What one of the logs says since it was last read.
    pub(crate) async fn log(&self, kind: &str) -> Vec<Value> {
        match self.post("se/log", json!({ "type": kind })).await {
            Value::Array(lines) => lines,
            other => panic!("the log {kind} is {other}"),
        }
    }
}

impl Drop for Browser {
    /// Ends the browser before its driver, also when a test has failed: a killed driver would leave it behind.
    fn drop(&mut self) {
        let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.driver.port)) else { return };
        let _ = stream.set_read_timeout(Some(Duration::from_secs(60)));
        let Browser { session, driver: Driver { port, .. }, .. } = self;
        // Firefox's driver answers to its own name alone, port included.
        let request =
            format!("DELETE /session/{session} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n");
        let _ = stream.write_all(request.as_bytes());
        let _ = stream.read(&mut [0; 1]);
    }
}

impl Driver {
    async fn start(engine: Engine) -> Driver {
        for _ in 0..3 {
            // The port was free when it was chosen; by now somebody else may have it.
            if let Some(driver) = Driver::listening(engine).await {
                return driver;
            }
        }
        panic!("{} does not answer", engine.driver());
    }

    /// A driver at a port of its own, unless it ends or keeps silent.
    async fn listening(engine: Engine) -> Option<Driver> {
        let name = engine.driver();
        let screen = engine.wants_screen().then(Screen::start);
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        let process = Command::new(name)
            .arg(format!("--port={port}"))
            .envs(screen.iter().map(|screen| ("DISPLAY", screen.name.as_str())))
            .envs(engine.environment().iter().copied())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| {
                panic!("{name} is not on PATH, or `cargo verify browser` did not put it there: {error}")
            });
        let mut driver = Driver { process, port, _screen: screen };
        for _ in 0..PATIENCE.as_millis() / 25 {
            let answers = TcpStream::connect(("127.0.0.1", port)).is_ok();
            if driver.process.try_wait().is_ok_and(|ended| ended.is_some()) {
                return None;
            }
            if answers {
                return Some(driver);
            }
            rest(25).await;
        }
        None
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        end(&mut self.process);
    }
}

impl Screen {
    fn start() -> Screen {
        let mut process = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is on PATH");
        // It takes the first free number and prints it once it is ready.
        let mut number = String::new();
        let said = process.stdout.take().map(|said| BufReader::new(said).read_line(&mut number));
        assert!(matches!(said, Some(Ok(2..))), "Xvfb does not start");
        Screen { process, name: format!(":{}", number.trim()) }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        end(&mut self.process);
    }
}

fn end(process: &mut Child) {
    let _ = process.kill();
    let _ = process.wait();
}

/// A command below the session.
#[derive(Debug)]
struct Post {
    path: String,
    body: Value,
}

impl fantoccini::wd::WebDriverCompatibleCommand for Post {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}
