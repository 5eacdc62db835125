//! Random playouts: acts per second on one core, for every number of players.

use divan::Bencher;
use divan::counter::ItemsCount;
use geizen::Geizen;
use table::laws::play_games;

fn main() {
    divan::main();
}

/// Ten games. The items of the figures are acts.
#[divan::bench(args = [2, 3, 4, 5])]
fn acts(bencher: Bencher, seats: u8) {
    let ten = |seed| play_games::<Geizen>(seats, &geizen::Options::default(), 10, seed);
    bencher.counter(ItemsCount::new(ten(1).actions)).bench(|| ten(1));
}
