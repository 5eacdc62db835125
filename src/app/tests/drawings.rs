//! The drawings of the cards and the curtain: what the page's policy forbids is not in them, and no two of a kind look the same.

use std::collections::BTreeSet;

use ::bohei::{Answer, Card, Change, Kind, Trait, Whom};
use bohei_ui::art::{self as bohei, picture, stamp, stopwatch};
use larry_ui::art::{LarryFace, larry_card, limit, nose};
use leiff_ui::art::{Badge, Glass, LeiffFace, Portrait, badge, glass, leiff_back, leiff_card, shot};
use riffifi_ui::art::{Loot, loot, loot_card, officer_card};
use table::Lang;
use ui::art::{SeatSymbol, back, bolt, curtain, folds, gap};

const ACTIONS: [LarryFace; 5] =
    [LarryFace::Aetsch, LarryFace::PlayOpen, LarryFace::DrawTwo, LarryFace::GiveOne, LarryFace::TurnRound];

/// Every card of Larry, with one nose and with two.
fn larry(lang: Lang) -> Vec<String> {
    let faces = (-2..=7).map(LarryFace::Number).chain(ACTIONS);
    faces.flat_map(|face| [1, 2].map(|noses| larry_card(face, noses, lang, 92))).collect()
}

fn riffifi() -> Vec<String> {
    let cards = Loot::ALL.into_iter().flat_map(|kind| (1..=8).map(move |value| loot_card(kind, value, 64)));
    cards.chain(Loot::ALL.map(|kind| loot(kind, 64))).chain([officer_card(64)]).collect()
}

fn leiff() -> Vec<String> {
    use Portrait::{Beauty, Gossip, Magician, Philosopher, Waiter};
    let people = [Philosopher, Waiter, Gossip, Beauty, Magician].map(|who| LeiffFace::Special(who, "Name"));
    let cards =
        [LeiffFace::MinusOne, LeiffFace::Machine].into_iter().chain((1..=13).map(LeiffFace::Number)).chain(people);
    let badges = [Badge::Immune, Badge::Enchanted, Badge::Bound].map(|which| badge(which, 26));
    let glasses = [Glass::Beer, Glass::Water, Glass::Nothing].map(|held| glass(held, 26));
    let others = badges.into_iter().chain(glasses).chain([shot(26), leiff_back(92)]);
    cards.map(|face| leiff_card(face, 92)).chain(others).collect()
}

fn bohei(lang: Lang) -> Vec<String> {
    let cards = Card::all().map(|card| bohei::card(card, 92, lang));
    cards.chain(Answer::ALL.map(|answer| stamp(answer, lang))).chain([bohei::back(92)]).collect()
}

fn watches() -> Vec<String> {
    let times = [(0.0, "30"), (0.4, "18"), (1.0, "0"), (0.4, "")];
    times.into_iter().map(|(part, number)| stopwatch(part, number, 172)).collect()
}

fn table() -> Vec<String> {
    let mut all = vec![back("#5bb4ff", "#135a9c", 92), gap(92), nose(27), bolt(26)];
    all.extend([(7, true), (7, false), (5, true), (5, false)].map(|(number, clockwise)| limit(number, clockwise, 66)));
    all.extend(SeatSymbol::ALL.map(|symbol| curtain(symbol.color())));
    all.extend(SeatSymbol::ALL.map(folds));
    all
}

fn all() -> Vec<String> {
    [larry(Lang::De), leiff(), riffifi(), bohei(Lang::De), watches(), table()].concat()
}

#[test]
fn drawings_carry_no_style_no_id_and_nothing_that_is_read_aloud() {
    for drawing in
        [all(), larry(Lang::En), bohei(Lang::En), Card::all().map(|card| picture(card, 72)).collect()].concat()
    {
        for forbidden in ["style", " id=", "url(", "href", "aria-label", "<title"] {
            assert!(!drawing.contains(forbidden), "{forbidden} in {drawing}");
        }
        assert!(drawing.contains("aria-hidden"), "{drawing}");
        assert_eq!(drawing.matches("<g").count(), drawing.matches("</g>").count(), "{drawing}");
        assert_eq!(drawing.matches("<svg").count(), drawing.matches("</svg>").count(), "{drawing}");
    }
}

#[test]
fn every_face_can_be_told_from_every_other() {
    let all = all();
    let different: BTreeSet<&String> = all.iter().collect();
    assert_eq!(different.len(), all.len());
}

#[test]
fn actions_say_their_name_in_the_language_of_the_page() {
    let card = |lang| larry_card(LarryFace::PlayOpen, 2, lang, 92);
    assert!(card(Lang::De).contains("Spiel offen") && card(Lang::En).contains("Play openly"));
    assert!(!card(Lang::En).contains("spielen"));
}

#[test]
fn the_noses_of_a_card_are_its_minus_points() {
    let noses = |count| larry_card(LarryFace::Aetsch, count, Lang::De, 92).matches("#ff8d7d").count();
    assert_eq!([1, 2, 3].map(noses), [1, 2, 3]);
}

#[test]
fn six_and_nine_have_a_dot_at_the_foot() {
    let dotted = |number: &u8| leiff_card(LeiffFace::Number(*number), 92).contains(r#"cy="84" r="6""#);
    assert_eq!((1..=13).filter(dotted).collect::<Vec<_>>(), [6, 9]);
}

#[test]
fn a_card_of_bohei_says_its_name_and_what_it_orders() {
    for lang in Lang::ALL {
        for card in Card::all().filter(|card| card.kind() != Kind::No) {
            let (drawing, title) = (bohei::card(card, 92, lang), card.title(lang));
            assert!(title.split(' ').all(|word| drawing.contains(word)), "{title}: {drawing}");
            let index = card.order().map(|order| match order.change {
                Change::Draw(count) => format!(">+{count}</text>"),
                Change::Discard(count) => format!(">−{count}</text>"),
            });
            assert!(index.is_none_or(|index| drawing.contains(&index)), "{title}: {drawing}");
        }
    }
}

#[test]
fn each_trait_has_a_picture_of_its_own() {
    let traits = Card::all().filter(|card| card.order().is_some_and(|order| matches!(order.whom, Whom::With(_))));
    let pictures: BTreeSet<String> = traits.map(|card| picture(card, 72)).collect();
    assert_eq!(pictures.len(), Trait::ALL.len());
}

#[test]
fn the_hand_of_the_stopwatch_goes_round_with_its_time() {
    let turned = |part| stopwatch(part, "", 172).contains("rotate(180 80 92)");
    assert_eq!([0.0, 0.5, 1.0].map(turned), [false, true, false]);
    assert_eq!(stopwatch(-1.0, "", 172), stopwatch(0.0, "", 172));
}
