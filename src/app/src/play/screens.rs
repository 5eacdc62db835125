//! What stands on the screen of a game: the open table, the curtain, a hand, the end; and a sheet upon them.

use std::rc::Rc;

use game_ui::{GameSession, HandCommon, HandInput, Place, TableCommon, TableInput, TableStatus};
use table::{Outcome, Seat, localized};
use ui::{Press, Strip};
use yew::prelude::*;

use super::action::PlayAction;
use super::bar::GameBar;
use super::begin::{damaged, unopened};
use super::callbacks::Callbacks;
use super::curtain::Curtain;
use super::hold::{Bar, HoldBar};
use super::over::{Over, length};
use super::rail::{Rail, lit_seats};
use super::sealed::{SealedCallbacks, SealedTable};
use super::stage::{RevealGesture, Stage, Step};
use super::state::PlayState;
use super::toast::Toast;
use super::{PlayProps, again, narration};
use crate::context::AppContext;
use crate::navigation::{Navigation, Screen};
use crate::settings::SettingsChange;
use crate::sheets::PlacementQuestion;
use crate::store::{self, Save};

/// The screen of a game: its state, where it is, and what presses say.
pub(super) struct PlayScreen<'a> {
    pub(super) state: &'a UseReducerHandle<PlayState>,
    pub(super) props: &'a PlayProps,
    pub(super) app: &'a AppContext,
    pub(super) send: &'a Callback<PlayAction>,
    pub(super) callbacks: &'a Callbacks,
    /// The hands that are on phones.
    pub(super) sealed: Option<Rc<SealedTable>>,
    /// What takes hands to phones and back.
    pub(super) sealing: SealedCallbacks,
    /// Whether a finger that stays on a button opens cards.
    pub(super) holds: bool,
    /// Hands the device to the seat that must choose among its own cards.
    pub(super) take: Option<Press>,
    /// Draws the curtain of the selected seat, if it finds anything there.
    pub(super) look: Option<Callback<MouseEvent>>,
    /// Takes the last act back.
    pub(super) retract: Callback<MouseEvent>,
    /// Where everybody sits around a device that lies in the middle.
    pub(super) flat: Option<Rc<Vec<Place>>>,
    /// The seat at whose place a sheet lies there.
    pub(super) sheet_seat: Seat,
    /// Turns the sheet to this seat.
    pub(super) on_turn_sheet: Callback<Seat>,
    /// Whether a sheet covers what a seat could look at.
    pub(super) covered: bool,
    /// Whether somebody has yet to say where the device is.
    pub(super) asks_placement: bool,
}

