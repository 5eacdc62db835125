//! The table of a device that lies in the middle: everybody's place at an edge of the screen, turned to its player, and the middle.

use std::rc::Rc;

use table::Seat;
use yew::prelude::*;

/// An edge of the screen, clockwise from the lower one, as everybody sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The lower edge.
    South,
    /// The left edge.
    West,
    /// The upper edge.
    North,
    /// The right edge.
    East,
}

impl Side {
    /// All of them, clockwise.
    pub const ALL: [Side; 4] = [Side::South, Side::West, Side::North, Side::East];

    /// The class of what is turned to this edge.
    #[must_use]
    pub fn class(self) -> &'static str {
        match self {
            Side::South => "south",
            Side::West => "west",
            Side::North => "north",
            Side::East => "east",
        }
    }

    /// How many quarters clockwise it is from another edge to this one: 1 for the one at the left hand of whoever sits there.
    #[must_use]
    pub fn turns_from(self, other: Side) -> u8 {
        (self as u8 + 4 - other as u8) % 4
    }
}

/// How many sit at each edge of a wide screen, clockwise from the lower one, for 2 to 8 players.
const WIDE: [[u8; 4]; 7] =
    [[1, 0, 1, 0], [1, 1, 0, 1], [1, 1, 1, 1], [2, 1, 2, 0], [3, 0, 3, 0], [4, 0, 3, 0], [4, 0, 4, 0]];

/// The same for a high screen: the long edges are the left and the right one.
const HIGH: [[u8; 4]; 7] =
    [[1, 0, 1, 0], [1, 1, 0, 1], [1, 1, 1, 1], [1, 2, 0, 2], [0, 3, 0, 3], [0, 4, 0, 3], [0, 4, 0, 4]];

/// Where a seat has its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// At which edge.
    pub side: Side,
    /// The how manieth at this edge, from the right for those who sit there, counted from 0.
    pub index: u8,
    /// How many sit at this edge.
    pub count: u8,
}

impl Place {
    /// The classes that put something at this place.
    #[must_use]
    pub fn classes(self) -> Classes {
        classes!(self.side.class(), format!("slot-{}", self.index), format!("of-{}", self.count))
    }
}

/// The places of all seats, in sitting order.
#[must_use]
pub fn places(seats: u8, high: bool) -> Vec<Place> {
    let counts = if high { HIGH } else { WIDE }[usize::from(seats.clamp(2, 8)) - 2];
    let edge = |(side, count)| (0..count).map(move |index| Place { side, index, count });
    Side::ALL.into_iter().zip(counts).flat_map(edge).collect()
}

/// Who sits where around a device that lies in the middle.
#[derive(Clone, PartialEq, Debug)]
pub struct FlatSeating {
    /// The places in sitting order.
    pub places: Vec<Place>,
    /// What the rail would show of each seat: symbol, name, number, shout.
    pub labels: Vec<Html>,
    /// The role of all places together, for those who hear the page.
    pub role: &'static str,
    /// What they are called together.
    pub name: &'static str,
    /// The seat at whose place curtain or hand lie open now; they cover what else lies there.
    pub private: Option<Seat>,
    /// What the last act came to, for the middle of the table.
    pub beat: Option<Html>,
    /// The seat at whose place a sheet lies; it covers what else lies there, and what is private at the same edge.
    pub sheet: Option<Seat>,
}

impl FlatSeating {
    /// The place of a seat.
    #[must_use]
    pub fn place(&self, seat: Seat) -> Place {
        self.places[seat.index()]
    }

    /// The edge to which something is turned for a seat.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Side {
        self.place(seat).side
    }

    /// Whether something lies open at the place of a seat.
    #[must_use]
    pub fn is_covered(&self, seat: Seat) -> bool {
        let beside = self.sheet.is_none_or(|sheet| self.side(sheet) != self.side(seat));
        self.sheet == Some(seat) || (self.private == Some(seat) && beside)
    }
}

/// What a [`FlatTable`] shows.
#[derive(Properties, PartialEq)]
pub struct FlatTableProps {
    /// Who sits where.
    pub seating: Rc<FlatSeating>,
    /// The class of the table.
    #[prop_or_default]
    pub class: Classes,
    /// What lies at each place beside its label, in sitting order.
    #[prop_or_default]
    pub panels: Vec<Html>,
    /// Whether the panels show the labels themselves.
    #[prop_or_default]
    pub labelled: bool,
    /// The edge to which the middle is turned; nothing if it can be read from all of them.
    #[prop_or_default]
    pub towards: Option<Side>,
    /// What lies in the middle.
    pub middle: Html,
    /// What lies above all of it, as what flies from edge to edge.
    #[prop_or_default]
    pub children: Html,
}

/// A table with everybody's place at an edge.
#[component]
pub fn FlatTable(props: &FlatTableProps) -> Html {
    let FlatTableProps { seating, class, panels, labelled, towards, middle, children } = props;
    let place = |seat: usize| {
        if seating.is_covered(Seat::new(seat as u8)) {
            return html! { <div key={seat} class="flat-place covered" /> };
        }
        html! {
            <div key={seat} class="flat-place">
                { (!labelled).then(|| seating.labels[seat].clone()) }
                { panels.get(seat).cloned() }
            </div>
        }
    };
    let edge = |side: Side| {
        let here: Vec<usize> = (0..seating.places.len()).filter(|seat| seating.places[*seat].side == side).collect();
        let class = classes!("flat-edge", side.class(), format!("of-{}", here.len()));
        html! { <div key={side.class()} {class}>{ for here.into_iter().map(place) }</div> }
    };
    html! {
        <div class={classes!("body", "flat-table", class.clone())}>
            <div class="flat-edges" role={seating.role} aria-label={seating.name}>{ for Side::ALL.map(edge) }</div>
            <div class="flat-middle">
                <div class={classes!("screen", towards.map(Side::class))}>{ middle.clone() }</div>
                <>{ seating.beat.clone() }</>
            </div>
            { children.clone() }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_one_place() {
        for (seats, high) in (2..=8).flat_map(|seats| [(seats, false), (seats, true)]) {
            let places = places(seats, high);
            assert_eq!(places.len(), usize::from(seats));
            for (at, place) in places.iter().enumerate() {
                assert!(place.index < place.count);
                assert!(places[..at].iter().all(|other| other != place), "{place:?} twice with {seats}");
                assert_eq!(places.iter().filter(|other| other.side == place.side).count(), usize::from(place.count));
            }
        }
    }

    #[test]
    fn the_next_edge_clockwise_is_at_the_left_hand() {
        assert_eq!(Side::ALL.map(|side| side.turns_from(Side::South)), [0, 1, 2, 3]);
        assert_eq!(Side::ALL.map(|side| side.turns_from(Side::East)), [1, 2, 3, 0]);
    }

    #[test]
    fn two_face_each_other_and_many_sit_at_the_long_edges() {
        let sides = |seats, high| places(seats, high).into_iter().map(|place| place.side).collect::<Vec<_>>();
        for high in [false, true] {
            assert_eq!(sides(2, high), [Side::South, Side::North]);
            assert_eq!(sides(4, high), Side::ALL);
        }
        for seats in 6..=8 {
            assert!(sides(seats, false).iter().all(|side| matches!(side, Side::South | Side::North)));
            assert!(sides(seats, true).iter().all(|side| matches!(side, Side::West | Side::East)));
        }
    }
}
