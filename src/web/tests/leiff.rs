//! The drawings of Leiff: what the page's policy forbids is not in them, and no two of a kind look the same.

use std::collections::BTreeSet;

use leiff::{Card, FACES, Glass, Special};
use table::Lang;
use web::art::{Badge, badge, glass, leiff_back, leiff_card, shot};

fn cards(lang: Lang) -> Vec<String> {
    let faces = FACES.iter().map(|face| face.card).chain(Special::ALL.map(Card::Special));
    faces.map(|card| leiff_card(card, lang, 92)).collect()
}

fn others() -> Vec<String> {
    let badges = [Badge::Immune, Badge::Enchanted, Badge::Bound].map(|which| badge(which, 26));
    let glasses = Glass::ALL.map(|held| glass(held, 26));
    glasses.into_iter().chain(badges).chain([shot(26), leiff_back(92)]).collect()
}

#[test]
fn drawings_carry_no_style_no_id_and_nothing_that_is_read_aloud() {
    for drawing in cards(Lang::De).into_iter().chain(cards(Lang::En)).chain(others()) {
        for forbidden in ["style", " id=", "url(", "href", "aria-label", "<title"] {
            assert!(!drawing.contains(forbidden), "{forbidden} in {drawing}");
        }
        assert!(drawing.contains("aria-hidden"), "{drawing}");
        assert_eq!(drawing.matches("<g").count(), drawing.matches("</g>").count(), "{drawing}");
        assert_eq!(drawing.matches("<svg").count(), drawing.matches("</svg>").count(), "{drawing}");
    }
}

#[test]
fn every_card_can_be_told_from_every_other() {
    let all: Vec<String> = cards(Lang::De).into_iter().chain(others()).collect();
    let different: BTreeSet<&String> = all.iter().collect();
    assert_eq!(different.len(), all.len());
}

#[test]
fn six_and_nine_have_a_dot_at_the_foot() {
    let dotted = |number| leiff_card(Card::Number(number), Lang::De, 92).contains(r#"cy="84" r="6""#);
    assert_eq!((1..=13).filter(|&number| dotted(number)).collect::<Vec<_>>(), [6, 9]);
}

#[test]
fn special_cards_say_their_name_in_the_language_of_the_page() {
    let card = |lang| leiff_card(Card::Special(Special::Gossip), lang, 92);
    assert!(card(Lang::De).contains("Klatschtante") && card(Lang::En).contains("Gossip"));
}
