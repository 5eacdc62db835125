//! Reads our own drawings, which are SVG text, as shapes that a canvas can fill and stroke.
//!
//! It knows what the drawings use and no more: groups, nested drawings with a view box, paths, circles, ellipses and rectangles; colours,
//! lines, opacity and transformations as attributes. `None` is the answer to anything else.

/// A path on the canvas, and how it is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    /// The data of the path, as SVG and `Path2D` have it.
    pub path: String,
    /// From the path to the canvas: a, b, c, d, e and f as CSS has them.
    pub matrix: [f64; 6],
    /// How it is drawn.
    pub paint: Paint,
}

/// How a shape is drawn. What is inside of a group is drawn as the group says, unless it says something else.
#[derive(Clone, PartialEq, Debug)]
pub struct Paint {
    /// The colour inside; nothing if it is not filled.
    pub fill: Option<String>,
    /// Whether what lies inside of an even number of lines is outside.
    pub even_odd: bool,
    /// The colour of the line; nothing if there is none.
    pub stroke: Option<String>,
    /// How wide the line is.
    pub width: f64,
    /// How its ends look.
    pub cap: String,
    /// How its corners look.
    pub join: String,
    /// The lengths of dashes and gaps; empty for a whole line.
    pub dash: Vec<f64>,
    /// How opaque it is, from 0 to 1.
    pub opacity: f64,
}

const PLAIN: [f64; 6] = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];

/// The shapes of a drawing, those in front last; `None` if something in it is not known.
#[must_use]
pub fn shapes(svg: &str) -> Option<Vec<Shape>> {
    let paint = Paint {
        fill: Some("#000".to_owned()),
        even_odd: false,
        stroke: None,
        width: 1.0,
        cap: "butt".to_owned(),
        join: "miter".to_owned(),
        dash: Vec::new(),
        opacity: 1.0,
    };
    let mut groups = vec![(PLAIN, paint)];
    let mut shapes = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (tag, text) = tag.split_once('>')?;
        if !text.trim().is_empty() {
            return None;
        }
        if tag.starts_with('/') {
            groups.pop()?;
            continue;
        }
        let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        let attributes = read(attributes)?;
        let (matrix, paint) = groups.last()?;
        let paint = paint.with(&attributes)?;
        let matrix = product(*matrix, placed(name, &attributes)?);
        if !matches!(name, "svg" | "g") {
            // No line has no width; what is inside of a group may give it one.
            let stroke = paint.stroke.clone().filter(|_| paint.width > 0.0);
            let paint = Paint { stroke, ..paint.clone() };
            shapes.push(Shape { path: outline(name, &attributes)?, matrix, paint });
        }
        if !closed {
            groups.push((matrix, paint));
        }
    }
    Some(shapes)
}

/// Names and values.
type Attributes<'a> = Vec<(&'a str, &'a str)>;

fn read(text: &str) -> Option<Attributes<'_>> {
    let mut attributes = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (name, after) = rest.split_once("=\"")?;
        let (value, after) = after.split_once('"')?;
        attributes.push((name.trim(), value));
        rest = after.trim();
    }
    Some(attributes)
}

/// The value of an attribute.
fn value<'a>(attributes: &Attributes<'a>, wanted: &str) -> Option<&'a str> {
    attributes.iter().find(|(name, _)| *name == wanted).map(|(_, value)| *value)
}

/// The number in an attribute, 0 if there is none.
fn number(attributes: &Attributes<'_>, wanted: &str) -> f64 {
    value(attributes, wanted).and_then(|text| text.parse().ok()).unwrap_or(0.0)
}

/// The numbers of a list.
fn numbers(text: &str) -> Option<Vec<f64>> {
    text.split([' ', ',']).filter(|number| !number.is_empty()).map(|number| number.parse().ok()).collect()
}

impl Paint {
    /// The same, but for what these attributes say. All attributes that are about something else are known, too.
    fn with(&self, attributes: &Attributes<'_>) -> Option<Paint> {
        let mut paint = self.clone();
        let color = |value: &str| (value != "none").then(|| value.to_owned());
        for &(name, value) in attributes {
            match name {
                "fill" => paint.fill = color(value),
                "fill-rule" => paint.even_odd = value == "evenodd",
                "stroke" => paint.stroke = color(value),
                "stroke-width" => paint.width = value.parse().ok()?,
                "stroke-linecap" => value.clone_into(&mut paint.cap),
                "stroke-linejoin" => value.clone_into(&mut paint.join),
                "stroke-dasharray" => paint.dash = numbers(value)?,
                "opacity" => paint.opacity *= value.parse::<f64>().ok()?,
                "class" | "aria-hidden" | "width" | "height" | "viewBox" | "transform" | "d" | "x" | "y" | "rx"
                | "ry" | "cx" | "cy" | "r" => {}
                _ => return None,
            }
        }
        Some(paint)
    }
}

