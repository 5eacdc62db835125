//! Parts of the page with a state of their own.
//!
//! Yew compiles a component's whole life anew for every type of component. So there is only one, [`Host`]; what lives in it is
//! a [`Live`] part, which is written like a component but adds no more than its own few functions.

use std::any::Any;
use std::rc::Rc;

use yew::prelude::*;
use yew::virtual_dom::VComp;

/// A part of the page with a state of its own; its functions are those of a component.
pub(crate) trait Live: Sized + 'static {
    /// What it is told from inside.
    type Message: 'static;
    /// What it is given from outside.
    type Properties: PartialEq + 'static;

    /// Its state at the beginning.
    fn create(ctx: &Context<Self>) -> Self;

    /// Takes a message in; whether anything looks different now.
    fn update(&mut self, ctx: &Context<Self>, msg: Self::Message) -> bool;

    /// Takes in that it was given something else; whether anything looks different now.
    fn changed(&mut self, _ctx: &Context<Self>, _before: &Self::Properties) -> bool {
        true
    }

    /// How it looks.
    fn view(&self, ctx: &Context<Self>) -> Html;

    /// It stands on the page, for the first time or anew.
    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {}
}

/// What surrounds a part: what it is given, and the way back into it.
pub(crate) struct Context<L: Live> {
    props: Rc<L::Properties>,
    link: Callback<L::Message>,
}

impl<L: Live> Context<L> {
    /// What the part is given.
    pub(crate) fn props(&self) -> &L::Properties {
        &self.props
    }

    /// The same, for a part inside that is given just this.
    pub(crate) fn shared_props(&self) -> Rc<L::Properties> {
        Rc::clone(&self.props)
    }

    /// Where its messages go.
    pub(crate) fn link(&self) -> &Callback<L::Message> {
        &self.link
    }
}

/// Shows a part. Another `key` at the same place is another part, which begins anew; so each kind of part that can stand there
/// has keys of its own, as Yew sees no other difference.
pub(crate) fn live<L: Live>(key: &str, props: Rc<L::Properties>) -> Html {
    VComp::new::<Host>(Rc::new(Guest { props, begin: begin::<L> }), Some(key.into())).into()
}

/// Which part it is, and what it is given.
#[derive(Properties, Clone)]
pub(crate) struct Guest {
    props: Rc<dyn Any>,
    begin: Begin,
}

/// Begins a part that is given this and sends its messages there; nothing if it takes something else.
type Begin = fn(Rc<dyn Any>, Callback<Box<dyn Any>>) -> Option<Box<dyn Life>>;

impl Guest {
    /// A part that is given nothing.
    pub(crate) fn bare<L: Live<Properties = ()>>() -> Guest {
        Guest { props: Rc::new(()), begin: begin::<L> }
    }
}

impl PartialEq for Guest {
    /// Whether they are alike, the part itself can tell.
    fn eq(&self, other: &Guest) -> bool {
        Rc::ptr_eq(&self.props, &other.props)
    }
}

/// A part, whatever its type.
trait Life {
    fn update(&mut self, msg: Box<dyn Any>) -> bool;
    fn give(&mut self, props: Rc<dyn Any>) -> bool;
    fn view(&self) -> Html;
    fn rendered(&mut self, first: bool);
}

struct Living<L: Live> {
    part: L,
    ctx: Context<L>,
}

fn begin<L: Live>(props: Rc<dyn Any>, send: Callback<Box<dyn Any>>) -> Option<Box<dyn Life>> {
    let link = Callback::from(move |msg: L::Message| send.emit(Box::new(msg)));
    let ctx = Context { props: props.downcast().ok()?, link };
    Some(Box::new(Living { part: L::create(&ctx), ctx }))
}

impl<L: Live> Life for Living<L> {
    fn update(&mut self, msg: Box<dyn Any>) -> bool {
        msg.downcast().is_ok_and(|msg| self.part.update(&self.ctx, *msg))
    }

    fn give(&mut self, props: Rc<dyn Any>) -> bool {
        let Ok(props) = props.downcast() else { return false };
        if props == self.ctx.props {
            return false;
        }
        let before = std::mem::replace(&mut self.ctx.props, props);
        self.part.changed(&self.ctx, &before)
    }

    fn view(&self) -> Html {
        self.part.view(&self.ctx)
    }

    fn rendered(&mut self, first: bool) {
        self.part.rendered(&self.ctx, first);
    }
}

/// The only component of the page: a place where a part lives.
pub(crate) struct Host(Option<Box<dyn Life>>);

impl Component for Host {
    type Message = Box<dyn Any>;
    type Properties = Guest;

    fn create(ctx: &yew::Context<Host>) -> Host {
        let Guest { props, begin } = ctx.props().clone();
        Host(begin(props, ctx.link().callback(|msg| msg)))
    }

    fn update(&mut self, _ctx: &yew::Context<Host>, msg: Box<dyn Any>) -> bool {
        self.0.as_mut().is_some_and(|life| life.update(msg))
    }

    fn changed(&mut self, ctx: &yew::Context<Host>, _before: &Guest) -> bool {
        self.0.as_mut().is_some_and(|life| life.give(Rc::clone(&ctx.props().props)))
    }

    fn view(&self, _ctx: &yew::Context<Host>) -> Html {
        self.0.as_ref().map(|life| life.view()).unwrap_or_default()
    }

    fn rendered(&mut self, _ctx: &yew::Context<Host>, first: bool) {
        if let Some(life) = &mut self.0 {
            life.rendered(first);
        }
    }
}
