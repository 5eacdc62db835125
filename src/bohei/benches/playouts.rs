//! Random playouts: acts per second on one core, for some numbers of players.

use bohei::{Bohei, Options};
use divan::Bencher;
use divan::counter::ItemsCount;
use table::laws::play_games;

fn main() {
    divan::main();
}

/// Ten games. The items of the figures are acts.
#[divan::bench(args = [3, 4, 5, 6, 8])]
fn plain(bencher: Bencher, seats: u8) {
    let ten = |seed| play_games::<Bohei>(seats, &Options::default(), 10, seed);
    bencher.counter(ItemsCount::new(ten(1).actions)).bench(|| ten(1));
}
