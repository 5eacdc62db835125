//! The example in `docs/sealed-table.md`.

use sealed::{Key, KeyLink, Ledger, Scope, Sheet, letters, word};
use table::Seat;

const PAGE: &str = include_str!("../../../../docs/sealed-table.md");

#[test]
fn the_example_of_the_documentation_is_right() {
    let (a, b) = (Seat::new(0), Seat::new(1));
    let mut ledger = Ledger::new(Scope::new("leiff", 3, 7), 4);
    for (seat, first) in [(a, 0), (b, 16)] {
        let mut byte = first..;
        ledger.set_key(seat, Key::new([0; 16].map(|_| byte.next().expect("a byte"))));
    }
    let hands: [[&[u8]; 2]; 6] =
        [[&[0], &[0]], [&[0], &[1]], [&[1], &[1]], [&[2], &[1]], [&[3], &[1]], [&[4, 7, 9], &[1]]];
    let sheets = hands.map(|[own, other]| ledger.advance(&[(a, own.to_vec()), (b, other.to_vec())]).expect("hands"));
    let link = ledger.key_link(a).expect("a key");
    let sheet = sheets[5].clone();
    let script = format!("python3 docs/sealed_table.py {link} \\\n  {sheet}\n");
    assert!(PAGE.contains(&script), "{script}");
    assert!(PAGE.contains(&format!("\n{ledger}\n")), "{ledger}");

    let hand = link.open(&sheet, None).expect("its own hand");
    let labels: Vec<String> = letters(&link.key, hand.epoch, 3).iter().collect();
    let codes: Vec<String> = hand.codes.iter().map(u8::to_string).collect();
    let (counter, epoch, word) = (hand.counter, hand.epoch, word(&link.key, hand.epoch));
    let said = format!(
        "counter {counter} epoch {epoch} word {word}\ncodes   {}\nlabels  {}\n",
        codes.join(" "),
        labels.join(" ")
    );
    assert!(PAGE.contains(&said), "{said}");
    assert_eq!(link.to_string().parse::<KeyLink>(), Ok(link));
    assert_eq!(sheet.to_string().parse::<Sheet>(), Ok(sheet));
}
