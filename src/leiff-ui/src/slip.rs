//! The slip of the drinking rules: who may drink what, and why. It counts, and never presses.

use std::rc::Rc;

use ::leiff::{Action, Charge, Glass, Leiff, Measure, Slip, View};
use ::table::{Lang, Seat, localized};
use game_ui::TableProps;
use ui::{Choice, Players, drawing, named, said};
use yew::prelude::*;

use super::cards::glass;
use crate::art::{Badge, Icon, badge, icon, mat, shot};

/// The slip: a page for every player, folded up until it is pressed.
#[component]
pub(super) fn DrinksSlip(props: &TableProps<Leiff>) -> Html {
    let lang = props.lang;
    let seats = Seat::all(props.players.seats()).zip(&props.view.hands);
    let pages = seats.filter_map(|(seat, hand)| Some(page(seat, hand.slip.as_ref()?, hand.immune, props)));
    html! {
        <section class="board slip">
            <div class="row">
                <b class="grow">{ lang.select("Der Zettel", "The slip") }</b>
                <span class="small muted">{ lang.select("Wer mag. Niemand muss.", "If you like. Nobody has to.") }</span>
            </div>
            <>{ for pages }</>
        </section>
    }
}

/// The page of a player: name and sums, and below them the calculation and what can be done.
fn page(seat: Seat, slip: &Slip, immune: bool, props: &TableProps<Leiff>) -> Html {
    let (lang, players) = (props.lang, &props.players);
    let menu = props.menus.get(seat.index()).map_or(&[][..], Vec::as_slice);
    let own = Own { seat, menu, props };
    let sum = match slip.glass {
        Glass::Empty => html! { <span class="display" role="img" aria-label={slip.glass.name(lang)}>{ "–" }</span> },
        held => amount(owed(slip), held, lang),
    };
    let immune = immune.then(|| {
        let label = lang.select("immun", "immune");
        html! { <span role="img" aria-label={label}>{ drawing(badge(Badge::Immune, 26)) }</span> }
    });
    let offer = own.handing_out(slip.to_give);
    let drinks = slip.glass != Glass::Empty;
    html! {
        // Whoever has sips to hand out finds the names at once.
        <details key={seat.index()} open={offer.is_some()}>
            <summary class="row">
                { drawing(mat(players.symbol(seat), 30)) }
                <b class="grow player-name">{ named(players.name(seat)) }</b>
                { immune }
                { sum }
                { drawing(icon(Icon::Down, 18)) }
            </summary>
            { own.glasses(slip.glass) }
            if drinks {
                <Receipt slip={slip.clone()} players={Rc::clone(players)} {lang} />
            }
            { offer }
            if drinks {
                { own.done() }
            }
        </details>
    }
}

/// What a seat may do with its slip.
struct Own<'a> {
    seat: Seat,
    menu: &'a [Action],
    props: &'a TableProps<Leiff>,
}

impl Own<'_> {
    /// The three glasses, where they can be changed.
    fn glasses(&self, now: Glass) -> Option<Html> {
        let lang = self.props.lang;
        let may: Vec<bool> = Glass::ALL.iter().map(|held| self.menu.contains(&Action::Fill(*held))).collect();
        if !may.contains(&true) {
            return None;
        }
        let option = |held: Glass| {
            html! {
                <span class="row">{ drawing(glass(held, 24)) }<span class="capitalized">{ held.name(lang) }</span></span>
            }
        };
        let on_choose = {
            let (seat, does) = (self.seat, self.props.on_act.clone());
            Callback::from(move |at: usize| {
                if may.get(at) == Some(&true) {
                    does.emit((seat, Action::Fill(Glass::ALL[at]).to_string(), None));
                }
            })
        };
        Some(html! {
            <Choice class="segmented" label={lang.select("Im Glas", "In the glass")} {on_choose}
                options={Glass::ALL.map(option).to_vec()} chosen={Glass::ALL.iter().position(|held| *held == now)} />
        })
    }

    /// To whom a sip can be handed out.
    fn handing_out(&self, left: u16) -> Option<Html> {
        let (lang, players) = (self.props.lang, &self.props.players);
        let to = |action: &Action| match *action {
            Action::HandOut(to) => Some(html! {
                <button key={to.index()} type="button" class="btn second" onclick={self.props.reacting(self.seat, action)}>
                    { drawing(mat(players.symbol(to), 26)) }
                    <span class="player-name">{ named(players.name(to)) }</span>
                </button>
            }),
            _ => None,
        };
        let targets: Vec<Html> = self.menu.iter().filter_map(to).collect();
        let title =
            localized!(lang, "Noch {left} zu verteilen. Ein Schluck an:", "{left} left to hand out. One sip to:");
        (!targets.is_empty()).then(|| {
            html! { <div><p class="small bold">{ title }</p><div class="acts">{ targets }</div></div> }
        })
    }

    /// Ticks off everything.
    fn done(&self) -> Option<Html> {
        self.menu.contains(&Action::Done).then(|| {
            html! {
                <button type="button" class="btn second" onclick={self.props.reacting(self.seat, &Action::Done)}>
                    { drawing(icon(Icon::Check, 20)) }{ self.props.lang.select("Erledigt", "Done") }
                </button>
            }
        })
    }
}

