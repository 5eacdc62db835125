//! A choice that is half made and never saved.

use std::rc::Rc;

use yew::prelude::*;

/// A choice that belongs to a moment of the table, and what makes another one. It is forgotten as soon as the moment is another,
/// even if the same moment comes back.
#[hook]
pub(super) fn use_passing<M, T>(moment: M) -> (T, Callback<T>)
where
    M: PartialEq + 'static,
    T: Copy + Default + 'static,
{
    // A new allocation for each moment.
    let now = use_memo(moment, |_| ());
    let choice = use_state(|| (Rc::clone(&now), T::default()));
    let (of, chosen) = &*choice;
    let chosen = if Rc::ptr_eq(of, &now) { *chosen } else { T::default() };
    let setter = choice.setter();
    (chosen, Callback::from(move |chosen| setter.set((Rc::clone(&now), chosen))))
}
