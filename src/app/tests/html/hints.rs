//! Hints are made of what everybody sees, and point to what is on the page.

use std::collections::BTreeSet;

use game_ui::{CompleteUi, Hint, ObservationOf};
use table::laws::Lawful;
use table::{Game, GameRng, Lang, RandomPlayer, Record, Seat, Seed, Side, Viewer, variants};

use super::{Moment, hand, side, table};

/// More acts than are tried of a game.
const ACTS: usize = 150;

/// Every hint at this table, with the seat behind whose curtain it is shown.
fn hints<U: CompleteUi>(game: &U::Game, lang: Lang) -> Vec<(Option<Seat>, Hint)> {
    let view = game.view(Viewer::Table);
    let menus: Vec<_> = Seat::all(game.seats()).map(|seat| side(game, seat, Side::Open)).collect();
    let at_the_table = U::hints(&view, &menus, lang).into_iter().map(|hint| (None, hint));
    let behind = Seat::all(game.seats()).flat_map(|seat| {
        let hints = U::hand_hints(&view, seat, lang);
        hints.into_iter().map(move |hint| (Some(seat), hint))
    });
    at_the_table.chain(behind).collect()
}

/// Whether a page has an element with this id.
fn has(page: &str, id: &str) -> bool {
    page.contains(&format!("id=\"{id}\""))
}

/// Plays random games. Two tables that nobody can tell apart have the same hints; each is a sentence in both languages, for somebody at the
/// table, about something that is there whatever cards are held. Returns which hints were met.
fn are_lawful<U: CompleteUi<Game: Lawful>>() -> BTreeSet<&'static str> {
    let mut met = BTreeSet::new();
    for seats in U::Game::SEATS {
        for (number, options) in (1..).zip(variants(seats)) {
            let mut record: Record<U::Game> = Record::deal(seats, options, Seed::from_number(number));
            let mut player = RandomPlayer::new(Seed::from_number(!number).rng(seats));
            let mut last: Vec<ObservationOf<U>> = Vec::new();
            for act in 0..ACTS {
                let game = record.game();
                let here = hints::<U>(game, Lang::De);
                let resampled = game.resample(Viewer::Table, GameRng::from_seed([act as u8; 32]));
                assert_eq!(here, hints::<U>(&resampled, Lang::De), "{}, act {act}", U::Game::ID);
                let english = hints::<U>(game, Lang::En);
                assert_eq!(here.len(), english.len());
                for ((private, hint), (_, other)) in here.iter().zip(&english) {
                    assert_eq!((hint.id, hint.seat), (other.id, other.seat));
                    assert!(
                        hint.words != other.words && hint.words.ends_with(['.', '“']) && other.words.ends_with('.')
                    );
                    assert!(hint.seat.index() < usize::from(seats) && private.is_none_or(|seat| seat == hint.seat));
                    if met.insert(hint.id) || act % 10 == 0 {
                        point_to_something::<U>(game, &last, *private, hint);
                    }
                }
                let ids: BTreeSet<_> = here.iter().map(|(_, hint)| hint.id).collect();
                assert_eq!(ids.len(), here.len(), "each hint of a moment has a name of its own");
                let Some((seat, action)) = player.choose(game) else { break };
                let events = record.act(seat, action).expect("a legal act").to_vec();
                last = events.iter().filter_map(|event| U::Game::told(event, Viewer::Table)).collect();
            }
        }
    }
    met
}

/// What a hint points to is on the page, whether a hand is open or covered.
fn point_to_something<U: CompleteUi>(game: &U::Game, last: &[ObservationOf<U>], private: Option<Seat>, hint: &Hint) {
    let there = |page: String| hint.anchors.iter().any(|anchor| has(&page, anchor));
    match private {
        Some(seat) => {
            let [open, covered] = [true, false].map(|open| there(hand::<U>(game, seat, open, Lang::De)));
            assert!(open && covered, "{} {hint:?}: {open} {covered}", U::Game::ID);
        }
        // Names and shouts are on the rail, which the app draws.
        None if hint.anchors.iter().any(|anchor| anchor.starts_with("seat-") || anchor.starts_with("shout-")) => {}
        // What was turned up is looked at first.
        None if U::needs_acknowledgement(last) => {}
        None => assert!(there(table::<U>(game, last, Moment::Rest, Lang::De)), "{} {hint:?}", U::Game::ID),
    }
}

/// The hints to which random games come.
fn hints_of(slug: &str) -> &'static [&'static str] {
    match slug {
        "leiff" => &["call", "catch", "draw", "effects", "match"],
        "geizen" => &["hold", "keep", "red", "yellow"],
        "larry" => &["doubt", "larry", "liable", "lie"],
        "riffifi" => &["claim", "collect", "lost", "robbery"],
        "bohei" => &["answer", "bohei", "draw", "report", "rule"],
        other => panic!("which hints has {other}?"),
    }
}

macro_rules! hints {
    ($($slug:ident: $rules:ty, $ui:ty;)*) => {
        $(
            #[test]
            fn $slug() {
                assert_eq!(are_lawful::<$ui>(), hints_of(stringify!($slug)).iter().copied().collect());
            }
        )*
    };
}
games::for_each_game!(hints);
