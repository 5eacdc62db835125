//! The texts of the cards: complete, short, all different, and true to what the cards do.

use std::collections::BTreeSet;

use bohei::{Answer, Card, Challenge, Change, DECK, Device, Kind, Order, Party, Rule, Trait, Whom};
use table::Lang;

/// Letters on a title, and on a text.
const TITLE: usize = 24;
const TEXT: usize = 140;

/// Words that would guess who a player is. (A coaster may be `er`.)
const NOT_FOR_PLAYERS: [&str; 9] = ["sie", "sein", "seine", "seinen", "seiner", "ihr", "ihre", "ihren", "ihrer"];

fn texts(lang: Lang) -> Vec<String> {
    let cards = Card::all().map(|card| card.text(lang));
    cards.chain(Card::all().filter_map(|card| card.without_device(lang)).map(str::to_owned)).collect()
}

#[test]
fn every_card_has_a_short_title_and_a_short_text() {
    for lang in Lang::ALL {
        for card in Card::all() {
            let (title, line) = (card.title(lang), card.line(lang));
            assert!((1..=TITLE).contains(&title.chars().count()), "{title}");
            assert!(!line.is_empty(), "{title}");
            assert!(title.trim() == title && !title.ends_with('.'), "{title}");
        }
        for text in texts(lang) {
            assert!(text.chars().count() <= TEXT, "{} letters: {text}", text.chars().count());
            assert!(text.ends_with(['.', '?']) && text.trim() == text && !text.contains("  "), "{text}");
        }
    }
}

#[test]
fn no_title_and_no_text_is_there_twice() {
    let mut seen = BTreeSet::new();
    for text in Lang::ALL.into_iter().flat_map(texts) {
        assert!(seen.insert(text.clone()), "twice: {text}");
    }
    for lang in Lang::ALL {
        let titles: BTreeSet<&str> = Card::all().map(|card| card.title(lang)).collect();
        assert_eq!(titles.len(), Card::all().len());
    }
    let lines: BTreeSet<&str> = Card::all().map(|card| card.line(Lang::De)).collect();
    assert_eq!(lines.len(), Card::all().len());
}

#[test]
fn german_is_written_as_german() {
    for text in texts(Lang::De) {
        let words: Vec<String> = text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase).collect();
        let guess = words.iter().find(|word| NOT_FOR_PLAYERS.contains(&word.as_str()));
        assert_eq!(guess, None, "{text}");
        assert!(!text.contains(['"', '“']) || text.contains('„'), "{text}");
    }
    for text in texts(Lang::En) {
        assert!(!text.contains(['"', '„', 'ä', 'ö', 'ü', 'ß']), "{text}");
    }
}

/// "Deck (R)" in the rulings.
#[test]
fn the_deck_is_the_deck_of_the_rulings() {
    let count = |is: &dyn Fn(Kind) -> bool| -> usize {
        Card::all().filter(|card| is(card.kind())).map(|card| usize::from(card.copies())).sum()
    };
    let rules = |is: &dyn Fn(Rule) -> bool| count(&|kind| matches!(kind, Kind::Rule(rule) if is(rule)));
    let whom = |is: &dyn Fn(Whom) -> bool| count(&|kind| matches!(kind, Kind::Action(order) if is(order.whom)));
    let party = |of: Party| count(&|kind| matches!(kind, Kind::Challenge(challenge) if challenge.party == of));
    assert_eq!(count(&|_| true), DECK);
    assert_eq!(rules(&|rule| matches!(rule, Rule::Behaviour(_))), 12);
    assert_eq!(rules(&|rule| matches!(rule, Rule::Draw(_) | Rule::Penalty(_))), 2);
    assert_eq!(rules(&|rule| matches!(rule, Rule::Goal(6 | 8))), 2);
    assert_eq!(rules(&|rule| matches!(rule, Rule::Extra | Rule::Closed)), 2);
    assert_eq!(whom(&|whom| whom == Whom::Actor), 8);
    assert_eq!(whom(&|whom| matches!(whom, Whom::With(_) | Whom::Chosen | Whom::Others)), 13);
    assert!(whom(&|whom| matches!(whom, Whom::With(_))) >= 8);
    assert_eq!(whom(&|whom| whom == Whom::Everybody), 5);
    assert_eq!([count(&|kind| kind == Kind::No), count(&|kind| kind == Kind::Opposite)], [5, 3]);
    assert_eq!([Party::Duel, Party::DuelWithThird, Party::Group].map(party), [9, 3, 8]);
    assert!(count(&|kind| matches!(kind, Kind::Challenge(Challenge { device: Some(_), .. }))) >= 6);
}

