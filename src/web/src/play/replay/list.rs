//! The list of turns: rounds as dividers, the turn that is shown unfolded.

use table::{Lang, Mark, Turn, tell};

use super::{Msg, Replay, Running, start};
use crate::art::mat;
use crate::sheets::Line;
use crate::ui::old::{Context, El, button, el, said};

use super::tales;

impl Replay {
    /// Every turn, to be tapped.
    pub(super) fn list(&self, ctx: &Context<Replay>, table: &dyn Running) -> El {
        let lang = ctx.props().house.lang();
        let now = self.now();
        let rounds = self.turns.last().is_some_and(|turn| turn.round > 1);
        let words = || el("span", "grow").say(start(lang));
        let mut items = vec![match now {
            Some(_) => el("li", "").add(button("row", self.on(ctx, Msg::Jump(0))).add(el("span", "n")).add(words())),
            None => el("li", "now").set("id", "turn").set("aria-current", "true").add(
                el("div", "row")
                    .add(el("span", "n"))
                    .add(el("div", "grow").add(words()).maybe(self.branch(ctx, table))),
            ),
        }];
        let mut round = 0;
        for (at, turn) in self.turns.iter().enumerate() {
            if rounds && turn.round > round {
                round = turn.round;
                items.push(el("li", "round").add(el("h3", "").tell(table.round_name(round, lang))));
            }
            let number = el("span", "n").tell(turn.number.map(|number| number.to_string()).unwrap_or_default());
            let mat = turn.seat.map(|seat| mat(self.guests.symbol(seat), 26));
            items.push(match now == Some(at) {
                // Its name is the heading of the page.
                true => el("li", "now")
                    .set("id", "turn")
                    .set("aria-current", "true")
                    .add(el("div", "row").add(number).maybe_draw(mat).add(self.acts(ctx, table, turn))),
                false => el("li", "").add(
                    button("row", self.on(ctx, Msg::Jump(self.after(at + 1))))
                        .class("lie", turn.title.mark == Some(Mark::Lie))
                        .class("catch", turn.title.mark == Some(Mark::Catch))
                        .add(number)
                        .maybe_draw(mat)
                        .add(el("span", "grow").nodes(said(&turn.title.text, &self.guests))),
                ),
            });
        }
        let label = lang.pick("Alle Züge", "All turns");
        el("ol", "list").set("id", "turns").set("tabindex", "0").set("aria-label", label).all(items)
    }

    /// The acts of the turn that is shown. What has not happened yet is pale; where there are several, each can be tapped.
    fn acts(&self, ctx: &Context<Replay>, table: &dyn Running, turn: &Turn) -> El {
        let lang = ctx.props().house.lang();
        let several = turn.lines.len() > 1;
        let mut acts = Vec::new();
        for line in turn.lines.clone() {
            let line = line as u16;
            let told = tales::entry(table, line, self.open, &self.guests, lang);
            if told.is_empty() {
                continue;
            }
            let words = |line: Line| el(if line.struck { "s" } else { "span" }, "").nodes(line.text);
            let words = told.into_iter().map(words);
            let act = match several {
                true => button("", self.on(ctx, Msg::To(line + 1)))
                    .class("yet", line >= self.at)
                    .flag("aria-pressed", line + 1 == self.at)
                    .all(words),
                false => el("div", "").all(words),
            };
            acts.push(el("li", "").add(act));
        }
        let truth = turn.title.truth.as_ref().filter(|_| self.open);
        acts.extend(truth.map(|truth| el("li", "truth").nodes(said(truth, &self.guests))));
        acts.extend(self.branch(ctx, table).map(|branch| el("li", "").add(branch)));
        el("ol", "done grow").all(acts)
    }

    /// A new game may begin wherever the film stands, but not where nothing is left to play.
    fn branch(&self, ctx: &Context<Replay>, table: &dyn Running) -> Option<El> {
        let words = ctx.props().house.lang().pick("Ab hier anders spielen", "Play on differently");
        let left = self.at < self.lines() || table.outcome().is_none();
        left.then(|| button("jump", self.on(ctx, Msg::Branch)).say(words))
    }

    /// `Zug 23 von 58, Runde 1: Jonas lügt`.
    pub(super) fn spoken(&self, now: usize, table: &dyn Running, lang: Lang) -> String {
        let turn = &self.turns[now];
        let (title, round) = (turn.title.text.plain(&self.guests.names), table.round_name(turn.round, lang));
        let all = self.turns.iter().rev().find_map(|turn| turn.number).unwrap_or_default();
        match turn.number {
            Some(number) => {
                tell!(lang, "Zug {number} von {all}, {round}: {title}", "Turn {number} of {all}, {round}: {title}")
            }
            None => format!("{round}: {title}"),
        }
    }
}
