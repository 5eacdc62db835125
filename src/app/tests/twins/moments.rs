//! At two tables that nobody can tell apart the same is said and drawn of an act, and the regulars say the same to it.

use std::collections::BTreeSet;

use game_ui::{Beat, CompleteUi, ObservationOf, Recent};
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

fn twins_are_told_the_same<U: CompleteUi<Game: Lawful>>() {
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

macro_rules! moments {
    ($($slug:ident: $rules:ty, $ui:ty;)*) => {
        /// A test for each game.
        mod nothing_secret_is_said {
            $(
                #[test]
                fn $slug() {
                    super::twins_are_told_the_same::<$ui>();
                }
            )*
        }
    };
}
games::for_each_game!(moments);
