//! The hint that lies on the screen of a game: a sentence, and an arrow to what it is about.
//!
//! One hint is shown at a time, and after it nothing until the next act. It covers nothing that can be pressed but, where there is no
//! room beside, what yields to it until it is put away; without room there, too, it waits.

mod geometry;

use std::rc::Rc;

use game_ui::art::{Icon, icon, mat};
use game_ui::{GameInfo, GameSession, Hint, Side};
use table::{Seat, localized};
use ui::dom::{self, EventListener, EventListenerOptions, Timeout};
use ui::{Players, drawing, on_tap};
use yew::prelude::*;

use super::screens::PlayScreen;
use super::stage::Stage;
use crate::context::use_app;
use crate::hints::ReadHints;
use geometry::{Place, Rect, arrow, place};

/// What nothing may lie upon: first all buttons, then those that can be pressed now, then without what yields.
const BUTTONS: [&str; 3] = [
    "main :is(button, input, a, .rail, .flat-edge, .strip, .holdbar):not(#hint *)",
    "main :is(button:not([aria-disabled=true]), input, a, .rail, .flat-edge, .strip, .holdbar):not(#hint *)",
    "main :is(button:not([aria-disabled=true]), input, a, .rail, .flat-edge, .strip, .holdbar):not(#hint *, [data-yields] *)",
];

/// What had better stay in sight, and what a pixel of it costs when it is covered, in pixels of distance: headings above all.
const WORDS: [(&str, f64); 2] = [
    ("main :is(h1, h2):not(#hint *)", 0.24),
    (
        "main :is(p, li, [role=listitem], [role=img], .ask, .display, .pile, .pile-place, .board, .kept):not(#hint *)",
        0.08,
    ),
];

/// What an arrow had better not cross out.
const LINES: &str = "main :is(h1, h2, p, li):not(#hint *)";

/// How wide a hint may be at most, in pixels: the first width for which there is room.
const WIDTHS: [i32; 3] = [336, 264, 208];

/// How long after a press the screen has changed, in milliseconds.
const SETTLED: u32 = 80;

/// When a hint belongs to the screen: so many lines of the record, and where the device is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Moment {
    lines: u16,
    seat: Option<Seat>,
    curtain: bool,
}

impl Moment {
    /// The moment of this stage after so many lines.
    pub(super) fn new(lines: u16, stage: &Stage) -> Moment {
        Moment { lines, seat: stage.seat(), curtain: matches!(stage, Stage::Curtain(..)) }
    }
}

impl PlayScreen<'_> {
    /// The hint of this moment, for whoever wants hints.
    pub(super) fn hints(&self, table: &dyn GameSession, over: bool) -> Html {
        let (state, game, lang) = (self.state, self.props.game, self.app.lang());
        let wanted = self.app.settings.of(game.id).hints == Some(true);
        let calm = !over && !state.telling && !state.reading;
        let hints = match &state.stage {
            _ if !wanted || !calm => Vec::new(),
            Stage::Table(_) => table.hints(None, lang),
            Stage::Hand { seat, .. } => table.hints(Some(*seat), lang),
            Stage::Curtain(..) | Stage::Blind(_) | Stage::Key { .. } => Vec::new(),
        };
        let hidden = self.props.sheet.is_some() || self.asks_placement || state.stage.selected().is_some();
        let sides = self.flat.as_ref().map(|places| places.iter().map(|place| place.side).collect::<Vec<_>>());
        html! {
            <HintLayer {game} {hints} moment={Moment::new(table.lines(), &state.stage)} {hidden} {sides}
                players={Rc::clone(&state.players)} />
        }
    }
}

/// What a [`HintLayer`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct HintLayerProps {
    /// The game.
    pub(super) game: &'static GameInfo,
    /// All hints that belong to this moment; none while nothing is to be shown.
    pub(super) hints: Vec<Hint>,
    /// The moment.
    pub(super) moment: Moment,
    /// Whether something lies on the screen that has to be answered first.
    pub(super) hidden: bool,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The edge of each seat, if the device lies in the middle.
    pub(super) sides: Option<Vec<Side>>,
}

/// A hint in its place.
#[derive(Clone, PartialEq)]
struct Placed {
    id: &'static str,
    place: Place,
}

