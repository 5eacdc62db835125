//! What a game adds to the page, and how the page runs a game without knowing which one.
//!
//! A game implements [`GameUi`]. The page knows it by its [`GameInfo`] and runs it as a [`GameSession`].

pub mod art;
mod finale;
mod forecast;
mod game_ui;
mod hand_props;
mod info;
mod session;
mod table_props;
mod typed_session;

pub use finale::{End, Finale};
pub use forecast::Forecast;
pub use game_ui::{ActionOf, GameUi, ObservationOf, OptionsOf, Paragraph, Shout, ViewOf};
pub use hand_props::HandProps;
pub use info::{Deal, GameInfo};
pub use session::{Acted, GameSession, HandInput, LogEntry, SeatStat, TableInput, TableStatus, rematch};
pub use table_props::{Common, TableProps};
pub use typed_session::{open, session};
