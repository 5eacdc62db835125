//! The list of turns: rounds as dividers, the turn that is shown unfolded.

use game_ui::GameSession;
use game_ui::art::mat;
use table::{Lang, Mark, Turn, localized};
use ui::{drawing, said};
use yew::prelude::*;

use super::narration;
use super::{Msg, Replay, start};
use crate::sheets::Line;

impl Replay {
    /// Every turn, to be tapped.
    pub(super) fn list(&self, ctx: &Context<Replay>, table: &dyn GameSession) -> Html {
        let lang = ctx.props().app.lang();
        let rounds = self.turns.last().is_some_and(|turn| turn.round > 1);
        let mut items = vec![self.beginning(ctx, table)];
        let mut round = 0;
        for (at, turn) in self.turns.iter().enumerate() {
            if rounds && turn.round > round {
                round = turn.round;
                items.push(html! {
                    <li key={format!("round {round}")} class="round"><h3>{ table.round_name(round, lang) }</h3></li>
                });
            }
            items.push(self.turn(ctx, table, at, turn));
        }
        html! {
            <ol class="list" id="turns" tabindex="0" aria-label={lang.select("Alle Züge", "All turns")}>{ items }</ol>
        }
    }

    /// The line before the first turn.
    fn beginning(&self, ctx: &Context<Replay>, table: &dyn GameSession) -> Html {
        let words = html! { <span class="grow">{ start(ctx.props().app.lang()) }</span> };
        match self.now() {
            Some(_) => html! {
                <li key="beginning">
                    <button type="button" class="row" onclick={self.on(ctx, Msg::Jump(0))}>
                        <span class="turn-number" />{ words }
                    </button>
                </li>
            },
            None => html! {
                <li key="beginning" class="now" id="turn" aria-current="true">
                    <div class="row">
                        <span class="turn-number" /><div class="grow">{ words }{ self.branch(ctx, table) }</div>
                    </div>
                </li>
            },
        }
    }

    fn turn(&self, ctx: &Context<Replay>, table: &dyn GameSession, at: usize, turn: &Turn) -> Html {
        let number = html! { <span class="turn-number">{ turn.number }</span> };
        let mat = turn.seat.map(|seat| drawing(mat(self.players.symbol(seat), 26)));
        if self.now() == Some(at) {
            // Its name is the heading of the page.
            return html! {
                <li key={at} class="now" id="turn" aria-current="true">
                    <div class="row">{ number }{ mat }{ self.acts(ctx, table, turn) }</div>
                </li>
            };
        }
        let mark = match turn.title.mark {
            Some(Mark::Lie) => Some("lie"),
            Some(Mark::Catch) => Some("catch"),
            _ => None,
        };
        let onclick = self.on(ctx, Msg::Jump(self.after(at + 1)));
        html! {
            <li key={at}>
                <button type="button" class={classes!("row", mark)} {onclick}>
                    { number }
                    { mat }
                    <span class="grow">{ said(&turn.title.text, &self.players) }</span>
                </button>
            </li>
        }
    }

    /// The acts of the turn that is shown. What has not happened yet is pale; where there are several, each can be tapped.
    fn acts(&self, ctx: &Context<Replay>, table: &dyn GameSession, turn: &Turn) -> Html {
        let lang = ctx.props().app.lang();
        let several = turn.lines.len() > 1;
        let mut acts = Vec::new();
        for line in turn.lines.clone() {
            let line = line as u16;
            let told = narration::entry(table, line, self.open, &self.players, lang);
            if told.is_empty() {
                continue;
            }
            let words = |(at, Line { text, struck, .. }): (usize, Line)| match struck {
                true => html! { <s key={at}>{ text }</s> },
                false => html! { <span key={at}>{ text }</span> },
            };
            let words: Html = told.into_iter().enumerate().map(words).collect();
            acts.push(match several {
                true => html! {
                    <li key={line}>
                        <button type="button" class={(line >= self.at).then_some("yet")} onclick={self.on(ctx, Msg::To(line + 1))}
                            aria-pressed={(line + 1 == self.at).to_string()}>
                            { words }
                        </button>
                    </li>
                },
                false => html! { <li key={line}><div>{ words }</div></li> },
            });
        }
        let truth = turn.title.truth.as_ref().filter(|_| self.open);
        html! {
            <ol class="done grow">
                <>{ acts }</>
                { truth.map(|truth| html! { <li class="truth">{ said(truth, &self.players) }</li> }) }
                { self.branch(ctx, table).map(|branch| html! { <li>{ branch }</li> }) }
            </ol>
        }
    }

    /// A new game may begin wherever the film stands, but not where nothing is left to play.
    fn branch(&self, ctx: &Context<Replay>, table: &dyn GameSession) -> Option<Html> {
        let left = self.at < self.lines() || table.outcome().is_none();
        left.then(|| {
            html! {
                <button type="button" class="jump" onclick={self.on(ctx, Msg::Branch)}>
                    { ctx.props().app.lang().select("Ab hier anders spielen", "Play on differently") }
                </button>
            }
        })
    }

    /// `Zug 23 von 58, Runde 1: Jonas lügt`.
    pub(super) fn spoken(&self, now: usize, table: &dyn GameSession, lang: Lang) -> String {
        let turn = &self.turns[now];
        let (title, round) = (turn.title.text.plain(&self.players.names), table.round_name(turn.round, lang));
        let all = self.turns.iter().rev().find_map(|turn| turn.number).unwrap_or_default();
        match turn.number {
            Some(number) => {
                localized!(lang, "Zug {number} von {all}, {round}: {title}", "Turn {number} of {all}, {round}: {title}")
            }
            None => format!("{round}: {title}"),
        }
    }
}
