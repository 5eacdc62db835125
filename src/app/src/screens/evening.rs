//! The evening: the slate over all its games, the turn of the evening, a picture to send, and another game for the same round.

mod picture;
mod row;
mod sending;
mod slate;

use game_ui::art::emblem;
use table::{Lang, counted};
use ui::{Highlight, TopBar};
use yew::prelude::*;

use crate::context::{AppContext, use_app};
use crate::evening::{self, Evening, RULE};
use crate::navigation::{Navigation, Screen};
use crate::screens::Round;
use crate::sheets::OtherGames;
use crate::store::Saves;
use crate::time;
use picture::picture;
use sending::Sending;
use slate::slate;

pub(crate) use row::EveningRow;

/// What [`EveningScreen`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct EveningScreenProps {
    /// The games on this device.
    pub(crate) games: Saves,
}

/// The evening of the last game.
#[component]
pub(crate) fn EveningScreen(EveningScreenProps { games }: &EveningScreenProps) -> Html {
    let app = &use_app();
    let lang = app.lang();
    let named = use_state_eq(|| false);
    let on_named = {
        let named = named.clone();
        Callback::from(move |_: MouseEvent| named.set(!*named))
    };
    let evening = &Evening::of(games);
    let standings = evening.standings();
    let day = evening.games.first().map(|game| time::day(game.save.changed, lang)).unwrap_or_default();
    let round = evening.games.first().and_then(|game| Some((Round::of(game.save)?, game.entry.id)));
    html! {
        <main class="app narrow evening">
            <TopBar title={lang.select("Der Abend", "The evening")} subtitle={subtitle(evening, &day, lang)}
                on_back={app.going(Navigation::Back)} {lang} />
            <div class="body">
                if standings.is_empty() {
                    <p>
                        { lang.select(
                            "An diesem Abend ist noch kein Spiel zu Ende.",
                            "No game has come to its end this evening.",
                        ) }
                    </p>
                } else {
                    <div class="col">
                        { slate(&standings, evening.games.len(), lang) }
                        <p class="medium muted">{ RULE.get(lang) }</p>
                        { turn(evening, app) }
                    </div>
                    <Sending picture={picture(evening, *named, &day, lang)} named={*named} {on_named} />
                }
                if let Some((round, played)) = round {
                    <section class="col again">
                        <h2>{ lang.select("Gleiche Runde, anderes Spiel", "Same round, another game") }</h2>
                        <OtherGames {round} {played} />
                    </section>
                }
            </div>
        </main>
    }
}

/// "24. Nov. · 3 Spiele · 90 Minuten".
fn subtitle(evening: &Evening<'_>, day: &str, lang: Lang) -> String {
    let minutes = evening.minutes();
    let minutes = (minutes > 0).then(|| counted(minutes as i32, ["Minute", "minute"], ["Minuten", "minutes"], lang));
    let pieces: Vec<String> =
        [day.to_owned(), evening::games(evening.games.len(), lang)].into_iter().chain(minutes).collect();
    pieces.join(" · ")
}

/// The turn of the evening, and the way to see it once more.
fn turn(evening: &Evening<'_>, app: &AppContext) -> Option<Html> {
    let lang = app.lang();
    let (game, turn) = evening.turn()?;
    let names = &game.save.summary.as_ref()?.names;
    let replays = game.entry.outdated(&game.save.record).is_none();
    let onclick = app.going(Navigation::To(Screen::Replay(game.id.to_owned().into())));
    Some(html! {
        <Highlight picture={emblem(game.entry.regular, 42)}
            title={lang.select("Der Zug des Abends", "The turn of the evening")}>
            { game.told(&turn.told(lang), names) }
            if replays {
                <br />
                <button type="button" class="link-button" {onclick}>{ lang.select("Noch einmal ansehen", "See it again") }</button>
            }
        </Highlight>
    })
}
