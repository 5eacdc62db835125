//! The picture of the evening: under the lamp of the house whoever is first, the slate, the turn of the evening, and behind the table the
//! regulars of the games that were played.

use game_ui::art::seats::mat_at;
use game_ui::art::{Beer, INK, crowned_mat, emblem, mug};
use platform::canvas::{Align, Font, Picture, Text};
use table::{Lang, listed, localized};
use ui::names::same;

use crate::evening::{self, Evening, Standing};
use crate::games::{Entry, GAMES};
use crate::screens::symbol_name;

/// Width and height in pixels: a shape that messengers show whole.
pub(super) const SIZE: (u32, u32) = (1080, 1350);

const PAPER: &str = "#fff4de";
const LAMP: &str = "#ffb938";
const CHALK: &str = "#dbe6e0";
const OAK_TEXT: &str = "#f2dfbb";

/// Where the slate may lie, in pixels from above.
const SLATE: (f64, f64) = (446.0, 958.0);

/// More players than this do not stand on the slate.
const ROWS: usize = 8;

/// Draws the evening; without names everybody is called by the own symbol. `day` is written at the lower edge.
pub(super) fn picture(evening: &Evening<'_>, named: bool, day: &str, lang: Lang) -> Picture {
    let standings = evening.standings();
    let mut canvas = Drawn { svg: String::new(), texts: Vec::new(), lang };
    canvas.room();
    let names: Vec<String> = standings.iter().map(|one| called(one, named, lang)).collect();
    canvas.winners(&standings, &names);
    canvas.slate(&standings, &names, evening.games.len());
    canvas.turn(evening, &standings, named);
    canvas.guests(evening, day);
    Picture { size: SIZE, svg: canvas.svg, texts: canvas.texts }
}

/// What somebody is called on the picture.
fn called(standing: &Standing, named: bool, lang: Lang) -> String {
    if named { standing.name.clone() } else { symbol_name(standing.symbol, lang).to_owned() }
}

/// What is drawn so far.
struct Drawn {
    svg: String,
    texts: Vec<Text>,
    lang: Lang,
}

impl Drawn {
    fn write(&mut self, words: impl Into<String>, at: (f64, f64), size: f64, color: &'static str) -> &mut Text {
        let (words, font, align) = (words.into(), Font::Display, Align::Middle);
        self.texts.push(Text { words, font, size, color, at, align, width: 920.0, lines: 1, turned: 0.0 });
        let last = self.texts.len() - 1;
        &mut self.texts[last]
    }

    /// The dark room and the light of the lamp.
    fn room(&mut self) {
        self.svg.push_str(concat!(
            r##"<rect width="1080" height="1350" fill="#1d1613"/>"##,
            r##"<path d="M470 104L-330 1230h1740L610 104z" fill="#ffb938" opacity=".13"/>"##,
            r##"<path d="M470 104L-90 1230h1260L610 104z" fill="#ffb938" opacity=".13"/>"##,
            r##"<path d="M470 104L150 1230h780L610 104z" fill="#ffb938" opacity=".13"/>"##,
            r##"<g transform="translate(267 -20) scale(1.4)" stroke="#1c1512" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">"##,
            r##"<path d="M195-60V38" stroke="#8c7462" stroke-width="4"/><path d="M184 38h22v9h-22z" fill="#b98a5a"/>"##,
            r##"<path d="M195 46c32 0 46 18 50 42H145c4-24 18-42 50-42z" fill="#2f9a68"/>"##,
            r##"<path d="M160 78c4-12 12-19 23-22" fill="none" stroke="#9fe3c2" stroke-width="4"/>"##,
            r##"<path d="M178 89.5a17 13 0 0 0 34 0z" fill="#ffe7a8"/></g>"##,
        ));
    }

