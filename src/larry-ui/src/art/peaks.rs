//! The drawings of great moments.

use ui::outline;

use super::svg;

/// A nose that has grown across the whole name. It is as wide as the style sheet says, and grows from its left end.
#[must_use]
pub fn long_nose() -> String {
    svg(
        "",
        300,
        30,
        "0 0 300 30",
        concat!(
            "<g ",
            outline!(),
            r##"><path class="nose" d="M3 4c70 3 190 3 270 1a11 11 0 0 1 0 22c-80 0-200 2-270-3z" fill="#ff8d7d"/><path class="nose" d="M40 12c60 2 130 2 190 0" fill="none" stroke="#fff4de" stroke-width="4"/></g>"##
        ),
    )
}

/// A hand behind a back, two fingers crossed.
#[must_use]
pub fn crossed_fingers(size: u32) -> String {
    svg(
        "fingers",
        size,
        size,
        "0 0 64 64",
        concat!(
            "<g ",
            outline!(),
            r##"><path d="M14 62V50h34v12z" fill="#5bb4ff"/><path d="M16 50c-5-6-6-15-3-19 3-3 7-1 8 3v-3c1-4 7-4 8 0l1 3c1-4 7-4 8 0 1 2 0 4 0 4 4-1 8 1 9 5 1 3-2 6-3 7z" fill="#fff4de"/><g class="cross"><path d="M34 37L22 10a4.6 4.6 0 0 1 8-4l13 27z" fill="#fff4de"/><path d="M22 34L33 6a4.6 4.6 0 0 1 9 3l-9 28z" fill="#fff4de"/></g></g>"##
        ),
    )
}
