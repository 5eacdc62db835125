//! The curtain between two players: the name, "Ich bin's", hold to see. Nothing that it shows is hidden from anybody.
//!
//! What is pressed in its second step never lies where its first step was pressed, so a double tap cannot get through. Whoever stays
//! on "Ich bin's" sees the cards after the lock, without a second press.

use std::rc::Rc;

use game_ui::art::{curtain, mat};
use game_ui::{Beat, BeatBoard};
use table::{Lang, Seat, localized};
use ui::{HoldButton, Players, Press, drawing, named};
use yew::prelude::*;

use super::stage::Step;
use crate::sheets::Line;

/// What the curtain shows.
#[derive(Properties, PartialEq)]
pub(super) struct CurtainProps {
    /// Whom it asks for.
    pub(super) seat: Seat,
    /// How far it has opened.
    pub(super) step: Step,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// What the seat must know to decide.
    pub(super) turn_summary: Option<Html>,
    /// What the last act of somebody else came to.
    pub(super) beat: Option<Beat>,
    /// What everybody has seen since the last act of the seat.
    pub(super) story: Vec<Line>,
    /// Who has just looked, and may look again until the seat answers.
    pub(super) looker: Option<Seat>,
    /// The seat answers.
    pub(super) on_answer: Press,
    /// Back to the table; from the second step back to the first.
    pub(super) on_back: Callback<MouseEvent>,
    /// Whether hands are held open, or tapped.
    pub(super) hold: bool,
    /// Whether the button that led here could have been held instead.
    pub(super) short_cut: bool,
    /// Whether the device lies in the middle of the table: nobody is handed it.
    pub(super) flat: bool,
    /// The language.
    pub(super) lang: Lang,
}

/// The curtain.
#[component]
pub(super) fn Curtain(props: &CurtainProps) -> Html {
    let CurtainProps {
        beat,
        turn_summary,
        flat,
        hold,
        lang,
        looker,
        on_answer,
        on_back,
        players,
        seat,
        short_cut,
        step,
        story,
    } = props;
    let name = players.name(*seat);
    let asking = *step == Step::Name;
    let label = match (asking, *flat) {
        (true, false) => lang.select("Gib das Gerät an", "Pass the device to"),
        (true, true) => lang.select("Nur für", "Only for"),
        (false, _) => lang.select("Niemand schaut mit?", "Nobody looking?"),
    };
    let to_the_table = lang.select("Zum offenen Tisch", "To the open table");
    let long = match name.chars().count() {
        0..=6 => None,
        7..=12 => Some("long"),
        _ => Some("longer"),
    };
    html! {
        <section class={classes!("curtain", (!asking).then_some("answered"))}>
            { drawing(curtain(players.symbol(*seat).color())) }
            <div class="curtain-content">
                { dots(if asking { 1 } else { 2 }, *lang) }
                <div class="curtain-label">{ label }</div>
                <h1 class={classes!("who", long)} id="stage" tabindex="-1">{ named(name) }</h1>
                { drawing(mat(players.symbol(*seat), 190)) }
                if asking {
                    if let Some(beat) = beat {
                        <BeatBoard beat={beat.clone()} {players} />
                    }
                    { turn_summary.clone() }
                    if !story.is_empty() {
                        { since(story, *lang) }
                    }
                    <HoldButton id="answer" press={on_answer.clone()}>{ players.its_me(*seat, *lang) }</HoldButton>
                    <button type="button" class="link-button" onclick={on_back}>
                        if let Some(looker) = looker {
                            { localized!(lang, "{} sieht noch einmal hin", "{} looks once more", players.name(*looker)) }
                        } else {
                            { to_the_table }
                        }
                    </button>
                } else {
                    if !story.is_empty() {
                        { since(story, *lang) }
                    }
                    <p class="hint">
                        { hint(*hold, *lang) }
                        if *short_cut {
                            <small class="short-cut">
                                { lang.select(
                                    "Nächstes Mal: gleich den Knopf halten.",
                                    "Next time: hold the button at once.",
                                ) }
                            </small>
                        }
                    </p>
                    <button type="button" class="link-button" onclick={on_back}>
                        if *flat {
                            { to_the_table }
                        } else {
                            { localized!(lang, "Doch nicht {name}?", "Not {name} after all?") }
                        }
                    </button>
                }
            </div>
        </section>
    }
}

fn hint(hold: bool, lang: Lang) -> &'static str {
    if hold {
        lang.select(
            "Halten zeigt deine Karten. Loslassen verdeckt sie.",
            "Hold to see your cards. Let go to cover them.",
        )
    } else {
        lang.select(
            "Ein Tipp zeigt deine Karten, noch einer verdeckt sie.",
            "Tap to see your cards. Tap again to cover them.",
        )
    }
}

/// Three dots for the three steps.
fn dots(step: usize, lang: Lang) -> Html {
    let dot = |dot: usize| html! { <i key={dot} class={(dot <= step).then_some("reached")} /> };
    html! {
        <div class="dots" role="img" aria-label={localized!(lang, "Schritt {step} von 3", "Step {step} of 3")}>
            { for (1..=3).map(dot) }
        </div>
    }
}

fn since(story: &[Line], lang: Lang) -> Html {
    let line = |(at, line): (usize, &Line)| {
        html! { <li key={at}>{ drawing(line.mat.clone()) }<span>{ line.text.clone() }</span></li> }
    };
    html! {
        <div class="board story">
            <div class="caption" id="since-when">{ lang.select("Seit deinem letzten Zug", "Since your last turn") }</div>
            <ul id="since" tabindex="0" aria-labelledby="since-when">{ for story.iter().enumerate().map(line) }</ul>
        </div>
    }
}
