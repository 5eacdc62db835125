//! What the open table remembers between two acts, and the buttons that do something.

use ::bohei::{Action, Bohei, Event};
use ::table::Seat;
use yew::prelude::*;

use super::table::line;
use crate::art::{Icon, icon, mat};
use crate::face::TableProps;
use crate::ui::old::{El, button, el, icon_button, named};

/// What is half done: never saved.
#[derive(Clone, Copy, Default)]
pub(super) struct State {
    /// Whose answer is asked for, of several that are missing.
    pub(super) asked: Option<Seat>,
    /// Who is selected and says that somebody has broken a rule, but not yet who.
    pub(super) accuser: Option<Seat>,
}

/// What is tapped.
#[derive(Clone, Copy)]
pub(super) enum Msg {
    /// The answer of this player is asked for.
    Ask(Seat),
    /// This player has seen a breach, or takes that back.
    Accuse(Option<Seat>),
}

/// The open table at this moment.
pub(super) struct Desk<'a> {
    pub(super) props: &'a TableProps<Bohei>,
    pub(super) state: State,
    pub(super) link: &'a Callback<Msg>,
}

impl Desk<'_> {
    /// Says something when pressed.
    pub(super) fn on(&self, msg: Msg) -> Callback<MouseEvent> {
        self.link.reform(move |_| msg)
    }

    /// Whether a player may do this now; nobody does anything while something is told.
    pub(super) fn may(&self, seat: Seat, action: Action) -> bool {
        self.acts_of(seat).contains(&action)
    }

    /// The open acts of a player.
    pub(super) fn acts_of(&self, seat: Seat) -> &[Action] {
        let menu = self.props.menus.get(seat.index()).filter(|_| self.props.telling.is_none());
        menu.map_or(&[], Vec::as_slice)
    }

    /// A button that does an open act of a player.
    pub(super) fn does(&self, class: &'static str, seat: Seat, action: Action) -> El {
        let press = self.may(seat, action).then(|| self.props.reacting(seat, &action));
        pressed(class, press).keyed(format!("{seat}{action}"))
    }

    /// A button that hands the device to the player who is to choose a card.
    pub(super) fn hands_over(&self, seat: Seat) -> El {
        let take = self.props.take.clone().filter(|_| self.props.telling.is_none());
        pressed("btn", take).keyed(format!("{seat}take"))
    }

    /// A button that hands the device to any player, who has reached for a card.
    pub(super) fn goes_behind(&self, seat: Seat) -> El {
        let behind = self.props.behind.clone();
        let behind = Callback::from(move |_| behind.emit(seat));
        pressed("btn", Some(behind).filter(|_| self.props.telling.is_none())).keyed(format!("{seat}behind"))
    }

    /// A question to a player, with the way back of the last act beside it, and its buttons: they stay in sight.
    pub(super) fn asks(&self, above: Option<El>, seat: Seat, question: String, acts: El) -> El {
        let guests = &self.props.guests;
        let name = el("h2", "grow").add(named(guests.name(seat))).tell(question);
        let ask = el("div", "bo-ask").draw(mat(guests.symbol(seat), 38)).add(name).maybe(self.undo());
        el("div", "bo-foot").maybe(above.or_else(|| self.called())).add(ask).add(acts)
    }

    /// Somebody has just called "Bohei!" while something waits.
    fn called(&self) -> Option<El> {
        let call = self.props.last.iter().find(|event| matches!(event, Event::Bohei { .. }))?;
        Some(line(call, self.props).class("bo-said", true))
    }

    fn undo(&self) -> Option<El> {
        let lang = self.props.lang;
        self.props.retractable.filter(|_| self.props.telling.is_none())?;
        Some(icon_button(Icon::Undo, lang.pick("Zurück", "Undo"), self.props.retract.clone()))
    }

    /// A player's mat and name.
    pub(super) fn player(&self, item: El, seat: Seat, size: u32) -> El {
        let guests = &self.props.guests;
        item.draw(mat(guests.symbol(seat), size)).add(el("b", "nm").add(named(guests.name(seat))))
    }
}

/// A button that does this, or nothing now.
fn pressed(class: &'static str, press: Option<Callback<MouseEvent>>) -> El {
    match press {
        Some(press) => button(class, press),
        None => el("button", class).set("type", "button").set("aria-disabled", "true"),
    }
}

/// The tick of what is done.
pub(super) fn tick(size: u32) -> String {
    icon(Icon::Check, size)
}
