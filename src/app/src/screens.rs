//! The screens besides the game itself.

mod about;
mod chunk;
mod evening;
mod home;
mod link;
mod opening;
mod own_hand;
mod saved;
mod settings;
mod setup;

pub(crate) use about::About;
pub(crate) use chunk::{Shown, load, load_soon, loaded};
pub(crate) use evening::{EveningRow, EveningScreen};
pub(crate) use home::Home;
pub(crate) use link::{Link, game_in, keep, waiting, watched};
pub(crate) use opening::Opening;
pub(crate) use own_hand::{OwnHandScreen, is_sealed, phone_steps};
pub(crate) use saved::SavedGames;
pub(crate) use settings::{SettingsList, SettingsScreen};
pub(crate) use setup::{Round, Setup, symbol_name};
