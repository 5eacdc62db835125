//! Valid links of all games, and texts of sealed tables: what is mutated.

use table::GameRng;

use super::target::TARGETS;

/// Valid links, by kind.
#[derive(Debug)]
pub struct Corpus {
    rules: Vec<String>,
    short: Vec<String>,
    whole: Vec<String>,
}

impl Corpus {
    /// The links of all games. The same number makes the same links.
    #[must_use]
    pub fn new(number: u64) -> Corpus {
        Corpus::of(links(number))
    }

    /// These texts: links, or those of a sealed table.
    #[must_use]
    pub fn of(links: Vec<String>) -> Corpus {
        let (rules, games) = links.into_iter().partition::<Vec<_>, _>(|link| link.contains(".rules."));
        let (whole, short) = games.into_iter().partition(|link| link.len() > 600);
        Corpus { rules, short, whole }
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.rules.len() + self.short.len() + self.whole.len()
    }

    /// All of them, the shortest first.
    #[must_use]
    pub fn links(&self) -> Vec<&str> {
        let mut links: Vec<&str> =
            self.rules.iter().chain(&self.short).chain(&self.whole).map(String::as_str).collect();
        links.sort_by_key(|link| link.len());
        links
    }

    /// A random link: house rules and whole games each once in ten times. Reading the whole games takes as long as all others
    /// together.
    pub(super) fn pick(&self, rng: &mut GameRng) -> &str {
        let from = match rng.below(10) {
            0 => &self.rules,
            1 => &self.whole,
            _ => &self.short,
        };
        // Sealed tables have no house rules.
        rng.pick(from).or_else(|| rng.pick(&self.short)).map_or("", String::as_str)
    }

    /// A random link, of the same game as a text if a few tries find one.
    pub(super) fn same_game(&self, text: &str, rng: &mut GameRng) -> &str {
        let game = |text: &str| text.split('.').next().map(str::to_owned);
        let mut found = self.pick(rng);
        for _ in 0..8 {
            if game(found) == game(text) {
                break;
            }
            found = self.pick(rng);
        }
        found
    }
}

/// Links of all games: every number of players, every house rule, games of every length, with names and without.
#[must_use]
pub fn links(number: u64) -> Vec<String> {
    TARGETS.iter().flat_map(|target| (target.links)(number)).collect()
}
