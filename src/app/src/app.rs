//! Which screen is shown, and the way back from it.
//!
//! The screens lie on a stack that mirrors the browser's history entry by entry, so the device's own back button closes a
//! sheet, leaves a screen, and never loses a game. An entry tells the screen and the game's name on this device, no more.

mod history;

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use platform::sharing;
use ui::dom;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent, PopStateEvent};
use yew::prelude::*;

use crate::context::AppContext;
use crate::games::{Entry, entry, game_of};
use crate::navigation::{Navigation, Navigator, Screen, Sheet};
use crate::screens::{self, Home, Opening, Setup, Shown};
use crate::settings::{Settings, SettingsChange};
use crate::store::{self, Saves};
use crate::summaries;
use history::{depth, resumed};

/// What happens to the app.
#[derive(Debug)]
pub enum Msg {
    /// Somebody wants to go elsewhere.
    Navigate(Navigation),
    /// The history now stands at this entry.
    Popped(String),
    /// A setting changes.
    Set(SettingsChange),
    /// The Escape key.
    Escape,
    /// A link was opened on the page that was there already.
    Linked,
    /// Another tab has written or deleted something.
    Stored,
    /// A game has been loaded, or something has been stored that the screen shows.
    Refresh,
}

/// The whole page.
pub struct App {
    stack: Vec<Screen>,
    app: AppContext,
    /// The games on this device, as they were when the screen came or something was stored since.
    games: Saves,
    /// How many links were opened on this page: the same one twice is two.
    links: usize,
    /// Whether a sheet was just laid down: then a screen reader begins at its heading.
    opened: bool,
    /// What had the focus before, and gets it back when the sheet is gone.
    opener: Option<HtmlElement>,
    _listeners: Vec<EventListener>,
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<App>) -> App {
        let settings = Settings::load();
        settings.show();
        let link = ctx.link();
        let navigator = Navigator::new(link.callback(Msg::Navigate));
        let _listeners = listeners(ctx, &navigator);
        let app = AppContext {
            settings: settings.into(),
            set: link.callback(Msg::Set),
            refresh: link.callback(|()| Msg::Refresh),
            navigator,
        };
        let games = store::games();
        summaries::fill(&games, app.refresh.clone());
        // After a reload in the middle of a game the table is where it was.
        let link = sharing::take_link();
        let stack = if link.is_some() { vec![Screen::Home] } else { resumed(&platform::history_entry()) };
        let mut app = App { stack, app, games, links: 0, opened: false, opener: None, _listeners };
        app.mark(false);
        if let Some(link) = link {
            app.stack.push(linked(link));
            // The way back leads home, not away.
            app.mark(true);
        }
        app
    }

    fn update(&mut self, _ctx: &Context<App>, msg: Msg) -> bool {
        match msg {
            Msg::Navigate(to) => {
                let draws = self.go(to);
                self.follow_storage();
                return draws;
            }
            Msg::Popped(entry) => {
                if depth(&entry) >= self.stack.len() && entry.contains(" sheet ") {
                    // Forward onto a sheet that was closed: nothing is there, so the history goes back too.
                    platform::go_back();
                } else {
                    self.stack.truncate(depth(&entry) + 1);
                    if self.entry() != entry {
                        // After "To the start" all leads home; else the entry knows what belongs here.
                        if self.stack.len() > 1 {
                            self.stack = resumed(&entry);
                        }
                        self.mark(false);
                    }
                }
                self.follow_storage();
                summaries::fill(&self.games, self.app.refresh.clone());
            }
            Msg::Set(change) => Rc::make_mut(&mut self.app.settings).change(change),
            Msg::Linked => {
                if let Some(link) = sharing::take_link() {
                    self.links += 1;
                    self.stack = vec![Screen::Home, linked(link)];
                    self.mark(false);
                }
            }
            Msg::Escape => {
                if self.shown().1.is_some() {
                    self.app.go(Navigation::Back);
                }
                return false;
            }
            Msg::Stored => {
                self.follow_storage();
                summaries::fill(&self.games, self.app.refresh.clone());
            }
            Msg::Refresh => self.follow_storage(),
        }
        true
    }

    fn view(&self, _ctx: &Context<App>) -> Html {
        let app = &self.app;
        let (base, sheet) = self.shown();
        let entry = entry_of(base);
        let game = entry.and_then(Entry::loaded);
        let other = || match screens::loaded() {
            Some(draw) if game.is_some() || entry.is_none() => {
                draw(&Shown { screen: base, sheet, game, games: &self.games, links: self.links })
            }
            _ => {
                let key = entry.map_or("", |game| game.id);
                html! { <Opening {key} game={entry} title={base.title(app.lang())} /> }
            }
        };
        let screen = match (base, entry, game) {
            (Screen::Home, ..) => html! { <Home games={&self.games} /> },
            (Screen::Setup(_), Some(entry), None) => {
                html! { <Opening key={entry.id} game={entry} with_screens=false /> }
            }
            // The setup stays mounted below the lesson of its game, so that the table is still as it was set up.
            (Screen::Setup(_) | Screen::Lesson(_), _, Some(game)) if self.sets_up(game.id) => {
                let lesson = matches!(base, Screen::Lesson(_)).then(other);
                html! { <Setup key={game.id} {game} {sheet} {lesson} /> }
            }
            _ => other(),
        };
        html! { <ContextProvider<AppContext> context={app.clone()}>{ screen }</ContextProvider<AppContext>> }
    }

    fn rendered(&mut self, _ctx: &Context<App>, first: bool) {
        self.app.navigator.arrive();
        if first {
            screens::load_soon();
        }
        let (base, sheet) = self.shown();
        platform::tell_page("data-screen", base.name());
        let game = entry_of(base).map(|game| game.name);
        let title = [base.title(self.app.lang()), game, Some("Stammtisch")];
        platform::set_title(&title.into_iter().flatten().collect::<Vec<_>>().join(" · "));
        // A game freezes its table for more than a sheet.
        if !matches!(base, Screen::Play(_)) {
            dom::freeze(sheet.is_some().then_some(&dom::BESIDE_A_SHEET));
        }
        if std::mem::take(&mut self.opened) {
            dom::focus("sheet");
        } else if let Some(opener) =
            self.opener.take_if(|_| self.stack.last().is_some_and(|top| !matches!(top, Screen::Sheet(_))))
        {
            let _ = opener.focus();
        }
    }
}

