//! The rendered page, without a browser: what stands in it, and that two tables which a viewer cannot tell apart give the
//! same page, letter by letter.

#[path = "html/chips.rs"]
mod chips;
#[path = "html/hints.rs"]
mod hints;

use std::rc::Rc;

use bohei::Bohei;
use futures::executor::block_on;
use game_ui::{
    CompleteUi, End, EndUi as _, Forecast, HandCommon, HandProps, ObservationOf, OptionsOf, Recent, TableCommon,
    TableProps, TableUi as _,
};
use geizen::{Action, Geizen};
use table::laws::Lawful;
use table::{
    Action as _, Game, GameRng, Lang, RandomPlayer, Record, Scene, SceneStep, Seat, Seed, Side, Viewer, play_scene,
    variants,
};
use ui::art::SeatSymbol;
use ui::{Players, Press};
use yew::prelude::*;

/// A part of the page needs a component around it to be rendered alone.
#[derive(Properties)]
struct Props {
    draw: Rc<dyn Fn() -> Html>,
}

impl PartialEq for Props {
    fn eq(&self, other: &Props) -> bool {
        Rc::ptr_eq(&self.draw, &other.draw)
    }
}

#[component]
fn Alone(props: &Props) -> Html {
    (props.draw)()
}

fn html(draw: impl Fn() -> Html + 'static) -> String {
    let props = Props { draw: Rc::new(draw) };
    block_on(yew::LocalServerRenderer::<Alone>::with_props(props).hydratable(false).render())
}

fn players(seats: u8) -> Rc<Players> {
    let names: Vec<String> = Seat::all(seats).map(|seat| format!("Gast {seat}")).collect();
    Rc::new(Players { symbols: SeatSymbol::ALL[..names.len()].to_vec(), names })
}

fn side<G: Game>(game: &G, seat: Seat, side: Side) -> Vec<G::Action> {
    game.legal(seat).into_iter().filter(|action| action.side() == side).collect()
}

/// What has happened on the open table.
#[derive(Clone, Copy)]
enum Moment {
    /// The last act is being told.
    Told,
    /// It has been told; what it turned up may still be looked at.
    Rest,
    /// A name was pressed on the rail.
    Selected(Seat),
}

/// The open table as the page draws it, after an act that was told like this.
fn table<U: CompleteUi>(game: &U::Game, last: &[ObservationOf<U>], moment: Moment, lang: Lang) -> String {
    let told = matches!(moment, Moment::Told);
    let selected = if let Moment::Selected(seat) = moment { Some(seat) } else { None };
    let menus = Seat::all(game.seats()).map(|seat| side(game, seat, Side::Open));
    let seat = game.awaited().iter().next();
    let view = game.view(Viewer::Table);
    let common = TableCommon {
        on_act: Callback::noop(),
        on_act_and_hold: None,
        take: U::HANDS.then(|| Press { on_tap: Callback::noop(), on_hold: None }),
        on_acknowledge: (matches!(moment, Moment::Rest) && U::needs_acknowledgement(last)).then(Callback::noop),
        selected,
        late: None,
        on_select: Callback::noop(),
        on_unselect: Callback::noop(),
        on_look: selected
            .filter(|&seat| U::has_private_view(&game.view(Viewer::Table), seat))
            .map(|_| Callback::noop()),
        on_hand_over: Callback::noop(),
        looked: false,
        retractable: None,
        on_retract: Callback::noop(),
        players: players(game.seats()),
        on_sound: Callback::noop(),
        shakes: false,
        random: Callback::from(|()| 0),
        flat: None,
        narration: Vec::new(),
        beat: if told { None } else { U::beat(&Recent { told: last, earlier: &[], view: &view }, lang) },
        fresh: true,
        lang,
    };
    let props = TableProps::<U::Game> {
        view: Rc::new(game.view(Viewer::Table)),
        seat,
        menu: seat.map(|seat| side(game, seat, Side::Open)).unwrap_or_default().into(),
        forecast: seat.map(|seat| Forecast::new(game, seat)),
        menus: if U::REACTS { menus.collect() } else { Rc::default() },
        note: None,
        telling: told.then(|| Rc::new(last.to_vec())),
        last: Rc::new(last.to_vec()),
        common,
    };
    html(move || U::table(props.clone()))
}

