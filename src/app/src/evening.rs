//! The evening: the finished games of one evening, the points of everybody who played, and the turn of the evening over all of them.

use std::cmp::Reverse;

use game_ui::art::SeatSymbol;
use table::{Lang, Localized, Sentence, counted, listed, localized};
use ui::names::same;

use crate::games::{Entry, game_of};
use crate::store::{self, GreatTurn, Save, Saved, State, Summary};

/// How points are counted.
pub(crate) const RULE: Localized = Localized {
    de: "Jedes Spiel bringt so viele Punkte, wie Leute hinter dir liegen. Abgebrochene Spiele zählen nicht.",
    en: "Each game brings as many points as there are players placed behind you. Abandoned games do not count.",
};

/// A finished game of the evening.
#[derive(Clone, Copy)]
pub(crate) struct Finished<'a> {
    /// The game.
    pub(crate) entry: &'static Entry,
    /// Its name on this device.
    pub(crate) id: &'a str,
    /// What is saved of it.
    pub(crate) save: &'a Save,
}

/// The evening of the last game: its finished games, the latest first.
pub(crate) struct Evening<'a> {
    /// The finished games.
    pub(crate) games: Vec<Finished<'a>>,
    /// When somebody last acted, in milliseconds since 1970; nothing if nothing was played.
    last: Option<f64>,
}

/// Where somebody stands in the evening.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Standing {
    /// The name, as it was written last.
    pub(crate) name: String,
    /// A symbol that this player has had in the evening: the last one, unless somebody before has it.
    pub(crate) symbol: SeatSymbol,
    /// The place, from 1. Equal points share a place.
    pub(crate) place: u16,
    /// The points.
    pub(crate) points: u32,
    /// How many games this player has played to their end.
    pub(crate) played: u16,
    /// How many of them this player has won.
    pub(crate) won: u16,
    /// The symbols of these games, the latest first.
    symbols: Vec<SeatSymbol>,
}

impl<'a> Evening<'a> {
    /// The evening of the last of [all games](store::games).
    pub(crate) fn of(games: &'a [(String, Saved)]) -> Evening<'a> {
        let over = store::evening(games).filter(|(_, save)| save.state == State::Over);
        let games_over = over.filter_map(|(id, save)| Some(Finished { entry: game_of(id)?, id, save })).collect();
        let last = store::evening(games).next().map(|(_, save)| save.changed);
        Evening { games: games_over, last }
    }

    /// Whether it is still going on at this time, in milliseconds since 1970, and has more than one finished game.
    pub(crate) fn goes_on(&self, now: f64) -> bool {
        self.games.len() > 1 && self.last.is_some_and(|last| now - last <= store::EVENING)
    }

    /// How many minutes its finished games took.
    pub(crate) fn minutes(&self) -> u32 {
        self.games.iter().filter_map(|game| game.save.minutes()).sum()
    }

    /// What is known of each finished game.
    fn summaries(&self) -> impl Iterator<Item = (&'a Save, &'a Summary)> {
        self.games.iter().filter_map(|game| Some((game.save, game.save.summary.as_ref()?)))
    }

    /// Everybody who has played a game to its end, the best first. In each game a player gets a point for every other one with a
    /// worse place.
    pub(crate) fn standings(&self) -> Vec<Standing> {
        let mut all: Vec<Standing> = Vec::new();
        for (save, summary) in self.summaries() {
            let ranks = summary.ranks();
            for ((seat, name), rank) in summary.names.iter().enumerate().zip(&ranks) {
                let at = all.iter().position(|other| same(&other.name, name)).unwrap_or_else(|| {
                    all.push(Standing::new(name));
                    all.len() - 1
                });
                let standing = &mut all[at];
                standing.points += ranks.iter().filter(|other| *other > rank).count() as u32;
                standing.played += 1;
                standing.won += u16::from(*rank == 1);
                standing.symbols.push(save.symbol(seat));
            }
        }
        all.sort_by_key(|standing| (Reverse(standing.points), Reverse(standing.won), standing.played));
        for at in 0..all.len() {
            let before = &all[..at];
            let shared = before.last().filter(|other| other.points == all[at].points);
            let place = shared.map_or(at as u16 + 1, |other| other.place);
            let free = |symbol: &&SeatSymbol| before.iter().all(|other| other.symbol != **symbol);
            let symbol = all[at].symbols.iter().find(free).or(all[at].symbols.first()).copied();
            all[at].place = place;
            all[at].symbol = symbol.unwrap_or(SeatSymbol::ALL[0]);
        }
        all
    }

    /// The turn of the evening: of those of all games the one that stands out most in its own, of equal ones the first.
    pub(crate) fn turn(&self) -> Option<(Finished<'a>, &'a GreatTurn)> {
        let turn = |game: &Finished<'a>| game.save.summary.as_ref()?.ending.as_ref()?.turn.as_ref();
        let turns = self.games.iter().filter_map(|game| Some((*game, turn(game)?)));
        turns.max_by_key(|(_, turn)| turn.lead)
    }
}

impl Standing {
    fn new(name: &str) -> Standing {
        let (name, symbol) = (name.to_owned(), SeatSymbol::ALL[0]);
        Standing { name, symbol, place: 0, points: 0, played: 0, won: 0, symbols: Vec::new() }
    }
}

impl Finished<'_> {
    /// What the turn of the evening is: "Larry: Jonas lügt." Players are called so, in sitting order.
    pub(crate) fn told(&self, sentence: &Sentence, names: &[String]) -> String {
        format!("{}: {}.", self.entry.name, sentence.plain(names))
    }
}

