//! What happens on the screen of a game.

use bots::Level;
use table::Seat;

use super::stage::RevealGesture;
use crate::store::Save;

/// What happens on the screen. Acts are written as in the record.
#[derive(Clone)]
pub(super) enum PlayAction {
    /// A seat acts on the open table; a text that was written with it is kept beside the record.
    Act(Seat, String, Option<String>),
    /// A seat does an act of the open table that goes on with its own cards. What is held meanwhile opens them once the act was told.
    Hold(Seat, String, RevealGesture),
    /// A regular acts, after so many lines of the record.
    Regular(Seat, String, u16),
    /// Somebody does not want to wait for the regulars.
    Hurry,
    /// From now on a regular of this level plays a seat, or a person.
    SetRegular(Seat, Option<Level>),
    /// A private act is chosen, or none.
    Choose(Option<String>),
    /// What is chosen is done.
    Play,
    /// A seat whose hand is on its player's phone does one of these acts: the one that names the card at this place, or no card without a place.
    Blind(Seat, Vec<String>, Option<usize>),
    /// From now on the hand of a seat is on its player's phone, or behind its curtain again.
    Sealed(Seat, bool),
    /// The device is handed to a seat, whose curtain asks for it by name.
    HandOver(Seat),
    /// A seat answers its curtain.
    AnswerCurtain(Seat),
    /// A seat asks for the key that takes its hand to the own phone.
    ShowKey(Seat),
    /// The device lies openly again, and nobody is selected.
    ReturnToTable,
    /// A seat takes the device, to choose among its own cards. What is held meanwhile opens them after the pause.
    Take(Seat, Option<RevealGesture>),
    /// Whoever has just acted looks at the own cards.
    GoOn,
    /// A name on the rail was pressed at this time, in milliseconds.
    Select(Seat, f64),
    /// A seat shouts on the rail at this time, in milliseconds.
    Shout(Seat, String, f64),
    /// The hold bar is pressed.
    OpenHand(RevealGesture),
    /// Something was let go that may have kept the hand open.
    Release(RevealGesture),
    /// The hand is covered, whatever kept it open.
    CoverHand,
    /// What the last act of the game turned up has been looked at.
    Acknowledge,
    /// The story has been told.
    TellingEnded,
    /// Somebody has tapped while it is told.
    Skip,
    /// A finger comes down, wherever.
    PointerDown(RevealGesture),
    /// The pause after an act is over.
    PauseEnded,
    /// The last act, on this line of the record, is taken back by its player.
    Retract(u16),
    /// The last act, on this line of the record, is struck out by agreement.
    Correct(u16),
    /// The game is broken off.
    Quit,
    /// Two seats swap their places around the device.
    Swap(Seat, Seat),
    /// The page is out of sight.
    PageHidden,
    /// The page is shown again.
    PageShown,
    /// Whether the device remembers the game.
    SaveResult(bool),
    /// That nothing can be saved has been read.
    DismissUnsaved,
    /// What another tab has done counts here too.
    OtherTabSaved(Save),
    /// The game is open in another tab.
    Doubled,
    /// That the game is open twice has been read.
    DismissDoubled,
}

/// Something that happens, with what only the device knows.
pub(super) struct PlayEvent {
    pub(super) action: PlayAction,
    /// The time of day, in milliseconds since 1970.
    pub(super) now: f64,
    /// Whether motion is unwelcome: then nothing is told by motion.
    pub(super) still: bool,
    /// Whether a sheet lies on what could be looked at.
    pub(super) covered: bool,
}

impl PlayEvent {
    /// An action that depends on nothing else.
    pub(super) fn bare(action: PlayAction) -> PlayEvent {
        PlayEvent { action, now: 0.0, still: true, covered: false }
    }
}
