//! What a view says of the end of a turn is what happens.

use geizen::{DICE, Geizen, View};
use table::{Game, Viewer};

#[test]
fn a_view_scores_a_turn_as_the_table_does() {
    let [mut scored, mut over] = [0; 2];
    for seed in 0..60 {
        let tables: Vec<Geizen> = testkit::random_tables(2 + (seed % 4) as u8, "-", seed).collect();
        for pair in tables.windows(2) {
            let [before, after] = [0, 1].map(|at: usize| pair[at].view(Viewer::Table));
            // The last dice were kept: all that had been rolled.
            if before.rolled.is_empty() || !after.over && after.turn == before.turn {
                continue;
            }
            let kept = before.kept.plus(before.rolled);
            assert_eq!(kept.len(), DICE);
            assert_eq!(View { round: after.round, ..before.scored(kept) }, after, "{before:?}");
            scored += 1;
            over += u32::from(after.over);
        }
    }
    assert!(scored > 500 && over == 60, "{scored} turns, {over} games");
}
