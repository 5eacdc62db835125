//! How the rule tests set up a position, play acts and compare what happens with a story.

use larry::{Card, Error, Event, Larry, Phase, Reveal, Rule, Score, Up, Why};
use table::{Game, Refusal, Seat, Viewer, joined};
use testkit::rules::{Teller, compare, lines};

type Observation = Event<Option<Card>>;

const TELLER: Teller<Larry> = Teller { happened: |_, events| vec![happened(events)], reason };

/// Sets up `position`, plays `acts`, and compares what happens with `story`, which has one line for each act:
///
/// ```text
/// a lays 3, says 4
/// b plays D on c; c draws 01
/// c doubts b; 3 = 3, said 4: wrong; b draws 72 (wrong sum); pile away; b leads
/// b may not: nothing to doubt
/// = hands 2,4,3, empty pile, limit 7, b to play
/// ```
///
/// What somebody draws is told as that player sees it. The last line, what then lies there, may be left out. A refusal must
/// have changed nothing, and no card may ever be lost.
#[track_caller]
pub(crate) fn check(position: &str, acts: &str, story: &str) {
    let (game, mut told) = TELLER.played(position, acts);
    let expected = lines(story);
    if expected.last().is_some_and(|line| line.starts_with('=')) {
        told.push(format!("= {}", lying(&game)));
    }
    compare(position, acts, &told, &expected);
}

/// The table as it is dealt to so many players, with options as a record writes them.
#[track_caller]
pub(crate) fn dealt(seats: u8, options: &str, seed: u64) -> Larry {
    testkit::dealt(seats, options, seed)
}

/// What lies there, as everybody sees it.
pub(crate) fn lying(game: &Larry) -> String {
    let view = game.view(Viewer::Table);
    let pile = match (view.pile.len(), view.sum) {
        (cards, Some(sum)) => format!("pile {cards} sum {sum}"),
        _ => "empty pile".to_owned(),
    };
    let next = match (game.outcome(), view.phase) {
        (Some(outcome), _) => format!("won by {}", joined(outcome.winners.iter(), " and ")),
        (_, Phase::Play) => format!("{} to play", view.turn),
        (_, Phase::Give) => format!("{} to give", view.turn),
        (_, Phase::Answer) => format!("{} to answer", view.turn),
    };
    format!("hands {}, {pile}, limit {}, {next}", joined(view.hands, ","), view.limit)
}

fn happened(events: &[<Larry as Game>::Event]) -> String {
    joined(
        events.iter().map(|event| tell(&Larry::told(event, Viewer::Seat(knowing(event))).expect("told to all"))),
        "; ",
    )
}

/// Who may know all of an event.
fn knowing<C>(event: &Event<C>) -> Seat {
    match event {
        Event::Laid { seat, .. } | Event::Gave { seat, .. } | Event::Drew { seat, .. } => *seat,
        _ => Seat::new(0),
    }
}

