//! The project's own commands, called through the aliases in `.cargo/config.toml`.

mod browser;
mod dist;
mod games;
mod lan;
mod mangle;
mod play;
mod playouts;
mod replay;
mod scene;
mod shell;
mod shots;
mod shrink;
mod site;
mod split;
mod tally;
mod taps;
mod tools;
mod verify;
mod weight;
mod words;

use std::process::ExitCode;

use shell::Fallible;

/// One command: its name, one line about it, and what it does with the rest of the command line.
struct Command {
    name: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Fallible<ExitCode>,
}

const COMMANDS: &[Command] = &[
    Command { name: "play", about: "build the site, serve it and tell the address", run: play::run },
    Command { name: "verify", about: "check everything; or only the named parts", run: verify::run },
    Command { name: "dist", about: "the finished site in dist/, with what each file weighs", run: dist::run },
    Command { name: "shots", about: "photograph every screen", run: shots::run },
    Command { name: "taps", about: "from tap to paint, in every built site that is named", run: taps::run },
    Command { name: "playouts", about: "random games and their figures; with --laws, every law", run: playouts::run },
    Command { name: "replay", about: "the story of a recorded game as text", run: replay::run },
    Command { name: "mangle", about: "mutated links against the reader, a million of them", run: mangle::run },
    Command { name: "scene", about: "set up a position, play acts, and see what happens", run: scene::run },
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (name, rest) = words.split_first().map_or(("", &[][..]), |(name, rest)| (name, rest));
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        println!("The commands are:");
        for Command { name, about, .. } in COMMANDS {
            println!("  cargo {name:<9} {about}");
        }
        return ExitCode::FAILURE;
    };
    (command.run)(rest).unwrap_or_else(|sentence| {
        eprintln!("{sentence}");
        ExitCode::FAILURE
    })
}
