//! The page: all screens, and the table on which every game runs.
//!
//! [`app`] says which screen is shown; `screens` has all of them but the table, its replay and its lesson, which are in [`play`];
//! [`games`] is the list of games. [`store`], [`settings`] and [`names`] remember.
//!
//! No component carries a `style` attribute, as the policy of the page forbids it; what must be placed is placed by
//! [`ui::dom::set_property`]. Components render without a browser, which the leak tests need.

pub mod app;
pub mod context;
mod copied_link;
mod evening;
mod file_link;
pub mod games;
mod hints;
pub mod names;
pub mod navigation;
pub mod play;
mod qr;
mod remarks;
mod scanner;
pub mod screens;
pub mod settings;
pub mod shaking;
mod sheets;
mod sounds;
pub mod store;
mod summaries;
mod time;
mod visibility;

/// Starts the page.
#[cfg(feature = "csr")]
pub fn run() {
    if let Some(root) = ui::dom::element("app") {
        yew::Renderer::<app::App>::with_root(root.into()).render();
    }
}