fn tell(event: &Observation) -> String {
    let larry = |larry: &bool| if *larry { ", Larry!" } else { "" };
    let card = |card: &Option<Card>| card.expect("who acts knows the card");
    match event {
        Event::Laid { seat, card: laid, sum, open: false, larry: said } => {
            format!("{seat} lays {}, says {sum}{}", card(laid), larry(said))
        }
        Event::Laid { seat, card: laid, sum, open: true, larry: said } => {
            format!("{seat} shows {}, makes {sum}{}", card(laid), larry(said))
        }
        Event::Played { seat, card, target, larry: said } => {
            let on = target.map(|target| format!(" on {target}")).unwrap_or_default();
            format!("{seat} plays {card}{on}{}", larry(said))
        }
        Event::Gave { seat, to, card: gift, larry: said } => {
            format!("{seat} gives {to} {}{}", card(gift), larry(said))
        }
        Event::GaveNothing { seat, larry: said } => format!("{seat} gives nothing{}", larry(said)),
        Event::Reversed { clockwise, limit } => {
            format!("{}clockwise, limit {limit}", if *clockwise { "" } else { "anti" })
        }
        Event::Fulfilled { seat } => format!("O before {seat} is done"),
        Event::OverLimit { sum, limit, .. } => format!("{sum} passes {limit}"),
        Event::LastCard { seat } => format!("{seat} has no card"),
        Event::Doubted { seat, liable } => format!("{seat} doubts {liable}"),
        Event::Accepted { seat, .. } => format!("{seat} accepts"),
        Event::Revealed(reveal) => calculation(reveal),
        Event::Forgot { seat } => format!("{seat} forgets Larry"),
        Event::Drew { seat, cards, why } => {
            let cards = if cards.is_empty() { "nothing".to_owned() } else { joined(cards.iter().map(card), "") };
            format!("{seat} draws {cards}{}", why_drawn(*why))
        }
        Event::PutAway { open: true, .. } => "pile away".to_owned(),
        Event::PutAway { open: false, cards } => format!("{cards} away unseen"),
        Event::Reshuffled { cards } => format!("{cards} shuffled"),
        Event::Leads { seat } => format!("{seat} leads"),
        Event::Scored(Score { points, .. }) => format!("scored {}", joined(points, ",")),
        Event::Dealt { round, start, tie } => {
            format!("round {round}, {start} begins{}", if *tie { " (tie)" } else { "" })
        }
        Event::Ended { .. } => "over".to_owned(),
    }
}

fn why_drawn(why: Why) -> &'static str {
    match why {
        Why::Ordered | Why::ForgotLarry => "",
        Why::WrongDoubt => " (wrong doubt)",
        Why::WrongSum => " (wrong sum)",
        Why::OverLimit => " (over the limit)",
    }
}

/// `3 3 _2 = 4, said 5: wrong`.
fn calculation(reveal: &Reveal) -> String {
    let rule = match reveal.rule {
        Rule::Sum => "",
        Rule::Aetsch => " by Aetsch",
        Rule::Cancelled => ", Aetsch cancelled",
    };
    let right = if reveal.right { "right" } else { "wrong" };
    let cards = joined(reveal.cards.iter().map(|turned| turned.card), " ");
    format!("{cards} = {}, said {}: {right}{rule}", reveal.sum(), reveal.said)
}

fn reason(refusal: &Refusal<Error>) -> String {
    let Refusal::Rule(error) = refusal else { return "the game is over".to_owned() };
    match error {
        Error::NotYourTurn { turn } => format!("it is {turn}'s turn"),
        Error::AnswerFirst => "answer first".to_owned(),
        Error::GiveFirst => "give first".to_owned(),
        Error::NothingToAccept => "nothing to accept".to_owned(),
        Error::NothingToGive => "nothing to give".to_owned(),
        Error::NothingToDoubt => "nothing to doubt".to_owned(),
        Error::NotInHand { card } => format!("{card} is not in hand"),
        Error::AboveLimit { limit } => format!("above {limit}"),
        Error::TooLow { least } => format!("below {least}"),
        Error::MustBeOpen => "must be open".to_owned(),
        Error::MustBeHidden => "must be hidden".to_owned(),
        Error::NotANumber { card } => format!("{card} is no number"),
        Error::OthersOnly => "others only".to_owned(),
        Error::TooFewToGive => "too few to give".to_owned(),
        Error::SaysItself => "Larry is said by itself".to_owned(),
        Error::TooManyToShout => "too many to shout".to_owned(),
        Error::ShoutWhenGiving => "Larry when giving".to_owned(),
    }
}

/// How the cards of the pile lie, for whoever looks.
pub(crate) fn pile_seen_by(game: &Larry, viewer: Viewer) -> String {
    joined(
        game.view(viewer).pile.iter().map(|laid| match (laid.card, laid.up) {
            (Some(card), Up::Open) => format!("open {card}"),
            (Some(card), _) => format!("own {card}"),
            (None, Up::NoNumber) => "no number".to_owned(),
            (None, _) => "hidden".to_owned(),
        }),
        ", ",
    )
}
