//! The page as somebody at the table uses it.

use std::cell::{Cell, RefCell};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use fantoccini::Client;
use fantoccini::elements::{Element, ElementRef};
use fantoccini::error::CmdError;
use serde_json::{Value, json};
use xtask::serve::{Request, Server};

use crate::browser::Browser;

/// How the page is asked: put into every document once, as `window.questions`.
const QUESTIONS: &str = include_str!("page.js");

/// What `page.js` declares.
static NAMES: LazyLock<String> = LazyLock::new(|| {
    let names = QUESTIONS.lines().filter_map(|line| line.strip_prefix("const ")?.split(' ').next());
    names.collect::<Vec<_>>().join(", ")
});

/// How long something may take to appear. The machine may be busy; nobody waits so long if all is well.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// An open page.
pub struct Page {
    pub(crate) browser: Browser,
    pub(crate) server: Server,
    /// Whether the site was opened; the first question to the page does so.
    pub(crate) opened: Cell<bool>,
    /// Whether a finger lies on something.
    pub(crate) held: Cell<bool>,
    /// Whether the next button that can be held is held instead of tapped, and stays so.
    pub(crate) stays: Cell<bool>,
    /// How often the screen was touched.
    pub(crate) touched: Cell<u32>,
    /// Whether whole games are played by swipes.
    pub(crate) swipes: Cell<bool>,
    /// Whether taps are measured.
    pub(crate) measures: Cell<bool>,
    /// What the browser worked for each measured tap.
    pub(crate) counted: RefCell<Vec<[f64; 4]>>,
}

impl Page {
    pub(crate) fn new(browser: Browser, server: Server) -> Page {
        Page {
            browser,
            server,
            opened: Cell::new(false),
            held: Cell::new(false),
            stays: Cell::new(false),
            touched: Cell::new(0),
            swipes: Cell::new(false),
            measures: Cell::new(false),
            counted: RefCell::default(),
        }
    }

    /// Waits as long as the page takes no act after one, and a little more.
    pub async fn pause(&self) {
        // A document that makes way takes its pause with it.
        let _ = self.answer("pause()", Vec::new()).await;
    }

    /// Waits until the next tap is one of its own: not the second one of a double tap, nor one at the same time as another
    /// player's.
    pub async fn later(&self) {
        rest(380).await;
    }

    pub(crate) fn client(&self) -> &Client {
        &self.browser.client
    }

    /// Opens the site.
    pub async fn open(&self) {
        self.go("").await;
    }

    /// Opens an address below the site's.
    pub async fn go(&self, path: &str) {
        self.opened.set(true);
        let url = format!("{}{path}", self.server.url());
        if self.browser.engine.is_framed() {
            return self.load("location.replace(arguments[0])", vec![json!(url)]).await;
        }
        self.client().goto(&url).await.expect("the page loads");
    }

    /// Everything that the page asked its server for.
    #[must_use]
    pub fn requests(&self) -> Vec<Request> {
        self.server.requests()
    }

    /// Fills the storage with nothing but this, and leaves the site: a picture of the same origin has the same storage.
    pub async fn put(&self, values: &[(String, Value)]) {
        self.go("icon.svg").await;
        self.ask("(localStorage.clear(), sessionStorage.clear())", Vec::new()).await;
        for (key, value) in values {
            // A text is put down as it is, however damaged.
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            self.ask("localStorage.setItem(arguments[0], arguments[1])", vec![json!(key), json!(text)]).await;
        }
        self.opened.set(false);
    }

    // ---- seeing ----

