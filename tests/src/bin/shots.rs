//! Photographs every screen at every size, in both lights and both languages, and lays the pictures on contact sheets.
//!
//! `shots/film-phone-dark-de.png` is a sheet of the great moments, each of them a row of pictures. `shots/phone-dark-de.png` is a sheet; the single pictures lie in a folder of the same name. `shots/flat-4-across-dark-de.png` is
//! one of the device that lies in the middle of the table, with four players. With the argument `readme` it takes the pictures in
//! `docs/` instead.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::json;
use tests::screens::{FILMS, People, SCREENS, Screen, TIMES};
use tests::{BrowserTest, Device};

/// A size, how wide its pictures are on the sheet, and how many of them stand in a row.
const SIZES: [(&str, Device, u32, u32); 3] =
    [("phone", Device::PHONE, 292, 8), ("small", Device::SMALL, 292, 8), ("tablet", Device::TABLET, 580, 4)];

/// How many sit around the device that lies in the middle of the table.
const AROUND: [usize; 5] = [2, 3, 4, 5, 8];

/// How that device lies.
const FLAT: [(&str, Device, u32, u32); 2] = [("across", Device::FLAT, 580, 4), ("upright", Device::FLAT_HIGH, 410, 6)];

/// As many browsers at a time as a small machine can feed.
const BROWSERS: usize = 2;

/// The pictures in `docs/` of a phone, and the names of their screens.
const README: [(&str, &str); 7] = [
    ("leiff", "Leiff: four, the table"),
    ("geizen", "chosen"),
    ("larry", "Larry: the table"),
    ("riffifi", "Riffifi: collecting"),
    ("bohei", "Bohei: an action waits"),
    ("curtain", "Leiff: the curtain"),
    ("home", "home"),
];

/// The one of a device that lies in the middle of the table, with four players.
const README_TABLE: (&str, &str) = ("table", "Bohei: an action waits");

/// Device pixels for 100 CSS pixels. The README shows the pictures 300 pixels wide, on screens with two device pixels for one.
const README_PIXEL_RATIO: u32 = 150;

