//! Hands on own phones: what a phone can learn, and acts with the card that a label names.

use std::collections::BTreeSet;

use bohei_ui::BoheiUi;
use game_ui::{CompleteUi, GameInfo};
use larry_ui::LarryUi;
use leiff_ui::LeiffUi;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};
use riffifi_ui::RiffifiUi;
use sealed::{Key, Ledger, Scope};
use table::laws::Lawful;
use table::{Game, Lang, RandomPlayer, Record, Seat, Seed, Viewer, variants};

/// More acts than are tried of a game.
const ACTS: u64 = 150;

/// Tries every moment of a random game of each variant.
fn each_moment<U: CompleteUi<Game: Lawful>>(mut tried: impl FnMut(&Record<U::Game>, u64)) {
    let seats = *U::Game::SEATS.end();
    for (seed, options) in (1..).zip(variants(seats)) {
        let mut record: Record<U::Game> = Record::deal(seats, options, Seed::from_number(seed));
        let mut player = RandomPlayer::new(Seed::from_number(!seed).rng(seats));
        for act in 0..ACTS {
            tried(&record, 1000 * seed + act);
            let Some((seat, action)) = player.choose(record.game()) else { break };
            record.act(seat, action).expect("a legal act");
        }
    }
}

fn codes<U: CompleteUi>(game: &U::Game, seat: Seat) -> Vec<u8> {
    U::codes(&game.view(Viewer::Seat(seat)))
}

/// The law of the twins once more: what is sealed for a seat is the same at two tables that this seat cannot tell apart. How many cards
/// it has is the same at two tables that nobody can tell apart, as labels and backs tell that to everybody.
fn a_phone_learns_what_its_seat_knows<U: CompleteUi<Game: Lawful>>() {
    let (mut compared, mut different) = (0, 0);
    each_moment::<U>(|record, number| {
        let game = record.game();
        let elsewhere = |viewer| game.resample(viewer, Seed::from_number(number).rng(game.seats()));
        for seat in Seat::all(game.seats()) {
            let own = codes::<U>(game, seat);
            assert_eq!(own, codes::<U>(&elsewhere(Viewer::Seat(seat)), seat));
            let others = codes::<U>(&elsewhere(Viewer::Table), seat);
            assert_eq!(own.len(), others.len());
            assert!(own.len() <= U::ROOM.into(), "there is room for {}", own.len());
            compared += 1;
            different += u32::from(own != others);
        }
        assert!(U::codes(&game.view(Viewer::Table)).is_empty(), "the open table knows no hand");
    });
    assert!(compared > 200 && different > 100, "{}: {compared} hands, {different} of them others", U::Game::ID);
}

/// Every act with a card can be done by its label, every other one without a label, and no act that the seat may not do or that names
/// another card.
fn labels_stand_for_cards<U: CompleteUi<Game: Lawful>>() {
    let (mut done, mut refused) = (0, 0);
    each_moment::<U>(|record, _| {
        let game = record.game();
        let session = (GameInfo::of::<U>().open)(&record.to_string()).expect("a record");
        for seat in game.awaited().iter() {
            let codes = codes::<U>(game, seat);
            let places = || (0..codes.len()).map(Some).chain([None, Some(99)]);
            let legal = game.legal(seat);
            for action in legal.iter().step_by(7) {
                let text = [action.to_string()];
                for place in places() {
                    let names = place.map_or(Some(None), |place| codes.get(place).copied().map(Some));
                    let can = names == Some(U::code_of(action));
                    assert_eq!(
                        session.unsealed(seat, &text, place),
                        can.then(|| text[0].clone()),
                        "{text:?} {place:?}"
                    );
                    done += u32::from(can);
                    refused += u32::from(!can);
                }
            }
            // Of many acts the one with the card is done.
            let all: Vec<String> = legal.iter().map(ToString::to_string).collect();
            for (place, code) in codes.iter().enumerate() {
                let found = session.unsealed(seat, &all, Some(place));
                let named = found.and_then(|act| legal.iter().find(|action| action.to_string() == act));
                let can = legal.iter().any(|action| U::code_of(action) == Some(*code));
                assert_eq!(named.map(U::code_of), can.then_some(Some(*code)));
            }
        }
    });
    assert!(done > 200 && refused > 200, "{}: {done} acts, {refused} refused", U::Game::ID);
}

/// Every code that is sealed stands for one card, and no other code for any.
fn codes_are_cards<U: CompleteUi<Game: Lawful>>(cards: usize) {
    let known: Vec<_> = (0..=u8::MAX).filter_map(|code| U::sealed_card(code, Lang::En)).collect();
    let names: BTreeSet<&String> = known.iter().map(|card| &card.name).collect();
    assert_eq!((known.len(), names.len()), (cards, cards), "{}", U::Game::ID);
    assert!(known.iter().all(|card| !card.name.is_empty() && card.picture.starts_with("<svg")));
}

/// The public code of as many as can play is no finer than a phone reads easily, even below a long address.
#[test]
fn the_public_code_of_every_game_fits_into_version_20() {
    let games =
        [GameInfo::of::<RiffifiUi>(), GameInfo::of::<LarryUi>(), GameInfo::of::<BoheiUi>(), GameInfo::of::<LeiffUi>()];
    for game in games {
        let room = game.sealed.expect("hands on phones").room;
        let mut ledger = Ledger::new(Scope::new(game.id, game.version, u32::MAX), room);
        let seats: Vec<Seat> = Seat::all(game.seats.1).collect();
        seats.iter().for_each(|seat| ledger.set_key(*seat, Key::new([0xFF; 16])));
        let hands: Vec<_> = seats.iter().map(|seat| (*seat, Vec::new())).collect();
        let sheet = ledger.advance(&hands).expect("hands");
        let head = format!("{}#{}", "a".repeat(60), sheet.head());
        let segments = [QrSegment::make_bytes(head.as_bytes()), QrSegment::make_numeric(&sheet.digits())];
        let most = Version::new(20);
        let code = QrCode::encode_segments_advanced(&segments, QrCodeEcc::Low, Version::MIN, most, None, false);
        assert!(code.is_ok(), "{}", game.id);
    }
}

#[test]
fn a_phone_learns_no_more_of_riffifi() {
    a_phone_learns_what_its_seat_knows::<RiffifiUi>();
}

#[test]
fn a_phone_learns_no_more_of_larry() {
    a_phone_learns_what_its_seat_knows::<LarryUi>();
}

#[test]
fn a_phone_learns_no_more_of_bohei() {
    a_phone_learns_what_its_seat_knows::<BoheiUi>();
}

#[test]
fn a_phone_learns_no_more_of_leiff() {
    a_phone_learns_what_its_seat_knows::<LeiffUi>();
}

#[test]
fn riffifi_is_played_by_labels() {
    labels_stand_for_cards::<RiffifiUi>();
    codes_are_cards::<RiffifiUi>(41);
}

#[test]
fn larry_is_played_by_labels() {
    labels_stand_for_cards::<LarryUi>();
    codes_are_cards::<LarryUi>(13);
}

#[test]
fn bohei_is_played_by_labels() {
    labels_stand_for_cards::<BoheiUi>();
    codes_are_cards::<BoheiUi>(66);
}

#[test]
fn leiff_is_played_with_looks_on_the_phone() {
    labels_stand_for_cards::<LeiffUi>();
    codes_are_cards::<LeiffUi>(20);
}