/// From the inside of an element to the outside.
fn placed(name: &str, attributes: &Attributes<'_>) -> Option<[f64; 6]> {
    let mut matrix = PLAIN;
    if let Some(transform) = value(attributes, "transform") {
        for one in transform.split_inclusive(')') {
            let (kind, of) = one.trim().strip_suffix(')')?.split_once('(')?;
            matrix = product(matrix, transformation(kind, &numbers(of)?)?);
        }
    }
    if name != "svg" {
        return Some(matrix);
    }
    let view = numbers(value(attributes, "viewBox")?)?;
    let [left, top, width, _] = view[..] else { return None };
    let scale = number(attributes, "width") / width;
    let (x, y) = (number(attributes, "x"), number(attributes, "y"));
    Some(product(matrix, [scale, 0.0, 0.0, scale, x - left * scale, y - top * scale]))
}

fn transformation(kind: &str, of: &[f64]) -> Option<[f64; 6]> {
    Some(match (kind, of) {
        ("translate", &[x, y]) => [1.0, 0.0, 0.0, 1.0, x, y],
        ("scale", &[by]) => [by, 0.0, 0.0, by, 0.0, 0.0],
        ("scale", &[x, y]) => [x, 0.0, 0.0, y, 0.0, 0.0],
        ("rotate", &[degrees]) => {
            let (sin, cos) = degrees.to_radians().sin_cos();
            [cos, sin, -sin, cos, 0.0, 0.0]
        }
        ("rotate", &[degrees, x, y]) => {
            let turned = product([1.0, 0.0, 0.0, 1.0, x, y], transformation("rotate", &[degrees])?);
            product(turned, [1.0, 0.0, 0.0, 1.0, -x, -y])
        }
        _ => return None,
    })
}

/// First the second one, then the first one.
fn product([a, b, c, d, e, f]: [f64; 6], [g, h, i, j, k, l]: [f64; 6]) -> [f64; 6] {
    [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/// The path of an element.
fn outline(name: &str, attributes: &Attributes<'_>) -> Option<String> {
    let of = |wanted| number(attributes, wanted);
    let oval = |rx: f64, ry: f64| {
        let (x, y) = (of("cx") - rx, of("cy"));
        let across = 2.0 * rx;
        format!("M{x} {y}a{rx} {ry} 0 1 0 {across} 0a{rx} {ry} 0 1 0 {} 0z", -across)
    };
    Some(match name {
        "path" => value(attributes, "d")?.to_owned(),
        "circle" => oval(of("r"), of("r")),
        "ellipse" => oval(of("rx"), of("ry")),
        "rect" => {
            let (x, y, r) = (of("x"), of("y"), of("rx"));
            let (across, down) = (of("width") - 2.0 * r, of("height") - 2.0 * r);
            let corner = |x: f64, y: f64| if r > 0.0 { format!("a{r} {r} 0 0 1 {x} {y}") } else { String::new() };
            let corners = [corner(r, r), corner(-r, r), corner(-r, -r), corner(r, -r)];
            let [one, two, three, four] = corners;
            format!("M{} {y}h{across}{one}v{down}{two}h{}{three}v{}{four}z", x + r, -across, -down)
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_hand_on_what_they_say() {
        let svg = r##"<g stroke="#111" stroke-width="3" fill="none"><path d="M0 0h1" opacity=".5"/><g fill="#fff" stroke-width="0"><circle cx="2" cy="3" r="1"/><path d="M9 9" stroke-width="2"/></g></g><rect width="4" height="2"/>"##;
        let found = shapes(svg).expect("all of it is known");
        let [line, circle, wide, rect] = &found[..] else { panic!("four shapes") };
        assert_eq!((wide.paint.stroke.as_deref(), wide.paint.width), (Some("#111"), 2.0));
        assert_eq!(
            (line.path.as_str(), line.paint.stroke.as_deref(), line.paint.fill.as_deref()),
            ("M0 0h1", Some("#111"), None)
        );
        assert_eq!((line.paint.width, line.paint.opacity), (3.0, 0.5));
        assert_eq!((circle.paint.stroke.as_deref(), circle.paint.fill.as_deref()), (None, Some("#fff")));
        assert_eq!(circle.path, "M1 3a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z");
        assert_eq!((rect.paint.fill.as_deref(), rect.path.as_str()), (Some("#000"), "M0 0h4v2h-4v-2z"));
    }

    #[test]
    fn places_add_up() {
        let svg = r#"<g transform="translate(10 20) scale(2)"><svg x="5" y="5" width="24" height="24" viewBox="-2 -4 12 12"><path d="M0 0"/></svg><path d="M1 1" transform="rotate(90 1 1)"/></g>"#;
        let found = shapes(svg).expect("all of it is known");
        assert_eq!(found[0].matrix, [4.0, 0.0, 0.0, 4.0, 28.0, 46.0]);
        let [a, b, c, d, e, f] = found[1].matrix;
        let at = |x: f64, y: f64| (a * x + c * y + e, b * x + d * y + f);
        assert_eq!(at(1.0, 1.0), (12.0, 22.0), "the middle of a turn stays");
        let (x, y) = at(2.0, 1.0);
        assert!((x - 12.0).abs() < 1e-9 && (y - 24.0).abs() < 1e-9);
    }

    #[test]
    fn what_is_not_known_is_not_drawn_wrongly() {
        for svg in [
            "<text>a</text>",
            r#"<path d="M0 0" style="fill:red"/>"#,
            r#"<path d="M0 0" transform="skewX(3)"/>"#,
            "<polygon/>",
            "<path",
            r#"<svg width="2"/>"#,
        ] {
            assert_eq!(shapes(svg), None, "{svg}");
        }
    }
}
