//! The screen of a game on a device that lies in the middle: the table of the game with everybody's place at an edge, and upon it curtain
//! and hand at the place of the seat that they belong to.

use std::rc::Rc;

use game_ui::{FlatSeating, GameSession, Place, Side};
use table::Seat;
use yew::prelude::*;

use super::action::PlayAction;
use super::bar::GameBar;
use super::hold::Bar;
use super::rail::{self, RailProps};
use super::screens::PlayScreen;
use super::stage::{Stage, Step};

impl PlayScreen<'_> {
    /// The classes of a screen that lies flat: which edges somebody sits at.
    pub(super) fn flat_classes(&self) -> Option<Classes> {
        let places = self.flat.as_ref()?;
        let taken = |side: &Side| places.iter().any(|place| place.side == *side);
        let edges = Side::ALL.into_iter().filter(taken).map(|side| format!("with-{}", side.class()));
        Some(edges.fold(classes!("flat"), |mut all, edge| {
            all.push(edge);
            all
        }))
    }

    /// Who sits where, and what the rail would show of each.
    pub(super) fn flat_seating(&self, table: &dyn GameSession) -> Option<Rc<FlatSeating>> {
        let places = self.flat.as_deref()?.clone();
        let status = table.status(self.state.telling, self.app.lang());
        let props = RailProps {
            players: Rc::clone(&self.state.players),
            awaited: rail::lit_seats(table, self.state.telling, None),
            selected: self.state.stage.selected(),
            on_select: self.props.game.hands.then(|| self.pressed_at_the_edge(table)),
            on_shout: self.callbacks.shout.clone(),
            lang: self.app.lang(),
            status,
        };
        let labels = Seat::all(props.players.seats()).zip(&props.status.stats);
        let labels = labels.map(|(seat, stat)| rail::place(&props, seat, stat)).collect();
        let (role, name) = (rail::role(&props), rail::label(props.lang));
        let (private, sheet) = (self.state.stage.seat(), self.props.sheet.map(|_| self.sheet_seat));
        let beat = self.beat(table);
        Some(Rc::new(FlatSeating { places, labels, role, name, private, beat, sheet }))
    }

    /// What a press on a name does: it opens what the seat finds at its place. A game in which anybody may react decides itself.
    fn pressed_at_the_edge(&self, table: &dyn GameSession) -> Callback<(Seat, f64)> {
        if self.props.game.reacts {
            return self.callbacks.select.clone();
        }
        let private: Vec<bool> =
            Seat::all(self.state.players.seats()).map(|seat| table.has_private_view(seat)).collect();
        let send = self.send.clone();
        Callback::from(move |(seat, _): (Seat, f64)| {
            if private[seat.index()] {
                send.emit(PlayAction::AnswerCurtain(seat));
            }
        })
    }

    /// The table, and what lies open at one place.
    pub(super) fn flat_table(&self, table: &dyn GameSession, places: &[Place], subtitle: &str) -> Html {
        let (game, stage) = (self.props.game, &self.state.stage);
        let private = stage.seat().map(|seat| {
            let (inside, bar) = match stage {
                Stage::Hand { held, .. } => {
                    let bar = self.state.alone().is_none().then(|| self.bar(*held));
                    (self.hand(table, seat), bar)
                }
                Stage::Curtain(_, step) => {
                    (self.curtain(table, seat, *step), (*step == Step::Hold).then_some(Bar::Lit))
                }
                Stage::Blind(_) => (self.blind(table, seat), None),
                Stage::Key { held, seen, .. } => (self.key(seat, self.is_open(*held), *seen), Some(self.bar(*held))),
                Stage::Table(_) => return Html::default(),
            };
            html! {
                <section key="private" class={classes!("flat-private", places[seat.index()].classes())}>
                    <div class="screen" data-game={game.id}>
                        // Alone in its fragment, as Yew heeds the key of a hand only there.
                        <>{ inside }</>
                        // The bar of the curtain stays the same element, as a finger holds it.
                        <>{ bar.map(|bar| self.hold(seat, bar)) }</>
                    </div>
                </section>
            }
        });
        html! {
            <>
                <GameBar {game} subtitle={subtitle.to_owned()} />
                { self.table(table) }
                <>{ private }</>
            </>
        }
    }
}
