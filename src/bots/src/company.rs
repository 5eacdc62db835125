//! The bots at a table: the only place that knows the record and the bots.

use table::{Game, GameRng, Record, Seat, Viewer};

use crate::bot::{Bot, Budget, Choice, Sitting, Thought};
use crate::level::{HasBots, Level};

/// The shortest time between an act and the act of a bot on turn, in milliseconds, so that people can follow.
const PACE: u32 = 900;
/// The pace differs by up to this many milliseconds from act to act.
const PACE_VARIES: u32 = 700;

/// Makes the bot of a seat, again after a correction.
type Make<G> = dyn Fn(&Sitting<'_, G>) -> Box<dyn Bot<G>>;

/// A seat with a bot.
struct Chair<G: Game> {
    seat: Seat,
    make: Box<Make<G>>,
    bot: Box<dyn Bot<G>>,
    /// The bot's randomness at this moment.
    chance: GameRng,
    state: State<G>,
}

/// How far a bot has come at this moment of the game.
enum State<G: Game> {
    Asked,
    Thinking(Box<dyn Thought<G::Action>>),
    Decided(Option<Choice<G::Action>>),
}

/// The bots of one record. It follows the record through acts, undo and correction, and can be made anew at any time, for example
/// after a reload: bots remember what the record tells them and nothing else.
///
/// The page asks [`next`](Company::next) after every change of the record, in slices of playouts, until it answers something else
/// than [`Next::Thinking`]. It carries the act of [`Next::Act`] out when the time is over and nobody has acted before.
pub struct Company<G: Game> {
    chairs: Vec<Chair<G>>,
    /// The table after the acts that the bots have been told.
    game: G,
    told: Vec<(Seat, G::Action)>,
}

/// What the bots do next.
#[derive(Clone, PartialEq, Debug)]
pub enum Next<A> {
    /// Nothing, until a person has acted.
    Nothing,
    /// A bot needs more playouts.
    Thinking,
    /// A bot acts.
    Act {
        /// Who.
        seat: Seat,
        /// What, and after how many milliseconds since the last act of the record.
        choice: Choice<A>,
    },
}

impl<G: Game> Company<G> {
    /// No bots yet, at the table of this record.
    #[must_use]
    pub fn new(record: &Record<G>) -> Company<G> {
        Company { chairs: Vec::new(), game: record.prefix(0).game().clone(), told: Vec::new() }
    }

    /// Seats a bot. It is told the whole game so far as its seat was told it, whoever has played there before.
    pub fn seat(
        &mut self,
        record: &Record<G>,
        seat: Seat,
        make: impl Fn(&Sitting<'_, G>) -> Box<dyn Bot<G>> + 'static,
    ) {
        self.unseat(seat);
        let bot = make(&sitting(record, seat));
        let chance = chance(record, seat, 0);
        self.chairs.push(Chair { seat, make: Box::new(make), bot, chance, state: State::Asked });
        self.begin(record);
    }

    /// Takes the bot of a seat away, if there is one.
    pub fn unseat(&mut self, seat: Seat) {
        self.chairs.retain(|chair| chair.seat != seat);
    }

    /// The seats with bots.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.chairs.iter().map(|chair| chair.seat)
    }

    /// What the bots do next, after at most so many playouts.
    pub fn next(&mut self, record: &Record<G>, playouts: u32) -> Next<G::Action> {
        self.follow(record);
        let (game, awaited) = (record.game(), record.game().awaited());
        let mut budget = Budget::new(playouts);
        for chair in &mut self.chairs {
            if !chair.think(game, awaited.contains(chair.seat), &mut budget) {
                return Next::Thinking;
            }
        }
        // Of equal times, the first seat from the one on turn.
        let decided = self.chairs.iter().filter_map(|chair| match &chair.state {
            State::Decided(Some(choice)) => Some((chair.seat, choice)),
            _ => None,
        });
        match decided.min_by_key(|(seat, choice)| (choice.delay, !awaited.contains(*seat), *seat)) {
            Some((seat, choice)) => Next::Act { seat, choice: choice.clone() },
            None => Next::Nothing,
        }
    }

    /// What the bot of a seat chooses now, after at most so many playouts; `None` as long as it thinks, or if no bot sits there. For a
    /// look back: the others are not asked.
    pub fn choice(&mut self, record: &Record<G>, seat: Seat, playouts: u32) -> Option<Option<Choice<G::Action>>> {
        self.follow(record);
        let (game, awaited) = (record.game(), record.game().awaited().contains(seat));
        let chair = self.chairs.iter_mut().find(|chair| chair.seat == seat)?;
        match chair.think(game, awaited, &mut Budget::new(playouts)) {
            true => match &chair.state {
                State::Decided(choice) => Some(choice.clone()),
                _ => None,
            },
            false => None,
        }
    }

    /// Tells the bots what they have not been told yet.
    pub fn follow(&mut self, record: &Record<G>) {
        let steps: Vec<_> = record.steps().collect();
        let known = steps
            .iter()
            .zip(&self.told)
            .take_while(|(step, (seat, action))| step.seat == *seat && step.action == *action);
        if known.count() < self.told.len() {
            self.begin(record);
        }
        for step in &steps[self.told.len()..] {
            self.told.push((step.seat, step.action.clone()));
            self.game.resolve(step.seat, step.action.clone(), &mut Vec::new());
            self.tell(record, &step.events);
        }
    }

    /// Tells new bots of the deal.
    fn begin(&mut self, record: &Record<G>) {
        self.game = record.prefix(0).game().clone();
        self.told.clear();
        for chair in &mut self.chairs {
            chair.bot = (chair.make)(&sitting(record, chair.seat));
        }
        self.tell(record, &[]);
    }

    fn tell(&mut self, record: &Record<G>, events: &[G::Event]) {
        for chair in &mut self.chairs {
            let viewer = Viewer::Seat(chair.seat);
            let told: Vec<_> = events.iter().filter_map(|event| G::told(event, viewer)).collect();
            chair.chance = chance(record, chair.seat, self.told.len());
            chair.bot.observe(&told, &self.game.view(viewer), &mut chair.chance);
            chair.state = State::Asked;
        }
    }
}

impl<G: Game> Chair<G> {
    /// Thinks on; whether it has decided.
    fn think(&mut self, game: &G, awaited: bool, budget: &mut Budget) -> bool {
        if let State::Asked = self.state {
            let (menu, chance) = (game.legal(self.seat), self.chance.clone());
            let view = || game.view(Viewer::Seat(self.seat));
            self.state = match awaited {
                _ if menu.is_empty() => State::Decided(None),
                true => State::Thinking(self.bot.ponder(&view(), &menu, chance)),
                false => State::Decided(self.bot.react(&view(), &menu, chance)),
            };
        }
        let State::Thinking(thought) = &mut self.state else { return true };
        let Some(mut choice) = thought.think(budget) else { return false };
        if awaited && choice.delay < PACE {
            choice.delay = PACE + self.chance.below(PACE_VARIES);
        }
        self.state = State::Decided(Some(choice));
        true
    }
}

fn sitting<G: Game>(record: &Record<G>, seat: Seat) -> Sitting<'_, G> {
    Sitting { seat, seats: record.game().seats(), options: record.options() }
}

fn chance<G: Game>(record: &Record<G>, seat: Seat, acts: usize) -> GameRng {
    record.seed().bot_rng(record.game().seats(), seat, u32::try_from(acts).unwrap_or(u32::MAX))
}

/// Makes regulars of this level, as [`Company::seat`] wants it.
pub fn regular<G: HasBots>(level: Level) -> impl Fn(&Sitting<'_, G>) -> Box<dyn Bot<G>> {
    move |sitting| G::bot(sitting, level)
}
