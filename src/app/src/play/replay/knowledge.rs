//! "Was wusste die Wirtin?": the table as a regular saw it before an act, and what the regular weighed. Of what a person chose: the table
//! as that person saw it, and what the landlady would have weighed there.

use bots::Level;
use game_ui::{GameSession, Sight, WeighedAct, Weighing};
use gloo::timers::callback::Timeout;
use table::{Lang, Seat, localized};
use ui::said;
use yew::prelude::*;

use super::review::decimal;
use super::{Msg, Replay};

/// How many playouts come one after another, as at the table.
const SLICE: u32 = 20;

/// How many acts are shown.
const SHOWN: usize = 5;

/// A choice that is looked at.
pub(super) struct Knowledge {
    /// Its line in the record.
    line: u16,
    seat: Seat,
    /// The game before it.
    before: Box<dyn GameSession>,
    /// What was weighed; nothing while the regular thinks.
    weighing: Option<Weighing>,
    _next: Option<Timeout>,
}

impl Knowledge {
    /// Whether the regular has thought to the end.
    pub(super) fn is_weighed(&self) -> bool {
        self.weighing.is_some()
    }
}

/// What asks for the knowledge of a regular, or, after a choice of a person, of the landlady.
fn question(regular: Option<Level>, lang: Lang) -> &'static str {
    match regular {
        None => lang.select("Was hätte die Wirtin getan?", "What would the landlady have done?"),
        Some(Level::Apprentice) => lang.select("Was wusste der Lehrling?", "What did the apprentice know?"),
        Some(Level::Regular) => lang.select("Was wusste der Stammgast?", "What did the regular know?"),
        Some(Level::Host) => lang.select("Was wusste die Wirtin?", "What did the landlady know?"),
    }
}

impl Replay {
    /// Who chose at a line, and the regular who played there.
    fn chooser(&self, line: u16) -> Option<(Seat, Option<Level>)> {
        let table = self.table.as_ref()?;
        let (seat, _) = table.stands(line)?;
        Some((seat, table.notes().player(seat, line).and_then(Level::from_key)))
    }

    /// The last choice in the turn that is shown.
    fn choice(&self) -> Option<u16> {
        let turn = &self.turns[self.now()?];
        (turn.lines.start as u16..self.at).rev().find(|line| self.chooser(*line).is_some())
    }

    /// The moments after the last and the next choice, from here.
    pub(super) fn choices_around(&self) -> (Option<u16>, Option<u16>) {
        let chosen = |line: &u16| self.chooser(*line).is_some();
        let here = self.choice().unwrap_or(self.at);
        ((0..here).rev().find(chosen).map(|line| line + 1), (self.at..self.lines()).find(chosen).map(|line| line + 1))
    }

    /// Asks the regular or the landlady, if the choice is another one now, or lets them think on.
    pub(super) fn ask(&mut self, ctx: &Context<Replay>) {
        let line = self.choice().filter(|_| self.knows);
        if self.knowledge.as_ref().map(|known| known.line) != line {
            let known = line.zip(line.and_then(|line| self.chooser(line))).zip(self.table.as_ref());
            self.knowledge = known.map(|((line, (seat, regular)), table)| {
                let mut before = table.prefix(line);
                before.set_regular(seat, Some(regular.unwrap_or(Level::Host)));
                Knowledge { line, seat, before, weighing: None, _next: None }
            });
        }
        let Some(known) = self.knowledge.as_mut().filter(|known| !known.is_weighed()) else { return };
        known.weighing = known.before.weighing(known.seat, SLICE, ctx.props().app.lang());
        let on = ctx.link().callback(|()| Msg::Think);
        known._next = known.weighing.is_none().then(|| Timeout::new(0, move || on.emit(())));
    }

    /// What leads to that, and back; nothing in a game without regulars.
    pub(super) fn question(&self, ctx: &Context<Replay>) -> Option<Html> {
        ctx.props().game.regulars?;
        let (_, regular) = self.chooser(self.choice()?)?;
        Some(html! {
            <button type="button" class="jump" onclick={self.on(ctx, Msg::Know)} aria-pressed={self.knows.to_string()}>
                { question(regular, ctx.props().app.lang()) }
            </button>
        })
    }

    /// The table as the seat saw it, below what was weighed; nothing if that is not asked.
    pub(super) fn known(&self, lang: Lang) -> Option<Html> {
        let Knowledge { line, seat, before, weighing, .. } = self.knowledge.as_ref()?;
        let table = self.table.as_ref()?;
        let act = table.act_in(*line).map(|(_, act, _)| act).unwrap_or_default();
        let weighed = match weighing {
            None => {
                html! { <p class="medium" role="status">{ lang.select("Denkt noch einmal nach …", "Thinks once more …") }</p> }
            }
            Some(Weighing { acts, .. }) if acts.len() < 2 => {
                html! { <p class="medium">{ lang.select("Hier gab es nichts abzuwägen.", "There was nothing to weigh here.") }</p> }
            }
            Some(Weighing { unit, acts }) => html! {
                <>
                    <p class="small muted">{ localized!(lang, "Abgewogen ({unit}):", "Weighed ({unit}):") }</p>
                    <ol class="weighed">{ for shown(acts, &act).map(|one| self.weighed(one, one.act == act, lang)) }</ol>
                </>
            },
        };
        Some(html! {
            <>
                <section class="board knowledge" aria-label={question(self.chooser(*line)?.1, lang)}>{ weighed }</section>
                { before.look_back(Sight::Seat(*seat), &self.players, lang) }
            </>
        })
    }

    /// An act that was weighed.
    fn weighed(&self, weighed: &WeighedAct, chosen: bool, lang: Lang) -> Html {
        html! {
            <li key={weighed.act.clone()} class={chosen.then_some("chosen")}>
                <span class="grow">{ said(&weighed.sentence, &self.players) }</span>
                if chosen {
                    <b>{ lang.select("gewählt", "chosen") }</b>
                }
                <span class="display num">{ decimal(weighed.value, lang) }</span>
            </li>
        }
    }
}

/// The best acts, and the chosen one.
fn shown<'a>(acts: &'a [WeighedAct], chosen: &'a str) -> impl Iterator<Item = &'a WeighedAct> {
    acts.iter().enumerate().filter(move |(at, one)| *at < SHOWN || one.act == chosen).map(|(_, one)| one)
}
