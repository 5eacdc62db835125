//! At two tables that nobody can tell apart the same is said and drawn of an act, and the regulars say the same to it.

use std::collections::BTreeSet;

use bohei_ui::BoheiUi;
use game_ui::{Beat, CompleteUi, ObservationOf, Recent};
use geizen_ui::GeizenUi;
use larry_ui::LarryUi;
use leiff_ui::LeiffUi;
use riffifi_ui::RiffifiUi;
use table::laws::Lawful;
use table::{Game, Lang, RandomPlayer, Record, Seed, Viewer, variants};

/// More acts than are tried of a game.
const ACTS: u64 = 150;

/// What is said, drawn and remarked of an act.
#[derive(PartialEq, Debug)]
struct Moment {
    beats: [Option<Beat>; 2],
    remarks: Vec<&'static str>,
}

/// What everybody is told of these events.
fn told<U: CompleteUi>(events: &[<U::Game as Game>::Event]) -> Vec<ObservationOf<U>> {
    events.iter().filter_map(|event| U::Game::told(event, Viewer::Table)).collect()
}

fn moment<U: CompleteUi>(earlier: &[ObservationOf<U>], events: &[<U::Game as Game>::Event], game: &U::Game) -> Moment {
    let (told, view) = (told::<U>(events), game.view(Viewer::Table));
    let recent = Recent { told: &told, earlier, view: &view };
    Moment {
        beats: [Lang::De, Lang::En].map(|lang| U::beat(&recent, lang)),
        remarks: U::remarks(&recent).iter().map(|line| line.de).collect(),
    }
}

/// Does each act of a random game at a second table, too, where everything lies otherwise that nobody may know.
fn nothing_secret_is_said<U: CompleteUi>()
where
    U::Game: Lawful,
{
    let seats = *U::Game::SEATS.end();
    let (mut compared, mut beats, mut occasions) = (0, 0, BTreeSet::new());
    for (seed, options) in (1..).zip(variants(seats)) {
        let mut record: Record<U::Game> = Record::deal(seats, options, Seed::from_number(seed));
        let mut player = RandomPlayer::new(Seed::from_number(!seed).rng(seats));
        let mut earlier = Vec::new();
        for act in 0..ACTS {
            let game = record.game().clone();
            let Some((seat, action)) = player.choose(&game) else { break };
            let mut other = game.resample(Viewer::Table, Seed::from_number(1000 * seed + act).rng(seats));
            let matching = game.matching_action(&other, Viewer::Table, seat, &action);
            record.act(seat, action.clone()).expect("a legal act");
            let here = &record.steps().last().expect("the act").events;
            let now = moment::<U>(&earlier, here, record.game());
            if let Some(Ok(there)) = matching.map(|matching| other.apply(seat, matching)) {
                assert_eq!(now, moment::<U>(&earlier, &there, &other), "{seat:?} {action}");
                compared += 1;
            }
            beats += u32::from(now.beats[0].is_some());
            occasions.extend(now.remarks.first().copied());
            earlier.extend(told::<U>(here));
        }
    }
    let said = occasions.len();
    assert!(compared > 50 && beats > 40 && said > 1, "{}: {compared} acts, {beats} sentences, {said}", U::Game::ID);
}

#[test]
fn nothing_secret_of_bohei_is_said() {
    nothing_secret_is_said::<BoheiUi>();
}

#[test]
fn nothing_secret_of_geizen_is_said() {
    nothing_secret_is_said::<GeizenUi>();
}

#[test]
fn nothing_secret_of_larry_is_said() {
    nothing_secret_is_said::<LarryUi>();
}

#[test]
fn nothing_secret_of_leiff_is_said() {
    nothing_secret_is_said::<LeiffUi>();
}

#[test]
fn nothing_secret_of_riffifi_is_said() {
    nothing_secret_is_said::<RiffifiUi>();
}
