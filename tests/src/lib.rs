//! What the tests of the whole page share: a browser, a page as somebody at the table uses it, and saved games.
//!
//! A browser test reads like this:
//!
//! ```no_run
//! use tests::{Device, visit};
//!
//! visit(Device::PHONE.german().calm(), async |page| {
//!     page.tap("Geizen").await;
//!     page.type_into("Name an Platz 1", "Anna").await;
//!     page.sees("Wer sitzt am Tisch?").await;
//! });
//! ```
//!
//! Everything is found by role, name or text, never by class. At the end the browser's log is read: a violation of the content security
//! policy, an error, a request that failed or that went to another host, and the test fails.

mod axe;
mod blind;
pub mod bohei;
mod browser;
mod browser_test;
mod camera;
mod console_errors;
mod device;
mod devtools;
mod engine;
mod frame;
pub mod geizen;
mod gestures;
mod hands;
mod keyboard;
mod larry;
mod leiff;
mod offline;
mod older_builds;
mod page;
mod profile;
mod riffifi;
mod saves;
pub mod screens;
mod sealed;
mod swipes;
mod table;
pub mod taps;
mod whole_games;

pub use blind::{Blind, Phone};
pub use browser_test::{BrowserTest, site, visit};
pub use camera::Camera;
pub use device::Device;
pub use engine::Engine;
pub use hands::{Moment, Tapped};
pub use leiff::{RULE, Wish, planned, plans};
pub use offline::Build;
pub use older_builds::{OlderBuild, is_outdated, older_builds};
pub use page::Page;
pub use saves::{Save, fresh, game_of_hosts, golden, random_game, save, scene};
pub use sealed::{sealed_names, sealed_table};
pub use table::{Die, Standing};
