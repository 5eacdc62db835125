//! Cards: the pasteboard they are printed on, the back with closed eyes, the place that a card leaves.
//!
//! A card is 100 x 140, whatever its width on the screen. Everything that is no card back may be seen by whoever gets it.

use super::svg;

/// A card with something printed on it: its ground, what lies below its rim, what lies above.
#[must_use]
pub fn card(ground: &str, below: &str, above: &str, width: u32) -> String {
    let inner = format!(
        concat!(
            r##"<rect x="2" y="2" width="96" height="136" rx="13" fill="{}"/>{}<g fill="#1c1512"><rect x="2" y="2" width="96" height="136" rx="13" fill="none" stroke=""##,
            ink!(),
            r##"" stroke-width="4"/>{}</g>"##
        ),
        ground, below, above
    );
    svg("card", width, width * 7 / 5, "0 0 100 140", &inner)
}

/// A row of lids, and the way to the next one.
const LIDS: &str = "q7 8 14 0m8.7 0q7 8 14 0m8.7 0q7 8 14 0m8.7 0q7 8 14 0m-82.1 19";

/// The back of a game's cards, one drawing for all of them; class `back-face`. `color` is the game's, `edge` the same in dark,
/// `width` in pixels.
#[must_use]
pub fn back(color: &str, edge: &str, width: u32) -> String {
    let rows = LIDS.repeat(6);
    let inner = format!(
        r##"<rect x="2" y="2" width="96" height="136" rx="13" fill="{edge}" stroke="#1c1512" stroke-width="4"/><rect x="9" y="9" width="82" height="122" rx="8" fill="{color}"/><g fill="none" stroke-linecap="round"><path d="M9 26{rows}" stroke="{edge}" stroke-width="3.2" opacity=".62"/><circle cx="50" cy="70" r="25" fill="{edge}"/><path d="M32 66q8 10 15 0M53 66q8 10 15 0M43 82h14" stroke="{color}" stroke-width="4.5"/></g>"##
    );
    svg("back-face", width, width * 7 / 5, "0 0 100 140", &inner)
}

/// The place of a card that was turned down: a dashed line around two lids, in the colour of the text; class `gap`.
/// `width` in pixels.
#[must_use]
pub fn gap(width: u32) -> String {
    svg(
        "gap",
        width,
        width * 7 / 5,
        "0 0 100 140",
        r#"<g fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"><rect x="4" y="4" width="92" height="132" rx="13" stroke-linecap="butt" stroke-dasharray="9 8"/><path d="M23 58q10 14 22 0M55 58q10 14 22 0" stroke-width="5"/></g>"#,
    )
}
