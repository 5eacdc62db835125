//! What an act came to: one large sentence, and the drawing of a great moment.

use std::rc::Rc;

use table::{Game, Part, Sentence};
use ui::art::mat;
use ui::{Players, drawing, named};
use yew::prelude::*;

/// What everybody was told: a game makes its sentences, drawings and remarks of nothing else, so nothing secret can be read in them.
pub struct Recent<'a, G: Game> {
    /// Of the last act.
    pub told: &'a [G::Observation],
    /// Before it, from the start of the game on.
    pub earlier: &'a [G::Observation],
    /// The open table after it.
    pub view: &'a G::View,
}

/// What an act came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// From whom to whom, with its number, without a full stop: "Jonas +11, alle anderen zahlen 2".
    pub text: Sentence,
    /// Its drawing, if it is a great moment.
    pub peak: Option<Peak>,
    /// Whether the table of the game shows the sentence itself, as large as this.
    pub in_page: bool,
}

/// The drawing of a great moment. Its style sheet moves it once, within a second; a still one is a picture of the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peak {
    /// Its class.
    pub class: &'static str,
    /// SVG text.
    pub drawing: String,
}

impl Beat {
    /// A sentence for an ordinary act.
    #[must_use]
    pub fn of(text: impl Into<Sentence>) -> Beat {
        Beat { text: text.into(), peak: None, in_page: false }
    }

    /// The same, shown by the table of the game.
    #[must_use]
    pub fn in_page(self) -> Beat {
        Beat { in_page: true, ..self }
    }

    /// The same as a great moment, if it is one.
    #[must_use]
    pub fn with(self, peak: Option<Peak>) -> Beat {
        Beat { peak, ..self }
    }
}

/// What a [`BeatBoard`] shows.
#[derive(Properties, PartialEq)]
pub struct BeatBoardProps {
    /// What the act came to.
    pub beat: Beat,
    /// Who plays.
    pub players: Rc<Players>,
    /// Whether it has just happened: only then its drawing moves.
    #[prop_or_default]
    pub fresh: bool,
}

/// The sentence on pasteboard, names with their mats, below the drawing of a great moment. What is read aloud says the same in other
/// words, so this is silent.
#[component]
pub fn BeatBoard(BeatBoardProps { beat, players, fresh }: &BeatBoardProps) -> Html {
    let peak = beat.peak.as_ref().map(|Peak { class, drawing: picture }| {
        let class = classes!("peak", *class, (!fresh).then_some("still"));
        html! { <div {class}>{ drawing(picture.clone()) }</div> }
    });
    html! {
        <div class="board beat" aria-hidden="true">
            <>{ peak }</>
            <p class={classes!("display", length_class(&beat.text, players, 16, 32))}>{ written(&beat.text, players) }</p>
        </div>
    }
}

/// A sentence in which each name stands beside its mat.
pub fn written(text: &Sentence, players: &Players) -> Html {
    let piece = |part| match part {
        Part::Text(words) => html! { { words.to_owned() } },
        Part::Seat(seat) => html! {
            <span class="beat-seat">{ drawing(mat(players.symbol(seat), 40)) }{ named(players.name(seat)) }</span>
        },
    };
    text.parts().into_iter().map(piece).collect()
}

/// The class of a sentence that needs smaller letters, with the numbers of letters above which it is "long" and "longer".
pub fn length_class(text: &Sentence, players: &Players, long: usize, longer: usize) -> Option<&'static str> {
    match text.plain(&players.names).chars().count() {
        letters if letters > longer => Some("longer"),
        letters if letters > long => Some("long"),
        _ => None,
    }
}
