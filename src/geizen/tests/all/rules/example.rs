//! The printed example.

use crate::rules::check::check;

/// Beispiel, 1 to 3.
#[test]
fn the_printed_example() {
    check(
        "board:-/211/-/111/111 dice:4,1,3,3,5,2,2,1,6,6,3,2",
        "r 4 r 22 r 6 r 2",
        "a rolls 13345
         a keeps 4: 4.4 bank 1
         a rolls 1226
         a keeps 22: 2.4 own 1, 2.5 own 1 takes 6 (b -1, c -1), 4.4 bank 1
         a rolls 36
         a keeps 6: 2.4 own 1, 2.5 own 1 takes 6 (b -1, c -1), 4.4 bank 1, 6 free
         a rolls 2
         a keeps 2: 2.4 own 1, 2.5 own 1 takes 6 (b -1, c -1), 2.1 own 2, 4.4 bank 1, 6 free
         = hands 24,21,21 bank 55 board -/2/-/1111/111, b is next",
    );
}
