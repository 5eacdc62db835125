//! The play field: the small game on the device, from its first touch to what was measured.

use ::bohei::Device;
use yew::prelude::*;

use super::bomb::Bomb;
use super::frame::FieldProps;
use super::halves::Halves;
use super::measured::Measured;
use super::referee::Phase;
use super::turns::Turns;

/// The field.
#[component]
pub(super) fn Field(props: &FieldProps) -> Html {
    let referee = &props.referee;
    let props = props.clone();
    match referee.device() {
        Device::Bomb => html! { <Bomb ..props /> },
        _ if referee.phase() == Phase::Done => html! { <Measured ..props /> },
        _ if referee.together() => html! { <Halves ..props /> },
        _ => html! { <Turns ..props /> },
    }
}
