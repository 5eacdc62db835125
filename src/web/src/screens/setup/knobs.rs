//! House rules, drawn from their description: one screen for every game.

use table::{Choice, Choices, Lang, Topic, tell};
use yew::prelude::*;

use super::Msg;
use crate::names;
use crate::ui::old::{Alternative, El, choice, el, named, switch, text};

/// What is chosen, and for whom.
pub(super) struct Knobs<'a> {
    pub(super) topics: &'a [Topic],
    pub(super) choices: &'a [u8],
    /// The names in sitting order.
    pub(super) names: &'a [String],
    /// How many minutes a game with these choices takes.
    pub(super) minutes: &'a dyn Fn(&[u8]) -> u8,
    pub(super) on: &'a Callback<Msg>,
    pub(super) lang: Lang,
}

impl Knobs<'_> {
    /// Every option of the game with its choices; switches that follow each other share a panel.
    pub(super) fn draw(&self) -> Vec<El> {
        let mut all: Vec<El> = Vec::new();
        let mut switches: Vec<El> = Vec::new();
        for (at, topic) in self.topics.iter().enumerate() {
            if topic.choices.count(self.names.len() as u8) < 2 {
                continue;
            }
            if let Choices::Switch(on) | Choices::SwitchFor { on, .. } = topic.choices {
                let hint = if self.choices[at] == 0 { topic.hint } else { on };
                let (title, hint) = (topic.label.get(self.lang), hint.get(self.lang));
                switches.push(switch(title, hint, self.choices[at] > 0, self.pick(at, 1 - self.choices[at].min(1))));
                continue;
            }
            all.extend(panel(&mut switches));
            let caption = el("div", "caption").say(topic.label.get(self.lang));
            let rows = match topic.choices {
                Choices::Listed(list) => self.listed(at, list),
                _ => self.start(at),
            };
            all.push(el("div", "col").add(caption).all(rows));
        }
        all.extend(panel(&mut switches));
        all
    }

    /// Chooses for the topic with this number.
    fn pick(&self, at: usize, choice: u8) -> Callback<MouseEvent> {
        self.on.reform(move |_| Msg::Chosen(at, choice))
    }

    /// Chance, or a seat; then the booklet's own question helps.
    fn start(&self, at: usize) -> Vec<El> {
        let (topic, chosen, lang) = (&self.topics[at], self.choices[at], self.lang);
        let label = topic.label.get(lang);
        let mut rows = vec![choice(
            "seg",
            label,
            vec![
                Alternative::new(lang.pick("Der Zufall", "Chance"), chosen == 0, self.pick(at, 0)),
                Alternative::new(lang.pick("Wir bestimmen", "We decide"), chosen > 0, self.pick(at, chosen.max(1))),
            ],
        )];
        if chosen > 0 {
            let seat = |(number, name): (u8, &String)| {
                let name = names::cleaned(name);
                let place = lang.pick("Platz", "Seat");
                let name = if name.is_empty() { format!("{place} {number}") } else { name };
                Alternative { label: named(&name).into(), on: chosen == number, choose: self.pick(at, number) }
            };
            rows.push(explanation(topic.hint.get(lang)));
            rows.push(choice("seg many", label, (1..).zip(self.names).map(seat).collect()));
        }
        rows
    }

    /// One of several, each with how long a game is by it, if that depends on it.
    fn listed(&self, at: usize, list: &[Choice]) -> Vec<El> {
        let (chosen, lang) = (self.choices[at], self.lang);
        let minutes = |choice: u8| {
            let mut choices = self.choices.to_vec();
            choices[at] = choice;
            (self.minutes)(&choices)
        };
        let matters = (0..).zip(list).any(|(choice, _)| minutes(choice) != minutes(0));
        let one = |(number, one): (u8, &Choice)| {
            let minutes = minutes(number);
            let length = tell!(lang, "etwa {minutes} Min.", "about {minutes} min");
            let mut label = vec![text(one.label.get(lang).to_owned())];
            label.extend(matters.then(|| Html::from(el("small", "").tell(length))));
            Alternative { label: Html::from_iter(label), on: number == chosen, choose: self.pick(at, number) }
        };
        let hint = list.get(usize::from(chosen)).map_or("", |one| one.hint.get(lang));
        let label = self.topics[at].label.get(lang);
        vec![choice("seg", label, (0..).zip(list).map(one).collect()), explanation(hint)]
    }
}

/// The switches so far.
fn panel(switches: &mut Vec<El>) -> Option<El> {
    let switches = std::mem::take(switches);
    (!switches.is_empty()).then(|| el("div", "gr").all(switches))
}

/// A line about the choices.
fn explanation(hint: &'static str) -> El {
    el("p", "small muted").say(hint)
}
