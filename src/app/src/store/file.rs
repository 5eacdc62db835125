//! The games of an evening as a file.

use platform::json::{self, Lenient, lenient};
use serde::{Deserialize, Deserializer, Serialize};

use super::Save;

/// The version of the file.
const VERSION: u8 = 1;

/// What the file holds.
#[derive(Serialize, Deserialize)]
pub struct EveningFile {
    /// The version; under this name, as it also says whose file it is.
    stammtisch: u8,
    /// The games.
    #[serde(deserialize_with = "games")]
    pub games: Vec<FiledGame>,
}

/// Reads the games. One that is no game at all is one of which everything is missing.
fn games<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<FiledGame>, D::Error> {
    let games = Vec::<Lenient<FiledGame>>::deserialize(deserializer)?;
    Ok(games.into_iter().map(|game| game.whole().unwrap_or_default()).collect())
}

/// A game in the file. What is damaged is left out, and the other games are read all the same.
#[derive(Default, Serialize, Deserialize)]
pub struct FiledGame {
    /// Its name on the device that wrote it, which begins with the game's slug; may be missing.
    #[serde(default, deserialize_with = "lenient")]
    pub id: Option<String>,
    /// The save; may be missing.
    #[serde(default, deserialize_with = "lenient")]
    pub save: Option<Save>,
}

impl EveningFile {
    /// The file of these games.
    #[must_use]
    pub fn new(games: Vec<FiledGame>) -> EveningFile {
        EveningFile { stammtisch: VERSION, games }
    }

    /// Reads it; `None` if the text is none of ours.
    #[must_use]
    pub fn read(text: &str) -> Option<EveningFile> {
        json::read(text).filter(|file: &EveningFile| file.stammtisch == VERSION)
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> String {
        json::write(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_an_older_build_is_read_and_what_is_damaged_is_left_out() {
        let text = r#"{"stammtisch":1,"games":[{"id":"geizen-7","save":{"record":"geizen.1.2.x","symbols":[0,1],"begun":1,"changed":2,"played":1,"state":"over"}},{"id":"larry-8","save":{}},{"id":7},{},1,null,[]]}"#;
        let file = EveningFile::read(text).expect("a file of ours");
        let [first, second, others @ ..] = &file.games[..] else { panic!("seven games") };
        assert_eq!(first.save.as_ref().map(|save| save.record.as_str()), Some("geizen.1.2.x"));
        assert!(second.id.as_deref() == Some("larry-8") && second.save.is_none());
        assert!(others.len() == 5 && others.iter().all(|game| game.id.is_none() && game.save.is_none()));
        let again = EveningFile::read(&file.text()).expect("what is written is read");
        assert_eq!(again.games[0].save, first.save);
    }

    #[test]
    fn a_summary_with_more_names_than_seats_is_left_out_and_its_game_is_kept() {
        let text = |names: &[&str]| {
            format!(
                r#"{{"stammtisch":1,"games":[{{"id":"geizen-7","save":{{"record":"geizen.1.2.x","summary":{{"names":{names:?},"place":["",""],"awaited":[],"winners":[]}},"symbols":[0,1],"begun":1,"changed":2,"state":"over"}}}}]}}"#
            )
        };
        for (seats, whole) in [(0, false), (1, true), (8, true), (9, false)] {
            let file = EveningFile::read(&text(&vec!["Anna"; seats])).expect("a file of ours");
            let save = file.games[0].save.as_ref().expect("a game");
            assert_eq!((save.record.as_str(), save.summary.is_some()), ("geizen.1.2.x", whole), "{seats} names");
        }
    }

    #[test]
    fn another_file_is_none_of_ours() {
        for text in
            ["", "[]", "{}", r#"{"stammtisch":2,"games":[]}"#, r#"{"stammtisch":1}"#, r#"{"stammtisch":1,"games":7}"#]
        {
            assert!(EveningFile::read(text).is_none(), "{text}");
        }
    }
}
