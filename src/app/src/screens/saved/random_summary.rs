//! What chance has brought in the evening: for each game how often a die fell and a card was drawn, beside what to expect.

use game_ui::GameSession;
use game_ui::art::{Icon, emblem, icon};
use table::{Lang, counted, localized};
use ui::drawing;
use yew::prelude::*;

use super::{load, said};
use crate::games::{Entry, GAMES};

/// What the [`RandomSummary`] of the evening is counted from.
#[derive(Properties, PartialEq)]
pub(super) struct RandomSummaryProps {
    /// The finished games of the evening: which game, and its record.
    pub(super) records: Vec<(&'static Entry, String)>,
    /// Says what came of loading the games; nothing if that has worked.
    pub(super) on_answer: Callback<String>,
    /// The language.
    pub(super) lang: Lang,
}

/// What chance has brought in the evening, on a folded paper.
#[component]
pub(super) fn RandomSummary(RandomSummaryProps { records, on_answer, lang }: &RandomSummaryProps) -> Html {
    let lang = *lang;
    let unfolded = use_state(|| false);
    let fold = {
        let (unfolded, on_answer) = (unfolded.clone(), on_answer.clone());
        let games: Vec<&Entry> = records.iter().map(|(game, _)| *game).collect();
        Callback::from(move |_: MouseEvent| {
            if *unfolded {
                unfolded.set(false);
                return;
            }
            let (unfolded, on_answer) = (unfolded.setter(), on_answer.clone());
            let loaded = move |loaded: Result<(), _>| {
                unfolded.set(loaded.is_ok());
                on_answer.emit(said(loaded, lang));
            };
            load(games.clone(), Callback::from(loaded));
        })
    };
    html! {
        <section class="board luck">
            <h2>
                <button type="button" class="row" onclick={fold} aria-expanded={unfolded.to_string()}>
                    <b class="grow display">{ lang.select("Würfel und Karten", "Dice and cards") }</b>
                    { drawing(icon(Icon::Down, 22)) }
                </button>
            </h2>
            if *unfolded {
                <p class="small">
                    { lang.select(
                        "Hier zählt, was gewürfelt und gezogen wurde, nicht, was ausgeteilt wurde. Der Strich zeigt, was im Mittel zu erwarten ist.",
                        "This counts what was rolled and drawn, not what was dealt. The line shows what to expect on average.",
                    ) }
                </p>
                { summaries(&opened(records), lang) }
            }
        </section>
    }
}

/// A game that was played to its end.
type Played = (&'static Entry, Box<dyn GameSession>);

/// Those of these games that have been loaded and can be read.
fn opened(records: &[(&'static Entry, String)]) -> Vec<Played> {
    records.iter().filter_map(|(entry, record)| Some((*entry, (entry.loaded()?.open)(record).ok()?))).collect()
}

/// A face of a die, or a card.
#[derive(Clone, PartialEq, Eq, Debug)]
struct OutcomeCount {
    name: String,
    /// How often chance has brought it.
    fell: u32,
    /// How often it would on average, in thousandths.
    expected: u32,
}

/// A table for each game in which chance has brought anything.
fn summaries(over: &[Played], lang: Lang) -> Html {
    let summarized = |entry: &Entry| {
        let random_outcomes = count(over, entry.id, lang);
        let all: u32 = random_outcomes.iter().map(|outcome| outcome.fell).sum();
        (all > 0).then(|| summary(entry, &random_outcomes, all, lang))
    };
    GAMES.iter().filter_map(summarized).collect()
}

/// What chance has brought in all games of this kind. What is not in any of them is left out.
fn count(over: &[Played], id: &str, lang: Lang) -> Vec<OutcomeCount> {
    let mut random_outcomes: Vec<OutcomeCount> = Vec::new();
    for (_, game) in over.iter().filter(|(entry, _)| entry.id == id) {
        let (kinds, observed_outcomes) = (game.random_outcomes(lang), game.observed_outcomes());
        let all: u32 = kinds.iter().map(|(_, many)| u32::from(*many)).sum();
        for (at, (name, many)) in kinds.into_iter().enumerate() {
            if random_outcomes.len() == at {
                random_outcomes.push(OutcomeCount { name, fell: 0, expected: 0 });
            }
            if let Some(outcome) = random_outcomes.get_mut(at) {
                outcome.fell += observed_outcomes.iter().filter(|observed| **observed == at).count() as u32;
                outcome.expected += observed_outcomes.len() as u32 * 1000 * u32::from(many) / all.max(1);
            }
        }
    }
    random_outcomes.retain(|outcome| outcome.fell + outcome.expected > 0);
    random_outcomes
}

/// How often each die fell, or each card was drawn, in all games of one kind; `all` is how many these are.
fn summary(entry: &Entry, random_outcomes: &[OutcomeCount], all: u32, lang: Lang) -> Html {
    let longest = random_outcomes.iter().map(|outcome| outcome.expected.max(outcome.fell * 1000)).max().unwrap_or(1);
    let color = entry.regular.color;
    let row = |outcome: &OutcomeCount| {
        let OutcomeCount { name, fell, expected } = outcome;
        let (long, due) = (fell * 1000, expected);
        let bar = format!(
            r##"<svg viewBox="0 0 {longest} 1" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h{long}v1H0z" fill="{color}"/><path d="M{due} 0v1" stroke="#1c1512" stroke-width="2" vector-effect="non-scaling-stroke"/></svg>"##
        );
        let expected = (expected + 500) / 1000;
        html! {
            <tr key={name.clone()}>
                <th scope="row">{ name }</th>
                <td>{ drawing(bar) }</td>
                <td class="num">
                    { fell.to_string() }
                    <span class="visually-hidden">{ localized!(lang, "von etwa {expected}", "of about {expected}") }</span>
                </td>
            </tr>
        }
    };
    let name = entry.name;
    // What is drawn is held; dice lie openly.
    let title = if entry.hands {
        let cards = counted(all as i32, ["Karte", "card"], ["Karten", "cards"], lang);
        localized!(lang, "{name}: {cards} gezogen", "{name}: {cards} drawn")
    } else {
        localized!(lang, "{name}: {all} Würfel gefallen", "{name}: {all} dice rolled")
    };
    html! {
        <table key={entry.id}>
            <caption><span class="row">{ drawing(emblem(entry.regular, 30)) }<b>{ title }</b></span></caption>
            <tbody>{ for random_outcomes.iter().map(row) }</tbody>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use ::geizen::{Event, Geizen, Options};
    use ::leiff::Special;
    use futures::executor::block_on;
    use table::{Game, RandomPlayer, Record, Seat, Seed, Viewer};

    use super::*;
    use crate::games::entry;
    use game_ui::EndUi;

    /// Every die of every roll, once; what is expected adds up to as many.
    #[test]
    fn every_die_counts_once() {
        let mut player = RandomPlayer::new(Seed::from_number(1).rng(3));
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
        let random_outcomes = count(&[played(&text), played(&text)], "geizen", Lang::De);
        assert_eq!(random_outcomes.iter().map(|outcome| outcome.name.as_str()).collect::<String>(), "123456");
        assert_eq!(
            random_outcomes.iter().map(|outcome| outcome.fell).collect::<Vec<_>>(),
            rolled.map(|fell: u32| fell * 2)
        );
        let all: u32 = rolled.iter().sum();
        assert!(all > 20 && random_outcomes.iter().all(|outcome| outcome.expected == 2 * (all * 1000 / 6)));
        assert!(count(&[played(&text)], "larry", Lang::De).is_empty());
    }

    /// What has fallen is the card of that name.
    #[test]
    fn each_card_is_found_at_its_place() {
        let seat = Seat::new(0);
        let random_outcomes = larry_ui::LarryUi::random_outcomes(&Default::default(), Lang::En);
        for face in ::larry::FACES {
            let told = ::larry::Event::Drew { seat, cards: vec![Some(face.card), None], why: ::larry::Why::Ordered };
            let at = larry_ui::LarryUi::observed_outcomes(&told);
            assert_eq!(
                at.iter().map(|at| random_outcomes[*at].0.clone()).collect::<Vec<_>>(),
                [face.card.name(Lang::En)]
            );
        }
        let random_outcomes =
            leiff_ui::LeiffUi::random_outcomes(&::leiff::Options { specials: true, ..Default::default() }, Lang::En);
        let specials = Special::ALL.map(::leiff::Card::Special);
        for card in ::leiff::FACES.iter().map(|face| face.card).chain(specials) {
            let at = leiff_ui::LeiffUi::observed_outcomes(&::leiff::Event::Drew { seat, card: Some(card) });
            assert_eq!(at.iter().map(|at| random_outcomes[*at].0.clone()).collect::<Vec<_>>(), [card.name(Lang::En)]);
        }
        let random_outcomes = bohei_ui::BoheiUi::random_outcomes(&Default::default(), Lang::En);
        assert_eq!(random_outcomes.iter().map(|(_, many)| *many).collect::<Vec<_>>(), [18, 26, 20, 5, 3]);
    }
}
