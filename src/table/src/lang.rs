//! The two languages of the project, and fixed texts in both. A missing text does not compile.

/// A language of the project.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Lang {
    /// German, the original.
    #[default]
    De,
    /// English.
    En,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Lang; 2] = [Lang::De, Lang::En];

    /// The value for this language.
    pub fn select<T>(self, de: T, en: T) -> T {
        match self {
            Lang::De => de,
            Lang::En => en,
        }
    }
}

/// `format!` with the text of the chosen language. The other text is not formatted.
///
/// ```
/// use table::{Lang, localized};
/// let count = 3;
/// assert_eq!(localized!(Lang::En, "{count} Chips", "{count} chips"), "3 chips");
/// ```
#[macro_export]
macro_rules! localized {
    ($lang:expr, $de:literal, $en:literal $(, $argument:expr)* $(,)?) => {{
        let told = match $lang {
            $crate::Lang::De => format_args!($de $(, $argument)*),
            $crate::Lang::En => format_args!($en $(, $argument)*),
        };
        ::std::fmt::format(told)
    }};
}

/// A fixed text in both languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Localized {
    /// German.
    pub de: &'static str,
    /// English.
    pub en: &'static str,
}

impl Localized {
    /// The text in this language.
    #[must_use]
    pub fn get(self, lang: Lang) -> &'static str {
        lang.select(self.de, self.en)
    }
}
