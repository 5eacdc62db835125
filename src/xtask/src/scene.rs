//! `cargo scene`: what acts make of a position.

use std::process::ExitCode;

use anyhow::{Result, anyhow};
use clap::Args;
use table::{Game, Lang, Refusal, Scene, SceneStep, Viewer, Words, play_scene};

use crate::arguments::{game_parser, lang_parser, of_game};

/// The arguments of `cargo scene`.
#[derive(Debug, Args)]
pub(crate) struct SceneText {
    #[arg(value_parser = game_parser())]
    game: String,
    /// A position as text; see `from_position` of the game
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// Acts in the notation of a record, separated by dots
    #[arg(allow_hyphen_values = true)]
    acts: String,
    /// The language
    #[arg(long, value_parser = lang_parser(), default_value = "de")]
    lang: Lang,
}

macro_rules! table {
    ($($slug:ident: $game:ty, $ui:ty;)*) => {
        const GAMES: &[(&str, fn(&str, &str, Lang) -> Result<String>)] = &[$((<$game>::ID, text::<$game>)),*];
    };
}
games::for_each_game!(table);

impl SceneText {
    pub(crate) fn run(self) -> Result<ExitCode> {
        print!("{}", self.text()?);
        Ok(ExitCode::SUCCESS)
    }

    fn text(&self) -> Result<String> {
        of_game(GAMES, &self.game)?(&self.position, &self.acts, self.lang)
    }
}

/// The story of a scene of `G`, with its refusals; then the table and its position text.
fn text<G: Scene + Words>(position: &str, acts: &str, lang: Lang) -> Result<String> {
    let mut game = G::from_position(position).map_err(|error| anyhow!("The position is wrong {error}."))?;
    let steps = play_scene(&mut game, acts).map_err(|error| anyhow!("The acts are wrong {error}."))?;
    let mut lines: Vec<String> = Vec::new();
    for step in steps {
        match step {
            SceneStep::Done(_, events) => {
                let told = events.iter().filter_map(|event| G::told(event, Viewer::Table));
                lines.extend(told.map(|told| G::story(&told, lang).plain(&[])));
            }
            SceneStep::Refused(seat, refusal) => {
                let why = match refusal {
                    Refusal::Over => lang.select("Das Spiel ist aus.", "The game is over.").to_owned(),
                    Refusal::Rule(rule) => G::refusal(&rule, lang).plain(&[]),
                };
                let seat = seat.to_string().to_uppercase();
                lines
                    .push(lang.select(format!("Nicht erlaubt für {seat}: {why}"), format!("Refused to {seat}: {why}")));
            }
        }
    }
    lines.push(String::new());
    lines.extend(G::table(&game.view(Viewer::Table), lang).iter().map(|line| line.plain(&[])));
    lines.extend([String::new(), game.position(), String::new()]);
    Ok(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        scene: SceneText,
    }

    fn told(words: &[&str]) -> Result<String, String> {
        let line = Line::try_parse_from(["scene"].iter().chain(words)).unwrap();
        line.scene.text().map_err(|error| error.to_string())
    }

    #[test]
    fn a_scene_tells_story_refusals_table_and_position() {
        let told = told(&["geizen", "hands:9,9 rolled:66666", "b-r 66666", "--lang", "en"]).unwrap();
        let expected = "\
Refused to B: It is A’s turn.
A keeps 6, 6, 6, 6, 6.
A settles up. 5 sixes are free. That makes 0, now 9 chips.

A 9, B 9, bank 112
Row 1: o o o R (others −1)
Row 2: o o o o R (others −1)
Row 3: o o o B o R (others −2)
Row 4: o o o B o o R (others −2)
Row 5: o o B o o B o R (others −3)
Round 1: B is to play.

hands:9,9 board:-/-/-/-/- turn:b start:a round:1
";
        assert_eq!(told, expected);
    }

    #[test]
    fn errors_name_the_place() {
        let error = |words: &[&str]| told(words).unwrap_err();
        assert_eq!(error(&["geizen", "hands:9,9 turn:c", ""]), "The position is wrong at 'turn:c': only 2 play.");
        assert_eq!(error(&["geizen", "", "r.k9"]), "The acts are wrong at 'k9': 'k9' is no act of this game.");
        assert_eq!(
            error(&["geizen", "rolled:12466", "64216"]),
            "The acts are wrong at '64216': dice are written in ascending order: 12466."
        );
        assert_eq!(error(&["geizen", "hands:9,9", "c-r"]), "The acts are wrong at 'c-r': only 2 play.");
    }
}
