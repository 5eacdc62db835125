//! The screens besides the game itself.

mod about;
mod home;
mod saved;
mod settings;
mod setup;

pub use about::About;
pub use home::Home;
pub use saved::Saved;
pub(crate) use settings::SettingsList;
pub use settings::SettingsScreen;
pub use setup::Setup;
