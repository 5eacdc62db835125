//! `cargo play`: from a fresh clone to a page in the browser.

use std::net::{Ipv4Addr, TcpListener};
use std::process::ExitCode;

use xtask::serve::Server;

use crate::lan;
use crate::shell::Fallible;
use crate::site::{self, Build};

const USAGE: &str = "usage: cargo play [--release] [--port N] [--lan]";

#[derive(Debug, PartialEq, Eq)]
struct Options {
    build: Build,
    port: u16,
    lan: bool,
}

pub(crate) fn run(words: &[String]) -> Fallible<ExitCode> {
    let options = parse(words)?;
    // Taken before anything is built: nobody should wait minutes to learn that the port is not free.
    let listener = listen(&options)?;
    let folder = options.build.folder();
    site::build(options.build, &folder)?;

    let server =
        Server::listen(listener, "/", folder).map_err(|error| format!("The site cannot be served: {error}."))?;
    println!("\nStammtisch is at {} (Ctrl-C ends it)", server.url());
    if options.lan {
        tell_lan_address(server.port());
    }
    server.wait();
    Ok(ExitCode::SUCCESS)
}

fn parse(words: &[String]) -> Fallible<Options> {
    let mut options = Options { build: Build::Debug, port: 8080, lan: false };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--release" => options.build = Build::Release,
            "--lan" => options.lan = true,
            "--port" => {
                options.port = words
                    .next()
                    .and_then(|number| number.parse().ok())
                    .ok_or_else(|| format!("--port wants a number up to 65535; {USAGE}"))?;
            }
            other => return Err(format!("cargo play knows no {other}; {USAGE}")),
        }
    }
    Ok(options)
}

fn listen(options: &Options) -> Fallible<TcpListener> {
    let host = if options.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let port = options.port;
    TcpListener::bind((host, port)).map_err(|error| {
        format!(
            "Port {port} cannot be used ({error}): choose another one with `cargo play --port {}`.",
            port.wrapping_add(1).max(1024)
        )
    })
}

fn tell_lan_address(port: u16) {
    let Some(address) = lan::address() else {
        println!("No local network was found, so no other device can reach this machine.");
        return;
    };
    let url = format!("http://{address}:{port}/");
    println!("In the same network it is at {url}\n\n{}", lan::qr(&url));
    println!("Without HTTPS the other device's browser cannot keep its screen awake, copy, share or play offline.");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Fallible<Options> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        parse(&words)
    }

    #[test]
    fn options_are_read_in_any_order() {
        let expected = Options { build: Build::Release, port: 9000, lan: true };
        assert_eq!(parsed("--lan --port 9000 --release"), Ok(expected));
    }

    #[test]
    fn a_mistake_is_told_with_the_usage() {
        for line in ["--fast", "--port", "--port many", "--port 70000"] {
            let sentence = parsed(line).unwrap_err();
            assert!(sentence.ends_with(USAGE), "{sentence}");
        }
    }

    #[test]
    fn a_taken_port_is_told_in_a_sentence() {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = taken.local_addr().unwrap().port();
        let options = parsed(&format!("--port {port}")).unwrap();
        assert!(listen(&options).unwrap_err().starts_with(&format!("Port {port} cannot be used")));
    }
}
