//! The list of games. A new game is one line in [`for_each_game!`]; the page, the commands, the tests and the fuzz targets read it.

/// Calls a macro with all games, in the order of the home page: each with its slug, the type of its rules, and the type that draws it.
///
/// The types are only names here: this crate depends on no game. A caller depends on the crates of those types that it uses.
///
/// ```
/// macro_rules! slugs {
///     ($($slug:ident: $rules:ty, $ui:ty;)*) => { [$(stringify!($slug)),*] };
/// }
/// assert!(games::for_each_game!(slugs).contains(&"geizen"));
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($callback:ident) => {
        $callback! {
            leiff: ::leiff::Leiff, ::leiff_ui::LeiffUi;
            geizen: ::geizen::Geizen, ::geizen_ui::GeizenUi;
            larry: ::larry::Larry, ::larry_ui::LarryUi;
            riffifi: ::riffifi::Riffifi, ::riffifi_ui::RiffifiUi;
            bohei: ::bohei::Bohei, ::bohei_ui::BoheiUi;
        }
    };
}

macro_rules! ids {
    ($($slug:ident: $rules:ty, $ui:ty;)*) => {
        /// The slugs of all games.
        pub const IDS: &[&str] = &[$(stringify!($slug)),*];
    };
}
for_each_game!(ids);
