//! Links that hand over a key.

use proptest::prelude::any;
use sealed::KeyLinkError::{Game, Key as KeyText, NotALink, Seat as SeatText, Table, Version};
use sealed::{Key, KeyLink, Scope};
use table::Seat;

use crate::check;

#[test]
fn a_link_reads_back_what_it_writes() {
    check(2_000, &("[a-z]{1,16}", any::<(u16, u32, [u8; 16])>(), 0..8_u8), |(game, (version, table, key), seat)| {
        let scope = Scope::new(&game, version, table);
        let link = KeyLink { scope, seat: Seat::new(seat), key: Key::new(key) };
        let text = link.to_string();
        assert_eq!(text.parse(), Ok(link));
        assert_eq!(text.rsplit('.').next().map(str::len), Some(22), "{text}");
    });
}

#[test]
fn every_wrong_segment_has_its_error() {
    let good = "hand.leiff.3.7.b.AAAAAAAAAAAAAAAAAAAAAA";
    assert!(good.parse::<KeyLink>().is_ok());
    let wrong = [
        ("", NotALink),
        ("leiff.3.7.b.AAAAAAAAAAAAAAAAAAAAAA", NotALink),
        ("Hand.leiff.3.7.b.AAAAAAAAAAAAAAAAAAAAAA", NotALink),
        ("hand.leiff.3.7.b.AAAAAAAAAAAAAAAAAAAAAA.", NotALink),
        ("hand..3.7.b.AAAAAAAAAAAAAAAAAAAAAA", Game),
        ("hand.Leiff.3.7.b.AAAAAAAAAAAAAAAAAAAAAA", Game),
        ("hand.abcdefghijklmnopq.3.7.b.AAAAAAAAAAAAAAAAAAAAAA", Game),
        ("hand.leiff.03.7.b.AAAAAAAAAAAAAAAAAAAAAA", Version),
        ("hand.leiff.65536.7.b.AAAAAAAAAAAAAAAAAAAAAA", Version),
        ("hand.leiff.3.+7.b.AAAAAAAAAAAAAAAAAAAAAA", Table),
        ("hand.leiff.3.4294967296.b.AAAAAAAAAAAAAAAAAAAAAA", Table),
        ("hand.leiff.3.7.i.AAAAAAAAAAAAAAAAAAAAAA", SeatText),
        ("hand.leiff.3.7.B.AAAAAAAAAAAAAAAAAAAAAA", SeatText),
        ("hand.leiff.3.7.b.AAAAAAAAAAAAAAAAAAAAA", KeyText),
        ("hand.leiff.3.7.b.AAAAAAAAAAAAAAAAAAAAAB", KeyText),
        ("hand.leiff.3.7.b.AAAAAAAAAAAAAAAAAAAAA=", KeyText),
        ("hand.leiff.3.7.b.AAAAAAAAAAAAAAAAAAAA+A", KeyText),
    ];
    for (text, error) in wrong {
        assert_eq!(text.parse::<KeyLink>(), Err(error), "{text}");
    }
}

#[test]
fn neither_link_nor_error_prints_a_key() {
    let link: KeyLink = "hand.leiff.3.7.b.BwcHBwcHBwcHBwcHBwcHBw".parse().expect("a link");
    let printed = format!("{link:?}");
    assert!(!printed.contains("BwcH") && !printed.contains("7, 7"), "{printed}");
    let error = "hand.leiff.3.7.b.BwcHBwcH".parse::<KeyLink>().expect_err("it is cut off");
    assert!(!format!("{error:?} {error}").contains("BwcH"));
}