/// "3 Spiele".
pub(crate) fn games(count: usize, lang: Lang) -> String {
    counted(count as i32, ["Spiel", "game"], ["Spiele", "games"], lang)
}

/// "7 Punkte".
pub(crate) fn points(count: u32, lang: Lang) -> String {
    counted(count as i32, ["Punkt", "point"], ["Punkte", "points"], lang)
}

/// "Mira führt mit 7 Punkten."
pub(crate) fn leads(standings: &[Standing], lang: Lang) -> Option<String> {
    let first: Vec<&Standing> = standings.iter().filter(|standing| standing.place == 1).collect();
    let count = first.first()?.points;
    let names: Vec<String> = first.iter().map(|standing| standing.name.clone()).collect();
    let (names, one) = (listed(&names, lang), names.len() == 1);
    let score = counted(count as i32, ["Punkt", "point"], ["Punkten", "points"], lang);
    Some(match one {
        true => localized!(lang, "{names} führt mit {score}.", "{names} leads with {score}."),
        false => localized!(lang, "{names} führen mit {score}.", "{names} lead with {score}."),
    })
}

#[cfg(test)]
mod tests {
    use table::Seats;

    use super::*;
    use crate::store::Ending;

    /// A game that was over at this minute: who sat there, with which symbol and on which place.
    fn game(slug: &str, minute: u32, table: &[(&str, u8, u8)]) -> (String, Saved) {
        let summary = Summary {
            names: table.iter().map(|(name, ..)| (*name).to_owned()).collect(),
            place: ["Runde 1".to_owned(), "Round 1".to_owned()],
            regulars: Seats::NONE,
            awaited: Seats::NONE,
            winners: Seats::NONE,
            ending: Some(Box::new(Ending { places: table.iter().map(|(.., place)| *place).collect(), turn: None })),
        };
        let changed = f64::from(minute) * 60_000.0;
        let save = Save {
            version: store::VERSION,
            record: String::new(),
            summary: Some(summary),
            symbols: table.iter().map(|(_, symbol, _)| *symbol).collect(),
            places: Vec::new(),
            begun: changed - 600_000.0,
            changed,
            played: 600_000.0,
            state: State::Over,
        };
        (format!("{slug}-{minute}"), Saved::Game(save))
    }

    /// Names and what they have, in the order of the slate.
    fn slate(games: &[(String, Saved)]) -> Vec<(String, u16, u32, u16)> {
        let all = Evening::of(games).standings();
        all.into_iter().map(|one| (one.name, one.place, one.points, one.played)).collect()
    }

    fn row(name: &str, place: u16, points: u32, played: u16) -> (String, u16, u32, u16) {
        (name.to_owned(), place, points, played)
    }

    #[test]
    fn everybody_left_behind_is_a_point_and_equals_leave_nobody_behind() {
        let games = [game("geizen", 100, &[("Anna", 0, 1), ("Bo", 1, 2), ("Cem", 2, 2), ("Dora", 3, 4)])];
        assert_eq!(
            slate(&games),
            [row("Anna", 1, 3, 1), row("Bo", 2, 1, 1), row("Cem", 2, 1, 1), row("Dora", 4, 0, 1)]
        );
        let shared = [game("leiff", 100, &[("Anna", 0, 1), ("Bo", 1, 1)])];
        assert_eq!(slate(&shared), [row("Anna", 1, 0, 1), row("Bo", 1, 0, 1)]);
    }