/// The last slip, to be read only: what all rounds come to for everybody with a glass, and what of it is still open. None
/// without drinks.
pub(super) fn last(view: &View, players: &Players, lang: Lang) -> Option<Html> {
    let seats = Seat::all(players.seats()).zip(&view.hands);
    let seats = seats.filter_map(|(seat, hand)| Some((seat, hand.slip.as_ref()?)));
    let line = |(seat, slip): (Seat, &Slip)| {
        let open = owed(slip);
        let open = match open == Measure::default() {
            true => lang.select("alles erledigt", "all done").to_owned(),
            false => localized!(lang, "noch offen: {}", "still open: {}", open.text(lang)),
        };
        html! {
            <div key={seat.index()} class="row slip-line">
                { drawing(mat(players.symbol(seat), 30)) }
                <div class="grow">
                    <b class="player-name">{ named(players.name(seat)) }</b>
                    if slip.total != Measure::default() {
                        <span class="small muted">{ open }</span>
                    }
                </div>
                { amount(slip.total, slip.glass, lang) }
            </div>
        }
    };
    let lines: Vec<Html> = seats.filter(|(_, slip)| slip.glass != Glass::Empty).map(line).collect();
    (!lines.is_empty()).then(|| {
        html! {
            <section class="board slip">
                <div class="row">
                    <b class="grow">{ lang.select("Der letzte Zettel", "The last slip") }</b>
                    <span class="small muted">{ lang.select("alle Runden", "all rounds") }</span>
                </div>
                <>{ lines }</>
            </section>
        }
    })
}

/// What is not ticked off yet.
fn owed(slip: &Slip) -> Measure {
    let Slip { total, done, .. } = slip;
    Measure { shots: total.shots.saturating_sub(done.shots), sips: total.sips.saturating_sub(done.sips) }
}

/// Shots and sips as drawings with numbers.
fn amount(measure: Measure, held: Glass, lang: Lang) -> Html {
    let one = |picture, count: u16| {
        html! { <span class="row" aria-hidden="true">{ drawing(picture) }<b class="display">{ count }</b></span> }
    };
    html! {
        <span class="row">
            <span class="visually-hidden">{ measure.text(lang) }</span>
            { (measure.shots > 0).then(|| one(shot(26), measure.shots)) }
            { (measure.sips > 0 || measure.shots == 0).then(|| one(glass(held, 26), measure.sips)) }
        </span>
    }
}

/// What a [`Receipt`] shows.
#[derive(Properties, PartialEq)]
struct ReceiptProps {
    /// The page of a player with a glass.
    slip: Slip,
    /// Who plays.
    players: Rc<Players>,
    /// The language.
    lang: Lang,
}

/// The calculation of the round, line by line, and what all rounds come to.
#[component]
fn Receipt(props: &ReceiptProps) -> Html {
    let ReceiptProps { slip, players, lang } = props;
    let lang = *lang;
    let line = |class: Option<&'static str>, why: &'static str, what: Measure| {
        html! { <tr {class}><td>{ why }</td><td>{ what.text(lang) }</td></tr> }
    };
    let charge = |(at, charge): (usize, &Charge)| {
        html! {
            <tr key={at}><td>{ said(&charge.reason(lang), players) }</td><td>{ charge.measure().text(lang) }</td></tr>
        }
    };
    let lines = slip.charges.len() + usize::from(slip.doubled);
    let sips = Measure { shots: 0, sips: slip.given };
    html! {
        <div class="calculation">
            <table>
                <tbody>
                    <>{ for slip.charges.iter().enumerate().map(charge) }</>
                    if slip.doubled {
                        <tr>
                            <td>{ lang.select("alles doppelt (Magier)", "all of it doubled (Magician)") }</td>
                            <td>{ "× 2" }</td>
                        </tr>
                    }
                    if lines > 1 || slip.total != slip.round {
                        { line(Some("sum"), lang.select("diese Runde", "this round"), slip.round) }
                    }
                    if slip.total != slip.round {
                        { line(None, lang.select("alle Runden", "all rounds"), slip.total) }
                    }
                    if slip.done != Measure::default() {
                        { line(None, lang.select("davon erledigt", "done so far"), slip.done) }
                    }
                    if slip.given > 0 {
                        { line(None, lang.select("verteilt", "handed out"), sips) }
                    }
                </tbody>
            </table>
            if slip.round.shots > 0 {
                <p class="small muted">
                    { lang.select("Ein Shot kann immer vier Schlucke sein.", "A shot can always be four sips.") }
                </p>
            }
        </div>
    }
}
