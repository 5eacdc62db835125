//! Whom this device has met.

use bots::Level;
use platform::json::Lenient;
use serde::{Deserialize, Serialize};
use ui::names::same;

use crate::store::{read_list, write_list};

/// Somebody at a table: a person whom this device has met, or a regular of the house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    /// The name.
    pub name: String,
    /// The symbol chosen last.
    #[serde(default)]
    pub symbol: u8,
    /// How well a regular of the house plays; nothing for a person.
    #[serde(default, with = "levels", skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
}

/// A level is written by its key.
mod levels {
    use bots::Level;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(level: &Option<Level>, serializer: S) -> Result<S::Ok, S::Error> {
        level.map(Level::key).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Level>, D::Error> {
        let key = Option::<String>::deserialize(deserializer)?;
        Ok(key.as_deref().and_then(Level::from_key))
    }
}

const KEY: &str = "stammtisch.names";

const REMEMBERED: usize = 24;

/// Whom this device has met, the last first.
#[must_use]
pub fn met() -> Vec<Guest> {
    let all: Vec<Lenient<Guest>> = read_list(KEY).unwrap_or_default();
    // One that is damaged is forgotten, and the others are known.
    all.into_iter().filter_map(Lenient::whole).collect()
}

/// Remembers the people at a table.
pub fn remember(table: &[Guest]) {
    let mut all: Vec<Guest> = table.iter().filter(|one| one.level.is_none()).cloned().collect();
    all.extend(met().into_iter().filter(|old| !table.iter().any(|new| same(&new.name, &old.name))));
    all.truncate(REMEMBERED);
    write_list(KEY, all);
}