impl PlayScreen<'_> {
    /// Says something when pressed.
    pub(super) fn on(&self, action: PlayAction) -> Callback<MouseEvent> {
        self.send.reform(move |_| action.clone())
    }

    /// Whether a hand held by this gesture is open: never under a sheet.
    pub(super) fn is_open(&self, held: Option<RevealGesture>) -> bool {
        held.is_some() && !self.covered
    }

    /// How the hold bar of a hand looks. It stays lit until the hand has been open, whatever is chosen: anything else would tell of cards.
    pub(super) fn bar(&self, held: Option<RevealGesture>) -> Bar {
        match self.is_open(held) {
            true => Bar::Open,
            false if self.state.looked => Bar::Calm,
            false => Bar::Lit,
        }
    }

    /// Tap instead of hold, or hold instead of tap.
    fn swapping(&self) -> Callback<MouseEvent> {
        let (state, set, hold) = (self.state.clone(), self.app.set.clone(), self.app.settings.hold);
        Callback::from(move |_| {
            if !state.pausing {
                set.emit(SettingsChange::Hold(!hold));
            }
        })
    }

    /// The same players again; the second tap of the one that ended the game is none.
    fn again(&self) -> Callback<MouseEvent> {
        let (state, game) = (self.state.clone(), self.props.game);
        self.app.acting(move |app| {
            if !state.pausing {
                again(&state, game, app);
            }
        })
    }

    /// Breaks the game off, and leaves it.
    pub(super) fn quitting(&self) -> Callback<MouseEvent> {
        let send = self.send.clone();
        self.app.acting(move |app| {
            send.emit(PlayAction::Quit);
            app.go(Navigation::Home);
        })
    }

    /// The whole screen.
    pub(super) fn draw(&self) -> Html {
        let PlayProps { game, sheet, .. } = self.props;
        let app = self.app;
        let Some(table) = self.state.table.as_deref() else {
            return self.state.save.as_ref().map_or_else(|| damaged(app), |save| unopened(app, game, save));
        };
        let outcome = table.outcome().filter(|_| !self.state.telling && !self.state.reading);
        let class = classes!(
            "app",
            outcome.is_some().then_some("narrow over"),
            (matches!(self.state.stage, Stage::Curtain(..)) && outcome.is_none()).then_some("at-curtain"),
            matches!(self.state.stage, Stage::Hand { .. } | Stage::Blind(_) | Stage::Key { .. }).then_some("private"),
            self.flat_classes(),
        );
        // Any tap ends the telling; one beside all buttons hurries the regulars.
        let onpointerdown = if self.state.telling {
            Some(self.send.reform(|_| PlayAction::Skip))
        } else {
            table.awaited().iter().any(|seat| table.regular(seat).is_some()).then(|| self.callbacks.hurry.clone())
        };
        let oncontextmenu = self.state.stage.seat().map(|_| self.callbacks.no_menu.clone());
        html! {
            <main {class} data-game={game.id} data-telling={self.state.telling.then_some("")} {onpointerdown} {oncontextmenu}>
                { self.hints(table, outcome.is_some()) }
                // What comes and goes stands first, so that everything after it stays the same element.
                { sheet.map(|sheet| self.placed_sheet(table, sheet)) }
                if self.asks_placement && sheet.is_none() {
                    <PlacementQuestion />
                }
                { self.unsaved() }
                <p class="visually-hidden" role="status">{ self.spoken(table) }</p>
                { self.staged(table, outcome) }
            </main>
        }
    }

    fn staged(&self, table: &dyn GameSession, outcome: Option<Outcome>) -> Html {
        let game = self.props.game;
        // Whoever has looked is done with it as soon as the next one answers.
        let table = self.state.looker.as_ref().map_or(table, |looker| looker.after.as_ref());
        let status = table.status(self.state.telling, self.app.lang());
        if let Some(places) = self.flat.as_ref() {
            return self.flat_table(table, places, &status.subtitle);
        }
        // At the end the ranking names everybody.
        if let Some(outcome) = outcome {
            return self.over(table, outcome);
        }
        let bar = html! { <GameBar {game} subtitle={status.subtitle.clone()} /> };
        let (top, middle, below, foot) = match &self.state.stage {
            Stage::Table(selected) => {
                let strip = selected.filter(|_| !game.reacts).map(|seat| self.strip(table, seat));
                (Some(bar), self.table(table), self.beat(table), strip)
            }
            Stage::Curtain(seat, step) => {
                let answered = *step == Step::Hold;
                let curtain = self.curtain(table, *seat, *step);
                (None, curtain, answered.then(|| self.tapping()), answered.then(|| self.hold(*seat, Bar::Lit)))
            }
            Stage::Blind(seat) => (Some(bar), self.blind(table, *seat), None, None),
            Stage::Key { seat, held, seen } => {
                let hold = self.hold(*seat, self.bar(*held));
                (Some(bar), self.key(*seat, self.is_open(*held), *seen), None, Some(hold))
            }
            Stage::Hand { seat, held, .. } => {
                let hold = self.state.alone().is_none().then(|| self.hold(*seat, self.bar(*held)));
                (Some(bar), self.hand(table, *seat), None, hold)
            }
        };
        // Every stage has the same five places, so that what two of them show stays the same element: the bar of the game, which may have the focus, and
        // the bar that a finger holds. The middle is alone in its fragment, as Yew heeds the key of a hand only there.
        html! {
            <>
                <>{ top }</>
                <>{ middle }</>
                <>{ below }</>
                <>{ foot }</>
                { self.rail(table, status) }
            </>
        }
    }

    /// What a screen reader says: only what everybody may hear.
    fn spoken(&self, table: &dyn GameSession) -> String {
        let lang = self.app.lang();
        match self.state.stage {
            _ if self.state.telling => String::new(),
            Stage::Table(_) => narration::spoken(table, self.remark(), &self.state.players, lang),
            Stage::Curtain(seat, _) | Stage::Blind(seat) | Stage::Key { seat, .. } | Stage::Hand { seat, .. } => {
                let name = self.state.players.name(seat);
                localized!(lang, "{name} hat das Gerät.", "{name} has the device.")
            }
        }
    }

    fn rail(&self, table: &dyn GameSession, status: TableStatus) -> Html {
        let on_select = self.props.game.hands.then(|| self.callbacks.select.clone());
        let on_shout = self.callbacks.shout.clone();
        html! {
            <Rail {status} players={Rc::clone(&self.state.players)} awaited={lit_seats(table, self.state.telling, self.state.stage.seat())} selected={self.state.stage.selected()}
                {on_select} {on_shout} lang={self.app.lang()} />
        }
    }

    fn strip(&self, table: &dyn GameSession, seat: Seat) -> Html {
        let lang = self.app.lang();
        // Whoever is awaited finds the open acts on the table.
        let open = if table.awaited().contains(seat) { Vec::new() } else { table.open_acts(seat, lang) };
        let act = |(act, label): (String, String)| {
            let onclick = self.on(PlayAction::Act(seat, act.clone(), None));
            html! { <button key={act} type="button" class="btn" {onclick}>{ label }</button> }
        };
        html! {
            <Strip {seat} players={&self.state.players} late={self.state.late} on_look={self.look.clone()}
                on_close={&self.callbacks.unselect} {lang}>
                { for open.into_iter().map(act) }
            </Strip>
        }
    }

    pub(super) fn table(&self, table: &dyn GameSession) -> Html {
        let (state, lang) = (self.state, self.app.lang());
        let Callbacks { act, hand_over, done, select, unselect, sound, random, .. } = self.callbacks;
        table.table(TableInput {
            telling: state.telling,
            reading: state.reading,
            common: TableCommon {
                on_act: act.clone(),
                on_act_and_hold: self.holds.then(|| self.callbacks.act_and_hold.clone()),
                take: self.take.clone(),
                on_hand_over: hand_over.clone(),
                on_acknowledge: state.reading.then(|| done.clone()),
                selected: state.stage.selected(),
                late: state.late,
                on_select: select.clone(),
                on_unselect: unselect.clone(),
                on_look: self.look.clone(),
                looked: state.looked,
                retractable: self.retractable(table),
                on_retract: self.retract.clone(),
                players: Rc::clone(&state.players),
                on_sound: sound.clone(),
                shakes: self.can_shake(),
                random: random.clone(),
                beat: table.beat(lang).filter(|_| !state.telling),
                fresh: state.fresh,
                narration: if state.telling { Vec::new() } else { narration::latest(table, &state.players, lang) },
                flat: self.flat_seating(table),
                lang,
            },
        })
    }

    /// Whether shaking the device may roll: not under a sheet, nor while the device lies in the middle, where somebody may push it.
    fn can_shake(&self) -> bool {
        let covered = self.props.sheet.is_some() || self.asks_placement;
        self.app.settings.shake && self.flat.is_none() && !covered
    }

    pub(super) fn curtain(&self, table: &dyn GameSession, seat: Seat, step: Step) -> Html {
        let lang = self.app.lang();
        let flat = self.flat.is_some();
        let looker = self.state.looker.as_ref();
        let short_cut = self.holds && self.state.can_take(seat);
        let held = move |finger| PlayAction::Take(seat, Some(RevealGesture::Finger(finger)));
        let on_answer = Press {
            on_tap: self.on(PlayAction::AnswerCurtain(seat)),
            on_hold: short_cut.then(|| self.send.reform(held)),
        };
        let back = match looker {
            Some(looker) => PlayAction::HandOver(looker.seat),
            None if step == Step::Name || flat => PlayAction::ReturnToTable,
            None => PlayAction::HandOver(seat),
        };
        let turn_summary = if table.awaited().contains(seat) {
            table.turn_summary(self.state.telling, &self.state.players, lang)
        } else {
            None
        };
        html! {
            <Curtain {seat} {step} players={Rc::clone(&self.state.players)} {turn_summary} beat={self.since(table, seat)}
                story={narration::public_since(table, seat, &self.state.players, lang)} looker={looker.map(|looker| looker.seat)}
                {on_answer} on_back={self.on(back)} hold={self.app.settings.hold} {short_cut} {flat} {lang} />
        }
    }

    /// For those who cannot or do not want to hold.
    fn tapping(&self) -> Html {
        let app = &self.app;
        let words = if app.settings.hold {
            app.lang().select("Lieber antippen als halten", "Tap instead of holding")
        } else {
            app.lang().select("Lieber halten als antippen", "Hold instead of tapping")
        };
        html! {
            <div class="other">
                <button type="button" class="btn second full" onclick={self.swapping()}>{ words }</button>
            </div>
        }
    }

    pub(super) fn hold(&self, seat: Seat, bar: Bar) -> Html {
        let app = &self.app;
        html! {
            <HoldBar {bar} hold={app.settings.hold} symbol={self.state.players.symbol(seat)} lang={app.lang()}
                on_open={&self.callbacks.open} on_release={&self.callbacks.release} />
        }
    }

    pub(super) fn hand(&self, table: &dyn GameSession, seat: Seat) -> Html {
        let Stage::Hand { held, chosen, .. } = &self.state.stage else { return Html::default() };
        let open = self.is_open(*held);
        let lang = self.app.lang();
        let hand = table.hand(HandInput {
            telling: self.state.telling,
            common: HandCommon {
                seat,
                open,
                ready: chosen.is_some(),
                on_choose: self.callbacks.choose.clone(),
                on_play: self.callbacks.play.clone(),
                on_act: self.callbacks.act.clone(),
                on_hold: if self.app.settings.hold { self.callbacks.hold.clone() } else { Callback::noop() },
                on_leave: self.callbacks.leave.clone(),
                news: if open { narration::private_since(table, seat, &self.state.players, lang) } else { Vec::new() },
                players: Rc::clone(&self.state.players),
                lang,
            },
        });
        // What the hand itself remembers of the choice is forgotten together with it.
        html! { <key={self.state.counts.forgotten_choices}>{ hand }</> }
    }

    fn over(&self, table: &dyn GameSession, outcome: Outcome) -> Html {
        let app = &self.app;
        let winner = outcome.winners.iter().next().unwrap_or_else(|| Seat::new(0));
        let finale = table.finale(winner, &self.state.players, app.lang());
        let length = length(finale.rounds, self.state.save.as_ref().and_then(Save::minutes), app.lang());
        let on_replay = app.going(Navigation::To(Screen::Replay(self.props.id.clone())));
        html! {
            <>
                <GameBar game={self.props.game} subtitle={length} />
                <Over {finale} {winner} {outcome} players={Rc::clone(&self.state.players)} on_again={self.again()} {on_replay}
                    on_retract={self.retraction(table)} />
            </>
        }
    }

    /// Takes the last act back, while that is possible.
    pub(super) fn retraction(&self, table: &dyn GameSession) -> Option<Callback<MouseEvent>> {
        self.retractable(table).map(|_| self.retract.clone())
    }

    /// Who may take back the last act: a regular of the house means what it does.
    fn retractable(&self, table: &dyn GameSession) -> Option<Seat> {
        table.retractable().filter(|seat| !self.state.looked && table.regular(*seat).is_none())
    }

    /// What the device cannot keep, and that the game is open twice, is said once.
    fn unsaved(&self) -> Option<Html> {
        let lang = self.app.lang();
        if self.state.doubled {
            let words = lang.select(
                "Dieses Spiel ist noch in einem anderen Tab offen. Spielt nur in einem weiter.",
                "This game is open in another tab too. Play on in one of them only.",
            );
            return Some(html! { <Toast {words} on_read={self.on(PlayAction::DismissDoubled)} /> });
        }
        if self.state.kept || self.state.noted {
            return None;
        }
        Some(html! { <Toast words={store::UNSAVED.get(lang)} on_read={self.on(PlayAction::DismissUnsaved)} /> })
    }
}
