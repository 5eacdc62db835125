use ui::drawn;

use super::*;

fn game() -> &'static GameInfo {
    GameInfo::of::<geizen_ui::GeizenUi>()
}

/// The setup of a game with so many at the table, of whom the first ones have these names.
fn setup(names: &[&str], count: usize, sheet: Option<Sheet>) -> String {
    let player = |at: usize| Guest {
        name: names.get(at).copied().unwrap_or_default().to_owned(),
        symbol: at as u8,
        level: None,
    };
    Round { players: (0..count).map(player).collect(), places: Vec::new() }.invite(game().id);
    drawn(html! { <Setup game={game()} {sheet} /> })
}

#[test]
fn each_button_that_takes_somebody_off_the_table_says_whom() {
    let html = setup(&["Anna"], 3, None);
    for called in ["Anna", "Platz 2", "Platz 3"] {
        assert!(html.contains(&format!("aria-label=\"Vom Tisch nehmen: {called}\"")), "{called}");
    }
}
