//! The page of Riffifi: the loot in the middle, a place for everybody, who claims what, and who takes it from whom.

mod act;
pub mod art;
mod beat;
mod blind;
mod cards;
mod chips;
mod end;
mod hand;
mod hints;
mod ids;
mod intro;
mod lesson;
mod look_back;
mod motion;
mod open;
mod place;
mod remarks;
mod round_scores;
mod rules;
mod sounds;
mod table;
mod words;

use std::rc::Rc;

use ::riffifi::{Action, Card, Event, Length, Observation, Options, Riffifi, View};
use ::table::{Lang, Localized, Seat, localized};
use game_ui::{
    Beat, BlindProps, CompanyUi, End, EndUi, Finale, GameUi, HandProps, HandUi, Hint, Lesson, LessonUi, Panel,
    Paragraph, Recent, Regulars, RulesUi, SealedCard, SealedUi, Sound, TableProps, TableUi,
};
use ui::Players;
use yew::prelude::*;

use crate::art::Regular;
use blind::Blind;
use hand::Hand;
use motion::Motion;
use open::OpenCards;
use table::Table;

/// How Riffifi looks on the page.
pub struct RiffifiUi;

impl GameUi for RiffifiUi {
    type Game = Riffifi;
    const REGULAR: Regular = art::REGULAR;
    const TAGLINE: Localized = Localized { de: "Wer zu viel will, geht leer aus.", en: "Want too much, get nothing." };

    /// A round has about 30 turns for any number of players, and a turn takes 15 seconds. Random games on the sheet had 4, 4 and 6
    /// rounds for three, four and five players.
    fn minutes(options: &Options, seats: u8) -> u8 {
        match (options.length, seats) {
            (Length::OneRound, _) => 8,
            (Length::Printed, ..=3) => 25,
            (Length::Printed, 4) | (Length::Sheet, ..=4) => 30,
            (Length::Printed, _) => 40,
            (Length::Sheet, _) => 45,
        }
    }

    fn place(view: &View, lang: Lang) -> String {
        let round = view.round;
        match view.rounds {
            Some(1) => lang.select("Ein Durchgang", "One round").to_owned(),
            Some(rounds) => localized!(lang, "Durchgang {round} von {rounds}", "Round {round} of {rounds}"),
            None => localized!(lang, "Durchgang {round}", "Round {round}"),
        }
    }
}

impl TableUi for RiffifiUi {
    const FLAT: bool = true;
    const FORECASTS: bool = true;

    fn subtitle(view: &View, lang: Lang) -> String {
        Self::place(view, lang)
    }

    fn seat_stat(view: &View, seat: Seat, lang: Lang) -> (String, String) {
        let cards = ::table::cards(view.places[seat.index()].hand, lang);
        (cards.clone(), cards)
    }

    fn table(props: TableProps<Riffifi>) -> Html {
        html! { <Table ..props /> }
    }

    fn hints(view: &View, menus: &[Vec<Action>], lang: Lang) -> Vec<Hint> {
        hints::hints(view, menus, lang)
    }

    fn sounds(told: &[Observation]) -> Vec<Sound> {
        sounds::sounds(told)
    }

    fn beat(recent: &Recent<'_, Riffifi>, lang: Lang) -> Option<Beat> {
        beat::beat(recent, lang)
    }

    fn remarks(recent: &Recent<'_, Riffifi>) -> &'static [Localized] {
        beat::remarks(recent)
    }

    fn telling(told: &[Observation]) -> u32 {
        Motion::of(told).duration
    }

    fn goes_on(action: &Action) -> bool {
        matches!(action, Action::Collect(_))
    }

    fn needs_acknowledgement(told: &[Observation]) -> bool {
        told.iter().any(|told| matches!(told, Event::Ended { .. }))
    }
}

impl HandUi for RiffifiUi {
    const HANDS: bool = true;

    fn turn_summary(view: &View, players: &Rc<Players>, lang: Lang) -> Option<Html> {
        let (view, players) = (Rc::new(view.clone()), Rc::clone(players));
        Some(html! { <OpenCards class="turn-summary" {view} {players} {lang} /> })
    }

    fn hand_hints(view: &View, seat: Seat, lang: Lang) -> Vec<Hint> {
        hints::hand_hints(view, seat, lang)
    }

    fn hand(props: HandProps<Riffifi>) -> Html {
        html! { <Hand ..props /> }
    }
}

impl SealedUi for RiffifiUi {
    /// Three players begin with twelve cards, more players with fewer.
    const ROOM: u8 = 12;

    fn codes(view: &View) -> Vec<u8> {
        view.hand.iter().flatten().map(|held| held.card.number()).collect()
    }

    fn code_of(action: &Action) -> Option<u8> {
        match action {
            Action::Play(card) | Action::LayUnseen(card) => Some(card.number()),
            Action::Collect(_) | Action::Turn(_) => None,
        }
    }

    fn sealed_card(code: u8, lang: Lang) -> Option<SealedCard> {
        let card = Card::with_number(code)?;
        Some(SealedCard { picture: cards::picture(card, hand::CARD), name: words::titled(card, lang) })
    }

    fn blind(props: BlindProps<Riffifi>) -> Html {
        html! { <Blind ..props /> }
    }
}

impl EndUi for RiffifiUi {
    fn end(story: &End<'_, Riffifi>) -> Finale {
        end::finale(story)
    }

    fn look_back(view: &View, own: Option<Seat>, _last: &[Observation], players: &Rc<Players>, lang: Lang) -> Html {
        look_back::look_back(view, own, players, lang)
    }
}

impl CompanyUi for RiffifiUi {
    const REGULARS: Option<Regulars<Riffifi>> = Some(Regulars::of_the_house());
}

impl RulesUi for RiffifiUi {
    fn intro(lang: Lang) -> [Panel; 3] {
        intro::intro(lang)
    }

    fn rules(options: Option<&Options>, lang: Lang) -> Vec<Paragraph> {
        rules::booklet(options, lang)
    }

    fn rulings(options: Option<&Options>, lang: Lang) -> Vec<Paragraph> {
        rules::rulings(options, lang)
    }
}

impl LessonUi for RiffifiUi {
    fn lesson() -> Lesson {
        lesson::lesson()
    }
}
