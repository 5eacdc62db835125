//! Sheets lie on a screen, end above the rail, and are closed by the device's own back button.

mod ask;
mod fair;
mod frame;
mod menu;
mod placement;
mod places;
mod rules;
mod share;
mod story;

pub(crate) use ask::{Ask, Question};
pub(crate) use fair::{Fair, short_print};
pub(crate) use frame::SheetFrame;
pub(crate) use menu::Menu;
pub(crate) use placement::{PlacementChoice, PlacementQuestion, use_flat, use_unplaced};
pub(crate) use places::{Places, swap, use_places};
pub(crate) use rules::{HouseRules, Rules};
pub(crate) use share::{Share, ShareGame};
pub(crate) use story::{Chapter, Line, Story};
