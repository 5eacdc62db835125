//! Links: what they contain, how they are read, and every error.

mod toy;

use table::{Game, GameLink, Lang, Link, LinkError, NoteKey, Options, Problem, Record, Seat, Seed, variants};
use toy::{Act, Rules, Toy};

type Honest = Toy<{ toy::HONEST }>;

const SECRET: &str = "BQAAAAAAAAAAAAAAAAAAAA";

fn known(game: &str) -> bool {
    game == "toy" || game == "boy"
}

fn read(text: &str) -> Result<Link, LinkError> {
    Link::read(text, known)
}

fn game(text: &str) -> GameLink {
    match read(text) {
        Ok(Link::Game(link)) => link,
        other => panic!("{text}: {other:?}"),
    }
}

fn begun() -> Record<Honest> {
    let mut options = Rules::default();
    Rules::SPECS[0].set(&mut options, 2);
    let mut record = Record::deal(3, options, Seed::from_number(5));
    record.act(Seat::new(1), Act::Draw).expect("seat b begins");
    record.act(Seat::new(0), Act::Knock).expect("anybody may knock");
    record.notes.set(NoteKey::Name(Seat::new(2)), "Mira");
    record.write("Wer klopft, singt");
    record
}

fn problem(text: &str) -> (Problem, usize, String) {
    let error = read(text).map(|link| match link {
        Link::Game(link) => link.record::<Honest>().map(|record| record.to_string()),
        Link::Rules(link) => link.options::<Honest>().map(|options| format!("{options:?}")),
    });
    let error = error.and_then(|read| read).expect_err(text);
    (error.problem, error.place, error.found)
}

#[test]
fn a_game_travels_with_names_and_texts_or_without_both() {
    let record = begun();
    let link = game(&Link::of_game(&record, true));
    assert_eq!((link.game.as_str(), link.seats, link.named, link.text()), ("toy", 3, true, &*record.to_string()));
    assert_eq!(link.record::<Honest>(), Ok(record.clone()));
    let text = Link::of_game(&record, false);
    assert!(text.starts_with(&format!("toy.3.3.{SECRET}.-.s2.d.a-k~")), "{text}");
    let nameless = game(&text);
    assert!(!nameless.named);
    let read = nameless.record::<Honest>().expect("a game");
    assert!(read.notes.is_empty() && read.game() == record.game() && read.entries() == record.entries());
}

#[test]
fn house_rules_travel_without_who_begins() {
    for seats in Honest::SEATS {
        for options in variants::<Rules>(seats) {
            let text = Link::of_rules::<Honest>(&options);
            assert!(text.starts_with("toy.rules.3.-~"), "{text}");
            let Ok(Link::Rules(link)) = read(&text) else { panic!("{text}") };
            assert_eq!(link.options::<Honest>(), Ok(Rules::default()));
        }
    }
}

#[test]
fn a_link_fits_any_messenger() {
    let record = begun();
    for text in
        [Link::of_game(&record, true), Link::of_game(&record, false), Link::of_rules::<Honest>(record.options())]
    {
        assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._~-".contains(&byte)), "{text}");
        assert!(text.ends_with(|letter: char| letter.is_ascii_alphanumeric()), "no full stop or dash that gets lost");
        let whole = read(&text);
        assert!(whole.is_ok());
        for copied in [
            format!("https://example.org/stammtisch/#{text}"),
            format!("  {text}\r\n"),
            format!("#{}\n {}", &text[..20.min(text.len())], &text[20.min(text.len())..]),
            text.replace('~', "%7E"),
            format!("%20{}%0A", text.replace('_', "%5F").replace('t', "%74")),
            format!("{text}."),
            format!("{text}),"),
        ] {
            assert_eq!(read(&copied), whole, "{copied}");
        }
    }
}

/// Messengers cut links. A cut link must not be read as a shorter game.
#[test]
fn every_part_of_a_link_is_told_from_the_whole() {
    for text in [Link::of_game(&begun(), true), Link::of_game(&begun(), false)] {
        for end in 0..text.len() {
            let (problem, ..) = problem(&text[..end]);
            let fits = match end {
                0 => problem == Problem::Empty,
                1 | 2 => problem == Problem::NoLink,
                _ => [Problem::CutOff, Problem::Changed].contains(&problem),
            };
            assert!(fits, "{}: {problem:?}", &text[..end]);
        }
    }
}

#[test]
fn a_changed_letter_is_noticed() {
    let text = Link::of_game(&begun(), true);
    for at in 4..text.len() - 5 {
        let other = if text.as_bytes()[at] == b'7' { "8" } else { "7" };
        let changed = format!("{}{other}{}", &text[..at], &text[at + 1..]);
        assert_eq!(problem(&changed).0, Problem::Changed, "{changed}");
    }
}

