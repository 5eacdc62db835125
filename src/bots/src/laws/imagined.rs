//! The law of imagined tables.

use table::laws::Lawful;
use table::{GameRng, Imagine, RandomPlayer, Seat, Seed, Viewer};

/// Plays random games, and imagines tables at one moment in `every` for every seat. An imagined table has the seat's view, its
/// menu, the same awaited seats, and all components. Returns a sentence for each violation, and how many tables were imagined and how
/// many moments were without one.
#[must_use]
pub fn try_imagining<G: Imagine + Lawful>(
    seats: u8,
    options: &G::Options,
    games: u64,
    every: u32,
) -> (Vec<String>, [u32; 2]) {
    let mut broken = Vec::new();
    let mut counts = [0; 2];
    for number in 1..=games {
        let mut rng = Seed::from_number(!number).rng(seats);
        let mut player = RandomPlayer::new(Seed::from_number(number ^ (1 << 62)).rng(seats));
        let mut game = G::deal(seats, options.clone(), Seed::from_number(number).rng(seats));
        let mut memories: Vec<G::Memory> = vec![G::Memory::default(); seats.into()];
        let mut events = Vec::new();
        for act in 0..G::LONGEST {
            for (seat, memory) in Seat::all(seats).zip(&mut memories) {
                let viewer = Viewer::Seat(seat);
                let told: Vec<_> = events.iter().filter_map(|event| G::told(event, viewer)).collect();
                let view = game.view(viewer);
                G::remember(memory, seat, &told, &view);
                if game.awaited().is_empty() || rng.below(every) > 0 {
                    continue;
                }
                let fresh = GameRng::from_seed(std::array::from_fn(|_| rng.below(256) as u8));
                match G::imagine(seat, &view, memory, fresh).map(|imagined| difference(&game, &imagined, seat)) {
                    None => counts[1] += 1,
                    Some(difference) => {
                        counts[0] += 1;
                        let told = difference.map(|what| format!("seed {number}, act {act}, seat {seat}: {what}"));
                        broken.extend(told);
                    }
                }
            }
            let Some((seat, action)) = player.choose(&game) else { break };
            events.clear();
            game.resolve(seat, action, &mut events);
        }
    }
    (broken, counts)
}

fn difference<G: Lawful>(game: &G, imagined: &G, seat: Seat) -> Option<String> {
    let viewer = Viewer::Seat(seat);
    if imagined.view(viewer) != game.view(viewer) {
        return Some("the imagined table looks different".to_owned());
    }
    if imagined.legal(seat) != game.legal(seat) || imagined.awaited() != game.awaited() {
        return Some("at the imagined table something else may be done".to_owned());
    }
    imagined.conserved().err()
}
