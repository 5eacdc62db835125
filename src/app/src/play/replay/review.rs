//! "Glück oder Wahl?": what luck and what choices brought everybody, and the choice that cost most.

use game_ui::art::mat;
use game_ui::{GameSession, SeatReview};
use table::{Lang, Seat, localized};
use ui::{drawing, named, said};
use yew::prelude::*;

use super::{Msg, Replay};

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

impl Replay {
    /// What leads to that, and back; nothing in a game that cannot tell the two apart, or is not over.
    pub(super) fn review_button(&self, ctx: &Context<Replay>) -> Option<Html> {
        let over = self.table.as_ref().is_some_and(|table| table.outcome().is_some());
        (ctx.props().game.reviews && over).then(|| {
            html! {
                <button type="button" class="jump" onclick={self.on(ctx, Msg::Review)} aria-pressed={self.reviewed.to_string()}>
                    { name(ctx.props().app.lang()) }
                </button>
            }
        })
    }

    /// Everybody's luck and choices; nothing if that is not asked.
    pub(super) fn review(&self, ctx: &Context<Replay>, table: &dyn GameSession) -> Option<Html> {
        let lang = ctx.props().app.lang();
        self.reviewed.then(|| {
            let seats = Seat::all(self.players.seats()).zip(table.review(lang));
            html! {
                <section class="board knowledge" aria-label={name(lang)}>
                    <p class="small muted">
                        { lang.select(
                            "In Chips gegenüber dem Schnitt der anderen: was anders kam als zu erwarten, und was die Wahl der Würfel gekostet hat.",
                            "In chips against the average of the others: what came otherwise than expected, and what the choice of dice has cost.",
                        ) }
                    </p>
                    <ul class="weighed">{ for seats.map(|(seat, review)| self.of_seat(ctx, seat, &review, lang)) }</ul>
                </section>
            }
        })
    }

    fn of_seat(&self, ctx: &Context<Replay>, seat: Seat, review: &SeatReview, lang: Lang) -> Html {
        let (luck, choices) = (with_sign(review.luck, lang), with_sign(review.choices, lang));
        let costliest = review.costliest.as_ref().map(|(line, best, cost)| {
            let cost = with_sign(*cost, lang);
            html! {
                <button type="button" class="link-button" onclick={self.on(ctx, Msg::Jump(line + 1))}>
                    { lang.select("Das Beste wäre gewesen: ", "The best would have been: ") }{ said(best, &self.players) }
                    { format!(" ({cost})") }
                </button>
            }
        });
        html! {
            <li key={seat.index()} class="reviewed">
                <span class="row">
                    { drawing(mat(self.players.symbol(seat), 26)) }
                    <b class="grow player-name">{ named(self.players.name(seat)) }</b>
                    <span>{ localized!(lang, "Glück {luck}", "Luck {luck}") }</span>
                    <span>{ localized!(lang, "Wahl {choices}", "Choices {choices}") }</span>
                </span>
                { costliest }
            </li>
        }
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
