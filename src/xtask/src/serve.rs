//! A static server: for `cargo play`, and for browser tests, which also read from it what a page asked for.
//!
//! axum and tower-http do the work. The server runs in a thread of its own, so that callers need no async runtime, and tests can
//! stop it and start it again while a browser is open.

use std::io;
use std::net::{Ipv4Addr, TcpListener, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use axum::Router;
use axum::extract::{Request as HttpRequest, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE, LOCATION, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::sync::oneshot;
use tower_http::services::ServeDir;

use crate::content::is_hashed;

/// How long requests that are being answered may delay the end of the server.
const GRACE: Duration = Duration::from_secs(2);

/// One answered request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// `GET` or `HEAD`, or what else was refused.
    pub method: String,
    /// The path as it was asked for, with prefix and query.
    pub path: String,
    /// The status of the answer.
    pub status: u16,
    /// Bytes of the answer's body as sent, that is compressed.
    pub bytes: u64,
}

/// A running server of one folder. It stops when it is dropped.
pub struct Server {
    site: Arc<Site>,
    port: u16,
    /// None while the server is closed.
    running: Mutex<Option<Running>>,
}

struct Site {
    folder: Mutex<PathBuf>,
    prefix: String,
    requests: Mutex<Vec<Request>>,
}

/// The thread that accepts connections, and what ends it.
struct Running {
    stop: oneshot::Sender<()>,
    thread: JoinHandle<()>,
}

impl Server {
    /// Serves `folder` at the root of `address` (port 0 takes any free one).
    ///
    /// # Errors
    /// When the address cannot be bound, mostly because the port is taken.
    pub fn start(folder: impl Into<PathBuf>, address: impl ToSocketAddrs) -> io::Result<Server> {
        Server::listen(TcpListener::bind(address)?, "/", folder)
    }

    /// Serves `folder` under `prefix`, which begins and ends with a slash, and nothing beside it.
    ///
    /// # Errors
    /// When the address cannot be bound, mostly because the port is taken.
    pub fn start_under(prefix: &str, folder: impl Into<PathBuf>, address: impl ToSocketAddrs) -> io::Result<Server> {
        Server::listen(TcpListener::bind(address)?, prefix, folder)
    }

    /// Serves `folder` under `prefix` at a port that is bound already.
    ///
    /// # Errors
    /// When the listener is not usable any more.
    pub fn listen(listener: TcpListener, prefix: &str, folder: impl Into<PathBuf>) -> io::Result<Server> {
        assert!(prefix.starts_with('/') && prefix.ends_with('/'), "a prefix looks like /sub/path/");
        let port = listener.local_addr()?.port();
        let site = Site { folder: Mutex::new(folder.into()), prefix: prefix.to_owned(), requests: Mutex::default() };
        let site = Arc::new(site);
        let running = Running::spawn(listener, router(&site))?;
        Ok(Server { site, port, running: Mutex::new(Some(running)) })
    }

    /// Ends the server until it is opened again; meanwhile every connection is refused, as where there is no network.
    pub fn close(&self) {
        if let Some(Running { stop, thread }) = locked(&self.running).take() {
            let _ = stop.send(());
            // A thread that panicked has said so itself.
            let _ = thread.join();
        }
    }

    /// Serves again after it was closed, at the same address; from now on this folder.
    ///
    /// # Errors
    /// When somebody else has taken the port.
    pub fn open(&self, folder: impl Into<PathBuf>) -> io::Result<()> {
        *locked(&self.site.folder) = folder.into();
        let mut running = locked(&self.running);
        if running.is_none() {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, self.port))?;
            *running = Some(Running::spawn(listener, router(&self.site))?);
        }
        Ok(())
    }

    /// The port that is served.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of the site for a browser on this machine.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port(), self.site.prefix)
    }

    /// The folder that is served.
    #[must_use]
    pub fn folder(&self) -> PathBuf {
        locked(&self.site.folder).clone()
    }

    /// Everything answered since the start, in the order of the answers.
    #[must_use]
    pub fn requests(&self) -> Vec<Request> {
        locked(&self.site.requests).clone()
    }

    /// Ends the server and frees the port. Requests that it has accepted are still answered.
    pub fn stop(self) {
        drop(self);
    }

    /// Serves until the program is ended from outside.
    pub fn wait(self) {
        let running = locked(&self.running).take();
        if let Some(Running { stop: _stop, thread }) = running {
            let _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.close();
    }
}

impl Running {
    fn spawn(listener: TcpListener, router: Router) -> io::Result<Running> {
        listener.set_nonblocking(true)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (stop, stopped) = oneshot::channel::<()>();
        let thread = thread::spawn(move || {
            runtime.block_on(async {
                let listener = tokio::net::TcpListener::from_std(listener).expect("the listener does not block");
                let (ended, end) = oneshot::channel();
                let serving = axum::serve(listener, router).with_graceful_shutdown(async move {
                    let _ = stopped.await;
                    let _ = ended.send(());
                });
                let serving = tokio::spawn(serving.into_future());
                let _ = end.await;
                // The connections that still wait for something end with the runtime.
                let _ = tokio::time::timeout(GRACE, serving).await;
            });
        });
        Ok(Running { stop, thread })
    }
}

fn locked<T>(value: &Mutex<T>) -> MutexGuard<'_, T> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Serves the site under its prefix, and logs every request.
fn router(site: &Arc<Site>) -> Router {
    let files = Router::new().fallback(file).with_state(Arc::clone(site));
    let router = match site.prefix.strip_suffix('/') {
        None | Some("") => files,
        Some(bare) => {
            // Without the slash, the page's relative addresses would miss the folder.
            let redirect = (StatusCode::MOVED_PERMANENTLY, [(LOCATION, site.prefix.clone())]);
            Router::new().route(bare, get(redirect)).nest_service(&site.prefix, files)
        }
    };
    router.layer(middleware::from_fn_with_state(Arc::clone(site), log))
}

/// The file of this path in the folder that is served at present.
async fn file(State(site): State<Arc<Site>>, request: HttpRequest) -> Response {
    let folder = locked(&site.folder).clone();
    let hashed = is_hashed(Path::new(request.uri().path()));
    let served = ServeDir::new(folder).precompressed_br().precompressed_gzip().try_call(request).await;
    let mut response = match served {
        Ok(response) => response.into_response(),
        Err(error) => (StatusCode::NOT_FOUND, error.to_string()).into_response(),
    };
    if response.status().is_success() {
        complete(response.headers_mut(), hashed);
    }
    response
}

/// Adds what `ServeDir` does not know: the encoding of the project's texts, and how long a file may be kept.
fn complete(headers: &mut HeaderMap, hashed: bool) {
    if let Some(kind) = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok())
        && kind.starts_with("text/")
        && let Ok(kind) = HeaderValue::from_str(&format!("{kind}; charset=utf-8"))
    {
        headers.insert(CONTENT_TYPE, kind);
    }
    let cache = if hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
}

async fn log(State(site): State<Arc<Site>>, request: HttpRequest, next: Next) -> Response {
    let method = request.method().clone();
    let path = request.uri().path_and_query().map_or_else(String::new, ToString::to_string);
    let response = next.run(request).await;
    let length = || response.headers().get(CONTENT_LENGTH)?.to_str().ok()?.parse().ok();
    let bytes = if method == Method::HEAD { 0 } else { length().unwrap_or(0) };
    let request = Request { method: method.to_string(), path, status: response.status().as_u16(), bytes };
    locked(&site.requests).push(request);
    response
}
