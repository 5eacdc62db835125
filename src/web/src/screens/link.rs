//! A link that was opened: go on here, look at it once more, play by its house rules, or the sentence that says where it is
//! torn.

use table::{GameLink, Lang, Link as Text, LinkError, Problem};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::{Go, House, Screen, is_here};
use crate::art::{Icon, emblem, icon, torn_ticket};
use crate::games::{Entry, entry};
use crate::play::{Running, begin};
use crate::profile::Profile;
use crate::sheets::house_rules;
use crate::store::{self, State};
use crate::ui::old::{Context, El, Live, button, el};

/// Where the link waits until somebody has answered, and while its game is watched: a reload loses nothing.
const KEY: &str = "stammtisch.link";

/// Keeps what stood behind the `#` of the address.
pub(crate) fn keep(link: &str) {
    store::write(KEY, &link.to_owned());
}

/// The link that waits to be opened, or nothing.
pub(crate) fn kept() -> String {
    store::read(KEY).unwrap_or_default()
}

/// Keeps the text of a file too, if that is a link: shared games also travel as files.
pub(super) fn opens(text: &str) -> bool {
    let ours = of_ours(text).is_ok();
    if ours {
        keep(text);
    }
    ours
}

/// Whether a link waits for an answer.
pub(crate) fn waits() -> bool {
    store::read_text(KEY).is_some()
}

/// The record of the game in the link that was opened last, if it is only watched.
pub(crate) fn watched() -> Option<String> {
    match of_ours(&store::read::<String>(KEY)?) {
        Ok(Text::Game(link)) => Some(link.text().to_owned()),
        _ => None,
    }
}

/// The game that the link waiting to be opened is about, if it is about one.
pub(crate) fn kept_game() -> Option<&'static Entry> {
    entry(of_ours(&kept()).ok()?.game())
}

/// Reads a link as far as that needs no game.
fn of_ours(text: &str) -> Result<Text, LinkError> {
    Text::read(text, |game| entry(game).is_some())
}

/// What happens on the screen.
#[derive(Clone)]
pub(crate) enum Msg {
    /// Goes on with the game, on this device.
    Resume,
    /// Looks at it step by step.
    Replay,
    /// Sets up a game by these house rules.
    Setup,
    /// Something is typed into the field.
    Typed(String),
    /// The field is shown, or what stands in it is read.
    Again,
    /// Back to the tiles.
    Leave,
}

