//! The static server, asked the way a browser asks.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::time::Duration;

use xtask::serve::{Request, Server};

/// A small site in a folder of its own, gone with the value.
struct Site(PathBuf);

impl Site {
    fn new(name: &str) -> Site {
        let folder = std::env::temp_dir().join(format!("stammtisch-{name}-{}", std::process::id()));
        for (path, content) in [
            ("site/index.html", "<title>page</title>"),
            ("site/bootstrap.js", "script"),
            ("site/bootstrap.js.br", "packed by brotli"),
            ("site/bootstrap.js.gz", "packed by gzip"),
            ("site/web-0123456789abcdef_bg.wasm", "\0asm"),
            ("site/fonts/text.woff2", "font"),
            ("secret.txt", "not for the web"),
        ] {
            let file = folder.join(path);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, content).unwrap();
        }
        Site(folder)
    }

    fn served(&self, prefix: &str) -> Server {
        Server::start_under(prefix, self.0.join("site"), "127.0.0.1:0").unwrap()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The whole answer to one request: status line, headers, empty line, body.
fn ask(server: &Server, method: &str, path: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", server.port())).unwrap();
    write!(stream, "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n").unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8(answer).unwrap()
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap()
}

fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").unwrap().1
}

#[test]
fn files_come_with_their_type_and_how_long_they_may_be_kept() {
    let site = Site::new("types");
    let server = site.served("/");
    let page = ask(&server, "GET", "/", "");
    assert!(page.contains("content-type: text/html; charset=utf-8\r\n"), "{page}");
    assert!(page.contains("cache-control: no-cache\r\n"), "{page}");
    assert_eq!(body(&page), "<title>page</title>");
    let wasm = ask(&server, "GET", "/web-0123456789abcdef_bg.wasm", "");
    assert!(wasm.contains("content-type: application/wasm\r\n"), "{wasm}");
    assert!(wasm.contains("cache-control: public, max-age=31536000, immutable\r\n"), "{wasm}");
}

#[test]
fn a_browser_gets_the_packing_it_takes() {
    let site = Site::new("packed");
    let server = site.served("/");
    let get = |headers: &str| ask(&server, "GET", "/bootstrap.js", headers);
    let best = get("Accept-Encoding: gzip, deflate, br;q=1.0\r\n");
    assert!(best.contains("content-encoding: br\r\n"), "{best}");
    assert_eq!(body(&best), "packed by brotli");
    assert_eq!(body(&get("accept-encoding: gzip\r\n")), "packed by gzip");
    assert_eq!(body(&get("")), "script");
    let font = ask(&server, "GET", "/fonts/text.woff2", "Accept-Encoding: br\r\n");
    assert_eq!(body(&font), "font");
}

#[test]
fn a_part_of_a_file_can_be_asked_for() {
    let site = Site::new("range");
    let server = site.served("/");
    let part = ask(&server, "GET", "/bootstrap.js", "Range: bytes=1-3\r\n");
    assert_eq!((status(&part), body(&part)), ("206", "cri"));
    assert!(part.contains("content-range: bytes 1-3/6\r\n"), "{part}");
}

#[test]
fn a_sub_path_is_served_and_nothing_beside_it() {
    let site = Site::new("prefix");
    let server = site.served("/kneipe/stammtisch/");
    assert_eq!(body(&ask(&server, "GET", "/kneipe/stammtisch/bootstrap.js?v=1", "")), "script");
    assert_eq!(status(&ask(&server, "GET", "/bootstrap.js", "")), "404");
    let bare = ask(&server, "GET", "/kneipe/stammtisch", "");
    assert_eq!(status(&bare), "301");
    assert!(bare.contains("location: /kneipe/stammtisch/\r\n"), "{bare}");
}

#[test]
fn no_path_leads_out_of_the_folder() {
    let site = Site::new("escape");
    let server = site.served("/");
    for path in [
        "/../secret.txt",
        "/fonts/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//secret.txt",
        "/fonts/",
        "/site",
    ] {
        let answer = ask(&server, "GET", path, "");
        assert_eq!(status(&answer), "404", "{path}: {answer}");
    }
    assert_ne!(status(&ask(&server, "GET", "secret.txt", "")), "200");
}

#[test]
fn requests_are_logged_with_what_was_sent() {
    let site = Site::new("log");
    let server = site.served("/");
    ask(&server, "GET", "/bootstrap.js?v=1", "Accept-Encoding: br\r\n");
    ask(&server, "HEAD", "/bootstrap.js", "");
    ask(&server, "POST", "/bootstrap.js", "");
    let logged = |method: &str, path: &str, status, bytes| Request {
        method: method.to_owned(),
        path: path.to_owned(),
        status,
        bytes,
    };
    let expected = [
        logged("GET", "/bootstrap.js?v=1", 200, 16),
        logged("HEAD", "/bootstrap.js", 200, 0),
        logged("POST", "/bootstrap.js", 405, 0),
    ];
    assert_eq!(server.requests(), expected);
}

#[test]
fn as_many_connections_as_a_browser_opens_at_once_are_answered() {
    let site = Site::new("burst");
    for _ in 0..20 {
        let server = site.served("/");
        let open = || TcpStream::connect(("127.0.0.1", server.port())).unwrap();
        // One sends nothing yet, another one stays open after its answer, and neither delays the others.
        let (_silent, mut kept_open) = (open(), open());
        kept_open.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        let mut streams: Vec<TcpStream> = (0..8).map(|_| open()).collect();
        for stream in &mut streams {
            stream.write_all(b"GET /bootstrap.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
            stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        }
        for stream in &mut streams {
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            assert_eq!(body(&answer), "script");
        }
    }
}

#[test]
fn a_stopped_server_frees_its_port() {
    let site = Site::new("stop");
    let server = site.served("/");
    let port = server.port();
    assert_eq!(status(&ask(&server, "GET", "/", "")), "200");
    server.stop();
    assert!(Server::start(site.0.join("site"), ("127.0.0.1", port)).is_ok());
}

#[test]
fn a_closed_server_refuses_until_it_is_opened_again() {
    let (site, other) = (Site::new("closed"), Site::new("opened"));
    fs::write(other.0.join("site/index.html"), "<title>another page</title>").unwrap();
    let server = site.served("/");
    // A browser keeps its connection open, and gets nothing more on it.
    let mut kept_open = TcpStream::connect(("127.0.0.1", server.port())).unwrap();
    kept_open.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    kept_open.read_exact(&mut [0; 12]).unwrap();
    server.close();
    kept_open.read_to_end(&mut Vec::new()).unwrap();
    assert!(TcpStream::connect(("127.0.0.1", server.port())).is_err());
    server.open(other.0.join("site")).unwrap();
    assert_eq!(body(&ask(&server, "GET", "/", "")), "<title>another page</title>");
}
