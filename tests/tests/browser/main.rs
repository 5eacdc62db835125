//! The finished site in real browsers, used as people use it. One program, so that a free core always finds a test to run.
//!
//! `cargo verify browser` runs all of them; each wants a built site and the browsers' drivers, and is left out otherwise.

/// Makes three tests of each function: one for each engine.
macro_rules! on_each_engine {
    ($($what:ident),* $(,)?) => { $(mod $what {
        use tests::Engine;

        #[test]
        #[ignore = "needs a browser: cargo verify browser"]
        fn on_chromium() {
            super::$what(Engine::Chromium);
        }

        #[test]
        #[ignore = "needs a browser: cargo verify browser"]
        fn on_firefox() {
            super::$what(Engine::Firefox);
        }

        #[test]
        #[ignore = "needs a browser: cargo verify browser"]
        fn on_webkit() {
            super::$what(Engine::WebKit);
        }
    })* };
}

mod access;
mod arrival;
mod bohei;
mod bohei_duels;
mod bohei_room;
mod bohei_ticks;
mod busy;
mod clock;
mod company;
mod contrast;
mod curtain;
mod ends;
mod engines;
mod evening;
mod flat;
mod flat_games;
mod focus;
mod geizen;
mod hands;
mod hints;
mod home;
mod idle;
mod install;
mod larry;
mod larry_hand;
mod leiff;
mod leiff_room;
mod leiff_table;
mod lessons;
mod links;
mod log;
mod newer_builds;
mod offline;
mod older_builds;
mod placement;
mod rail;
mod replay;
mod riffifi;
mod rules;
mod screens;
mod sealed;
mod secrets;
mod setup;
mod shake;
mod sound;
mod storage;
mod swipes;
mod tap_counts;
mod versions;
