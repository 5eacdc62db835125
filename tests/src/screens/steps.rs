//! What is done on the way to a screen.

pub(super) enum Step {
    /// Taps what is called so in German or English.
    Tap(&'static str, &'static str),
    Type(&'static str, &'static str, &'static str),
    /// Chooses these dice of the roll.
    Choose(&'static [usize]),
    ChooseAll,
    /// Presses the amber button.
    Act,
    /// Answers the curtain, where it asks: whoever sits at the device is not asked.
    Answer,
    /// Holds the bar, and chooses a card of the hand.
    Card(usize),
    /// Holds the bar.
    Look,
    /// Lets the bar go.
    Cover,
    Rest(u64),
    /// Clicks the element that this expression finds, as soon as there is one.
    Click(&'static str),
    /// Runs a script.
    Run(&'static str),
    /// Waits until this expression finds something.
    Comes(&'static str),
    /// Opens the page again with this script before its own.
    Cripple(&'static str),
}
use Step::{Click, Rest, Run, Tap};

pub(super) const RESUME: Step = Tap("Weiter: Geizen", "Continue: Geizen");
pub(super) const LARRY: Step = Tap("Weiter: Larry", "Continue: Larry");
pub(super) const RIFFIFI: Step = Tap("Weiter: Riffifi", "Continue: Riffifi");
pub(super) const PAST: Step = Tap("Gespeicherte Spiele", "Saved games");
pub(super) const OVER: Step = Tap("Leiff", "Leiff");
pub(super) const EVENING: Step = Tap("Der Abend", "The evening");
pub(super) const NAMED: Step = Tap("Namen zeigen", "Show the names");
pub(super) const PICTURE: Step = Run("document.querySelector('canvas').scrollIntoView({ block: 'center' })");
pub(super) const LEIFF: Step = Tap("Weiter: Leiff", "Continue: Leiff");
pub(super) const BOHEI: Step = Tap("Weiter: Bohei", "Continue: Bohei");
pub(super) const SETTINGS: Step = Tap("Einstellungen", "Settings");
pub(super) const OWN_HAND: Step = Tap("Karten auf diesem Handy", "Cards on this phone");
pub(super) const PHONES: Step = Tap("Karten auf eigenen Handys", "Cards on own phones");
/// Chooses the second label.
pub(super) const LETTER: Step = Click("cards()[1]");
pub(super) const TABLE: Step = Tap("Zum offenen Tisch", "To the open table");
pub(super) const SELECT: Step = Click("document.querySelector('#seat-b')");
/// Longer than the page takes no act after one.
pub(super) const PAUSE: Step = Rest(300);
pub(super) const MENU: Step = Tap("Menü", "Menu");
pub(super) const LESSON: Step = Tap("Kurz erklärt", "In short");
pub(super) const RULES: Step = Tap("Regeln", "Rules");
pub(super) const CLOSE: Step = Tap("Schließen", "Close");
/// Switches the hints of the game on, in its menu.
pub(super) const HINTS: Step = Tap("Hinweise in der ersten Runde", "Hints in the first round");
pub(super) const QUIT: Step = Tap("Spiel beenden", "Abandon the game");
/// Switches everything on that can be switched on.
pub(super) const ALL_ON: Step = Run("(async () => {
    for (const one of document.querySelectorAll('[role=switch][aria-checked=false]')) {
        one.click();
        await new Promise((done) => setTimeout(done, 60));
    }
})()");
/// Four people, all house rules, and a look at the last of them.
pub(super) const SETUP: &[Step] = &[
    Tap("Leiff", "Leiff"),
    Tap("Mira", "Mira"),
    Tap("Jonas", "Jonas"),
    Tap("Bo", "Bo"),
    Tap("Ali", "Ali"),
    ALL_ON,
    Run("[...document.querySelectorAll('[role=switch]')].at(-1).scrollIntoView({ block: 'center' })"),
];
/// The slider of a replay, which is loaded first.
pub(super) const SLIDER: Step = Step::Comes("document.querySelector('[type=range]')");
/// Slides to the middle of a finished game.
pub(super) const SLIDE: Step = Run("(([slider]) => {
    slider.value = slider.max / 2;
    slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
})(document.querySelectorAll('[type=range]'))");
/// The second seat says that an own card agrees, and points at it.
pub(super) const MATCH: Step = Click("within(['Theo'], 'Passt!') ?? within(['Theo'], 'Match!')");
pub(super) const POINT: Step = Tap("Theo, vorn links", "Theo, front left");
pub(super) const START: Step = Tap("Los geht’s", "Let’s play");
pub(super) const PRESS: Step = Click("document.querySelector('#act')");
pub(super) const FALL: Step = Run(
    "dispatchEvent(new CustomEvent('stammtisch-panic', { detail: { message: 'a picture', game: 'geizen-1', acts: 7 } }))",
);
