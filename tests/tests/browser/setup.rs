//! Who sits at the table: names, symbols, order, and who begins.

use app::games::GAMES;
use fantoccini::key::Key;
use serde_json::{Value, json};
use tests::{Device, Page, visit};

/// The names as they stand in the fields.
async fn typed(page: &Page) -> Vec<String> {
    let names = page.ask("[...document.querySelectorAll('input')].map((field) => field.value)", vec![]).await;
    names.as_array().into_iter().flatten().filter_map(|name| name.as_str().map(str::to_owned)).collect()
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn names_that_cannot_be_are_refused_kindly() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Geizen").await;
        page.sees_no("Wer sitzt hier?").await;
        page.tap("Los geht’s zu zweit").await;
        page.sees("Wer sitzt hier?").await;
        assert_eq!(page.focused().await, "Name an Platz 1");

        page.type_into("Name an Platz 1", "Anna").await;
        page.type_into("Name an Platz 2", "  aNNa ").await;
        page.tap("Los geht’s").await;
        page.sees("So heißt schon jemand am Tisch.").await;
        assert_eq!(page.focused().await, "Name an Platz 2");

        page.type_into("Name an Platz 2", "123456789012345678901").await;
        page.tap("Los geht’s").await;
        page.sees("Höchstens 20 Buchstaben, bitte.").await;
        assert!(page.is("control('Name an Platz 2').getAttribute('aria-invalid') === 'true'").await);

        page.type_into("Name an Platz 2", "12345678901234567890").await;
        page.tap("Los geht’s").await;
        page.until("!!document.querySelector('#act')").await;
        assert_eq!(page.standing().await.hands[1].0, "12345678901234567890");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn strange_names_are_shown_as_they_are_typed() {
    let names = ["<b>x</b>", "👩‍👩‍👧 Ömer 🍺", "مريم", "&amp;\"'`${1}"];
    visit(Device::SMALL.german().calm(), async |page| {
        page.sit_down(&names).await;
        let shown: Vec<String> = page.standing().await.hands.into_iter().map(|(name, _)| name).collect();
        assert_eq!(shown, names);
        assert!(page.is("!rail().querySelector('b')").await, "markup stays text");
        page.sees("<b>x</b> ist dran").await;
        for _ in &names {
            page.short_turn().await;
        }
        page.tap("Verlauf").await;
        for name in names {
            page.sees(name).await;
        }
        assert!(page.is("[...document.querySelectorAll('bdi')].some((name) => name.textContent === 'مريم' && getComputedStyle(name).unicodeBidi === 'isolate')").await);
        page.tap("Schließen").await;
        page.reload().await;
        let again: Vec<String> = page.standing().await.hands.into_iter().map(|(name, _)| name).collect();
        assert_eq!(again, names);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn invisible_and_turning_letters_are_taken_out() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["\u{202E}Anna\u{200B}", " Bo  B. "]).await;
        let names: Vec<String> = page.standing().await.hands.into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["Anna", "Bo B."]);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_device_remembers_whom_it_has_met() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["Anna", "Bo", "Cem"]).await;
        page.back().await;
        page.tap("Geizen").await;
        page.sees("Wer sitzt am Tisch?").await;
        assert_eq!(typed(page).await, ["Anna", "Bo", "Cem"], "the last table sits there again");
        page.tap("Vom Tisch nehmen: Bo").await;
        assert_eq!(typed(page).await, ["Anna", "Cem"]);
        page.tap("Bo").await;
        assert_eq!(typed(page).await, ["Anna", "Cem", "Bo"], "a suggestion is one tap");
        assert!(!page.controls().await.contains(&"Bo".to_owned()), "whoever sits is not suggested");
        page.type_into("Name an Platz 1", "").await;
        page.tap("Anna").await;
        assert_eq!(typed(page).await, ["Anna", "Cem", "Bo"], "the empty chair first");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn whoever_was_just_named_can_be_taken_off_the_table() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Geizen").await;
        page.tap("Noch jemand").await;
        page.control("Vom Tisch nehmen: Platz 3").await;
        for (place, name) in [(1, "Anna"), (2, "Bo"), (3, "Cem")] {
            page.type_into(&format!("Name an Platz {place}"), name).await;
        }
        page.ask("document.activeElement.blur()", vec![]).await;
        page.ask("control('Name an Platz 3').focus()", vec![]).await;
        page.tap("Vom Tisch nehmen: Bo").await;
        assert_eq!(typed(page).await, ["Anna", "Cem"]);
        page.tap("Los geht’s").await;
        page.sees("Runde 1").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_double_tap_takes_one_off_the_table() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Geizen").await;
        page.tap("Noch jemand").await;
        page.tap("Noch jemand").await;
        for (place, name) in [(1, "Anna"), (2, "Bo"), (3, "Cem"), (4, "Dora")] {
            page.type_into(&format!("Name an Platz {place}"), name).await;
        }
        page.ask("document.activeElement.blur()", vec![]).await;
        page.tap_twice("Vom Tisch nehmen: Bo").await;
        page.later().await;
        assert_eq!(typed(page).await, ["Anna", "Cem", "Dora"]);
        // The last one is still being named.
        page.ask("(control('Name an Platz 3').focus(), control('Vom Tisch nehmen: Dora').click())", vec![]).await;
        page.until("!control('Name an Platz 3')").await;
        assert_eq!(typed(page).await, ["Anna", "Cem"]);
    });
}

