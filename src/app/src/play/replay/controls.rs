//! What moves the film: the player, and what leads to lies, catches and the turn of the evening.

use game_ui::art::{Icon, icon};
use table::{Mark, localized, turn_of_the_evening};
use ui::drawing;
use yew::prelude::*;

use super::{Msg, Replay};

impl Replay {
    /// The player of the film: a step back, on or off, faster, a step on.
    pub(super) fn controls(&self, ctx: &Context<Replay>) -> Html {
        let lang = ctx.props().app.lang();
        let (turns, now) = (self.turns.len(), self.now());
        // In the middle of a turn its own end is the next stop.
        let next = match now {
            Some(now) if self.at < self.after(now + 1) => now + 1,
            Some(now) => now + 2,
            None => 1,
        };
        let step = |to: u16, which, label: &'static str| {
            let onclick = self.on(ctx, Msg::To(to));
            html! {
                <button type="button" class="btn second" {onclick} aria-label={label}>{ drawing(icon(which, 26)) }</button>
            }
        };
        let around = (self.after(now.unwrap_or(0)), self.after(next.min(turns)));
        let (back, on) = match (self.knowledge.is_some(), self.choices_around()) {
            (true, (before, after)) => (
                step(before.unwrap_or(self.at), Icon::Back, lang.select("Eine Wahl zurück", "One choice back")),
                step(after.unwrap_or(self.at), Icon::Next, lang.select("Eine Wahl weiter", "One choice on")),
            ),
            (false, _) => (
                step(around.0, Icon::Back, lang.select("Ein Zug zurück", "One turn back")),
                step(around.1, Icon::Next, lang.select("Ein Zug weiter", "One turn on")),
            ),
        };
        let play = match self.running {
            Some(_) => lang.select("Anhalten", "Pause"),
            None => lang.select("Abspielen", "Play"),
        };
        let speed = self.speed;
        html! {
            <div class="replay-controls four">
                { back }
                <button type="button" class="btn" onclick={self.on(ctx, Msg::Toggle)}>{ play }</button>
                <button type="button" class="btn second" onclick={self.on(ctx, Msg::Faster)}
                    aria-label={localized!(lang, "Tempo: {speed}-fach", "Speed: {speed} times")}>
                    { format!("{speed}×") }
                </button>
                { on }
            </div>
        }
    }

    /// What leads to lies, catches and the turn of the evening, as far as the game has them.
    pub(super) fn jumps(&self, ctx: &Context<Replay>) -> Option<Html> {
        let lang = ctx.props().app.lang();
        let marked = |mark: Mark, name: &'static str| {
            let all: Vec<usize> = (0..self.turns.len()).filter(|at| self.turns[*at].title.mark == Some(mark)).collect();
            let next = all.iter().find(|at| self.now().is_none_or(|now| **at > now)).or_else(|| all.first())?;
            let onclick = self.on(ctx, Msg::Jump(self.after(next + 1)));
            Some(html! {
                <button key={name} type="button" class="jump" {onclick}>{ name }<b class="display">{ all.len() }</b></button>
            })
        };
        let evening = turn_of_the_evening(&self.turns).map(|at| {
            let pressed = (self.now() == Some(at)).to_string();
            html! {
                <button key="evening" type="button" class="jump" onclick={self.on(ctx, Msg::Jump(self.after(at + 1)))}
                    aria-pressed={pressed}>
                    { lang.select("Zug des Abends", "Turn of the evening") }
                </button>
            }
        });
        let lies = marked(Mark::Lie, lang.select("Lügen", "Lies"));
        let catches = marked(Mark::Catch, lang.select("Erwischt", "Caught"));
        let jumps: Vec<Html> = [lies, catches, evening].into_iter().flatten().collect();
        (!jumps.is_empty()).then(|| {
            html! { <div class="jumps-group" role="group" aria-label={lang.select("Springen zu", "Jump to")}>{ jumps }</div> }
        })
    }
}
