//! Hands on own phones, in flight mode: the table shows codes, and the phones see them by their cameras.

use larry::Larry;
use riffifi::{Length, Riffifi};
use table::{Record, Seat};
use tests::{Blind, BrowserTest, Camera, Device, Phone, random_game};

const NAMES: [&str; 3] = ["Anna", "Bo", "Cem"];

/// Plays a whole game of three: the hands of the first two are on their phones, the third one plays behind the curtain.
fn play<G: Blind>(record: &Record<G>) {
    let phone = Device::PHONE.german().calm();
    let cameras = [Camera::new(), Camera::new()];
    let with_camera = |camera: &Camera| BrowserTest::new(phone).with_camera(camera);
    BrowserTest::new(phone.pixel_ratio(200)).fast_timers().run(async |table| {
        with_camera(&cameras[0])
            .visited(async |first| {
                with_camera(&cameras[1])
                    .visited(async |second| {
                        let phones = [(0, first, &cameras[0]), (1, second, &cameras[1])]
                            .map(|(seat, page, camera)| Phone { seat: Seat::new(seat), page, camera });
                        table.lay_out(&record.prefix(0)).await;
                        for phone in &phones {
                            phone.begin().await;
                            table.to_the_table().await;
                            table.press_name(NAMES[phone.seat.index()]).await;
                            table.tap("Meine Karten").await;
                            table.hand_to(phone).await;
                            phone.scan(table).await;
                            table.tap("Tisch").await;
                            table.pause().await;
                        }
                        table.play_line_with_phones(record, &phones).await;
                        table.ranks(record).await;
                    })
                    .await;
            })
            .await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_whole_game_of_riffifi_with_two_phones() {
    let options = riffifi::Options { length: Length::OneRound, ..riffifi::Options::default() };
    play::<Riffifi>(&random_game(&NAMES, &options, 7));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_whole_game_of_larry_with_two_phones() {
    let options = larry::Options { short: true, ..larry::Options::default() };
    play::<Larry>(&random_game(&NAMES, &options, 3));
}