/// Under the button that begins lie the names, and what they shout.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_second_tap_of_a_beginning_is_no_press_at_the_table() {
    for device in [Device::PHONE.german().calm(), Device::SMALL.german().calm()] {
        visit(device, async |page| {
            for game in GAMES.iter().map(|game| game.name) {
                page.tap(game).await;
                page.sees("Wer sitzt am Tisch?").await;
                for place in 1..=typed(page).await.len() {
                    page.type_into(&format!("Name an Platz {place}"), &format!("Gast {place}")).await;
                }
                page.ask("document.activeElement.blur()", vec![]).await;
                let record = |text: &str| text.split('~').next().map(str::to_owned);
                page.tap_twice("Los geht’s").await;
                page.later().await;
                let text = page.ask("remembered()", vec![]).await;
                let acts = text.as_str().and_then(record).map_or(0, |record| record.split('.').count() - 6);
                let pressed = "document.querySelectorAll('[aria-label=\"Am Tisch\"] :is([aria-expanded=true], [aria-pressed=true]), [aria-modal]').length";
                let pressed = page.ask(pressed, vec![]).await;
                assert_eq!((acts, pressed), (0, json!(0)), "{game}: {}", page.text().await);
                page.back().await;
            }
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn places_are_moved_by_arrow_keys_and_the_handle_keeps_the_focus() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Geizen").await;
        page.tap("Noch jemand").await;
        for (place, name) in [(1, "Anna"), (2, "Bo"), (3, "Cem")] {
            page.type_into(&format!("Name an Platz {place}"), name).await;
        }
        page.ask("control('Platz 3 verschieben').focus()", vec![]).await;
        page.press(&[Key::Up]).await;
        page.until("[...document.querySelectorAll('input')].map((field) => field.value).join() === 'Anna,Cem,Bo'")
            .await;
        assert!(page.focused().await.starts_with("Platz 2 verschieben"), "{}", page.focused().await);
        page.press(&[Key::Up]).await;
        page.press(&[Key::Up]).await;
        page.until("[...document.querySelectorAll('input')].map((field) => field.value).join() === 'Cem,Anna,Bo'")
            .await;
        page.press(&[Key::Down]).await;
        page.until("[...document.querySelectorAll('input')].map((field) => field.value).join() === 'Anna,Cem,Bo'")
            .await;
        page.tap("Los geht’s zu dritt").await;
        page.until("!!document.querySelector('#act')").await;
        let names: Vec<String> = page.standing().await.hands.into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["Anna", "Cem", "Bo"]);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_handle_is_dragged() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Geizen").await;
        for (place, name) in [(1, "Anna"), (2, "Bo")] {
            page.type_into(&format!("Name an Platz {place}"), name).await;
        }
        let at = |place: u8| {
            format!(
                "(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])(control('Platz {place} verschieben').getBoundingClientRect())"
            )
        };
        let (from, to) = (page.ask(&at(1), vec![]).await, page.ask(&at(2), vec![]).await);
        let touch = async |kind: &str, points: Value| {
            page.devtools("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
        };
        let (x, from, to) = (from[0].as_f64(), from[1].as_f64().unwrap_or(0.0), to[1].as_f64().unwrap_or(0.0));
        touch("touchStart", json!([{ "x": x, "y": from }])).await;
        // A finger lingers: over the other row the order must not change back.
        for step in 1..=14 {
            touch("touchMove", json!([{ "x": x, "y": from + (to - from) * f64::from(step) / 12.0 }])).await;
        }
        touch("touchEnd", json!([])).await;
        page.until("[...document.querySelectorAll('input')].map((field) => field.value).join() === 'Bo,Anna'").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_symbol_belongs_to_one_seat() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Geizen").await;
        for (place, name) in [(1, "Anna"), (2, "Bo")] {
            page.type_into(&format!("Name an Platz {place}"), name).await;
        }
        page.tap("Platz 1, Zeichen Krug: ändern").await;
        assert!(!page.offers("Brezel").await, "seat 2 has it");
        page.tap("Pilz").await;
        assert!(page.offers("Platz 1, Zeichen Pilz: ändern").await);
        page.tap("Platz 2, Zeichen Brezel: ändern").await;
        assert!(!page.offers("Pilz").await);
        assert!(page.offers("Krug").await, "given back");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_symbol_is_picked_by_arrow_keys_and_its_button_gets_the_focus_back() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Geizen").await;
        page.control("Platz 1, Zeichen Krug: ändern").await;
        page.ask("control('Platz 1, Zeichen Krug: ändern').focus()", vec![]).await;
        page.press(&[Key::Enter]).await;
        let focus = async |called: &str| {
            page.until(&format!("name(document.activeElement) === '{called}'")).await;
        };
        focus("Krug").await;
        page.press(&[Key::Right]).await;
        focus("Fisch").await;
        page.press(&[Key::Right]).await;
        focus("Hut").await;
        assert!(page.is("control('Hut').getAttribute('aria-checked') === 'true'").await);
        page.press(&[Key::Enter]).await;
        focus("Platz 1, Zeichen Hut: ändern").await;
        assert!(!page.offers("Pilz").await, "the symbols are gone");
        page.tap("Platz 1, Zeichen Hut: ändern").await;
        page.tap("Pilz").await;
        focus("Platz 1, Zeichen Pilz: ändern").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_table_decides_who_begins() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Geizen").await;
        for (place, name) in [(1, "Anna"), (2, "Bo")] {
            page.type_into(&format!("Name an Platz {place}"), name).await;
        }
        assert!(page.is("control('Der Zufall').getAttribute('aria-checked') === 'true'").await);
        page.tap("Wir bestimmen").await;
        page.tap("Bo").await;
        page.tap("Los geht’s zu zweit").await;
        page.sees("Bo ist dran").await;
        page.tap("Regeln").await;
        page.tap("Euer Tisch").await;
        page.sees("Wer fängt an? Bo").await;
    });
}

