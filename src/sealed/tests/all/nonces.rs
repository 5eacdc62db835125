//! The law of the ledger: no key ever seals two contents with one nonce.

use std::collections::BTreeMap;

use proptest::collection::vec;
use proptest::option::weighted;
use proptest::prelude::{Strategy, any};
use proptest::prop_oneof;
use sealed::{Key, Ledger};
use table::Seat;

use crate::{check, leiff};

/// What may happen at a table.
#[derive(Clone, Debug)]
enum Step {
    SetKey(u8, u8),
    Remove(u8),
    Reload,
    /// The hand of each seat that has one. Seats without a key are left out.
    Advance(Vec<Option<Vec<u8>>>),
}

/// Few seats, keys and hands, so that everything comes up again.
fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        2 => (0..3_u8, 0..3_u8).prop_map(|(seat, key)| Step::SetKey(seat, key)),
        1 => (0..3_u8).prop_map(Step::Remove),
        1 => any::<()>().prop_map(|()| Step::Reload),
        6 => vec(weighted(0.8, vec(0..2_u8, 0..2)), 3).prop_map(Step::Advance),
    ]
}

#[test]
fn no_nonce_is_used_for_two_contents() {
    check(2_000, &vec(step(), 1..40), |steps| {
        let mut ledger = Ledger::new(leiff(), 2);
        let mut keys: BTreeMap<Seat, u8> = BTreeMap::new();
        // The content by key and nonce, and what the last sheet held.
        let mut sealed = BTreeMap::new();
        let mut last = None;
        for step in steps {
            match step {
                Step::SetKey(seat, key) => {
                    ledger.set_key(Seat::new(seat), Key::new([key; 16]));
                    keys.insert(Seat::new(seat), key);
                    last = last.filter(|(hands, _): &(Vec<(Seat, Vec<u8>)>, _)| {
                        hands.iter().all(|(one, _)| *one != Seat::new(seat))
                    });
                }
                Step::Remove(seat) => {
                    ledger.remove(Seat::new(seat));
                    keys.remove(&Seat::new(seat));
                }
                Step::Reload => ledger = ledger.to_string().parse().expect("a ledger"),
                Step::Advance(hands) => {
                    let hands: Vec<(Seat, Vec<u8>)> = Seat::all(3)
                        .zip(hands)
                        .filter_map(|(seat, codes)| Some((seat, codes?)))
                        .filter(|(seat, _)| keys.contains_key(seat))
                        .collect();
                    let before = ledger.counter();
                    let Ok(sheet) = ledger.advance(&hands) else { continue };
                    match &last {
                        Some((same, old)) if *same == hands => assert_eq!(sheet, *old),
                        _ => assert_eq!(sheet.counter(), before + 1),
                    }
                    for (seat, codes) in &hands {
                        let hand = ledger.key_link(*seat).expect("a key").open(&sheet, None).expect("its own hand");
                        assert_eq!(hand.codes, *codes);
                        let nonce = (keys[seat], *seat, sheet.counter());
                        let content = (hand.codes, hand.epoch);
                        assert_eq!(sealed.entry(nonce).or_insert_with(|| content.clone()), &content);
                    }
                    last = Some((hands, sheet));
                }
            }
        }
    });
}
