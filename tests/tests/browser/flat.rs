//! A tablet that lies in the middle: everybody has a place at an edge, and private things open there.

use game_ui::{Place, Side, places};
use larry::Larry;
use serde_json::{Value, json};
use table::Record;
use tests::{Device, Moment, Page, fresh, visit};

const EIGHT: [&str; 8] = ["Anna", "Bo", "Cem", "Dora", "Emil", "Frida", "Gül", "Hana"];

/// Left, top, right and bottom of the place that is open, in pixels.
const OPEN: &str = "(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))
    (document.querySelector('section:has(> * h1#stage), section:has(#hold)').getBoundingClientRect())";

/// Those of these names that a finger would not touch.
const COVERED: &str = "arguments[0].filter((called) => {
    const { x, y, width, height } = control(called).getBoundingClientRect();
    return !control(called).contains(document.elementFromPoint(x + width / 2, y + height / 2));
})";

/// Whether the open place lies at its edge, and leaves the other half of the table free.
fn lies_at_its_edge(open: &Value, place: Place, device: Device) -> bool {
    let [left, top, right, bottom] = [0, 1, 2, 3].map(|at| open[at].as_i64().unwrap_or(-1));
    let (width, height) = (i64::from(device.width), i64::from(device.height));
    let inside = left >= 0 && top >= 0 && right <= width && bottom <= height;
    inside
        && match place.side {
            Side::South => bottom == height && top * 2 >= height - 1,
            Side::West => left == 0 && right * 2 <= width + 1,
            Side::North => top == 0 && bottom * 2 <= height + 1,
            Side::East => right == width && left * 2 >= width - 1,
        }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn private_things_come_to_their_player() {
    for device in [Device::FLAT.german().calm(), Device::FLAT_HIGH.german().calm()] {
        for seats in [2, 3, 5, 8] {
            let names = &EIGHT[..seats];
            let record: Record<Larry> = fresh(names);
            visit(device, async |page| {
                page.lay_out(&record).await;
                page.to_the_table().await;
                assert_eq!(page.ask("unreached()", vec![]).await, json!([]), "{seats} at the table");
                for (name, place) in names.iter().zip(places(seats as u8, device.height > device.width)) {
                    page.tap(name).await;
                    page.curtain(name, 2).await;
                    page.pause().await;
                    let open = page.ask(OPEN, vec![]).await;
                    assert!(lies_at_its_edge(&open, place, device), "{name} of {seats}: {open} at {place:?}");
                    let others: Vec<&str> = names.iter().copied().filter(|other| other != name).collect();
                    assert_eq!(page.ask(COVERED, vec![json!(others)]).await, json!([]), "{name} of {seats}");
                    page.to_the_table().await;
                }
            });
        }
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_hand_at_its_place_is_covered_when_it_is_let_go() {
    let record: Record<Larry> = fresh(&EIGHT[..4]);
    visit(Device::FLAT.german().calm(), async |page: &Page| {
        page.lay_out(&record).await;
        page.to_the_table().await;
        let moment = Moment::of(&record);
        page.take_and_look(&moment).await;
        let faces = page.faces().await;
        assert_eq!(page.ask("unreached()", vec![]).await, json!([]));
        page.cover().await;
        let document = page.ask("document.documentElement.outerHTML", vec![]).await;
        let document = document.as_str().expect("a document");
        assert!(faces.iter().all(|face| !document.contains(face.as_str())), "nothing of the hand is in the page");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn two_swap_their_places() {
    let names = &EIGHT[..4];
    let record: Record<Larry> = fresh(names);
    let device = Device::FLAT.german().calm();
    let swapped = places(4, false)[1];
    visit(device, async |page: &Page| {
        page.lay_out(&record).await;
        page.to_the_table().await;
        page.tap("Menü").await;
        page.tap("Plätze tauschen").await;
        page.sees("Tippe zwei Namen an").await;
        page.tap("Anna").await;
        page.sees("Anna tauscht mit").await;
        page.tap("Bo").await;
        page.sees("Tippe zwei Namen an").await;
        page.tap("Schließen").await;
        page.until("layer() === document.body").await;
        for reloaded in [false, true] {
            if reloaded {
                page.reload().await;
                page.to_the_table().await;
            }
            page.tap("Anna").await;
            page.curtain("Anna", 2).await;
            page.pause().await;
            let open = page.ask(OPEN, vec![]).await;
            assert!(lies_at_its_edge(&open, swapped, device), "{open}, reloaded: {reloaded}");
            page.to_the_table().await;
        }
    });
}
