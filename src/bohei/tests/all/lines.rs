//! The table as text, a line each: whatever waits, in both languages.

use bohei::{Bohei, Card};
use table::{Game, Lang, Scene, Seat, Viewer, Words};

fn lines(position: &str, viewer: Viewer, lang: Lang) -> Vec<String> {
    let game = Bohei::from_position(position).expect(position);
    let names = ["Mira", "Jonas", "Aylin", "Theo"].map(str::to_owned);
    Bohei::table(&game.view(viewer), lang).iter().map(|line| line.plain(&names)).collect()
}

/// The line that only this position has: what waits comes after the players.
#[track_caller]
fn waits(pending: &str, said: [&str; 2]) {
    let position = format!("hands:44/45/6/3 pending:{pending}");
    let line = |lang| lines(&position, Viewer::Table, lang).into_iter().nth(8);
    assert_eq!(Lang::ALL.map(line), said.map(|said| Some(said.to_owned())));
}

#[test]
fn a_table_reads_like_this() {
    let position = "hands:0.44/20/46 slots:6/14 turn:b phase:play ticks:ab.-.-.-.-.-.-.-.-.-";
    assert_eq!(
        lines(position, Viewer::Seat(Seat::new(0)), Lang::De),
        [
            "Runde 1: Jonas ist dran, Phase 3: Aktion, Challenge oder nichts.",
            "Ziel: 6 Karten; Phase 1 gibt 1 Karte; Strafe für einen Regelbruch: 1 Karte",
            "Ziehstapel 66, Ablagestapel 0",
            "Regelablage: Platz A „Pssst“, Platz B „Kleines Bohei“ (von alt nach neu: „Pssst“, „Kleines Bohei“)",
            "Mira: 2 Karten",
            "Jonas: 1 Karte",
            "Aylin: 1 Karte",
            "Alle mit Brille: Mira und Jonas",
            "Eigene Hand: „Bitte, danke“ und „Nö“",
        ]
    );
    assert_eq!(
        lines("hands:-/20/46 slots:17/-", Viewer::Seat(Seat::new(0)), Lang::En),
        [
            "Round 1: it is Mira’s turn, phase 1: draw or not.",
            "Goal: 7 cards; phase 1 gives 1 card; penalty for a breach: 1 card",
            "Draw pile 69, discard pile 0",
            "Rules: slot A closed (“Closed for Repairs”), slot B free",
            "Mira: 0 cards",
            "Jonas: 1 card",
            "Aylin: 1 card",
            "Own hand: no card",
        ]
    );
}

#[test]
fn what_waits_reads_like_this() {
    waits(
        "aim.36",
        ["„Auserwählt“: Mira wählt eine andere Person", "“And the Winner Is”: Mira chooses another player"],
    );
    waits(
        "ticks.26",
        ["„Durchblick“: Der Tisch hakt ab: Alle mit Brille", "“Crystal Clear”: the table ticks: All with glasses"],
    );
    waits("opponent.46", ["„Auf die Zehn“: Mira wählt, gegen wen es geht", "“On the Dot”: Mira chooses the opponent"]);
    waits(
        "third.55.b",
        [
            "„Münze im Ärmel“: Mira gegen Jonas, Mira wählt die dritte Person",
            "“Which Hand?”: Mira against Jonas, Mira chooses the third person",
        ],
    );
    waits("challenge.46.ab.1", ["„Auf die Zehn“: Im Spiel Mira und Jonas", "“On the Dot”: playing Mira and Jonas"]);
    waits(
        "challenge.55.ab.2.c",
        [
            "„Münze im Ärmel“: Im Spiel Mira und Jonas, dritte Person Aylin, 2. Versuch",
            "“Which Hand?”: playing Mira and Jonas, third person Aylin, try 2",
        ],
    );
    waits("reward.46.b", ["„Auf die Zehn“: Belohnung für Jonas", "“On the Dot”: reward for Jonas"]);
    waits(
        "reward.46.b.+1",
        [
            "„Auf die Zehn“: Belohnung für Jonas, bisher 1 Karte gezogen",
            "“On the Dot”: reward for Jonas, 1 card drawn so far",
        ],
    );
    waits(
        "reward.46.b.-1",
        [
            "„Auf die Zehn“: Belohnung für Jonas, bisher 1 Karte abgeworfen",
            "“On the Dot”: reward for Jonas, 1 card discarded so far",
        ],
    );
    waits("penalty.-1.b", ["Regelbruch: Jonas 1 Karte abwerfen (offen)", "Breach: Jonas discard 1 card (open)"]);
}

/// Everybody may know which card somebody reaches for; nothing tells whether it is in hand.
#[test]
fn answers_read_the_same_whatever_is_reached_for() {
    let reached = ["n", "o"].map(|answer| {
        let position = format!("hands:44/45/6/3 pending:orders.39.a.b?{answer}.cy.dn");
        Lang::ALL.map(|lang| lines(&position, Viewer::Table, lang))
    });
    assert_eq!(reached[0], reached[1]);
    let [de, en] = &reached[0];
    let (de, en) = (&de[8], &en[8]);
    assert!(de.contains("(offen); Jonas") && de.contains("(überlegt); Aylin"), "{de}");
    assert!(de.contains("(nimmt an); Theo") && de.ends_with("(„Nö“)"), "{de}");
    assert!(en.contains("(thinking); Aylin") && en.ends_with("(“Nope”)"), "{en}");
}

#[test]
fn breaches_and_calls_stand_there() {
    let stands = |breach: &str, lang| {
        let position = format!("hands:0.1.2.3.4.5.7/45/20 slots:6/- pending:reward.46.b breach:{breach} called:a");
        lines(&position, Viewer::Table, lang).join("\n")
    };
    let text = stands("ca", Lang::De);
    assert!(text.contains("Mira: 7 Karten, „Bohei!“ gerufen"), "{text}");
    assert!(text.contains("Regelbruch von Mira, gemeldet von Aylin"), "{text}");
    let text = stands("ca.ab", Lang::De);
    assert!(
        text.contains("Regelbruch von Mira, gemeldet von Aylin\nRegelbruch von Jonas, gemeldet von Mira"),
        "{text}"
    );
    let text = stands("ab+", Lang::De);
    assert!(text.contains("Bestätigter Regelbruch von Jonas"), "{text}");
    let text = stands("ca", Lang::En);
    assert!(text.contains("Mira: 7 cards, “Bohei!” called"), "{text}");
    assert!(text.contains("Breach by Mira, reported by Aylin"), "{text}");
    let text = stands("ab+", Lang::En);
    assert!(text.contains("Confirmed breach by Jonas"), "{text}");
}

#[test]
fn a_last_call_and_a_rule_that_has_ended_stand_there() {
    let line = |position: &str, lang| lines(position, Viewer::Table, lang).into_iter().nth(7);
    let call = "hands:0.1.2.3.4.5.7/45/20 slots:6/- call:last";
    assert_eq!(
        Lang::ALL.map(|lang| line(call, lang).expect("a line")),
        ["Bohei? Noch gewinnt ein Ruf von Mira.", "Bohei? A call by Mira still wins."]
    );
    let ended = "hands:0/45/20 slots:6/12 phase:play ended:3";
    let [de, en] = Lang::ALL.map(|lang| Card::new(3).title(lang));
    assert_eq!(
        Lang::ALL.map(|lang| line(ended, lang).expect("a line")),
        [format!("Bis zum Ende des Zuges zu melden: „{de}“"), format!("To be reported until the turn ends: “{en}”")]
    );
}
