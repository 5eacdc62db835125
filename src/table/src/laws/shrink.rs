//! The shortest record that shows a violation.

use super::{Lawful, Trial};
use crate::{Record, Seed};

/// The shortest beginning of a record at which [`Trial`] finds the same violation. It is the whole record if the last
/// act breaks the law, for example by a wrong forecast or by showing something hidden.
pub(super) fn shortest<G: Lawful>(record: &Record<G>, broken: &str, seen: &[G::Action]) -> Record<G> {
    let law = name(broken);
    let breaks = |prefix: &Record<G>| {
        let mut seen = seen.to_vec();
        let rng = Seed::from_number(prefix.entries().len() as u64).rng(prefix.game().seats());
        let mut trial = Trial { record: prefix.clone(), seen: &mut seen, rng, broken: Vec::new(), every: 1 };
        trial.moment();
        trial.replays();
        trial.broken.iter().any(|other| name(other) == law)
    };
    let mut prefixes = (0..record.entries().len()).map(|lines| record.prefix(lines));
    prefixes.find(breaks).unwrap_or_else(|| record.clone())
}

/// The law that a violation names: the text before the colon. After it stands the case.
fn name(broken: &str) -> &str {
    broken.split(':').next().unwrap_or_default()
}
