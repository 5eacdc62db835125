//! The page of Bohei: the rules in force, everybody's cards in large numbers, what waits for whom, and the challenges.

mod acts;
mod arena;
pub mod art;
mod beat;
mod blind;
mod breach;
mod end;
mod flat;
mod hand;
mod hints;
mod intro;
mod lesson;
mod look_back;
mod motion;
mod orders;
mod passing;
mod phases;
mod played;
mod players;
mod remarks;
mod rules;
mod rulings;
mod slots;
mod sounds;
mod strip;
mod table;
mod ticks;
mod turn;
mod words;

use std::rc::Rc;

use ::bohei::{
    Action, Bohei, Card, Change, DECK, Event, Kind, Observation, Options, Orders, Pending, Phase, Reply, View,
};
use ::table::{Lang, Localized, Seat, localized};
use game_ui::{
    Beat, BlindProps, CompanyUi, End, EndUi, Finale, GameUi, HandProps, HandUi, Hint, Lesson, LessonUi, Panel,
    Paragraph, Recent, RulesUi, SealedCard, SealedUi, Shout, Sound, TableProps, TableUi,
};
use ui::Players;
use yew::prelude::*;

use crate::art::Regular;
use blind::Blind;
use hand::Hand;
use motion::Motion;
use table::Table;

/// How Bohei looks on the page.
pub struct BoheiUi;

impl GameUi for BoheiUi {
    type Game = Bohei;
    const REGULAR: Regular = art::REGULAR;
    const TAGLINE: Localized = Localized { de: "Sieben Karten? Schrei!", en: "Seven cards? Shout!" };

    fn minutes(_options: &Options, _seats: u8) -> u8 {
        30
    }

    fn place(view: &View, lang: Lang) -> String {
        let round = view.round;
        localized!(lang, "Runde {round}", "Round {round}")
    }
}

impl TableUi for BoheiUi {
    const FLAT: bool = true;
    const REACTS: bool = true;

    fn subtitle(view: &View, lang: Lang) -> String {
        let (round, goal) = (view.round, view.goal);
        localized!(lang, "Runde {round}, Ziel: {goal} Karten", "Round {round}, goal: {goal} cards")
    }

    fn seat_stat(view: &View, seat: Seat, lang: Lang) -> (String, String) {
        let cards = view.players.get(seat.index()).map_or(0, |player| player.cards);
        (cards.to_string(), ::table::cards(cards, lang))
    }

    fn shout(view: &View, seat: Seat, lang: Lang) -> Option<Shout> {
        let called = view.players.get(seat.index()).is_some_and(|player| player.called);
        let urgent = view.last_call && view.turn == seat;
        let label = match (called, urgent) {
            (true, _) => lang.select("Gerufen", "Called"),
            (_, true) => "Bohei?",
            _ => "Bohei!",
        };
        Some(Shout { label, called, urgent, act: Action::Bohei.to_string() })
    }

    fn table(props: TableProps<Bohei>) -> Html {
        html! { <Table ..props /> }
    }

    fn hints(view: &View, menus: &[Vec<Action>], lang: Lang) -> Vec<Hint> {
        hints::hints(view, menus, lang)
    }

    fn sounds(told: &[Observation]) -> Vec<Sound> {
        sounds::sounds(told)
    }

    fn beat(recent: &Recent<'_, Bohei>, lang: Lang) -> Option<Beat> {
        beat::beat(recent, lang)
    }

