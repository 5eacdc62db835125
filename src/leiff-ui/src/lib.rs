//! The page of Leiff: everybody's square on the table, two piles between them, a look behind the curtain, and what is counted.

mod acts;
pub mod art;
mod beat;
mod cards;
mod end;
mod flat;
mod hand;
mod hints;
mod intro;
mod layout;
mod lesson;
mod linger;
mod look_back;
mod motion;
mod phone;
mod piles;
mod reactions;
mod remarks;
mod round_scores;
mod rules;
mod rulings;
mod say;
mod score_sheets;
mod slip;
mod sounds;
mod square;
mod state;
mod strip;
mod table;
mod table_context;
mod words;

use std::rc::Rc;

use ::leiff::{Action, Card, Event, FACES, Leiff, Observation, Options, Phase, Pile, SPECIALS, Special, View};
use ::table::{Lang, Localized, Seat, localized};
use game_ui::{
    Beat, BlindProps, CompanyUi, End, EndUi, Finale, GameUi, HandProps, HandUi, Hint, Lesson, LessonUi, Panel,
    Paragraph, Recent, Regulars, RulesUi, SealedCard, SealedUi, Sound, TableProps, TableUi,
};
use ui::Players;
use yew::prelude::*;

use crate::art::Regular;
use hand::{Blind, Hand};
use motion::Motion;
use table::Table;

/// How Leiff looks on the page.
pub struct LeiffUi;

impl GameUi for LeiffUi {
    type Game = Leiff;
    const REGULAR: Regular = art::REGULAR;
    const TAGLINE: Localized = Localized { de: "Vier Karten, zwei gesehen.", en: "Four cards, two of them seen." };

    /// Simulated games of players who remember what they see had about 75 turns up to 50 points, and 170 up to 100, for any number of
    /// players; a turn takes 20 seconds.
    fn minutes(options: &Options, _seats: u8) -> u8 {
        if options.long { 60 } else { 30 }
    }

    fn place(view: &View, lang: Lang) -> String {
        let round = view.round;
        localized!(lang, "Runde {round}", "Round {round}")
    }
}

impl TableUi for LeiffUi {
    const REACTS: bool = true;

    const FLAT: bool = true;

    fn subtitle(view: &View, lang: Lang) -> String {
        words::subtitle(view, lang)
    }

    fn seat_stat(view: &View, seat: Seat, lang: Lang) -> (String, String) {
        let (shown, spoken) = words::points(view, seat, lang);
        match ["A", "B", "C", "D"].get(view.side(seat)).filter(|_| view.options.teams) {
            Some(team) => {
                (format!("{team} {shown}"), localized!(lang, "Team {team}, {spoken}", "Team {team}, {spoken}"))
            }
            None => (shown, spoken),
        }
    }

    fn table(props: TableProps<Leiff>) -> Html {
        html! { <Table ..props /> }
    }

    fn hints(view: &View, menus: &[Vec<Action>], lang: Lang) -> Vec<Hint> {
        hints::hints(view, menus, lang)
    }

    fn sounds(told: &[Observation]) -> Vec<Sound> {
        sounds::sounds(told)
    }

    fn beat(recent: &Recent<'_, Leiff>, lang: Lang) -> Option<Beat> {
        beat::beat(recent, lang)
    }

    fn remarks(recent: &Recent<'_, Leiff>) -> &'static [Localized] {
        beat::remarks(recent)
    }

    fn telling(told: &[Observation]) -> u32 {
        Motion::of(told).duration
    }

    /// A drawn card opens where it lies, and so does one that was pointed at.
    fn goes_on(action: &Action) -> bool {
        matches!(action, Action::Draw | Action::Pick(_) | Action::Choose(_))
    }

    fn needs_acknowledgement(told: &[Observation]) -> bool {
        linger::needs_acknowledgement(told)
    }

    fn writes(action: &Action) -> bool {
        *action == Action::Invent
    }
}

impl HandUi for LeiffUi {
    const HANDS: bool = true;

    fn has_private_view(view: &View, seat: Seat) -> bool {
        hand::has_private_view(view, seat)
    }

