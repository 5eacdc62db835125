//! Choosing among weighed acts.

use table::GameRng;

use crate::bot::Weighed;

/// One of the acts that are worth at most `slack` less than the best one: its weight falls from 1 to 0 over that distance. Without
/// slack it is the best one, of equal ones the first.
pub(crate) fn near_best<A: Clone>(weighed: &[Weighed<A>], slack: f64, chance: &mut GameRng) -> Option<A> {
    let best = weighed.iter().map(|act| act.value).fold(f64::NEG_INFINITY, f64::max);
    let weight = |act: &Weighed<A>| match act.value >= best {
        true => 1.0,
        false if slack > 0.0 => ((slack - (best - act.value)) / slack).max(0.0),
        false => 0.0,
    };
    let sum: f64 = if slack > 0.0 { weighed.iter().map(weight).sum() } else { 0.0 };
    let mut left = if slack > 0.0 { sum * f64::from(chance.below(1 << 20)) / f64::from(1 << 20) } else { 0.0 };
    let chosen = weighed.iter().find(|act| {
        left -= weight(act);
        left < 0.0
    });
    chosen.map(|act| act.action.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seed;

    #[test]
    fn better_acts_are_chosen_more_often_and_bad_ones_never() {
        let weighed: Vec<Weighed<char>> =
            [('a', 1.0), ('b', 3.0), ('c', 2.5), ('d', 1.9)].map(|(action, value)| Weighed { action, value }).into();
        let mut chance = Seed::from_number(1).rng(2);
        let mut counts = [0; 4];
        for _ in 0..1500 {
            let chosen = near_best(&weighed, 1.0, &mut chance).expect("an act");
            counts[chosen as usize - 'a' as usize] += 1;
        }
        assert!(counts[0] == 0 && counts[3] == 0, "{counts:?}");
        assert!((900..1100).contains(&counts[1]) && counts[2] > 400, "two to one: {counts:?}");
        assert_eq!(near_best(&weighed, 0.0, &mut chance), Some('b'));
    }
}
