//! The law on a device that lies in the middle of the table: everybody's place is in sight, and a hand and a sheet lie open at once.

use larry::Larry;
use riffifi::Riffifi;
use table::{Game, Record, Seat, Viewer};
use tests::{Device, Moment, Page, Tapped};

use super::{Moments, compare_on, document, indistinguishable, last_cards_differ};

/// The moments at the place of one seat.
const AT_A_PLACE: [&str; 7] = [
    "the place",
    "the hand",
    "the covered hand",
    "a sheet upon it",
    "a sheet beside it",
    "the hand beside a sheet",
    "the covered hand beside a sheet",
];

/// Opens two places, each with a sheet upon it and beside it.
async fn around<G: Tapped>(page: &Page, record: &Record<G>) -> Moments {
    let moment = Moment::of(record);
    let mut seen: Moments = Vec::new();
    page.lay_out(record).await;
    seen.push(("the table after a reload", None, document(page).await));
    page.to_the_table().await;
    seen.push(("the table", None, document(page).await));
    for seat in [moment.seat.after(2, 4), moment.seat] {
        let name = moment.name(seat);
        page.tap(name).await;
        page.curtain(name, 2).await;
        page.pause().await;
        let mut labels = AT_A_PLACE.into_iter();
        let mut see = async |eyes: Option<Seat>| {
            let label = labels.next().expect("a label for each moment");
            seen.push((label, eyes, document(page).await));
        };
        see(None).await;
        page.look().await;
        see(Some(seat)).await;
        page.cover().await;
        see(None).await;
        page.tap("Regeln").await;
        page.sees("die Regeln").await;
        page.pause().await;
        see(None).await;
        page.tap("Zum nächsten Platz drehen").await;
        page.pause().await;
        see(None).await;
        page.look().await;
        see(Some(seat)).await;
        page.cover().await;
        see(None).await;
        page.tap("Schließen").await;
        page.until("!document.querySelector('#sheet')").await;
        page.pause().await;
        page.leave().await;
    }
    seen.push(("the table again", None, document(page).await));
    seen
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn larry_around_the_table() {
    let two = indistinguishable::<Larry>(Viewer::Table, &[], last_cards_differ);
    compare_on(Device::FLAT, Viewer::Table, two, &around::<Larry>);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn riffifi_for_one_at_the_table() {
    let viewer = Viewer::Seat(Seat::new(0));
    let line: &[fn(&riffifi::Action) -> bool] = &[];
    let differ = |one: &Riffifi, other: &Riffifi| {
        let hand = |game: &Riffifi, seat| game.view(Viewer::Seat(Seat::new(seat))).hand;
        (1..4).all(|seat| hand(one, seat) != hand(other, seat))
    };
    compare_on(Device::FLAT_HIGH, viewer, indistinguishable::<Riffifi>(viewer, line, differ), &around::<Riffifi>);
}