    #[test]
    fn whoever_came_later_or_left_counts_for_the_own_games() {
        let games = [
            game("larry", 300, &[("Cem", 2, 1), ("ANNA", 0, 2)]),
            game("bohei", 200, &[("Bo", 1, 1), ("Anna", 0, 2), ("Cem", 2, 2)]),
            game("geizen", 100, &[("Anna", 0, 1), ("Bo", 1, 2)]),
        ];
        assert_eq!(slate(&games), [row("Bo", 1, 2, 2), row("Cem", 2, 1, 2), row("ANNA", 2, 1, 3)]);
    }

    #[test]
    fn names_are_the_same_as_the_setup_takes_them() {
        let games = [
            game("larry", 200, &[("Jürgen", 0, 1), ("WEISS", 1, 2)]),
            game("larry", 100, &[("ju\u{308}rgen", 0, 1), ("Weiß", 1, 2)]),
        ];
        assert_eq!(slate(&games), [row("Jürgen", 1, 2, 2), row("WEISS", 2, 0, 2)]);
    }

    #[test]
    fn broken_off_running_and_earlier_games_do_not_count() {
        let mut games = vec![
            game("larry", 2000, &[("Anna", 0, 1), ("Bo", 1, 2)]),
            game("larry", 1990, &[("Anna", 0, 1), ("Bo", 1, 2)]),
            game("larry", 1980, &[("Anna", 0, 1), ("Bo", 1, 2)]),
            game("larry", 1000, &[("Anna", 0, 1), ("Bo", 1, 2)]),
        ];
        for (at, state) in [State::Running, State::Off].into_iter().enumerate() {
            let Saved::Game(save) = &mut games[at].1 else { panic!("a game") };
            save.state = state;
        }
        assert_eq!(slate(&games), [row("Anna", 1, 1, 1), row("Bo", 2, 0, 1)]);
    }

    #[test]
    fn a_game_of_an_older_build_knows_its_winners_alone() {
        let mut games = vec![game("larry", 100, &[("Anna", 0, 0), ("Bo", 1, 0), ("Cem", 2, 0)])];
        let Saved::Game(Save { summary: Some(summary), .. }) = &mut games[0].1 else { panic!("a game") };
        (summary.ending, summary.winners) = (None, Seats::only(table::Seat::new(1)));
        assert_eq!(slate(&games), [row("Bo", 1, 2, 1), row("Anna", 2, 0, 1), row("Cem", 2, 0, 1)]);
    }

    #[test]
    fn no_two_have_the_same_symbol_as_long_as_they_have_had_others() {
        let games =
            [game("larry", 300, &[("Bo", 0, 1), ("Cem", 0, 2)]), game("larry", 200, &[("Anna", 0, 1), ("Bo", 1, 2)])];
        // Anna and Bo have a point each, Bo in more games. Cem has never had another symbol.
        let symbols: Vec<SeatSymbol> = Evening::of(&games).standings().iter().map(|one| one.symbol).collect();
        assert_eq!(symbols, [0, 1, 0].map(|symbol| SeatSymbol::ALL[symbol]));
    }

    #[test]
    fn the_turn_of_the_evening_stands_out_most_in_its_own_game() {
        let mut games = vec![
            game("larry", 300, &[("Anna", 0, 1), ("Bo", 1, 2)]),
            game("geizen", 200, &[("Anna", 0, 1), ("Bo", 1, 2)]),
            game("bohei", 100, &[("Anna", 0, 1), ("Bo", 1, 2)]),
        ];
        assert!(Evening::of(&games).turn().is_none());
        for ((_, saved), lead) in games.iter_mut().zip([150, 300, 200]) {
            let Saved::Game(Save { summary: Some(summary), .. }) = saved else { panic!("a game") };
            let turn = platform::json::read(&format!(r#"{{"told":["\uE001 lügt","\uE001 lies"],"lead":{lead}}}"#));
            summary.ending = Some(Box::new(Ending { places: vec![1, 2], turn }));
        }
        let evening = Evening::of(&games);
        let (game, turn) = evening.turn().expect("each has one");
        let names = ["Anna".to_owned(), "Bo".to_owned()];
        assert_eq!(game.told(&turn.told(Lang::En), &names), "Geizen: Bo lies.");
    }
}