    fn remarks(recent: &Recent<'_, Bohei>) -> &'static [Localized] {
        beat::remarks(recent)
    }

    fn telling(told: &[Observation]) -> u32 {
        Motion::of(told).duration
    }

    fn needs_acknowledgement(told: &[Observation]) -> bool {
        told.iter().any(|event| matches!(event, Event::Ended { .. }))
    }

    fn goes_on(action: &Action) -> bool {
        matches!(action, Action::Draw | Action::Pass | Action::Enact(..) | Action::Reach(_) | Action::Discard(_))
    }

    /// What the device measured is kept with the winner; whoever is struck out last leaves a winner without it.
    fn writes(action: &Action) -> bool {
        matches!(action, Action::Won(_) | Action::Out(_))
    }

    fn recall(before: &View, view: &View, names: &[String], earlier: ticks::Earlier<'_>) -> Vec<Action> {
        ticks::recall(before, view, names, earlier)
    }
}

impl HandUi for BoheiUi {
    const HANDS: bool = true;

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

    fn turn_summary(view: &View, _players: &Rc<Players>, lang: Lang) -> Option<Html> {
        Some(hand::turn_summary(view, lang))
    }

    fn hand(props: HandProps<Bohei>) -> Html {
        html! { <Hand ..props /> }
    }
}

impl SealedUi for BoheiUi {
    /// A hand can grow to all cards.
    const ROOM: u8 = DECK as u8;

    fn codes(view: &View) -> Vec<u8> {
        view.hand.iter().flatten().map(|card| card.index() as u8).collect()
    }

    fn code_of(action: &Action) -> Option<u8> {
        let card = match *action {
            Action::Enact(card, _) | Action::Play(card) | Action::Discard(card) => card,
            Action::Answer(answer) => answer.card(),
            _ => return None,
        };
        Some(card.index() as u8)
    }

    fn sealed_card(code: u8, lang: Lang) -> Option<SealedCard> {
        let card = Card::all().nth(code.into())?;
        Some(SealedCard { picture: art::card(card, hand::CARD, lang), name: hand::spoken(card, false, lang) })
    }

    fn blind(props: BlindProps<Bohei>) -> Html {
        html! { <Blind ..props /> }
    }
}

impl EndUi for BoheiUi {
    fn end(story: &End<'_, Bohei>) -> Finale {
        end::finale(story)
    }

    fn look_back(view: &View, _own: Option<Seat>, _last: &[Observation], players: &Rc<Players>, lang: Lang) -> Html {
        look_back::look_back(view, players, lang)
    }

    /// The cards by their sort.
    fn random_outcomes(_options: &Options, lang: Lang) -> Vec<(String, u8)> {
        let words = lang.select(["Regeln", "Aktionen", "Challenges"], ["Rules", "Actions", "Challenges"]);
        let [rules, actions, challenges] = words;
        let names = [rules, actions, challenges, Card::NO.title(lang), Card::OPPOSITE.title(lang)];
        let copies = |at| Card::all().filter(move |card| sort(*card) == at).map(Card::copies).sum();
        names.iter().enumerate().map(|(at, name)| ((*name).to_owned(), copies(at))).collect()
    }

    /// Whoever draws sees the cards.
    fn observed_outcomes(told: &Observation) -> Vec<usize> {
        match told {
            Event::Drew { cards, .. } => cards.iter().flatten().map(|card| sort(*card)).collect(),
            _ => Vec::new(),
        }
    }
}

/// Bohei lives on what happens in the room, so nobody of the house can play it.
impl CompanyUi for BoheiUi {}

impl RulesUi for BoheiUi {
    fn intro(lang: Lang) -> [Panel; 3] {
        intro::intro(lang)
    }

    fn rules(_options: Option<&Options>, lang: Lang) -> Vec<Paragraph> {
        rules::booklet(lang)
    }

    fn rulings(_options: Option<&Options>, lang: Lang) -> Vec<Paragraph> {
        rulings::rulings(lang)
    }
}

/// The place of a card's sort among those that are counted.
fn sort(card: Card) -> usize {
    match card.kind() {
        Kind::Rule(_) => 0,
        Kind::Action(_) => 1,
        Kind::Challenge(_) => 2,
        Kind::No => 3,
        Kind::Opposite => 4,
    }
}

impl LessonUi for BoheiUi {
    fn lesson() -> Lesson {
        lesson::lesson()
    }
}
