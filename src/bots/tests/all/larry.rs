//! What regulars of Larry do at the table, told by what a doubt has turned up.

use bots::{Company, Level, Next, regular};
use larry::{Card, Event, Larry, Options};
use table::{Game, Record, Seat, Seed};

/// What has happened in some games of three regulars of one level.
#[derive(Default, Debug)]
struct Figures {
    /// Cards turned up.
    turned: u32,
    /// Those of them that were not what was announced.
    lies: u32,
    right_doubts: u32,
    wrong_doubts: u32,
    forgot: u32,
}

fn played(level: Level) -> Figures {
    let mut figures = Figures::default();
    for number in 0..20 {
        let mut record = Record::<Larry>::deal(3, Options::default(), Seed::from_number(number));
        let mut company = Company::new(&record);
        for seat in Seat::all(3) {
            company.seat(&record, seat, regular::<Larry>(level));
        }
        while let Next::Act { seat, choice } = company.next(&record, 0) {
            for event in record.act(seat, choice.action).expect("an act of the menu") {
                match event {
                    Event::Forgot { .. } => figures.forgot += 1,
                    Event::Revealed(reveal) => {
                        figures.right_doubts += u32::from(!reveal.right);
                        figures.wrong_doubts += u32::from(reveal.right);
                        let mut before = 0;
                        for turned in &reveal.cards {
                            let true_said = turned.said - before == turned.card.value().unwrap_or(0);
                            figures.turned += 1;
                            figures.lies += u32::from(turned.card != Card::Aetsch && !true_said);
                            before = turned.said;
                        }
                    }
                    _ => {}
                }
            }
        }
        assert!(record.game().awaited().is_empty(), "{record}");
    }
    figures
}

#[test]
fn the_landlady_bluffs_is_caught_and_never_forgets_larry() {
    let figures = played(Level::Host);
    assert!(figures.lies * 20 > figures.turned, "{figures:?}");
    assert!(figures.right_doubts > 20 && figures.wrong_doubts > 0, "{figures:?}");
    assert_eq!(figures.forgot, 0);
}

#[test]
fn weaker_ones_bluff_less_and_forget() {
    let share = |figures: &Figures| f64::from(figures.lies) / f64::from(figures.turned);
    let [apprentice, regular, host] = Level::ALL.map(played);
    assert!(share(&regular) < share(&host), "{regular:?} {host:?}");
    assert!(apprentice.forgot > regular.forgot && regular.forgot > 0, "{apprentice:?} {regular:?}");
}
