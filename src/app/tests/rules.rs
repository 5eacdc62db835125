//! The rules sheets: what introduces a game, what holds at a table, and that nothing is said twice.

use std::collections::BTreeSet;

use app::games::GAMES;
use futures::executor::block_on;
use game_ui::GameInfo;
use table::{Choices, Lang, OptionInfo};

fn games() -> Vec<&'static GameInfo> {
    GAMES.iter().map(|entry| block_on(entry.load()).expect("nothing is split here")).collect()
}

/// The choices of the printed game, or with everything else that can be chosen.
fn choices(game: &GameInfo, printed: bool) -> Vec<u8> {
    let other = |info: &OptionInfo| match info.choices {
        Choices::Start => 0,
        _ => info.choices.count(4) - 1,
    };
    (game.infos)().iter().map(|info| if printed { info.printed } else { other(info) }).collect()
}

/// All paragraphs of a game's sheet, as title and text.
fn sheet(game: &GameInfo, choices: Option<&[u8]>, lang: Lang) -> Vec<(&'static str, &'static str)> {
    let both = (game.rules)(choices, lang).into_iter().chain((game.rulings)(choices, lang));
    both.map(|paragraph| (paragraph.title, paragraph.text)).collect()
}

fn titles(game: &GameInfo, choices: Option<&[u8]>) -> BTreeSet<&'static str> {
    sheet(game, choices, Lang::De).into_iter().map(|(title, _)| title).collect()
}

#[test]
fn each_game_introduces_itself_by_three_pictures_with_one_sentence_each() {
    for game in games() {
        let [german, english] = Lang::ALL.map(|lang| (game.intro)(lang));
        let pictures: BTreeSet<&String> = german.iter().map(|panel| &panel.picture).collect();
        assert_eq!(pictures.len(), 3, "{}", game.name);
        for panel in german.iter().chain(&english) {
            let ends = panel.text.matches(['.', '?']).count();
            assert!(ends == 1 && panel.text.ends_with('.'), "{}: {}", game.name, panel.text);
            for forbidden in ["style", " id=", "url(", "href", "aria-label", "<title"] {
                assert!(!panel.picture.contains(forbidden), "{forbidden} in {}", panel.picture);
            }
            assert_eq!(panel.picture.matches("<svg").count(), 1, "nothing within is sized by the style sheet");
            assert_eq!(panel.picture.matches("<g").count(), panel.picture.matches("</g>").count());
        }
        assert!(german.iter().zip(&english).all(|(de, en)| de.text != en.text));
    }
}

#[test]
fn nothing_is_said_twice() {
    for game in games() {
        for lang in Lang::ALL {
            for choices in [None, Some(choices(game, true)), Some(choices(game, false))] {
                let mut said = BTreeSet::new();
                for (title, text) in sheet(game, choices.as_deref(), lang) {
                    for sentence in text.split_inclusive(['.', '?']).map(str::trim) {
                        assert!(said.insert(sentence), "{}, {title}: {sentence}", game.name);
                    }
                }
            }
        }
    }
}

#[test]
fn chapters_of_house_rules_that_are_off_are_left_out() {
    let of = |id: &str| games().into_iter().find(|game| game.id == id).expect(id);
    let only_there = |id: &str| -> Vec<&'static str> {
        let game = of(id);
        let (all, printed) = (titles(game, None), titles(game, Some(&choices(game, true))));
        assert!(printed.is_subset(&all));
        all.difference(&printed).copied().collect()
    };
    assert_eq!(
        only_there("leiff"),
        [
            "Der Kneipenphilosoph",
            "Der Zettel",
            "Der hinterhältige Magier",
            "Die Dorfschönheit",
            "Die Klatschtante",
            "Immun",
            "Kellner à la Arbeitszeitbetrug",
            "Klatschtante und Dorfschönheit",
            "Magier",
            "Special Cards",
            "Teams",
            "Trinkregeln",
            "Wasserregeln",
        ]
    );
    assert_eq!(only_there("larry"), ["Kurzes Spiel"]);
    assert_eq!(
        only_there("riffifi"),
        ["Abhaken", "Der Officer", "Variante: abhaken", "Variante: der Officer", "Variante: gleiche Chancen"]
    );
    assert!(only_there("geizen").is_empty() && only_there("bohei").is_empty());
    // What is played instead of it goes, too.
    let larry = of("larry");
    let short = titles(larry, Some(&choices(larry, false)));
    assert!(short.contains("Kurzes Spiel") && !short.contains("Wertung") && !short.contains("Die letzte Karte"));
}
