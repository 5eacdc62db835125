//! Riffifi, tapped on the screen by what is read and heard.

use riffifi::{Action, Riffifi, named};
use table::{Game, Lang, Viewer};

use crate::Page;
use crate::hands::{Moment, Tapped};

impl Tapped for Riffifi {
    fn takes(moment: &Moment<'_, Riffifi>) -> Vec<String> {
        let (name, round) = (moment.on(), moment.table.view(Viewer::Table).round);
        vec![
            format!("Ich, {name}, spiele aus"),
            format!("Durchgang {round}: Ich, {name}, spiele aus"),
            format!("I, {name}, play a card"),
            format!("Round {round}: I, {name}, lead"),
        ]
    }

    async fn tap_openly(page: &Page, moment: &Moment<'_, Riffifi>, action: &Action) {
        match action {
            Action::Turn(Some(owner)) => {
                let open = moment.table.view(Viewer::Table).places[owner.index()].open.expect("an open card");
                let (owner, card) = (moment.name(*owner), named(open, Lang::En));
                page.tap_ending(&[&format!(" von {owner} umdrehen"), &format!(" {owner}’s {card}")]).await;
            }
            Action::Turn(None) => page.tap_any(&["keine", "none"]).await,
            Action::Collect(more) if !more.is_empty() => {
                let owners: Vec<&str> = more.iter().map(|owner| moment.name(owner)).collect();
                page.tap_any(&[
                    format!("Mehr von {}", listed(&owners, "und")),
                    format!("More from {}", listed(&owners, "and")),
                ])
                .await;
            }
            _ => {
                page.act().await;
            }
        }
    }

    async fn choose(page: &Page, moment: &Moment<'_, Riffifi>, action: &Action) {
        let (Action::Play(card) | Action::LayUnseen(card)) = *action else {
            unreachable!("the others are done on the open table")
        };
        let hand = moment.table.view(Viewer::Seat(moment.seat)).hand.unwrap_or_default();
        let place = hand.iter().position(|held| held.card == card);
        page.choose_card(place.expect("a card of the own hand")).await;
    }

    fn swiped(moment: &Moment<'_, Riffifi>, action: &Action) -> Option<usize> {
        let Action::Play(card) = *action else { return None };
        moment.table.view(Viewer::Seat(moment.seat)).hand?.iter().position(|held| held.card == card)
    }

    async fn play(page: &Page, _: &Moment<'_, Riffifi>, action: &Action) {
        match action {
            Action::LayUnseen(_) => page.tap_any(&["Verdeckt ablegen", "Lay it unseen"]).await,
            _ => {
                page.act().await;
            }
        }
    }
}

/// "Anna, Bo und Cem".
fn listed(names: &[&str], and: &str) -> String {
    match names {
        [rest @ .., last] if !rest.is_empty() => format!("{} {and} {last}", rest.join(", ")),
        _ => names.concat(),
    }
}
