//! What chance has brought in the evening: for each game how often a die fell and a card was drawn, beside what to expect.

use table::{Lang, counted, tell};

use super::Played;
use crate::art::emblem;
use crate::games::{Entry, GAMES};
use crate::ui::old::{El, el};

/// A face of a die, or a card.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Lot {
    name: String,
    /// How often chance has brought it.
    fell: u32,
    /// How often it would on average, in thousandths.
    expected: u32,
}

/// A paper for each game in which chance has brought anything.
pub(super) fn papers(over: &[Played], lang: Lang) -> Vec<El> {
    let paper = |entry: &Entry| {
        let lots = count(over, entry.id, lang);
        let all: u32 = lots.iter().map(|lot| lot.fell).sum();
        (all > 0).then(|| paper(entry, &lots, all, lang))
    };
    GAMES.iter().filter_map(paper).collect()
}

/// What chance has brought in all games of this kind. What is not in any of them is left out.
fn count(over: &[Played], id: &str, lang: Lang) -> Vec<Lot> {
    let mut lots: Vec<Lot> = Vec::new();
    for (_, game) in over.iter().filter(|(entry, _)| entry.id == id) {
        let (kinds, fallen) = (game.lots(lang), game.fallen());
        let all: u32 = kinds.iter().map(|(_, many)| u32::from(*many)).sum();
        for (at, (name, many)) in kinds.into_iter().enumerate() {
            if lots.len() == at {
                lots.push(Lot { name, fell: 0, expected: 0 });
            }
            if let Some(lot) = lots.get_mut(at) {
                lot.fell += fallen.iter().filter(|fallen| **fallen == at).count() as u32;
                lot.expected += fallen.len() as u32 * 1000 * u32::from(many) / all.max(1);
            }
        }
    }
    lots.retain(|lot| lot.fell + lot.expected > 0);
    lots
}

fn paper(entry: &Entry, lots: &[Lot], all: u32, lang: Lang) -> El {
    let longest = lots.iter().map(|lot| lot.expected.max(lot.fell * 1000)).max().unwrap_or(1);
    let color = entry.regular.color();
    let row = |lot: &Lot| {
        let Lot { name, fell, expected } = lot;
        let (long, due) = (fell * 1000, expected);
        let bar = format!(
            r##"<svg viewBox="0 0 {longest} 1" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h{long}v1H0z" fill="{color}"/><path d="M{due} 0v1" stroke="#1c1512" stroke-width="2" vector-effect="non-scaling-stroke"/></svg>"##
        );
        let expected = (expected + 500) / 1000;
        let spoken = tell!(lang, "von etwa {expected}", "of about {expected}");
        el("tr", "")
            .add(el("th", "").set("scope", "row").tell(name.clone()))
            .add(el("td", "").draw(bar))
            .add(el("td", "num").tell(fell.to_string()).add(el("span", "sr").tell(spoken)))
    };
    let name = entry.name;
    // What is drawn is held; dice lie openly.
    let title = match entry.hands {
        true => {
            let cards = counted(all as i32, ["Karte", "card"], ["Karten", "cards"], lang);
            tell!(lang, "{name}: {cards} gezogen", "{name}: {cards} drawn")
        }
        false => tell!(lang, "{name}: {all} Würfel gefallen", "{name}: {all} dice rolled"),
    };
    let title = el("caption", "").add(el("span", "row").draw(emblem(entry.regular, 30)).add(el("b", "").tell(title)));
    el("table", "").add(title).add(el("tbody", "").all(lots.iter().map(row)))
}

#[cfg(test)]
mod tests {
    use ::bohei::Bohei;
    use ::geizen::{Event, Geizen, Options};
    use ::larry::Larry;
    use ::leiff::{Leiff, Special};
    use futures::executor::block_on;
    use table::{Game, RandomPlayer, Record, Seat, Seed, Viewer};

    use super::*;
    use crate::face::Face;
    use crate::games::entry;

    /// Every die of every roll, once; what is expected adds up to as many.
    #[test]
    fn every_die_counts_once() {
        let mut player = RandomPlayer::new(Seed::from_number(1).chance(3));
        let mut record: Record<Geizen> = Record::deal(3, Options::default(), Seed::from_number(7));
        while let Some((seat, action)) = player.choose(record.game()) {
            record.act(seat, action).expect("a listed act");
        }
        let mut rolled = [0; 6];
        let told = record.steps().flat_map(|step| &step.events);
        for event in told.filter_map(|event| Geizen::told(event, Viewer::Seat(Seat::new(2)))) {
            if let Event::Rolled { dice, .. } = event {
                dice.faces().for_each(|face| rolled[usize::from(face) - 1] += 1);
            }
        }
        let game = entry("geizen").expect("a game");
        let loaded = block_on(game.load()).expect("nothing is split here");
        let played = |record: &str| (game, (loaded.open)(record).expect("it reads back"));
        let text = record.to_string();
        let lots = count(&[played(&text), played(&text)], "geizen", Lang::De);
        assert_eq!(lots.iter().map(|lot| lot.name.as_str()).collect::<String>(), "123456");
        assert_eq!(lots.iter().map(|lot| lot.fell).collect::<Vec<_>>(), rolled.map(|fell: u32| fell * 2));
        let all: u32 = rolled.iter().sum();
        assert!(all > 20 && lots.iter().all(|lot| lot.expected == 2 * (all * 1000 / 6)));
        assert!(count(&[played(&text)], "larry", Lang::De).is_empty());
    }

    /// What has fallen is the card of that name.
    #[test]
    fn each_card_is_found_at_its_place() {
        let seat = Seat::new(0);
        let lots = Larry::lots(&Default::default(), Lang::En);
        for face in ::larry::FACES {
            let told = ::larry::Event::Drew { seat, cards: vec![Some(face.card), None], why: ::larry::Why::Ordered };
            let at = Larry::fallen(&told);
            assert_eq!(at.iter().map(|at| lots[*at].0.clone()).collect::<Vec<_>>(), [face.card.name(Lang::En)]);
        }
        let lots = Leiff::lots(&::leiff::Options { specials: true, ..Default::default() }, Lang::En);
        let specials = Special::ALL.map(::leiff::Card::Special);
        for card in ::leiff::FACES.iter().map(|face| face.card).chain(specials) {
            let at = Leiff::fallen(&::leiff::Event::Drew { seat, card: Some(card) });
            assert_eq!(at.iter().map(|at| lots[*at].0.clone()).collect::<Vec<_>>(), [card.name(Lang::En)]);
        }
        let lots = Bohei::lots(&Default::default(), Lang::En);
        assert_eq!(lots.iter().map(|(_, many)| *many).collect::<Vec<_>>(), [18, 26, 20, 5, 3]);
    }
}
