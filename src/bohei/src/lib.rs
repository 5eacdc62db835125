//! Bohei: exactly seven cards, rules that change, and a loud table.

mod action;
mod card;
mod error;
mod event;
mod options;
mod place;
mod view;

pub use action::{Action, NoAct};
pub use card::{
    Card, Challenge, Change, DECK, Device, KINDS, Kind, NoCard, Order, Party, Rule, Trait, Whom,
};
pub use error::Error;
pub use event::{Event, Happened, Told};
pub use options::Options;
pub use place::{Answer, NoAnswer, NoSlot, Slot};
pub use view::{Breach, Cause, Lying, Ordered, Orders, Pending, Phase, Player, Reply, View};
