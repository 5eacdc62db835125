//! The screens besides the game itself.

mod about;
mod home;
mod link;
pub(crate) mod opening;
mod saved;
mod settings;
pub(crate) mod setup;

pub(crate) use about::about;
pub(crate) use home::home;
pub(crate) use link::{Link, keep, kept, kept_game, waits, watched};
pub(crate) use opening::Opening;
pub(crate) use saved::Evening;
pub(crate) use settings::{settings_list, settings_screen};
pub use setup::Setup;
