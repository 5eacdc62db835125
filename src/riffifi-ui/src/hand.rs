//! The private side: the cards, what each would do, and playing one.

use ::riffifi::{Action, Effect, InHand, Phase, Riffifi, View};
use ::table::{Lang, Seat, localized};
use game_ui::{HandCommon, HandProps};
use ui::{Players, Swipe, act, capital, drawing, hand_in_rows, leave, named, on_tap, use_swipe};
use yew::prelude::*;

use super::cards::{back, picture};
use super::open::OpenCards;
use super::words::{claim, short, titled};
use crate::art::{Icon, icon, lids, mat};

/// How wide a card in hand is drawn; the style sheet overrules it.
pub(super) const CARD: u32 = 104;
/// The most cards in a row: their numbers stand in the middle, so none may lie upon another.
pub(super) const ROW: usize = 6;

/// The hand, and which card of it is chosen, by its place.
#[component]
pub(super) fn Hand(props: &HandProps<Riffifi>) -> Html {
    let place = use_state_eq(|| None::<usize>);
    let on_choose = {
        let place = place.setter();
        use_callback(props.clone(), move |at, props| {
            place.set(Some(at));
            if let Some(InHand { card, .. }) = held(&props.view, at) {
                props.choose(Some(&Action::Play(card)));
            }
        })
    };

    let swipe = use_swipe(props.open, on_choose.clone(), {
        let props = props.clone();
        Callback::from(move |at| {
            if let Some(InHand { card, .. }) = held(&props.view, at) {
                props.act(&Action::Play(card));
            }
        })
    });

    let HandProps { view, common: HandCommon { seat, players, lang, .. }, .. } = props;
    let acts = view.turn == *seat && view.phase == Phase::Play;
    // It is known only while it may be seen.
    let chosen = place.and_then(|at| held(view, at));
    html! {
        <div class="body riffifi-body">
            <div class="tops">
                <OpenCards class="panel" {view} own={*seat} {players} lang={*lang} />
                { leave(&props.on_leave, *lang) }
            </div>
            { head(props, acts) }
            { cards(props, acts, *place, &on_choose, &swipe) }
            if acts {
                <div class="board why">
                    if let Some(chosen) = chosen {
                        { why(view, chosen, players, *lang) }
                    } else {
                        { advice(props) }
                    }
                </div>
                { buttons(props, chosen) }
            }
        </div>
    }
}

/// The card at this place, while it may be seen.
fn held(view: &View, at: usize) -> Option<InHand> {
    view.hand.as_ref()?.get(at).copied()
}

/// The cards, or as many backs.
fn cards(
    props: &HandProps<Riffifi>,
    acts: bool,
    place: Option<usize>,
    on_choose: &Callback<usize>,
    swipe: &Swipe,
) -> Html {
    let (players, lang) = (&props.players, props.lang);
    let chosen = |at: usize| place == Some(at);
    let seen = |(at, card): (usize, &InHand)| ui::InHand {
        picture: picture(card.card, CARD),
        name: spoken(*card, players, lang),
        mark: mark(card.effect, players).filter(|_| acts),
        chosen: chosen(at),
        choosable: acts,
        swipeable: acts,
    };
    let cards = match &props.view.hand {
        Some(cards) => cards.iter().enumerate().map(seen).collect(),
        None => (0..usize::from(props.view.places[props.seat.index()].hand))
            .map(|at| ui::InHand::covered(back(CARD), chosen(at)))
            .collect(),
    };
    hand_in_rows(cards, ROW, None, on_choose, Some(swipe), lang)
}

