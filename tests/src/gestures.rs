//! Gestures besides a tap: holding, tapping with a second finger meanwhile, and hiding the page.
//!
//! Chromium gets touches by its own protocol, because its driver drops the first touch when a second one begins. After a real second
//! touch, the next document in this browser gets no touch events. `WebKit`'s driver has no touches: there the mouse holds. So in both
//! the second finger is a pair of events dispatched to the page; a real one is a function of its own.

use std::time::Duration;

use fantoccini::actions::{Actions, InputSource, MOUSE_BUTTON_LEFT, PointerAction, TouchActions};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use serde_json::{Value, json};

use crate::page::rest;
use crate::{Engine, Page};

const DOWN: PointerAction = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
const UP: PointerAction = PointerAction::Up { button: MOUSE_BUTTON_LEFT };
const STILL: PointerAction = PointerAction::Pause { duration: Duration::ZERO };

/// Of a second finger's tap browsers make no click. Chromium counts its touches; none of its fingers gets this number.
const SECOND_TAP: &str =
    "finger(arguments[0], ['pointerdown', 'pointerup'], performance.now(), { pointerId: 1e6, isPrimary: false })";

/// A short tap with a finger that reaches the element, and whether it does.
const SHORT_TAP: &str = "reached(arguments[0]).then((at) => {
    if (at === true) finger(arguments[0], ['pointerdown', 'pointerup', 'click'], performance.now());
    return at === true;
})";

/// Two taps. The second one comes as soon as the page has drawn what the first one brings, or has nothing to draw: no guard against
/// it may have ended by then, neither a timer nor a motion, however slow the machine is. Or else a busy page gets to both before it
/// draws. The events tell a distance that a finger can have.
const TWO_TAPS: &str = "(({ x, y, width, height }) => new Promise((done) => {
    const start = performance.now();
    const tap = (time) => {
        const hit = document.elementFromPoint(x + width * arguments[1], y + height / 2);
        if (hit) finger(hit, ['pointerdown', 'pointerup', 'click'], time);
    };
    const again = () => (tap(start + 40), done(true));
    const drawn = new Promise((seen) => {
        new MutationObserver(seen).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(seen, 100);
    });
    tap(start);
    if (arguments[2]) again();
    else drawn.then(() => setTimeout(again));
}))(arguments[0].getBoundingClientRect())";

/// A tap, and a second press that begins within its pause and ends long after it. The timers end in the order of their times.
const LINGERING: &str = "(({ x, y, width, height }) => new Promise((done) => {
    const touch = (kinds) => {
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        if (hit) finger(hit, kinds, performance.now());
    };
    touch(['pointerdown', 'pointerup', 'click']);
    setTimeout(() => {
        touch(['pointerdown']);
        setTimeout(() => (touch(['pointerup', 'click']), done(true)), 600);
    }, 60);
}))(arguments[0].getBoundingClientRect())";

impl Page {
    /// Puts a finger on what is called so, and leaves it there.
    ///
    /// # Panics
    /// If it is not there, or something is held already.
    pub async fn hold(&self, name: &str) {
        self.hold_at("control(arguments[0])", vec![json!(name)]).await;
    }

    /// The same with the element that this expression finds.
    pub(crate) async fn hold_at(&self, expression: &str, arguments: Vec<Value>) {
        assert!(!self.held.replace(true), "something is held already");
        let mut element = self.element(expression, arguments.clone()).await;
        // What moves is waited for, and what is drawn anew meanwhile is looked for again.
        while self.answer("reached(arguments[0])", vec![json!(element)]).await.is_err() {
            rest(40).await;
            element = self.element(expression, arguments.clone()).await;
        }
        self.touched.set(self.touched.get() + 1);
        if self.browser.engine == Engine::Chromium {
            let point = self.point(1, &element).await;
            self.mark(Value::Null, json!(element)).await;
            self.touches("touchStart", vec![point]).await;
            return self.painted().await;
        }
        self.perform(first().then(to(element)).then(DOWN)).await.expect("it can be pressed");
    }

    /// Lifts the finger, wherever it lies.
    ///
    /// # Panics
    /// If nothing is held.
    pub async fn release(&self) {
        assert!(self.held.replace(false), "nothing is held");
        if self.browser.engine == Engine::Chromium {
            self.mark(json!("let go"), Value::Null).await;
            self.touches("touchEnd", Vec::new()).await;
            return self.painted().await;
        }
        self.perform(first().then(UP)).await.expect("it can be let go");
    }

