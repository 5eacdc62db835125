//! A game as the page runs it: private acts behind the curtain, what is told, and a rematch.

use bohei::Action;
use bohei_ui::BoheiUi;
use game_ui::{ActionOf, CompleteUi, GameSession, rematch, session};
use larry::{Larry, Options};
use larry_ui::LarryUi;
use riffifi::Riffifi;
use riffifi_ui::RiffifiUi;
use table::{Action as _, Game, Lang, NoteKey, Record, Seat, Seats, Seed, Side};

/// Three have been dealt to.
fn record() -> Record<Larry> {
    Record::deal(3, Options::default(), Seed::from_number(5))
}

/// The seat that is to act, and a private act of its menu.
fn private(record: &Record<Larry>) -> (Seat, String) {
    let seat = record.game().awaited().iter().next().expect("somebody must lay");
    let menu = record.game().legal(seat);
    let act = menu.into_iter().find(|action| action.side() == Side::Private).expect("a card");
    (seat, act.to_string())
}

/// Carries an act out; whether it could be.
fn act(session: &mut dyn GameSession, seat: Seat, act: &str, behind: bool) -> bool {
    session.act(seat, act, behind, &Vec::new).is_some()
}

#[test]
fn a_private_act_needs_the_curtain() {
    let (seat, laid) = private(&record());
    let mut session = session::<LarryUi>(record());
    assert_eq!(session.private_chooser(), Some(seat));
    assert!(!act(session.as_mut(), seat, &laid, false) && !act(session.as_mut(), seat, "nothing", true));
    assert_eq!((session.lines(), session.last()), (0, None));
    assert!(act(session.as_mut(), seat, &laid, true));
    assert_eq!((session.lines(), session.last()), (1, Some(seat)));
}

#[test]
fn while_an_act_is_told_the_table_is_as_it_was() {
    let (seat, laid) = private(&record());
    let mut session = session::<LarryUi>(record());
    let shown = |session: &dyn GameSession, telling| {
        let stats = session.status(telling, Lang::De).stats;
        stats.into_iter().map(|stat| stat.shown).collect::<Vec<String>>()
    };
    let start = shown(session.as_ref(), false);
    assert!(act(session.as_mut(), seat, &laid, true), "it is in the menu");
    assert_eq!(shown(session.as_ref(), true), start);
    assert_ne!(shown(session.as_ref(), false), start, "a card has left the hand");
}

#[test]
fn a_rematch_keeps_the_players_and_is_begun_by_the_next_seat() {
    let mut record = record();
    record.notes.set(NoteKey::Name(Seat::new(1)), "Mira");
    let (seat, laid) = private(&record);
    let mut session = session::<LarryUi>(record);
    assert!(act(session.as_mut(), seat, &laid, true), "it is in the menu");
    let fresh = rematch(session.as_ref(), &Seed::from_number(6));
    assert_eq!((fresh.names(), fresh.lines()), (session.names(), 0));
    assert_eq!(fresh.awaited(), Seats::only(seat.after(1, 3)));
}

/// Asserts that the rematch of a game is begun by the seat after the one that began it, whoever acted first.
#[track_caller]
fn the_next_seat_begins<U: CompleteUi>(seats: u8, first: impl Fn(&U::Game, Seat) -> (Seat, ActionOf<U>)) {
    let mut record: Record<U::Game> = Record::deal(seats, Default::default(), Seed::from_number(5));
    let began = record.game().awaited().iter().next().expect("somebody begins");
    let (seat, act) = first(record.game(), began);
    record.act(seat, act).expect("a legal act");
    let fresh = rematch(session::<U>(record).as_ref(), &Seed::from_number(6));
    assert_eq!(fresh.awaited(), Seats::only(began.after(1, seats)), "{} for {seats}", U::Game::ID);
}

#[test]
fn the_deal_of_riffifi_goes_on_by_one_seat_in_a_rematch() {
    for seats in Riffifi::SEATS {
        the_next_seat_begins::<RiffifiUi>(seats, |game, began| (began, game.legal(began)[0]));
    }
}

#[test]
fn a_shout_before_the_first_turn_begins_no_rematch() {
    the_next_seat_begins::<BoheiUi>(4, |_, began| (began.after(2, 4), Action::Bohei));
}
