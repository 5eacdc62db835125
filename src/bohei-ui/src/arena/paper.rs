//! The pasteboard with the challenge, and names to choose from.

use std::rc::Rc;

use ::bohei::{Action, Card};
use ::table::{Lang, Seat, localized};
use ui::Players;
use ui::{drawing, named};
use yew::prelude::*;

use super::super::acts::Props;
use crate::art::mat;
use crate::art::picture;

/// A question in large type.
pub(super) fn question(words: &'static str) -> Html {
    html! { <h2 class="display question-title">{ words }</h2> }
}

/// What the pasteboard shows.
#[derive(Properties, PartialEq)]
pub(super) struct PasteboardProps {
    /// The challenge.
    pub(super) card: Card,
    /// What is to be done; another text where the card is played without the device.
    pub(super) text: &'static str,
    /// The language.
    pub(super) lang: Lang,
}

/// What is to be done, in large type.
#[component]
pub(super) fn Pasteboard(props: &PasteboardProps) -> Html {
    let PasteboardProps { card, text, lang } = *props;
    let mut kind = card.kind().name(lang).to_owned();
    if let Some(seconds) = card.challenge().and_then(|challenge| challenge.seconds) {
        kind += &localized!(lang, ", {seconds} Sekunden", ", {seconds} seconds");
    }
    html! {
        <div class="board challenge-card">
            <div class="row">
                { drawing(picture(card, 52)) }
                <div class="grow"><div class="small bold">{ kind }</div><h2 class="display">{ card.title(lang) }</h2></div>
            </div>
            <p>{ text }</p>
        </div>
    }
}

/// What is shown of a player.
#[derive(Properties, PartialEq)]
pub(super) struct WhoProps {
    /// Its class.
    pub(super) class: Classes,
    /// The player.
    pub(super) seat: Seat,
    /// How large the mat is drawn, in pixels.
    pub(super) size: u32,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// What the player does, in a word; none if empty.
    #[prop_or_default]
    pub(super) does: &'static str,
}

/// A player: mat and name.
#[component]
pub(super) fn Who(props: &WhoProps) -> Html {
    let WhoProps { class, seat, size, players, does } = props;
    html! {
        <div class={class.clone()}>
            { drawing(mat(players.symbol(*seat), *size)) }
            <span class="player-name">{ named(players.name(*seat)) }</span>
            if !does.is_empty() {
                <span>{ *does }</span>
            }
        </div>
    }
}

/// Which names there are to choose from.
#[derive(Properties, PartialEq)]
pub(super) struct NamesProps {
    /// The players.
    pub(super) seats: Vec<Seat>,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// Called with a player whose name is pressed.
    pub(super) on_choose: Callback<Seat>,
}

/// Names as large paper buttons.
#[component]
pub(super) fn Names(props: &NamesProps) -> Html {
    let NamesProps { seats, players, on_choose } = props;
    let one = |&seat: &Seat| {
        html! {
            <button key={seat.to_string()} type="button" class="btn paper" onclick={on_choose.reform(move |_| seat)}>
                { drawing(mat(players.symbol(seat), 34)) }<span class="player-name">{ named(players.name(seat)) }</span>
            </button>
        }
    };
    html! { <div class="name-buttons">{ for seats.iter().map(one) }</div> }
}

/// Calls the challenge off; asked twice in its place.
pub(super) fn call_off(sure: bool, onclick: Callback<MouseEvent>, lang: Lang) -> Html {
    let words = match sure {
        false => lang.select("Absagen", "Call it off"),
        true => lang.select("Wirklich absagen?", "Really call it off?"),
    };
    let class = classes!("btn", "second", sure.then_some("sure"));
    html! { <button type="button" {class} {onclick}>{ words }</button> }
}

/// What is shown while somebody is chosen for a challenge.
#[derive(Properties, PartialEq)]
pub(super) struct ChoosingProps {
    /// The challenge.
    pub(super) card: Card,
    /// Who challenges somebody; `None` if a neutral third person is chosen.
    #[prop_or_default]
    pub(super) by: Option<Seat>,
    /// Whether "Call it off" was tapped once.
    pub(super) sure: bool,
    /// What a tap on it does.
    pub(super) on_call_off: Callback<MouseEvent>,
    /// The open table.
    pub(super) table: Props,
}

/// Who is to play against the actor, or to help both.
#[component]
pub(super) fn Choosing(props: &ChoosingProps) -> Html {
    let ChoosingProps { card, by, sure, on_call_off, table } = props;
    let lang = table.lang;
    let players = || Rc::clone(&table.players);
    let seats: Vec<Seat> = table.menu.iter().filter_map(chosen).collect();
    let on_choose = {
        let table = table.clone();
        move |seat| table.act(&Action::Choose(seat), None)
    };
    let (head, asks) = match *by {
        Some(seat) => {
            let does = lang.select("fordert heraus", "challenges");
            let head = html! { <Who class="row challenge-line" {seat} size={34} players={players()} {does} /> };
            (head, lang.select("Gegen wen?", "Against whom?"))
        }
        None => {
            let says = lang.select("Dazu gehört eine dritte Person, neutral.", "This needs a third person, neutral.");
            (html! { <div class="row challenge-line">{ says }</div> }, lang.select("Wer hilft?", "Who helps?"))
        }
    };
    html! {
        <div class="challenge">
            <div class="challenge-left">{ head }<Pasteboard card={*card} text={card.line(lang)} {lang} /></div>
            <div class="challenge-right">
                { question(asks) }
                <Names {seats} players={players()} {on_choose} />
                <div class="challenge-buttons">{ call_off(*sure, on_call_off.clone(), lang) }</div>
            </div>
        </div>
    }
}

/// Who may be chosen by this act.
fn chosen(action: &Action) -> Option<Seat> {
    match action {
        Action::Choose(seat) => Some(*seat),
        _ => None,
    }
}
