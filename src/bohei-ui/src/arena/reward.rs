//! What the winner of a challenge may do.

use ::bohei::{Action, Change};
use ::table::{Seat, localized};
use ui::{HoldButton, drawing};
use yew::prelude::*;

use super::super::acts::Props;
use crate::art::mat;

/// What is shown of a reward.
#[derive(Properties, PartialEq)]
pub(super) struct RewardProps {
    /// Who has won.
    pub(super) seat: Seat,
    /// What of the reward is taken already.
    pub(super) taken: Option<Change>,
    /// The open table.
    pub(super) table: Props,
}

/// Who has won, and what the winner may do now.
#[component]
pub(super) fn Reward(props: &RewardProps) -> Html {
    let RewardProps { seat, taken, table } = props;
    let (lang, players) = (table.lang, &table.players);
    let name = players.name(*seat);
    let asks = match taken {
        None => lang.select(
            "Die Belohnung: bis zu 2 Karten ziehen, oder bis zu 2 abwerfen, oder nichts.",
            "The reward: draw up to 2 cards, or discard up to 2, or nothing.",
        ),
        Some(Change::Draw(_)) => lang.select("1 Karte ist gezogen. Noch eine?", "1 card is drawn. Another one?"),
        Some(Change::Discard(_)) => {
            lang.select("1 Karte ist abgeworfen. Noch eine?", "1 card is discarded. Another one?")
        }
    };
    let enough = match taken {
        Some(_) => lang.select("Das reicht", "That is enough"),
        None => lang.select("Nichts davon", "Neither"),
    };
    let may = |action: Action| table.menu.contains(&action);
    let button = |class: &'static str, onclick: Callback<MouseEvent>, words: &'static str| {
        html! { <button type="button" class={classes!("btn", class)} {onclick}>{ words }</button> }
    };
    // One card, and then perhaps another one, or both at once.
    let draw = lang.select("1 Karte ziehen", "Draw 1 card");
    let both = (taken.is_none() && table.view.stock + table.view.discarded > 1)
        .then(|| table.acting_together(&[(*seat, Action::Draw), (*seat, Action::Draw)]));
    html! {
        <div class="challenge reward">
            <div class="won">
                { drawing(mat(players.symbol(*seat), 112)) }
                <div class="grow">
                    <h2 class="display">{ localized!(lang, "{name} hat gewonnen.", "{name} has won.") }</h2>
                    if let Some(note) = table.note.as_deref() {
                        <p class="medium muted">{ lang.select("Gemessen: ", "Measured: ") }{ note }</p>
                    }
                </div>
            </div>
            <p class="reward-question">{ asks }</p>
            <div class="challenge-buttons">
                if may(Action::Draw) {
                    { both.map(|both| button("paper", both, lang.select("2 Karten ziehen", "Draw 2 cards"))) }
                    { button("paper", table.acting(&Action::Draw, None), draw) }
                }
                if let Some(take) = &table.take {
                    <HoldButton class="btn paper" press={take.clone()}>
                        { lang.select("Karte abwerfen", "Discard a card") }
                    </HoldButton>
                }
                if may(Action::Pass) {
                    { button("second", table.acting(&Action::Pass, None), enough) }
                }
            </div>
        </div>
    }
}