#[test]
fn each_fault_is_named_with_its_place() {
    let toy = |rest: &str| Link::ended(&format!("toy.3.3.{rest}"));
    let cases: Vec<(String, Problem, usize, &str)> = vec![
        (String::new(), Problem::Empty, 0, ""),
        ("https://example.org/#".to_owned(), Problem::Empty, 0, ""),
        ("x".repeat(table::MAX_LENGTH + 1), Problem::TooLong, 0, ""),
        ("rules".to_owned(), Problem::NoLink, 0, ""),
        ("Toy.3.3".to_owned(), Problem::NoLink, 0, ""),
        (Link::ended("toy~.rules.3.-"), Problem::NoLink, 0, ""),
        (format!("poker.1.3.{SECRET}.-.-~abcd"), Problem::UnknownGame, 1, "poker"),
        (format!("toy.3.3.{SECRET}.-.-"), Problem::CutOff, 0, ""),
        (format!("toy.3.3.{SECRET}.-.-~abc"), Problem::CutOff, 0, ""),
        (format!("toy.3.3.{SECRET}.-.-~abcd"), Problem::Changed, 0, ""),
        ("toy.3.3.<script>".to_owned(), Problem::Letter, 4, "<"),
        ("toy.3.3.AA~\u{202E}yot".to_owned(), Problem::Letter, 5, "\u{202E}"),
        ("toy.3.3.AA.🍺".to_owned(), Problem::Letter, 5, "🍺"),
        ("toy.3.\0".to_owned(), Problem::Letter, 3, "\0"),
        (Link::ended("toy"), Problem::NoLink, 0, ""),
        (Link::ended("toy.three.3"), Problem::NoLink, 2, "three"),
        (Link::ended("toy.65536.3"), Problem::NoLink, 2, "65536"),
        (Link::ended(&format!("boy.3.3.{SECRET}.-.-")), Problem::OtherGame, 1, "boy"),
        (Link::ended(&format!("toy.2.3.{SECRET}.-.-")), Problem::OlderVersion, 0, "2"),
        (Link::ended(&format!("toy.4.3.{SECRET}.-.-")), Problem::NewerVersion, 0, "4"),
        (Link::ended(&format!("toy.3.9.{SECRET}.-.-")), Problem::Seats, 3, "9"),
        (toy("BQ.-.-"), Problem::Secret, 4, "BQ"),
        (toy(""), Problem::Secret, 4, ""),
        (toy(&format!("{SECRET}.a-b-c-d.-")), Problem::PlayerSeeds, 5, "a-b-c-d"),
        (toy(&format!("{SECRET}.-.s9")), Problem::Options, 6, "s9"),
        (toy(&format!("{SECRET}.-.s2.d.zz")), Problem::NoAct, 8, "zz"),
        (toy(&format!("{SECRET}.-.s2.d.h-d")), Problem::NoAct, 8, "h-d"),
        (toy(&format!("{SECRET}.-.s2.d.b-d")), Problem::Refused, 8, "b-d"),
        (toy(&format!("{SECRET}.-.s2.s.s.s.k")), Problem::Over, 10, "k"),
        (toy(&format!("{SECRET}.-.s2.x")), Problem::NothingToCorrect, 7, "x"),
        (toy(&format!("{SECRET}.-.s2{}", ".d.x".repeat(201))), Problem::TooManyCorrections, 408, "x"),
        (toy(&format!("{SECRET}.-.s2~Mira.")), Problem::Notes, 7, "Mira."),
        (Link::ended("toy.rules.3.q1"), Problem::Options, 4, "q1"),
        (Link::ended("toy.rules.3.s9"), Problem::Options, 4, "s9"),
        (Link::ended("toy.rules.9.q1"), Problem::NewerVersion, 0, ""),
        (Link::ended("toy.rules.3"), Problem::NoLink, 2, "rules"),
        (Link::ended("toy.rules.3.-.-"), Problem::NoLink, 2, "rules"),
        (Link::ended("boy.rules.3.-"), Problem::OtherGame, 1, "boy"),
    ];
    for (text, expected, place, found) in cases {
        let short: String = text.chars().take(80).collect();
        assert_eq!(problem(&text), (expected, place, found.to_owned()), "{short}");
        // The page shows the wrong segment, also of a link that a messenger has changed.
        let sent = format!("https://example.org/#{}", text.replace('~', "%7E "));
        let smooth = table::smoothed(&sent);
        let piece = place.checked_sub(1).and_then(|at| smooth.split(['.', '~']).nth(at)).unwrap_or_default();
        let fits = found.starts_with(piece) || (expected == Problem::Letter && piece.contains(found));
        assert!(place == 0 || fits, "{short}: {piece}");
    }
}

