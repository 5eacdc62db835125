//! Random playouts: acts per second on one core, for some numbers of players, plain and with all variants.

use divan::Bencher;
use divan::counter::ItemsCount;
use leiff::{Leiff, Options};
use table::laws::play_games;

fn main() {
    divan::main();
}

/// Ten games. The items of the figures are acts.
#[divan::bench(args = [2, 4, 6, 8])]
fn plain(bencher: Bencher, seats: u8) {
    acts(bencher, seats, Options::default());
}

/// The same with the ledger, special cards, teams, a peek before every round and the aid.
#[divan::bench(args = [4, 6, 8])]
fn variants(bencher: Bencher, seats: u8) {
    let variants =
        Options { drinks: true, specials: true, teams: true, every_peek: true, aid: true, ..Options::default() };
    acts(bencher, seats, variants);
}

fn acts(bencher: Bencher, seats: u8, options: Options) {
    let ten = |seed| play_games::<Leiff>(seats, &options, 10, seed);
    bencher.counter(ItemsCount::new(ten(1).actions)).bench(|| ten(1));
}