/// Plays the chosen card, or lays it unseen. While the hand is covered, it can be played but not be named, and laying unseen is
/// offered to nobody.
fn buttons(props: &HandProps<Riffifi>, chosen: Option<InHand>) -> Html {
    let lang = props.lang;
    let label = match chosen {
        Some(InHand { card, .. }) => {
            let (title, name) = (titled(card, lang), ::riffifi::named(card, lang));
            localized!(lang, "{title} ausspielen", "Play the {name}")
        }
        None => lang.select("Ausspielen", "Play the card").to_owned(),
    };
    let unseen = chosen.map(|chosen| chosen.card).filter(|card| props.menu.contains(&Action::LayUnseen(*card)));
    let unseen = unseen.map(|card| {
        let (onpointerdown, onclick) = on_tap(props.acting(&Action::LayUnseen(card)));
        html! {
            <button key="unseen" type="button" class="btn second" {onpointerdown} {onclick}>
                { lang.select("Verdeckt ablegen", "Lay it unseen") }
            </button>
        }
    });
    html! { <div class="acts">{ act(props.ready, None, &props.on_play, html! { { label } }) }{ unseen }</div> }
}

/// Whose hand it is.
fn head(props: &HandProps<Riffifi>, acts: bool) -> Html {
    let lang = props.lang;
    let name = named(props.players.name(props.seat));
    html! {
        <div class="turn">
            { drawing(mat(props.players.symbol(props.seat), 34)) }
            if acts {
                <h2 class="display">{ name }{ lang.select(", spiel aus", ", play a card") }</h2>
            } else {
                <h2 class="display">{ lang.select("Deine Karten, ", "Your cards, ") }{ name }</h2>
            }
        </div>
    }
}

/// What to do, without a word about a card; while they may be seen, what the marks on them mean.
fn advice(props: &HandProps<Riffifi>) -> Html {
    let lang = props.lang;
    let words = match (props.open, props.ready) {
        (true, _) => lang.select(
            "Tippe die Karte an, die du ausspielst. Wischst du sie zur Seite, ist sie gleich gespielt.",
            "Tap the card that you play. Swiped to the side, it is played at once.",
        ),
        (_, false) => lang.select("Sieh dir deine Karten an.", "Look at your cards."),
        (_, true) => lang.select(
            "Deine Wahl bleibt liegen. Öffne die Karten, um sie zu ändern.",
            "Your choice stays. Open your cards to change it.",
        ),
    };
    let effects = || props.view.hand.iter().flatten().map(|card| card.effect);
    let one = |effect: Effect, words| Some(html! { <span>{ mark(effect, &props.players)? }{ words }</span> });
    let turns = effects().find(|effect| matches!(effect, Effect::Turns(_)));
    let turns = turns.and_then(|effect| one(effect, lang.select("dreht diese um", "turns that down")));
    let turned = effects().find(|effect| matches!(effect, Effect::TurnedBy(_)));
    let turned = turned.and_then(|effect| one(effect, lang.select("dreht sich um", "turns itself down")));
    html! { <div class="grow"><p class="medium">{ words }</p><p class="legend">{ turns }{ turned }</p></div> }
}

/// What lies on the upper edge of a card: whose card it turns down, or the lids if that is its own fate.
fn mark(effect: Effect, players: &Players) -> Option<Html> {
    let picture = match effect {
        Effect::Turns(rival) => mat(players.symbol(rival), 28),
        Effect::TurnedBy(_) => lids(26),
        Effect::Alone | Effect::Officer => return None,
    };
    Some(html! { <span class="card-mark">{ drawing(picture) }</span> })
}

/// A card with what it would do.
fn spoken(InHand { card, effect }: InHand, players: &Players, lang: Lang) -> String {
    let name = titled(card, lang);
    match effect {
        Effect::Turns(rival) => {
            let rival = players.name(rival);
            localized!(lang, "{name}, dreht die Karte von {rival} um", "{name}, turns down {rival}’s card")
        }
        Effect::TurnedBy(_) => localized!(lang, "{name}, dreht sich selbst um", "{name}, turns itself down"),
        Effect::Alone | Effect::Officer => name,
    }
}

