//! The rendered page, without a browser: what stands in it, and that two tables which a viewer cannot tell apart give the
//! same page, letter by letter.

use std::rc::Rc;

use futures::executor::block_on;
use geizen::{Action, Geizen, Options};
use table::laws::Lawful;
use table::{Chance, Game, Lang, RandomPlayer, Record, Seat, Seed, Viewer};
use web::art::SeatSymbol;
use web::face::{Face, Forecast, Guests, TableProps};
use yew::prelude::*;

/// A face needs a component around it to be rendered alone.
#[derive(Properties)]
struct Props<G: Face> {
    table: TableProps<G>,
}

impl<G: Face> PartialEq for Props<G> {
    fn eq(&self, other: &Props<G>) -> bool {
        self.table == other.table
    }
}

#[component]
fn Alone<G: Face>(props: &Props<G>) -> Html {
    G::show(&props.table)
}

/// The open table as the page draws it.
fn html<G: Face>(game: &G, lang: Lang) -> String {
    let seat = game.awaited().iter().next();
    let names: Vec<String> = Seat::all(game.seats()).map(|seat| format!("Gast {seat}")).collect();
    let table = TableProps {
        view: Rc::new(game.view(Viewer::Table)),
        seat,
        menu: Rc::new(seat.map(|seat| game.legal(seat)).unwrap_or_default()),
        forecast: seat.map(|seat| Forecast::new(game, seat)),
        act: Callback::noop(),
        take: None,
        telling: None,
        last: Rc::default(),
        retractable: None,
        retract: Callback::noop(),
        guests: Rc::new(Guests { symbols: SeatSymbol::ALL[..names.len()].to_vec(), names }),
        tale: Vec::new(),
        lang,
    };
    block_on(yew::LocalServerRenderer::<Alone<G>>::with_props(Props { table }).hydratable(false).render())
}

fn record(seed: u64) -> Record<Geizen> {
    Record::deal(3, Options::default(), Seed::from_number(seed))
}

#[test]
fn twins_give_the_same_page() {
    for seed in 1..=6 {
        let mut record = record(seed);
        let mut player = RandomPlayer::new(Seed::from_number(!seed).chance(3));
        while let Some((seat, action)) = player.choose(record.game()) {
            let game = record.game();
            let twin = game.twin(Viewer::Table, Chance::from_seed([7; 32]));
            assert_eq!(html(game, Lang::De), html(&twin, Lang::De));
            record.act(seat, action).expect("a legal act");
        }
    }
}

/// The law above would see a page that shows what is to come: here one that writes down the next roll.
#[test]
fn a_page_that_knows_the_next_roll_is_not_the_same() {
    let game = record(1).game().clone();
    let twin = game.twin(Viewer::Table, Chance::from_seed([7; 32]));
    let leak = |game: &Geizen| {
        let mut next = game.clone();
        let seat = next.awaited().iter().next().expect("a seat is on turn");
        next.apply(seat, Action::Roll).expect("a roll is due");
        html(game, Lang::De) + &format!("{:?}", next.view(Viewer::Table).rolled)
    };
    assert_ne!(leak(&game), leak(&twin));
}

#[test]
fn the_page_says_what_is_to_be_done_in_both_languages() {
    let mut record = record(3);
    let seat = record.game().awaited().iter().next().expect("somebody begins");
    let before = [html(record.game(), Lang::De), html(record.game(), Lang::En)];
    assert!(before[0].contains("Würfeln") && before[1].contains("Roll the dice"));
    record.act(seat, Action::Roll).expect("a roll is due");
    let after = [html(record.game(), Lang::De), html(record.game(), Lang::En)];
    assert!(after[0].contains("Mindestens einen behalten") && after[1].contains("Keep at least one"));
    for page in before.iter().chain(&after) {
        assert!(!page.contains("style="), "the policy of the page forbids style attributes");
        assert!(page.contains(&format!("Gast {seat}")));
    }
}
