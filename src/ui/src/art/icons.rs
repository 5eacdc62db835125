//! The icons: one line on a 24 grid, in the colour of the text around them.

use super::svg;

/// What an icon means, by its picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// The rules.
    Book,
    /// The story so far.
    List,
    /// The menu.
    Dots,
    /// Clockwise.
    Cw,
    /// Done, right.
    Check,
    /// Close, take away.
    Close,
    /// One more.
    Plus,
    /// The handle of a row that can be dragged.
    Drag,
    /// Turn the lamp down: the dark theme.
    Moon,
    /// Turn the lamp up: the light theme.
    Sun,
    /// Back, one step left.
    Back,
    /// On, one step right.
    Next,
    /// One place down.
    Down,
    /// Pass on a link.
    Share,
    /// The settings.
    Gear,
    /// How many can play.
    People,
    /// Take back.
    Undo,
    /// An arrow to the left.
    Left,
    /// Throw away.
    Bin,
}

impl Icon {
    /// The line itself.
    const fn path(self) -> &'static str {
        match self {
            Self::Book => "M4 5.5c3-1.5 6-1 8 1v13c-2-2-5-2.5-8-1zM20 5.5c-3-1.5-6-1-8 1v13c2-2 5-2.5 8-1z",
            Self::List => "M5 6.5h14M5 12h14M5 17.5h9",
            Self::Dots => "M12 5.3v.4M12 11.8v.4M12 18.3v.4",
            Self::Cw => "M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.8 3v5h-5",
            Self::Check => "M4.5 12.5l5 5 10-11",
            Self::Close => "M6 6l12 12M18 6L6 18",
            Self::Plus => "M12 5v14M5 12h14",
            Self::Drag => "M5 9h14M5 15h14",
            Self::Moon => "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
            Self::Sun => {
                "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1 1M17.4 17.4l1 1M5.6 18.4l1-1M17.4 6.6l1-1"
            }
            Self::Back => "M14.5 5l-7 7 7 7",
            Self::Next => "M9.5 5l7 7-7 7",
            Self::Down => "M5 9.5l7 7 7-7",
            Self::Share => "M12 15V4M8 7.5L12 3.5l4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5",
            // A cog with teeth: beside the sun a ring of rays would be a second sun.
            Self::Gear => {
                "M10.2 5.1l.4-2.3h2.8l.4 2.3 1.8.8 1.9-1.4 2 2-1.4 1.9.8 1.8 2.3.4v2.8l-2.3.4-.8 1.8 1.4 1.9-2 2-1.9-1.4-1.8.8-.4 2.3h-2.8l-.4-2.3-1.8-.8-1.9 1.4-2-2 1.4-1.9-.8-1.8-2.3-.4v-2.8l2.3-.4.8-1.8-1.4-1.9 2-2 1.9 1.4zM9.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0"
            }
            Self::People => {
                "M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2.5 20c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 5a3.5 3.5 0 0 1 0 6.5M18 14c2 .8 3.5 3 3.5 6"
            }
            Self::Undo => "M8 5L4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9",
            Self::Left => "M20 12H5M10 6l-6 6 6 6",
            Self::Bin => "M4.5 7h15M9.5 6.5V4h5v2.5M6.5 7l1 13h9l1-13M10.3 11v5M13.7 11v5",
        }
    }
}

/// An icon; class `ic`. A button that shows nothing else needs an `aria-label`.
#[must_use]
pub fn icon(icon: Icon, size: u32) -> String {
    let path = icon.path();
    let width = match icon {
        Icon::Dots => "4",
        Icon::Gear => "2.2",
        _ => "2.5",
    };
    svg(
        "ic",
        size,
        size,
        "0 0 24 24",
        &format!(
            r#"<path d="{path}" fill="none" stroke="currentColor" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>"#
        ),
    )
}
