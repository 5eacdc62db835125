//! What a game adds to the page, and how the page runs a game without knowing which one.
//!
//! A game implements [`GameUi`]. The page knows it by its [`GameInfo`] and runs it as a [`GameSession`].

mod acts;
pub mod art;
mod beat;
mod company_ui;
mod complete_ui;
mod end_ui;
mod finale;
mod flat;
mod forecast;
mod game_ui;
mod hand_props;
mod hand_ui;
mod hint;
mod info;
mod lesson;
mod rules_ui;
mod sealed_ui;
mod session;
mod sound;
mod table_props;
mod table_ui;
mod typed_session;
mod undo;

pub use beat::{Beat, BeatBoard, Peak, Recent, length_class, written};
pub use company_ui::{CompanyUi, Regulars, SeatReview, WeighedAct, Weighing};
pub use complete_ui::CompleteUi;
pub use end_ui::EndUi;
pub use finale::{End, Finale};
pub use flat::{FlatSeating, FlatTable, Place, Side, places};
pub use forecast::Forecast;
pub use game_ui::{ActionOf, GameUi, ObservationOf, OptionsOf, ViewOf};
pub use hand_props::{HandCommon, HandProps};
pub use hand_ui::HandUi;
pub use hint::Hint;
pub use info::{Deal, GameInfo};
pub use lesson::{COMPANY, Lesson, LessonNote, LessonUi, MAX_LESSON_NOTE};
pub use rules_ui::{Panel, Paragraph, RulesUi};
pub use sealed_ui::{BlindAct, BlindInput, BlindProps, SealedCard, SealedInfo, SealedUi, blind_button};
pub use session::{
    Acted, GameCompany, GameEnd, GameLog, GameScreens, GameSealed, GameSession, GameState, HandInput, LogEntry,
    SeatStat, Sight, TableInput, TableStatus, rematch,
};
pub use sound::Sound;
pub use table_props::{TableCommon, TableProps};
pub use table_ui::{Shout, TableUi};
pub use typed_session::{open, session};
pub use undo::UndoButton;
