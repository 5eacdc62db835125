//! The page of Geizen: tower, dice, chip board, receipt.

mod acts;
pub mod art;
mod beat;
mod board;
mod chips;
mod choice;
mod dice;
mod end;
mod flat;
mod hints;
mod intro;
mod lesson;
mod look_back;
mod parts;
mod receipt;
mod remarks;
mod rules;
mod sounds;
mod table;
mod turn;
mod words;

use std::rc::Rc;

use ::geizen::{Action, Event, Geizen, Options, View};
use ::table::{Lang, Localized, Seat, localized};
use game_ui::{
    Beat, CompanyUi, End, EndUi, Finale, GameUi, HandUi, Hint, Lesson, LessonUi, Panel, Paragraph, Recent, Regulars,
    RulesUi, SealedUi, Sound, TableProps, TableUi,
};
use ui::Players;
use yew::prelude::*;

use crate::art::Regular;
use board::bank;
use table::Table;
use words::counted;

/// How long the dice need to fall, and the chips to travel, in milliseconds.
const THROW: u32 = 900;

/// How Geizen looks on the page.
pub struct GeizenUi;

impl GameUi for GeizenUi {
    type Game = Geizen;
    const REGULAR: Regular = art::REGULAR;
    const TAGLINE: Localized = Localized { de: "Würfeln, zahlen, jammern.", en: "Roll, pay, moan." };

    fn minutes(_options: &Options, _seats: u8) -> u8 {
        20
    }

    fn place(view: &View, lang: Lang) -> String {
        format!("{} {}", lang.select("Runde", "Round"), view.round)
    }
}

impl TableUi for GeizenUi {
    const FLAT: bool = true;
    const FORECASTS: bool = true;
    const SHAKES: bool = true;

    fn subtitle(view: &View, lang: Lang) -> String {
        let place = Self::place(view, lang);
        if view.over || view.rolls == 0 {
            return place;
        }
        format!("{place} · {}", localized!(lang, "Wurf {} von 5", "roll {} of 5", view.rolls))
    }

    fn seat_stat(view: &View, seat: Seat, lang: Lang) -> (String, String) {
        let chips = view.hands[seat.index()];
        (chips.to_string(), counted(chips, lang))
    }

    fn rail_extra(view: &View, lang: Lang) -> Option<Html> {
        Some(bank(view, lang))
    }

    fn table(props: TableProps<Geizen>) -> Html {
        html! { <Table ..props /> }
    }

    fn hints(view: &View, menus: &[Vec<Action>], lang: Lang) -> Vec<Hint> {
        hints::hints(view, menus, lang)
    }

    fn sounds(told: &[Event]) -> Vec<Sound> {
        sounds::sounds(told)
    }

    fn beat(recent: &Recent<'_, Geizen>, lang: Lang) -> Option<Beat> {
        beat::beat(recent, lang)
    }

    fn remarks(recent: &Recent<'_, Geizen>) -> &'static [Localized] {
        beat::remarks(recent)
    }

    fn telling(told: &[Event]) -> u32 {
        let one = |event: &Event| match event {
            Event::Rolled { .. } => THROW,
            Event::Scored { bill, .. } => chips::duration(bill),
            Event::Kept { .. } | Event::Ended { .. } => 0,
        };
        told.iter().map(one).max().unwrap_or(0)
    }

    fn needs_acknowledgement(told: &[Event]) -> bool {
        told.iter().any(|told| matches!(told, Event::Ended { .. }))
    }
}

impl HandUi for GeizenUi {}

impl SealedUi for GeizenUi {}

impl EndUi for GeizenUi {
    fn end(story: &End<'_, Geizen>) -> Finale {
        end::finale(story)
    }

    fn look_back(view: &View, _own: Option<Seat>, last: &[Event], players: &Rc<Players>, lang: Lang) -> Html {
        look_back::look_back(view, last, players, lang)
    }

    /// The faces of a die.
    fn random_outcomes(_options: &Options, _lang: Lang) -> Vec<(String, u8)> {
        (1..=6).map(|face: u8| (face.to_string(), 1)).collect()
    }

    fn observed_outcomes(told: &Event) -> Vec<usize> {
        match told {
            Event::Rolled { dice, .. } => dice.faces().map(|face| usize::from(face) - 1).collect(),
            _ => Vec::new(),
        }
    }
}

impl CompanyUi for GeizenUi {
    const REGULARS: Option<Regulars<Geizen>> = Some(Regulars::of_the_house());
}

impl RulesUi for GeizenUi {
    fn intro(lang: Lang) -> [Panel; 3] {
        intro::intro(lang)
    }

    fn rules(_options: Option<&Options>, lang: Lang) -> Vec<Paragraph> {
        rules::booklet(lang)
    }

    fn rulings(_options: Option<&Options>, lang: Lang) -> Vec<Paragraph> {
        rules::rulings(lang)
    }
}

impl LessonUi for GeizenUi {
    fn lesson() -> Lesson {
        lesson::lesson()
    }
}
