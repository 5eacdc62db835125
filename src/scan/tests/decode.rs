//! Codes are read as a camera sees them: small, turned, blurred, and unevenly lit.

use proptest::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};
use scan::decode;

/// A grey picture.
#[derive(Clone, Debug)]
struct Picture {
    width: usize,
    height: usize,
    grey: Vec<f64>,
}

impl Picture {
    fn of(width: usize, height: usize, grey: impl Fn(usize, usize) -> f64) -> Picture {
        let pixels = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        Picture { width, height, grey: pixels.map(|(x, y)| grey(x, y)).collect() }
    }

    /// The brightness at a place between pixels; outside lies a grey table.
    fn at(&self, x: f64, y: f64) -> f64 {
        let pixel = |x: f64, y: f64| {
            let inside = x >= 0.0 && y >= 0.0 && x < self.width as f64 && y < self.height as f64;
            if inside { self.grey[y as usize * self.width + x as usize] } else { 110.0 }
        };
        let (left, top) = (x.floor(), y.floor());
        let (right, low) = (x - left, y - top);
        let row = |y: f64| pixel(left, y) * (1.0 - right) + pixel(left + 1.0, y) * right;
        row(top) * (1.0 - low) + row(top + 1.0) * low
    }

    /// The picture scaled, and turned clockwise by so many degrees, in the middle of a larger one.
    fn scaled_and_turned(&self, scale: f64, degrees: f64) -> Picture {
        // Every new pixel is the mean of what it covers.
        const SAMPLES: i32 = 4;
        let (sin, cos) = degrees.to_radians().sin_cos();
        let size = (self.width.max(self.height) as f64 * scale * 1.5) as usize;
        let middle = size as f64 / 2.0;
        Picture::of(size, size, |x, y| {
            let sample = |step: i32| {
                let (right, low) = (step % SAMPLES, step / SAMPLES);
                let shift = |step: i32| (f64::from(step) + 0.5) / f64::from(SAMPLES);
                let (x, y) = ((x as f64 + shift(right) - middle) / scale, (y as f64 + shift(low) - middle) / scale);
                let (x, y) = (x * cos + y * sin, y * cos - x * sin);
                self.at(x + self.width as f64 / 2.0 - 0.5, y + self.height as f64 / 2.0 - 0.5)
            };
            (0..SAMPLES * SAMPLES).map(sample).sum::<f64>() / f64::from(SAMPLES * SAMPLES)
        })
    }

    /// Every pixel is the mean of itself and its eight neighbours.
    fn blurred(&self) -> Picture {
        let near = |at: usize| [at as f64 - 1.0, at as f64, at as f64 + 1.0];
        Picture::of(self.width, self.height, |x, y| {
            near(x).into_iter().flat_map(|x| near(y).map(|y| self.at(x, y))).sum::<f64>() / 9.0
        })
    }

    /// Darker to the right, as under a lamp, and with noise.
    fn unevenly_lit(&self) -> Picture {
        Picture::of(self.width, self.height, |x, y| {
            let noise = ((x * 7919 + y * 104_729) % 17) as f64 - 8.0;
            self.grey[y * self.width + x] * (1.0 - 0.35 * x as f64 / self.width as f64) + noise
        })
    }

    fn decoded(&self) -> Option<String> {
        let grey: Vec<u8> = self.grey.iter().map(|grey| grey.round().clamp(0.0, 255.0) as u8).collect();
        decode(self.width, self.height, grey)
    }
}

/// A code of this version at the lowest level of correction, filled to its end as a sheet fills it, with the pixels of each module.
fn code(version: u8, pixels: usize) -> (String, Picture) {
    let head = "https://example.org/stammtisch/#sheet.riffifi.3.";
    let version = Version::new(version);
    let made = |digits: usize| {
        let digits: String = (0..digits).map(|digit| char::from(b'0' + (digit * digit % 10) as u8)).collect();
        let segments = [QrSegment::make_bytes(head.as_bytes()), QrSegment::make_numeric(&digits)];
        let code = QrCode::encode_segments_advanced(&segments, QrCodeEcc::Low, version, version, None, false);
        code.map(|code| (format!("{head}{digits}"), code))
    };
    let (text, code) = (0..3000).rev().step_by(10).find_map(|digits| made(digits).ok()).expect("it fits");
    let size = code.size() as usize + 8;
    let dark = |x: usize, y: usize| code.get_module((x / pixels) as i32 - 4, (y / pixels) as i32 - 4);
    (text, Picture::of(size * pixels, size * pixels, |x, y| if dark(x, y) { 25.0 } else { 230.0 }))
}

/// The issue of the sealed table: "decoded from a photograph scaled to 40 %, turned by 20 degrees and blurred".
#[test]
fn a_code_of_version_20_is_read_from_a_photograph() {
    let (text, picture) = code(20, 8);
    let photograph = picture.scaled_and_turned(0.4, 20.0).blurred().unevenly_lit();
    assert_eq!(photograph.decoded(), Some(text));
}

#[test]
fn codes_are_read_however_they_lie() {
    for (version, pixels) in [(4, 6), (10, 6), (15, 5)] {
        let (text, picture) = code(version, pixels);
        for degrees in [0.0, 45.0, 90.0, 170.0, 270.0] {
            let photograph = picture.scaled_and_turned(0.7, degrees).unevenly_lit();
            assert_eq!(photograph.decoded().as_ref(), Some(&text), "version {version}, {degrees} degrees");
        }
    }
}

#[test]
fn what_is_no_picture_of_a_code_is_none() {
    for (width, height, grey) in [(0, 0, 0), (20, 20, 400), (30, 30, 899), (30, 30, 900), (usize::MAX, 2, 10)] {
        assert_eq!(decode(width, height, vec![0; grey]), None);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// The page would be lost by a panic.
    #[test]
    fn any_picture_is_read_or_not(width in 21..90_usize, grey in proptest::collection::vec(any::<u8>(), 21 * 90..8100)) {
        let height = grey.len() / width;
        let _ = decode(width, height, grey[..width * height].to_vec());
    }

    #[test]
    fn a_damaged_code_is_read_as_what_it_was_or_not_at_all(
        version in 1..12_u8,
        spots in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..4000),
    ) {
        let (text, picture) = code(version.max(4), 3);
        let mut grey: Vec<u8> = picture.grey.iter().map(|grey| *grey as u8).collect();
        for (place, value) in spots {
            let place = place.index(grey.len());
            grey[place] = value;
        }
        let read = decode(picture.width, picture.height, grey);
        prop_assert!(read.is_none_or(|read| read == text));
    }
}
