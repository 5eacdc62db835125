//! A tablet that lies in the middle: everybody has a place at an edge, and private things open there.

use game_ui::{Place, Side, places};
use larry::Larry;
use serde_json::{Value, json};
use table::Record;
use tests::screens::{People, SCREENS};
use tests::{Device, Moment, Page, fresh, visit};

const EIGHT: [&str; 8] = ["Anna", "Bo", "Cem", "Dora", "Emil", "Frida", "Gül", "Hana"];

/// Left, top, right and bottom of the place that is open, in pixels.
const OPEN: &str = "(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))
    (document.querySelector('section:has(> * h1#stage), section:has(#hold)').getBoundingClientRect())";

/// The same of the sheet.
const SHEET: &str = "(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))
    (document.querySelector('section:has(#sheet)').getBoundingClientRect())";

/// The two fields of a duel: whose they are, their middle from the middle of both, and by how many degrees their words are turned.
const FIELDS: &str = "(() => {
    const middle = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2];
    };
    const angle = (element) => {
        if (!element) return 0;
        const { rotate, transform } = getComputedStyle(element);
        const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
        return (parseFloat(rotate) || 0) + Math.atan2(b, a) * 180 / Math.PI + angle(element.parentElement);
    };
    const names = [...document.querySelectorAll('[data-is] bdi')];
    const fields = names.map((name) => middle(name.closest('[data-is]')));
    const [x, y] = [0, 1].map((at) => (fields[0][at] + fields[1][at]) / 2);
    return names.map((name, at) => [name.textContent, fields[at][0] - x, fields[at][1] - y, (Math.round(angle(name)) + 360) % 360]);
})()";

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
fn a_sheet_lies_at_one_place_and_leaves_the_others_theirs() {
    let names = &EIGHT[..4];
    let record: Record<Larry> = fresh(names);
    let (device, around) = (Device::FLAT.german().calm(), places(4, false));
    let first = Moment::of(&record).seat.index();
    visit(device, async |page: &Page| {
        page.lay_out(&record).await;
        page.to_the_table().await;
        page.tap("Regeln").await;
        page.sees("Larry: die Regeln").await;
        for step in 0..4 {
            let sheet = page.ask(SHEET, vec![]).await;
            assert!(lies_at_its_edge(&sheet, around[(first + step) % 4], device), "{sheet} after {step} turns");
            page.pause().await;
            page.tap("Zum nächsten Platz drehen").await;
        }
        // The next player looks meanwhile, and is covered by the sheet when it comes there.
        let hold = "document.querySelector('#hold').checkVisibility({ visibilityProperty: true })";
        let next = names[(first + 1) % 4];
        page.tap(next).await;
        page.curtain(next, 2).await;
        page.pause().await;
        page.look().await;
        page.cover().await;
        assert!(page.is(hold).await);
        page.pause().await;
        page.tap("Zum nächsten Platz drehen").await;
        page.until(&format!("!{hold}")).await;
        page.tap("Schließen").await;
        page.until("!document.querySelector('#sheet')").await;
        page.to_the_table().await;
        // What the whole table must answer leaves nothing else.
        page.tap("Menü").await;
        page.pause().await;
        page.tap("Spiel beenden").await;
        page.until("layer() !== document.body && control('Weiterspielen') && !!flatTable().closest('[inert]')").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn each_plays_a_duel_at_the_own_edge() {
    let screen = SCREENS.iter().find(|screen| screen.name == "Bohei: two halves").expect("a screen of this name");
    for device in [Device::FLAT.german().calm(), Device::FLAT_HIGH.german().calm()] {
        for seats in 3..=8 {
            let around = places(seats as u8, device.height > device.width);
            visit(device, async |page: &Page| {
                screen.reach(page, device, People::Exactly(seats)).await;
                let fields = page.ask(FIELDS, vec![]).await;
                let sides: Vec<Side> = fields
                    .as_array()
                    .expect("two fields")
                    .iter()
                    .map(|field| {
                        let seat = tests::screens::NAMES.iter().position(|name| field[0] == *name);
                        around[seat.unwrap_or_else(|| panic!("{field}"))].side
                    })
                    .collect();
                for (field, side) in fields.as_array().expect("two fields").iter().zip(&sides) {
                    let [x, y] = [1, 2].map(|at| field[at].as_f64().expect("a number"));
                    let there = match side {
                        Side::South => y > 10.0,
                        Side::West => x < -10.0,
                        Side::North => y < -10.0,
                        Side::East => x > 10.0,
                    };
                    let turned = i64::from(side.turns_from(Side::South)) * 90;
                    assert!(there || sides[0] == sides[1], "{fields} with {seats}: {side:?}");
                    assert_eq!(field[3], turned, "{fields} with {seats}: {side:?}");
                }
            });
        }
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn places_are_swapped_before_the_game_begins() {
    let device = Device::FLAT.german().calm();
    visit(device, async |page: &Page| {
        page.tap("Larry").await;
        for (at, name) in (1..).zip(&EIGHT[..2]) {
            page.type_into(&format!("Name an Platz {at}"), name).await;
        }
        page.tap("Anna").await;
        page.sees("Anna tauscht mit").await;
        page.tap("Bo").await;
        page.sees("Tippe zwei Namen an").await;
        page.tap("Los geht’s zu zweit").await;
        page.until("!!flatTable()").await;
        page.pause().await;
        page.to_the_table().await;
        page.tap("Anna").await;
        page.curtain("Anna", 2).await;
        let open = page.ask(OPEN, vec![]).await;
        assert!(lies_at_its_edge(&open, places(2, false)[1], device), "{open}");
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
        page.until("!document.querySelector('#sheet')").await;
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
