//! "Glück oder Wahl?": what luck and what choices brought everybody, and the choice that cost most.

use std::rc::Rc;

use game_ui::SeatReview;
use game_ui::art::mat;
use table::{Lang, Seat, localized};
use ui::{Players, drawing, named, said};
use yew::prelude::*;

use super::moment::Moment;
use super::state::{ReplayAction, pressing};
use crate::context::use_app;

/// A number with one decimal place.
pub(super) fn decimal(number: f64, lang: Lang) -> String {
    let rounded = (number * 10.0).round() / 10.0;
    let text = format!("{:.1}", rounded.abs()).replace('.', lang.select(",", "."));
    if rounded < 0.0 { format!("\u{2212}{text}") } else { text }
}

/// The same with its sign.
fn with_sign(number: f64, lang: Lang) -> String {
    let text = decimal(number, lang);
    if number >= 0.05 { format!("+{text}") } else { text }
}

/// What a [`ReviewButton`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct ReviewButtonProps {
    /// Whether the review is shown.
    pub(super) pressed: bool,
    /// Is told what is pressed.
    pub(super) send: Callback<ReplayAction>,
}

/// What leads to that, and back.
#[component]
pub(super) fn ReviewButton(ReviewButtonProps { pressed, send }: &ReviewButtonProps) -> Html {
    let lang = use_app().lang();
    html! {
        <button type="button" class="jump" onclick={pressing(send, ReplayAction::Review)} aria-pressed={pressed.to_string()}>
            { name(lang) }
        </button>
    }
}

/// What a [`Review`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct ReviewProps {
    /// The moment that is shown.
    pub(super) moment: Rc<Moment>,
    /// Is told what is pressed.
    pub(super) send: Callback<ReplayAction>,
}

/// Everybody's luck and choices.
#[component]
pub(super) fn Review(ReviewProps { moment, send }: &ReviewProps) -> Html {
    let lang = use_app().lang();
    let Moment { table, players, .. } = &**moment;
    let seats = Seat::all(players.seats()).zip(table.review(lang));
    html! {
        <section class="board knowledge" aria-label={name(lang)}>
            <p class="small muted">
                { lang.select(
                    "In Chips gegenüber dem Schnitt der anderen: was anders kam als zu erwarten, und was die Wahl der Würfel gekostet hat.",
                    "In chips against the average of the others: what came otherwise than expected, and what the choice of dice has cost.",
                ) }
            </p>
            <ul class="weighed">{ for seats.map(|(seat, review)| of_seat(seat, &review, players, send, lang)) }</ul>
        </section>
    }
}

fn of_seat(seat: Seat, review: &SeatReview, players: &Players, send: &Callback<ReplayAction>, lang: Lang) -> Html {
    let (luck, choices) = (with_sign(review.luck, lang), with_sign(review.choices, lang));
    let costliest = review.costliest.as_ref().map(|(line, best, cost)| {
        let cost = with_sign(*cost, lang);
        html! {
            <button type="button" class="link-button" onclick={pressing(send, ReplayAction::Jump(line + 1))}>
                { lang.select("Das Beste wäre gewesen: ", "The best would have been: ") }{ said(best, players) }
                { format!(" ({cost})") }
            </button>
        }
    });
    html! {
        <li key={seat.index()} class="reviewed">
            <span class="row">
                { drawing(mat(players.symbol(seat), 26)) }
                <b class="grow player-name">{ named(players.name(seat)) }</b>
                <span>{ localized!(lang, "Glück {luck}", "Luck {luck}") }</span>
                <span>{ localized!(lang, "Wahl {choices}", "Choices {choices}") }</span>
            </span>
            { costliest }
        </li>
    }
}

/// What it is called.
fn name(lang: Lang) -> &'static str {
    lang.select("Glück oder Wahl?", "Luck or choice?")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(decimal(-1.25, Lang::De), "\u{2212}1,3");
        assert_eq!(decimal(-0.04, Lang::En), "0.0");
        assert_eq!(with_sign(2.0, Lang::En), "+2.0");
        assert_eq!(with_sign(-0.01, Lang::De), "0,0");
    }
}