/// A game after these acts, and what everybody was told of the last one.
fn acted<U: CompleteUi<Game: Scene>>(position: &str, acts: &str) -> (U::Game, Vec<ObservationOf<U>>) {
    let mut game = U::Game::from_position(position).expect(position);
    let last = play_scene(&mut game, acts).expect(acts).pop();
    let Some(SceneStep::Done(_, events)) = last else { panic!("{acts} is refused") };
    let told = events.iter().filter_map(|event| U::Game::told(event, Viewer::Table)).collect();
    (game, told)
}

/// The hand of a seat as the page draws it.
fn hand<U: CompleteUi>(game: &U::Game, seat: Seat, open: bool, lang: Lang) -> String {
    let viewer = if open { Viewer::Seat(seat) } else { Viewer::Table };
    let props = HandProps::<U::Game> {
        view: Rc::new(game.view(viewer)),
        menu: if open { side(game, seat, Side::Private).into() } else { Rc::default() },
        common: HandCommon { open, ..HandCommon::covered(seat, players(game.seats()), lang) },
    };
    html(move || U::hand(props.clone()))
}

/// What the curtain of a seat adds, and what the rail says of everybody.
fn around<U: CompleteUi>(game: &U::Game, lang: Lang) -> String {
    let (view, players) = (Rc::new(game.view(Viewer::Table)), players(game.seats()));
    let said: Vec<_> =
        Seat::all(game.seats()).map(|seat| (U::seat_stat(&view, seat, lang), U::mark(&view, seat, lang))).collect();
    format!("{said:?}{}", html(move || U::turn_summary(&view, &players, lang).unwrap_or_default()))
}

/// All that the page shows of a game to this viewer.
fn pages<U: CompleteUi>(game: &U::Game, last: &[ObservationOf<U>], viewer: Viewer, lang: Lang) -> Vec<String> {
    match viewer {
        Viewer::Seat(seat) => vec![hand::<U>(game, seat, true, lang)],
        Viewer::Table => {
            let mut pages: Vec<String> =
                Seat::all(game.seats()).map(|seat| hand::<U>(game, seat, false, lang)).collect();
            let selected = Seat::all(game.seats()).filter(|_| U::REACTS).map(Moment::Selected);
            let moments = [Moment::Told, Moment::Rest].into_iter().chain(selected);
            pages.extend(moments.map(|moment| table::<U>(game, last, moment, lang)));
            pages.push(around::<U>(game, lang));
            pages
        }
    }
}

/// After so many acts a random game is left: a few go on for very long, and show nothing new.
const LONGEST: usize = 3_000;

/// At about so many moments of a game the pages are compared.
const MOMENTS: usize = 12;

/// Plays random games, and every few acts draws the page for every viewer, from this table and from one that the viewer cannot tell from it.
fn twins_give_the_same_page<U: CompleteUi<Game: Lawful>>() {
    for seats in U::Game::SEATS {
        for (number, options) in (1..).zip(variants::<OptionsOf<U>>(seats)) {
            let seed = Seed::from_number(number);
            let player = || RandomPlayer::new(Seed::from_number(!number).rng(seats));
            let (mut game, mut chooses) = (U::Game::deal(seats, options.clone(), seed.rng(seats)), player());
            let acts = (0..LONGEST).map_while(|_| {
                let (seat, action) = chooses.choose(&game)?;
                game.apply(seat, action).ok()
            });
            let every = acts.count() / MOMENTS + 1;
            let mut record: Record<U::Game> = Record::deal(seats, options, seed);
            let mut player = player();
            let mut last = Vec::new();
            for act in 0..LONGEST {
                let game = record.game();
                for viewer in Viewer::all(seats).filter(|_| act % every == 0) {
                    let resampled = game.resample(viewer, GameRng::from_seed([7; 32]));
                    let [here, there] = [game, &resampled].map(|game| pages::<U>(game, &last, viewer, Lang::De));
                    assert!(
                        here == there,
                        "{} for {seats}, act {act}: {viewer:?} can tell two tables apart",
                        U::Game::ID
                    );
                    assert!(here.iter().all(|page| !page.contains("style=")), "the policy forbids style attributes");
                }
                let Some((seat, action)) = player.choose(record.game()) else { break };
                let events = record.act(seat, action).expect("a legal act").to_vec();
                last = events.iter().filter_map(|event| U::Game::told(event, Viewer::Table)).collect();
            }
        }
    }
}