/// The hint of this moment that its reader has not read, if what it points to is on the screen.
#[component]
pub(super) fn HintLayer(props: &HintLayerProps) -> Html {
    let HintLayerProps { game, hints, moment, hidden, players, sides } = props;
    let (moment, game) = (*moment, game.id);
    let lang = use_app().lang();
    let read = use_mut_ref(ReadHints::load);
    // The moment whose hint was put away.
    let done = use_state_eq(|| None);
    // The hint that is drawn, and where it lies once that is known.
    let drawn = use_state_eq(|| None::<&'static str>);
    let placed = use_state_eq(|| None::<Placed>);
    // What was shown last, to whom and when.
    let shown = use_mut_ref(|| None::<(Moment, &'static str, String)>);
    // The screen may have changed without an act.
    let redraw = use_force_update();
    use_effect_with(hints.is_empty(), move |none| {
        let listeners = if *none { Vec::new() } else { watch(&redraw) };
        move || drop(listeners)
    });

    let unread = |hint: &&Hint| !read.borrow().has(players.name(hint.seat), game, hint.id);
    let free = !hidden && *done != Some(moment);
    let open: Vec<&Hint> = hints.iter().filter(|_| free).filter(unread).collect();
    let hint = open.iter().find(|hint| Some(hint.id) == *drawn).copied();
    let side = hint.and_then(|hint| Some(sides.as_ref()?[hint.seat.index()])).unwrap_or(Side::South);
    let visible = placed.as_ref().filter(|placed| hint.is_some_and(|hint| hint.id == placed.id)).map(|one| one.place);
    {
        let candidates: Vec<(&'static str, Vec<String>)> =
            open.iter().map(|hint| (hint.id, hint.anchors.clone())).collect();
        // Whether a hint fits into a hand may depend on the private choice, so that must not decide what counts as read.
        let told = if moment.seat.is_some() { open.first().copied() } else { hint.filter(|_| visible.is_some()) };
        let reader = told.map(|hint| (hint.id, players.name(hint.seat).to_owned()));
        let (read, drawn, placed) = (Rc::clone(&read), drawn.clone(), placed.clone());
        // Only after drawing it is known where everything lies.
        use_effect(move || {
            // Whatever was shown before the last act has been read.
            let before = shown.borrow_mut().take_if(|(then, ..)| *then != moment);
            if let Some((_, id, name)) = before {
                let mut read = read.borrow_mut();
                read.add(&name, game, id);
                read.save();
            }
            if let Some((id, name)) = reader {
                *shown.borrow_mut() = Some((moment, id, name));
            }
            let there = candidates.into_iter().find_map(|(id, anchors)| {
                let anchor = anchors.iter().find_map(|anchor| dom::rect_of(anchor))?;
                Some((id, Rect::from(anchor)))
            });
            let drawn_before = *drawn;
            drawn.set(there.map(|(id, _)| id));
            let place = there
                .filter(|(id, _)| drawn_before == Some(*id))
                .and_then(|(id, anchor)| Some(Placed { id, place: lay(&anchor, side)? }));
            placed.set(place);
        });
    }

    let Some(hint) = hint else { return html! { <div class="hints" role="status" /> } };
    let name = players.name(hint.seat);
    let (onpointerdown, onclick) = {
        let (read, name, id) = (Rc::clone(&read), name.to_owned(), hint.id);
        on_tap(Callback::from(move |()| {
            let mut read = read.borrow_mut();
            read.add(&name, game, id);
            read.save();
            done.set(Some(moment));
        }))
    };
    let class = classes!("play-hint", side.class(), visible.is_some().then_some("shown"));
    html! {
        <div class="hints" role="status">
            if let Some(place) = visible {
                <svg class="hint-arrow" aria-hidden="true">
                    <path class="rim" d={arrow(place.from, place.to)} /><path d={arrow(place.from, place.to)} />
                </svg>
            }
            <div {class} id="hint">
                <button type="button" {onpointerdown} {onclick}>
                    <span class="visually-hidden">{ localized!(lang, "Hinweis für {name}: ", "Hint for {name}: ") }</span>
                    { drawing(mat(players.symbol(hint.seat), 26)) }
                    <span class="grow">{ &hint.words }</span>
                    { drawing(icon(Icon::Close, 18)) }
                </button>
            </div>
        </div>
    }
}

/// Lays the drawn hint down near an anchor, turned to this edge.
fn lay(anchor: &Rect, side: Side) -> Option<Place> {
    let screen = Rect::from(dom::rects("main").into_iter().next()?);
    let element = dom::element("hint")?;
    let turned = matches!(side, Side::West | Side::East);
    let rects = |which: &str| dom::rects(which).into_iter().map(Rect::from);
    let words: Vec<(Rect, f64)> =
        WORDS.iter().flat_map(|&(which, price)| rects(which).map(move |rect| (rect, price))).collect();
    let lines: Vec<Rect> = dom::content_rects(LINES).into_iter().map(Rect::from).collect();
    BUTTONS.iter().find_map(|which| {
        let buttons: Vec<Rect> = rects(which).collect();
        WIDTHS.iter().find_map(|&most| {
            dom::set_property(&element, "--most", most);
            let (width, height) = dom::size_of("hint")?;
            let size = if turned { (height, width) } else { (width, height) };
            let place = place(size, anchor, &buttons, &words, &lines, &screen)?.within(&screen);
            // It is turned around its middle.
            let (x, y) = place.rect.middle();
            dom::set_property(&element, "--x", (x - width / 2.0).round() as i32);
            dom::set_property(&element, "--y", (y - height / 2.0).round() as i32);
            Some(place)
        })
    })
}

/// Draws anew after what may have moved what is pointed to: a press, another size of the window, scrolling wherever that is.
fn watch(redraw: &UseForceUpdateHandle) -> Vec<EventListener> {
    let Some(window) = platform::window() else { return Vec::new() };
    let pending = Rc::new(std::cell::RefCell::new(None::<Timeout>));
    let listen = |event: &'static str| {
        let (redraw, pending) = (redraw.clone(), Rc::clone(&pending));
        // What scrolls inside the page tells only itself, and who listens before.
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&window, event, options, move |_| {
            let redraw = redraw.clone();
            *pending.borrow_mut() = Some(Timeout::new(SETTLED, move || redraw.force_update()));
        })
    };
    ["click", "pointerup", "resize", "scroll"].map(listen).into()
}
