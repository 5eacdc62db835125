//! The buttons of the player who is to act. What lets something pass lies always last, at the same place.

use ::leiff::{Action, Effect, Phase, Pile};
use ::table::tell;
use yew::prelude::*;

use super::desk::{Desk, Msg, Paper, Sure};
use super::table::bring;
use crate::art::{Icon, icon};
use crate::ui::old::{El, button, el};

/// The longest drinking rule, in letters.
const LONGEST: &str = "80";

/// The buttons beside the square; `calls` if "Leiff!" is one of them.
pub(super) fn acts(desk: &Desk<'_>, calls: bool) -> El {
    let list = el("div", "acts");
    if desk.props.telling.is_some() {
        return list;
    }
    if desk.state.sure == Some(Sure::Call) && desk.may(Action::Call) {
        return sure(desk, list);
    }
    let (props, lang) = (desk.props, desk.props.lang);
    let take = props.take.clone().map(|take| main(take, taking(&props.view.phase, lang)));
    let fixed = |de: &'static str, en: &'static str| lang.pick(de, en);
    let offer = |action: Action, class: &'static str, words: String| {
        desk.may(action).then(|| button(class, desk.act(action)).keyed(action.to_string()).tell(words))
    };
    let call = (calls && desk.may(Action::Call)).then(|| {
        let call = button("btn leiff last", desk.on(Msg::Sure(Some(Sure::Call)))).keyed("call".to_owned());
        call.say("Leiff!")
    });
    let turn = props.view.turn;
    let (right, left) =
        (turn.after(props.guests.seats() - 1, props.guests.seats()), turn.after(1, props.guests.seats()));
    let (right, left) = (props.guests.name(right), props.guests.name(left));
    let working = match props.view.phase {
        Phase::Effect(Effect::Beauty) => tell!(lang, "Mit {right} mittrinken", "Drink along with {right}"),
        _ => fixed("Wirken lassen", "Let it work").to_owned(),
    };
    let using = if matches!(props.view.phase, Phase::Effect(Effect::Beauty)) { "btn paper" } else { "btn" };
    let decline = match props.view.phase {
        Phase::Peek { .. } => fixed("Nicht ansehen", "Do not look"),
        Phase::Effect(Effect::Glimpse { first: Some(_), .. }) => fixed("Nur diese ansehen", "Look at this one only"),
        _ => fixed("Verzichten", "Decline"),
    };
    // Whoever has looked cannot say that nobody has.
    let looked = props.looked && matches!(props.view.phase, Phase::Peek { .. });
    list.maybe(take)
        .maybe(offer(Action::Use, using, working))
        .maybe(offer(Action::SwapHands, "btn paper", tell!(lang, "Alle mit {left} tauschen", "Swap all with {left}")))
        .maybe(desk.may(Action::Invent).then(|| invent(desk)))
        .maybe(offer(Action::Pass, "btn", fixed("Aussetzen", "Pass").to_owned()))
        .maybe(call)
        .maybe(offer(Action::PutBack, "btn second last", fixed("Zurücklegen", "Put it back").to_owned()))
        .maybe(offer(Action::Decline, "btn second last", decline.to_owned()).filter(|_| !looked))
}

fn main(pressed: Callback<MouseEvent>, words: &'static str) -> El {
    button("btn", pressed).keyed("act".to_owned()).set("id", "act").say(words)
}

/// What taking the device is called.
fn taking(phase: &Phase, lang: ::table::Lang) -> &'static str {
    match phase {
        Phase::Drawn(Pile::Draw) => lang.pick("Karte ansehen", "Look at the card"),
        Phase::Look { at, .. } if at.len() == 1 => lang.pick("Karte ansehen", "Look at the card"),
        Phase::Effect(_) => lang.pick("Karten drehen", "Move the cards on"),
        Phase::Offer { .. } => lang.pick("Karte aussuchen", "Pick a card"),
        _ => lang.pick("Karten ansehen", "Look at the cards"),
    }
}

/// "Leiff!" is asked once more. What lies where the first tap was takes it back.
fn sure(desk: &Desk<'_>, list: El) -> El {
    let lang = desk.props.lang;
    let no = button("btn second last", desk.on(Msg::Sure(None))).keyed("call".to_owned());
    let yes = button("btn leiff", desk.act(Action::Call)).keyed("sure".to_owned());
    list.add(
        el("p", "t2 b")
            .set("role", "status")
            .say(lang.pick("Wirklich? Die Runde ist dann aus.", "Really? The round ends then.")),
    )
    .add(yes.say(lang.pick("Ja, Leiff!", "Yes, Leiff!")))
    .add(no.say(lang.pick("Doch nicht", "Not after all")))
}

/// The rule is written here.
fn invent(desk: &Desk<'_>) -> El {
    let lang = desk.props.lang;
    let link = desk.link.clone();
    let typed = Callback::from(move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<web_sys::HtmlInputElement>() {
            link.emit(Msg::Type(field.value()));
        }
    });
    let link = desk.link.clone();
    let entered = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            link.emit(Msg::Write);
        }
    });
    let drinks = desk.props.view.options.drinks;
    let label = match drinks {
        true => lang.pick("Die neue Trinkregel", "The new drinking rule"),
        false => lang.pick("Die neue Regel", "The new rule"),
    };
    let example = match drinks {
        true => lang.pick("Wer …, trinkt …", "Whoever … drinks …"),
        false => lang.pick("Wer …, muss …", "Whoever … must …"),
    };
    let field = el("input", "paste")
        .set("type", "text")
        .set("id", "rule")
        .set("maxlength", LONGEST)
        .set("autocomplete", "off")
        .set("enterkeyhint", "done")
        .set("aria-label", label)
        .set("placeholder", example)
        .value(desk.state.text.clone())
        .input(typed)
        .key(entered);
    let empty = desk.state.text.trim().is_empty();
    let write = button("btn", desk.on(Msg::Write)).flag("aria-disabled", empty);
    let write = write.say(lang.pick("Regel gilt", "The rule stands"));
    el("div", "inv").add(field).add(write)
}

/// Takes the last act back.
fn undo(desk: &Desk<'_>) -> Option<El> {
    let seat = desk.props.retractable.filter(|_| desk.props.telling.is_none())?;
    let (lang, name) = (desk.props.lang, desk.props.guests.name(seat));
    let back = button("btn second tool back", desk.props.retract.clone()).keyed("back".to_owned());
    let label = tell!(lang, "Zurück: {name} entscheidet noch einmal", "Undo: {name} decides again");
    Some(back.put("aria-label", label).draw(icon(Icon::Undo, 22)))
}

/// What brings the scores and the drinks slip, and what takes the last act back.
pub(super) fn tools(desk: &Desk<'_>) -> El {
    let (view, lang) = (&desk.props.view, desk.props.lang);
    let board = (!view.rounds.is_empty()).then(|| bring(desk, Paper::Board).say(lang.pick("Stand", "Score")));
    let slip = view.options.drinks.then(|| {
        let glass = super::glass(::leiff::Glass::Alcohol, 22);
        bring(desk, Paper::Slip).draw(glass).say(lang.pick("Zettel", "Slip"))
    });
    el("div", "tools").maybe(board).maybe(slip).maybe(undo(desk))
}
