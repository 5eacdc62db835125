//! Two at the same time: the screen divided, each half turned to its player.

use ::bohei::Device;
use ::table::tell;

use super::measured::written;
use super::referee::{Mark, Phase, Referee, Verdict};
use super::{Desk, KEYS, Msg, Scene};
use crate::art::bolt;
use crate::ui::old::{El, button, drawing, el};

/// A crack through the ice, as wide as it gets.
const CRACK: &str = r##"<svg class="crack" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true"><path d="M0 22l18 9 9-13 17 16 12-20 14 22 11-9 19 10M27 18l3-18M44 34l-6 26M70 36l8 24M56 14l6-14" fill="none" stroke="#5f9fce" stroke-width="1.6" stroke-linejoin="round"/></svg>"##;

impl Desk<'_> {
    /// Both halves, and between them how it goes.
    pub(super) fn halves(&self, scene: &Scene, referee: &Referee) -> El {
        let lang = self.props.lang;
        let ready = referee.phase() == Phase::Ready;
        let start = (ready && referee.device() == Device::React)
            .then(|| button("btn", self.on(Msg::Start)).set("id", "act").say(lang.pick("Start", "Start")));
        let says = if ready { Some(self.sentence(referee)) } else { self.came_of_it(scene, referee) };
        let middle = el("div", "bc-band").maybe(says).maybe(start);
        // The opponent sits opposite.
        el("div", "cha live bc-duo")
            .add(self.above(scene, String::new()))
            .add(self.half(scene, referee, 1))
            .add(middle)
            .add(self.half(scene, referee, 0))
    }

    /// Who has won, while thumbs still lie there.
    fn came_of_it(&self, scene: &Scene, referee: &Referee) -> Option<El> {
        if referee.phase() != Phase::Resting {
            return None;
        }
        let lang = self.props.lang;
        let words = match referee.verdict() {
            Verdict::Wins(player) => {
                let seat = scene.players(self.props.guests.seats()).get(player).copied()?;
                let name = self.props.guests.name(seat);
                tell!(lang, "{name} gewinnt", "{name} wins")
            }
            Verdict::Tie => lang.pick("Kein klarer Sieg", "No clear winner").to_owned(),
        };
        Some(el("p", "d").set("role", "status").tell(words))
    }

    fn half(&self, scene: &Scene, referee: &Referee, half: usize) -> El {
        let (lang, device) = (self.props.lang, referee.device());
        let fixed = |de: &'static str, en: &'static str| lang.pick(de, en).to_owned();
        let ice = device == Device::Hold;
        let mark = referee.mark(half);
        let (class, words) = match (mark, referee.phase()) {
            (Mark::Sunk, _) => ("sunk", fixed("Knack!", "Crack!")),
            (Mark::Early, _) => ("lost", fixed("Zu früh!", "Too early!")),
            (Mark::Time(_), _) if ice => ("off", fixed("Losgelassen", "Let go")),
            (Mark::Time(_), _) => ("off", written(mark, device, lang)),
            (_, Phase::Running | Phase::Settling) => ("lit", fixed("Jetzt!", "Now!")),
            _ if ice && referee.holds(half) => ("held", fixed("Hält", "Holds")),
            (_, Phase::Ready) if ice => ("", fixed("Hier halten", "Hold here")),
            (_, Phase::Ready) => ("", fixed("Dein Feld", "Your half")),
            (_, Phase::Resting) => ("", "–".to_owned()),
            _ => ("wait", fixed("Warte …", "Wait …")),
        };
        let seat = scene.players(self.props.guests.seats()).get(half).copied().unwrap_or(scene.by);
        let inner = el("div", "bc-in")
            .maybe_draw((class == "lit").then(|| bolt(84)))
            .add(el("span", "d say").tell(words))
            .add(self.owner(seat).maybe(KEYS.get(half).map(|key| el("kbd", "").say(key))));
        let field = self.touched(el("div", "bc-half"), half).class("ice", ice).set("data-is", class);
        let crack = (class == "sunk").then(|| drawing(CRACK.to_owned()));
        let field = field.class("there", half == 1);
        match crack {
            Some(crack) => field.node(crack).add(inner),
            None => field.add(inner),
        }
    }
}