#[test]
fn a_text_names_the_number_that_the_program_uses() {
    for card in Card::all() {
        for lang in Lang::ALL {
            let line = card.line(lang);
            let numbers = match card.kind() {
                Kind::Rule(Rule::Draw(number) | Rule::Penalty(number) | Rule::Goal(number)) => vec![number.into()],
                Kind::Challenge(Challenge { device, seconds, .. }) => {
                    let device = device.and_then(|device| match device {
                        Device::Stop(seconds) | Device::Taps(seconds) => Some(u16::from(seconds)),
                        Device::React | Device::Hold | Device::Bomb => None,
                    });
                    device.into_iter().chain(seconds).collect()
                }
                _ => Vec::new(),
            };
            for number in numbers {
                let bare = card.without_device(lang).unwrap_or(line);
                for text in [line, bare] {
                    assert!(text.contains(&number.to_string()), "{number}: {text}");
                }
            }
        }
    }
}

#[test]
fn the_third_person_is_in_the_text_of_those_duels_only() {
    for card in Card::all() {
        let third = card.challenge().is_some_and(|challenge| challenge.party == Party::DuelWithThird);
        assert_eq!(card.line(Lang::De).contains("dritte Person"), third, "{}", card.title(Lang::De));
        assert_eq!(card.line(Lang::En).contains("third person"), third, "{}", card.title(Lang::En));
    }
}

#[test]
fn a_game_on_the_device_can_be_played_without_it() {
    for card in Card::all() {
        let device = card.challenge().is_some_and(|challenge| challenge.device.is_some());
        for lang in Lang::ALL {
            let without = card.without_device(lang);
            assert_eq!(without.is_some(), device, "{}", card.title(lang));
            assert!(!without.unwrap_or_default().contains(lang.select("Gerät", "device")));
        }
    }
}

#[test]
fn every_challenge_says_who_wins_or_who_is_out() {
    let says = |text: &str, words: [&str; 3]| words.iter().any(|word| text.contains(word));
    for card in Card::all().filter(|card| card.challenge().is_some()) {
        for text in [Some(card.line(Lang::De)), card.without_device(Lang::De)].into_iter().flatten() {
            assert!(says(text, ["gewinnt", "verliert", "scheidet aus"]), "{text}");
        }
        for text in [Some(card.line(Lang::En)), card.without_device(Lang::En)].into_iter().flatten() {
            assert!(says(text, ["win", "loses", "is out"]), "{text}");
        }
    }
}

/// A card is one card in both languages: whoever plays with the other one keeps the same rule.
#[test]
fn these_cards_say_the_same_in_both_languages() {
    let read = |number, card: [&str; 2], text: [&str; 2]| {
        let this = Card::new(number);
        assert_eq!(Lang::ALL.map(|lang| this.title(lang)), card);
        assert_eq!(Lang::ALL.map(|lang| this.text(lang)), text);
    };
    read(
        3,
        ["Du weißt schon wer", "You Know Who"],
        [
            "Niemand sagt „du“. Auch „dir“, „dich“ und „dein“ zählen.",
            "Nobody says “you”. “Your” and “yours” count too.",
        ],
    );
    read(
        28,
        ["Platzverweis", "Sent Off"],
        [
            "Der Schiri hat es genau gesehen. Alle mit etwas Rotem am Leib werfen 1 Karte ab.",
            "The referee saw it all. All who wear something red discard 1 card.",
        ],
    );
    read(
        29,
        ["Nur mal kurz gucken", "Just Checking"],
        [
            "Ist bestimmt wichtig. Das Spielgerät zählt nicht. Alle mit eigenem Handy auf dem Tisch oder in der Hand ziehen 3 Karten.",
            "It must be important. The game’s device is exempt. All with their own phone on the table or in the hand draw 3 cards.",
        ],
    );
    read(
        33,
        ["Garderobe", "Cloakroom"],
        [
            "Bitte hier ablegen, nur nicht den Schal. Alle mit Kapuze, Kragen oder Schal werfen 1 Karte ab.",
            "Please leave something here, but not the scarf. All with a hood, collar or scarf discard 1 card.",
        ],
    );
    read(
        42,
        ["Nachschlag", "Second Helpings"],
        [
            "Die Küche meint es gut mit euch. Alle ziehen 2 Karten.",
            "The kitchen is feeling generous. All draw 2 cards.",
        ],
    );
    read(
        52,
        ["Pokergesicht", "Poker Face"],
        [
            "Seht euch 60 Sekunden lang an. Wer zuerst lacht, verliert. Lacht niemand: noch einmal, mit Grimassen.",
            "Stare at each other for 60 seconds. Whoever laughs first loses. If nobody laughs, go again and pull faces.",
        ],
    );
    read(
        60,
        ["Schnellster Finger", "Fastest Finger"],
        [
            "Tippt reihum, sobald der Blitz leuchtet. Wer zu früh tippt, scheidet aus. Sonst gewinnt die kürzeste Zeit.",
            "In turn, tap as soon as the bolt lights up. Tap too early and you are out. Otherwise the shortest time wins.",
        ],
    );
    assert_eq!(
        Lang::ALL.map(|lang| Card::new(60).without_device(lang).expect("a game on the device")),
        [
            "Legt Bierdeckel in die Mitte, einen weniger, als Leute spielen. Auf drei greifen alle zu. Wer leer ausgeht, scheidet aus. Dann von vorn.",
            "Put coasters in the middle, one fewer than there are of you. On three, all grab. Whoever has none is out. Then start over.",
        ]
    );
}

