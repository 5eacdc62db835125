//! Two tables that nobody can tell apart sound alike.

use game_ui::CompleteUi;
use table::Game;
use table::laws::Lawful;

use super::{each_act_twice, told};

fn twins_sound_alike<U: CompleteUi<Game: Lawful>>() {
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

macro_rules! sounds {
    ($($slug:ident: $rules:ty, $ui:ty;)*) => {
        /// A test for each game.
        mod nothing_secret_is_heard {
            $(
                #[test]
                fn $slug() {
                    super::twins_sound_alike::<$ui>();
                }
            )*
        }
    };
}
games::for_each_game!(sounds);
