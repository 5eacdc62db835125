//! The largest sheets fit into a QR code that a phone reads.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

use crate::{hands, ledger};

#[test]
fn eight_seats_with_64_cards_fit_into_version_20() {
    let longest = sealed::Scope::new(&"g".repeat(sealed::MAX_SLUG), u16::MAX, u32::MAX);
    for (room, version) in [(64, 20), (sealed::MAX_ROOM, 22)] {
        let sheet = ledger(longest.clone(), room, 8).advance(&hands(&[&[][..]; 8])).expect("hands");
        let head = format!("{}#{}", "a".repeat(60), sheet.head());
        let digits = QrSegment::make_numeric(&sheet.digits());
        let segments = [QrSegment::make_bytes(head.as_bytes()), digits];
        let most = Version::new(version);
        let code = QrCode::encode_segments_advanced(&segments, QrCodeEcc::Low, Version::MIN, most, None, false);
        assert!(code.is_ok(), "room for {room}");
    }
}