#[test]
fn an_order_reads_like_this() {
    let read = |whom, change| Lang::ALL.map(|lang| Order { whom, change }.text(lang));
    assert_eq!(read(Whom::Actor, Change::Draw(1)), ["Du ziehst 1 Karte.", "You draw 1 card."]);
    assert_eq!(read(Whom::Actor, Change::Discard(2)), ["Du wirfst 2 Karten ab.", "You discard 2 cards."]);
    assert_eq!(
        read(Whom::With(Trait::Glasses), Change::Draw(2)),
        ["Alle mit Brille ziehen 2 Karten.", "All with glasses draw 2 cards."]
    );
    assert_eq!(
        read(Whom::Chosen, Change::Discard(1)),
        ["Eine andere Person deiner Wahl wirft 1 Karte ab.", "Another player of your choice discards 1 card."]
    );
    assert_eq!(
        read(Whom::Chosen, Change::Draw(3)),
        ["Eine andere Person deiner Wahl zieht 3 Karten.", "Another player of your choice draws 3 cards."]
    );
    assert_eq!(
        read(Whom::Others, Change::Discard(1)),
        ["Alle anderen werfen 1 Karte ab.", "All others discard 1 card."]
    );
    assert_eq!(read(Whom::Everybody, Change::Draw(1)), ["Alle ziehen 1 Karte.", "All draw 1 card."]);
    assert_eq!(Change::Draw(2).text(Lang::De), "2 Karten ziehen");
    assert_eq!(Change::Discard(1).text(Lang::En), "discard 1 card");
}

#[test]
fn a_trait_means_the_same_people_in_all_its_sentences() {
    let mut seen = BTreeSet::new();
    for (with, lang) in Trait::ALL.into_iter().flat_map(|with| Lang::ALL.map(|lang| (with, lang))) {
        let bearers = with.bearers(lang);
        assert!(bearers.starts_with(lang.select("Alle", "All ")) && seen.insert(bearers), "{bearers}");
    }
}

#[test]
fn kinds_and_answers_have_their_names() {
    let kinds = |lang| {
        let mut names: Vec<&str> = Card::all().map(|card| card.kind().name(lang)).collect();
        names.dedup();
        names.join(", ")
    };
    assert_eq!(kinds(Lang::De), "Regel, Aktion, Antwort, Duell, Duell mit dritter Person, Challenge für alle");
    assert_eq!(kinds(Lang::En), "Rule, Action, Answer, Duel, Duel with a third person, Challenge for all");
    assert_eq!(Answer::ALL.map(|answer| answer.name(Lang::De)), ["Nö", "Gegenteiltag"]);
    assert_eq!(Answer::ALL.map(|answer| answer.card().kind()), [Kind::No, Kind::Opposite]);
}

/// A challenge that names seconds has a clock, and a clock without seconds in its text would mean nothing.
#[test]
fn who_is_to_count_seconds_gets_a_clock() {
    for card in Card::all() {
        let clock = card.challenge().is_some_and(|challenge| {
            let device = matches!(challenge.device, Some(Device::Stop(_) | Device::Taps(_)));
            device || challenge.seconds.is_some()
        });
        assert_eq!(card.line(Lang::De).contains("Sekunden"), clock, "{}", card.title(Lang::De));
        assert_eq!(card.line(Lang::En).contains("seconds"), clock, "{}", card.title(Lang::En));
    }
}
