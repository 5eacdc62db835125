//! What earlier builds of the site have left on a device: their games, their file and their links open in today's.

use app::games::game_of;
use app::store::State;
use table::Link;
use tests::{BrowserTest, Device, OlderBuild, Page, is_outdated, older_builds, visit};

use crate::links::follow;
use crate::versions::read_in;

const PHONE: Device = Device::PHONE.german().calm();

/// A saved game as the page shows it.
struct Shown {
    /// "Geizen, Runde 2".
    title: String,
    /// "Jörg ist dran".
    line: String,
    /// Who plays.
    names: Vec<String>,
    /// Whether it is not over.
    running: bool,
    /// The name of the game, if its rules are others by now.
    outdated: Option<&'static str>,
}

fn shown(build: &OlderBuild) -> Vec<Shown> {
    let saves = build.saves().into_iter().zip(&build.said);
    let shown = saves.map(|((id, save), said)| {
        let [title, line, names] = said.split(" | ").collect::<Vec<_>>()[..] else { panic!("{said}") };
        Shown {
            title: title.to_owned(),
            line: line.to_owned(),
            names: names.split(", ").map(str::to_owned).collect(),
            running: save.state == State::Running,
            outdated: is_outdated(&save.record).then(|| game_of(id).expect("a game").name),
        }
    });
    shown.collect()
}

/// Waits until the table, a curtain or the end of a game of these people is drawn.
async fn is_at_the_table(page: &Page, names: &[String]) {
    page.until("document.documentElement.dataset.screen === 'play'").await;
    page.until("['Menü', 'Zum offenen Tisch'].some(control)").await;
    for name in names {
        page.sees(name).await;
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn games_of_older_builds_are_listed_and_open() {
    for build in older_builds() {
        // The settings are those of the build, too.
        let mut visit = BrowserTest::new(Device::PHONE);
        for (key, text) in &build.storage {
            visit = visit.remembering(key, text.clone());
        }
        visit.run(async |page| {
            let games = shown(&build);
            let running = || games.iter().filter(|game| game.running);
            if let Some(latest) = running().find(|game| game.outdated.is_none()) {
                page.sees(&format!("Weiter: {}", latest.title)).await;
            }
            if let Some(name) = running().find_map(|game| game.outdated) {
                page.sees(&format!("{name} geht hier nicht weiter")).await;
            }
            page.until("document.documentElement.dataset.theme === 'light'").await;
            page.tap("Leiff").await;
            page.sees("Gleiche Runde").await;
            page.back().await;
            page.tap("Gespeicherte Spiele").await;
            page.sees("Der Abend").await;
            page.sees_no("Nicht mehr zu lesen").await;
            for Shown { title, line, names, outdated, .. } in &games {
                if let Some(name) = outdated {
                    page.sees(&format!("{name}, andere Fassung")).await;
                    continue;
                }
                page.sees(&names.join(", ")).await;
                page.tap(&format!("{title} {line}. ")).await;
                is_at_the_table(page, names).await;
                page.back().await;
                page.sees("Der Abend").await;
            }
            // It was left while it showed the replay of a link, which later builds keep in the tab.
            if build.storage.iter().any(|(key, _)| key == "stammtisch.link") {
                page.ask("history.replaceState('1 replay ', '')", vec![]).await;
                page.reload().await;
                page.sees("Am Anfang").await;
            }
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_file_of_an_older_build_is_read_in() {
    for build in older_builds() {
        visit(PHONE, async |page| {
            page.tap("Einstellungen").await;
            page.tap("Keine Spiele auf diesem Gerät").await;
            read_in(page, &build.evening).await;
            let games = shown(&build);
            page.sees(&format!("Neu: {}. Schon da: 0. Nicht zu lesen: 0.", games.len())).await;
            for Shown { title, line, outdated, .. } in &games {
                match outdated {
                    Some(name) => page.sees(&format!("{name}, andere Fassung")).await,
                    None => page.sees(&format!("{title} {line}. ")).await,
                }
            }
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn links_of_older_builds_open() {
    for build in older_builds() {
        visit(PHONE, async |page| {
            for (_, link) in &build.links {
                follow(page, link).await;
                match Link::read(link, |game| game_of(game).is_some()).expect("a link") {
                    Link::Rules(_) => {
                        page.tap("Mit diesen Regeln spielen").await;
                        page.sees("Wer sitzt am Tisch?").await;
                    }
                    Link::Game(game) if is_outdated(game.text()) => page.sees("Diese Partie ist zu alt.").await,
                    Link::Game(game) if game.named => {
                        page.sees("Eine Partie für euch.").await;
                        page.sees("Jörg, Çelik 🎲").await;
                        page.tap_any(&["Hier weiterspielen", "Ergebnis ansehen"]).await;
                        is_at_the_table(page, &["Jörg".to_owned(), "Çelik 🎲".to_owned()]).await;
                    }
                    Link::Game(_) => {
                        page.sees("Eine Partie für euch.").await;
                        page.sees("A, B").await;
                        page.tap("Wiederholung ansehen").await;
                        page.sees("Am Anfang").await;
                    }
                }
            }
        });
    }
}
