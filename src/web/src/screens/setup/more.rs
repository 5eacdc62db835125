//! What few need when a game begins: the house rules as a link, and where chance comes from.

use table::tell;

use super::{Msg, Setup};
use crate::sheets::{Sheet, short_print};
use crate::ui::old::{Context, El, el, fold, leading};

impl Setup {
    /// It, folded up at first.
    pub(super) fn more(&self, ctx: &Context<Setup>) -> El {
        let house = &ctx.props().house;
        let lang = house.lang();
        let hint = lang.pick("Regeln weitergeben, den Zufall prüfen", "Pass the rules on, check the chance");
        let head = fold(lang.pick("Mehr", "More"), hint, self.unfolded, self.on(ctx, Msg::Fold));
        let all = el("div", "gr").add(head);
        if !self.unfolded {
            return all;
        }
        let ours = (self.topics.len() > 1).then(|| {
            let hint = lang.pick("Als Link oder QR-Code teilen", "Share them as a link or QR code");
            leading(lang.pick("Unsere Kneipenregeln", "Our house rules"), hint, house.opening(Sheet::Share))
        });
        let print = short_print(&self.seed);
        let print = tell!(lang, "Fingerabdruck {print}", "Fingerprint {print}");
        let hint = lang
            .pick("Ehrlich gemischt. Auch ihr könnt Glück dazugeben.", "Fairly shuffled. Add some luck yourselves.");
        all.maybe(ours).add(leading(print, hint, house.opening(Sheet::Fair)))
    }
}
