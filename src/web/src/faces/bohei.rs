//! The face of Bohei: the rules in force, everybody's cards in large numbers, what waits for whom, and the challenges.

mod arena;
mod breach;
mod desk;
mod end;
mod hand;
mod look_back;
mod motion;
mod orders;
mod phases;
mod players;
mod rules;
mod rulings;
mod slots;
mod strip;
mod table;
mod ticks;
mod turn;
mod words;

use ::bohei::{Action, Bohei, Change, Orders, Pending, Phase, Reply, Told, View};
use ::table::{Lang, Phrase, Seat, tell};
use yew::prelude::*;

use crate::art::Regular;
use crate::face::{End, Face, Finale, Guests, HandProps, Paragraph, Shout, TableProps};
use crate::ui::El;

use hand::Hand;
use motion::Motion;
use table::Table;

impl Face for Bohei {
    const REGULAR: Regular = Regular::Bohei;
    const TAGLINE: Phrase = Phrase { de: "Sieben Karten? Schrei!", en: "Seven cards? Shout!" };
    const MINUTES: u8 = 30;
    const HANDS: bool = true;
    const REACTS: bool = true;

    fn look_back(view: &View, guests: &Guests, lang: Lang) -> Option<El> {
        Some(look_back::look_back(view, guests, lang))
    }

    fn place(view: &View, lang: Lang) -> String {
        let round = view.round;
        tell!(lang, "Runde {round}", "Round {round}")
    }

    fn subtitle(view: &View, lang: Lang) -> String {
        let (round, goal) = (view.round, view.goal);
        tell!(lang, "Runde {round}, Ziel: {goal} Karten", "Round {round}, goal: {goal} cards")
    }

    fn fact(view: &View, seat: Seat, lang: Lang) -> (String, String) {
        let cards = view.players.get(seat.index()).map_or(0, |player| player.cards);
        (cards.to_string(), words::cards(cards, lang))
    }

    /// In phase 3 the device is handed over whatever is held; that phase 2 asks for a rule, everybody knows.
    fn takes(view: &View, seat: Seat) -> Option<bool> {
        Some(match &view.pending {
            None => view.turn == seat && matches!(view.phase, Phase::Rule | Phase::Play),
            Some(Pending::Orders(Orders { due: Some((due, _)), .. })) => *due == seat,
            Some(Pending::Orders(orders)) => {
                orders.each.iter().any(|each| each.seat == seat && matches!(each.reply, Reply::Reaching(_)))
            }
            Some(Pending::Reward { seat: winner, taken, .. }) => {
                let holds = view.players.get(seat.index()).is_some_and(|player| player.cards > 0);
                *winner == seat && holds && !matches!(taken, Some(Change::Draw(_)))
            }
            Some(_) => false,
        })
    }

    fn veils(action: &Action) -> bool {
        matches!(action, Action::Reach(_))
    }

    fn shout(view: &View, seat: Seat, lang: Lang) -> Option<Shout> {
        let called = view.players.get(seat.index()).is_some_and(|player| player.called);
        let label = if called { lang.pick("Gerufen", "Called") } else { "Bohei!" };
        Some(Shout { label, called, act: Action::Bohei.to_string() })
    }

    /// What the device measured is kept with the winner; whoever is struck out last leaves a winner without it.
    fn writes(action: &Action) -> bool {
        matches!(action, Action::Won(_) | Action::Out(_))
    }

    fn show(props: &TableProps<Bohei>) -> Html {
        html! { <Table ..props.clone() /> }
    }

    fn hand(props: &HandProps<Bohei>) -> Html {
        html! { <Hand ..props.clone() /> }
    }

    fn brief(view: &View, guests: &Guests, lang: Lang) -> Option<El> {
        hand::brief(view, guests, lang)
    }

    fn telling(told: &[Told]) -> u32 {
        Motion::of(told).duration
    }

    fn end(story: &End<'_, Bohei>) -> Finale {
        end::finale(story)
    }

    fn rules(lang: Lang) -> Vec<Paragraph> {
        rules::booklet(lang)
    }

    fn rulings(lang: Lang) -> Vec<Paragraph> {
        rulings::rulings(lang)
    }
}