    /// Who is first: mats with a crown, and the names.
    fn winners(&mut self, standings: &[Standing], names: &[String]) {
        let first = standings.iter().take_while(|one| one.place == 1).count();
        let words = self.lang.select("Der Abend geht an", "The evening goes to");
        self.write(words, (540.0, 178.0), 42.0, PAPER).font = Font::Body;
        // Few rows leave room for large mats.
        let size = if first > 2 { 120 } else { 156 };
        let shown = first.min(ROWS);
        let step = size + 24;
        let left = 540 - (step * shown as i32 - 24) / 2;
        for (at, one) in standings.iter().take(shown).enumerate() {
            let mat = crowned_mat(one.symbol, size as u32);
            let (x, y) = (left + step * at as i32, 192 + (156 - size) / 2);
            self.svg.push_str(&format!(r#"<g transform="translate({x} {y})">{mat}</g>"#));
        }
        let names = listed(&names[..first], self.lang);
        self.write(names, (540.0, 424.0), 84.0, PAPER);
    }

    /// The slate: place, mat, name, strokes of chalk and points of everybody.
    fn slate(&mut self, standings: &[Standing], names: &[String], games: usize) {
        let rows = if standings.len() > ROWS { ROWS - 1 } else { standings.len() };
        let lines = standings.len().min(ROWS);
        let (top, foot) = SLATE;
        let line = ((foot - top - 56.0) / lines.max(1) as f64).min(96.0);
        let height = line * lines as f64 + 56.0;
        let top = top + (foot - top - height) / 2.0;
        let inside = height - 40.0;
        self.svg.push_str(&format!(
            r##"<g stroke="{INK}" stroke-width="5"><rect x="60" y="{top}" width="960" height="{height}" rx="26" fill="#6b4527"/><rect x="80" y="{}" width="920" height="{inside}" rx="10" fill="#1f2b28"/></g>"##,
            top + 20.0
        ));
        for (at, (one, name)) in standings.iter().zip(names).take(rows).enumerate() {
            let above = top + 28.0 + line * at as f64;
            if at > 0 {
                self.svg.push_str(&format!(
                    r##"<path d="M112 {above}h856" stroke="#8fa39c" stroke-width="4" stroke-linecap="round" stroke-dasharray="0.1 13" opacity=".7"/>"##
                ));
            }
            self.row(one, name, games, above, line);
        }
        if rows < standings.len() {
            let more = standings.len() - rows;
            let words = localized!(self.lang, "und {more} weitere", "and {more} more");
            let middle = top + 28.0 + line * (rows as f64 + 0.5);
            self.write(words, (540.0, middle + 10.0), 30.0, CHALK).font = Font::Body;
        }
    }

    /// The line of a player, which begins at this height.
    fn row(&mut self, one: &Standing, name: &str, games: usize, above: f64, line: f64) {
        let middle = above + line / 2.0;
        let letters = (line * 0.56).min(46.0);
        let color = if one.place == 1 { LAMP } else { PAPER };
        let base = middle + letters * 0.35;
        self.write(one.place.to_string(), (128.0, base), letters, CHALK);
        let mat = (line * 0.78).min(72.0) as u32;
        let left = 214 - mat as i32 / 2;
        self.svg.push_str(&mat_at(one.symbol, left, middle as i32 - mat as i32 / 2, mat));
        let missed = usize::from(one.played) < games;
        let raised = if missed { letters * 0.3 } else { 0.0 };
        let text = self.write(name, (270.0, base - raised), letters, color);
        (text.align, text.width) = (Align::Left, 330.0);
        if missed {
            let words = evening::games(one.played.into(), self.lang);
            let text = self.write(words, (270.0, base + letters * 0.4), letters * 0.5, CHALK);
            (text.font, text.align) = (Font::Body, Align::Left);
        }
        self.strokes(one.points, (626.0, middle), letters * 0.8);
        self.write(one.points.to_string(), (958.0, middle + letters * 0.43), letters * 1.25, color).align =
            Align::Right;
    }

    /// Points as strokes of chalk, five and five. Where there is no room for so many there are none.
    fn strokes(&mut self, points: u32, (x, y): (f64, f64), height: f64) {
        /// From stroke to stroke, and from five to five.
        const STEPS: (f64, f64) = (12.0, 62.0);
        const ROOM: f64 = 248.0;
        let scale = (ROOM / (f64::from(points.div_ceil(5)) * STEPS.1)).min(1.0);
        if points == 0 || scale < 0.4 {
            return;
        }
        let half = height / 2.0 / scale;
        let mut path = String::new();
        for point in 0..points {
            let left = f64::from(point / 5) * STEPS.1;
            // No hand draws all strokes alike.
            let slant = f64::from(point * 7 % 5) - 2.0;
            path.push_str(&match point % 5 {
                4 => format!("M{} {}L{} {}", left - 8.0, half * 0.62 + slant, left + 44.0, -half * 0.62),
                stroke => {
                    let left = left + f64::from(stroke) * STEPS.0;
                    format!("M{} {}L{} {}", left + slant * 0.6, -half, left - slant * 0.5, half + slant)
                }
            });
        }
        let width = 4.5 / scale.max(0.7);
        self.svg.push_str(&format!(
            r##"<g transform="translate({x} {y}) scale({scale})"><path d="{path}" fill="none" stroke="{CHALK}" stroke-width="{width}" stroke-linecap="round"/></g>"##
        ));
    }

    /// The turn of the evening, on a slip of paper.
    fn turn(&mut self, evening: &Evening<'_>, standings: &[Standing], named: bool) {
        let Some((game, turn)) = evening.turn() else { return };
        let lang = self.lang;
        let name = |name: &String| {
            let found = standings.iter().find(|one| same(&one.name, name));
            found.map_or_else(String::new, |one| called(one, named, lang))
        };
        let names: Vec<String> = game.save.summary.iter().flat_map(|summary| &summary.names).map(name).collect();
        let emblem = emblem(game.entry.regular, 84);
        self.svg.push_str(&format!(
            r##"<g transform="rotate(-1.5 540 1040)"><rect x="120" y="976" width="840" height="128" rx="14" fill="#c9a972" stroke="{INK}" stroke-width="5"/><path d="M134 978.5h812a11.5 11.5 0 0 1 11.5 11.5v92a11.5 11.5 0 0 1-11.5 11.5h-812a11.5 11.5 0 0 1-11.5-11.5v-92a11.5 11.5 0 0 1 11.5-11.5z" fill="{PAPER}"/><g transform="translate(142 994)">{emblem}</g></g>"##
        ));
        // Along the turned slip.
        let mut write = |words: String, (x, y): (f64, f64), size, color| {
            let text = self.write(words, (x, y - (x - 540.0) * 0.0262), size, color);
            (text.font, text.align, text.width, text.turned) = (Font::Body, Align::Left, 690.0, -1.5);
            text.lines = 2;
        };
        write(
            lang.select("Der Zug des Abends", "The turn of the evening").to_owned(),
            (248.0, 1006.0),
            25.0,
            "#6a5443",
        );
        write(game.told(&turn.told(lang), &names), (248.0, 1042.0), 31.0, INK);
    }

    /// The table, and behind it the regulars of the games that were played.
    fn guests(&mut self, evening: &Evening<'_>, day: &str) {
        let count = |game: &&Entry| evening.games.iter().filter(|one| one.entry == *game).count();
        let played: Vec<(&Entry, usize)> =
            GAMES.iter().map(|game| (game, count(&game))).filter(|one| one.1 > 0).collect();
        let step = 1080 / (played.len() as i32 + 1).max(2);
        let place = |at: usize| if played.len() == 5 { 108 + 216 * at as i32 } else { step * (at as i32 + 1) };
        for (at, (game, _)) in played.iter().enumerate() {
            let (color, drawing) = (game.regular.color, game.regular.drawing);
            let left = f64::from(place(at)) - 54.4;
            self.svg.push_str(&format!(
                r##"<g transform="translate({left} 1108) scale(1.7)" stroke="{INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M4 110V72c0-14 10-21 28-21s28 7 28 21v38z" fill="{color}"/><path d="M25 53l7 9 7-9" fill="none"/>{drawing}</g>"##
            ));
        }
        self.svg.push_str(&format!(
            r##"<g stroke="{INK}" stroke-width="5"><path d="M-9 1226h1098v30H-9z" fill="#8a5c34"/><path d="M-9 1256h1098v110H-9z" fill="#6b4527"/></g><path d="M40 1334h150M210 1276h96M770 1286h120M930 1330h110M640 1338h70" fill="none" stroke="#54351d" stroke-width="5" stroke-linecap="round"/>"##
        ));
        if played.len() < 4 {
            for (x, beer) in [(24, Beer::Light), (962, Beer::Dark)] {
                let mug = mug(beer, 94);
                self.svg.push_str(&format!(r#"<g transform="translate({x} 1148)">{mug}</g>"#));
            }
        }
        for (at, (game, count)) in played.iter().enumerate() {
            let words = if *count > 1 { format!("{} ×{count}", game.name) } else { game.name.to_owned() };
            self.write(words, (f64::from(place(at)), 1250.0), 25.0, PAPER).width = 200.0;
        }
        self.write("Stammtisch", (540.0, 1320.0), 58.0, PAPER);
        let count = evening::games(evening.games.len(), self.lang);
        for (words, x, align) in [(count, 48.0, Align::Left), (day.to_owned(), 1032.0, Align::Right)] {
            let text = self.write(words, (x, 1316.0), 28.0, OAK_TEXT);
            (text.font, text.align, text.width) = (Font::Body, align, 300.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use platform::canvas::shapes;
    use platform::json;

    use super::*;
    use crate::store::{Save, Saved};

    /// Finished games of tables with these names, each game once, the first name before the others.
    fn games(names: &[&str]) -> Vec<(String, Saved)> {
        let one = |(at, game): (usize, &Entry)| {
            let seats: Vec<usize> = (0..names.len()).collect();
            let places: Vec<usize> = seats.iter().map(|seat| if *seat == 0 { 1 } else { 2 }).collect();
            let text = format!(
                r#"{{"version":1,"record":"","summary":{{"names":{names:?},"place":["",""],"awaited":[],"winners":[0],"ending":{{"places":{places:?},"turn":{{"told":["{} lügt","{} lies"],"lead":{at}}}}}}},"symbols":{seats:?},"begun":1,"changed":{},"played":600000,"state":"over"}}"#,
                '\u{E001}',
                '\u{E001}',
                100 - at
            );
            (format!("{}-{at}", game.id), Saved::Game(json::read::<Save>(&text).expect("a save")))
        };
        GAMES.iter().enumerate().map(one).collect()
    }

    fn words(picture: &Picture) -> String {
        picture.texts.iter().map(|text| text.words.as_str()).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn names_are_on_the_picture_only_if_wanted() {
        let names = ["Ottokar", "Wilhelmine", "Żaneta"];
        let games = games(&names);
        let evening = Evening::of(&games);
        for lang in [Lang::De, Lang::En] {
            let hidden = picture(&evening, false, "24. Nov.", lang);
            let all = words(&hidden);
            assert!(names.iter().all(|name| !all.contains(name) && !hidden.svg.contains(name)), "{all}");
            let symbols = lang.select(["Krug", "Brezel", "Fisch"], ["Mug", "Pretzel", "Fish"]);
            assert!(symbols.iter().all(|symbol| all.contains(symbol)), "{all}");
            let shown = words(&picture(&evening, true, "24. Nov.", lang));
            assert!(names.iter().all(|name| shown.contains(name)), "{shown}");
        }
        let told = words(&picture(&evening, true, "", Lang::De));
        assert!(told.contains(": Wilhelmine lügt.") && told.contains("10"), "{told}");
    }

    #[test]
    fn every_picture_can_be_drawn_and_everything_lies_on_it() {
        for count in 1..=8 {
            let names: Vec<String> = (0..count).map(|seat| format!("Name {seat}")).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let all = games(&names);
            for played in 1..=all.len() {
                let picture = picture(&Evening::of(&all[..played]), true, "24. Nov. 2026", Lang::De);
                assert!(shapes(&picture.svg).is_some_and(|shapes| shapes.len() > 30), "{}", picture.svg);
                for text in &picture.texts {
                    let (x, y) = text.at;
                    let left = match text.align {
                        Align::Left => x,
                        Align::Middle => x - text.width / 2.0,
                        Align::Right => x - text.width,
                    };
                    let foot = y + text.size * text.lines as f64;
                    assert!(y - text.size > 0.0 && foot < 1350.0 + text.size, "{text:?}");
                    assert!(left + text.width <= 1080.0 && x > 0.0, "{text:?}");
                }
            }
        }
    }
}
