//! Which screen is shown, and the way back from it.
//!
//! The screens lie on a stack that mirrors the browser's history entry by entry, so the device's own back button closes a
//! sheet, leaves a screen, and never loses a game. An entry tells the screen and the game's name on this device, no more.

use gloo::events::EventListener;
use web_sys::PopStateEvent;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::games::entry;
use crate::screens::{About, Home, Saved, SettingsScreen};
use crate::settings::Settings;
use crate::sheets::Sheet;
use crate::{browser, store};

/// A screen, or a sheet upon one.
#[derive(Clone, PartialEq, Debug)]
pub enum Screen {
    /// The tiles.
    Home,
    /// Who sits at the table of this game.
    Setup(AttrValue),
    /// The game with this name on this device.
    Play(AttrValue),
    /// Light, language, comfort.
    Settings,
    /// What this is.
    About,
    /// The games on this device.
    Saved,
    /// A sheet on the screen below.
    Sheet(Sheet),
}

impl Screen {
    fn name(&self) -> &'static str {
        match self {
            Screen::Home => "home",
            Screen::Setup(_) => "setup",
            Screen::Play(_) => "play",
            Screen::Settings => "settings",
            Screen::About => "about",
            Screen::Saved => "saved",
            Screen::Sheet(_) => "sheet",
        }
    }
}

/// A wish to be elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub enum Go {
    /// On top of what is there.
    To(Screen),
    /// In place of what is there.
    Instead(Screen),
    /// One back.
    Back,
    /// Back to the tiles.
    Home,
}

/// What every screen may ask of the house.
#[derive(Clone, PartialEq)]
pub struct House {
    /// The settings.
    pub settings: Settings,
    /// Changes them.
    pub set: Callback<Settings>,
    /// Goes elsewhere.
    pub go: Callback<Go>,
}

impl House {
    /// A house without an app around it, where a component stands alone.
    #[must_use]
    pub fn bare() -> House {
        House { settings: Settings::default(), set: Callback::noop(), go: Callback::noop() }
    }
}

/// The house, for any component below [`App`].
#[hook]
pub fn use_house() -> House {
    use_context::<House>().unwrap_or_else(House::bare)
}

/// What happens to the app.
#[derive(Debug)]
pub enum Msg {
    /// Somebody wants to go elsewhere.
    Go(Go),
    /// The history now stands at this depth.
    Popped(usize),
    /// New settings.
    Set(Settings),
}

/// The whole page.
pub struct App {
    stack: Vec<Screen>,
    settings: Settings,
    _popped: Option<EventListener>,
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<App>) -> App {
        let settings = Settings::load();
        settings.show();
        let link = ctx.link().clone();
        let popped = browser::window().map(|window| {
            EventListener::new(&window, "popstate", move |event| {
                let entry = event.dyn_ref::<PopStateEvent>().and_then(|event| event.state().as_string());
                link.send_message(Msg::Popped(depth(&entry.unwrap_or_default())));
            })
        });
        // After a reload in the middle of a game the table is where it was.
        let app = App { stack: resumed(&browser::history_entry()), settings, _popped: popped };
        app.mark(false);
        app
    }

    fn update(&mut self, _ctx: &Context<App>, msg: Msg) -> bool {
        match msg {
            Msg::Go(Go::To(screen)) => {
                self.stack.push(screen);
                self.mark(true);
            }
            Msg::Go(Go::Instead(screen)) => {
                self.stack.pop();
                self.stack.push(screen);
                self.mark(false);
            }
            Msg::Go(Go::Back) => browser::go_back(),
            Msg::Go(Go::Home) => {
                // The entries below stay behind; they lead home too.
                self.stack = vec![Screen::Home];
                self.mark(false);
            }
            Msg::Popped(depth) => self.stack.truncate((depth + 1).max(1)),
            Msg::Set(settings) => {
                settings.save();
                self.settings = settings;
            }
        }
        true
    }

    fn view(&self, ctx: &Context<App>) -> Html {
        let house = House {
            settings: self.settings.clone(),
            set: ctx.link().callback(Msg::Set),
            go: ctx.link().callback(Msg::Go),
        };
        let (base, sheet) = self.shown();
        let screen = match base {
            Screen::Setup(game) => match entry(game).and_then(|entry| entry.built) {
                Some(built) => (built.setup)(sheet),
                None => html! { <Home /> },
            },
            Screen::Play(id) => match entry(game_of(id)).and_then(|entry| entry.built) {
                Some(built) => (built.play)(id.clone(), sheet),
                None => html! { <Home /> },
            },
            Screen::Settings => html! { <SettingsScreen /> },
            Screen::About => html! { <About /> },
            Screen::Saved => html! { <Saved /> },
            Screen::Home | Screen::Sheet(_) => html! { <Home /> },
        };
        html! { <ContextProvider<House> context={house}>{ screen }</ContextProvider<House>> }
    }

    fn rendered(&mut self, _ctx: &Context<App>, _first: bool) {
        browser::tell_page("data-screen", self.shown().0.name());
    }
}

impl App {
    /// The screen, and the sheet upon it.
    fn shown(&self) -> (&Screen, Option<Sheet>) {
        match self.stack.as_slice() {
            [.., base, Screen::Sheet(sheet)] => (base, Some(*sheet)),
            [.., base] => (base, None),
            [] => (&Screen::Home, None),
        }
    }

    /// Writes the top of the stack on the history.
    fn mark(&self, new: bool) {
        let Some(top) = self.stack.last() else { return };
        let detail = match top {
            Screen::Play(id) => id.as_str(),
            _ => "",
        };
        browser::set_history(&format!("{} {} {detail}", self.stack.len() - 1, top.name()), new);
        if !matches!(top, Screen::Sheet(_)) {
            browser::scroll_up();
        }
    }
}

fn depth(entry: &str) -> usize {
    entry.split(' ').next().and_then(|depth| depth.parse().ok()).unwrap_or(0)
}

/// The slug of the game that is called so on this device.
fn game_of(id: &str) -> &str {
    id.split('-').next().unwrap_or_default()
}

/// The stack that a history entry remembers.
fn resumed(history: &str) -> Vec<Screen> {
    let mut words = history.split(' ').skip(1);
    match (words.next(), words.next()) {
        (Some("play"), Some(id)) if store::game(id).is_some() => {
            vec![Screen::Home, Screen::Play(AttrValue::from(id.to_owned()))]
        }
        _ => vec![Screen::Home],
    }
}
