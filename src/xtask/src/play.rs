//! `cargo play`: from a fresh clone to a page in the browser.

use std::net::{Ipv4Addr, TcpListener};
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::Args;
use xtask::serve::Server;

use crate::lan;
use crate::site::{self, Build};

/// The arguments of `cargo play`.
#[derive(Debug, Args)]
pub(crate) struct Play {
    /// Build the site as small as it is published, with a chunk for each game
    #[arg(long)]
    release: bool,
    /// The port to serve at
    #[arg(long, value_name = "N", default_value_t = 8080)]
    port: u16,
    /// Let other devices in this network in, and print the address for them with a QR code
    #[arg(long)]
    lan: bool,
}

impl Play {
    pub(crate) fn run(self) -> Result<ExitCode> {
        // Bound before anything is built: nobody should wait minutes to learn that the port is not free.
        let listener = self.listen()?;
        let build = if self.release { Build::Release } else { Build::Debug };
        let folder = build.folder();
        site::build(build, &folder)?;

        let server = Server::listen(listener, "/", folder).context("The site cannot be served")?;
        println!("\nStammtisch is at {} (Ctrl-C ends it)", server.url());
        if self.lan {
            print_lan_address(server.port());
        }
        server.wait();
        Ok(ExitCode::SUCCESS)
    }

    fn listen(&self) -> Result<TcpListener> {
        let host = if self.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let other = self.port.wrapping_add(1).max(1024);
        TcpListener::bind((host, self.port)).with_context(|| {
            format!("Port {} cannot be used. Choose another one with `cargo play --port {other}`", self.port)
        })
    }
}

fn print_lan_address(port: u16) {
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

    #[test]
    fn a_taken_port_is_told_in_a_sentence() {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = taken.local_addr().unwrap().port();
        let play = Play { release: false, port, lan: false };
        assert!(play.listen().unwrap_err().to_string().starts_with(&format!("Port {port} cannot be used")));
    }
}
