//! House rules that came with a link: they wait for the next setup of their game.

use platform::storage;
use table::OptionInfo;

/// Where house rules wait that came with a link.
fn proposal(game: &str) -> String {
    format!("stammtisch.rules.{game}")
}

/// The next setup of this game begins with these choices, by option.
pub(crate) fn propose(game: &str, choices: &[u8]) {
    let words: Vec<String> = choices.iter().map(u8::to_string).collect();
    storage::write(&proposal(game), &words.join(","));
}

/// The choices that a link has brought, once.
pub(super) fn proposed(game: &str, infos: &[OptionInfo]) -> Option<Vec<u8>> {
    let text: String = storage::read(&proposal(game))?;
    storage::remove(&proposal(game));
    let mut words = text.split(',');
    let most = |info: &OptionInfo| (1..=table::MAX_SEATS).map(|seats| info.choices.count(seats)).max().unwrap_or(0);
    let one = |info: &OptionInfo| {
        let choice = words.next().and_then(|word| word.parse().ok());
        choice.filter(|choice| *choice < most(info)).unwrap_or(info.printed)
    };
    Some(infos.iter().map(one).collect())
}
