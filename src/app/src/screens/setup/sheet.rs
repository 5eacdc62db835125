//! The sheets that may lie on the setup of a game: its rules, its house rules as a link, its chance.

use std::rc::Rc;

use game_ui::GameInfo;
use game_ui::art::emblem;
use table::Link;
use yew::prelude::*;

use super::seating::{Action, Seating};
use crate::context::use_app;
use crate::navigation::Sheet;
use crate::sheets::{Fair, Rules, Share, SheetFrame};

/// What a [`SetupSheet`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct SetupSheetProps {
    /// The sheet.
    pub(super) sheet: Sheet,
    /// The game.
    pub(super) game: &'static GameInfo,
    /// The table.
    pub(super) seating: UseReducerHandle<Seating>,
}

/// The sheet, if it is one that belongs there.
#[component]
pub(super) fn SetupSheet(SetupSheetProps { sheet, game, seating }: &SetupSheetProps) -> Html {
    let lang = use_app().lang();
    match *sheet {
        Sheet::Rules(tab) => {
            let title = format!("{}: {}", game.name, lang.select("die Regeln", "the rules"));
            let table = (seating.choices.clone(), Rc::new(seating.seated(lang)));
            html! { <SheetFrame {title} picture={emblem(game.regular, 40)}><Rules {game} {tab} {table} /></SheetFrame> }
        }
        Sheet::Share => {
            let title = lang.select("Unsere Kneipenregeln", "Our house rules");
            let rules = Link::of_choices(game.head(), &seating.infos, &seating.choices);
            html! { <SheetFrame {title}><Share {title} text={rules} file={game.name} /></SheetFrame> }
        }
        Sheet::Fair => {
            let on_add = seating.dispatcher().to_callback().reform(|(at, text)| Action::PlayerSeed(at, text));
            html! {
                <SheetFrame title={lang.select("Ehrlich gemischt", "Fairly shuffled")}>
                    <Fair seed={seating.seed.clone()} names={seating.called(lang)} {on_add} />
                </SheetFrame>
            }
        }
        _ => Html::default(),
    }
}
