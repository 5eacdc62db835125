//! The way from a phone in the same network to this machine.

use std::net::{IpAddr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// This machine's address in its network, if it has one.
pub(crate) fn address() -> Option<IpAddr> {
    // Connecting a datagram socket sends nothing: it only asks which way a packet would leave.
    // The destination is reserved for documentation (RFC 5737).
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

/// A QR code for the terminal, black on white whatever the terminal's own colours are.
pub(crate) fn qr(text: &str) -> String {
    let code = QrCode::new(text).expect("an address is short enough for a QR code");
    code.render::<Dense1x2>()
        .dark_color(Dense1x2::Dark)
        .light_color(Dense1x2::Light)
        .build()
        .lines()
        .map(|line| format!("\u{1b}[30;107m{line}\u{1b}[0m\n"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_qr_code_is_a_square_of_half_lines() {
        let code = qr("http://10.0.0.7:8080/");
        let lines: Vec<&str> = code.lines().collect();
        // Version 2 has 25 modules, and the quiet zone 4 on each side.
        assert_eq!(lines.len(), 33_usize.div_ceil(2));
        let first = lines[0].trim_start_matches("\u{1b}[30;107m").trim_end_matches("\u{1b}[0m");
        assert_eq!(first.chars().count(), 33);
    }
}