    /// Lets the finger slide off before it is lifted. Some browsers make a click of a short hold, and with fast timers the page's pause would
    /// be over by then.
    pub(crate) async fn slide_off(&self) {
        if self.browser.engine == Engine::Chromium {
            self.touches("touchMove", vec![json!({ "id": 1, "x": 4, "y": 4 })]).await;
        } else {
            let away = PointerAction::MoveTo { duration: None, x: 4.0, y: 4.0 };
            self.perform(first().then(away)).await.expect("it can be moved");
        }
        self.release().await;
    }

    /// Lets go, if something is held.
    pub async fn let_go(&self) {
        if self.held.get() {
            self.release().await;
        }
    }

    /// Taps what this expression finds, now or soon, as [`touch`](Page::touch) does.
    pub(crate) async fn touch_found(&self, expression: &str, arguments: &[Value]) -> Result<(), CmdError> {
        if let Some(place) = self.place_of(expression, arguments).await {
            return self.click_at(&place).await;
        }
        self.touch(self.element(expression, arguments.to_vec()).await).await
    }

    /// Where a click touches what this expression finds, now or soon; on Chromium alone, whose own driver asks eight times before it
    /// clicks. Nothing where something lies upon it, or where a click is not enough.
    async fn place_of(&self, expression: &str, arguments: &[Value]) -> Option<Value> {
        if self.browser.engine != Engine::Chromium || self.held.get() || self.measures.get() {
            return None;
        }
        let question = format!("middle(await soon(() => {expression}))");
        self.answer(&question, arguments.to_vec()).await.ok().filter(Value::is_object)
    }

    /// Taps an element; while something is held, with a second finger.
    pub(crate) async fn touch(&self, element: Element) -> Result<(), CmdError> {
        if self.measures.get() {
            return self.touch_measured(element).await;
        }
        if !self.held.get() {
            if let Some(place) = self.place_of("arguments[0]", &[json!(element)]).await {
                return self.click_at(&place).await;
            }
            if self.click(&element).await.is_err() {
                // The driver scrolls no further than into sight; there something may lie upon it that stays.
                self.answer("reached(arguments[0])", vec![json!(element)]).await?;
                self.click(&element).await?;
            }
            return Ok(());
        }
        // Else than a click, a finger does not look whether something lies on what it is sent to.
        let reached = self.answer("reached(arguments[0])", vec![json!(element)]).await?;
        if reached != true {
            return Err(CmdError::InvalidArgument(
                "finger".to_owned(),
                format!("it cannot get at it, but at {reached}"),
            ));
        }
        match self.browser.engine {
            Engine::Firefox => {
                let second = TouchActions::new("second finger".to_owned()).then(to(element)).then(DOWN).then(UP);
                self.perform(Actions::from(first().then(STILL).then(STILL).then(STILL)).and(second)).await
            }
            Engine::Chromium | Engine::WebKit => self.answer(SECOND_TAP, vec![json!(element)]).await.map(|_| ()),
        }
    }

    /// Lets the driver click. On a busy machine the driver of `WebKit` may report a click that the page never gets, or let it last so
    /// long that it is a hold: what can be held is tapped by events.
    async fn click(&self, element: &Element) -> Result<(), CmdError> {
        match self.browser.engine {
            // Had it been in reach, `place_of` would have said where.
            Engine::Chromium => {
                return Err(CmdError::InvalidArgument("tap".to_owned(), "something lies on it".to_owned()));
            }
            Engine::Firefox => return element.clone().click().await,
            Engine::WebKit => {}
        }
        if self.answer("canBeHeld(arguments[0])", vec![json!(element)]).await? == true {
            return match self.answer(SHORT_TAP, vec![json!(element)]).await? {
                Value::Bool(true) => Ok(()),
                _ => Err(CmdError::InvalidArgument("tap".to_owned(), "something lies on it".to_owned())),
            };
        }
        self.answer("expectPress()", Vec::new()).await?;
        element.clone().click().await?;
        // A document that has made way for another was pressed.
        match self.answer("pressed()", Vec::new()).await {
            Ok(Value::Bool(false)) => {
                Err(CmdError::InvalidArgument("click".to_owned(), "the page got none".to_owned()))
            }
            _ => Ok(()),
        }
    }

    /// Taps an element with a real finger, the second one while something is held: only such taps are timed by the browser.
    async fn touch_measured(&self, element: Element) -> Result<(), CmdError> {
        let reached = self.answer("reached(arguments[0])", vec![json!(element)]).await?;
        if reached != true {
            let words = format!("it cannot get at it, but at {reached}");
            return Err(CmdError::InvalidArgument("finger".to_owned(), words));
        }
        let finger = if self.held.get() { 2 } else { 1 };
        let point = vec![self.point(finger, &element).await];
        self.mark(Value::Null, json!(element)).await;
        self.touches("touchStart", point.clone()).await;
        self.touches("touchEnd", if finger == 2 { point } else { Vec::new() }).await;
        self.painted().await;
        Ok(())
    }

