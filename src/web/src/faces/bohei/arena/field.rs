//! The play field: one after the other on the whole of it, or the device going round.

use ::bohei::{Action, Device};
use ::table::{Seat, tell};
use yew::prelude::*;

use super::measured::written;
use super::paper::question;
use super::referee::{Mark, Phase, Referee};
use super::{Desk, Msg, Scene};
use crate::art::{Icon, bolt, mat};
use crate::browser;
use crate::ui::old::{El, button, drawing, el, icon_button, named};

/// A hot potato on a grid of 100.
const POTATO: &str = r##"<svg class="pot" width="180" height="180" viewBox="0 0 100 100" aria-hidden="true"><g stroke="#1c1512" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M14 66c-2-22 18-34 38-32 26 2 38 14 36 32-2 20-20 26-38 25S16 86 14 66z" fill="#d9a441"/><path d="M34 22q-6-6 0-12M52 20q-6-7 0-14M70 23q-6-6 0-12" fill="none" stroke="currentColor"/><path d="M38 56v.01M62 56v.01" stroke-width="9"/><path d="M40 72q10-8 22 0M26 72l3 3M74 66l3-3M46 44l4 1" fill="none"/></g></svg>"##;

impl Desk<'_> {
    /// The small game on the device, from its first touch to what was measured.
    pub(super) fn field(&self, scene: &Scene, referee: &Referee) -> El {
        match referee.device() {
            Device::Bomb => self.bomb(scene, referee),
            _ if referee.phase() == Phase::Done => self.result(scene, referee),
            _ if referee.together() => self.halves(scene, referee),
            _ => self.turns(scene, referee),
        }
    }

    /// What stands above the field: the way out, and what it is about.
    pub(super) fn above(&self, scene: &Scene, beside: String) -> El {
        let lang = self.props.lang;
        let leave = lang.pick("Spielfeld verlassen", "Leave the field");
        el("div", "row bc-abv")
            .add(icon_button(Icon::Back, leave, self.on(|_| Msg::Field(false))))
            .add(el("h2", "d grow").say(scene.card.title(lang)))
            .add(el("span", "small muted").tell(beside))
    }

    /// How it is played, in one or two sentences; or that the last try was disturbed.
    pub(super) fn sentence(&self, referee: &Referee) -> El {
        let lang = self.props.lang;
        let words = match referee.device() {
            Device::Stop(aim) => tell!(
                lang,
                "Der erste Tipp startet die verdeckte Uhr, der zweite stoppt sie. Ziel: {aim} Sekunden.",
                "The first tap starts the hidden clock, the second one stops it. Aim: {aim} seconds."
            ),
            Device::Taps(time) => tell!(
                lang,
                "Mit dem ersten Tipp laufen {time} Sekunden. Es zählt nur ein Finger.",
                "With the first tap {time} seconds begin. Only one finger counts."
            ),
            device => lang
                .pick(
                    match device {
                        Device::React if referee.together() => {
                            "Daumen weg, dann Start. Sobald der Blitz leuchtet: Tippt euer Feld an. Zu früh verliert."
                        }
                        Device::React => {
                            "Tippen und warten. Sobald der Blitz leuchtet: noch einmal tippen. Zu früh zählt nicht."
                        }
                        Device::Hold => {
                            "Legt je einen Finger auf euer Feld und lasst ihn liegen, bis ihr euch nicht mehr traut."
                        }
                        _ => "Start, ein Wort zum Thema Essen, weitergeben. Bei wem es klingelt, ist raus.",
                    },
                    match device {
                        Device::React if referee.together() => {
                            "Thumbs off, then start. As soon as the bolt lights up, tap your half. Too early loses."
                        }
                        Device::React => {
                            "Tap and wait. As soon as the bolt lights up, tap again. Too early does not count."
                        }
                        Device::Hold => "Put one finger each on your half, and leave it there as long as you dare.",
                        _ => "Start, a word about food, pass it on. Whoever holds it when it rings is out.",
                    },
                )
                .to_owned(),
        };
        if !referee.void() {
            return el("p", "bc-tells").tell(words);
        }
        let void = lang.pick(
            "Unterbrochen. Der Versuch zählt nicht, fangt noch einmal an.",
            "Interrupted. This try does not count, begin again.",
        );
        el("p", "bc-tells void").set("role", "status").say(void)
    }

    /// A field that is touched by fingers.
    pub(super) fn touched(&self, field: El, half: usize) -> El {
        let link = self.link.clone();
        let touch = Callback::from(move |event: PointerEvent| {
            if event.button() <= 0 {
                link.emit(Msg::Press(event.pointer_id(), half, event.time_stamp()));
            }
        });
        field.touch(touch).menu(Callback::from(|event: MouseEvent| event.prevent_default()))
    }

    /// One after the other: the whole field is one button.
    fn turns(&self, scene: &Scene, referee: &Referee) -> El {
        let (lang, guests) = (self.props.lang, &self.props.guests);
        let players = scene.players(guests.seats());
        let turn = referee.turn();
        let seat = players.get(turn).copied().unwrap_or(scene.by);
        let (at, all) = (turn + 1, players.len());
        let above = self.above(scene, tell!(lang, "{at} von {all}", "{at} of {all}"));
        let (class, big, small) = self.pad(referee);
        let link = self.link.clone();
        let key = Callback::from(move |event: KeyboardEvent| {
            if let Some(finger) = browser::finger_of(&event) {
                event.prevent_default();
                if !event.repeat() {
                    link.emit(Msg::Press(finger, 0, event.time_stamp()));
                }
            }
        });
        let picture = (class == "lit").then(|| bolt(120));
        let field = self.touched(el("button", "bc-pad"), 0).set("type", "button").set("id", "act").key(key);
        let field = field
            .set("data-is", class)
            .press(self.on(Msg::Click))
            .add(self.who("row", seat, 56))
            .maybe_draw(picture)
            .add(el("span", "d say").set("role", "status").tell(big))
            .add(el("span", "t2").say(small));
        el("div", "cha live").add(above).add(self.sentence(referee)).add(field)
    }

    /// How the whole field looks: its class, the large word, the small one.
    fn pad(&self, referee: &Referee) -> (&'static str, String, &'static str) {
        let lang = self.props.lang;
        let fixed = |de: &'static str, en: &'static str| lang.pick(de, en).to_owned();
        let taps = matches!(referee.device(), Device::Taps(_));
        let one = lang.pick("Nur ein Finger!", "One finger only!");
        match referee.phase() {
            Phase::Ready if referee.crowded() => ("crowd", fixed("Start", "Start"), one),
            Phase::Ready => ("go", fixed("Start", "Start"), lang.pick("hier tippen", "tap here")),
            Phase::Waiting => ("wait", fixed("Warte …", "Wait …"), ""),
            Phase::Running if taps && referee.crowded() => ("crowd", referee.taps().to_string(), one),
            Phase::Running if taps => ("run", referee.taps().to_string(), ""),
            Phase::Running if referee.device() == Device::React => ("lit", fixed("Jetzt!", "Now!"), ""),
            Phase::Running => {
                ("run", fixed("Stopp", "Stop"), lang.pick("Die Uhr läuft verdeckt.", "The clock runs hidden."))
            }
            _ => {
                let mark = referee.mark(referee.turn());
                // Nobody may aim at what another one has.
                let big = if matches!(mark, Mark::Early | Mark::Taps(_)) {
                    written(mark, referee.device(), lang)
                } else {
                    fixed("Gemessen", "Measured")
                };
                ("rest", big, lang.pick("Finger weg.", "Fingers off."))
            }
        }
    }

    /// The device goes round, and rings.
    fn bomb(&self, scene: &Scene, referee: &Referee) -> El {
        let (lang, guests) = (self.props.lang, &self.props.guests);
        let left = scene.inside.len();
        let above = self.above(scene, tell!(lang, "noch {left} drin", "{left} still in"));
        let page = el("div", "cha live hot").add(above);
        let potato = || drawing(POTATO.to_owned());
        match referee.phase() {
            Phase::Ready => {
                let start =
                    button("btn bc-open", self.on(Msg::Start)).set("id", "act").say(lang.pick("Start", "Start"));
                page.add(self.sentence(referee)).add(el("div", "bc-tick").node(potato())).add(start)
            }
            Phase::Resting | Phase::Done => {
                let rung = page.class("rung", true);
                let rung = rung.add(el("p", "d say").set("role", "alert").say(lang.pick("Klingeling!", "Ring ring!")));
                if referee.phase() == Phase::Resting {
                    return rung;
                }
                rung.add(question(lang.pick("Bei wem hat es geklingelt?", "Who held it when it rang?")))
                    .add(self.names(scene.players(guests.seats()).into_iter(), Action::Out))
            }
            _ => page
                .add(el("div", "bc-tick on").node(potato()))
                .add(el("p", "d say").say(lang.pick("Ein Wort, weitergeben!", "A word, pass it on!"))),
        }
    }

    /// Mat and name of whoever plays on a half.
    pub(super) fn owner(&self, seat: Seat) -> El {
        let guests = &self.props.guests;
        el("span", "row").draw(mat(guests.symbol(seat), 44)).add(el("b", "nm").add(named(guests.name(seat))))
    }
}
