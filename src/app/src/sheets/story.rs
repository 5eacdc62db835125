//! What has happened, turn by turn, the latest on top.

use ui::drawing;
use yew::prelude::*;

use crate::context::use_app;

/// A turn of the story.
#[derive(Clone, PartialEq)]
pub(crate) struct Chapter {
    /// The name of the round, if it begins with this turn and there are several.
    pub(crate) round: Option<String>,
    /// The number and name of the turn.
    pub(crate) title: Vec<Html>,
    /// What happened in it, the earliest first.
    pub(crate) lines: Vec<Line>,
}

/// A line of the story.
#[derive(Clone, PartialEq)]
pub(crate) struct Line {
    /// The mat of whoever acted.
    pub(crate) mat: String,
    /// What happened.
    pub(crate) text: Vec<Html>,
    /// Whether the table has struck it out.
    pub(crate) struck: bool,
}

/// What a [`Story`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct StoryProps {
    /// The turns, the earliest first.
    pub(crate) chapters: Vec<Chapter>,
}

/// The story. A round stands above its latest turn.
#[component]
pub(crate) fn Story(StoryProps { chapters }: &StoryProps) -> Html {
    let lang = use_app().lang();
    let mut rounds: Vec<(Option<String>, Vec<Html>)> = Vec::new();
    for (at, mut chapter) in chapters.iter().cloned().enumerate() {
        let round = chapter.round.take();
        if round.is_some() || at == 0 {
            rounds.push((round, Vec::new()));
        }
        if let Some((_, turns)) = rounds.last_mut() {
            turns.push(turn(at, chapter));
        }
    }
    let nothing = rounds.is_empty();
    let round = |(at, (name, turns)): (usize, (Option<String>, Vec<Html>))| {
        html! {
            <div key={at} class="story-chapters">
                { name.map(|name| html! { <h2 class="round">{ name }</h2> }) }
                <>{ for turns.into_iter().rev() }</>
            </div>
        }
    };
    html! {
        <div class="list" tabindex="0">
            if nothing {
                <p class="muted">{ lang.select("Noch ist nichts passiert.", "Nothing has happened yet.") }</p>
            }
            <>{ for rounds.into_iter().enumerate().rev().map(round) }</>
        </div>
    }
}

fn turn(at: usize, Chapter { title, lines, .. }: Chapter) -> Html {
    let line = |(at, Line { mat, text, struck }): (usize, Line)| {
        let text = if struck {
            html! { <s class="grow">{ text }</s> }
        } else {
            html! { <span class="grow">{ text }</span> }
        };
        html! { <li key={at}>{ drawing(mat) }{ text }</li> }
    };
    html! {
        <section key={at} class="story-chapter">
            <h3>{ title }</h3>
            <ol class="story-lines">{ for lines.into_iter().enumerate().map(line) }</ol>
        </section>
    }
}
