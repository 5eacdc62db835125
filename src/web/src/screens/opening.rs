//! A game that is being loaded: the curtain in its colour. If it does not come, a sentence says so, and it can be asked for again.

use table::tell;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::{Go, House};
use crate::art::{curtain, head};
use crate::games::{Entry, UNLOADED};
use crate::ui::old::{Context, Live, button, drawing, el};

/// Which game.
#[derive(PartialEq)]
pub(crate) struct Props {
    /// The game.
    pub game: &'static Entry,
    /// The house.
    pub house: House,
}

/// What happens on the screen.
pub(crate) enum Msg {
    /// The game did not come.
    Lost,
    /// It is asked for again.
    Again,
}

/// A game that is being loaded.
pub(crate) struct Opening {
    lost: bool,
}

impl Live for Opening {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Opening>) -> Opening {
        load(ctx);
        Opening { lost: false }
    }

    fn update(&mut self, ctx: &Context<Opening>, msg: Msg) -> bool {
        self.lost = matches!(msg, Msg::Lost);
        if !self.lost {
            load(ctx);
        }
        true
    }

    fn view(&self, ctx: &Context<Opening>) -> Html {
        let Props { game, house } = ctx.props();
        let (lang, name) = (house.lang(), game.name);
        let label = tell!(lang, "{name} wird geholt …", "Fetching {name} …");
        let inside = el("div", "in").draw(head(game.regular, 190)).add(el("h1", "who").say(name));
        let inside = if self.lost {
            let again = button("btn", ctx.link().reform(|_| Msg::Again)).say(lang.pick("Noch einmal", "Try again"));
            let back = button("lnk", house.going(Go::Home)).say(lang.pick("Zum Start", "To the start"));
            inside.add(el("p", "hint").set("role", "alert").say(UNLOADED.get(lang))).add(again).add(back)
        } else {
            inside.add(el("p", "hint late").set("role", "status").tell(label))
        };
        let cloth = drawing(curtain(game.regular.color()));
        let curtain = el("section", "curtain").node(cloth).add(inside);
        el("main", "app opening").set("data-game", game.id).add(curtain).into()
    }
}

fn load(ctx: &Context<Opening>) {
    let Props { game, house } = ctx.props();
    let (game, loaded, link) = (*game, house.loaded.clone(), ctx.link().clone());
    spawn_local(async move {
        match game.load().await {
            Ok(_) => loaded.emit(()),
            Err(_) => link.emit(Msg::Lost),
        }
    });
}
