//! Chromium's own protocol, past its driver, which takes six times as long for a question: it reads whole pages of script for each.
//!
//! Elements have the same form here as in the driver's answers, but only this connection knows them.

use std::time::Duration;

use fantoccini::Client;
use futures::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a call may take; a question waits for a second at most, but axe looks long on a busy machine.
const LIMIT: Duration = Duration::from_secs(120);

/// Runs a script as the body of a function, with elements as `arguments` and as its answer.
const CALL: &str = include_str!("call.js");

/// A connection to a tab of Chromium.
#[derive(Debug)]
pub(crate) struct DevTools(Mutex<Connection>);

#[derive(Debug)]
struct Connection {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The number of the last call.
    last: u64,
}

impl DevTools {
    /// Connects to the tab that the driver drives just now.
    pub(crate) async fn connect(client: &Client) -> DevTools {
        let options = client.capabilities().and_then(|all| all.get("goog:chromeOptions"));
        let address = options.and_then(|options| options["debuggerAddress"].as_str()).expect("Chromium says where");
        let window = String::from(client.window().await.expect("a tab"));
        let url = format!("ws://{address}/devtools/page/{window}");
        let (socket, _) = connect_async(url).await.expect("Chromium takes a second connection");
        DevTools(Mutex::new(Connection { socket, last: 0 }))
    }

    /// A command of the protocol, and its result.
    ///
    /// # Errors
    /// What Chromium says is wrong: a document that makes way for another takes its answers with it.
    pub(crate) async fn call(&self, command: &str, parameters: Value) -> Result<Value, String> {
        let mut connection = self.0.lock().await;
        let called = timeout(LIMIT, connection.call(command, parameters)).await;
        called.unwrap_or_else(|_| Err(format!("{command} is not answered")))
    }

    /// Runs a script as the body of a function in the page.
    ///
    /// # Errors
    /// What it throws; "unloaded", if its document makes way for another.
    pub(crate) async fn execute(&self, script: &str, arguments: Vec<Value>) -> Result<Value, String> {
        let expression = format!("({CALL})({}, function () {{ {script} }})", Value::Array(arguments));
        let parameters = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let answer = match self.call("Runtime.evaluate", parameters).await {
            Err(error) => return Err(format!("the document was unloaded: {error}")),
            Ok(answer) => answer,
        };
        if let Some(thrown) = answer.get("exceptionDetails") {
            return Err(thrown["exception"]["description"].as_str().map_or_else(|| thrown.to_string(), str::to_owned));
        }
        let text = answer["result"]["value"].as_str().unwrap_or("null");
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

impl Connection {
    async fn call(&mut self, command: &str, parameters: Value) -> Result<Value, String> {
        self.last += 1;
        let call = json!({ "id": self.last, "method": command, "params": parameters });
        self.socket.send(Message::text(call.to_string())).await.map_err(|error| error.to_string())?;
        loop {
            let message = self.socket.next().await.ok_or("the tab is closed")?.map_err(|error| error.to_string())?;
            let Ok(mut answer) = serde_json::from_str::<Value>(message.to_text().unwrap_or_default()) else { continue };
            if answer["id"] != self.last {
                continue;
            }
            return match answer.get("error") {
                Some(error) => Err(error["message"].as_str().unwrap_or_default().to_owned()),
                None => Ok(answer["result"].take()),
            };
        }
    }
}
