//! The pasteboard with the challenge, names to choose from, and the two ends: called off, or rewarded.

use ::bohei::{Action, Card, Change};
use ::table::{Lang, Seat, tell};
use yew::prelude::*;

use super::{Desk, Msg};
use crate::art::bohei::picture;
use crate::art::mat;
use crate::ui::old::{El, button, el, named};

/// A question in large type.
pub(super) fn question(words: &'static str) -> El {
    el("h2", "d q").say(words)
}

/// What is to be done, in large type; another text where the card is played without the device.
pub(super) fn pasteboard(card: Card, text: &'static str, lang: Lang) -> El {
    let mut kind = card.kind().name(lang).to_owned();
    if let Some(seconds) = card.challenge().and_then(|challenge| challenge.seconds) {
        kind += &tell!(lang, ", {seconds} Sekunden", ", {seconds} seconds");
    }
    let head = el("div", "row")
        .draw(picture(card, 52))
        .add(el("div", "grow").add(el("div", "small b").tell(kind)).add(el("h2", "d").say(card.title(lang))));
    el("div", "board chl").add(head).add(el("p", "").say(text))
}

impl Desk<'_> {
    /// A player: mat and name.
    pub(super) fn who(&self, class: &'static str, seat: Seat, size: u32) -> El {
        let guests = &self.props.guests;
        el("div", class).draw(mat(guests.symbol(seat), size)).add(el("span", "nm").add(named(guests.name(seat))))
    }

    /// Names as large paper buttons.
    pub(super) fn names(&self, seats: impl Iterator<Item = Seat>, act: fn(Seat) -> Action) -> El {
        let guests = &self.props.guests;
        let one = |seat: Seat| {
            button("btn paper", self.act(act(seat)))
                .keyed(seat.to_string())
                .draw(mat(guests.symbol(seat), 34))
                .add(el("span", "nm").add(named(guests.name(seat))))
        };
        el("div", "bc-names").all(seats.map(one))
    }

    /// Calls the challenge off; asked twice in its place.
    pub(super) fn call_off(&self) -> El {
        let lang = self.props.lang;
        let words = match self.arena.sure {
            None => lang.pick("Absagen", "Call it off"),
            Some(_) => lang.pick("Wirklich absagen?", "Really call it off?"),
        };
        button("btn second", self.on(Msg::CallOff)).class("sure", self.arena.sure.is_some()).say(words)
    }

    /// Those who may be chosen now.
    fn chosen(&self) -> impl Iterator<Item = Seat> {
        self.props.menu.iter().filter_map(|action| match action {
            Action::Choose(seat) => Some(*seat),
            _ => None,
        })
    }

    fn choice(&self, card: Card, head: El, asks: &'static str) -> El {
        let lang = self.props.lang;
        let left = el("div", "bc-l").add(head).add(pasteboard(card, card.line(lang), lang));
        let names = self.names(self.chosen(), Action::Choose);
        let right = el("div", "bc-r").add(question(asks)).add(names).add(el("div", "bc-two").add(self.call_off()));
        el("div", "cha").add(left).add(right)
    }

    /// Who is to play against the actor.
    pub(super) fn opponent(&self, by: Seat, card: Card) -> El {
        let lang = self.props.lang;
        let head = self.who("row bc-says", by, 34).add(el("span", "").say(lang.pick("fordert heraus", "challenges")));
        self.choice(card, head, lang.pick("Gegen wen?", "Against whom?"))
    }

    /// Who is to help both.
    pub(super) fn third(&self, card: Card) -> El {
        let lang = self.props.lang;
        let head = el("div", "row bc-says")
            .say(lang.pick("Dazu gehört eine dritte Person, neutral.", "This needs a third person, neutral."));
        self.choice(card, head, lang.pick("Wer hilft?", "Who helps?"))
    }

    /// What the winner may do now.
    pub(super) fn reward(&self, seat: Seat, taken: Option<Change>) -> El {
        let props = self.props;
        let (lang, name) = (props.lang, props.guests.name(seat));
        let has_won = tell!(lang, "{name} hat gewonnen.", "{name} has won.");
        let head = el("div", "won").draw(mat(props.guests.symbol(seat), 112));
        let words = el("div", "grow").add(el("h2", "d").tell(has_won));
        let note = props.note.as_deref().map(|note| {
            let measured = lang.pick("Gemessen: ", "Measured: ");
            el("p", "t2 muted").say(measured).tell(note.to_owned())
        });
        let head = head.add(words.maybe(note));
        let asks = match taken {
            None => lang.pick(
                "Die Belohnung: bis zu 2 Karten ziehen, oder bis zu 2 abwerfen, oder nichts.",
                "The reward: draw up to 2 cards, or discard up to 2, or nothing.",
            ),
            Some(Change::Draw(_)) => lang.pick("1 Karte ist gezogen. Noch eine?", "1 card is drawn. Another one?"),
            Some(Change::Discard(_)) => {
                lang.pick("1 Karte ist abgeworfen. Noch eine?", "1 card is discarded. Another one?")
            }
        };
        let may = |action: Action| props.menu.contains(&action).then(|| self.act(action));
        let some = |pressed: Option<Callback<MouseEvent>>, class, words| Some(button(class, pressed?).say(words));
        let draw = some(may(Action::Draw), "btn paper", lang.pick("Karte ziehen", "Draw a card"));
        let discard = some(props.take.clone(), "btn paper", lang.pick("Karte abwerfen", "Discard a card"));
        let enough = if taken.is_some() {
            lang.pick("Das reicht", "That is enough")
        } else {
            lang.pick("Nichts davon", "Neither")
        };
        let pass = some(may(Action::Pass), "btn second", enough);
        let acts = el("div", "bc-two").maybe(draw).maybe(discard).maybe(pass);
        el("div", "cha rew").add(head).add(el("p", "bc-asks").say(asks)).add(acts)
    }
}
