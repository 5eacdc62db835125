//! Whole games of Larry, tapped from the first card to the last, and the scenes around a last card.

use larry::Larry;
use serde_json::Value;
use table::Record;
use tests::{Device, Visit};

/// Everything that makes Larry what it is happens in this game; the rules' own tests say so.
const FOUR: &str = include_str!("../../src/larry/tests/golden/four.txt");
/// A short game.
const SHORT: &str = include_str!("../../src/larry/tests/golden/short.txt");

/// The record and the story of a golden game.
fn golden(text: &str) -> (Record<Larry>, Vec<&str>) {
    let (record, story) = text.split_once("\n\n").expect("a record, then its story");
    // Table lines are indented; the places at the end stand elsewhere.
    let told = story.split("\n\n").skip(1).flat_map(str::lines);
    let told = told.filter(|line| !line.starts_with(|first: char| first == ' ' || first.is_ascii_digit()));
    (record.parse().expect("a record"), told.collect())
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_whole_game_for_four_on_a_phone() {
    let (line, story) = golden(FOUR);
    Visit::new(Device::PHONE.german().calm()).hurried().run(async |page| {
        page.lay_out(&line.prefix(0)).await;
        page.play_line(&line, 0).await;
        page.ranks(&line).await;
        page.tap("Verlauf").await;
        let told = page.ask("[...document.querySelectorAll('[role=dialog] li')].map((line) => line.innerText.trim())", vec![]).await;
        // The latest stands first.
        assert!(texts(&told).into_iter().rev().eq(story), "the golden game's story: {told}");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_short_game_for_two_on_a_tablet_in_english() {
    let (line, _) = golden(SHORT);
    Visit::new(Device::TABLET.english().calm()).hurried().run(async |page| {
        page.lay_out(&line.prefix(0)).await;
        page.play_line(&line, 0).await;
        page.ranks(&line).await;
        page.tap("Rematch").await;
        let next = line.steps().next().expect("it was played").seat.after(1, 2);
        page.curtain(&line.notes.names(2)[next.index()], 1).await;
    });
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}
