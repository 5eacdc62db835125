//! Who plays each seat: a person, or a regular of the house as a stand-in.

use std::rc::Rc;

use bots::Level;
use game_ui::art::mat;
use table::{Seat, localized};
use ui::{Choice, Players, drawing, named};
use yew::prelude::*;

use crate::context::use_app;

/// What [`StandIns`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct StandInsProps {
    /// Who sits there.
    pub(crate) players: Rc<Players>,
    /// The regular who plays each seat, in sitting order; nothing for a person.
    pub(crate) regulars: Vec<Option<Level>>,
    /// Gives a seat to a regular, or to a person.
    pub(crate) on_seat: Callback<(Seat, Option<Level>)>,
}

/// Everybody at the table, and who plays for them.
#[component]
pub(crate) fn StandIns(StandInsProps { players, regulars, on_seat }: &StandInsProps) -> Html {
    let lang = use_app().lang();
    let alone = regulars.iter().filter(|regular| regular.is_none()).count() == 1;
    let who: Vec<Option<Level>> = std::iter::once(None).chain(Level::ALL.map(Some)).collect();
    let one = |(seat, regular): (Seat, &Option<Level>)| {
        let name = players.name(seat);
        let label = localized!(lang, "Wer spielt für {name}?", "Who plays for {name}?");
        if alone && regular.is_none() {
            return html! {
                <li key={seat.index()} class="stand-in">
                    { drawing(mat(players.symbol(seat), 38)) }{ named(name) }
                    <p class="small muted">{ lang.select("Eine Person bleibt am Tisch.", "One person stays at the table.") }</p>
                </li>
            };
        }
        let chosen = who.iter().position(|level| level == regular);
        let options = who.iter().map(|level| {
            let person = lang.select("Selbst", "In person");
            html! { level.map_or(person, |level| level.name().get(lang)) }
        });
        let (who, on_seat) = (who.clone(), on_seat.clone());
        let on_choose = Callback::from(move |at: usize| on_seat.emit((seat, who[at])));
        html! {
            <li key={seat.index()} class="stand-in">
                { drawing(mat(players.symbol(seat), 38)) }{ named(name) }
                <Choice class="segmented" {label} options={options.collect::<Vec<_>>()} {chosen} {on_choose} />
            </li>
        }
    };
    html! {
        <div class="list">
            <p class="muted">
                { lang.select(
                    "Muss jemand weg? Jemand vom Haus spielt mit denselben Karten weiter und weiß nur, was an diesem Platz zu wissen ist: bis ihr den Platz zurückgebt, sonst bis zum Ende.",
                    "Does somebody have to go? A regular of the house plays on with the same cards, and knows only what this seat may know: until you give the seat back, else to the end.",
                ) }
            </p>
            <ul class="col">{ for Seat::all(players.seats()).zip(regulars).map(one) }</ul>
        </div>
    }
}
