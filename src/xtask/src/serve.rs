//! A small static server: for `cargo play`, and for browser tests, which also read from it what a page asked for.

use std::fs;
use std::io;
use std::net::{SocketAddr, TcpListener, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use tiny_http::{Header, Method, Response};

use crate::content::{content_type, is_compressible, is_hashed};

/// A browser opens six connections to one host.
const WORKERS: usize = 6;

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
    address: SocketAddr,
    workers: Vec<JoinHandle<()>>,
}

struct Site {
    http: tiny_http::Server,
    dir: PathBuf,
    prefix: String,
    log: Mutex<Vec<Request>>,
}

impl Server {
    /// Serves `dir` at the root of `address` (port 0 takes any free one).
    ///
    /// # Errors
    /// When the address cannot be bound, mostly because the port is taken.
    pub fn start(dir: impl Into<PathBuf>, address: impl ToSocketAddrs) -> io::Result<Server> {
        Server::listen(TcpListener::bind(address)?, "/", dir)
    }

    /// Serves `dir` under `prefix`, which begins and ends with a slash, and nothing beside it.
    ///
    /// # Errors
    /// When the address cannot be bound, mostly because the port is taken.
    pub fn start_under(prefix: &str, dir: impl Into<PathBuf>, address: impl ToSocketAddrs) -> io::Result<Server> {
        Server::listen(TcpListener::bind(address)?, prefix, dir)
    }

    /// Serves `dir` under `prefix` at a port that is bound already.
    ///
    /// # Errors
    /// When the listener is not usable any more.
    pub fn listen(listener: TcpListener, prefix: &str, dir: impl Into<PathBuf>) -> io::Result<Server> {
        assert!(prefix.starts_with('/') && prefix.ends_with('/'), "a prefix looks like /sub/path/");
        let address = listener.local_addr()?;
        let http = tiny_http::Server::from_listener(listener, None).map_err(io::Error::other)?;
        let site = Arc::new(Site { http, dir: dir.into(), prefix: prefix.to_owned(), log: Mutex::default() });
        let workers = (0..WORKERS)
            .map(|_| {
                let site = Arc::clone(&site);
                thread::spawn(move || site.answer_all())
            })
            .collect();
        Ok(Server { site, address, workers })
    }

    /// The port that is served.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// The address of the site for a browser on this machine.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port(), self.site.prefix)
    }

    /// Everything answered since the start, in the order of the answers.
    #[must_use]
    pub fn requests(&self) -> Vec<Request> {
        self.site.log().clone()
    }

    /// Ends the server once the running answers are out; the port is free a moment later.
    pub fn stop(self) {
        drop(self);
    }

    /// Serves until the program is ended from outside.
    pub fn wait(mut self) {
        for worker in self.workers.drain(..) {
            // A worker that panicked has said so itself; the others go on.
            let _ = worker.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        for _ in &self.workers {
            self.site.http.unblock();
        }
        for worker in self.workers.drain(..) {
            let _ = worker.join();
        }
    }
}

impl Site {
    fn log(&self) -> std::sync::MutexGuard<'_, Vec<Request>> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn answer_all(&self) {
        while let Ok(request) = self.http.recv() {
            let answer = self.answer(&request);
            self.log().push(Request {
                method: request.method().to_string(),
                path: request.url().to_owned(),
                status: answer.status_code().0,
                bytes: match request.method() {
                    Method::Head => 0,
                    _ => answer.data_length().unwrap_or(0) as u64,
                },
            });
            // A browser that went away does not want its answer any more.
            let _ = request.respond(answer);
        }
    }

    fn answer(&self, request: &tiny_http::Request) -> Response<io::Cursor<Vec<u8>>> {
        if !matches!(request.method(), Method::Get | Method::Head) {
            return refusal(405, "only GET and HEAD\n");
        }
        let path = request.url().split(['?', '#']).next().unwrap_or("");
        if format!("{path}/") == self.prefix {
            // Without the slash, the page's relative addresses would miss the folder.
            return refusal(301, "").with_header(header("Location", &self.prefix));
        }
        let Some(file) = path.strip_prefix(&self.prefix).and_then(|path| self.file(path)) else {
            return refusal(404, "no such file\n");
        };
        let (encoding, body) = match self.packed(&file, request) {
            Some((encoding, body)) => (Some(encoding), body),
            None => match fs::read(&file) {
                Ok(body) => (None, body),
                Err(_) => return refusal(404, "no such file\n"),
            },
        };
        let cache = if is_hashed(&file) { "public, max-age=31536000, immutable" } else { "no-cache" };
        let mut answer = Response::from_data(body)
            .with_chunked_threshold(usize::MAX)
            .with_header(header("Content-Type", content_type(&file)))
            .with_header(header("Cache-Control", cache))
            .with_header(header("X-Content-Type-Options", "nosniff"));
        if is_compressible(&file) {
            answer.add_header(header("Vary", "Accept-Encoding"));
        }
        if let Some(encoding) = encoding {
            answer.add_header(header("Content-Encoding", encoding));
        }
        answer
    }

    /// The file that a path below the prefix means.
    fn file(&self, path: &str) -> Option<PathBuf> {
        let path = match path {
            "" => "index.html".to_owned(),
            folder if folder.ends_with('/') => format!("{folder}index.html"),
            file => file.to_owned(),
        };
        // The site's own names need neither escapes nor leading dots; so nothing here can lead out of the folder.
        let plain = |segment: &str| {
            !segment.is_empty()
                && !segment.starts_with('.')
                && segment.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte))
        };
        if !path.split('/').all(plain) {
            return None;
        }
        let file = self.dir.join(path);
        file.is_file().then_some(file)
    }

    /// The precompressed sibling which the browser likes best, with the name of its encoding.
    fn packed(&self, file: &Path, request: &tiny_http::Request) -> Option<(&'static str, Vec<u8>)> {
        let accepted = request.headers().iter().find(|header| header.field.equiv("Accept-Encoding"))?.value.as_str();
        [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(encoding, extension)| {
            accepted
                .split(',')
                .any(|offer| offer.split(';').next().unwrap_or("").trim() == encoding)
                .then(|| fs::read(with_suffix(file, extension)).ok())
                .flatten()
                .map(|body| (encoding, body))
        })
    }
}

/// `a.js` and `br` make `a.js.br`.
fn with_suffix(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    PathBuf::from(name)
}

fn refusal(status: u16, sentence: &str) -> Response<io::Cursor<Vec<u8>>> {
    Response::from_data(sentence)
        .with_status_code(status)
        .with_header(header("Content-Type", "text/plain; charset=utf-8"))
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("our headers are plain ASCII")
}
