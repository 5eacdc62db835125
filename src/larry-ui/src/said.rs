//! What was said: the number as large as it gets, the limit, the pile, and what was said before.

use std::rc::Rc;

use ::larry::{Event, Larry, OnPile, Up, View, Why};
use ::table::{Lang, localized};
use game_ui::TableProps;
use ui::Players;
use ui::drawing;
use yew::prelude::*;

use super::Observation;
use super::cards::{TIP, back, face, named, number};
use super::events::told;
use super::parts::{Drawn, Instance, Limit, in_pile, lies, who};
use crate::art::{REGULAR, gap, head, mat};

/// How many of the sums that were said are shown.
const SAID: usize = 9;

/// A card was laid, or nothing lies there yet.
pub(super) fn page(props: &TableProps<Larry>) -> Html {
    html! { <>{ lead(props, Instance::First) }{ side(props) }</> }
}

/// The same on a device that lies in the middle: what was said in both directions, and between them the pile.
pub(super) fn flat(props: &TableProps<Larry>, instance: Instance) -> Html {
    html! {
        <div class="flat-sums">
            <div class="flat-sum away" aria-hidden="true">{ lead(props, Instance::Second) }</div>
            { side(props) }
            <div class="flat-sum">{ lead(props, instance) }</div>
        </div>
    }
}

/// The number as large as it gets, who has said it, and the limit.
fn lead(props: &TableProps<Larry>, instance: Instance) -> Html {
    let (lang, view, players) = (props.lang, &props.view, &props.players);
    let laid = told(props).iter().find_map(|event| match event {
        Event::Laid { seat, card, sum, open, larry } => Some((*seat, card.filter(|_| *open), *sum, *larry)),
        _ => None,
    });
    let limit = html! { <Limit limit={view.limit} clockwise={view.clockwise} {lang} /> };
    match laid {
        Some((seat, card, sum, larry)) => {
            let does = match card {
                Some(card) => localized!(lang, " legt {} offen", " lays {} face up", named(card, lang)),
                None => lang.select(" sagt", " says").to_owned(),
            };
            let over = told(props).iter().any(|event| matches!(event, Event::OverLimit { .. }));
            let wide = !(0..10).contains(&sum);
            html! {
                <section>
                    { who(seat, &does, players, instance) }
                    <div class="big">
                        <div class={classes!("board", "bubble", over.then_some("high"))}>
                            { drawing(TIP.to_owned()) }
                            <span class={classes!("display", wide.then_some("wide"))}>{ number(sum) }</span>
                            if larry {
                                <span class="shout">{ lang.select("„Larry!“", "“Larry!”") }</span>
                            }
                        </div>
                        { limit }
                    </div>
                </section>
            }
        }
        None => {
            let range = localized!(
                lang,
                "Noch liegt nichts. Leg eine Karte verdeckt und sag eine Zahl, höchstens {0}.",
                "Nothing lies there yet. Lay a card face down and say a number, {0} at most.",
                view.limit
            );
            html! {
                <section>
                    { who(view.turn, lang.select(" fängt an", " begins"), players, instance) }
                    <div>
                        <div class="big">{ drawing(head(REGULAR, 160)) }{ limit }</div>
                        <p class="hint">{ range }</p>
                    </div>
                </section>
            }
        }
    }
}

/// What followed, the pile, and what everybody must see of each seat.
fn side(props: &TableProps<Larry>) -> Html {
    let (lang, view, players) = (props.lang, &props.view, &props.players);
    // While the first card is on its way, its place is shown.
    let pile = props.telling.is_some() || !view.pile.is_empty();
    html! {
        <section class="side">
            <>{ follows(told(props), players, lang) }</>
            if pile {
                <Pile {view} {players} {lang} />
            }
            <>{ lies(view, players, lang) }</>
        </section>
    }
}

/// What lies in the middle.
#[derive(Properties, PartialEq)]
struct PileProps {
    /// The table.
    view: Rc<View>,
    /// Who plays.
    players: Rc<Players>,
    /// The language.
    lang: Lang,
}

