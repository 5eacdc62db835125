//! A Chromium with its driver, alive as long as the value.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::Device;

/// Chromium without a window; as root it refuses its own sandbox, and what it does on the side would blur the log.
const ARGUMENTS: [&str; 8] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
];

/// A browser with a profile of its own.
#[derive(Debug)]
pub(crate) struct Browser {
    pub(crate) client: Client,
    session: String,
    driver: Driver,
}

#[derive(Debug)]
struct Driver {
    process: Child,
    port: u16,
}

impl Browser {
    pub(crate) async fn start(device: Device) -> Browser {
        let driver = Driver::start().await;
        let capabilities = json!({
            "browserName": "chrome",
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
            "goog:chromeOptions": {
                "args": ARGUMENTS,
                "mobileEmulation": { "deviceMetrics": {
                    "width": device.width, "height": device.height, "pixelRatio": 1, "touch": true, "mobile": true,
                } },
            },
        });
        let Value::Object(capabilities) = capabilities else { unreachable!("written as an object") };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", driver.port))
            .await
            .expect("Chromium starts");
        let session = client.session_id().await.ok().flatten().expect("a started browser has a session");
        Browser { client, session, driver }
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
        let _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
        let request =
            format!("DELETE /session/{} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", self.session);
        let _ = stream.write_all(request.as_bytes());
        let _ = stream.read(&mut [0; 1]);
    }
}

impl Driver {
    async fn start() -> Driver {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        let process = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is on PATH");
        let driver = Driver { process, port };
        for _ in 0..200 {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return driver;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("chromedriver does not answer");
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
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