#[test]
fn house_rules_of_another_version_count_while_their_choices_exist() {
    let Ok(Link::Rules(link)) = read(&Link::ended("toy.rules.2.-")) else { panic!("rules") };
    assert_eq!(link.options::<Honest>(), Ok(Rules::default()));
}

#[test]
fn a_fault_is_a_sentence_in_both_languages() {
    let said = |text: &str| {
        let error = match read(text) {
            Ok(Link::Game(link)) => link.record::<Honest>().expect_err(text),
            Ok(Link::Rules(link)) => link.options::<Honest>().expect_err(text),
            Err(error) => error,
        };
        Lang::ALL.map(|lang| error.sentence(lang))
    };
    assert_eq!(
        said(&Link::ended(&format!("toy.2.3.{SECRET}.-.-"))),
        [
            "Diese Partie stammt aus einer älteren Fassung der Regeln. Hier geht sie weder weiter noch lässt sie sich nachspielen.",
            "This game comes from an older version of the rules. It can be neither continued nor replayed here.",
        ]
    );
    let game = |acts: &str| said(&Link::ended(&format!("toy.3.3.{SECRET}.-.s2{acts}")));
    assert_eq!(
        game(".d.b-d"),
        [
            "Bis Schritt 1 stimmt alles. Dann kommt „b-d“: Das ist hier nicht möglich.",
            "Up to step 1 all is well. Then comes “b-d”: That is not possible here.",
        ]
    );
    assert_eq!(
        game(".zz"),
        [
            "Gleich der erste Schritt ist „zz“: Das kennt das Spiel nicht.",
            "The first step is “zz”: The game does not know that.",
        ]
    );
    assert_eq!(
        said(&Link::ended(&format!("toy.3.9.{SECRET}.-.-"))),
        [
            "„9“ am Anfang des Links: Für so viele ist dieses Spiel nicht gedacht.",
            "“9” at the beginning of the link: This game is not for that many players.",
        ]
    );
    assert_eq!(
        said(&Link::ended("toy.3.3..-.-")),
        ["Etwas fehlt: Das Geheimnis ist beschädigt.", "Something is missing: The secret is damaged."]
    );
    assert_eq!(
        game("~Mira."),
        ["Am Ende des Links: Die Namen sind beschädigt.", "At the end of the link: The names are damaged."]
    );
}

/// The sentence counts characters and shows no Unicode numbers.
#[test]
fn a_letter_that_is_in_no_link_is_shown_or_described() {
    let said = |letter: &str| {
        let error = read(&format!("https://example.org/#toy.3.3.AA{letter}.-")).expect_err(letter);
        Lang::ALL.map(|lang| error.sentence(lang))
    };
    let [de, en] = ["So eines kommt in keinem Link vor.", "No link has one of those."];
    for (letter, german, english) in [
        ("%", "„%“", "“%”"),
        ("%3Cb%3E", "„<“", "“<”"),
        ("%F0%9F%8D%BA", "„🍺“", "“🍺”"),
        ("%C3%BC%C3", "„ü“", "“ü”"),
        ("%FF", "„%“", "“%”"),
        ("%3", "„%“", "“%”"),
        ("<b>", "„<“", "“<”"),
        ("🍺", "„🍺“", "“🍺”"),
        ("ü", "„ü“", "“ü”"),
        ("\u{A0}", "ein Leerzeichen", "a space"),
        ("\u{2003}", "ein Leerzeichen", "a space"),
        ("\0", "unsichtbar", "invisible"),
        ("\u{200B}", "unsichtbar", "invisible"),
        ("\u{202E}", "unsichtbar", "invisible"),
        ("\u{308}", "unsichtbar", "invisible"),
    ] {
        let expected = [format!("Das 11. Zeichen ist {german}. {de}"), format!("Character 11 is {english}. {en}")];
        assert_eq!(said(letter), expected, "U+{:04X}", letter.chars().next().map_or(0, u32::from));
    }
}

/// A record in a file, or as the page shows it after an error, has no checksum.
#[test]
fn a_bare_record_is_read_where_that_is_wanted() {
    let record = begun();
    let text = record.to_string();
    assert_eq!(read(&text.replace('~', ".")).map(|_| ()).unwrap_err().problem, Problem::CutOff);
    let Ok(Link::Game(link)) = Link::read_record(&text, known) else { panic!("{text}") };
    assert_eq!(link.record::<Honest>(), Ok(record));
}

/// Notes of seats and lines that do not exist are not part of a link.
#[test]
fn foreign_notes_do_not_travel_on() {
    let record = begun();
    let mut more = record.clone();
    more.notes.set(NoteKey::Name(Seat::new(7)), "Niemand");
    more.notes.set(NoteKey::Entry(2), "Nie gesagt");
    assert_eq!(game(&Link::of_game(&more, true)).record::<Honest>(), Ok(record));
}
