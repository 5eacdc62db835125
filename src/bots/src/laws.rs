//! The laws of bots, tried on games: nobody cheats, every choice is in the menu, and playouts are counted.

mod imagined;

pub use imagined::try_imagining;

use table::laws::Lawful;
use table::{Game, GameRng, RandomPlayer, Record, Seat, Seed, Viewer};

use crate::bot::{Bot, Budget, Choice, Sitting};
use crate::level::{HasBots, Level};

/// Makes a bot of a level.
pub type MakeBot<'a, G> = &'a dyn Fn(&Sitting<'_, G>, Level) -> Box<dyn Bot<G>>;

/// A run of games on which the laws are tried.
pub struct Trial<'a, G: Game> {
    /// The number of players.
    pub seats: u8,
    /// The house rules.
    pub options: G::Options,
    /// How many games.
    pub games: u64,
    /// The seed of the first game; the others follow.
    pub first_seed: u64,
    /// The laws are tried at one moment in so many, on average.
    pub every: u32,
    /// Makes the bots.
    pub make: MakeBot<'a, G>,
    /// The most playouts for one choice.
    pub playouts: fn(Level) -> u32,
    /// Is shown the table at which a bot is going to be told or asked something. Only a planted cheat looks.
    pub show: &'a dyn Fn(&G),
}

impl<G: HasBots> Trial<'_, G> {
    /// A run with the regulars of the game.
    #[must_use]
    pub fn of(seats: u8, options: G::Options, games: u64) -> Trial<'static, G> {
        Trial { seats, options, games, first_seed: 1, every: 4, make: &G::bot, playouts: G::playouts, show: &|_| {} }
    }
}

/// What a seat was told of one act, and its view after the act.
type Told<G> = (Vec<<G as Game>::Observation>, <G as Game>::View);

/// A seat with its bot, and what the bot was told.
struct Chair<G: Game> {
    seat: Seat,
    level: Level,
    bot: Box<dyn Bot<G>>,
    chance: GameRng,
    history: Vec<Told<G>>,
    /// The table that this seat could not tell from the real one before the last act, after the matching act.
    twin: Option<G>,
}

/// Plays the games and tries the laws. Every second game is played by the bots alone, and must end; in the others a random player
/// acts now and then, so that odd tables are met.
///
/// Returns a sentence for each violation.
#[must_use]
pub fn try_bots<G: Lawful>(trial: &Trial<'_, G>) -> Vec<String> {
    let mut broken = Vec::new();
    for number in trial.first_seed..trial.first_seed + trial.games {
        let record = Record::deal(trial.seats, trial.options.clone(), Seed::from_number(number));
        let mut run =
            Run { trial, record, chairs: Vec::new(), rng: Seed::from_number(!number).rng(2), broken: Vec::new() };
        run.play(number);
        broken.extend(run.broken.into_iter().map(|law| format!("seed {number}: {law}")));
    }
    broken
}

struct Run<'a, G: Game> {
    trial: &'a Trial<'a, G>,
    record: Record<G>,
    chairs: Vec<Chair<G>>,
    rng: GameRng,
    broken: Vec<String>,
}

