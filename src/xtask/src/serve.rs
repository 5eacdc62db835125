//! A small static server: for `cargo play`, and for browser tests, which also read from it what a page asked for.

use std::fs;
use std::io;
use std::net::{Ipv4Addr, TcpListener, TcpStream, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use crate::content::{content_type, is_compressible, is_hashed};
use crate::http::{Answer, Head};

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
    /// Takes the connections; each is answered in a thread of its own. None while the server is closed.
    porter: Mutex<Option<JoinHandle<()>>>,
}

struct Site {
    closed: AtomicBool,
    dir: Mutex<PathBuf>,
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
        let port = listener.local_addr()?.port();
        let closed = AtomicBool::new(false);
        let site = Site { closed, dir: Mutex::new(dir.into()), prefix: prefix.to_owned(), log: Mutex::default() };
        let server = Server { site: Arc::new(site), port, porter: Mutex::default() };
        server.hire(listener);
        Ok(server)
    }

    fn hire(&self, listener: TcpListener) {
        let inside = Arc::clone(&self.site);
        *locked(&self.porter) = Some(thread::spawn(move || inside.receive(&listener)));
    }

    /// Ends the server until it is opened again; meanwhile every connection is refused, as where there is no network.
    pub fn close(&self) {
        self.site.closed.store(true, Ordering::Release);
        let Some(porter) = locked(&self.porter).take() else { return };
        // The porter sleeps until somebody knocks.
        if TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_ok() {
            let _ = porter.join();
        }
    }

    /// Serves again after it was closed, at the same address; from now on this folder.
    ///
    /// # Errors
    /// When somebody else has taken the port.
    pub fn open(&self, dir: impl Into<PathBuf>) -> io::Result<()> {
        *locked(&self.site.dir) = dir.into();
        if locked(&self.porter).is_none() {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, self.port))?;
            self.site.closed.store(false, Ordering::Release);
            self.hire(listener);
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
        locked(&self.site.dir).clone()
    }

    /// Everything answered since the start, in the order of the answers.
    #[must_use]
    pub fn requests(&self) -> Vec<Request> {
        locked(&self.site.log).clone()
    }

    /// Ends the server; the port is free again, and what has been asked is still answered.
    pub fn stop(self) {
        drop(self);
    }

    /// Serves until the program is ended from outside.
    pub fn wait(self) {
        let porter = locked(&self.porter).take();
        // A porter that panicked has said so itself.
        let _ = porter.map(JoinHandle::join);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.close();
    }
}

fn locked<T>(value: &Mutex<T>) -> MutexGuard<'_, T> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Site {
    fn receive(self: Arc<Site>, listener: &TcpListener) {
        for stream in listener.incoming() {
            if self.closed.load(Ordering::Acquire) {
                return;
            }
            if let Ok(stream) = stream {
                let site = Arc::clone(&self);
                thread::spawn(move || site.serve(stream));
            }
        }
    }

    fn serve(&self, mut stream: TcpStream) {
        let Some(head) = Head::read(&stream) else { return };
        let answer = self.answer(&head);
        let with_body = head.method != "HEAD";
        let bytes = if with_body { answer.body.len() as u64 } else { 0 };
        locked(&self.log).push(Request { method: head.method, path: head.path, status: answer.status, bytes });
        // A browser that went away does not want its answer any more.
        let _ = answer.send(&mut stream, with_body);
    }

    fn answer(&self, head: &Head) -> Answer {
        if !matches!(head.method.as_str(), "GET" | "HEAD") {
            return refusal(405, "only GET and HEAD\n");
        }
        let path = head.path.split(['?', '#']).next().unwrap_or("");
        if format!("{path}/") == self.prefix {
            // Without the slash, the page's relative addresses would miss the folder.
            return refusal(301, "").with("Location", &self.prefix);
        }
        let Some(file) = path.strip_prefix(&self.prefix).and_then(|path| self.file(path)) else {
            return refusal(404, "no such file\n");
        };
        let (encoding, body) = match packed(&file, &head.encodings) {
            Some((encoding, body)) => (Some(encoding), body),
            None => match fs::read(&file) {
                Ok(body) => (None, body),
                Err(_) => return refusal(404, "no such file\n"),
            },
        };
        let cache = if is_hashed(&file) { "public, max-age=31536000, immutable" } else { "no-cache" };
        let mut answer = Answer::new(200, content_type(&file), body)
            .with("Cache-Control", cache)
            .with("X-Content-Type-Options", "nosniff");
        if is_compressible(&file) {
            answer = answer.with("Vary", "Accept-Encoding");
        }
        match encoding {
            Some(encoding) => answer.with("Content-Encoding", encoding),
            None => answer,
        }
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
        let file = locked(&self.dir).join(path);
        file.is_file().then_some(file)
    }
}

/// The precompressed sibling which the browser likes best, with the name of its encoding.
fn packed(file: &Path, accepted: &str) -> Option<(&'static str, Vec<u8>)> {
    [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(encoding, extension)| {
        accepted
            .split(',')
            .any(|offer| offer.split(';').next().unwrap_or("").trim() == encoding)
            .then(|| fs::read(with_suffix(file, extension)).ok())
            .flatten()
            .map(|body| (encoding, body))
    })
}

/// `a.js` and `br` make `a.js.br`.
fn with_suffix(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    PathBuf::from(name)
}

fn refusal(status: u16, sentence: &str) -> Answer {
    Answer::new(status, "text/plain; charset=utf-8", sentence)
}
