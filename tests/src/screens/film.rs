//! Films of the great moments: each one is a row of pictures at fixed times.

use super::peaks::Peak;
use super::{
    Act, BOHEI, ChooseAll, Click, LARRY, LEIFF, PAUSE, PRESS, People, RESUME, RIFFIFI, Run, Saved, Screen, Step, TABLE,
    Tap, moving,
};
use crate::{Device, Page};

/// A great moment: the way to it, and the tap that brings it about.
pub struct Film {
    screen: Screen,
    act: &'static [Step],
}

/// The times of the pictures, in milliseconds.
pub const TIMES: [u32; 6] = [0, 150, 300, 450, 650, 1000];

/// Stops everything that moves once the act has been told.
const STOP: Step = Run("(() => {
    const stop = () => {
        if (document.querySelector('[data-telling]')) return;
        for (const one of document.getAnimations()) one.pause();
    };
    new MutationObserver(stop).observe(document.body, { subtree: true, childList: true, attributes: true });
})()");

const fn film(name: &'static str, peak: Peak, steps: &'static [Step], act: &'static [Step]) -> Film {
    Film { screen: moving(name, Saved::Peak(peak), steps), act }
}

const DOUBT: &[Step] = &[Tap("Glaub ich nicht", "I doubt it")];

/// All films, in the order of the contact sheet.
pub const FILMS: &[Film] = &[
    film("five of a kind", Peak::Five, &[RESUME, ChooseAll, PAUSE], &[Act]),
    film("a row completed twice", Peak::Twice, &[RESUME, ChooseAll, PAUSE], &[Act]),
    film("a lie is caught", Peak::Lie, &[LARRY, TABLE, PAUSE], DOUBT),
    film("a lie that worked", Peak::Passed, &[LARRY, TABLE, PAUSE], DOUBT),
    film("a great robbery", Peak::Robbery, &[RIFFIFI, PAUSE], &[PRESS]),
    film(
        "Leiff! at minus",
        Peak::Minus,
        &[LEIFF, PAUSE, Tap("Leiff!", "Leiff!"), PAUSE],
        &[Tap("Ja, Leiff!", "Yes, Leiff!")],
    ),
    film(
        "the seventh card",
        Peak::Seventh,
        &[BOHEI, PAUSE],
        &[Click(
            "[...document.querySelectorAll('button')].filter((one) => /: Bohei.$/.test(one.getAttribute('aria-label'))).find((one) => /\\b7 (?:Karten|cards)/.test(name(one.parentElement)))",
        )],
    ),
];

impl Film {
    /// What it is called on the contact sheet.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.screen.name
    }

    /// Goes there, does the act, and takes a picture at each of the [`TIMES`].
    pub async fn shoot(&self, page: &Page, device: Device) -> Vec<Vec<u8>> {
        self.screen.reach(page, device, People::Few).await;
        STOP.walk(page, device.is_german()).await;
        for step in self.act {
            step.walk(page, device.is_german()).await;
        }
        page.until("!document.querySelector('[data-telling]') && document.getAnimations().some((one) => one.playState === 'paused')").await;
        let mut pictures = Vec::new();
        for time in TIMES {
            page.ask(&format!("document.getAnimations().forEach((one) => (one.currentTime = {time}))"), Vec::new())
                .await;
            pictures.push(page.photograph().await);
        }
        pictures
    }
}
