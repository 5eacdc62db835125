//! A link that holds a whole game, or the house rules of a table: shown, shared, copied, kept as a file.

use std::rc::Rc;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};
use yew::prelude::*;

use super::frame;
use crate::app::House;
use crate::outside;
use crate::ui::old::{Context, El, Live, button, el, live, switch};

/// The finest code that a phone shows so that another one can read it: 97 modules.
const FINEST: u8 = 20;

/// What is shared.
#[derive(PartialEq)]
pub(crate) struct Props {
    /// The house.
    pub house: House,
    /// What is called so: "Diese Partie teilen".
    pub title: &'static str,
    /// What stands behind `#`.
    pub text: AttrValue,
    /// The same with names and texts, if there are any.
    pub named: Option<AttrValue>,
    /// How a file of it is called, without its ending.
    pub file: &'static str,
    /// What everybody should know before.
    pub warning: Option<&'static str>,
}

/// The sheet.
pub(crate) struct Share {
    names: bool,
    /// Whether the link was copied; nothing as long as nobody has tried.
    copied: Option<bool>,
}

/// What happens on it.
pub(crate) enum Msg {
    /// Names travel, or not.
    Names,
    /// The link is copied.
    Copy,
    /// It was, or could not be.
    Copied(bool),
    /// The system's share sheet.
    Share,
}

impl Live for Share {
    type Message = Msg;
    type Properties = Props;

    fn create(_ctx: &Context<Share>) -> Share {
        Share { names: false, copied: None }
    }

    fn update(&mut self, ctx: &Context<Share>, msg: Msg) -> bool {
        match msg {
            Msg::Names => {
                self.names = !self.names;
                self.copied = None;
            }
            Msg::Copy => outside::copy(&self.link(ctx), ctx.link().reform(Msg::Copied)),
            Msg::Copied(copied) => self.copied = Some(copied),
            Msg::Share => outside::share(ctx.props().title, &self.link(ctx)),
        }
        true
    }

    fn view(&self, ctx: &Context<Share>) -> Html {
        let Props { house, named, file, warning, .. } = ctx.props();
        let lang = house.lang();
        let link = self.link(ctx);
        let warning = warning.map(|warning| el("p", "board small").say(warning));
        let names = named.is_some().then(|| {
            let hint = lang.pick("Sonst heißen alle A, B, C.", "Otherwise all are called A, B, C.");
            let toggle = ctx.link().reform(|_: MouseEvent| Msg::Names);
            switch(lang.pick("Namen mitschicken", "Send the names along"), hint, self.names, toggle)
        });
        let code = match code(&link) {
            Some(code) => {
                let label = lang.pick("Der Link als QR-Code", "The link as a QR code");
                el("div", "qr").set("role", "img").set("aria-label", label).draw(code)
            }
            None => el("p", "t2 muted").say(lang.pick(
                "Für einen QR-Code ist die Partie zu lang. Nehmt den Link oder die Datei.",
                "The game is too long for a QR code. Take the link or the file.",
            )),
        };
        let (said, field) = match self.copied {
            Some(true) => (lang.pick("Kopiert.", "Copied."), None),
            Some(false) => {
                let label = lang.pick("Der Link", "The link");
                let field = el("textarea", "paste").set("readonly", "").set("aria-label", label).value(link.clone());
                (lang.pick("Kopier ihn hier von Hand:", "Copy it here by hand:"), Some(field))
            }
            None => ("", None),
        };
        let shares = outside::can_share().then(|| {
            let share = ctx.link().reform(|_: MouseEvent| Msg::Share);
            button("btn full", share).say(lang.pick("Teilen", "Share"))
        });
        let copies = ctx.link().reform(|_: MouseEvent| Msg::Copy);
        let copies = button(if shares.is_some() { "btn second" } else { "btn full" }, copies);
        let saves = el("a", "btn second").put("href", outside::file(&link)).put("download", format!("{file}.txt"));
        let acts = el("div", "acts even")
            .maybe(shares)
            .add(copies.say(lang.pick("Link kopieren", "Copy the link")))
            .add(saves.say(lang.pick("Als Datei", "As a file")));
        let list = el("div", "list shr")
            .maybe(warning)
            .add(code)
            .maybe(names.map(|names| el("div", "gr").add(names)))
            .add(el("p", "t2").set("role", "status").say(said))
            .maybe(field);
        el("div", "shrs").add(list).add(acts).into()
    }
}

impl Share {
    fn link(&self, ctx: &Context<Share>) -> String {
        let Props { text, named, .. } = ctx.props();
        let text = named.as_ref().filter(|_| self.names).unwrap_or(text);
        format!("{}#{text}", outside::address())
    }
}

/// The code as SVG; nothing if it would be finer than a phone can show.
fn code(link: &str) -> Option<String> {
    let bytes = QrSegment::make_bytes(link.as_bytes());
    let most = Version::new(FINEST);
    let code = QrCode::encode_segments_advanced(&[bytes], QrCodeEcc::Medium, Version::MIN, most, None, true).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            path.push_str(&format!("M{x} {y}h1v1h-1z"));
        }
    }
    // Four modules of quiet around it, as the standard wants.
    let whole = size + 8;
    Some(format!(
        r##"<svg viewBox="-4 -4 {whole} {whole}" shape-rendering="crispEdges" aria-hidden="true"><path fill="#fff" d="M-4-4h{whole}v{whole}h-{whole}z"/><path fill="#000" d="{path}"/></svg>"##
    ))
}

/// A game's sheet. The link of a running one tells what nobody may know yet: `telling` is then whether there are hidden cards.
pub(crate) fn share_game(house: &House, name: &'static str, bare: String, named: String, telling: Option<bool>) -> El {
    let lang = house.lang();
    let title = lang.pick("Diese Partie teilen", "Share this game");
    let warning = telling.map(|cards| match cards {
        true => lang.pick(
            "Die Partie läuft noch. Der Link enthält alle Karten, auch verdeckte: Wer ihn öffnet, kann alles sehen.",
            "The game is still running. The link holds all cards, hidden ones too: whoever opens it can see everything.",
        ),
        false => lang.pick(
            "Die Partie läuft noch. Der Link enthält auch die Würfe, die noch kommen: Wer ihn öffnet, kann sie vorher sehen.",
            "The game is still running. The link holds the rolls to come, too: whoever opens it can see them beforehand.",
        ),
    });
    let (text, named) = (AttrValue::from(bare), Some(AttrValue::from(named)));
    sheet(Props { house: house.clone(), title, text, named, file: name, warning })
}

/// The sheet of a table's house rules.
pub(crate) fn share_rules(house: &House, name: &'static str, rules: String) -> El {
    let title = house.lang().pick("Unsere Kneipenregeln", "Our house rules");
    sheet(Props { house: house.clone(), title, text: AttrValue::from(rules), named: None, file: name, warning: None })
}

fn sheet(props: Props) -> El {
    let (house, title) = (props.house.clone(), props.title.to_owned());
    frame(&house, title, None, vec![el("div", "shrs").node(live::<Share>("share", Rc::new(props)))])
}
