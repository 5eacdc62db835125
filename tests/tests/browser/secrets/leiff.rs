//! Leiff, in which nobody sees a card but for a moment: neither the owner's own ones lie in the document, nor who has seen what.

use leiff::{Action, Card, Leiff, Options, Phase};
use table::{Game, Record, Seat, Viewer};
use tests::{Device, Moment, Page};

use super::{Moments, compare_on, document, indistinguishable, indistinguishable_by, on};

/// Goes everywhere where a card of Leiff could be: whoever is to act finds one behind the curtain; all others find backs at most.
async fn walk(page: &Page, record: &Record<Leiff>) -> Moments {
    let moment = Moment::of(record);
    let (seat, other) = (moment.seat, moment.name(moment.seat.after(2, 4)));
    let mut seen: Moments = Vec::new();
    let mut see = async |place: &'static str, eyes: Option<Seat>| seen.push((place, eyes, document(page).await));
    page.lay_out(record).await;
    see("the curtain after a reload", None).await;
    page.lead_on().await;
    see("the table", None).await;
    page.tap("Verlauf").await;
    see("the story", None).await;
    page.tap("Schließen").await;
    page.until("!document.querySelector('[role=dialog]')").await;
    page.press_name(other).await;
    page.until("!!control('Nichts')").await;
    see("the strip", None).await;
    if page.offers("Passt!").await {
        page.tap("Passt!").await;
        page.tap(&format!("{other}, hinten links")).await;
        page.sees("Noch einmal antippen deckt auf.").await;
        see("a marked card", None).await;
        page.tap("Erwischt!").await;
        page.tap_player(moment.on()).await;
        see("another square", None).await;
    }
    if page.offers("Meine Karten").await {
        page.tap("Meine Karten").await;
        page.curtain(other, 1).await;
        see("somebody else's curtain", None).await;
        page.pause().await;
        page.it_is_me().await;
        page.look().await;
        see("somebody else's cards", None).await;
        page.cover().await;
        page.leave().await;
    } else {
        page.tap("Nichts").await;
    }

    page.take(&moment).await;
    see("the curtain", None).await;
    page.take_and_look(&moment).await;
    see("the hand", Some(seat)).await;
    page.cover().await;
    see("the covered hand", None).await;
    if page.offers("Abwerfen").await {
        page.look().await;
        page.tap("Abwerfen").await;
        page.cover().await;
        see("the covered hand with an act chosen", None).await;
    }
    // At the first look the curtain of the next player hangs now.
    if page.is("!!curtain()").await {
        page.tap(&format!("{} sieht noch einmal hin", moment.on())).await;
        page.curtain(moment.on(), 1).await;
        page.pause().await;
    }
    page.to_the_table().await;
    see("the table again", None).await;
    page.back().await;
    page.sees("Weiter: ").await;
    see("the home page", None).await;
    seen
}

/// What lies behind the curtain of whoever is to act.
fn looked_at(game: &Leiff) -> Vec<Card> {
    let view = game.view(Viewer::Seat(on(game)));
    let cards = view.hands.iter().flat_map(|hand| &hand.slots).flatten().filter_map(|lying| lying.card);
    cards.chain(view.drawn).collect()
}

fn all_differ(one: &Leiff, other: &Leiff) -> bool {
    looked_at(one).iter().zip(&looked_at(other)).all(|(one, other)| one != other)
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn at_the_first_look() {
    compare_on(Device::PHONE, Viewer::Table, indistinguishable::<Leiff>(Viewer::Table, &[], all_differ), &walk);
}

/// One has looked at two cards, nobody else at any, and the first one has drawn.
const DRAWN: &[fn(&Action) -> bool] = {
    use Action::{Decline, Draw, Seen};
    &[
        |action| *action == Seen,
        |action| *action == Decline,
        |action| *action == Decline,
        |action| *action == Decline,
        |action| *action == Draw,
    ]
};

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn with_a_drawn_card_and_marks() {
    let options = Options { aid: true, ..Options::default() };
    // In one game discarding it would have an effect.
    let differ = |one: &Leiff, other: &Leiff| {
        let looks = |game| looked_at(game) == [Card::Number(8)];
        looks(one) && !looks(other)
    };
    compare_on(Device::PHONE, Viewer::Table, indistinguishable_by(&options, Viewer::Table, DRAWN, differ), &walk);
    // Whoever has seen the same cards sees the same, whatever the others are.
    let viewer = Viewer::Seat(Seat::new(0));
    let hidden = |game: &Leiff| game.reveal_all().map(|view| view.hands);
    compare_on(
        Device::PHONE,
        viewer,
        indistinguishable_by(&options, viewer, DRAWN, |one, other| hidden(one) != hidden(other)),
        &walk,
    );
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn at_a_look_into_the_cards_of_another() {
    use Action::{Decline, Discard, Draw, Pick};
    let line: &[fn(&Action) -> bool] = &[
        |action| *action == Decline,
        |action| *action == Decline,
        |action| *action == Decline,
        |action| *action == Decline,
        |action| *action == Draw,
        |action| *action == Discard,
        |action| matches!(action, Pick(place) if place.to_string() == "c2"),
    ];
    let differ = |one: &Leiff, other: &Leiff| {
        matches!(one.view(Viewer::Table).phase, Phase::Look { .. }) && all_differ(one, other)
    };
    compare_on(Device::PHONE, Viewer::Table, indistinguishable::<Leiff>(Viewer::Table, line, differ), &walk);
}
