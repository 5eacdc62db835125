//! What the fuzz targets do with each game.

use table::laws::Lawful;
use table::{Action, Game, Link, LinkError, RandomPlayer, Record, Seat, Seed, read_act};

use super::random_links::random_links;

/// The functions of a game for the fuzz targets.
pub(super) struct Target {
    /// The slug.
    pub(super) id: &'static str,
    /// Reads a link of it to the end.
    pub(super) import: fn(&Link) -> Result<(), LinkError>,
    /// Reads the record of a save of it.
    pub(super) save: fn(&str),
    /// Tries acts at one of its moments.
    pub(super) notation: fn(usize, &str),
    /// Valid links of it, for every number of players.
    pub(super) links: fn(u64) -> Vec<String>,
}

macro_rules! table {
    ($($slug:ident: $game:ty, $ui:ty;)*) => {
        /// All games.
        pub(super) const TARGETS: &[Target] = &[$(target::<$game>()),*];
    };
}
games::for_each_game!(table);

const fn target<G: Lawful>() -> Target {
    Target { id: G::ID, import: import::<G>, save: save::<G>, notation: notation::<G>, links: random_links::<G> }
}

fn import<G: Game>(link: &Link) -> Result<(), LinkError> {
    match link {
        Link::Game(link) => {
            let record = link.record::<G>()?;
            reads_back(&record);
            let again = Link::read(&Link::of_game(&record, true), |id| id == G::ID);
            let Ok(Link::Game(again)) = again else { panic!("a game's link is one: {again:?}") };
            assert_eq!(again.text(), record.to_string());
        }
        Link::Rules(link) => {
            let text = Link::of_rules::<G>(&link.options::<G>()?);
            let again = Link::read(&text, |id| id == G::ID);
            let Ok(Link::Rules(again)) = again else { panic!("house rules are: {again:?}") };
            assert_eq!(again.options::<G>().map(|options| Link::of_rules::<G>(&options)), Ok(text));
        }
    }
    Ok(())
}

fn save<G: Game>(text: &str) {
    if let Ok(record) = text.parse::<Record<G>>() {
        reads_back(&record);
    }
}

/// The text that is written reads back to the same table, and is written again.
fn reads_back<G: Game>(record: &Record<G>) {
    let text = record.to_string();
    match text.parse::<Record<G>>() {
        Ok(again) => {
            assert!(again == *record, "reads back to another table: {text}");
            assert_eq!(again.to_string(), text, "written twice, written otherwise");
        }
        Err(error) => panic!("does not read back: {text}: {error:?}"),
    }
}

/// How many moments of a game the acts are tried at.
const MOMENTS: usize = 16;

fn notation<G: Game>(moment: usize, words: &str) {
    let moment = (moment % MOMENTS) as u8;
    let (fewest, most) = (*G::SEATS.start(), *G::SEATS.end());
    let seats = fewest + moment % (most - fewest + 1);
    let mut player = RandomPlayer::new(Seed::from_number(u64::from(moment)).rng(seats));
    let mut game = G::deal(seats, G::Options::default(), Seed::from_number(7).rng(seats));
    for _ in 0..3 * usize::from(moment) {
        let Some((seat, action)) = player.choose(&game) else { break };
        let _ = game.apply(seat, action);
    }
    // A line of a hundred acts says as much as a longer one.
    for word in words.split('.').take(100) {
        let Ok((seat, action)) = read_act(word, &game) else { continue };
        assert_eq!(action.to_string().parse().ok().as_ref(), Some(&action), "{word} reads back");
        let _ = (action.side(), action.kind());
        let allowed = !game.awaited().is_empty() && game.check(seat, &action).is_ok();
        assert_eq!(allowed, game.legal(seat).contains(&action), "{word} is legal exactly when the check passes");
        if allowed {
            let _ = game.forecast(seat, &action);
        }
        assert_eq!(game.apply(seat, action).is_ok(), allowed, "{word} is carried out exactly then");
        let _ = Seat::all(seats).map(|seat| game.legal(seat).len()).sum::<usize>();
    }
}
