//! A few thousand hostile texts for each target, always the same; `cargo mangle` tries a million, `tests/fuzz` any number.

use table::{Head, MAX_LENGTH, Seed};
use xtask::hostile::{Corpus, Mutation, import, links, notation, open, save};

/// Mutated links for each target.
const TRIED: u32 = 4_000;

#[test]
fn every_valid_link_opens() {
    for link in links(2) {
        assert!(open(&link).is_ok(), "{link}");
        import(link.as_bytes());
        save(link.rsplit_once('~').map_or("", |(record, _)| record));
    }
}

#[test]
fn mutated_links_are_read_or_refused() {
    let (corpus, mut rng) = (Corpus::new(3), Seed::from_number(3).rng(2));
    for _ in 0..TRIED {
        import(Mutation::link(&corpus, &mut rng).1.as_bytes());
    }
}

#[test]
fn mutated_saves_are_read_or_refused() {
    let (corpus, mut rng) = (Corpus::new(4), Seed::from_number(4).rng(2));
    for _ in 0..TRIED {
        let (_, text) = Mutation::link(&corpus, &mut rng);
        save(text.rsplit_once('~').map_or(&*text, |(record, _)| record));
    }
}

#[test]
fn mutated_acts_are_carried_out_or_refused() {
    let (corpus, mut rng) = (Corpus::new(5), Seed::from_number(5).rng(2));
    for _ in 0..TRIED {
        let (_, text) = Mutation::link(&corpus, &mut rng);
        let acts: Vec<&str> = text.split('.').skip(6).collect();
        let first = [rng.below(256) as u8];
        notation(&[&first[..], acts.join(".").as_bytes()].concat());
    }
}

#[test]
fn bytes_of_any_kind_are_refused() {
    let mut rng = Seed::from_number(6).rng(2);
    for _ in 0..TRIED {
        let bytes: Vec<u8> = (0..rng.below(200)).map(|_| rng.below(256) as u8).collect();
        import(&bytes);
        notation(&bytes);
        save(&String::from_utf8_lossy(&bytes));
    }
}

/// The worst that still is a link: as long as can be, and every act or correction must be looked at.
#[test]
fn the_longest_texts_are_read_in_bounded_steps() {
    let secret = "BQAAAAAAAAAAAAAAAAAAAA";
    let heads = [
        Head::of::<geizen::Geizen>(),
        Head::of::<larry::Larry>(),
        Head::of::<leiff::Leiff>(),
        Head::of::<riffifi::Riffifi>(),
        Head::of::<bohei::Bohei>(),
    ];
    for head in heads.map(|Head { game, version, seats }| format!("{game}.{version}.{seats}.{secret}.-.-")) {
        for piece in [".z", ".x", ".", ".a-r", ".fn.b", ".d.x", ".9", "~", "~YT1N", ".va"] {
            let count = (MAX_LENGTH - head.len() - 5) / piece.len();
            let text = format!("{head}{}", piece.repeat(count));
            import(text.as_bytes());
            save(&text);
        }
    }
}

/// Texts that were once read otherwise than they should be. Whatever is found is added here.
#[test]
fn found_cases_stay_found() {
    let found: &[&str] = &[
        // The game's slug ended at the `~` for the one who asked whether there is such a game, and not for the other.
        "geizen~.rules.1.-",
        // A name of joiners and marks alone was an empty name.
        "geizen.1.2.BQAAAAAAAAAAAAAAAAAAAA.-.-~YT3igI0",
        // More than 65,535 lines away: a text's key would have begun anew.
        "geizen.1.2.BQAAAAAAAAAAAAAAAAAAAA.-.-~NjU1MzY9eg",
        // The choice of one number of players, at a table of another.
        "leiff.rules.1.p1",
    ];
    for text in found {
        import(text.as_bytes());
        save(text);
    }
}