/// What a control is: its role, and whether it is checked.
async fn state(page: &Page, name: &str) -> (String, String) {
    let state = "['role', 'aria-checked'].map((kind) => control(arguments[0]).getAttribute(kind))";
    let state = page.ask(state, vec![json!(name)]).await;
    let [role, checked] = [0, 1].map(|at| state[at].as_str().unwrap_or_default().to_owned());
    (role, checked)
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_rule_that_is_on_or_off_is_a_switch() {
    let [off, on] = ["false", "true"].map(|checked| ("switch".to_owned(), checked.to_owned()));
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Leiff").await;
        page.control("Trinkregeln").await;
        for rule in ["Trinkregeln", "Special Cards", "Merkhilfe"] {
            assert_eq!(state(page, rule).await, off, "{rule}");
        }
        assert!(!page.offers("Teams").await, "not for two");
        page.tap("Trinkregeln").await;
        assert_eq!(state(page, "Trinkregeln").await, on);
        page.tap("Merkhilfe").await;
        page.tap("Merkhilfe").await;
        assert_eq!(state(page, "Merkhilfe").await, off);
        for (place, name) in [(1, "Anna"), (2, "Bo")] {
            page.type_into(&format!("Name an Platz {place}"), name).await;
        }
        page.tap("Los geht’s zu zweit").await;
        page.tap("Zum offenen Tisch").await;
        page.tap("Regeln").await;
        page.tap("Euer Tisch").await;
        page.sees("Trinkregeln An").await;
        page.sees("Merkhilfe Aus").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_same_table_sits_down_again_with_one_tap() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Leiff").await;
        assert!(!page.offers("Gleiche Runde").await, "nobody has sat here yet");
        page.tap("Noch jemand").await;
        for (place, name) in [(1, "Anna"), (2, "Bo"), (3, "Cem")] {
            page.type_into(&format!("Name an Platz {place}"), name).await;
        }
        page.tap("Platz 2, Zeichen").await;
        page.tap("Pilz").await;
        page.tap("Lang").await;
        page.tap("Trinkregeln").await;
        page.tap("Los geht’s zu dritt").await;
        page.until("document.documentElement.dataset.screen === 'play'").await;
        let record = "((record) => [record.split('.')[5], record.split('~')[1]])(remembered())";
        let first = page.ask(record, vec![]).await;
        page.back().await;

        // Another game takes the same people, by its own rules.
        page.tap("Larry").await;
        page.sees("Gleiche Runde Anna, Bo und Cem").await;
        page.tap("Gleiche Runde").await;
        page.until("curtain()?.[1] === 1").await;
        page.back().await;

        page.tap("Leiff").await;
        page.sees("Gleiche Runde Anna, Bo und Cem · Länge: Lang · Trinkregeln").await;
        page.tap_twice("Gleiche Runde").await;
        page.until("document.documentElement.dataset.screen === 'play'").await;
        page.later().await;
        assert_eq!(page.ask(record, vec![]).await, first, "names and house rules");
        let games = "Object.entries(localStorage).filter(([key]) => key.startsWith('stammtisch.game.')).map(([, game]) => JSON.parse(game).symbols.join())";
        assert_eq!(page.ask(games, vec![]).await, json!(["0,7,2", "0,7,2", "0,7,2"]), "three games, the same symbols");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn each_length_says_how_long_it_takes() {
    let games: [(&str, &[(&str, u8)]); 3] = [
        ("Leiff", &[("Kurz", 30), ("Lang", 60)]),
        ("Larry", &[("Drei Runden", 35), ("Kurzes Spiel", 12)]),
        ("Riffifi", &[("Alle geben", 25), ("Abhaken", 30), ("Ein Durchgang", 8)]),
    ];
    for (game, lengths) in games {
        visit(Device::PHONE.german().calm(), async |page| {
            page.tap(game).await;
            for (length, minutes) in lengths {
                let label = format!("{length} etwa {minutes} Min.");
                page.until(&format!("!!control('{label}')")).await;
                page.tap(&label).await;
                page.sees(&format!("am Tisch, etwa {minutes} Minuten")).await;
            }
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_booklets_question_is_asked_where_a_seat_is_chosen() {
    for (game, question) in [("Larry", "am ehrlichsten"), ("Bohei", "am wenigsten organisiert")] {
        visit(Device::PHONE.german().calm(), async |page| {
            page.tap(game).await;
            page.sees("Der Zufall").await;
            page.sees_no(question).await;
            page.tap("Wir bestimmen").await;
            page.sees(question).await;
            page.tap("Der Zufall").await;
            page.sees_no(question).await;
        });
    }
}
