//! At two tables that nobody can tell apart the same is said and drawn of an act, and the regulars say the same to it.

use std::collections::BTreeSet;

use bohei_ui::BoheiUi;
use game_ui::{Beat, CompleteUi, ObservationOf, Recent};
use geizen_ui::GeizenUi;
use larry_ui::LarryUi;
use leiff_ui::LeiffUi;
use riffifi_ui::RiffifiUi;
use table::laws::Lawful;
use table::{Game, Lang, Viewer};

use super::{After, each_act_twice, told};

/// What is said, drawn and remarked of an act.
#[derive(PartialEq, Debug)]
struct Moment {
    beats: [Option<Beat>; 2],
    remarks: Vec<&'static str>,
}

fn moment<U: CompleteUi>(earlier: &[ObservationOf<U>], &After { events, game }: &After<'_, U>) -> Moment {
    let (told, view) = (told::<U>(events), game.view(Viewer::Table));
    let recent = Recent { told: &told, earlier, view: &view };
    Moment {
        beats: [Lang::De, Lang::En].map(|lang| U::beat(&recent, lang)),
        remarks: U::remarks(&recent).iter().map(|line| line.de).collect(),
    }
}

fn nothing_secret_is_said<U: CompleteUi<Game: Lawful>>() {
    let (mut compared, mut beats, mut occasions) = (0, 0, BTreeSet::new());
    each_act_twice::<U>(|earlier, here, there| {
        let now = moment(earlier, here);
        if let Some(there) = there {
            assert_eq!(now, moment(earlier, there));
            compared += 1;
        }
        beats += u32::from(now.beats[0].is_some());
        occasions.extend(now.remarks.first().copied());
    });
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
