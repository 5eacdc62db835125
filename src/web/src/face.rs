//! What a game adds to the page: how its table looks, and what it says about itself. Everything else is written once.

use std::ops::Deref;
use std::rc::Rc;

use table::{Lang, Phrase, Seat, Turns, listed};
use yew::prelude::*;

use crate::art::{Regular, SeatSymbol};

/// A game's face.
pub trait Face: Turns {
    /// The regular whose head stands for it.
    const REGULAR: Regular;
    /// What the tile on the home page says, in a few words.
    const TAGLINE: Phrase;
    /// Whether the players hold something that only they may see. Then the rail's names can be pressed, and there is a
    /// [`hand`](Face::hand).
    const HANDS: bool = false;
    /// Whether anybody may act at any moment. Then the face draws the strip of the selected name itself, at the foot of its
    /// table, with `ui::Strip`.
    const REACTS: bool = false;

    /// Whether the table shows what is certain to follow from an act; then there is a [`Forecast`].
    const FORECASTS: bool = false;

    /// About how many minutes a game takes by these house rules, for so many players.
    fn minutes(options: &Self::Options, seats: u8) -> u8;

    /// Whether a seat finds anything behind its curtain now.
    fn looks(_view: &Self::View, _seat: Seat) -> bool {
        Self::HANDS
    }

    /// Whether a seat is to choose among its own cards now, as far as everybody can tell; `None`: as its menu says. Needed where
    /// the menu alone would tell what a hand holds.
    fn takes(_view: &Self::View, _seat: Seat) -> Option<bool> {
        None
    }

    /// Whether this open act draws the curtain of whoever did it.
    fn veils(_action: &Self::Action) -> bool {
        false
    }

    /// What a seat can shout at any moment with one tap on the rail.
    fn shout(_view: &Self::View, _seat: Seat, _lang: Lang) -> Option<Shout> {
        None
    }

    /// Whether what was told stays on the table until somebody leads on.
    fn lingers(_told: &[Self::Told]) -> bool {
        false
    }

    /// Whether a text is written with this act; it is kept beside the record.
    fn writes(_action: &Self::Action) -> bool {
        false
    }

    /// What the page does at once after an act, in the name of whoever did it, since it remembers it from earlier games.
    fn recall(_before: &Self::View, _view: &Self::View, _names: &[String]) -> Vec<Self::Action> {
        Vec::new()
    }

    /// A moment of a game that is looked at once more, with everything turned up or as everybody saw it; `last` is what everybody was
    /// told of the act before it.
    fn look_back(view: &Self::View, last: &[Self::Told], guests: &Rc<Guests>, lang: Lang) -> Html;

    /// What chance can bring, each with how many of it there are: the faces of a die, the cards. As many as with any other
    /// house rules; none where nothing is counted.
    fn lots(_options: &Self::Options, _lang: Lang) -> Vec<(String, u8)> {
        Vec::new()
    }

    /// What chance has brought as far as this can be told, by its place in [`lots`](Face::lots).
    fn fallen(_told: &Self::Told) -> Vec<usize> {
        Vec::new()
    }

    /// Where the game stands, in a few words: "Runde 3".
    fn place(view: &Self::View, lang: Lang) -> String;

    /// The line below the game's name: "Runde 3 · Wurf 2 von 5".
    fn subtitle(view: &Self::View, lang: Lang) -> String;

    /// The one public fact about a seat that the rail shows, with its unit for those who hear it: `("21", "21 Chips")`.
    fn fact(view: &Self::View, seat: Seat, lang: Lang) -> (String, String);

    /// What else the rail shows of a seat with an open eye beside the number, in words: who must play openly.
    fn mark(_view: &Self::View, _seat: Seat, _lang: Lang) -> Option<&'static str> {
        None
    }

    /// What stands on the rail beside the seats.
    fn beside(_view: &Self::View, _lang: Lang) -> Option<Html> {
        None
    }

    /// What an open act is called on the strip, out of turn.
    fn label(_action: &Self::Action, _lang: Lang) -> String {
        String::new()
    }

    /// The table between bar and rail.
    fn show(props: TableProps<Self>) -> Html;

    /// The private side of a seat, between bar and hold bar.
    fn hand(_props: HandProps<Self>) -> Html {
        Html::default()
    }

    /// What everybody may see and the seat must know to decide, on its curtain.
    fn brief(_view: &Self::View, _guests: &Rc<Guests>, _lang: Lang) -> Option<Html> {
        None
    }

    /// How long the table needs to tell these events, in milliseconds; at most 1000.
    fn telling(told: &[Self::Told]) -> u32;

    /// What the end says: the headline's verb phrase, the reason, and whatever is worth showing.
    fn end(story: &End<'_, Self>) -> Finale;

    /// The rules in our own words, in the booklet's order.
    fn rules(lang: Lang) -> Vec<Paragraph>;

    /// What the booklet leaves open, and how it is played here.
    fn rulings(lang: Lang) -> Vec<Paragraph>;
}

