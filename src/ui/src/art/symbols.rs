//! Symbols that are not tied to a game: the beer in its two lights, the torn ticket, the eye, an empty chair.

use super::svg;

/// A beer, for the choice of the light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beer {
    /// Dunkles: the dark theme.
    Dark,
    /// Helles: the light theme.
    Light,
}

/// A mug of the given beer.
#[must_use]
pub fn mug(beer: Beer, size: u32) -> String {
    let color = match beer {
        Beer::Dark => "#7a3b12",
        Beer::Light => "#ffc233",
    };
    let inner = format!(
        concat!(
            "<g ",
            outline!(),
            r##"><path d="M44 26h6a7 7 0 0 1 7 7v9a7 7 0 0 1-7 7h-6" fill="none"/><path d="M13 20h32v34a5 5 0 0 1-5 5H18a5 5 0 0 1-5-5z" fill="{}"/><path d="M22 32v18M29 32v18M36 32v18" stroke-width="2.4" opacity=".45"/><path d="M10 22a7 7 0 0 1 5-12 9 9 0 0 1 16-3 8 8 0 0 1 13 4 6.5 6.5 0 0 1 3 12c-2 1.5-4 .5-5-1-1 5-6 5-7 0-3 3-7 3-10 0-1 3-5 4-7 1-2 2-6 2-8-1z" fill="#fff"/></g>"##
        ),
        color
    );
    svg("mug", size, size, "0 0 64 64", &inner)
}

/// The device, half dark and half light: the theme follows it. `size` is the height.
#[must_use]
pub fn phone(size: u32) -> String {
    svg(
        "phone",
        size * 44 / 56,
        size,
        "0 0 44 56",
        concat!(
            "<g ",
            outline!(),
            r##"><rect x="8" y="4" width="28" height="48" rx="6" fill="#fff4de"/><path d="M22 5.5v45H14a4.5 4.5 0 0 1-4.5-4.5V10A4.5 4.5 0 0 1 14 5.5z" fill="#7a3b12" stroke="none"/><path d="M19 45h6"/></g>"##
        ),
    )
}

/// A ticket torn in two: a link that cannot be read. `width` in pixels.
#[must_use]
pub fn torn_ticket(width: u32) -> String {
    svg(
        "torn",
        width,
        width * 180 / 320,
        "0 0 320 180",
        concat!(
            "<g ",
            outline!(),
            r##"><g transform="rotate(-5 90 90)"><path d="M18 34h118l9 14-13 14 14 15-14 15 12 15-13 15 8 16H18a8 8 0 0 1-8-8v-22a14 14 0 0 0 0-28V42a8 8 0 0 1 8-8z" fill="#fff4de"/><path d="M10 124v6a8 8 0 0 0 8 8h121l-3-8H20a8 8 0 0 1-10-6z" fill="#c9a972" stroke="none"/><path d="M40 62h64M40 86h78M40 110h52"/></g><g transform="rotate(9 240 90) translate(14 8)"><path d="M302 34H168l9 14-13 14 14 15-14 15 12 15-13 15 8 16h131a8 8 0 0 0 8-8v-22a14 14 0 0 1 0-28V42a8 8 0 0 0-8-8z" fill="#fff4de"/><path d="M310 124v6a8 8 0 0 1-8 8H171l-4-8h133a8 8 0 0 0 10-6z" fill="#c9a972" stroke="none"/><path d="M196 62h80M206 86h44M196 110h64"/></g><path d="M150 18l5 12M172 14l-3 13M140 154l7-10" fill="none" stroke="#f2705f" stroke-width="5"/></g>"##
        ),
    )
}

/// The eye: open = may be seen, closed = hidden. The closed one has the colour of the text. `width` in pixels.
#[must_use]
pub fn eye(open: bool, width: u32) -> String {
    let inner = if open {
        r##"<path d="M4 18C14 2 46 2 56 18 46 34 14 34 4 18z" fill="#fff" stroke="#1c1512" stroke-width="4" stroke-linejoin="round"/><circle cx="30" cy="18" r="9" fill="#1c1512"/>"##
    } else {
        r#"<path d="M4 12C14 28 46 28 56 12M12 21l-5 7M24 25l-2 8M36 25l2 8M48 21l5 7" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>"#
    };
    svg("eye", width, width * 6 / 10, "0 0 60 36", inner)
}

/// Two closed lids: hidden for good. `width` in pixels.
#[must_use]
pub fn lids(width: u32) -> String {
    svg(
        "eye",
        width,
        width / 2,
        "0 0 40 20",
        r#"<path d="M3 6q7 10 15 0M22 6q7 10 15 0" fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round"/>"#,
    )
}

/// A slate with strokes of chalk. `size` in pixels.
#[must_use]
pub fn slate(size: u32) -> String {
    svg(
        "slate-sign",
        size,
        size,
        "0 0 64 64",
        concat!(
            "<g ",
            outline!(),
            r##"><rect x="4" y="9" width="56" height="46" rx="6" fill="#6b4527"/><rect x="11" y="16" width="42" height="32" rx="2" fill="#1f2b28"/><path d="M19 24v16M26 24v16M33 24v16M40 24v16M15 38l30-12" fill="none" stroke="#fff4de"/></g>"##
        ),
    )
}

/// The crown alone. `width` in pixels.
#[must_use]
pub fn crown(width: u32) -> String {
    svg(
        "crown",
        width,
        width / 2,
        "0 0 24 12",
        concat!(
            r##"<path d="M1 1l4 4 7-4.5 7 4.5 4-4-2 10H3z" fill="#ffb938" stroke=""##,
            ink!(),
            r##"" stroke-width="1.6" stroke-linejoin="round"/>"##
        ),
    )
}

/// A place where nobody sits yet: a mat that is only a dashed ring, in the colour of the text.
#[must_use]
pub fn empty_seat(size: u32) -> String {
    svg(
        "mat",
        size,
        size,
        "0 0 48 48",
        r#"<g fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"><circle cx="24" cy="24" r="22.5" stroke-dasharray="5.5 5.28"/><path d="M24 17v14M17 24h14"/></g>"#,
    )
}

/// A bolt on a grid of 26 x 26.
pub const BOLT: &str = r##"<circle cx="13" cy="13" r="12" fill="#1c1512"/><path d="M14.5 4.5l-7 10h5l-1 7 7.5-10.5h-5z" fill="#ffb938"/>"##;

/// The bolt that marks an action; class `bolt`. `size` in pixels.
#[must_use]
pub fn bolt(size: u32) -> String {
    svg("bolt", size, size, "0 0 26 26", BOLT)
}