macro_rules! secrecy {
    ($($slug:ident: $rules:ty, $ui:ty;)*) => {
        /// A test for each game.
        mod secrecy {
            $(
                #[test]
                fn $slug() {
                    super::twins_give_the_same_page::<$ui>();
                }
            )*
        }
    };
}
games::for_each_game!(secrecy);

/// Whoever is asked may reach for a card that is not there: with "Nö" and Opposite day in hand or without them, the open
/// table, the covered hands and the curtain look the same. Only behind the curtain it shows.
#[test]
fn nobody_sees_in_bohei_whether_an_answer_is_held() {
    let bob = Seat::new(1);
    let waiting = [
        "orders.39.a.b.cy.d",
        "orders.39.a.b?n.cy.dn",
        "orders.39.a?o.b?o.c.d",
        "orders.43.ay.by.cy.dy.b1",
        "penalty.-1.b?n",
    ];
    for pending in waiting {
        let [without, with] = ["2.21.47", "2.44.45"].map(|hand| {
            let text = format!("hands:1.20/{hand}/3.46/5 slots:6/- discard:7 pending:{pending}");
            Bohei::from_position(&text).expect(&text)
        });
        let last = [bohei::Event::Reaches { seat: bob, answer: bohei::Answer::No }];
        let [here, there] =
            [&without, &with].map(|game| pages::<bohei_ui::BoheiUi>(game, &last, Viewer::Table, Lang::De));
        assert!(here == there, "{pending}: the table shows what is held");
        let reader = |game: &Bohei| hand::<bohei_ui::BoheiUi>(game, bob, true, Lang::De);
        assert_ne!(reader(&without), reader(&with));
    }
}

/// The law sees a page that shows a hidden card: here a covered hand that is drawn from what its seat sees.
#[test]
fn a_covered_hand_that_knows_its_cards_is_not_the_same() {
    let game: larry::Larry = Game::deal(4, larry::Options::default(), Seed::from_number(1).rng(4));
    let resampled = game.resample(Viewer::Table, GameRng::from_seed([7; 32]));
    let seat = Seat::new(2);
    assert_eq!(
        hand::<larry_ui::LarryUi>(&game, seat, false, Lang::De),
        hand::<larry_ui::LarryUi>(&resampled, seat, false, Lang::De)
    );
    assert_ne!(
        hand::<larry_ui::LarryUi>(&game, seat, true, Lang::De),
        hand::<larry_ui::LarryUi>(&resampled, seat, true, Lang::De)
    );
}

/// The law above would see a page that shows what is to come: here one that writes down the next roll.
#[test]
fn a_page_that_knows_the_next_roll_is_not_the_same() {
    let game: Geizen = Game::deal(3, geizen::Options::default(), Seed::from_number(1).rng(3));
    let resampled = game.resample(Viewer::Table, GameRng::from_seed([7; 32]));
    let leak = |game: &Geizen| {
        let mut next = game.clone();
        let seat = next.awaited().iter().next().expect("a seat is on turn");
        next.apply(seat, Action::Roll).expect("a roll is due");
        table::<geizen_ui::GeizenUi>(game, &[], Moment::Rest, Lang::De)
            + &format!("{:?}", next.view(Viewer::Table).rolled)
    };
    assert_ne!(leak(&game), leak(&resampled));
}

#[test]
fn the_page_says_what_is_to_be_done_in_both_languages() {
    let mut record: Record<Geizen> = Record::deal(3, geizen::Options::default(), Seed::from_number(3));
    let seat = record.game().awaited().iter().next().expect("somebody begins");
    let said = |record: &Record<Geizen>| {
        [Lang::De, Lang::En].map(|lang| table::<geizen_ui::GeizenUi>(record.game(), &[], Moment::Rest, lang))
    };
    let before = said(&record);
    assert!(before[0].contains("Würfeln") && before[1].contains("Roll the dice"));
    record.act(seat, Action::Roll).expect("a roll is due");
    let after = said(&record);
    assert!(after[0].contains("Mindestens einen behalten") && after[1].contains("Keep at least one"));
    assert!(before.iter().chain(&after).all(|page| page.contains(&format!("Gast {seat}"))));
}

