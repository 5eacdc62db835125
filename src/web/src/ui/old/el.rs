//! Elements, built by plain calls.
//!
//! Yew's `html!` writes the assembly of every element into the program anew; with these few functions a page weighs a
//! third of it, and five games must fit into one short download. The tree, its diffing and its components are Yew's.

use std::rc::Rc;

use indexmap::IndexMap;
use yew::html::{
    onblur, onchange, onclick, oncontextmenu, onfocus, oninput, onkeydown, onlostpointercapture, onpointerdown,
    onpointermove,
};
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, Listener, VTag, VText};

use crate::ui::tap;

/// An element in the making.
pub struct El(Box<Making>);

struct Making {
    tag: VTag,
    attributes: IndexMap<AttrValue, AttributeOrProperty>,
    class: String,
}

/// An element with its classes (none: the empty text).
#[inline(never)]
pub(crate) fn el(tag: &'static str, class: &'static str) -> El {
    El(Box::new(Making { tag: VTag::new(tag), attributes: IndexMap::new(), class: class.to_owned() }))
}

/// A button.
#[inline(never)]
pub(crate) fn button(class: &'static str, pressed: Callback<MouseEvent>) -> El {
    el("button", class).set("type", "button").press(pressed)
}

/// Words.
#[inline(never)]
pub(crate) fn text(words: String) -> Html {
    VText::new(words).into()
}

/// A drawing.
#[inline(never)]
pub(crate) fn drawing(svg: String) -> Html {
    Html::from_html_unchecked(AttrValue::from(svg))
}

impl El {
    /// One more class, if `on`.
    #[inline(never)]
    pub(crate) fn class(mut self, class: &'static str, on: bool) -> El {
        if on {
            let classes = &mut self.0.class;
            classes.push_str(if classes.is_empty() { "" } else { " " });
            classes.push_str(class);
        }
        self
    }

    /// Its name among its siblings: it stays the same element, whatever comes and goes around it, and keeps the focus.
    #[inline(never)]
    pub(crate) fn keyed(mut self, key: String) -> El {
        self.0.tag.key = Some(key.into());
        self
    }

    /// An attribute that is always the same.
    #[inline(never)]
    pub(crate) fn set(self, name: &'static str, value: &'static str) -> El {
        self.attribute(name, AttrValue::Static(value))
    }

    /// An attribute that depends on the moment.
    #[inline(never)]
    pub(crate) fn put(self, name: &'static str, value: String) -> El {
        self.attribute(name, AttrValue::from(value))
    }

    #[inline(never)]
    fn attribute(mut self, name: &'static str, value: AttrValue) -> El {
        self.0.attributes.insert(AttrValue::Static(name), AttributeOrProperty::Attribute(value));
        self
    }

    /// An attribute that says yes or no.
    #[inline(never)]
    pub(crate) fn flag(self, name: &'static str, on: bool) -> El {
        self.set(name, if on { "true" } else { "false" })
    }

    /// What a text field holds.
    #[inline(never)]
    pub(crate) fn value(mut self, value: String) -> El {
        self.0.tag.set_value(AttrValue::from(value));
        self
    }

    /// A child.
    pub(crate) fn add(self, child: impl Into<Html>) -> El {
        self.node(child.into())
    }

    /// A child that is no plain element.
    #[inline(never)]
    pub(crate) fn node(mut self, child: Html) -> El {
        self.0.tag.add_child(child);
        self
    }

    /// A drawing inside.
    #[inline(never)]
    pub(crate) fn draw(self, svg: String) -> El {
        self.node(drawing(svg))
    }

    /// A drawing inside, if there is one.
    #[inline(never)]
    pub(crate) fn maybe_draw(self, svg: Option<String>) -> El {
        match svg {
            Some(svg) => self.draw(svg),
            None => self,
        }
    }

    /// A child, if there is one.
    pub(crate) fn maybe(self, child: Option<impl Into<Html>>) -> El {
        match child {
            Some(child) => self.add(child),
            None => self,
        }
    }

