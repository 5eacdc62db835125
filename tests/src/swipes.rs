//! Cards that are swiped to the side.

use serde_json::json;

use crate::Page;

/// A finger swipes an element to the side, by so many pixels, while another one may hold something; and is lifted, if so.
const SWIPE: &str = "((card, pixels) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const side = sideOf(card);
    const at = (kind, aside) => finger(card, [kind], performance.now(), {
        pointerId: 1e6, isPrimary: false, clientX: x + width / 2 + side.x * aside, clientY: y + height / 2 + side.y * aside
    });
    at('pointerdown', 0);
    for (const part of [0.2, 0.6, 1]) at('pointermove', pixels * part);
    if (arguments[2]) at('pointerup', pixels);
})(arguments[0], arguments[1])";

impl Page {
    /// Swipes the card at this place of the hand to the side, from 0, far enough to play it.
    ///
    /// # Panics
    /// If none lies there, or something lies on it.
    pub async fn swipe_card(&self, place: usize) {
        self.swipe(place, true).await;
    }

    /// The same without lifting the finger.
    ///
    /// # Panics
    /// If none lies there, or something lies on it.
    pub async fn swipe_and_stay(&self, place: usize) {
        self.swipe(place, false).await;
    }

    async fn swipe(&self, place: usize, lifts: bool) {
        let card = self.element(&format!("cards()[{place}]"), Vec::new()).await;
        assert_eq!(self.ask("reached(arguments[0])", vec![json!(card)]).await, json!(true), "card {place}");
        self.touched.set(self.touched.get() + 1);
        self.ask(SWIPE, vec![json!(card), json!(80), json!(lifts)]).await;
    }

    /// Swipes the card at this place of the hand, from 0, with the browser's own finger by these distances one after another, in pixels to
    /// the side and along the screen, and lifts it; on Chromium alone.
    ///
    /// # Panics
    /// If none lies there.
    pub async fn swipe_with_finger(&self, place: usize, steps: &[(i32, i32)]) {
        let card = self.element(&format!("cards()[{place}]"), Vec::new()).await;
        let start = self.point(2, &card).await;
        self.touches("touchStart", vec![start.clone()]).await;
        let mut at = start.clone();
        for (aside, along) in steps {
            for (axis, distance) in [("x", aside), ("y", along)] {
                at[axis] = json!(start[axis].as_f64().expect("a place") + f64::from(*distance));
            }
            self.touches("touchMove", vec![at.clone()]).await;
        }
        // Without a list all fingers are lifted.
        self.touches("touchEnd", if self.held.get() { vec![at] } else { Vec::new() }).await;
        self.painted().await;
    }
}
