//! What the pages of Geizen and Riffifi say before chips are paid.

use geizen::{Dice, Event, Geizen};
use riffifi::Riffifi;
use table::{Game, GameRng, Lang, Scene, Viewer, Words};

use super::{Moment, acted, players, table};

/// The words of a page without its elements.
fn words(page: &str) -> String {
    page.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, words)| words)).collect()
}

/// The last die of a turn is always chosen: the receipt says what the story will say, line by line, and the total.
#[track_caller]
fn the_receipt_says_what_the_story_will_say(position: &str) {
    let game = Geizen::from_position(position).expect(position);
    let names = players(game.seats()).names.clone();
    let last = game.view(Viewer::Table).rolled;
    let (_, told) = acted::<geizen_ui::GeizenUi>(position, &last.to_string());
    let scored = told.iter().find(|event| matches!(event, Event::Scored { .. })).expect("the turn is scored");
    for (lang, makes, now) in [(Lang::De, ". Macht ", "jetzt "), (Lang::En, ". That makes ", "now ")] {
        let page = words(&table::<geizen_ui::GeizenUi>(&game, &[], Moment::Rest, lang));
        let story = Geizen::story(scored, lang).plain(&names);
        let (lines, total) = story.trim_end_matches('.').split_once(makes).expect(&story);
        let (net, left) = total.split_once(", ").expect(&story);
        let total = format!("{net}{}", left.trim_start_matches(now));
        let lines = lines.split(". ").skip(1);
        for said in lines.chain([total.as_str()]) {
            assert!(page.contains(said), "{position}: “{said}” is missing in {page}");
        }
    }
}

#[test]
fn the_receipt_of_geizen_says_what_the_story_will_say() {
    for position in [
        // Who ends with nothing has lost what was there, not what was borrowed, too.
        "hands:1,9 kept:1233 rolled:4",
        // The others pay what they have.
        "hands:5,9,1,0,2 board:-/-/-/111111/- kept:6666 rolled:4",
        // It is said who pays also if the player is broke.
        "hands:0,9,9 board:211/-/-/-/- kept:1122 rolled:2",
        // An own chip and a borrowed one on a field of two.
        "hands:1,9,9 board:-/2111/-/-/- kept:1266 rolled:6",
        // A yellow field without a chip.
        "hands:3,60,62 board:2/-/111/-/- kept:1366 rolled:6",
        // Dice without a field.
        "hands:0,60,64 board:2/-/111/-/- kept:1136 rolled:6",
    ] {
        the_receipt_says_what_the_story_will_say(position);
    }
}

/// Positions in which chips are short, and every die that can be the last.
#[test]
fn the_receipt_of_geizen_says_it_in_every_position() {
    let mut rng = GameRng::from_seed([7; 32]);
    for _ in 0..200 {
        let hands: Vec<String> = (0..2 + rng.below(4)).map(|_| rng.below(8).to_string()).collect();
        let rows = ["2111", "21111", "111111", "1111111", "11111111"];
        let rows: Vec<&str> = rows.iter().map(|row| &row[..rng.below(row.len() as u32) as usize]).collect();
        let board: Vec<&str> = rows.into_iter().map(|row| if row.is_empty() { "-" } else { row }).collect();
        let kept: Dice = (0..4).map(|_| 1 + rng.below(6) as u8).collect();
        for last in 1..=6 {
            let (hands, board) = (hands.join(","), board.join("/"));
            the_receipt_says_what_the_story_will_say(&format!("hands:{hands} board:{board} kept:{kept} rolled:{last}"));
        }
    }
}

/// Before the choice who gives one more it is said what everybody else gives for certain, and how many give one more.
#[test]
fn riffifi_says_what_is_certain_before_the_choice_who_gives_one_more() {
    let said = |position: &str, [de, en]: [&str; 2]| {
        let game = Riffifi::from_position(position).expect(position);
        for (lang, said) in [(Lang::De, de), (Lang::En, en)] {
            let page = words(&table::<riffifi_ui::RiffifiUi>(&game, &[], Moment::Rest, lang));
            assert!(page.contains(said), "“{said}” is missing in {page}");
        }
    };
    said(
        "hands:-,y1,-,-,- open:b8,-,-,-,- loot:-,b2,b6,b2,b2",
        [
            "kassiert 8 blaue6 von Gast c; wer gibt je einen mehr?",
            "collects 8 blue6 from Gast c; which two give one more each?",
        ],
    );
    said(
        "hands:-,y1,-,-,- open:b7,-,-,-,- loot:-,b3,b3,b3,-",
        [
            "kassiert 7 blaue3 aus der Mitte, je 1 von Gast b, Gast c und Gast d; wer gibt einen mehr?",
            "collects 7 blue3 from the middle, 1 each from Gast b, Gast c and Gast d; who gives one more?",
        ],
    );
    said(
        "hands:-,y1,-,-,- open:b7,-,-,-,- loot:-,b3,b3,b3,b3",
        [
            "kassiert 7 blaueje 1 von Gast b, Gast c, Gast d und Gast e; wer gibt je einen mehr?",
            "collects 7 blue1 each from Gast b, Gast c, Gast d and Gast e; which three give one more each?",
        ],
    );
    // Nothing is to be chosen; nobody can have more than 12.
    said(
        "hands:-,y1,- open:g8,-,- loot:g6,g1,-",
        [
            "kassiert 6 grüne5 aus der Mitte, 1 von Gast b, 2 verfallen",
            "collects 6 green5 from the middle, 1 from Gast b, 2 lapse",
        ],
    );
    said(
        "hands:-,y1,- open:g8,-,- loot:g5,-,-",
        ["kassiert 7 grüneaus der Mitte, 1 verfällt", "collects 7 greenfrom the middle, 1 lapses"],
    );
    said(
        "hands:-,y1,-,-,- open:b1,-,-,-,- loot:-,b3,b3,b3,b3",
        ["kassiert 1 blauenWer gibt einen mehr?", "collects 1 blueWho gives one more?"],
    );
}
