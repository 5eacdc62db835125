//! The table of Leiff on narrow screens, and with double taps, wrong taps and looks out of turn.

use leiff::{Action, Effect, Glass, Leiff, Options, Phase, Place, Slot};
use serde_json::json;
use table::{Game, NoteKey, Record, Seat, Viewer};
use tests::{BrowserTest, Device, Moment, Page, Wish, fresh, planned, scene, visit};

const PHONE: Device = Device::PHONE.german().calm();
const SMALL: Device = Device::SMALL.german().calm();
const THREE: [&str; 3] = ["Anna", "Bo", "Çelik"];
const EIGHT: [&str; 8] = ["Anna", "Bo", "Çelik", "Dora", "Emil", "Friederike-Charlotte", "Gül", "Hannes"];

/// A game at its first turn: nobody has looked at a card.
fn begun(names: &[&str], options: &Options) -> Record<Leiff> {
    let mut record = scene::<Leiff>(names, options, |_| true);
    while let Phase::Peek { seat, .. } = record.game().view(Viewer::Table).phase {
        record.act(seat, Action::Decline).expect("nobody has to look");
    }
    record
}

async fn acts(page: &Page) -> usize {
    page.remembered::<Leiff>().await.entries().len()
}

async fn reaches_everything(page: &Page, place: &str) {
    assert_eq!(page.ask("unreached()", vec![]).await, json!([]), "on {place}");
    assert!(page.is("document.documentElement.scrollWidth <= innerWidth").await, "{place} is too wide");
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn eight_at_the_smallest_phone_reach_everything() {
    let options = Options { drinks: true, specials: true, aid: true, ..Options::default() };
    let record = begun(&EIGHT, &options);
    visit(SMALL, async |page| {
        page.lay_out(&record).await;
        assert_eq!(page.rail().await.len(), 8);
        reaches_everything(page, "the table").await;
        // A card of somebody else: the square in short comes near, but without a name nobody turns up anything.
        page.tap("Friederike-Charlotte: ").await;
        let card = "Friederike-Charlotte, hinten links, ";
        reaches_everything(page, "the square that came near").await;
        page.tap(card).await;
        page.tap(card).await;
        page.sees("eigenen Namen antippen").await;
        assert_eq!(acts(page).await, record.entries().len());
        page.tap("Zurück").await;
        // With a name the first tap on the square brings it near, the second one is the catch; it counts when it is said again.
        page.press_name("Gül").await;
        reaches_everything(page, "the strip").await;
        page.tap("Erwischt!").await;
        page.tap("Friederike-Charlotte: ").await;
        reaches_everything(page, "the square to catch in").await;
        page.tap(card).await;
        page.sees("Noch einmal antippen deckt auf.").await;
        reaches_everything(page, "the marked card").await;
        page.tap("Erwischt!").await;
        page.until(&format!("remembered().length > {}", record.to_string().len())).await;
        let after = page.remembered::<Leiff>().await;
        assert_eq!(after.steps().last().map(|step| step.action.to_string()).as_deref(), Some("cf3"));
        page.pause().await;
        page.lead_on().await;
        page.bring_slip().await;
        page.page_of("Friederike-Charlotte").await;
        reaches_everything(page, "the drinks slip").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn eight_at_a_tablet_reach_everything() {
    let options = Options { drinks: true, specials: true, teams: true, ..Options::default() };
    let wanted = |record: &Record<Leiff>| record.game().view(Viewer::Table).phase == Phase::Turn;
    let record = scene::<Leiff>(&EIGHT, &options, wanted);
    visit(Device::FLAT.german().calm(), async |page| {
        page.lay_out(&record).await;
        reaches_everything(page, "the table").await;
        page.shout("Gül", &["Erwischt!", "Caught!"]).await;
        page.tap("Friederike-Charlotte, hinten links, ").await;
        page.sees("Noch einmal antippen deckt auf.").await;
        reaches_everything(page, "the marked card").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn whoever_has_no_glass_sees_no_number() {
    let mut record = begun(&THREE, &Options { drinks: true, ..Options::default() });
    visit(SMALL, async |page| {
        page.lay_out(&record).await;
        page.tap_act_of(&mut record, Seat::new(1), &Action::Fill(Glass::Empty)).await;
        page.tap_act(&mut record, &Action::Call).await;
        let digits = |text: String| text.chars().any(|letter| letter.is_ascii_digit());
        assert!(digits(page.page_of("Anna").await));
        let page_of_bo = page.page_of("Bo").await;
        assert!(page_of_bo.to_lowercase().contains("kein glas") && !digits(page_of_bo.clone()), "{page_of_bo}");
        page.put_paper_away().await;
        // Whatever is chosen may be changed at any time.
        page.tap_act_of(&mut record, Seat::new(1), &Action::Fill(Glass::Water)).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_game_for_two_on_the_smallest_phone() {
    let line = planned(&["Anna", "Bo"], &Options::default(), &[Wish::Match, Wish::Catch, Wish::WrongCatch, Wish::Look]);
    BrowserTest::new(SMALL).fast_timers().run(async |page| {
        page.lay_out(&line.prefix(0)).await;
        page.play_line(&line, 0).await;
        page.ranks(&line).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_aid_marks_what_was_seen_behind_the_own_curtain_alone() {
    const SEEN: &str = "schon gesehen";
    const ANYWHERE: &str = "document.documentElement.outerHTML.includes('schon gesehen')";
    let mut record = fresh::<Leiff>(&THREE);
    visit(PHONE, async |page| {
        // Without the aid there is nothing to see out of turn.
        page.lay_out(&begun(&THREE, &Options::default())).await;
        page.press_name("Anna").await;
        page.until("!!control('Nichts')").await;
        assert!(!page.offers("Meine Karten").await);

        record = scene(&THREE, &Options { aid: true, ..Options::default() }, |_| true);
        page.lay_out(&record).await;
        for action in [Action::Seen, Action::Decline, Action::Decline] {
            page.tap_act(&mut record, &action).await;
        }
        assert!(!page.is(ANYWHERE).await, "on the open table");
        for (name, marks) in [("Anna", 2), ("Bo", 0)] {
            page.press_name(name).await;
            page.tap("Meine Karten").await;
            page.curtain(name, 1).await;
            page.pause().await;
            page.it_is_me().await;
            assert!(!page.is(ANYWHERE).await, "on the curtain of {name}");
            page.look().await;
            let seen = page.controls().await.iter().filter(|control| control.contains(SEEN)).count();
            assert_eq!(seen, marks, "marks of {name}: {:?}", page.controls().await);
            page.cover().await;
            assert!(!page.is(ANYWHERE).await, "in the covered hand of {name}");
            page.leave().await;
        }
    });
}

/// What somebody may write, and how it is kept.
fn texts() -> [(String, Option<String>); 6] {
    let kept = |text: &str| (text.to_owned(), Some(text.to_owned()));
    [
        (String::new(), None),
        (" \u{200B} ".to_owned(), None),
        kept("<img src=x onerror=alert(1)> & <b>fett</b> ${1} \"'"),
        // What turns the direction of everything after it is taken out; letters that run from right to left stay.
        ("\u{202E}من يتأخر يشرب".to_owned(), Some("من يتأخر يشرب".to_owned())),
        kept("👩‍👩‍👧 prosten 🍻"),
        ("Wer redet, trinkt. ".repeat(600), None),
    ]
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_drinking_rule_may_be_any_text() {
    let options = Options { drinks: true, specials: true, ..Options::default() };
    let gossip = |record: &Record<Leiff>| record.game().view(Viewer::Table).phase == Phase::Effect(Effect::Gossip);
    let record = scene::<Leiff>(&THREE, &options, gossip);
    visit(PHONE, async |page| {
        for (text, kept) in texts() {
            page.lay_out(&record).await;
            page.invent(&text).await;
            page.pause().await;
            if text.trim_matches([' ', '\u{200B}']).is_empty() {
                assert_eq!(acts(page).await, record.entries().len(), "an empty rule does not count");
                continue;
            }
            page.until(&format!("remembered().length > {}", record.to_string().len())).await;
            let after = page.remembered::<Leiff>().await;
            let note = after.notes.get(NoteKey::Entry(record.entries().len() as u16)).expect("a text").to_owned();
            match kept {
                Some(kept) => assert_eq!(note, kept),
                None => assert!(note.chars().count() <= 80 && text.starts_with(&note), "{note}"),
            }
            page.sees(&note).await;
            let isolated = "[...document.querySelectorAll('bdi')].some((rule) => rule.textContent === arguments[0] && getComputedStyle(rule).unicodeBidi === 'isolate')";
            assert_eq!(page.ask(isolated, vec![json!(note)]).await, json!(true), "{note}");
            assert!(
                page.is(
                    "!document.querySelector('main img, bdi b') && document.documentElement.scrollWidth <= innerWidth"
                )
                .await,
                "{note}"
            );
            page.reload().await;
            page.sees(&note).await;
            page.tap("Verlauf").await;
            page.sees(&note).await;
        }
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_plain_act_is_taken_back_and_a_look_is_not() {
    let options = Options { specials: true, ..Options::default() };
    let first_of_two =
        |record: &Record<Leiff>| record.game().view(Viewer::Table).phase == Phase::Effect(Effect::Nine { first: None });
    let nine = scene::<Leiff>(&THREE, &options, first_of_two);
    let looks = |record: &Record<Leiff>| matches!(record.game().view(Viewer::Table).phase, Phase::Look { .. });
    let look = scene::<Leiff>(&THREE, &options, looks);
    visit(PHONE, async |page| {
        page.lay_out(&nine).await;
        let mut after = nine.clone();
        let seat = Moment::of(&nine).seat;
        let pick = nine.game().legal(seat).into_iter().find(|action| matches!(action, Action::Pick(_)));
        page.tap_act(&mut after, &pick.expect("a card can be picked")).await;
        page.tap("Zurück: ").await;
        page.until(&format!("remembered() === {}", json!(nine.to_string()))).await;

        page.lay_out(&look).await;
        let mut after = look.clone();
        page.tap_act(&mut after, &Action::Seen).await;
        assert!(!page.offers("Zurück: ").await, "{:?}", page.controls().await);
        page.tap("Menü").await;
        page.sees("Korrigieren").await;
        assert!(!page.offers("Zurück").await, "{:?}", page.controls().await);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_double_tap_is_one_act() {
    let record = begun(&THREE, &Options::default());
    let acts_before = record.entries().len();
    for device in [PHONE, SMALL] {
        visit(device, async |page| {
            page.lay_out(&record).await;
            // Calling is asked once more, and what lies where the finger was is the way back.
            page.tap_twice("Leiff!").await;
            page.pause().await;
            assert_eq!(acts(page).await, acts_before);
            page.lay_out(&record).await;
            page.tap_twice("Vom Stapel ziehen").await;
            page.pause().await;
            assert_eq!(acts(page).await, acts_before + 1);
            page.take_and_look(&Moment::of(&page.remembered::<Leiff>().await)).await;
            page.tap_any(&["Vorn links, verdeckt"]).await;
            page.cover().await;
            page.tap_twice("Tauschen: vorn links").await;
            page.pause().await;
            assert_eq!(acts(page).await, acts_before + 2);
            assert!(page.is("!curtain() && !handed()").await, "{}", page.text().await);
            // The next round does not begin of itself.
            page.tap("Leiff!").await;
            page.tap_twice("Ja, Leiff!").await;
            page.pause().await;
            assert_eq!(acts(page).await, acts_before + 3);
        });
    }
}

/// Two fingers on two buttons, one right after the other: what is called so in the groups of Bo and Çelik, or else their names.
const TWO_PRESSES: &str = "(async (start) => {
    const press = (name, id, time) => finger(within([name], arguments[0]) ?? within(['Am Tisch'], name), ['pointerdown'], time, { pointerId: id, isPrimary: id === 1 });
    press('Bo', 1, start);
    await new Promise((done) => setTimeout(done, 10));
    press('Çelik', 2, start + 10);
})(Math.round(performance.now()))";

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn of_two_who_are_quick_the_first_counts_and_the_distance_is_shown() {
    let record = begun(&THREE, &Options::default());
    let late = "/Çelik\\s+10 ms später/.test(document.querySelector('main').innerText)";
    for device in [SMALL, Device::FLAT.german().calm()] {
        visit(device, async |page| {
            page.lay_out(&record).await;
            page.ask(TWO_PRESSES, vec![json!("Passt!")]).await;
            page.until(late).await;
            // Bo turns up a card, whatever Çelik has pressed meanwhile.
            let moment = Moment::by(&record, Seat::new(1));
            if device != Device::FLAT.german().calm() {
                page.tap("Passt!").await;
            }
            page.sees("Bo meint: Eine eigene passt.").await;
            page.turn_up(&moment, Place::new(Seat::new(1), Slot::new(2))).await;
            page.until(&format!("remembered().length > {}", record.to_string().len())).await;
            let after = page.remembered::<Leiff>().await;
            assert_eq!(
                after.steps().last().map(|step| (step.seat.index(), step.action)),
                Some((1, Action::Match(Slot::new(2))))
            );
            page.lead_on().await;
            page.later().await;
            // A press of its own.
            page.shout("Çelik", &["Passt!", "Match!"]).await;
            page.sees("Çelik meint: Eine eigene passt.").await;
            assert!(!page.is("/ms später/.test(document.querySelector('main').innerText)").await);
        });
    }
}

/// What the strip shows while nothing can be turned up: it says so.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn during_a_look_nobody_matches() {
    let options = Options { specials: true, ..Options::default() };
    let looks = |record: &Record<Leiff>| matches!(record.game().view(Viewer::Table).phase, Phase::Look { .. });
    let record = scene::<Leiff>(&THREE, &options, looks);
    let moment = Moment::of(&record);
    visit(PHONE, async |page| {
        page.lay_out(&record).await;
        page.curtain(moment.on(), 1).await;
        page.tap("Zum offenen Tisch").await;
        page.pause().await;
        page.press_name(moment.name(moment.seat.after(1, 3))).await;
        page.until("!!control('Nichts')").await;
        assert!(!page.offers("Passt!").await && !page.offers("Erwischt!").await);
        page.sees("Gerade gibt es nichts aufzudecken.").await;
    });
}