    /// Taps with a second finger that is as real as the browser can have it. Chromium must not load another page afterwards.
    ///
    /// # Panics
    /// If nothing is held, or what is called so is not there.
    pub async fn tap_with_second_finger(&self, name: &str) {
        assert!(self.held.get(), "the first finger holds nothing");
        let element = self.control(name).await;
        if self.browser.engine != Engine::Chromium {
            return self.touch(element).await.expect("it can be tapped");
        }
        let point = vec![self.point(2, &element).await];
        self.touches("touchStart", point.clone()).await;
        self.touches("touchEnd", point).await;
    }

    /// Taps the middle of what is called so twice, as fast as a finger can: the second tap hits what lies there by then.
    ///
    /// # Panics
    /// If it is not there, or something lies on it.
    pub async fn tap_twice(&self, name: &str) {
        self.two_taps(name, 0.5, false).await;
    }

    /// The same at this share of its width.
    ///
    /// # Panics
    /// If it is not there, or something lies on it.
    pub async fn tap_twice_at(&self, name: &str, share: f64) {
        self.two_taps(name, share, false).await;
    }

    /// The same on a page that is busy: it gets to both taps before it has drawn anything.
    ///
    /// # Panics
    /// If it is not there, or something lies on it.
    pub async fn tap_twice_while_busy(&self, name: &str) {
        self.two_taps(name, 0.5, true).await;
    }

    /// Presses all of these on a page that is busy: it gets to the last press before it has drawn what the first one brings.
    ///
    /// # Panics
    /// If one of them is not there.
    pub async fn press_while_busy(&self, names: &[&str]) {
        self.ask("arguments[0].map((called) => control(called)).forEach((one) => one.click())", vec![json!(names)])
            .await;
    }

    /// Taps what is called so twice, slowly: the second finger comes down while the first tap is still told, and stays for a while.
    ///
    /// # Panics
    /// If it is not there, or something lies on it.
    pub async fn tap_and_linger(&self, name: &str) {
        let element = self.control(name).await;
        assert_eq!(self.ask("reached(arguments[0])", vec![json!(element)]).await, json!(true), "{name}");
        self.ask(LINGERING, vec![json!(element)]).await;
    }

    async fn two_taps(&self, name: &str, share: f64, busy: bool) {
        let element = self.control(name).await;
        assert_eq!(self.ask("reached(arguments[0])", vec![json!(element)]).await, json!(true), "{name}");
        self.ask(TWO_TAPS, vec![json!(element), json!(share), json!(busy)]).await;
    }

    async fn perform(&self, actions: impl Into<Actions>) -> Result<(), CmdError> {
        self.client().perform_actions(actions).await
    }

    /// Where a finger with this number touches the middle of an element.
    pub(crate) async fn point(&self, finger: u32, element: &Element) -> Value {
        let middle = "[arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' }), arguments[0].getBoundingClientRect()]
            .map((box) => box && ({ id: arguments[1], x: box.x + box.width / 2, y: box.y + box.height / 2 }))[1]";
        self.ask(middle, vec![json!(element), json!(finger)]).await
    }

    /// A click at this place, by Chromium's protocol; the page has drawn what comes of it at once when this returns.
    ///
    /// # Errors
    /// If what lay there has moved away just before.
    async fn click_at(&self, place: &Value) -> Result<(), CmdError> {
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": place["x"], "y": place["y"], "button": "left", "clickCount": 1 });
            self.browser.input("Input.dispatchMouseEvent", event).await;
        }
        // A document that makes way at once has nothing more to say.
        match self.answer("drawn().then(() => window.missed)", Vec::new()).await {
            Ok(Value::Bool(true)) => Err(CmdError::InvalidArgument("tap".to_owned(), "it has moved away".to_owned())),
            _ => Ok(()),
        }
    }

    pub(crate) async fn touches(&self, kind: &str, points: Vec<Value>) {
        self.browser.input("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
    }

    /// Hides the page, as another app or the home button does: the browser itself tells the page that it is hidden.
    ///
    /// On all three engines that is a minimized window. A new tab would do on two; in `WebKit`'s browser a tab that its driver opens
    /// lies behind the first one, which stays visible.
    ///
    /// # Panics
    /// If the page is still visible.
    pub async fn hide_tab(&self) {
        self.client().minimize_window().await.expect("the window can be put away");
        self.until("document.hidden").await;
    }

    /// Shows the page again.
    ///
    /// # Panics
    /// If the page stays hidden.
    pub async fn show_tab(&self) {
        self.browser.show().await;
        self.until("!document.hidden").await;
    }
}

fn first() -> TouchActions {
    TouchActions::new("first finger".to_owned())
}

/// To an element's middle.
fn to(element: Element) -> PointerAction {
    PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 }
}
