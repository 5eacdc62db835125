//! Position texts: a written position reads back, and errors name the wrong word.

use crate::patient;
use leiff::{Action, Leiff};
use table::{Game, Scene, Seat, Viewer};
use testkit::dealt;
use testkit::games::{random_player, tables};
use testkit::position::reads_back;

#[test]
fn every_position_of_a_game_reads_back() {
    for (seats, options) in [(2, "-"), (3, "l1"), (4, "p1d1c1t1a1"), (8, "d1c1a1")] {
        let mut player = random_player(seats, 2);
        let tables = tables(dealt::<Leiff>(seats, options, 2), |game| patient::choose(&mut player, game));
        tables.take(400).for_each(|game| reads_back(&game));
    }
}

#[test]
fn a_short_text_is_enough() {
    let game = Leiff::from_position("hands:4.7.-.12/1.1+ab.9.13").expect("a position");
    assert_eq!(
        game.position(),
        "hands:4.7.-.12/1.1+ab.9.13 discard:13 \
         draw:12.12.12.11.11.11.11.10.10.10.10.9.9.9.8.8.8.8.7.7.7.6.6.6.6.5.5.5.5.4.4.4.3.3.3.3.2.2.2.2.1.1.0.0.0.0._1._1 \
         starter:a turn:a phase:turn"
    );
}

#[test]
fn cards_that_no_word_names_lie_where_rest_says() {
    let count = |rest: &str| {
        let text = format!("hands:4.7/1.1.9 discard:5.6 draw:8.9 rest:{rest}");
        let view = Leiff::from_position(&text).expect(&text).view(Viewer::Table);
        let cards = |seat: usize| view.hands[seat].slots.iter().flatten().count();
        (view.stock, view.discarded, cards(0), cards(1))
    };
    assert_eq!(count("draw"), (49, 2, 2, 3));
    assert_eq!(count("discard"), (2, 49, 2, 3));
    assert_eq!(count("b"), (2, 2, 2, 50));
}

#[test]
fn the_first_named_card_of_the_draw_pile_is_drawn_first_and_the_last_named_of_the_discard_pile_is_its_top() {
    let mut game = Leiff::from_position("hands:4/5 discard:6.7 draw:8.9").expect("a position");
    assert_eq!(game.view(Viewer::Table).top.map(|top| top.to_string()).as_deref(), Some("7"));
    game.apply(Seat::new(0), Action::Draw).expect("a draw");
    let drawn = game.view(Viewer::Seat(Seat::new(0))).drawn;
    assert_eq!(drawn.map(|card| card.to_string()).as_deref(), Some("8"));
}

#[test]
fn a_wrong_position_says_where_it_is_wrong() {
    let wrong = testkit::position::wrong::<Leiff>;
    wrong(
        "hat:1",
        "at 'hat:1': unknown key; known are options, hands, discard, draw, rest, starter, turn, phase, immune, spells, rule, \
         bound, scored, ledger",
    );
    wrong("", "at 'hands': Leiff is for 2 to 8 players");
    wrong("hands:1/2/3/4/5/6/7/8/9", "at 'hands': Leiff is for 2 to 8 players");
    wrong("hands:4/14", "at '14': no card");
    wrong("hands:4/K", "at 'K': there are not so many of this card");
    wrong("hands:13.13/13", "at '13': there are not so many of this card");
    wrong("hands:4/5+c", "at '5+c': only 2 play");
    wrong("hands:4/5 draw:4.4.4.4", "at '4': there are not so many of this card");
    wrong("hands:4/5 discard:x", "at 'x': no card");
    wrong("hands:4/5 rest:here", "at 'rest:here': cannot be read");
    wrong("hands:4/5 turn:c", "at 'turn:c': only 2 play");
    wrong("hands:4/5 starter:1", "at 'starter:1': cannot be read");
    wrong("hands:4/5 immune:ac", "at 'immune:ac': only 2 play");
    wrong("hands:4/5 spells:aa", "at 'spells:aa': nobody is enchanted by oneself");
    wrong("hands:4/5 spells:", "at 'spells:': magician and enchanted player");
    wrong("hands:4/5 options:t1", "at 'options:t1': no such house rules");
    wrong("hands:4/5 ledger:a", "at 'ledger:a': the drinking rules are not played");
    wrong("hands:4/5 options:d1 ledger:a,w,w", "at 'ledger:w': one page for each player");
    wrong("hands:4/5 options:d1 ledger:?", "at 'ledger:?': cannot be read");
    wrong("hands:4/5 scored:a12", "at 'scored:a12': the caller and 2 sums");
    wrong("hands:4/5 scored:c1.2", "at 'scored:c1.2': the caller and 2 sums");
    wrong("hands:4/5 scored:", "at 'scored:': the caller and 2 sums");
    wrong("hands:4/5 phase:dance", "at 'phase:dance': no such phase");
    wrong("hands:4/5 phase:drawn", "at 'phase:drawn': no such phase");
    wrong("hands:4/5 phase:offer", "at 'phase:offer': no such phase");
    wrong("hands:4/5 phase:peek.c", "at 'phase:peek.c': only 2 play");
    wrong("hands:4/5 phase:peek", "at 'phase:peek': no such card lies there");
    wrong("hands:4/5 phase:look.a.b2", "at 'phase:look.a.b2': no such card lies there");
    wrong("hands:4/5 phase:nine.c1", "at 'phase:nine.c1': no such card lies there");
    wrong("hands:4/5 phase:philosopher.b", "at 'phase:philosopher.b': no such card lies there");
    wrong("hands:4/- spells:ab phase:offer", "at 'phase:offer': no such card lies there");
    wrong("hands:4/5 spells:ab phase:offer.2", "at 'phase:offer.2': no such card lies there");
    wrong("hands:4/5 phase:scored", "at 'phase:scored': no round is scored");
    let finished = "the game is over when, and only when, a side has reached the points";
    wrong("hands:4/5 scored:a9.60", &format!("at 'phase:turn': {finished}"));
    wrong("hands:4/5 scored:a9.20 phase:over", &format!("at 'phase:over': {finished}"));
}