/// A shout: its button on the rail does this act, whatever is shown above it.
#[derive(Clone, PartialEq)]
pub struct Shout {
    /// What stands on the button.
    pub label: &'static str,
    /// Whether it was shouted and still counts; then the button is filled and does nothing.
    pub called: bool,
    /// Whether it decides the game at this moment, and soon no more; then the button stands out.
    pub urgent: bool,
    /// The act, as the record writes it.
    pub act: String,
}

/// A paragraph of the rules sheet with its small picture (SVG; empty for none).
pub struct Paragraph {
    /// The picture as SVG text.
    pub picture: String,
    /// The heading.
    pub title: &'static str,
    /// The text.
    pub text: &'static str,
}

/// What a face has to say at the end.
pub struct Finale {
    /// What one winner has done, and what several have: "hat gegeizt.", "haben gegeizt."
    pub won: [&'static str; 2],
    /// "41 Chips. Theo ist pleite, Schluss."
    pub reason: String,
    /// What the curve shows: "Chips nach jedem Zug".
    pub counted: &'static str,
    /// What each seat had at the start and after every round; nothing for a seat that has no curve of its own.
    pub counts: Vec<Vec<i32>>,
    /// The drawing of the unit beside each score.
    pub unit: String,
    /// What one of it is called, and what several are: "Chip", "Chips".
    pub called: [&'static str; 2],
    /// What each seat has, where the scores say no more than who has won.
    pub held: Option<Vec<i32>>,
    /// What is worth telling.
    pub highlight: Option<Html>,
    /// How many rounds it took; `None` where the game calls something else a round.
    pub rounds: Option<u16>,
}

/// What a face is told about a finished game.
pub struct End<'a, G: Face> {
    /// The table at the end, as everybody sees it.
    pub view: &'a G::View,
    /// All that was told openly, in order.
    pub told: &'a [G::Told],
    /// The first winner in sitting order.
    pub winner: Seat,
    /// Who played.
    pub guests: &'a Rc<Guests>,
    /// The language.
    pub lang: Lang,
}

/// Who sits at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guests {
    /// The names in sitting order.
    pub names: Vec<String>,
    /// The symbols in sitting order.
    pub symbols: Vec<SeatSymbol>,
}

impl Guests {
    /// The name of a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The symbol of a seat.
    #[must_use]
    pub fn symbol(&self, seat: Seat) -> SeatSymbol {
        self.symbols.get(seat.index()).copied().unwrap_or(SeatSymbol::ALL[seat.index()])
    }

    /// How many sit there.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.names.len() as u8
    }

    /// "Lena, Mira und Theo".
    pub(crate) fn listed(&self, seats: impl Iterator<Item = Seat>, lang: Lang) -> String {
        listed(&seats.map(|seat| self.name(seat).to_owned()).collect::<Vec<_>>(), lang)
    }
}

/// What is certain about an act before it is done; asks the rules, and shows a face nothing of the game itself.
#[derive(Clone, PartialEq)]
pub struct Forecast<G: Face> {
    game: Rc<G>,
    seat: Seat,
}

impl<G: Face> Forecast<G> {
    /// The forecast of this game for this seat.
    #[must_use]
    pub fn new(game: &G, seat: Seat) -> Forecast<G> {
        Forecast { game: Rc::new(game.clone()), seat }
    }

    /// What will be told if this is done.
    #[must_use]
    pub fn of(&self, action: &G::Action) -> Vec<G::Told> {
        self.game.forecast(self.seat, action)
    }
}

/// All that a face gets for the open table: what is seen, what may be done, what would follow, and a way to do it; the rest of
/// it, which is the same for every game, is read as if it stood here.
#[derive(Properties, Clone, PartialEq)]
pub struct TableProps<G: Face> {
    /// The table as everybody sees it; while something is told, as it was before.
    pub view: Rc<G::View>,
    /// Whose menu it is.
    pub seat: Option<Seat>,
    /// The open acts of that seat.
    pub menu: Vec<G::Action>,
    /// What would follow, if the face [shows](Face::FORECASTS) it.
    pub forecast: Option<Forecast<G>>,
    /// The open acts of every seat, in sitting order; empty where nobody [reacts](Face::REACTS).
    pub menus: Vec<Vec<G::Action>>,
    /// The text that was written last.
    pub note: Option<Rc<str>>,
    /// What is being told now.
    pub telling: Option<Rc<Vec<G::Told>>>,
    /// What everybody was told of the last act.
    pub last: Rc<Vec<G::Told>>,
    /// What does not depend on the game.
    pub common: Common,
}