/// A short game's last card, played openly onto the pile of somebody else: whoever played it has to prove the sum and draws,
/// and not whoever said it.
#[test]
fn in_a_short_game_whoever_plays_the_last_card_has_to_prove_the_sum() {
    let pages = |sum: &str, act: &str| {
        let position = format!("options:k1 hands:{},44,44 pile:c1={sum} draw:0123", &act[..1]);
        let (game, told) = acted::<larry_ui::LarryUi>(&position, act);
        [Moment::Told, Moment::Rest].map(|moment| {
            let page = table::<larry_ui::LarryUi>(&game, &told, moment, Lang::De);
            page.replace("<bdi>Gast ", "<bdi>").replace("</bdi></span>", "</bdi>")
        })
    };
    let liable = "Gast a hat danach eine Karte gespielt. Damit haftet Gast a für den ganzen Stapel.";
    for act in ["Db", "R", "Ob"] {
        let [told, rest] = pages("2", act);
        assert!(
            told.contains("a</bdi> muss es beweisen.") && rest.contains("a</bdi> kann es nicht beweisen: "),
            "{act}"
        );
        assert!(rest.contains("a</bdi> zieht zwei") && rest.contains(liable), "{act}: {rest}");
        let [told, rest] = pages("1", act);
        assert!(told.contains("a</bdi> muss es beweisen.") && rest.contains("a</bdi> hat es bewiesen: "), "{act}");
        assert!(!rest.contains("a</bdi> zieht") && !rest.contains("zweifelt"), "{act}: {rest}");
    }
    for sum in ["1", "2"] {
        let [_, rest] = pages(sum, "Db");
        assert!(rest.contains("b</bdi> zieht zwei") && rest.contains("Gast a hat „Zieh zwei“ gespielt."), "{rest}");
    }
}

/// Two full sheets after one round have as many chips as each other: the end names what decides between them.
#[test]
fn the_end_of_riffifi_names_the_last_round_if_several_sheets_are_full() {
    let reason = |loot: &str, lang| {
        let scored = "y7r7b7g7o6,y5r5b5g5o5,y7r7b7g7";
        let position = format!("hands:-,-,- open:o1,-,- loot:{loot} scored:{scored} options:w1");
        let (game, told) = acted::<riffifi_ui::RiffifiUi>(&position, "k");
        let winner = game.outcome().expect("it is over").winners.iter().next().expect("somebody wins");
        let (view, players) = (game.view(Viewer::Table), players(3));
        riffifi_ui::RiffifiUi::end(&End { view: &view, told: &told, winner, players: &players, lang }).reason
    };
    let both = "-,y2r2b2g2o2,-";
    assert_eq!(
        [Lang::De, Lang::En].map(|lang| reason(both, lang)),
        [
            "Mehrere haben alle fünf Farben abgehakt. Die meisten Chips im letzten Durchgang: 10.",
            "Several have ticked off all five colours. Most chips in the last round: 10.",
        ]
    );
    assert_eq!(reason("-,y2r2b2g2o1,-", Lang::De), "Alle fünf Farben abgehakt.");
}

/// Where a last card is proved or scored at once, no card flies to a pile that is not on the page, and the story takes as
/// long as the turning of the pile.
#[test]
fn no_card_flies_where_the_pile_of_larry_is_turned_up_or_scored() {
    let told = |position: &str, act: &str| {
        let (game, told) = acted::<larry_ui::LarryUi>(position, act);
        let flies = table::<larry_ui::LarryUi>(&game, &told, Moment::Told, Lang::De).contains("class=\"fly");
        (flies, larry_ui::LarryUi::telling(&told))
    };
    let pile = "options:k1 hands:3,44,44 pile:b1=1,c1=2,b0=2,c0=2,b0=2";
    assert_eq!(told(pile, "35"), (false, 6 * 90 + 220), "six cards turn one after the other");
    assert_eq!(told("options:k1 hands:D,44,44 pile:c1=2 draw:0123", "Db"), (false, 90 + 220));
    assert_eq!(told("hands:R,44,44", "R"), (false, 0), "the scores of a round have no pile");
    assert!(told("hands:33,44,44", "33").0, "else a card flies");
}
