//! A few thousand inputs for each fuzz target, always the same; `cargo mutate-links` reads a million, `tests/fuzz` any number.
//!
//! A failure prints the shortest link that proptest has found to fail as well.

use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any};
use proptest::sample::select;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use table::{Head, Link, MAX_LENGTH, Seed};
use xtask::fuzz::{
    Corpus, MUTATIONS, body, import, key_link, ledger, links, notation, open, save, sealed_texts, sheet,
};

/// Inputs for each target.
const CASES: u32 = 4_000;

/// Calls a target with the inputs of a strategy, always the same ones.
fn check<S: Strategy>(strategy: &S, target: impl Fn(S::Value)) {
    let config = Config { cases: CASES, failure_persistence: None, max_shrink_iters: 20_000, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let result = runner.run(strategy, |input| {
        target(input);
        Ok(())
    });
    if let Err(failure) = result {
        panic!("{failure}");
    }
}

/// Texts of the corpus, mutated one to three times, without an end. They shrink to fewer mutations of a shorter text, and then to
/// fewer segments.
fn mutated(corpus: Corpus) -> impl Strategy<Value = String> {
    let bodies: Vec<String> = corpus.links().into_iter().map(|link| body(link).to_owned()).collect();
    let mutations = vec((select(MUTATIONS.to_vec()), any::<u64>()), 1..=3);
    let text = (0..bodies.len(), mutations).prop_map(move |(link, mutations)| {
        mutations.into_iter().fold(bodies[link].clone(), |text, (mutation, seed)| {
            mutation.apply(&text, &corpus, &mut Seed::from_number(seed).rng(2))
        })
    });
    text.prop_flat_map(|text| {
        let segments: Vec<String> = text.split('.').map(str::to_owned).collect();
        // All segments are kept at first; only shrinking removes some.
        let kept = vec(proptest::bool::weighted(1.0), segments.len());
        (Just(segments), kept)
    })
    .prop_map(|(segments, kept)| {
        let kept = segments.into_iter().zip(kept).filter_map(|(segment, kept)| kept.then_some(segment));
        kept.collect::<Vec<_>>().join(".")
    })
}

#[test]
fn every_valid_link_opens() {
    for link in links(2) {
        assert!(open(&link).is_ok(), "{link}");
        import(link.as_bytes());
        save(body(&link));
    }
}

#[test]
fn mutated_links_are_read_or_refused() {
    // A link whose end is wrong is refused at once, so most get a valid one.
    let strategy = (mutated(Corpus::new(3)), proptest::bool::weighted(0.8));
    check(&strategy, |(text, ended)| import(if ended { Link::ended(&text) } else { text }.as_bytes()));
}

#[test]
fn mutated_saves_are_read_or_refused() {
    check(&mutated(Corpus::new(4)), |text| save(&text));
}

#[test]
fn mutated_acts_are_carried_out_or_refused() {
    check(&(any::<u8>(), mutated(Corpus::new(5))), |(moment, text)| {
        let acts: Vec<&str> = text.split('.').skip(6).collect();
        notation(&[&[moment][..], acts.join(".").as_bytes()].concat());
    });
}

#[test]
fn every_text_of_a_sealed_table_is_read() {
    for text in sealed_texts(2) {
        let read = match text.split('.').next() {
            Some("hand") => text.parse::<sealed::KeyLink>().is_ok(),
            Some("sheet") => text.parse::<sealed::Sheet>().is_ok(),
            _ => text.parse::<sealed::Ledger>().is_ok(),
        };
        assert!(read, "{text}");
        sealed_table(&text);
    }
}

/// A text as everything that a sealed table shows and keeps.
fn sealed_table(text: &str) {
    key_link(text);
    sheet(text);
    ledger(text);
}

#[test]
fn mutated_texts_of_a_sealed_table_are_read_or_refused() {
    check(&mutated(Corpus::of(sealed_texts(6))), |text| sealed_table(&text));
}

#[test]
fn bytes_of_any_kind_are_refused() {
    check(&vec(any::<u8>(), 0..200), |bytes| {
        import(&bytes);
        notation(&bytes);
        let text = String::from_utf8_lossy(&bytes);
        save(&text);
        sealed_table(&text);
    });
}

#[test]
fn a_failure_shrinks_to_a_short_link() {
    let config = Config { failure_persistence: None, max_shrink_iters: 20_000, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let failing = |text: &String| text.starts_with("larry.") && text.matches('.').count() >= 7;
    let result = runner.run(&mutated(Corpus::new(3)), |text| {
        proptest::prop_assert!(!failing(&text));
        Ok(())
    });
    let Err(proptest::test_runner::TestError::Fail(_, text)) = result else { panic!("it fails: {result:?}") };
    // No segment is left that it does not need.
    assert!(failing(&text) && text.matches('.').count() == 7, "{text}");
}

/// The slowest texts that still are links: as long as possible, and every act or correction must be checked.
#[test]
fn the_longest_texts_are_read_in_bounded_steps() {
    let secret = "BQAAAAAAAAAAAAAAAAAAAA";
    macro_rules! heads {
        ($($slug:ident: $game:ty, $ui:ty;)*) => { [$(Head::of::<$game>()),*] };
    }
    let heads = games::for_each_game!(heads);
    assert_eq!(heads.len(), games::IDS.len());
    for head in heads.map(|Head { game, version, seats }| format!("{game}.{version}.{seats}.{secret}.-.-")) {
        for piece in [".z", ".x", ".", ".a-r", ".fn.b", ".d.x", ".9", "~", "~YT1N", ".va"] {
            let count = (MAX_LENGTH - head.len() - 5) / piece.len();
            let text = format!("{head}{}", piece.repeat(count));
            import(text.as_bytes());
            save(&text);
        }
    }
}

/// Texts that were read wrongly once. Every new case is added here.
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
