//! The project's own commands, called through the aliases in `.cargo/config.toml`.

mod arguments;
mod browser;
mod bundle_size;
mod deals;
mod dist;
mod geizen_values;
mod lan;
mod mutate_links;
mod optimize;
mod play;
mod playouts;
mod replay;
mod scene;
mod shell;
mod shots;
mod site;
mod split;
mod styles;
mod summary;
mod taps;
mod tools;
mod verify;

use std::process::ExitCode;

use clap::Parser;

/// The commands of Stammtisch.
#[derive(Debug, Parser)]
#[command(bin_name = "cargo", disable_help_subcommand = true)]
enum Command {
    /// Build the site, serve it and print the address
    Play(play::Play),
    /// Check everything, or only the named parts
    Verify(verify::Verify),
    /// Build the finished site in dist/ and print the size of each file
    Dist,
    /// Photograph every screen into shots/, or the pictures of the README into docs/
    Shots(shots::Shots),
    /// Measure how long a tap takes until its answer is painted
    Taps(taps::Taps),
    /// Play random games and print their figures; with --laws, try every law
    Playouts(playouts::Playouts),
    /// Print a recorded game as text
    Replay(replay::Replay),
    /// Set up a position, play acts, and print what happens
    Scene(scene::SceneText),
    /// Work out and write the tables of the regulars of Geizen
    GeizenValues(geizen_values::GeizenValues),
    /// Print numbered deals of a game, to choose one for a lesson
    Deals(deals::Deals),
    /// Read very many mutated links and print what became of them
    MutateLinks(mutate_links::MutateLinks),
}

fn main() -> ExitCode {
    let result = match Command::parse() {
        Command::Play(play) => play.run(),
        Command::Verify(verify) => verify.run(),
        Command::Dist => dist::run(),
        Command::Shots(shots) => shots.run(),
        Command::Taps(taps) => taps.run(),
        Command::Playouts(playouts) => playouts.run(),
        Command::Replay(replay) => replay.run(),
        Command::Scene(scene) => scene.run(),
        Command::GeizenValues(values) => values.run().map(|()| ExitCode::SUCCESS),
        Command::Deals(deals) => deals.run(),
        Command::MutateLinks(mutate_links) => mutate_links.run(),
    };
    result.unwrap_or_else(|error| {
        eprintln!("{error:#}");
        ExitCode::FAILURE
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_arguments_of_all_commands_are_consistent() {
        Command::command().debug_assert();
    }

    #[test]
    fn wrong_arguments_are_refused_with_the_usage_of_their_command() {
        for line in [
            "play --fast",
            "play --port",
            "play --port many",
            "play --port 70000",
            "verify everything",
            "dist here",
            "shots --fast",
            "playouts",
            "playouts --laws",
            "playouts poker",
            "playouts geizen --fast",
            "playouts geizen --seats",
            "playouts geizen --games many",
            "replay",
            "replay geizen.1 --seat",
            "replay geizen.1 --seat 9",
            "replay geizen.1 --lang fr",
            "scene geizen -",
            "scene poker - -",
            "scene geizen - - --lang",
            "deals geizen",
            "deals poker 3",
            "deals geizen 3 --count many",
            "mutate-links --links many",
        ] {
            let words = ["cargo"].into_iter().chain(line.split(' '));
            let error = Command::try_parse_from(words).expect_err(line).to_string();
            let command = format!("cargo {}", line.split(' ').next().unwrap_or_default());
            assert!(error.starts_with("error: "), "{line}: {error}");
            assert!(error.contains(&command) || error.contains("--help"), "{line}: {error}");
        }
    }
}
