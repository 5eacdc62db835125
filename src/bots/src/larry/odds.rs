//! How often announcements are false and doubted when both know what they do. Data: `reduced` has computed them.

/// What an announcement adds, in the order of the tables. No card adds 5 or 6.
pub(super) const DELTAS: [i8; 8] = [-2, -1, 0, 1, 2, 3, 4, 7];

/// What is left up to the limit: 0 to 7, or more.
pub(super) const ROOMS: usize = 8;

/// Percent for each of [`DELTAS`].
pub(super) type Percent = [u8; 8];

/// How often an announcement is false, for each room.
pub(super) const LIES: [Percent; ROOMS] = [
    [56, 57, 66, 100, 100, 100, 100, 100],
    [42, 43, 37, 42, 100, 100, 100, 100],
    [40, 40, 27, 16, 19, 100, 100, 100],
    [41, 37, 20, 11, 6, 8, 100, 100],
    [35, 32, 14, 7, 3, 2, 2, 100],
    [35, 32, 14, 7, 3, 2, 2, 100],
    [35, 32, 14, 7, 3, 2, 2, 100],
    [30, 28, 11, 5, 2, 1, 1, 1],
];

/// How often it is doubted, for each room.
pub(super) const DOUBTS: [Percent; ROOMS] = [
    [4, 2, 2, 100, 100, 100, 100, 100],
    [3, 0, 0, 0, 100, 100, 100, 100],
    [2, 2, 0, 0, 0, 100, 100, 100],
    [2, 0, 0, 0, 0, 0, 100, 100],
    [0, 1, 0, 0, 0, 0, 0, 100],
    [0, 1, 0, 0, 0, 0, 0, 100],
    [0, 1, 0, 0, 0, 0, 0, 100],
    [3, 2, 0, 0, 0, 0, 0, 0],
];

/// From a table, as a share. What no card adds is false for certain.
fn share(table: &[Percent; ROOMS], room: i8, delta: i8) -> f64 {
    let at = DELTAS.iter().position(|other| *other == delta).filter(|_| delta <= room.max(0));
    at.map_or(0.97, |at| f64::from(table[room.clamp(0, 7) as usize][at]) / 100.0)
}

/// How often this is false.
pub(super) fn lies(room: i8, delta: i8) -> f64 {
    share(&LIES, room, delta)
}

/// Few people know what they do: the more suspicious it is, the more often it is doubted without need.
const NEEDLESS: f64 = 0.3;

/// How often this is doubted.
pub(super) fn doubts(room: i8, delta: i8) -> f64 {
    let known = share(&DOUBTS, room, delta);
    known + (1.0 - known) * NEEDLESS * lies(room, delta)
}
