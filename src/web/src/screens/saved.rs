//! The games on this device.

use yew::prelude::*;

use crate::app::{Go, House, Screen};
use crate::art::{Icon, emblem, icon, torn_ticket};
use crate::browser;
use crate::games::entry;
use crate::store::{self, Save, Saved, State};
use crate::ui::{El, bar, button, el, icon_button};

/// The list. A game is deleted with one confirmed act: `asked` is the one in question.
pub(crate) fn saved(house: &House, asked: Option<&str>) -> Html {
    let lang = house.lang();
    let games = store::games();
    let nothing = games
        .is_empty()
        .then(|| el("p", "").say(lang.pick("Hier liegt noch kein Spiel.", "There is no game here yet.")));
    let device = lang.pick(
        "Nur auf diesem Gerät. Gespeichert sind alle Karten, auch verdeckte.",
        "On this device only. Saved are all cards, hidden ones too.",
    );
    let mut list = el("ul", "seats");
    for (id, saved) in &games {
        let words = match saved {
            Saved::Game(save) => game(house, id, save).unwrap_or_else(|| damaged(house)),
            Saved::Damaged(_) => damaged(house),
        };
        let ask = house.going(Go::Instead(Screen::Saved(Some(id.clone().into()))));
        list = list.add(el("li", "sv").add(words).add(icon_button(Icon::Bin, lang.pick("Löschen", "Delete"), ask)));
        if asked == Some(id) {
            list = list.add(sure(house, id));
        }
    }
    let body = el("div", "body").add(el("p", "muted t2").say(device)).maybe(nothing).add(list);
    let bar = bar(house, lang.pick("Gespeicherte Spiele", "Saved games"), String::new(), None);
    el("main", "app narrow").add(bar).add(body).into()
}

fn sure(house: &House, id: &str) -> El {
    let lang = house.lang();
    let (go, id) = (house.go.clone(), id.to_owned());
    let delete = Callback::from(move |_: MouseEvent| {
        store::delete_game(&id);
        go.emit(Go::Instead(Screen::Saved(None)));
    });
    let keep = house.going(Go::Instead(Screen::Saved(None)));
    el("li", "acts even")
        .add(button("btn second", keep).say(lang.pick("Behalten", "Keep")))
        .add(button("btn bad", delete).say(lang.pick("Für immer löschen", "Delete for good")))
}

fn game(house: &House, id: &str, save: &Save) -> Option<El> {
    let lang = house.lang();
    let entry = entry(id.split('-').next()?)?;
    let summary = entry.summary(&save.record, lang)?;
    let off = save.state == State::Off;
    let line = if off { lang.pick("Abgebrochen", "Broken off").to_owned() } else { summary.line };
    let words = el("span", "grow")
        .add(el("b", "").tell(format!("{}, {}", entry.name, summary.place)))
        .add(el("small", "").tell(format!("{line}. {}", browser::said_when(save.changed, lang))))
        .add(el("small", "").tell(summary.names.join(", ")));
    let emblem = emblem(entry.regular, 42);
    // A game that was broken off does not go on.
    if off {
        return Some(el("div", "go").draw(emblem).add(words));
    }
    let going = house.going(Go::To(Screen::Play(id.to_owned().into())));
    Some(button("go", going).draw(emblem).add(words).draw(icon(Icon::Next, 24)))
}

fn damaged(house: &House) -> El {
    let words = el("b", "").say(house.lang().pick("Nicht mehr zu lesen", "Cannot be read any more"));
    el("div", "go").draw(torn_ticket(64)).add(el("span", "grow").add(words))
}