    /// Children.
    pub(crate) fn all(mut self, children: impl IntoIterator<Item = impl Into<Html>>) -> El {
        for child in children {
            self = self.add(child);
        }
        self
    }

    /// Children that are no plain elements.
    #[inline(never)]
    pub(crate) fn nodes(mut self, children: Vec<Html>) -> El {
        for child in children {
            self = self.node(child);
        }
        self
    }

    /// Words inside that are always the same.
    #[inline(never)]
    pub(crate) fn say(self, words: &'static str) -> El {
        self.node(VText::new(words).into())
    }

    /// Words inside that depend on the moment.
    #[inline(never)]
    pub(crate) fn tell(self, words: String) -> El {
        self.node(text(words))
    }

    #[inline(never)]
    fn listen(mut self, listener: Rc<dyn Listener>) -> El {
        self.0.tag.add_listener(listener);
        self
    }

    /// What a press does.
    #[inline(never)]
    pub(crate) fn press(self, pressed: Callback<MouseEvent>) -> El {
        self.listen(Rc::new(onclick::Wrapper::new(pressed)))
    }

    /// What a tap does, also that of a second finger while the first one holds something.
    #[inline(never)]
    pub(crate) fn tap(self, tapped: Callback<()>) -> El {
        let (touched, clicked) = tap::on_tap(tapped);
        self.touch(touched).press(clicked)
    }

    /// What a press does at once, before the finger is lifted, where it matters who was first; told is when it was, in
    /// milliseconds.
    #[inline(never)]
    pub(crate) fn quick(self, pressed: Callback<f64>) -> El {
        let (touched, clicked) = tap::on_press(pressed);
        self.touch(touched).press(clicked)
    }

    /// What a long touch or the other mouse button does.
    pub(crate) fn menu(self, asked: Callback<MouseEvent>) -> El {
        self.listen(Rc::new(oncontextmenu::Wrapper::new(asked)))
    }

    /// What a key does.
    pub(crate) fn key(self, pressed: Callback<KeyboardEvent>) -> El {
        self.listen(Rc::new(onkeydown::Wrapper::new(pressed)))
    }

    /// What typing does.
    pub(crate) fn input(self, typed: Callback<InputEvent>) -> El {
        self.listen(Rc::new(oninput::Wrapper::new(typed)))
    }

    /// What choosing does.
    pub(crate) fn change(self, chosen: Callback<Event>) -> El {
        self.listen(Rc::new(onchange::Wrapper::new(chosen)))
    }

    /// What entering and leaving a field does.
    pub(crate) fn focus(self, entered: Callback<FocusEvent>, left: Callback<FocusEvent>) -> El {
        self.listen(Rc::new(onfocus::Wrapper::new(entered))).listen(Rc::new(onblur::Wrapper::new(left)))
    }

    /// What touching does.
    pub(crate) fn touch(self, touched: Callback<PointerEvent>) -> El {
        self.listen(Rc::new(onpointerdown::Wrapper::new(touched)))
    }

    /// What dragging does: on the way, and at its end.
    pub(crate) fn drag(self, moved: Callback<PointerEvent>, ended: Callback<PointerEvent>) -> El {
        let moved = self.listen(Rc::new(onpointermove::Wrapper::new(moved)));
        moved.listen(Rc::new(onlostpointercapture::Wrapper::new(ended)))
    }
}

impl From<El> for Html {
    #[inline(never)]
    fn from(mut el: El) -> Html {
        let class = std::mem::take(&mut el.0.class);
        let el = if class.is_empty() { el } else { el.put("class", class) };
        let Making { mut tag, attributes, .. } = *el.0;
        // Given all at once: adding them to the tag one by one would bring code that turns every other form into this one.
        tag.set_attributes(Attributes::IndexMap(Rc::new(attributes)));
        tag.into()
    }
}