struct Sheet {
    name: String,
    device: Device,
    people: People,
    screens: Vec<&'static Screen>,
    /// Whether the great moments are filmed instead.
    films: bool,
    width: u32,
    columns: u32,
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    if wanted == ["readme"] {
        return take_readme(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs"));
    }
    let shots = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shots");
    let mut kinds: Vec<Sheet> = Vec::new();
    for (size, device, width, columns) in SIZES {
        let screens = SCREENS.iter().collect();
        kinds.push(Sheet { name: size.to_owned(), device, people: People::Few, screens, films: false, width, columns });
        let (name, columns) = (format!("film-{size}"), TIMES.len() as u32);
        let (people, screens) = (People::Few, Vec::new());
        kinds.push(Sheet { name, device, people, screens, films: true, width, columns });
    }
    for ((how, device, width, columns), number) in FLAT.into_iter().flat_map(|how| AROUND.map(|number| (how, number))) {
        let people = People::Exactly(number);
        let screens = SCREENS.iter().filter(|screen| screen.is_of_table_mode() && screen.seats(people)).collect();
        kinds.push(Sheet {
            name: format!("flat-{number}-{how}"),
            device,
            people,
            screens,
            films: false,
            width,
            columns,
        });
    }
    let in_each = |kind: &Sheet, light: &'static str, lang: &'static str| {
        let name = format!("{}-{light}-{lang}", kind.name);
        let device = kind.device.light(light).lang(lang);
        Sheet { name, device, screens: kind.screens.clone(), ..*kind }
    };
    let ways = [("dark", "de"), ("dark", "en"), ("light", "de"), ("light", "en")];
    let sheets = kinds.iter().flat_map(|kind| ways.map(|(light, lang)| in_each(kind, light, lang)));
    let is_wanted = |sheet: &Sheet| wanted.is_empty() || wanted.iter().any(|part| sheet.name.contains(part.as_str()));
    let sheets: Vec<Sheet> = sheets.filter(is_wanted).collect();
    let waiting = Mutex::new(sheets);
    let next = || waiting.lock().expect("nobody panics with it").pop();
    thread::scope(|scope| {
        for _ in 0..BROWSERS {
            scope.spawn(|| {
                while let Some(sheet) = next() {
                    sheet.take(&shots.join(&sheet.name));
                    println!("shots/{}.png", sheet.name);
                }
            });
        }
    });
}

/// Takes the pictures of the README into the folder.
fn take_readme(folder: &Path) {
    let phone = Device::PHONE.light("dark").german().pixel_ratio(README_PIXEL_RATIO);
    take(folder, phone, People::Few, &README);
    take(folder, Device::FLAT.light("dark").german(), People::Exactly(4), &[README_TABLE]);
}

/// Takes these pictures.
fn take(folder: &Path, device: Device, people: People, pictures: &[(&str, &str)]) {
    BrowserTest::new(device).run(async |page| {
        for (name, screen) in pictures {
            let screen = SCREENS.iter().find(|known| known.name == *screen).expect("a screen of this name");
            let file = folder.join(name).with_extension("png");
            fs::write(&file, screen.photograph(page, device, people).await).expect("a picture");
            println!("docs/{name}.png");
        }
    });
}

impl Sheet {
    /// Takes all pictures into the folder and lays them on a sheet beside it.
    fn take(&self, folder: &Path) {
        fs::create_dir_all(folder).expect("a folder for the pictures");
        BrowserTest::new(self.device).run(async |page| {
            let mut figures = String::new();
            for (number, screen) in self.screens.iter().enumerate() {
                let picture = screen.photograph(page, self.device, self.people).await;
                figures += &self.figure(folder, &format!("{number:02}"), screen.name, &picture);
            }
            for (number, film) in FILMS.iter().enumerate().filter(|_| self.films) {
                for (time, picture) in TIMES.iter().zip(film.shoot(page, self.device).await) {
                    figures += &self.figure(folder, &format!("{number:02}-{time:04}"), film.name(), &picture);
                }
            }
            let sheet = folder.with_extension("html");
            fs::write(&sheet, self.page(&figures)).expect("a sheet");
            let width = self.columns * (self.width + 12) + 12;
            let metrics = json!({ "width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false });
            page.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
            page.devtools("Page.navigate", json!({ "url": format!("file://{}", absolute(&sheet).display()) })).await;
            page.until("document.images.length > 0 && [...document.images].every((one) => one.complete)").await;
            let whole = page.devtools("Page.captureScreenshot", json!({ "captureBeyondViewport": true, "clip": {
                "x": 0, "y": 0, "width": width, "height": page.ask("Math.ceil(document.body.getBoundingClientRect().height) + 24", vec![]).await, "scale": 1,
            } }));
            let whole = whole.await;
            let png = BASE64_STANDARD.decode(whole["data"].as_str().unwrap_or_default()).expect("a picture");
            fs::write(folder.with_extension("png"), png).expect("a sheet");
        });
    }

    /// Writes a picture into the folder; what shows it on the sheet.
    fn figure(&self, folder: &Path, number: &str, name: &str, picture: &[u8]) -> String {
        fs::write(folder.join(number).with_extension("png"), picture).expect("a picture");
        let (sheet, width) = (&self.name, self.width);
        format!(
            "<figure><img src='{sheet}/{number}.png' width={width}><figcaption>{number} {name}</figcaption></figure>"
        )
    }

    fn page(&self, figures: &str) -> String {
        let style = "body{margin:12px;background:#777;display:grid;gap:12px;font:13px sans-serif}figure{margin:0}img{display:block}";
        format!(
            "<!doctype html><meta charset=utf-8><title>{}</title><style>{style}body{{grid-template-columns:repeat({},{}px)}}</style>{figures}",
            self.name, self.columns, self.width
        )
    }
}

fn absolute(path: &Path) -> PathBuf {
    path.canonicalize().expect("it has just been written")
}
