//! How a game introduces itself, and the rules sheet: three pictures first, only what holds at this table, and words are found.

use serde_json::json;
use tests::{Device, Page, visit};

const FIRST: &str = "Jeder Würfel kostet einen Chip in seiner Reihe";

async fn folded(page: &Page) -> bool {
    page.control("So geht’s").await;
    page.is("control('So geht’s').getAttribute('aria-expanded') === 'false'").await
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn three_pictures_stand_before_the_first_game_and_fold_up() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Geizen").await;
        page.sees(FIRST).await;
        assert!(!folded(page).await);
        page.tap("So geht’s").await;
        page.until("control('So geht’s').getAttribute('aria-expanded') === 'false'").await;
        page.sees_no(FIRST).await;
        page.tap("Zurück").await;
        page.sees("Leiff").await;
        page.reload().await;
        page.tap("Geizen").await;
        assert!(folded(page).await, "it was folded up");
        page.tap("Zurück").await;

        page.tap("Larry").await;
        page.sees("Alle legen verdeckt auf einen Stapel").await;
        for (place, name) in [(1, "Anna"), (2, "Bo")] {
            page.type_into(&format!("Name an Platz {place}"), name).await;
        }
        page.tap("Los geht’s").await;
        page.until("curtain()?.[1] === 1").await;
        page.back().await;
        page.tap("Larry").await;
        assert!(folded(page).await, "it was played");
        page.tap("So geht’s").await;
        page.sees("Alle legen verdeckt auf einen Stapel").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn words_are_found_in_the_rules() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.tap("Regeln").await;
        page.sees(FIRST).await;
        page.type_into("In den Regeln suchen", "bank leiht").await;
        page.until("[...layer().querySelectorAll('h2')].map((one) => one.textContent).join() === 'Borgen'").await;
        page.sees_no(FIRST).await;
        let marked = page.ask("[...layer().querySelectorAll('mark')].map((one) => one.textContent)", vec![]).await;
        assert_eq!(marked, json!(["leiht", "Bank"]));

        // What the booklet does not have is settled.
        page.type_into("In den Regeln suchen", "SPIELPLAN").await;
        page.sees("Hier steht davon nichts, aber einmal unter „Geklärt“.").await;
        page.tap("Dort nachsehen: Geklärt").await;
        page.until("[...layer().querySelectorAll('mark')].map((one) => one.textContent).join() === 'Spielplan'").await;
        page.tap("Das Heft").await;
        page.type_into("In den Regeln suchen", "Schach").await;
        page.sees("Davon steht hier nichts.").await;
        page.type_into("In den Regeln suchen", "").await;
        page.sees(FIRST).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn rules_that_are_off_at_this_table_are_left_out() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Leiff").await;
        page.tap("Special Cards").await;
        // While the table is set up, its rules are those that are chosen so far.
        page.tap("Regeln").await;
        page.sees("Die Klatschtante").await;
        page.sees_no("Trinkregeln").await;
        page.tap("Schließen").await;
        for (place, name) in [(1, "Anna"), (2, "Bo")] {
            page.type_into(&format!("Name an Platz {place}"), name).await;
        }
        page.tap("Los geht’s").await;
        page.tap("Zum offenen Tisch").await;
        page.tap("Regeln").await;
        page.sees("Die Klatschtante").await;
        page.sees_no("Trinkregeln").await;
        page.tap("Geklärt").await;
        page.sees("Wasserregeln").await;
        page.sees_no("Der Zettel").await;
        page.sees_no("Teams").await;
    });
}
