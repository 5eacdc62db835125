//! As much of HTTP/1.1 as a static site needs. A connection is good for one request: so none can wait behind an idle one.

use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// A browser may open a connection before it knows what for.
const PATIENCE: Duration = Duration::from_secs(30);

/// The longest head of a request in bytes.
const LONGEST: u64 = 16 * 1024;

/// What is asked for, above the empty line.
pub(crate) struct Head {
    pub(crate) method: String,
    /// The path as it was written, with its query.
    pub(crate) path: String,
    /// The value of `Accept-Encoding`, or nothing.
    pub(crate) encodings: String,
}

impl Head {
    /// Reads it; `None` when the other side says nothing, or nothing that reads like a request.
    pub(crate) fn read(stream: &TcpStream) -> Option<Head> {
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        let mut lines = BufReader::new(stream.take(LONGEST)).lines().map_while(Result::ok);
        let first = lines.next()?;
        let mut words = first.split(' ').map(str::to_owned);
        let mut head = Head { method: words.next()?, path: words.next()?, encodings: String::new() };
        for line in lines {
            match line.split_once(':') {
                Some((name, value)) if name.eq_ignore_ascii_case("accept-encoding") => {
                    head.encodings = value.to_owned();
                }
                None if line.is_empty() => return Some(head),
                _ => {}
            }
        }
        None
    }
}

/// What is answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
    headers: String,
}

impl Answer {
    pub(crate) fn new(status: u16, content_type: &str, body: impl Into<Vec<u8>>) -> Answer {
        Answer { status, body: body.into(), headers: String::new() }.with("Content-Type", content_type)
    }

    /// One header more; both parts are plain ASCII without line breaks.
    pub(crate) fn with(mut self, name: &str, value: &str) -> Answer {
        let _ = write!(self.headers, "{name}: {value}\r\n");
        self
    }

    /// Sends it, with the body or, as `HEAD` wants it, without.
    ///
    /// # Errors
    /// When the other side has gone.
    pub(crate) fn send(&self, stream: &mut TcpStream, with_body: bool) -> io::Result<()> {
        let Answer { status, headers, body } = self;
        let length = body.len();
        let head = format!("HTTP/1.1 {status} \r\nContent-Length: {length}\r\nConnection: close\r\n{headers}\r\n");
        stream.write_all(&[head.as_bytes(), if with_body { body } else { &[] }].concat())
    }
}