/// What every face gets for the open table, whatever the game.
#[derive(Clone, PartialEq)]
pub struct Common {
    /// Does an open act of any seat, written as in the record, and keeps the text that was written with it.
    pub does: Callback<(Seat, String, Option<String>)>,
    /// Hands the device to that seat, where it must choose among its own cards.
    pub take: Option<Callback<MouseEvent>>,
    /// Hands the device to any seat, which looks behind its curtain.
    pub behind: Callback<Seat>,
    /// What the last act showed stays until this leads on; nothing else can be done meanwhile.
    pub done: Option<Callback<MouseEvent>>,
    /// The seat whose name was pressed on the rail.
    pub selected: Option<Seat>,
    /// Whose name was pressed too late, and by how many milliseconds.
    pub late: Option<(Seat, u32)>,
    /// As if this name were pressed on the rail at this time, in milliseconds (`ui::on_press` tells it).
    pub select: Callback<(Seat, f64)>,
    /// Nobody is selected any more.
    pub unselect: Callback<MouseEvent>,
    /// Draws the curtain of the selected seat, if it finds anything there.
    pub look: Option<Callback<MouseEvent>>,
    /// Whether somebody has opened a hand since the last act.
    pub looked: bool,
    /// Whose last act may be taken back.
    pub retractable: Option<Seat>,
    /// Takes it back.
    pub retract: Callback<MouseEvent>,
    /// Who plays.
    pub guests: Rc<Guests>,
    /// What was told last, for a large screen.
    pub tale: Vec<Html>,
    /// The language.
    pub lang: Lang,
}

impl<G: Face> Deref for TableProps<G> {
    type Target = Common;

    fn deref(&self) -> &Common {
        &self.common
    }
}

impl<G: Face> TableProps<G> {
    /// Does an open act of any seat.
    pub fn react(&self, seat: Seat, action: &G::Action) {
        self.does.emit((seat, action.to_string(), None));
    }

    /// Does one of the menu.
    pub fn act(&self, action: &G::Action, text: Option<String>) {
        if let Some(seat) = self.seat {
            self.does.emit((seat, action.to_string(), text));
        }
    }

    /// Does an open act of any seat when pressed.
    #[must_use]
    pub fn reacting(&self, seat: Seat, action: &G::Action) -> Callback<MouseEvent> {
        self.common.doing(Some(seat), action.to_string(), None)
    }

    /// Does one of the menu when pressed, and keeps the text that was written with it.
    #[must_use]
    pub fn acting(&self, action: &G::Action, text: Option<String>) -> Callback<MouseEvent> {
        self.common.doing(self.seat, action.to_string(), text)
    }
}

impl Common {
    fn doing(&self, seat: Option<Seat>, act: String, text: Option<String>) -> Callback<MouseEvent> {
        match seat {
            Some(seat) => self.does.reform(move |_| (seat, act.clone(), text.clone())),
            None => Callback::noop(),
        }
    }
}

/// All that a face gets for the private side of a seat. While the hand is covered nothing in it depends on a hidden card: the view
/// is the open table's, and menu and news are empty. What was chosen is kept by the page, out of the face's reach.
#[derive(Properties, Clone, PartialEq)]
pub struct HandProps<G: Face> {
    /// Whose hand it is.
    pub seat: Seat,
    /// Whether it is open.
    pub open: bool,
    /// The table as the seat sees it while the hand is open, else as everybody does.
    pub view: Rc<G::View>,
    /// The private acts of the seat; none when it is not to act.
    pub menu: Vec<G::Action>,
    /// Whether a whole act is chosen.
    pub ready: bool,
    /// Chooses an act of the menu, written as in the record, or none.
    pub chosen: Callback<Option<String>>,
    /// Does what is chosen.
    pub play: Callback<()>,
    /// Back to the open table.
    pub leave: Callback<()>,
    /// What this seat alone was told since its last turn.
    pub news: Vec<Html>,
    /// Who plays.
    pub guests: Rc<Guests>,
    /// The language.
    pub lang: Lang,
}

impl<G: Face> HandProps<G> {
    /// Chooses an act of the menu, or none.
    pub fn choose(&self, action: Option<&G::Action>) {
        self.chosen.emit(action.map(G::Action::to_string));
    }
}