    fn only_looks(view: &View, seat: Seat) -> Option<Action> {
        let peeks = matches!(view.phase, Phase::Peek { seat: peeks, choosing: false, .. } if peeks == seat);
        peeks.then_some(Action::Seen)
    }

    fn turn_summary(view: &View, players: &Rc<Players>, lang: Lang) -> Option<Html> {
        let words = say::turn_summary(view, players, lang)?;
        Some(html! { <div class="turn-summary medium">{ words }</div> })
    }

    fn hand_hints(view: &View, seat: Seat, lang: Lang) -> Vec<Hint> {
        hints::hand_hints(view, seat, lang)
    }

    fn hand(props: HandProps<Leiff>) -> Html {
        html! { <Hand ..props /> }
    }
}

impl SealedUi for LeiffUi {
    /// A look goes at two cards at most.
    const ROOM: u8 = 2;
    const LOOKS: bool = true;

    /// What is turned with the Kneipenphilosoph and what is given away to the Magier, nobody else may see.
    fn is_blind(view: &View, seat: Seat) -> bool {
        hand::is_open_to_all(view, seat)
    }

    /// The cards of a look, or the drawn one.
    fn codes(view: &View) -> Vec<u8> {
        let looked = hand::shown(view).into_iter().filter_map(|place| hand::card_at(view, place));
        let drawn = view.drawn.filter(|_| view.phase == Phase::Drawn(Pile::Draw));
        looked.chain(drawn).map(|card| number(card) as u8).collect()
    }

    fn sealed_card(code: u8, lang: Lang) -> Option<SealedCard> {
        let card = all_cards().nth(code.into())?;
        Some(SealedCard { picture: cards::face(card, hand::CARD, lang), name: ui::capital(&words::the(card, lang)) })
    }

    fn blind(props: BlindProps<Leiff>) -> Html {
        html! { <Blind ..props /> }
    }
}

impl EndUi for LeiffUi {
    fn end(story: &End<'_, Leiff>) -> Finale {
        end::finale(story)
    }

    fn look_back(view: &View, _own: Option<Seat>, _last: &[Observation], players: &Rc<Players>, lang: Lang) -> Html {
        look_back::look_back(view, players, lang)
    }

    /// The cards in the order of the deck; special cards that are left out count 0.
    fn random_outcomes(options: &Options, lang: Lang) -> Vec<(String, u8)> {
        let special = if options.specials { SPECIALS } else { 0 };
        let specials = Special::ALL.iter().map(|&one| (Card::Special(one).name(lang), special));
        FACES.iter().map(|face| (face.card.name(lang), face.count)).chain(specials).collect()
    }

    fn observed_outcomes(told: &Observation) -> Vec<usize> {
        match *told {
            Event::Drew { card: Some(card), .. } => vec![number(card)],
            _ => Vec::new(),
        }
    }
}

/// Every card once, in the order of the deck, special cards last.
fn all_cards() -> impl Iterator<Item = Card> {
    FACES.iter().map(|face| face.card).chain(Special::ALL.map(Card::Special))
}

/// The place of a card among all.
fn number(card: Card) -> usize {
    match card {
        Card::MinusOne => 0,
        Card::Machine => 1,
        Card::Number(number) => usize::from(number) + 1,
        Card::Special(special) => FACES.len() + special as usize,
    }
}

impl CompanyUi for LeiffUi {
    const REGULARS: Option<Regulars<Leiff>> = Some(Regulars::of_the_house());
}

impl RulesUi for LeiffUi {
    fn intro(lang: Lang) -> [Panel; 3] {
        intro::intro(lang)
    }

    fn rules(options: Option<&Options>, lang: Lang) -> Vec<Paragraph> {
        rules::booklet(options, lang)
    }

    fn rulings(options: Option<&Options>, lang: Lang) -> Vec<Paragraph> {
        rulings::rulings(options, lang)
    }
}

impl LessonUi for LeiffUi {
    fn lesson() -> Lesson {
        lesson::lesson()
    }
}
