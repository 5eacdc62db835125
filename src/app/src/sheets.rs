//! Sheets lie on a screen, end above the rail, and are closed by the device's own back button.

mod ask;
mod fair;
mod frame;
mod intro;
mod lesson;
mod menu;
mod other_games;
mod placement;
mod places;
mod rules;
mod share;
mod stand_ins;
mod story;

pub(crate) use ask::{Ask, Question};
pub(crate) use fair::{Fair, short_print};
pub(crate) use frame::SheetFrame;
pub(crate) use intro::Intro;
pub(crate) use lesson::LessonButton;
pub(crate) use menu::Menu;
pub(crate) use other_games::OtherGames;
pub(crate) use placement::{PlacementChoice, PlacementQuestion, use_flat, use_unplaced};
pub(crate) use places::{Places, swap, use_places};
pub(crate) use rules::{HouseRules, Rules};
pub(crate) use share::{Share, ShareGame};
pub(crate) use stand_ins::StandIns;
pub(crate) use story::{Chapter, Line, Story};
