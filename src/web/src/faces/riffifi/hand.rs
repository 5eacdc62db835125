//! The private side: the cards, what each would do, and playing one.

use ::riffifi::{Action, Effect, InHand, Phase, Riffifi, View};
use ::table::{Lang, Seat, tell};
use yew::prelude::*;

use super::open::lying;
use super::words::{claim, short, titled};
use super::{back, picture};
use crate::art::{Icon, icon, lids, mat};
use crate::face::{Guests, HandProps};
use crate::ui::old::{self, Context, El, Live, act, el, hand_in_rows, leave, named};

/// How wide a card in hand is drawn; the style sheet overrules it.
const CARD: u32 = 104;
/// The most cards in a row: their numbers stand in the middle, so none may lie upon another.
const ROW: usize = 6;

/// The hand, and which card of it is chosen, by its place.
pub(super) struct Hand {
    chosen: Option<usize>,
}

/// What is tapped.
pub(super) enum Msg {
    /// A card.
    Choose(usize),
    /// The chosen card shall be laid unseen.
    LayUnseen,
}

impl Live for Hand {
    type Message = Msg;
    type Properties = HandProps<Riffifi>;

    fn create(_ctx: &Context<Hand>) -> Hand {
        Hand { chosen: None }
    }

    fn update(&mut self, ctx: &Context<Hand>, msg: Msg) -> bool {
        let props = ctx.props();
        if let Msg::Choose(at) = msg {
            self.chosen = Some(at);
        }
        let Some(InHand { card, .. }) = self.card(&props.view) else { return false };
        if let Msg::LayUnseen = msg {
            props.choose(Some(&Action::LayUnseen(card)));
            props.play.emit(());
        }
        // Should it not be taken, the choice is still what the screen says.
        props.choose(Some(&Action::Play(card)));
        true
    }

    fn view(&self, ctx: &Context<Hand>) -> Html {
        let props = ctx.props();
        let (view, guests, lang) = (&props.view, &props.guests, props.lang);
        let acts = view.turn == props.seat && view.phase == Phase::Play;
        let top =
            el("div", "tops").add(lying("panel", view, guests, Some(props.seat), lang)).add(leave(&props.leave, lang));
        let body = el("div", "body rf").add(top).add(head(props, acts)).add(self.cards(ctx, acts));
        if !acts {
            return body.into();
        }
        let chosen = self.card(view);
        let words = match chosen {
            Some(chosen) => why(view, chosen, guests, lang),
            None => advice(props),
        };
        body.add(el("div", "board why").add(words)).add(self.acts(ctx, chosen)).into()
    }
}

impl Hand {
    /// The chosen card, while it may be seen.
    fn card(&self, view: &View) -> Option<InHand> {
        view.hand.as_ref()?.get(self.chosen?).copied()
    }

    fn cards(&self, ctx: &Context<Hand>, acts: bool) -> El {
        let props = ctx.props();
        let (guests, lang) = (&props.guests, props.lang);
        let chosen = |at: usize| self.chosen == Some(at);
        let seen = |(at, card): (usize, &InHand)| old::InHand {
            picture: picture(card.card, CARD),
            name: spoken(*card, guests, lang),
            mark: mark(card.effect, guests).filter(|_| acts),
            chosen: chosen(at),
            choosable: acts,
        };
        let cards = match &props.view.hand {
            Some(cards) => cards.iter().enumerate().map(seen).collect(),
            None => (0..usize::from(props.view.places[props.seat.index()].hand))
                .map(|at| old::InHand::covered(back(CARD), chosen(at)))
                .collect(),
        };
        hand_in_rows(cards, ROW, &ctx.link().reform(Msg::Choose), lang)
    }

    /// While the hand is covered, it can be played but not be named, and laying unseen is offered to nobody.
    fn acts(&self, ctx: &Context<Hand>, chosen: Option<InHand>) -> El {
        let props = ctx.props();
        let lang = props.lang;
        let label = match chosen {
            Some(InHand { card, .. }) => {
                let (title, name) = (titled(card, lang), ::riffifi::named(card, lang));
                tell!(lang, "{title} ausspielen", "Play the {name}")
            }
            None => lang.pick("Ausspielen", "Play the card").to_owned(),
        };
        let unseen = chosen.filter(|chosen| props.menu.contains(&Action::LayUnseen(chosen.card)));
        let unseen = unseen.map(|_| {
            let lay = el("button", "btn second").set("type", "button").keyed("unseen".to_owned());
            lay.tap(ctx.link().reform(|()| Msg::LayUnseen)).say(lang.pick("Verdeckt ablegen", "Lay it unseen"))
        });
        el("div", "acts").add(act(props.ready, &props.play).tell(label)).maybe(unseen)
    }
}

/// Whose hand it is.
fn head(props: &HandProps<Riffifi>, acts: bool) -> El {
    let lang = props.lang;
    let name = named(props.guests.name(props.seat));
    let words = if acts {
        el("h2", "d").add(name).say(lang.pick(", spiel aus", ", play a card"))
    } else {
        el("h2", "d").say(lang.pick("Deine Karten, ", "Your cards, ")).add(name)
    };
    el("div", "turn").draw(mat(props.guests.symbol(props.seat), 34)).add(words)
}

