//! Whom this device has met.

use platform::json::Lenient;
use platform::storage;
use serde::{Deserialize, Serialize};
use ui::names::same;

/// Somebody this device has met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Regular {
    /// The name.
    pub name: String,
    /// The symbol chosen last.
    #[serde(default)]
    pub symbol: u8,
}

const KEY: &str = "stammtisch.names";

const REMEMBERED: usize = 24;

/// Whom this device has met, the last first.
#[must_use]
pub fn met() -> Vec<Regular> {
    let all: Vec<Lenient<Regular>> = storage::read(KEY).unwrap_or_default();
    // One that is damaged is forgotten, and the others are known.
    all.into_iter().filter_map(Lenient::whole).collect()
}

/// Remembers a table.
pub fn remember(table: &[Regular]) {
    let mut all = table.to_vec();
    all.extend(met().into_iter().filter(|old| !table.iter().any(|new| same(&new.name, &old.name))));
    all.truncate(REMEMBERED);
    storage::write(KEY, &all);
}
