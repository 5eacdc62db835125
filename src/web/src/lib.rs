//! The page: the only crate that knows a browser, and the only one that knows nothing of rules.
//!
//! [`app`] says which screen is shown; `screens` are home, setup, settings, saved games and about; [`play`] is the one screen
//! on which every game runs; a [`face`] is what a game adds to it; a [`profile`] is what the house knows of a game; [`games`]
//! is their list. [`store`], [`settings`] and
//! [`names`] remember; [`browser`] is the door to the browser; [`art`] are the drawings.
//!
//! No component carries a `style` attribute, as the policy of the page forbids it; what must be placed is placed by
//! [`browser::set_property`]. Components render without a browser, which the leak tests need.

pub mod app;
pub mod art;
pub mod browser;
pub mod face;
mod faces;
mod file_link;
pub mod games;
pub mod names;
pub mod outside;
pub mod play;
pub mod profile;
pub mod screens;
pub mod settings;
pub mod sheets;
pub mod store;
mod summaries;
pub mod ui;

/// Starts the page.
#[cfg(feature = "csr")]
pub fn run() {
    if let Some(root) = browser::element("app") {
        yew::Renderer::<app::App>::with_root(root.into()).render();
    }
}