/// The game that a screen is about.
fn entry_of(screen: &Screen) -> Option<&'static Entry> {
    match screen {
        Screen::Setup(game) | Screen::Lesson(game) => entry(game),
        Screen::Play(id) | Screen::Replay(id) => game_of(id),
        Screen::Link(text) => screens::game_in(text),
        _ => None,
    }
}

/// The screen of what stood behind the `#` of the address. What belongs to hands on phones is kept by its screen only.
fn linked(link: String) -> Screen {
    if screens::is_sealed(&link) {
        return Screen::OwnHand(link.into());
    }
    screens::keep(&link);
    Screen::Link(link.into())
}

/// The device's back button, the Escape key, the arrow keys, a link that is opened, and other tabs.
fn listeners(ctx: &Context<App>, navigator: &Navigator) -> Vec<EventListener> {
    let Some(window) = platform::window() else { return Vec::new() };
    let [popped, escaped, linked, stored] = [(); 4].map(|()| ctx.link().clone());
    let [popping, linking] = [(); 2].map(|()| navigator.clone());
    let others = [
        EventListener::new(&window, "storage", move |_| stored.send_message(Msg::Stored)),
        EventListener::new(&window, "hashchange", move |_| {
            linking.depart();
            linked.send_message(Msg::Linked);
        }),
        EventListener::new(&window, "popstate", move |event| {
            let entry = event.dyn_ref::<PopStateEvent>().and_then(|event| event.state().as_string());
            popping.depart();
            popped.send_message(Msg::Popped(entry.unwrap_or_default()));
        }),
        EventListener::new_with_options(
            &window,
            "keydown",
            EventListenerOptions::enable_prevent_default(),
            move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                if event.key() == "Escape" {
                    escaped.send_message(Msg::Escape);
                }
                dom::walk_choices(event);
            },
        ),
    ];
    others.into_iter().chain(navigator.listen(&window)).collect()
}

impl App {
    /// Goes elsewhere; whether there is something to draw at once.
    fn go(&mut self, to: Navigation) -> bool {
        match to {
            Navigation::To(screen) => {
                self.opened = matches!(screen, Screen::Sheet(_));
                self.opener = dom::focused();
                self.stack.push(screen);
                self.mark(true);
            }
            Navigation::Instead(screen) => {
                let before = self.stack.pop();
                // Another tab of the same sheet leaves the focus where it is.
                self.opened = matches!((&before, &screen), (Some(Screen::Sheet(one)), Screen::Sheet(other)) if !one.is_same(*other));
                self.stack.push(screen);
                self.mark(false);
            }
            Navigation::InsteadWith(screen, sheet) => {
                self.go(Navigation::Instead(screen));
                self.go(Navigation::To(Screen::Sheet(sheet)));
            }
            Navigation::Back => {
                // The history answers when it is there.
                platform::go_back();
                return false;
            }
            Navigation::Home => {
                // The entries below stay behind; they lead home too.
                self.stack = vec![Screen::Home];
                self.mark(false);
            }
        }
        true
    }

    /// Takes over what is stored by now, by this screen or another tab. Whoever plays goes on as before until the game is left.
    fn follow_storage(&mut self) {
        if !matches!(self.shown().0, Screen::Play(_) | Screen::Lesson(_) | Screen::Replay(_)) {
            self.app.settings = Settings::load().into();
            self.app.settings.show();
            self.games = store::games();
        }
    }

    /// The screen, and the sheet upon it.
    fn shown(&self) -> (&Screen, Option<Sheet>) {
        match self.stack.as_slice() {
            [.., base, Screen::Sheet(sheet)] => (base, Some(*sheet)),
            [.., base] => (base, None),
            [] => (&Screen::Home, None),
        }
    }

    /// Whether the setup of this game is shown, or lies below what is shown.
    fn sets_up(&self, game: &str) -> bool {
        self.stack.iter().any(|screen| matches!(screen, Screen::Setup(other) if *other == game))
    }

    /// The top of the stack as the history remembers it.
    fn entry(&self) -> String {
        let detail = match self.shown().0 {
            Screen::Play(id) | Screen::Lesson(id) => id.as_str(),
            // A record would tell all cards.
            Screen::Replay(id) if !id.contains('.') => id.as_str(),
            _ => "",
        };
        let top = self.stack.last().unwrap_or(&Screen::Home);
        format!("{} {} {detail}", self.stack.len().saturating_sub(1), top.name())
    }

    /// Writes the top of the stack on the history.
    fn mark(&self, new: bool) {
        platform::set_history(&self.entry(), new);
        if !matches!(self.stack.last(), Some(Screen::Sheet(_))) {
            dom::scroll_up();
        }
    }
}
