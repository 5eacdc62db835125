//! t
use tests::{Device, visit};
#[test]
#[ignore]
fn tmp() {
    visit(Device::PHONE.german().calm(), async |page| {
        let names = "[[...document.querySelectorAll('input')].map((field) => field.value).join(), document.activeElement.id]";
        page.tap("Geizen").await;
        page.tap("Noch jemand").await;
        println!("| more {}", page.ask(names, vec![]).await);
        page.tap("Name an Platz 1").await;
        println!("| tapped 1 {}", page.ask(names, vec![]).await);
        page.ask("new Promise((d) => setTimeout(d, 300))", vec![]).await;
        println!("| later {}", page.ask(names, vec![]).await);
        page.type_into("Name an Platz 1", "Anna").await;
        println!("| anna {}", page.ask(names, vec![]).await);
        page.type_into("Name an Platz 2", "Bo").await;
        println!("| bo {}", page.ask(names, vec![]).await);
        page.type_into("Name an Platz 3", "Cem").await;
        println!("| cem {}", page.ask(names, vec![]).await);
    });
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.act().await;
        page.choose([0]).await;
        let rects = "[...document.querySelectorAll('.acts button')].map((b) => { const r = b.getBoundingClientRect(); return [b.textContent, r.x, r.y, r.width, r.height].join(' '); })";
        println!("| before {}", page.ask(rects, vec![]).await);
        page.ask("document.querySelector('#act').click()", vec![]).await;
        println!("| after {}", page.ask(rects, vec![]).await);
        page.ask("new Promise((d) => setTimeout(d, 300))", vec![]).await;
        println!("| later {}", page.ask(rects, vec![]).await);
    });
}