/// What to do, without a word about a card; while they may be seen, what the marks on them mean.
fn advice(props: &HandProps<Riffifi>) -> El {
    let lang = props.lang;
    let words = match (props.open, props.ready) {
        (true, _) => lang.pick("Tippe die Karte an, die du ausspielst.", "Tap the card that you play."),
        (_, false) => lang.pick("Sieh dir deine Karten an.", "Look at your cards."),
        (_, true) => lang.pick(
            "Deine Wahl bleibt liegen. Öffne die Karten, um sie zu ändern.",
            "Your choice stays. Open your cards to change it.",
        ),
    };
    let effects = || props.view.hand.iter().flatten().map(|card| card.effect);
    let one = |effect: Effect, words| Some(el("span", "").add(mark(effect, &props.guests)?).say(words));
    let turns = effects().find(|effect| matches!(effect, Effect::Turns(_)));
    let turns = turns.and_then(|effect| one(effect, lang.pick("dreht diese um", "turns that down")));
    let turned = effects().find(|effect| matches!(effect, Effect::TurnedBy(_)));
    let turned = turned.and_then(|effect| one(effect, lang.pick("dreht sich um", "turns itself down")));
    el("div", "grow").add(el("p", "t2").say(words)).add(el("p", "key").maybe(turns).maybe(turned))
}

/// What lies on the upper edge of a card: whose card it turns down, or the lids if that is its own fate.
fn mark(effect: Effect, guests: &Guests) -> Option<El> {
    let picture = match effect {
        Effect::Turns(rival) => mat(guests.symbol(rival), 28),
        Effect::TurnedBy(_) => lids(26),
        Effect::Alone | Effect::Officer => return None,
    };
    Some(el("span", "mk").draw(picture))
}

/// A card with what it would do.
fn spoken(InHand { card, effect }: InHand, guests: &Guests, lang: Lang) -> String {
    let name = titled(card, lang);
    match effect {
        Effect::Turns(rival) => {
            let rival = guests.name(rival);
            tell!(lang, "{name}, dreht die Karte von {rival} um", "{name}, turns down {rival}’s card")
        }
        Effect::TurnedBy(_) => tell!(lang, "{name}, dreht sich selbst um", "{name}, turns itself down"),
        Effect::Alone | Effect::Officer => name,
    }
}

/// What the chosen card would do, and what follows.
fn why(view: &View, InHand { card, effect }: InHand, guests: &Guests, lang: Lang) -> El {
    let own = picture(card, 36);
    let (it, will) = (crate::ui::old::capital(&short(card, lang)), claim(card, lang));
    let other = |rival: Seat| Some((rival, view.places[rival.index()].open?));
    let (pictures, head, below) = match effect {
        Effect::Turns(rival) | Effect::TurnedBy(rival) => {
            let Some((rival, open)) = other(rival) else { return el("p", "") };
            let (rival, theirs, value) =
                (guests.name(rival), claim(open, lang), open.claim().map_or(0, |(_, value)| value));
            let (open, next) = (picture(open, 36), icon(Icon::Next, 18));
            if let Effect::Turns(_) = effect {
                (
                    format!("{own}{next}{open}"),
                    tell!(lang, "{it} dreht die {value} von {rival} um.", "{it} turns down {rival}’s {value}."),
                    tell!(lang, "{rival} will damit {theirs} kassieren.", "{rival} wants to collect {theirs} with it."),
                )
            } else {
                (
                    format!("{open}{next}{own}"),
                    tell!(lang, "{it} dreht sich selbst um.", "{it} turns itself down."),
                    tell!(
                        lang,
                        "Die {value} von {rival} ist bescheidener. Zeigen musst du nichts.",
                        "{rival}’s {value} is more modest. You need not show it."
                    ),
                )
            }
        }
        Effect::Alone => (
            own,
            tell!(lang, "{it} liegt allein.", "{it} lies alone."),
            tell!(lang, "Bleibt sie offen, kassierst du {will}.", "If it stays open, you collect {will}."),
        ),
        Effect::Officer => {
            let (head, below) = match view.places.iter().any(|place| place.open.is_some()) {
                true => lang.pick(
                    ("Der Officer darf eine Karte umdrehen.", "Welche, wählst du danach am offenen Tisch."),
                    ("The Officer may turn a card down.", "You choose which one on the open table."),
                ),
                false => lang.pick(
                    ("Der Officer dreht nichts um.", "Gerade liegt keine Karte offen."),
                    ("The Officer turns nothing down.", "No card is face up now."),
                ),
            };
            (own, head.to_owned(), below.to_owned())
        }
    };
    let words =
        el("div", "grow").add(el("p", "d").tell(head)).add(el("p", "small").tell(crate::ui::old::capital(&below)));
    el("div", "row").add(el("span", "row").set("aria-hidden", "true").draw(pictures)).add(words)
}

#[cfg(test)]
mod tests {
    use ::riffifi::Card;
    use ::table::{Game, Scene, Viewer};

    use super::*;
    use crate::ui::old::drawn;

    /// What the Officer would do, as the hand says it.
    fn officer(open: &str) -> [String; 2] {
        let text = format!("hands:of,y4,r4 open:{open} turn:a options:o1");
        let view = Riffifi::from_position(&text).expect(&text).view(Viewer::Seat(Seat::new(0)));
        let chosen = *view.hand.iter().flatten().find(|held| held.card == Card::OFFICER).expect("the Officer");
        let guests = Guests { names: ["A", "B", "C"].map(str::to_owned).to_vec(), symbols: Vec::new() };
        Lang::ALL.map(|lang| drawn(why(&view, chosen, &guests, lang)))
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
