//! What was measured, and who wins by it; entered only when the table agrees.

use ::bohei::{Action, Device};
use ::table::{Lang, Seat, tell};

use super::referee::{Mark, Referee, Verdict, hundredths};
use super::{Desk, Msg, Scene};
use crate::art::mat;
use crate::ui::old::{El, button, el, named};

/// Hundredths of a second: `9,87 s`.
fn seconds(time: i32, lang: Lang) -> String {
    let (whole, part) = (time / 100, time % 100);
    format!("{whole}{}{part:02} s", lang.pick(",", "."))
}

/// A mark in a few letters: `9,87 s`, `231 ms`, `58`.
pub(super) fn written(mark: Mark, device: Device, lang: Lang) -> String {
    match mark {
        Mark::Time(time) if device == Device::React => format!("{} ms", time as i32),
        Mark::Time(time) => seconds(hundredths(time), lang),
        Mark::Taps(taps) => taps.to_string(),
        Mark::Nothing => "–".to_owned(),
        Mark::Early => lang.pick("zu früh", "too early").to_owned(),
        Mark::Sunk => lang.pick("eingebrochen", "fell in").to_owned(),
    }
}

/// What a mark is beside the aim: `0,13 s daneben`.
fn beside(mark: Mark, device: Device, lang: Lang) -> Option<String> {
    let (Mark::Time(time), Device::Stop(aim)) = (mark, device) else { return None };
    let off = seconds((hundredths(time) - i32::from(aim) * 100).abs(), lang);
    Some(tell!(lang, "{off} daneben", "{off} off"))
}

impl Desk<'_> {
    /// The table of what was measured, the best first, and the button that enters the winner.
    pub(super) fn result(&self, scene: &Scene, referee: &Referee) -> El {
        let (lang, guests, device) = (self.props.lang, &self.props.guests, referee.device());
        let players = scene.players(guests.seats());
        let verdict = referee.verdict();
        let ranking = referee.ranking();
        let row = |&player: &usize| {
            let seat: Seat = *players.get(player)?;
            let mark = referee.mark(player);
            let words = el("span", "grow nm").add(named(guests.name(seat)));
            let off = beside(mark, device, lang).map(|off| el("small", "").tell(off));
            let line = el("li", "").class("first", verdict == Verdict::Wins(player)).draw(mat(guests.symbol(seat), 34));
            Some(line.add(words).maybe(off).add(el("b", "d").tell(written(mark, device, lang))))
        };
        let rows = ranking.iter().filter_map(row);
        let note: Vec<String> = ranking.iter().map(|&player| written(referee.mark(player), device, lang)).collect();
        let winner = match verdict {
            Verdict::Wins(player) => players.get(player).copied(),
            Verdict::Tie => None,
        };
        let again = self.act(Action::Again);
        let once_more = lang.pick("Noch einmal", "Once more");
        let (head, main, other) = match winner {
            Some(seat) => {
                let name = guests.name(seat);
                let enter = self.props.acting(&Action::Won(seat), Some(note.join(" / ")));
                let main = button("btn", enter).tell(tell!(lang, "{name} gewinnt", "{name} wins"));
                (lang.pick("Gemessen", "Measured"), main, Some(button("btn second", again).say(once_more)))
            }
            None => (lang.pick("Kein klarer Sieg", "No clear winner"), button("btn", again).say(once_more), None),
        };
        let plain = button("btn second", self.on(|_| Msg::Plain(true)));
        let two =
            el("div", "bc-two").maybe(other).add(plain.say(lang.pick("Ohne Gerät spielen", "Play without the device")));
        el("div", "cha res")
            .add(el("h2", "d q").say(head))
            .add(el("ol", "bc-marks").all(rows))
            .add(main.set("id", "act").class("bc-open", true))
            .add(two)
    }
}
