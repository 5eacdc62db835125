//! The curtain that hangs between two players in the colour of the seat behind it, and before a game in the game's.
//!
//! It fits every screen: its folds stretch, its rings and its lines do not. The style sheet lays its pieces out.

use super::SeatSymbol;

/// Six folds on a grid of 60 x 10, stretched over whatever room there is; every second one lies in the shade.
fn cloth(color: &str, seams: &str) -> String {
    format!(
        r##"<svg class="folds" viewBox="0 0 60 10" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h60v10H0z" fill="{color}"/><path d="M10 0h10v10H10zM30 0h10v10H30zM50 0h10v10H50z" opacity=".1"/>{seams}</svg>"##
    )
}

/// The folds alone: the face of the hold bar while it is held; class `folds`.
#[must_use]
pub fn folds(symbol: SeatSymbol) -> String {
    cloth(symbol.color(), "")
}

/// The whole curtain in this colour. This one is HTML: `<div class="cloth">` with the drawings `folds`, `hem` and, lying over them, `rod`.
#[must_use]
pub fn curtain(color: &str) -> String {
    let folds = cloth(
        color,
        r##"<path d="M10 0v10M20 0v10M30 0v10M40 0v10M50 0v10" stroke="#000" stroke-width="3" opacity=".24" vector-effect="non-scaling-stroke"/>"##,
    );
    let hem = "q5 40 10 0".repeat(6);
    let rings: String = [8, 25, 42, 58, 75, 92].map(|at| format!(r#"<circle cx="{at}%" cy="17" r="12"/>"#)).concat();
    format!(
        r##"<div class="cloth" aria-hidden="true">{folds}<svg class="hem" viewBox="0 0 60 20" preserveAspectRatio="none"><path d="M0 0{hem}" fill="{color}"/><path d="M10 0q5 40 10 0zM30 0q5 40 10 0zM50 0q5 40 10 0z" opacity=".1"/><path d="M0 0{hem}" fill="none" stroke="#1c1512" stroke-width="4" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></svg><svg class="rod" width="100%" height="34"><rect x="-6" y="12" width="110%" height="10" fill="#d9a441" stroke="#1c1512" stroke-width="3"/><g fill="none"><g stroke="#1c1512" stroke-width="8">{rings}</g><g stroke="#d9a441" stroke-width="4">{rings}</g></g></svg></div>"##
    )
}