/// The pile, and what was said with its last cards.
#[component]
fn Pile(props: &PileProps) -> Html {
    let PileProps { view, players, lang } = props;
    let lang = *lang;
    let below = view.pile.len().saturating_sub(1).min(4);
    let top = match view.pile.last() {
        Some(OnPile { up: Up::Open, card: Some(card), .. }) => {
            html! { <span>{ drawing(face(*card, 112, lang)) }</span> }
        }
        Some(_) => html! { <span>{ drawing(back(112)) }</span> },
        None => drawing(gap(112)),
    };
    let one = |(at, laid): (usize, &OnPile)| {
        html! { <span key={at}>{ drawing(mat(players.symbol(laid.seat), 24)) }<b>{ number(laid.sum) }</b></span> }
    };
    let last = view.pile.len().saturating_sub(SAID);
    html! {
        <div class="middle">
            <div class="stack" id="pile">
                <>{ for (0..below).map(|at| html! { <span key={at}>{ drawing(back(112)) }</span> }) }</>
                { top }
            </div>
            if !view.pile.is_empty() {
                <div class="panel grow">
                    <div class="medium muted">
                        { in_pile(view, players, lang) + lang.select(", gesagt wurde:", ", and they said:") }
                    </div>
                    <div class="said-sums">{ for view.pile.iter().enumerate().skip(last).map(one) }</div>
                </div>
            }
        </div>
    }
}

/// What followed at once: who draws, and why.
pub(super) fn follows(told: &[Observation], players: &Rc<Players>, lang: Lang) -> Vec<Html> {
    let one = |(at, event): (usize, &Observation)| {
        let Event::Drew { seat, cards, why } = event else { return None };
        let why = match why {
            Why::ForgotLarry => lang
                .select(
                    "Nur noch eine Karte, aber „Larry!“ war nicht zu hören.",
                    "One card left, but nobody has heard “Larry!”.",
                )
                .to_owned(),
            Why::OverLimit => over(told, lang)?,
            _ => return None,
        };
        Some(html! { <Drawn key={at} seat={*seat} cards={cards.len()} {why} {players} {lang} /> })
    };
    told.iter().enumerate().filter_map(one).collect()
}

/// A card laid openly has passed the limit: what becomes of the pile.
fn over(told: &[Observation], lang: Lang) -> Option<String> {
    let passed = told.iter().find_map(|event| match event {
        Event::OverLimit { sum, limit, .. } => Some(localized!(
            lang,
            "{sum} ist mehr als das Limit {limit}. Der Stapel kommt weg.",
            "{sum} is more than the limit {limit}. The pile goes away."
        )),
        _ => None,
    })?;
    let unseen = told.iter().any(|event| matches!(event, Event::PutAway { open: false, .. }));
    let hidden = lang.select(" Was verdeckt liegt, bleibt ungesehen.", " What lies face down stays unseen.");
    Some(passed + if unseen { hidden } else { "" })
}

#[cfg(test)]
mod tests {
    use ::larry::Larry;
    use ::table::{Game, Scene, SceneStep, Viewer, play_scene};

    use super::*;
    use crate::art::SeatSymbol;
    use ui::drawn;

    /// What the table shows of who draws after this act.
    fn after(position: &str, act: &str) -> String {
        let mut larry = Larry::from_position(position).expect(position);
        let steps = play_scene(&mut larry, act).expect(act);
        let Some(SceneStep::Done(_, events)) = steps.last() else { panic!("{act} is refused") };
        let told: Vec<Observation> = events.iter().filter_map(|event| Larry::told(event, Viewer::Table)).collect();
        let players =
            Players { names: vec!["A".into(), "B".into(), "C".into()], symbols: SeatSymbol::ALL[..3].to_vec() };
        drawn(html! { <div>{ follows(&told, &Rc::new(players), Lang::De) }</div> })
    }

    #[test]
    fn nothing_is_called_unseen_where_all_cards_lie_openly() {
        let over = |pile: &str| after(&format!("hands:4??,???,??? open:a pile:{pile}"), "4");
        assert!(over("c4=4").contains("Der Stapel kommt weg. Was verdeckt liegt, bleibt ungesehen."));
        assert!(over("c4!4").contains("Der Stapel kommt weg.<"));
    }

    #[test]
    fn as_many_backs_are_shown_as_cards_are_drawn() {
        for (draw, cards) in [("-", 0), ("0", 1), ("01", 2), ("012", 2)] {
            let shown = after(&format!("hands:34,*,??? draw:{draw}"), "33");
            // The mat of a seat is no picture here: every picture is a back.
            assert_eq!(shown.matches("<svg").count(), cards, "{draw}: {shown}");
        }
    }
}
