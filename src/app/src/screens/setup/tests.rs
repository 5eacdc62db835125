use ui::drawn;

use super::*;
use crate::names::Guest;

/// The setup of a game with so many at the table, of whom the first ones have these names.
fn setup(game: &'static GameInfo, names: &[&str], count: usize, sheet: Option<Sheet>) -> String {
    let player = |at: usize| Guest {
        name: names.get(at).copied().unwrap_or_default().to_owned(),
        symbol: at as u8,
        level: None,
    };
    Round { players: (0..count).map(player).collect(), places: Vec::new() }.invite(game.id);
    drawn(html! {
        <ContextProvider<AppContext> context={AppContext::default()}>
            <Setup {game} {sheet} />
        </ContextProvider<AppContext>>
    })
}

#[test]
fn each_button_that_takes_somebody_off_the_table_says_whom() {
    let html = setup(GameInfo::of::<geizen_ui::GeizenUi>(), &["Anna"], 3, None);
    for called in ["Anna", "Platz 2", "Platz 3"] {
        assert!(html.contains(&format!("aria-label=\"Vom Tisch nehmen: {called}\"")), "{called}");
    }
}

#[test]
fn the_rules_leave_out_what_is_off_at_the_table_that_is_set_up() {
    let game = GameInfo::of::<leiff_ui::LeiffUi>();
    let rules = |choices: &[u8]| {
        propose(game.id, choices);
        setup(game, &[], 2, Some(Sheet::Rules(Tab::Booklet)))
    };
    let printed: Vec<u8> = (game.infos)().iter().map(|info| info.printed).collect();
    // Whatever can be switched on is on.
    let all: Vec<u8> =
        (game.infos)().iter().map(|info| info.printed.max(u8::from(info.choices.count(2) == 2))).collect();
    for (choices, on) in [(printed, false), (all, true)] {
        let html = rules(&choices);
        assert!(html.contains("Euer Tisch"));
        for title in ["Trinkregeln", "Die Klatschtante"] {
            assert_eq!(html.contains(&format!("<h2>{title}</h2>")), on, "{title}");
        }
    }
}