    /// Evaluates an expression in the page; `arguments` and the questions of `page.js` are at hand.
    ///
    /// # Panics
    /// If it throws.
    pub async fn ask(&self, expression: &str, arguments: Vec<Value>) -> Value {
        self.answer(expression, arguments).await.unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    /// Evaluates an expression where there may be no page to answer.
    pub(crate) async fn answer(&self, expression: &str, arguments: Vec<Value>) -> Result<Value, CmdError> {
        if !self.opened.get() {
            Box::pin(self.open()).await;
        }
        let names = &*NAMES;
        let question = format!("const {{ {names} }} = window.questions;\nreturn (async () => ({expression}))();");
        let script = format!("if (!window.questions) return 'not yet';\n{question}");
        let answer = self.browser.execute(&script, arguments.clone()).await?;
        if answer != "not yet" {
            return Ok(answer);
        }
        let script = format!("window.questions = (() => {{\n{QUESTIONS}\nreturn {{ {names} }};\n}})();\n{question}");
        self.browser.execute(&script, arguments).await
    }

    /// Evaluates an expression that changes nothing. A document that makes way for another just then takes the question with it,
    /// and the next one is asked.
    pub(crate) async fn read(&self, expression: &str, arguments: Vec<Value>) -> Value {
        for _ in 0..PATIENCE.as_millis() / 40 {
            match self.answer(expression, arguments.clone()).await {
                // "… before the unload event", "Document was unloaded".
                Err(error) if error.to_string().contains("unload") => rest(40).await,
                answer => return answer.unwrap_or_else(|error| panic!("{expression}: {error}")),
            }
        }
        panic!("no document stays: {expression}");
    }

    /// The same where something must come of it: Firefox' driver may say `null` for a document that makes way.
    pub(crate) async fn told(&self, expression: &str, arguments: Vec<Value>) -> Value {
        for _ in 0..PATIENCE.as_millis() / 40 {
            match self.read(expression, arguments.clone()).await {
                Value::Null => rest(40).await,
                answer => return answer,
            }
        }
        panic!("no answer: {expression}");
    }

    /// Asks for a yes or no.
    pub async fn is(&self, expression: &str) -> bool {
        self.told(&format!("({expression}) ?? false"), Vec::new()).await == json!(true)
    }

    /// All that can be read on the topmost layer, in one line.
    pub async fn text(&self) -> String {
        let text = self.told("text()", Vec::new()).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until this can be read.
    ///
    /// # Panics
    /// If it never can.
    pub async fn sees(&self, words: &str) {
        let seen = format!("await soon(() => text().includes({}))", json!(words));
        let begun = Instant::now();
        while !self.is(&seen).await {
            assert!(begun.elapsed() < PATIENCE, "'{words}' is not to be seen, but:\n{}", self.text().await);
        }
    }

    /// Fails if this can be read now.
    ///
    /// # Panics
    /// If it can.
    pub async fn sees_no(&self, words: &str) {
        let text = self.text().await;
        assert!(!text.contains(words), "'{words}' is to be seen:\n{text}");
    }

    /// Waits until the page has this to say for itself.
    ///
    /// # Panics
    /// If it never does.
    pub async fn until(&self, expression: &str) {
        self.comes(expression).await;
    }

    /// Waits until something comes of this expression, and returns it.
    pub(crate) async fn comes(&self, expression: &str) -> Value {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            match self.told(&format!("(await soon(() => {expression})) || false"), Vec::new()).await {
                Value::Bool(false) => {}
                something => return something,
            }
        }
        panic!("never: {expression}\n{}\n{:?}", self.text().await, self.reported().await);
    }

    /// The names of all controls on the topmost layer.
    pub async fn controls(&self) -> Vec<String> {
        texts(&self.told("controls().map(name)", Vec::new()).await)
    }

    /// Whether there is a control that is called so.
    pub async fn offers(&self, name: &str) -> bool {
        self.told("!!control(arguments[0])", vec![json!(name)]).await == json!(true)
    }

    /// The control that is called so, or whose name begins so.
    ///
    /// # Panics
    /// If none appears.
    pub async fn control(&self, name: &str) -> Element {
        self.element("control(arguments[0])", vec![json!(name)]).await
    }

    /// The element that this expression finds, now or later.
    pub(crate) async fn element(&self, expression: &str, arguments: Vec<Value>) -> Element {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(element) = self.found(&format!("await soon(() => {expression})"), arguments.clone()).await {
                return element;
            }
        }
        let wanted = if arguments.is_empty() { expression.to_owned() } else { json!(arguments).to_string() };
        panic!("there is no {wanted}, only {:?} in:\n{}", self.controls().await, self.text().await);
    }

