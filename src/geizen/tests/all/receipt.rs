//! The receipt before a keep against the story after it, in random positions that are short of chips or of bank.

use geizen::{Action, CHIPS, Dice, Event, Field, Geizen, ROWS, Receipt};
use table::{Game, GameRng, Lang, Scene, Seat, Viewer, Words, signed};

const POSITIONS: u32 = 5_000;

#[test]
fn what_the_receipt_says_before_the_last_keep_the_story_says_after_it() {
    let mut rng = GameRng::from_seed([7; 32]);
    let turn = Seat::new(0);
    for _ in 0..POSITIONS {
        let position = random(&mut rng);
        let mut game = Geizen::from_position(&position).expect(&position);
        let before = game.view(Viewer::Table);
        let seats = game.seats();
        for dice in before.rolled.choices() {
            let receipt = Receipt::new(&kept(&game.forecast(turn, &Action::Keep(dice))), turn, seats, Lang::De);
            let lines: i32 = receipt.lines.iter().filter_map(|line| line.net).sum();
            assert_eq!(lines, receipt.net, "{position}: the lines of {dice} add up");
        }
        let keep = Action::Keep(before.rolled);
        let bill = kept(&game.forecast(turn, &keep));
        let events = game.apply(turn, keep).expect("a legal keep");
        let scored = events.iter().find(|event| matches!(event, Event::Scored { .. })).expect("the turn is scored");
        let chips = game.view(Viewer::Table).hands[0];
        for (lang, [settles, makes, broke], now) in [
            (Lang::De, ["rechnet ab", "Macht", "pleite"], "jetzt "),
            (Lang::En, ["settles up", "That makes", "broke"], "now "),
        ] {
            let Receipt { lines, net, left } = Receipt::new(&bill, turn, seats, lang);
            let lines: Vec<String> = lines.into_iter().map(|line| line.label + &line.words).collect();
            let now = if chips == 0 { "" } else { now };
            let (name, lines, net_said) = (table::Name(turn), lines.join(". "), signed(net));
            let told = format!("{name} {settles}. {lines}. {makes} {net_said}, {now}{left}.");
            assert_eq!(Geizen::story(scored, lang), told.into(), "{position}");
            assert_eq!(net, i32::from(chips) - i32::from(before.hands[0]), "{position}: the total is what is left");
            let has = if chips == 0 { left == broke } else { left.starts_with(&format!("{chips} ")) };
            assert!(has, "{position}: {left}");
        }
    }
}

fn kept(told: &[Event]) -> geizen::Bill {
    let bill = told.iter().find_map(|event| match event {
        Event::Kept { bill, .. } => Some(bill.clone()),
        _ => None,
    });
    bill.expect("a keep has a bill")
}

/// Dice lie rolled. Half of the positions have next to nothing in the bank, and only the last seat has much.
fn random(rng: &mut GameRng) -> String {
    let mut below = |n: u32| rng.below(n);
    let mut left = u32::from(CHIPS);
    let mut rows = Vec::new();
    for plan in &ROWS {
        let filled = below(plan.fields.len() as u32) as usize;
        let mut row = String::new();
        for (field, kind) in plan.fields.iter().enumerate().take(filled) {
            let chips = if *kind == Field::Yellow { below(2) } else { plan.chips(field).into() };
            left -= chips;
            row += &chips.to_string();
        }
        rows.push(if row.is_empty() { "-".to_owned() } else { row });
    }
    let mut hands = Vec::new();
    for _ in 0..1 + below(4) {
        let chips = below(8);
        left -= chips;
        hands.push(chips.to_string());
    }
    let bank = if below(2) == 0 { below(4) } else { below(left) };
    hands.push((left - bank).to_string());
    let kept = below(5);
    let mut dice = |count: u32| (0..count).map(|_| 1 + below(6) as u8).collect::<Dice>().to_string();
    let kept = if kept == 0 { String::new() } else { format!(" kept:{}", dice(kept)) };
    let rolled = dice(5 - kept.strip_prefix(" kept:").map_or(0, |kept| kept.len() as u32));
    format!("hands:{} board:{}{kept} rolled:{rolled}", hands.join(","), rows.join("/"))
}
