//! What is written of a game.

use table::{
    Action as _, Game, Lang, Link, Notes, Seat, Seed, Sentence, Side, Turn, Turns, Viewer, Words, told_openly, turns,
};

use super::TypedSession;
use crate::{CompleteUi, GameLog};

impl<U: CompleteUi> GameLog for TypedSession<U> {
    fn record(&self) -> String {
        self.record.to_string()
    }

    fn link(&self, with_names: bool) -> String {
        Link::of_game(&self.record, with_names)
    }

    fn seed(&self) -> &Seed {
        self.record.seed()
    }

    fn choices(&self) -> Vec<u8> {
        table::chosen(self.record.options())
    }

    fn names(&self) -> Vec<String> {
        self.record.notes.names(self.record.game().seats())
    }

    fn notes(&self) -> &Notes {
        &self.record.notes
    }

    fn lines(&self) -> u16 {
        self.record.entries().len() as u16
    }

    fn stands(&self, line: u16) -> Option<(Seat, bool)> {
        self.step(line).map(|step| (step.seat, !step.struck))
    }

    fn act_in(&self, line: u16) -> Option<(Seat, String, Side)> {
        self.step(line).map(|step| (step.seat, step.action.to_string(), step.action.side()))
    }

    fn sentences(&self, line: u16, viewer: Viewer, lang: Lang) -> Vec<Sentence> {
        let mut sentences = Vec::new();
        for event in self.step(line).map(|step| step.events.as_slice()).unwrap_or_default() {
            let told = <U::Game>::told(event, viewer);
            let alone = viewer == Viewer::Table || told != <U::Game>::told(event, Viewer::Table);
            sentences.extend(told.filter(|_| alone).map(|told| <U::Game>::story(&told, lang)));
        }
        sentences
    }

    fn openly(&self, line: u16, lang: Lang) -> Vec<Sentence> {
        let events = self.step(line).map(|step| step.events.as_slice()).unwrap_or_default();
        let told = events.iter().filter_map(|event| told_openly::<U::Game>(event, self.record.game().seats()));
        told.map(|told| <U::Game>::story(&told, lang)).collect()
    }

    fn turns(&self, open: bool, lang: Lang) -> Vec<Turn> {
        turns(&self.record, open, lang)
    }

    fn round_name(&self, round: u16, lang: Lang) -> String {
        <U::Game>::round_name(round, lang)
    }
}