/// What a link holds.
enum Found {
    /// A game that can be replayed.
    Game(&'static Profile, GameLink, Box<dyn Running>),
    /// House rules: the number of the choice for each topic.
    Rules(&'static Profile, Vec<u8>),
}

/// A link that was opened.
pub(crate) struct Link {
    text: String,
    found: Result<Found, LinkError>,
    /// What is typed as another one, once somebody wants to.
    typed: Option<String>,
}

/// Reads a link to its end; its game has been loaded.
fn read(text: &str) -> Result<Found, LinkError> {
    let link = of_ours(text)?;
    let unknown = LinkError { place: 1, found: link.game().to_owned(), before: 0, problem: Problem::UnknownGame };
    let game = entry(link.game()).and_then(Entry::loaded).ok_or(unknown)?;
    match link {
        Text::Game(link) => {
            let table = (game.open)(link.text())?;
            Ok(Found::Game(game, link, table))
        }
        Text::Rules(link) => Ok(Found::Rules(game, link.choices(game.head(), &(game.topics)())?)),
    }
}

impl Live for Link {
    type Message = Msg;
    type Properties = House;

    fn create(_ctx: &Context<Link>) -> Link {
        let text = kept();
        Link { found: read(&text), text, typed: None }
    }

    fn update(&mut self, ctx: &Context<Link>, msg: Msg) -> bool {
        if !is_here() {
            return false;
        }
        let go = |to| {
            store::remove(KEY);
            ctx.props().go(to);
        };
        match (msg, &self.found) {
            (Msg::Typed(text), _) => self.typed = Some(text),
            (Msg::Again, _) => {
                if let Some(typed) = self.typed.take_if(|typed| !typed.trim().is_empty()) {
                    keep(&typed);
                    // Another link is another screen, and its game may have to be loaded.
                    ctx.props().go(Go::Instead(Screen::Link));
                } else {
                    self.typed = Some(String::new());
                }
            }
            (Msg::Resume, Ok(Found::Game(game, _, table))) => {
                let state = if table.outcome().is_some() { State::Over } else { State::Running };
                let id = begin(game.id, table.as_ref(), Vec::new(), state);
                go(Go::Instead(Screen::Play(id.into())));
            }
            // The link stays, for a reload of what is watched: the history must not tell it.
            (Msg::Replay, Ok(Found::Game(_, link, _))) => {
                let replay = Screen::Replay(link.text().to_owned().into());
                ctx.props().go(Go::Instead(replay));
            }
            (Msg::Setup, Ok(Found::Rules(game, choices))) => {
                super::setup::propose(game.id, choices);
                go(Go::Instead(Screen::Setup(game.id.into())));
            }
            _ => go(Go::Home),
        }
        true
    }

    fn view(&self, ctx: &Context<Link>) -> Html {
        let lang = ctx.props().lang();
        let content = match &self.found {
            Ok(Found::Game(game, _, table)) => opened(ctx, game, table.as_ref(), lang),
            Ok(Found::Rules(game, choices)) => rules(ctx, game, choices, lang),
            Err(error) => self.torn(ctx, error, lang),
        };
        el("main", "app narrow lk").all(content).into()
    }
}

/// A button that says something when pressed.
fn says(ctx: &Context<Link>, class: &'static str, words: &'static str, msg: Msg) -> El {
    button(class, ctx.link().reform(move |_| msg.clone())).say(words)
}

fn leave(ctx: &Context<Link>, lang: Lang) -> El {
    says(ctx, "btn second", lang.pick("Zum Start", "To the start"), Msg::Leave)
}

/// A game that can be read.
fn opened(ctx: &Context<Link>, game: &Profile, table: &dyn Running, lang: Lang) -> [El; 2] {
    let (summary, over) = (table.summary(), table.outcome().is_some());
    let replay = lang.pick("Wiederholung ansehen", "Watch the replay");
    let mut acts = [(lang.pick("Hier weiterspielen", "Play on here"), Msg::Resume), (replay, Msg::Replay)];
    if over {
        acts = [(replay, Msg::Replay), (lang.pick("Ergebnis ansehen", "See the result"), Msg::Resume)];
    }
    let [first, second] = acts;
    let warning = (!over && game.hands).then(|| {
        el("p", "muted t2").say(lang.pick(
            "Die Partie ist nicht zu Ende. Die Wiederholung zeigt alle Karten, auch verdeckte.",
            "The game is not over. The replay shows all cards, hidden ones too.",
        ))
    });
    let words = el("div", "col")
        .add(el("p", "t2").tell(format!("{}, {}. {}.", game.name, summary.place(lang), summary.line(lang))))
        .add(el("p", "muted").tell(summary.names.join(", ")));
    let body = el("div", "body")
        .draw(emblem(game.regular, 104))
        .add(el("h1", "").say(lang.pick("Eine Partie für euch.", "A game for you.")))
        .add(words)
        .maybe(warning);
    let acts = el("div", "acts")
        .add(says(ctx, "btn", first.0, first.1))
        .add(says(ctx, "btn second", second.0, second.1))
        .add(leave(ctx, lang));
    [body, acts]
}

/// House rules of another table.
fn rules(ctx: &Context<Link>, game: &Profile, choices: &[u8], lang: Lang) -> [El; 2] {
    let body = el("div", "body")
        .draw(emblem(game.regular, 104))
        .add(el("h1", "").say(lang.pick("Unsere Kneipenregeln", "Our house rules")))
        .add(el("p", "t2").say(game.name))
        .add(house_rules(&(game.topics)(), choices, lang));
    let words = lang.pick("Mit diesen Regeln spielen", "Play by these rules");
    [body, el("div", "acts").add(says(ctx, "btn", words, Msg::Setup)).add(leave(ctx, lang))]
}

impl Link {
    /// A text that is no link of ours, or not all of one.
    fn torn(&self, ctx: &Context<Link>, error: &LinkError, lang: Lang) -> [El; 2] {
        let around = (error.place > 0).then(|| {
            let label = lang.pick("Um die Stelle herum", "Around the place");
            let piece = |(at, text): (usize, &str)| {
                let text: String = table::cleaned(text).chars().take(24).collect();
                el(if at + 1 == error.place { "mark" } else { "span" }, "").tell(text)
            };
            let text = table::smoothed(&self.text);
            let pieces = text.split(['.', '~']).enumerate().skip(error.place.saturating_sub(4)).take(6).map(piece);
            el("div", "board code").add(el("div", "small").say(label)).add(el("div", "ln").all(pieces))
        });
        let hint = |picture, words: &'static str| el("li", "").draw(icon(picture, 24)).add(el("span", "").say(words));
        let untouched = lang.pick("Deine gespeicherten Spiele sind unberührt.", "Your saved games are untouched.");
        // The link may be whole, and only the rules others.
        let whole = matches!(error.problem, Problem::OlderVersion | Problem::NewerVersion);
        // The sentence has said so, where it is known.
        let often = (!whole && error.problem != Problem::CutOff).then(|| {
            let words = lang.pick(
                "Oft fehlt nur das Ende: den ganzen Link noch einmal kopieren.",
                "Often only the end is missing: copy the whole link once more.",
            );
            hint(Icon::Share, words)
        });
        let typed = ctx.link().reform(|event: InputEvent| {
            Msg::Typed(event.target_dyn_into::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default())
        });
        let field = self.typed.as_ref().map(|text| {
            let label = lang.pick("Der ganze Link", "The whole link");
            let field = el("input", "paste").set("aria-label", label).set("placeholder", label);
            field.set("maxlength", "110000").value(text.clone()).input(typed)
        });
        let again = match self.typed {
            Some(_) => lang.pick("Diesen Link öffnen", "Open this link"),
            None => lang.pick("Link noch einmal einfügen", "Paste the link again"),
        };
        let title = match error.problem {
            Problem::OlderVersion => lang.pick("Diese Partie ist zu alt.", "This game is too old."),
            Problem::NewerVersion => lang.pick("Diese Partie ist zu neu.", "This game is too new."),
            _ => lang.pick("Der Link ist gerissen.", "The link is torn."),
        };
        let body = el("div", "body")
            .draw(torn_ticket(300))
            .add(el("h1", "").say(title))
            .add(el("p", "t2").set("role", "status").tell(error.sentence(lang)))
            .maybe(around)
            .add(el("ul", "ps muted").add(hint(Icon::Check, untouched)).maybe(often))
            .maybe(field);
        [body, el("div", "acts").add(says(ctx, "btn", again, Msg::Again)).add(leave(ctx, lang))]
    }
}
