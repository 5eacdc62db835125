//! Random playouts: acts per second on one core, for every number of players, plain and with all variants.

use divan::Bencher;
use divan::counter::ItemsCount;
use riffifi::{Length, Options, Riffifi};
use table::laws::play_games;

fn main() {
    divan::main();
}

/// Ten games. The items of the figures are acts.
#[divan::bench(args = [3, 4, 5])]
fn plain(bencher: Bencher, seats: u8) {
    acts(bencher, seats, Options::default());
}

/// The same with the Officer, equal chances and the score sheet.
#[divan::bench(args = [3, 4, 5])]
fn variants(bencher: Bencher, seats: u8) {
    acts(bencher, seats, Options { officer: true, equal: true, length: Length::Sheet, ..Options::default() });
}

fn acts(bencher: Bencher, seats: u8, options: Options) {
    let ten = |seed| play_games::<Riffifi>(seats, &options, 10, seed);
    bencher.counter(ItemsCount::new(ten(1).actions)).bench(|| ten(1));
}