impl<G: Lawful> Run<'_, G> {
    fn play(&mut self, number: u64) {
        let mut stranger = RandomPlayer::new(Seed::from_number(number ^ (1 << 62)).rng(2));
        self.sit_down(number);
        for _ in 0..G::LONGEST {
            let proposals = self.moment();
            if self.record.game().awaited().is_empty() || !self.broken.is_empty() {
                return;
            }
            let first = proposals.into_iter().min_by_key(|(_, choice)| choice.delay);
            let strange = number % 2 == 1 && self.rng.below(12) == 0;
            let act = match first {
                Some((seat, choice)) if !strange => Some((seat, choice.action)),
                _ => stranger.choose(self.record.game()),
            };
            let Some((seat, action)) = act else { return };
            self.act(seat, &action);
        }
        if number.is_multiple_of(2) {
            self.broken.push(format!("a game of bots ends within {} acts", G::LONGEST));
        }
    }

    fn sit_down(&mut self, number: u64) {
        let (trial, record) = (self.trial, &self.record);
        let game = record.game();
        (trial.show)(game);
        for (seat, level) in Seat::all(trial.seats).zip(Level::ALL.iter().cycle().skip(number as usize % 3)) {
            let mut chair = Chair {
                seat,
                level: *level,
                bot: (trial.make)(&sitting(record, seat), *level),
                chance: chance(record, seat, 0),
                history: vec![(Vec::new(), game.view(Viewer::Seat(seat)))],
                twin: None,
            };
            chair.bot.observe(&[], &chair.history[0].1, &mut chair.chance);
            self.chairs.push(chair);
        }
    }

    /// Asks every bot, and tries the laws; returns what they propose.
    fn moment(&mut self) -> Vec<(Seat, Choice<G::Action>)> {
        let game = self.record.game().clone();
        let mut proposals = Vec::new();
        for at in 0..self.chairs.len() {
            let chair = &self.chairs[at];
            let (seat, level, viewer) = (chair.seat, chair.level, Viewer::Seat(chair.seat));
            (self.trial.show)(&game);
            let (choice, used) = ask(&*chair.bot, seat, &game, &chair.chance, u32::MAX);
            let said = format!("{} of seat {seat}", level.name().en);
            if let Some(choice) = &choice {
                if !game.legal(seat).contains(&choice.action) {
                    self.broken.push(format!("the choice {} of {said} is in the menu", choice.action));
                }
                if used > (self.trial.playouts)(level) {
                    self.broken.push(format!("{said} needs no more playouts than it says, but {used}"));
                }
            }
            let twin = self.chairs[at].twin.take();
            if self.trial.every <= 1 || self.rng.below(self.trial.every) == 0 {
                let resampled = game.resample(viewer, fresh(&mut self.rng));
                for table in [Some(&game), Some(&resampled), twin.as_ref()].into_iter().flatten() {
                    // The law kit shows that the views are the same.
                    if table.view(viewer) == game.view(viewer) && self.asked_anew(at, table) != choice {
                        self.broken
                            .push(format!("{said} chooses the same on two tables that the seat cannot tell apart"));
                    }
                }
                self.chairs[at].twin = Some(resampled);
            }
            proposals.extend(choice.map(|choice| (seat, choice)));
        }
        proposals
    }

    /// What a new bot chooses that was told the same, at a table that looks the same, thinking one playout at a time.
    fn asked_anew(&self, at: usize, table: &G) -> Option<Choice<G::Action>> {
        let chair = &self.chairs[at];
        (self.trial.show)(table);
        let mut bot = (self.trial.make)(&sitting(&self.record, chair.seat), chair.level);
        let mut last = chance(&self.record, chair.seat, 0);
        for (acts, (told, view)) in chair.history.iter().enumerate() {
            last = chance(&self.record, chair.seat, acts);
            bot.observe(told, view, &mut last);
        }
        ask(&*bot, chair.seat, table, &last, 1).0
    }

    fn act(&mut self, seat: Seat, action: &G::Action) {
        let before = self.record.game().clone();
        let Ok(events) = self.record.act(seat, action.clone()) else {
            self.broken.push(format!("{seat}-{action} is refused"));
            return;
        };
        let events = events.to_vec();
        let acts = self.record.steps().count();
        (self.trial.show)(self.record.game());
        for chair in &mut self.chairs {
            let viewer = Viewer::Seat(chair.seat);
            // The other table goes on as long as the seat cannot tell it from the real one.
            chair.twin = chair.twin.take().and_then(|mut twin| {
                let other = before.matching_action(&twin, viewer, seat, action)?;
                twin.apply(seat, other).ok().map(|_| twin)
            });
            let told: Vec<_> = events.iter().filter_map(|event| G::told(event, viewer)).collect();
            let view = self.record.game().view(viewer);
            chair.chance = chance(&self.record, chair.seat, acts);
            chair.bot.observe(&told, &view, &mut chair.chance);
            chair.history.push((told, view));
        }
    }
}

/// What a bot chooses at a table, with so many playouts at a time, and how many it needed.
fn ask<G: Game>(
    bot: &dyn Bot<G>,
    seat: Seat,
    game: &G,
    chance: &GameRng,
    slice: u32,
) -> (Option<Choice<G::Action>>, u32) {
    let (menu, view) = (game.legal(seat), game.view(Viewer::Seat(seat)));
    if menu.is_empty() {
        return (None, 0);
    }
    if !game.awaited().contains(seat) {
        return (bot.react(&view, &menu, chance.clone()), 0);
    }
    let mut thought = bot.ponder(&view, &menu, chance.clone());
    let mut used = 0;
    loop {
        let mut budget = Budget::new(slice);
        let choice = thought.think(&mut budget);
        used += budget.used();
        // A thought that takes no playout and does not choose would go on for ever.
        if choice.is_some() || budget.used() == 0 {
            return (choice, used);
        }
    }
}

fn sitting<G: Game>(record: &Record<G>, seat: Seat) -> Sitting<'_, G> {
    Sitting { seat, seats: record.game().seats(), options: record.options() }
}

fn chance<G: Game>(record: &Record<G>, seat: Seat, acts: usize) -> GameRng {
    record.seed().bot_rng(record.game().seats(), seat, acts as u32)
}

fn fresh(rng: &mut GameRng) -> GameRng {
    GameRng::from_seed(std::array::from_fn(|_| rng.below(256) as u8))
}
