//! Two tables that nobody can tell apart sound alike.

use bohei_ui::BoheiUi;
use game_ui::CompleteUi;
use geizen_ui::GeizenUi;
use larry_ui::LarryUi;
use leiff_ui::LeiffUi;
use riffifi_ui::RiffifiUi;
use table::Game;
use table::laws::Lawful;

use super::{each_act_twice, told};

fn nothing_secret_is_heard<U: CompleteUi<Game: Lawful>>() {
    let (mut compared, mut heard) = (0, 0);
    each_act_twice::<U>(|_, here, there| {
        let Some(there) = there else { return };
        let sounds = U::sounds(&told::<U>(here.events));
        assert_eq!(sounds, U::sounds(&told::<U>(there.events)));
        compared += 1;
        heard += u32::from(!sounds.is_empty());
    });
    assert!(compared > 50 && heard > 20, "{}: {compared} acts, {heard} heard", U::Game::ID);
}

#[test]
fn nothing_secret_of_bohei_is_heard() {
    nothing_secret_is_heard::<BoheiUi>();
}

#[test]
fn nothing_secret_of_geizen_is_heard() {
    nothing_secret_is_heard::<GeizenUi>();
}

#[test]
fn nothing_secret_of_larry_is_heard() {
    nothing_secret_is_heard::<LarryUi>();
}

#[test]
fn nothing_secret_of_leiff_is_heard() {
    nothing_secret_is_heard::<LeiffUi>();
}

#[test]
fn nothing_secret_of_riffifi_is_heard() {
    nothing_secret_is_heard::<RiffifiUi>();
}
