//! What an act came to, in one sentence, and the great moments: a lie that is caught, and one that worked.

use ::larry::{Card, Event, Larry, Reveal, Rule};
use ::table::{Lang, Localized, Name, localized, number};
use game_ui::{Beat, Peak, Recent};

use crate::Observation;
use crate::cards::named;
use crate::events::{revealed, scored};
use crate::lies::{caught, passed};
use crate::remarks::{AETSCH, CAUGHT, FORGOT, LAST, PASSED, WRONG_DOUBT};
use crate::{art, reveal};

/// What the last act came to. The table shows all of it itself.
pub(super) fn beat(recent: &Recent<'_, Larry>, lang: Lang) -> Option<Beat> {
    let told = recent.told;
    if let Some(reveal) = revealed(told) {
        return Some(verdict(told, reveal, lang));
    }
    if let Some(score) = scored(told) {
        let winner = Name(score.winner);
        let text = localized!(lang, "{winner} ist alle Karten los", "{winner} is rid of all cards");
        return Some(Beat::of(text).in_page());
    }
    told.iter().find_map(|event| act(event, told, lang)).map(|text| Beat::of(text).in_page())
}

/// What a card came to.
fn act(event: &Observation, told: &[Observation], lang: Lang) -> Option<String> {
    Some(match *event {
        Event::Laid { seat, sum, card: Some(card), open: true, .. } => {
            let (seat, card, sum) = (Name(seat), named(card, lang), number(sum));
            match told.iter().any(|event| matches!(event, Event::OverLimit { .. })) {
                true => {
                    localized!(lang, "{seat} legt {card}: {sum} ist zu viel", "{seat} lays {card}: {sum} is too much")
                }
                false => localized!(lang, "{seat} legt {card}: {sum}", "{seat} lays {card}: {sum}"),
            }
        }
        Event::Laid { seat, sum, .. } => localized!(lang, "{0} sagt {1}", "{0} says {1}", Name(seat), number(sum)),
        Event::Played { seat, card: Card::DrawTwo, target: Some(target), .. } => {
            localized!(lang, "{0} lässt {1} zwei ziehen", "{0} makes {1} draw two", Name(seat), Name(target))
        }
        Event::Played { seat, card: Card::OpenPlay, target: Some(target), .. } => {
            localized!(lang, "{0} lässt {1} offen legen", "{0} makes {1} lay face up", Name(seat), Name(target))
        }
        Event::Played { seat, card, .. } => {
            let (seat, card) = (Name(seat), named(card, lang));
            localized!(lang, "{seat} spielt {card}", "{seat} plays {card}")
        }
        Event::Gave { seat, to, .. } => {
            localized!(lang, "{0} schenkt {1} eine Karte", "{0} gives {1} a card", Name(seat), Name(to))
        }
        Event::GaveNothing { seat, .. } => localized!(lang, "{0} schenkt nichts", "{0} gives nothing", Name(seat)),
        Event::Accepted { seat, .. } => localized!(lang, "{0} glaubt es", "{0} believes it", Name(seat)),
        _ => return None,
    })
}

/// What comes of a pile that was turned up.
fn verdict(told: &[Observation], reveal: &Reveal, lang: Lang) -> Beat {
    let (doubter, liable) = reveal::doubt(told).unwrap_or((None, reveal::speaker(reveal)));
    let (said, sum) = (number(reveal.said), number(reveal.sum()));
    let name = Name(liable);
    let text = match (reveal.right, doubter) {
        (false, _) if caught(reveal) == Some(liable) => {
            localized!(lang, "{name} hat gelogen: {said} statt {sum}", "{name} lied: {said} for {sum}")
        }
        (false, None) => {
            localized!(
                lang,
                "{name} kann es nicht beweisen: {said} statt {sum}",
                "{name} cannot prove it: {said} for {sum}"
            )
        }
        (false, _) => localized!(lang, "{name} haftet: {said} statt {sum}", "{name} is liable: {said} for {sum}"),
        (true, Some(doubter)) if reveal.rule == Rule::Aetsch => {
            localized!(lang, "Ätsch! {0} zieht zwei", "Ätsch! {0} draws two", Name(doubter))
        }
        (true, Some(doubter)) => {
            let doubter = Name(doubter);
            localized!(lang, "{doubter} irrt sich: {said} stimmt", "{doubter} is wrong: {said} is right")
        }
        (true, None) => localized!(lang, "{name} hat es bewiesen: {said}", "{name} has proved it: {said}"),
    };
    let peak = caught(reveal).filter(|liar| *liar == liable);
    Beat::of(text).in_page().with(peak.map(|_| Peak { class: "nose-grows", drawing: art::long_nose() }))
}

/// What the regulars might say to it.
pub(super) fn remarks(recent: &Recent<'_, Larry>) -> &'static [Localized] {
    let told = recent.told;
    let has = |what: fn(&Observation) -> bool| told.iter().any(what);
    match revealed(told) {
        Some(reveal) if reveal.rule == Rule::Aetsch => AETSCH,
        Some(reveal) if caught(reveal).is_some() => CAUGHT,
        Some(reveal) if passed(reveal).is_some() => PASSED,
        Some(reveal) if reveal.right => WRONG_DOUBT,
        _ if has(|event| matches!(event, Event::Forgot { .. })) => FORGOT,
        _ if has(|event| matches!(event, Event::LastCard { .. })) => LAST,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use ::table::{Game, Scene, SceneStep, Seat, Viewer, play_scene};

    use super::*;
    use crate::lies::Passed;

    /// What everybody is told of a doubt about this pile, and the table after it.
    fn doubted(pile: &str) -> (Vec<Observation>, ::larry::View) {
        let mut larry = Larry::from_position(&format!("pile:{pile}")).expect(pile);
        let steps = play_scene(&mut larry, "d").expect("a doubt");
        let Some(SceneStep::Done(_, events)) = steps.last() else { panic!("it is refused") };
        (events.iter().filter_map(|event| Larry::told(event, Viewer::Table)).collect(), larry.view(Viewer::Table))
    }

    fn verdict_of(pile: &str) -> (String, bool, Option<Passed>) {
        let (told, view) = doubted(pile);
        let beat = beat(&Recent { told: &told, earlier: &[], view: &view }, Lang::De).expect("a sentence");
        let names = ["A".to_owned(), "B".to_owned(), "C".to_owned()];
        (beat.text.plain(&names), beat.peak.is_some(), revealed(&told).and_then(passed))
    }

    #[test]
    fn only_a_lie_of_the_last_card_lets_the_nose_grow() {
        assert_eq!(verdict_of("c3=5"), ("C hat gelogen: 5 statt 3".to_owned(), true, None));
        // The last player has added honestly to a lie: liable all the same.
        let (text, peak, passed) = verdict_of("b2=5,c1=6");
        assert_eq!((text.as_str(), peak), ("C haftet: 6 statt 3", false));
        assert_eq!(passed, Some(Passed { seat: Seat::new(1), said: 5, honest: 2 }));
        assert_eq!(verdict_of("c3=3"), ("A irrt sich: 3 stimmt".to_owned(), false, None));
    }

    #[test]
    fn a_small_lie_that_worked_is_not_told() {
        let (_, _, passed) = verdict_of("b2=4,c1=6");
        assert_eq!(passed, None);
    }
}
