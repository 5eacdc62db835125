//! The bots at a table: after a reload, an undo or a correction they choose as if nothing else had happened.

use bots::{Company, HasBots, Level, Next, regular};
use table::laws::Lawful;
use table::{Game, Record, Seat, Seed};

/// A record for three, and regulars of all levels.
fn table<G: HasBots>(seed: u64) -> (Record<G>, Company<G>) {
    let record = Record::deal(3, G::Options::default(), Seed::from_number(seed));
    let company = seated(&record);
    (record, company)
}

fn seated<G: HasBots>(record: &Record<G>) -> Company<G> {
    let mut company = Company::new(record);
    for (seat, level) in Seat::all(3).zip(Level::ALL) {
        company.seat(record, seat, regular::<G>(level));
    }
    company
}

/// Lets the bots act, at most so many times.
fn play<G: HasBots>(record: &mut Record<G>, company: &mut Company<G>, acts: usize) {
    for _ in 0..acts {
        let Next::Act { seat, choice } = company.next(record, u32::MAX) else { break };
        record.act(seat, choice.action).expect("an act of the menu");
    }
}

/// Plays a game to its end, and tries reload, undo and correction on the way.
fn goes_on_as_before<G: HasBots + Lawful>(seed: u64) {
    let (mut record, mut company) = table::<G>(seed);
    let (mut other, mut alike) = table::<G>(seed);
    play(&mut record, &mut company, G::LONGEST);
    assert!(record.game().outcome().is_some(), "{record:?}");
    for part in 0..4 {
        // A reload: the bots are made anew, from the text of the record.
        other = other.to_string().parse().expect("a record");
        alike = if part % 2 == 0 { seated(&other) } else { alike };
        play(&mut other, &mut alike, record.entries().len() / 5);
    }
    let before = other.game().clone();
    assert!(other.correct() && other.correct());
    play(&mut other, &mut alike, 2);
    assert_eq!(other.game(), &before, "the same is chosen again");
    play(&mut other, &mut alike, G::LONGEST);
    let acts = |record: &Record<G>| record.steps().map(|step| (step.seat, step.action.clone())).collect::<Vec<_>>();
    assert_eq!(acts(&other), acts(&record));
}

#[test]
fn geizen() {
    goes_on_as_before::<geizen::Geizen>(1);
}

#[test]
fn leiff() {
    goes_on_as_before::<leiff::Leiff>(1);
}

#[test]
fn larry() {
    goes_on_as_before::<larry::Larry>(1);
}

#[test]
fn riffifi() {
    goes_on_as_before::<riffifi::Riffifi>(1);
}

#[test]
fn a_person_is_waited_for() {
    let record = Record::<geizen::Geizen>::deal(2, geizen::Options::default(), Seed::from_number(1));
    let turn = record.game().awaited().iter().next().expect("somebody begins");
    let other = turn.after(1, 2);
    let mut company = Company::new(&record);
    company.seat(&record, other, regular(Level::Host));
    assert_eq!(company.next(&record, 0), Next::Nothing);
    company.seat(&record, turn, regular(Level::Host));
    company.unseat(other);
    assert_eq!(company.seats().collect::<Vec<_>>(), [turn]);
    let Next::Act { seat, choice } = company.next(&record, u32::MAX) else { panic!("the bot begins") };
    assert_eq!((seat, choice.action), (turn, geizen::Action::Roll));
    assert!(choice.delay >= 900, "people can follow: {} ms", choice.delay);
}
