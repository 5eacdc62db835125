//! The page of Larry: what was said, the pile turned up, the scores; cards and sums in the hand.

pub mod art;
mod beat;
mod blind;
mod cards;
mod choice;
mod end;
mod events;
mod flights;
mod hand;
mod hints;
mod intro;
mod lesson;
mod lies;
mod look_back;
mod pad;
mod parts;
mod played;
mod remarks;
mod reveal;
mod round_scores;
mod rules;
mod rulings;
mod said;
mod sounds;
mod table;

use std::rc::Rc;

use ::larry::{Action, Card, DECK, Event, FACES, Larry, Options, Played, View};
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
use parts::Facts;
use table::Table;

/// What everybody is told.
type Observation = Event<Option<Card>>;

/// How Larry looks on the page.
pub struct LarryUi;

impl GameUi for LarryUi {
    type Game = Larry;
    const REGULAR: Regular = art::REGULAR;
    const TAGLINE: Localized = Localized { de: "Leise legen, laut lügen.", en: "Lay it quietly, lie out loud." };

    /// Simulated rounds in which every fifth sum was doubted had about 40 to 50 turns for any number of players; a turn takes 15
    /// seconds.
    fn minutes(options: &Options, _seats: u8) -> u8 {
        if options.short { 12 } else { 35 }
    }

    fn place(view: &View, lang: Lang) -> String {
        match view.rounds {
            1 => lang.select("Kurzes Spiel", "Short game").to_owned(),
            rounds => localized!(lang, "Runde {0} von {rounds}", "Round {0} of {rounds}", view.round),
        }
    }
}

impl TableUi for LarryUi {
    const FLAT: bool = true;

    fn subtitle(view: &View, lang: Lang) -> String {
        Self::place(view, lang)
    }

    fn seat_stat(view: &View, seat: Seat, lang: Lang) -> (String, String) {
        let cards = view.hands[seat.index()];
        (cards.to_string(), ::table::cards(cards, lang))
    }

    fn mark(view: &View, seat: Seat, lang: Lang) -> Option<&'static str> {
        (view.open_play[seat.index()] > 0).then(|| lang.select("muss offen legen", "must lay face up"))
    }

    fn table(props: TableProps<Larry>) -> Html {
        html! { <Table ..props /> }
    }

    fn hints(view: &View, menus: &[Vec<Action>], lang: Lang) -> Vec<Hint> {
        hints::hints(view, menus, lang)
    }

    fn sounds(told: &[Observation]) -> Vec<Sound> {
        sounds::sounds(told)
    }

    fn beat(recent: &Recent<'_, Larry>, lang: Lang) -> Option<Beat> {
        beat::beat(recent, lang)
    }

    fn remarks(recent: &Recent<'_, Larry>) -> &'static [Localized] {
        beat::remarks(recent)
    }

    fn telling(told: &[Observation]) -> u32 {
        flights::duration(told)
    }

    fn goes_on(action: &Action) -> bool {
        matches!(action, Action::Play { played: Played::GiveOne, .. })
    }

    fn needs_acknowledgement(told: &[Observation]) -> bool {
        told.iter().any(|event| matches!(event, Event::Ended { .. }))
    }
}

impl HandUi for LarryUi {
    const HANDS: bool = true;

    fn turn_summary(view: &View, players: &Rc<Players>, lang: Lang) -> Option<Html> {
        let lies = parts::lies(view, players, lang);
        let (view, players) = (Rc::new(view.clone()), Rc::clone(players));
        Some(html! { <div class="turn-summary"><Facts {view} {players} {lang} /><>{ lies }</></div> })
    }

    fn hand_hints(view: &View, seat: Seat, lang: Lang) -> Vec<Hint> {
        hints::hand_hints(view, seat, lang)
    }

    fn hand(props: HandProps<Larry>) -> Html {
        html! { <Hand ..props /> }
    }
}

impl SealedUi for LarryUi {
    /// A hand can grow to all cards.
    const ROOM: u8 = DECK;

    fn codes(view: &View) -> Vec<u8> {
        view.hand.iter().flatten().map(|card| *card as u8).collect()
    }

    fn code_of(action: &Action) -> Option<u8> {
        match *action {
            Action::Lay { card, .. } | Action::Show { card, .. } | Action::Give { card, .. } => Some(card as u8),
            Action::Play { played, .. } => Some(played.card() as u8),
            Action::GiveNothing { .. } | Action::Doubt | Action::Accept => None,
        }
    }

    fn sealed_card(code: u8, lang: Lang) -> Option<SealedCard> {
        let face = FACES.get(usize::from(code))?;
        Some(SealedCard { picture: cards::face(face.card, 92, lang), name: hand::spoken(face.card, lang) })
    }

    fn blind(props: BlindProps<Larry>) -> Html {
        html! { <Blind ..props /> }
    }
}

impl EndUi for LarryUi {
    fn end(story: &End<'_, Larry>) -> Finale {
        end::finale(story)
    }

    fn look_back(view: &View, own: Option<Seat>, last: &[Observation], players: &Rc<Players>, lang: Lang) -> Html {
        look_back::look_back(view, own, last, players, lang)
    }

    fn random_outcomes(_options: &Options, lang: Lang) -> Vec<(String, u8)> {
        FACES.iter().map(|face| (face.card.name(lang), face.count)).collect()
    }

    /// Whoever draws sees the cards.
    fn observed_outcomes(told: &Observation) -> Vec<usize> {
        match told {
            Event::Drew { cards, .. } => cards.iter().flatten().map(|card| *card as usize).collect(),
            _ => Vec::new(),
        }
    }
}

impl CompanyUi for LarryUi {
    const REGULARS: Option<Regulars<Larry>> = Some(Regulars::of_the_house());
}

impl RulesUi for LarryUi {
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

impl LessonUi for LarryUi {
    fn lesson() -> Lesson {
        lesson::lesson()
    }
}
