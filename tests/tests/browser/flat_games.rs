//! A whole game of each game on a device that lies in the middle, tapped at the edges; on the slower engines its second half.

use table::Record;
use tests::{BrowserTest, Device, Engine, Page, Tapped, random_game};

on_each_engine!(bohei, geizen, larry, leiff, riffifi);

const THREE: [&str; 3] = ["Anna", "Bo", "Çelik 🎲"];
const FOUR: [&str; 4] = ["Anna", "Bo", "Çelik 🎲", "Dora"];

/// Upright on Chromium; the other engines have no window so high.
fn table(engine: Engine) -> BrowserTest {
    let device = if engine == Engine::Chromium { Device::FLAT_HIGH } else { Device::FLAT };
    BrowserTest::new(device.german().calm().on(engine)).fast_timers()
}

/// To the last act, on Chromium from the first one.
fn played<G: Tapped>(engine: Engine, line: &Record<G>) {
    let start = if engine == Engine::Chromium { 0 } else { line.entries().len() / 2 };
    table(engine).run(async |page| {
        // Each card is swiped to its player's own side.
        page.swipe_cards();
        page.lay_out(&line.prefix(start)).await;
        page.play_line(line, start).await;
        page.ranks(line).await;
    });
}

/// The shortest of some games by chance.
fn short<G: Tapped>(names: &[&str], options: &G::Options) -> Record<G> {
    let games = (0..300).map(|seed| random_game::<G>(names, options, seed));
    games.min_by_key(|game| game.entries().len()).expect("games")
}

fn bohei(engine: Engine) {
    use tests::bohei::Wish::{Breach, Duel, Extra, No, Opposite};
    played(engine, &tests::bohei::planned(&FOUR, &[No, Opposite, Breach, Duel, Extra]));
}

fn geizen(engine: Engine) {
    table(engine).run(async |page: &Page| {
        page.lay_out(&tests::fresh::<::geizen::Geizen>(&FOUR)).await;
        for _ in 0..120 {
            let all: Vec<usize> = (0..5).collect();
            page.act().await;
            page.choose(all).await;
            page.act().await;
            if page.offers("Zum Ergebnis").await {
                page.pause().await;
                page.tap("Zum Ergebnis").await;
                break;
            }
        }
        page.sees("Chips nach jedem Zug").await;
    });
}

fn larry(engine: Engine) {
    let options = ::larry::Options { short: true, ..Default::default() };
    played(engine, &short::<::larry::Larry>(&THREE, &options));
}

fn leiff(engine: Engine) {
    use tests::Wish::{Catch, Exchange, Match};
    let options = ::leiff::Options::default();
    played(engine, &tests::planned(&FOUR, &options, &[Match, Catch, Exchange]));
}

fn riffifi(engine: Engine) {
    let options = ::riffifi::Options { length: ::riffifi::Length::OneRound, ..Default::default() };
    played(engine, &short::<::riffifi::Riffifi>(&THREE, &options));
}
