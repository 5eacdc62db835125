//! How often the screen is touched in whole games for four: on the average of all turns, and before the first one. `larry` counts its own.

use std::io::{self, Write};

use leiff::{Action, Leiff, Phase};
use riffifi::{Length, Riffifi};
use table::{Game, Lang, Record, Turns, Viewer, turns};
use tests::bohei as bohei_plan;
use tests::geizen::thrifty;
use tests::{BrowserTest, Device, Page, Tapped, Wish, fresh, plans, random_game};

const FOUR: [&str; 4] = ["Anna", "Bo", "Çelik", "Dora"];
const EIGHT: [&str; 8] = ["Anna", "Bo", "Çelik", "Dora", "Emil", "Fritz", "Gül", "Hannes"];

/// What was counted in a game.
pub(crate) struct Count {
    /// The touches before the first turn.
    before: u32,
    /// The touches of all turns.
    touches: u32,
    turns: u32,
}

impl Count {
    /// Plays a game by the buttons of a page of its own, counts, and prints what was counted.
    fn of<G: Tapped + Turns>(line: &Record<G>) -> Count {
        let mut count = None;
        BrowserTest::new(Device::PHONE.german().calm()).fast_timers().run(async |page| {
            page.swipe_cards();
            page.lay_out(&line.prefix(0)).await;
            count = Some(Count::played(page, line).await);
        });
        count.expect("it was played")
    }

    /// The same on a page that shows the beginning of the game.
    pub(crate) async fn played<G: Tapped + Turns>(page: &Page, line: &Record<G>) -> Count {
        let turns = turns(line, false, Lang::De);
        let numbered = || turns.iter().filter(|turn| turn.number.is_some());
        let first = numbered().next().map_or(0, |turn| turn.lines.start);
        let mut count = Count { before: 0, touches: 0, turns: numbered().count() as u32 };
        let mut each: Vec<u32> = Vec::new();
        let mut record = line.prefix(0);
        let begun = page.touch_count();
        let mut at = begun;
        while record.entries().len() < line.entries().len() {
            let acts = record.entries().len();
            if acts == first {
                (count.before, at) = (page.touch_count() - begun, page.touch_count());
            } else if turns.iter().any(|turn| turn.lines.start == acts) && acts > first {
                each.push(page.touch_count() - at);
                at = page.touch_count();
            }
            page.tap_next(&mut record, line).await;
        }
        each.push(page.touch_count() - at);
        count.touches = page.touch_count() - begun - count.before;
        each.sort_unstable();
        let median = each[each.len() / 2];
        let (most, mean) = (each[each.len() - 1], count.mean());
        // The test runner keeps what is printed to itself.
        let printed = writeln!(
            io::stdout(),
            "{}, {} players: {mean:.1} touches in each of {} turns (median {median}, most {most}), {} before the first",
            G::ID,
            line.game().seats(),
            count.turns,
            count.before
        );
        printed.expect("it can be printed");
        count
    }

    /// The touches of a turn, on the average.
    pub(crate) fn mean(&self) -> f64 {
        f64::from(self.touches) / f64::from(self.turns)
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn geizen() {
    assert!(Count::of(&thrifty(&FOUR, 1)).mean() <= 6.2);
}

/// A game of one round: the others are played alike.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn riffifi() {
    let options = riffifi::Options { length: Length::OneRound, ..riffifi::Options::default() };
    assert!(Count::of(&random_game::<Riffifi>(&FOUR, &options, 1)).mean() <= 2.3);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn leiff() {
    use Wish::{Catch, Exchange, Look, Machine, Match};
    let wishes = [Match, Catch, Look, Exchange, Machine];
    let line = plans(&FOUR, leiff::Options::default(), &wishes).next().expect("a game in which all this happens");
    assert!(Count::of(&line).mean() <= 3.5);
}

/// The first look, at which everybody looks.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_first_look_of_eight() {
    let mut line = fresh::<Leiff>(&EIGHT);
    while matches!(line.game().view(Viewer::Table).phase, Phase::Peek { .. }) {
        let seat = line.game().awaited().iter().next().expect("somebody looks");
        line.act(seat, Action::Seen).expect("everybody may look");
    }
    let seat = line.game().awaited().iter().next().expect("somebody begins");
    line.act(seat, Action::Draw).expect("a turn begins with a card");
    assert!(Count::of(&line).before <= 9);
}

/// A short game in which much happens at once: breaches, answers, challenges, ticks.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_full_game_of_bohei() {
    use bohei_plan::Wish::{Aim, Breach, Duel, Group, No, Ticks};
    let wishes = [Aim, Breach, Duel, Group, No, Ticks];
    let line = bohei_plan::plans(&FOUR, &wishes).next().expect("a game in which all this happens");
    assert!(Count::of(&line).mean() <= 8.1);
}

/// Games in which lots decide: half of what is played are challenges, each with its opponent, winner and reward.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn ordinary_games_of_bohei() {
    let counts = [1, 2, 3, 4, 5, 6].map(|seed| Count::of(&bohei_plan::ordinary(&FOUR, seed)));
    let (touches, turns) =
        counts.iter().fold((0, 0), |(touches, turns), count| (touches + count.touches, turns + count.turns));
    assert!(f64::from(touches) / f64::from(turns) <= 6.0);
}
