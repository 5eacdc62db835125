//! Colours that the device forces, and more contrast where it asks for that: every state can still be told.

use serde_json::{Value, json};
use tests::{Device, Page, save, visit};

async fn prefers(page: &Page, feature: &str, value: &str) {
    let features = json!({ "features": [{ "name": feature, "value": value }] });
    page.devtools("Emulation.setEmulatedMedia", features).await;
}

/// Background, text and border of an element.
async fn colours(page: &Page, element: &str) -> Value {
    let colours = "(({ backgroundColor, color, borderTopColor }) => [backgroundColor, color, borderTopColor])";
    page.ask(&format!("{colours}(getComputedStyle({element}))"), vec![]).await
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn forced_colours_tell_what_is_chosen_whose_turn_it_is_and_what_is_disabled() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Einstellungen").await;
        page.sees("Licht").await;
        prefers(page, "forced-colors", "active").await;
        for role in ["radio", "switch"] {
            let one = |checked: bool| {
                let inside = if role == "switch" { ".lastElementChild" } else { "" };
                format!("document.querySelector('[role={role}][aria-checked={checked}]'){inside}")
            };
            assert_ne!(colours(page, &one(true)).await, colours(page, &one(false)).await, "{role}");
        }
        page.lay_out(&save(&["Anna", "Bo"], |view| !view.rolled.is_empty()).record).await;
        prefers(page, "forced-colors", "active").await;
        let seat = |current: &str| format!("[...rail().children].find((seat) => seat.matches('{current}'))");
        let on = colours(page, &seat("[aria-current=true]")).await;
        assert_ne!(on, colours(page, &seat("[role=listitem]:not([aria-current])")).await, "whose turn it is");
        let off = colours(page, "document.querySelector('#act')").await;
        page.choose([0]).await;
        assert_ne!(off, colours(page, "document.querySelector('#act')").await, "what is disabled");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn more_contrast_makes_nothing_paler_than_the_rest() {
    for light in ["dark", "light"] {
        visit(Device::PHONE.german().light(light).calm(), async |page| {
            page.until("!!control('Geizen')").await;
            prefers(page, "prefers-contrast", "more").await;
            let same = "((style) => style.getPropertyValue('--text-2') === style.getPropertyValue('--text'))(getComputedStyle(document.documentElement))";
            assert!(page.is(same).await, "{light}");
        });
    }
}