    /// The element that this expression finds now.
    pub(crate) async fn found(&self, expression: &str, arguments: Vec<Value>) -> Option<Element> {
        let found = self.read(expression, arguments).await;
        let id = found.as_object()?.values().next()?.as_str()?;
        Some(Element::from_element_id(self.client().clone(), ElementRef::from(id.to_owned())))
    }

    // ---- doing ----

    /// Taps what is called so.
    ///
    /// # Panics
    /// If it is not there, or something lies on it.
    pub async fn tap(&self, name: &str) {
        self.tap_at("control(arguments[0])", vec![json!(name)]).await;
    }

    /// Taps the element that this expression finds.
    pub(crate) async fn tap_at(&self, expression: &str, arguments: Vec<Value>) {
        let holdable = || format!("soon(() => {expression}).then((one) => !!one && canBeHeld(one))");
        if self.stays.get() && self.told(&holdable(), arguments.clone()).await == json!(true) {
            self.stays.set(false);
            return self.hold_at(expression, arguments).await;
        }
        // What moves, or is drawn anew meanwhile, is looked for and aimed at again.
        for attempt in 0.. {
            match self.touch_found(expression, &arguments).await {
                Ok(()) => return self.touched.set(self.touched.get() + 1),
                Err(_) if attempt < 50 => rest(100).await,
                Err(error) => panic!("{expression} {} cannot be tapped: {error}", json!(arguments)),
            }
        }
    }

    /// Taps what brings another document, and waits for that.
    ///
    /// # Panics
    /// If none comes.
    pub async fn tap_away(&self, name: &str) {
        self.ask("window.before = true", Vec::new()).await;
        for _ in 0..50 {
            let tapped = self.touch(self.control(name).await).await;
            // A document that goes at once takes the answer with it.
            if tapped.is_ok() || self.is("!window.before").await {
                break;
            }
            rest(100).await;
        }
        self.until("!window.before && document.readyState === 'complete'").await;
    }

    /// Puts the slider at this value, as a finger does.
    ///
    /// # Panics
    /// If there is none.
    pub async fn slide(&self, value: usize) {
        let slide = "(([slider]) => { slider.value = arguments[0]; slider.dispatchEvent(new InputEvent('input', { bubbles: true })); })(document.querySelectorAll('input[type=range]'))";
        self.ask(slide, vec![json!(value)]).await;
    }

    /// The device's own button.
    ///
    /// # Panics
    /// If the page is not told.
    pub async fn back(&self) {
        self.travel("back").await;
    }

    /// The way forward that a browser on a desk has.
    ///
    /// # Panics
    /// If the page is not told.
    pub async fn forward(&self) {
        self.travel("forward").await;
    }

    /// Goes along the history, and waits until the page has heard of it and drawn what belongs there.
    async fn travel(&self, way: &str) {
        let way = format!(
            "new Promise((done) => {{
                addEventListener('popstate', () => setTimeout(() => done(true)), {{ once: true }});
                history.{way}();
            }})"
        );
        self.ask(&way, Vec::new()).await;
    }

    /// Loads the page again.
    ///
    /// # Panics
    /// If the driver cannot.
    pub async fn reload(&self) {
        if self.browser.engine.is_framed() {
            return self.load("location.reload()", Vec::new()).await;
        }
        self.client().refresh().await.expect("the page loads again");
    }

    /// A command of Chromium's own protocol.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.browser.devtools(command, parameters).await
    }

    /// A picture of the screen as PNG.
    ///
    /// # Panics
    /// If the driver cannot.
    pub async fn photograph(&self) -> Vec<u8> {
        self.client().screenshot().await.expect("a picture")
    }
}

/// A moment in which nothing is done.
pub(crate) async fn rest(milliseconds: u64) {
    tokio::time::sleep(Duration::from_millis(milliseconds)).await;
}

/// A list of texts.
pub(crate) fn texts(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}
