//! The screens around the games: home, light, language, the way back, games put away.

use app::games::GAMES;
use serde_json::json;
use tests::{BrowserTest, Device, Save, save, visit};

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn home_shows_all_games_and_each_opens() {
    visit(Device::PHONE.german().calm(), async |page| {
        for game in GAMES.iter().map(|game| game.name) {
            page.sees(game).await;
        }
        page.sees_no("Weiter:").await;
        page.tap("Über Stammtisch").await;
        page.sees("Nichts verlässt das Gerät").await;
        page.tap("Zurück").await;
        for game in GAMES.iter().map(|game| game.name) {
            page.tap(game).await;
            page.sees("Wer sitzt am Tisch?").await;
            page.tap("Zurück").await;
            page.sees("Über Stammtisch").await;
        }
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn language_and_light_are_switched_and_remembered() {
    visit(Device::PHONE.german().calm(), async |page| {
        let cloth = "getComputedStyle(document.documentElement).backgroundColor";
        page.until(&format!("{cloth} !== 'rgba(0, 0, 0, 0)'")).await;
        let dark = page.ask(cloth, vec![]).await;
        page.tap("In English").await;
        page.sees("About Stammtisch").await;
        assert!(page.is("document.documentElement.lang === 'en'").await);
        page.tap("Light: turn the lamp up").await;
        page.until("document.documentElement.dataset.theme === 'light'").await;
        assert_ne!(page.ask(cloth, vec![]).await, dark);
        page.reload().await;
        page.sees("About Stammtisch").await;
        assert!(page.is("document.documentElement.dataset.theme === 'light'").await);
        page.tap("Settings").await;
        page.tap("Dark").await;
        page.tap("Deutsch").await;
        page.sees("Einstellungen").await;
        assert_eq!(page.ask(cloth, vec![]).await, dark);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn for_left_hands_what_lies_beside_one_another_changes_sides() {
    visit(Device::TABLET.german().calm(), async |page| {
        let at_the_right = "[document.querySelector('#act'), group(['Spielplan']), control('Menü')].map((part) => {
            const { left, right } = part.getBoundingClientRect();
            return left + right > innerWidth;
        })";
        page.sit_down(&["Anna", "Bo"]).await;
        assert_eq!(page.ask(at_the_right, vec![]).await, json!([true, false, true]));
        page.tap("Menü").await;
        page.tap("Einstellungen").await;
        page.tap("Für die linke Hand").await;
        page.tap("Schließen").await;
        page.until("layer() === document.body").await;
        for reloaded in [false, true] {
            if reloaded {
                page.reload().await;
                page.until("!!document.querySelector('#act')").await;
            }
            assert_eq!(page.ask(at_the_right, vec![]).await, json!([false, true, false]), "reloaded: {reloaded}");
        }
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_browsers_bar_has_the_colour_below_it() {
    visit(Device::PHONE.german().calm(), async |page| {
        // However it is written.
        let bar = "Object.assign(document.createElement('i').style, { color: document.querySelector('meta[name=theme-color]').content }).color";
        let fits = format!("{bar} === getComputedStyle(document.querySelector('main')).backgroundColor");
        let device = async |light: &str| {
            let features = json!([{ "name": "prefers-color-scheme", "value": light }]);
            page.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
        };
        page.sees("Über Stammtisch").await;
        page.until(&fits).await;
        let mut seen = vec![page.ask(bar, vec![]).await];
        page.tap("Helles: das Licht an").await;
        page.until("document.documentElement.dataset.theme === 'light'").await;
        page.until(&fits).await;
        seen.push(page.ask(bar, vec![]).await);
        page.tap("Larry").await;
        page.sees("Wer sitzt am Tisch?").await;
        page.until(&fits).await;
        seen.push(page.ask(bar, vec![]).await);
        page.tap("Zurück").await;
        page.tap("Einstellungen").await;
        page.tap("Wie das Gerät").await;
        for (light, expected) in [("dark", 0), ("light", 1)] {
            device(light).await;
            page.until(&format!("document.documentElement.dataset.theme === '{light}'")).await;
            page.until(&fits).await;
            assert_eq!(page.ask(bar, vec![]).await, seen[expected], "on a {light} device");
        }
        seen.dedup();
        assert_eq!(seen.len(), 3, "{seen:?}");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_language_that_nobody_chose_is_the_browsers() {
    visit(Device::PHONE, async |page| page.sees("About Stammtisch").await);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_back_button_closes_sheets_and_loses_no_game() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.act().await;
        let table = page.standing().await;
        for sheet in ["Regeln", "Verlauf", "Menü"] {
            page.tap(sheet).await;
            page.until("!!document.querySelector('[role=dialog]')").await;
            page.back().await;
            page.until("!document.querySelector('[role=dialog]')").await;
            assert_eq!(page.standing().await, table);
        }
        page.forward().await;
        assert_eq!(page.standing().await, table, "forward does no harm");

        // Forward onto a closed sheet has gone back by itself.
        page.until("history.state.includes('play')").await;
        page.back().await;
        page.resume().await;
        assert_eq!(page.standing().await, table);
        page.back().await;
        page.sees("Weiter: Geizen").await;
        page.forward().await;
        page.until("!!control('Weiter: Geizen') || !!document.querySelector('#act')").await;
        page.sees_no("nicht zu lesen").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn back_on_the_first_screen_leaves_nothing_behind() {
    visit(Device::PHONE.german().calm(), async |page| {
        // After "Zum Start" old entries lie below; all of them lead home, none into nowhere.
        page.sit_down(&["Anna", "Bo"]).await;
        page.tap("Menü").await;
        page.tap("Zum Start").await;
        page.sees("Weiter: Geizen").await;
        for _ in 0..2 {
            page.back().await;
            page.sees("Weiter: Geizen").await;
        }
        page.resume().await;
        page.sees("Anna ist dran").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn breaking_off_is_asked_twice_and_listed() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.tap("Menü").await;
        page.tap("Spiel beenden").await;
        page.sees("Das Spiel beenden?").await;
        page.tap("Weiterspielen").await;
        page.sees("Anna ist dran").await;
        page.tap("Menü").await;
        page.tap("Spiel beenden").await;
        page.tap("Ja, beenden").await;
        page.sees("Wollen das wirklich alle?").await;
        page.tap("Doch weiterspielen").await;
        page.sees("Anna ist dran").await;
        page.tap("Menü").await;
        page.tap("Spiel beenden").await;
        page.sees("Das Spiel beenden?").await;
        page.later().await;
        page.tap_twice("Ja, beenden").await;
        page.later().await;
        page.sees("Anna ist dran").await;
        page.sees_no("Wollen das wirklich alle?").await;
        page.tap("Menü").await;
        page.tap("Spiel beenden").await;
        page.tap("Ja, beenden").await;
        page.tap("Ja, Schluss").await;
        page.sees("Über Stammtisch").await;
        page.sees_no("Weiter:").await;
        page.tap("Gespeicherte Spiele").await;
        page.sees("Abgebrochen").await;
        page.sees("Anna, Bo").await;
        page.tap("Geizen").await;
        page.sees("Wiederholung").await;
        assert!(!page.offers("Menü").await, "it does not go on, but can be looked at");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_saved_game_is_deleted_when_that_is_confirmed() {
    let (one, other) = (save(&["Anna", "Bo"], |view| view.round == 2), save(&["Cem", "Dora"], |view| view.round == 3));
    let visit = BrowserTest::new(Device::PHONE.german().calm());
    visit.remembering(&Save::key(1), one.json()).remembering(&Save::key(2), other.json()).run(async |page| {
        page.tap("Gespeicherte Spiele").await;
        page.sees("Geizen, Runde 2").await;
        page.sees("Geizen, Runde 3").await;
        page.tap("Löschen").await;
        page.tap("Behalten").await;
        page.sees("Geizen, Runde 2").await;
        page.tap("Löschen").await;
        page.tap("Für immer löschen").await;
        page.until("controls().filter((one) => name(one).startsWith('Geizen')).length === 1").await;
        page.reload().await;
        page.resume().await;
        page.standing().await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn several_games_go_on_side_by_side() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.act().await;
        let first = page.standing().await;
        page.back().await;
        page.tap("Geizen").await;
        page.type_into("Name an Platz 1", "Zoe").await;
        page.tap("Los geht’s").await;
        page.until("!!document.querySelector('#act')").await;
        page.back().await;
        page.tap("Gespeicherte Spiele").await;
        page.until("controls().filter((one) => name(one).startsWith('Geizen')).length === 2").await;
        page.ask("controls().find((one) => name(one).includes('Anna')).click()", vec![]).await;
        assert_eq!(page.standing().await, first);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_address_tells_nothing_of_a_game() {
    visit(Device::PHONE.german().calm(), async |page| {
        let home = page.ask("location.href", vec![]).await;
        page.sit_down(&["Anna", "Bo"]).await;
        page.short_turn().await;
        assert_eq!(page.ask("location.href", vec![]).await, home);
        assert_eq!(page.ask("document.title", vec![]).await, json!("Geizen · Stammtisch"));
        let entry = page.ask("JSON.stringify(history.state)", vec![]).await;
        let record = page.ask("JSON.parse(localStorage.getItem(Object.keys(localStorage).find((key) => key.includes('.game.')))).record", vec![]).await;
        let secret =
            record.as_str().and_then(|record| record.split('.').nth(3)).expect("a record has a secret").to_owned();
        assert_eq!(secret.len(), 22);
        assert!(!entry.as_str().unwrap_or_default().contains(&secret), "{entry}");
        assert!(
            !page
                .ask("document.documentElement.outerHTML", vec![])
                .await
                .as_str()
                .unwrap_or_default()
                .contains(&secret)
        );
    });
}
