//! The buttons of the player who is to act. What lets something pass lies always last, at the same place.

use ::leiff::{Action, Effect, Phase, Pile};
use ::table::localized;
use game_ui::UndoButton;
use ui::dom::HtmlInputElement;
use ui::{HoldButton, drawing};
use yew::prelude::*;

use super::cards::glass;
use super::state::{ScoreSheet, Sure};
use super::table_context::{TableContext, Tap};

/// The longest drinking rule, in letters.
const LONGEST: &str = "80";

/// What the buttons depend on.
#[derive(Properties, PartialEq)]
pub(super) struct ActsProps {
    /// The table.
    pub(super) context: TableContext,
    /// Whether "Leiff!" is asked once more here.
    #[prop_or_default]
    pub(super) asks: bool,
}

/// The buttons beside the square. Each has a key, so that it stays the same element, whatever comes and goes around it.
#[component]
pub(super) fn Acts(props: &ActsProps) -> Html {
    let ActsProps { context, asks } = props;
    let buttons = if context.props.telling.is_some() {
        Vec::new()
    } else if *asks && context.state.sure == Some(Sure::Call) && context.may(Action::Call) {
        sure(context)
    } else {
        offered(context)
    };
    html! { <div class="acts">{ buttons }</div> }
}

/// Whatever can be done now.
fn offered(context: &TableContext) -> Vec<Html> {
    let (props, lang) = (&context.props, context.props.lang);
    let view = &props.view;
    let offer = |action: Action, class: &'static str, words: String| {
        context.may(action).then(|| {
            html! {
                <button key={action.to_string()} type="button" {class} onclick={context.act(action)}>{ words }</button>
            }
        })
    };
    let fixed = |de: &'static str, en: &'static str| lang.select(de, en).to_owned();
    let take = props
        .take
        .clone()
        .map(|take| html! { <HoldButton key="act" id="act" press={take}>{ taking(context) }</HoldButton> });
    let seats = props.players.seats();
    let [right, left] = [seats - 1, 1].map(|on| props.players.name(view.turn.after(on, seats)));
    let (using, works) = match view.phase {
        Phase::Effect(Effect::Beauty) => {
            ("btn paper", localized!(lang, "Mit {right} mittrinken", "Drink along with {right}"))
        }
        _ => ("btn", fixed("Wirken lassen", "Let it work")),
    };
    let decline = match view.phase {
        Phase::Peek { .. } => fixed("Nicht ansehen", "Do not look"),
        Phase::Effect(Effect::Glimpse { first: Some(_), .. }) => fixed("Nur diese ansehen", "Look at this one only"),
        _ => fixed("Verzichten", "Decline"),
    };
    // Whoever has looked cannot say that nobody has.
    let looked = props.looked && matches!(view.phase, Phase::Peek { .. });
    let buttons = [
        take,
        offer(Action::Use, using, works),
        offer(Action::SwapHands, "btn paper", localized!(lang, "Alle mit {left} tauschen", "Swap all with {left}")),
        context.may(Action::Invent).then(|| invent(context)),
        offer(Action::Pass, "btn", fixed("Aussetzen", "Pass")),
        offer(Action::PutBack, "btn second last", fixed("Zurücklegen", "Put it back")),
        offer(Action::Decline, "btn second last", decline).filter(|_| !looked),
    ];
    buttons.into_iter().flatten().collect()
}

/// What taking the device is called. Whoever is on turn has just acted; all others say who they are.
fn taking(context: &TableContext) -> String {
    let (props, lang) = (&context.props, context.props.lang);
    let words = match (&props.view.phase, props.seat) {
        (Phase::Peek { seat, .. } | Phase::Offer { seat, .. }, _) => return props.players.its_me(*seat, lang),
        (_, Some(seat)) if seat != props.view.turn => return props.players.its_me(seat, lang),
        (Phase::Drawn(Pile::Draw), _) => lang.select("Karte ansehen", "Look at the card"),
        (Phase::Look { at, .. }, _) if at.len() == 1 => lang.select("Karte ansehen", "Look at the card"),
        (Phase::Effect(_), _) => lang.select("Karten drehen", "Move the cards on"),
        _ => lang.select("Karten ansehen", "Look at the cards"),
    };
    words.to_owned()
}

/// "Leiff!" is asked once more. What lies where the first tap was takes it back.
pub(super) fn sure(context: &TableContext) -> Vec<Html> {
    let lang = context.props.lang;
    vec![
        html! {
            <p key="question" class="medium bold" role="status">
                { lang.select("Wirklich? Die Runde ist dann aus.", "Really? The round ends then.") }
            </p>
        },
        html! {
            <button key="sure" type="button" class="btn leiff" onclick={context.act(Action::Call)}>
                { lang.select("Ja, Leiff!", "Yes, Leiff!") }
            </button>
        },
        html! {
            <button key="call" type="button" class="btn second last" onclick={context.on(Tap::Sure(None))}>
                { lang.select("Doch nicht", "Not after all") }
            </button>
        },
    ]
}

/// The rule is written here.
fn invent(context: &TableContext) -> Html {
    let lang = context.props.lang;
    let oninput = {
        let taps = context.taps.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                taps.emit(Tap::Type(field.value()));
            }
        })
    };
    let onkeydown = {
        let taps = context.taps.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" {
                taps.emit(Tap::Write);
            }
        })
    };
    let (label, example) = match context.props.view.options.drinks {
        true => (
            lang.select("Die neue Trinkregel", "The new drinking rule"),
            lang.select("Wer …, trinkt …", "Whoever … drinks …"),
        ),
        false => (lang.select("Die neue Regel", "The new rule"), lang.select("Wer …, muss …", "Whoever … must …")),
    };
    let empty = context.state.text.trim().is_empty();
    html! {
        <div key="invent" class="invent-rule">
            <input type="text" class="paste" id="rule" maxlength={LONGEST} autocomplete="off" enterkeyhint="done"
                aria-label={label} placeholder={example} value={context.state.text.clone()} {oninput} {onkeydown} />
            <button type="button" class="btn" onclick={context.on(Tap::Write)} aria-disabled={empty.to_string()}>
                { lang.select("Regel gilt", "The rule stands") }
            </button>
        </div>
    }
}

/// What brings the scores and the drinks slip, and what takes the last act back.
#[component]
pub(super) fn Tools(context: &TableContext) -> Html {
    let (view, lang) = (&context.props.view, context.props.lang);
    let bring = |sheet: ScoreSheet, content: Html| {
        let on = context.state.sheet == Some(sheet);
        let onclick = context.on(Tap::ScoreSheet((!on).then_some(sheet)));
        html! {
            <button type="button" class="btn second tool" {onclick} aria-pressed={on.to_string()}>{ content }</button>
        }
    };
    let board =
        (!view.rounds.is_empty()).then(|| bring(ScoreSheet::Board, html! { { lang.select("Stand", "Score") } }));
    let slip = view.options.drinks.then(|| {
        let glass = drawing(glass(::leiff::Glass::Alcohol, 22));
        bring(ScoreSheet::Slip, html! { <>{ glass }{ lang.select("Zettel", "Slip") }</> })
    });
    html! { <div class="tools"><>{ board }</><>{ slip }</>{ undo(context) }</div> }
}

/// Takes the last act back.
fn undo(context: &TableContext) -> Option<Html> {
    let props = &context.props;
    let label = props.players.decides_again(props.undoable()?, props.lang);
    Some(html! { <UndoButton key="back" class="btn second tool back" {label} onclick={&props.on_retract} /> })
}