/// What the chosen card would do, and what follows.
fn why(view: &View, InHand { card, effect }: InHand, players: &Players, lang: Lang) -> Html {
    let own = picture(card, 36);
    let (it, will) = (capital(&short(card, lang)), claim(card, lang));
    let other = |rival: Seat| Some((rival, view.places[rival.index()].open?));
    let (pictures, head, below) = match effect {
        Effect::Turns(rival) | Effect::TurnedBy(rival) => {
            let Some((rival, open)) = other(rival) else { return html! { <p /> } };
            let (rival, theirs, value) =
                (players.name(rival), claim(open, lang), open.claim().map_or(0, |(_, value)| value));
            let (open, next) = (picture(open, 36), icon(Icon::Next, 18));
            if let Effect::Turns(_) = effect {
                (
                    format!("{own}{next}{open}"),
                    localized!(lang, "{it} dreht die {value} von {rival} um.", "{it} turns down {rival}’s {value}."),
                    localized!(
                        lang,
                        "{rival} will damit {theirs} kassieren.",
                        "{rival} wants to collect {theirs} with it."
                    ),
                )
            } else {
                (
                    format!("{open}{next}{own}"),
                    localized!(lang, "{it} dreht sich selbst um.", "{it} turns itself down."),
                    localized!(
                        lang,
                        "Die {value} von {rival} ist bescheidener. Zeigen musst du nichts.",
                        "{rival}’s {value} is more modest. You need not show it."
                    ),
                )
            }
        }
        Effect::Alone => (
            own,
            localized!(lang, "{it} liegt allein.", "{it} lies alone."),
            localized!(lang, "Bleibt sie offen, kassierst du {will}.", "If it stays open, you collect {will}."),
        ),
        Effect::Officer => {
            let (head, below) = match view.places.iter().any(|place| place.open.is_some()) {
                true => lang.select(
                    ("Der Officer darf eine Karte umdrehen.", "Welche, wählst du danach am offenen Tisch."),
                    ("The Officer may turn a card down.", "You choose which one on the open table."),
                ),
                false => lang.select(
                    ("Der Officer dreht nichts um.", "Gerade liegt keine Karte offen."),
                    ("The Officer turns nothing down.", "No card is face up now."),
                ),
            };
            (own, head.to_owned(), below.to_owned())
        }
    };
    html! {
        <div class="row">
            <span class="row" aria-hidden="true">{ drawing(pictures) }</span>
            <div class="grow"><p class="display">{ head }</p><p class="small">{ capital(&below) }</p></div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use ::riffifi::Card;
    use ::table::{Game, Scene, Viewer};

    use super::*;
    use ui::drawn;

    /// What the Officer would do, as the hand says it.
    fn officer(open: &str) -> [String; 2] {
        let text = format!("hands:of,y4,r4 open:{open} turn:a options:o1");
        let view = Riffifi::from_position(&text).expect(&text).view(Viewer::Seat(Seat::new(0)));
        let chosen = *view.hand.iter().flatten().find(|held| held.card == Card::OFFICER).expect("the Officer");
        let players = Players { names: ["A", "B", "C"].map(str::to_owned).to_vec(), symbols: Vec::new() };
        Lang::ALL.map(|lang| drawn(why(&view, chosen, &players, lang)))
    }

    /// Der Officer: he may turn down any open card; where none lies, no choice follows.
    #[test]
    fn the_officer_turns_nothing_down_where_no_card_lies_open() {
        let [de, en] = officer("-,-,-");
        assert!(de.contains("dreht nichts um") && !de.contains("wählst"), "{de}");
        assert!(en.contains("turns nothing down") && !en.contains("choose"), "{en}");
        let [de, en] = officer("-,-,b3");
        assert!(de.contains("darf eine Karte umdrehen") && de.contains("wählst"), "{de}");
        assert!(en.contains("may turn a card down") && en.contains("choose"), "{en}");
    }
}
