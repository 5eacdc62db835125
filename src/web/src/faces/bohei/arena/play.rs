//! A challenge that is played in the room: who plays, the clock beside it, and who is out or has won.

use ::bohei::{Action, Card};
use ::table::{Seat, tell};

use super::paper::{pasteboard, question};
use super::{Desk, Msg, Scene};
use crate::art::bohei::picture;
use crate::art::mat;
use crate::ui::old::{Alternative, El, button, choice, el, named};

/// Whether the text of this card names a winner at once, though the whole group plays: nobody is struck out.
pub(super) fn won_at_once(card: Card) -> bool {
    matches!(card.index(), 59 | 65)
}

impl Desk<'_> {
    /// The challenge as it is explained and played, before or without the field on the device.
    pub(super) fn challenge(&self, scene: &Scene) -> El {
        let (lang, arena) = (self.props.lang, self.arena);
        let device = scene.needs.device.is_some() && !arena.plain;
        let plainly = scene.card.without_device(lang).filter(|_| arena.plain);
        let card = pasteboard(scene.card, plainly.unwrap_or(scene.card.line(lang)), lang);
        let acts = if device { self.opens() } else { self.asks(scene) };
        let left = el("div", "bc-l").add(card).add(self.between(scene));
        el("div", "cha").add(left).add(el("div", "bc-r").all(acts))
    }

    /// Who plays against whom, with the clock between them.
    fn between(&self, scene: &Scene) -> El {
        let (lang, arena) = (self.props.lang, self.arena);
        let tries = (scene.tries > 1).then(|| {
            let tries = scene.tries;
            el("span", "tag").tell(tell!(lang, "Versuch {tries}", "Try {tries}"))
        });
        let rests = match (self.props.view.rules.is_empty(), scene.group(), scene.third) {
            (true, ..) => "",
            (_, true, _) => lang.pick("So lange ruhen für alle die Regeln.", "Meanwhile no rules apply to anybody."),
            (.., Some(_)) => {
                lang.pick("So lange ruhen für alle drei die Regeln.", "Meanwhile no rules apply to these three.")
            }
            (.., None) => lang.pick("So lange ruhen für beide die Regeln.", "Meanwhile no rules apply to either."),
        };
        let helps = scene.third.map(|seat| {
            let words = lang.pick("hilft", "helps");
            self.who("row bc-says", seat, 26).add(el("span", "").say(words))
        });
        let middle = match &arena.clock {
            Some(clock) => self.watch(clock, 186),
            None => el("div", "bc-tm").draw(picture(scene.card, 120)),
        };
        let seats = self.props.guests.seats();
        let opens = scene.needs.device.is_some() && !arena.plain;
        // Where nobody is struck out by name, the names stand here.
        let order = (scene.group() && opens).then(|| {
            let one = |seat: Seat| el("li", "").add(self.who("row", seat, 26));
            let label = lang.pick("In dieser Reihenfolge", "In this order");
            el("ol", "bc-order").set("aria-label", label).all(scene.players(seats).into_iter().map(one))
        });
        let both = if scene.group() {
            (opens || arena.clock.is_some()).then(|| el("div", "bc-vs").add(middle))
        } else {
            let mut sides = scene.players(seats).into_iter().map(|seat| self.who("bc-side", seat, 80));
            Some(el("div", "bc-vs").maybe(sides.next()).add(middle).maybe(sides.next()))
        };
        let clock = arena.clock.as_ref().map(|clock| self.clock_buttons(clock));
        let small = el("div", "row bc-rests").maybe(tries).add(el("span", "").say(rests));
        el("div", "bc-mid").maybe(both).maybe(order).maybe(clock).maybe(helps).add(small)
    }

    /// The way onto the play field, and around it.
    fn opens(&self) -> Vec<El> {
        let lang = self.props.lang;
        let field = button("btn", self.on(|_| Msg::Field(true))).set("id", "act");
        let plain = button("btn second", self.on(|_| Msg::Plain(true)));
        let two = el("div", "bc-two")
            .add(plain.say(lang.pick("Ohne Gerät spielen", "Play without the device")))
            .add(self.call_off());
        vec![field.class("bc-open", true).say(lang.pick("Los geht’s", "Let’s play")), two]
    }

    /// Who has won, or who is out.
    fn asks(&self, scene: &Scene) -> Vec<El> {
        let (lang, arena) = (self.props.lang, self.arena);
        let asks = if scene.group() {
            let mode = |on, label| {
                let link = self.link.clone();
                Alternative::new(
                    label,
                    arena.winners == on,
                    yew::Callback::from(move |_| {
                        link.emit(Msg::Winners(on));
                    }),
                )
            };
            let modes = vec![
                mode(false, lang.pick("Wer ist raus?", "Who is out?")),
                mode(true, lang.pick("Wer hat gewonnen?", "Who has won?")),
            ];
            vec![choice("seg bc-ask", lang.pick("Ein Name bedeutet", "A name means"), modes), self.everybody(scene)]
        } else {
            let players = scene.players(self.props.guests.seats());
            vec![question(lang.pick("Wer hat gewonnen?", "Who has won?")), self.names(players.into_iter(), Action::Won)]
        };
        let device = (scene.needs.device.is_some()).then(|| {
            button("lnk", self.on(|_| Msg::Plain(false)))
                .say(lang.pick("Doch auf dem Gerät spielen", "Play on the device after all"))
        });
        let again = button("btn second", self.act(Action::Again)).say(lang.pick("Noch einmal", "Once more"));
        let two = el("div", "bc-two").add(again).add(self.call_off());
        asks.into_iter().chain([two]).chain(device).collect()
    }

    /// The whole group, those who are out struck through.
    fn everybody(&self, scene: &Scene) -> El {
        let (lang, guests, winners) = (self.props.lang, &self.props.guests, self.arena.winners);
        let one = |seat: Seat| {
            let inside = scene.inside.contains(seat);
            let act = if winners { Action::Won(seat) } else { Action::Out(seat) };
            let name = el("span", "nm").add(named(guests.name(seat)));
            if inside {
                let says = if winners { lang.pick("gewinnt", "wins") } else { lang.pick("raus", "out") };
                let press = button("btn paper", self.act(act)).keyed(seat.to_string());
                press.draw(mat(guests.symbol(seat), 30)).add(name).add(el("small", "").say(says))
            } else {
                let gone = el("div", "bc-gone").keyed(seat.to_string()).draw(mat(guests.symbol(seat), 30)).add(name);
                gone.add(el("small", "").say(lang.pick("ist raus", "is out")))
            }
        };
        el("div", "bc-names bc-all").all(Seat::all(guests.seats()).map(one))
    }
}
