//! The keys of hands on own phones: shown, changed, and given back.

use larry::Larry;
use tests::{BrowserTest, Device, Save, sealed_table};

use super::{NAMES, larry, ledger_text, on_turn};

/// A key is on the page only while it is held, and nobody's hand leaves the table before its key was seen.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_key_is_shown_only_while_it_is_held() {
    let record = larry();
    let other = NAMES[on_turn(&record).after(1, 3).index()];
    let test =
        BrowserTest::new(Device::PHONE.german().calm()).remembering(&Save::<Larry>::slot(1), Save::of(record).json());
    test.run(async |page| {
        page.resume().await;
        page.to_the_table().await;
        page.tap("Menü").await;
        page.tap("Karten auf eigenen Handys").await;
        page.tap_twice(other).await;
        page.sees(&format!("Nur für {other}")).await;
        page.pause().await;
        assert!(page.is("!qrCode()").await);
        page.tap("Mein Handy hat ihn").await;
        page.sees(&format!("Nur für {other}")).await;
        page.hold("Halten zum Ansehen").await;
        page.until("!!qrCode()").await;
        page.hide_tab().await;
        page.until("!qrCode()").await;
        page.show_tab().await;
        page.let_go().await;
        // Nobody knows who has the device now.
        page.curtain(other, 1).await;
        page.reload().await;
        page.sees("Gib das Gerät an").await;
        page.to_the_table().await;
        assert!(
            page.is("!/:/.test(localStorage.getItem('stammtisch.sealed.larry-1').split('~')[0])").await,
            "no key is kept"
        );
    });
}

/// With a new key for a seat the table shows the sheet of this key at once: the old one does not open it.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_new_key_counts_at_once() {
    let record = larry();
    let seat = on_turn(&record);
    let (ledger, _) = sealed_table(&record, &[seat]);
    let slot = Save::<Larry>::slot(1);
    let test = BrowserTest::new(Device::PHONE.german().calm())
        .remembering(&slot, Save::of(record).json())
        .remembering(&slot.replace(".game.", ".sealed."), ledger_text(&ledger));
    test.run(async |page| {
        page.resume().await;
        page.until("!!word()").await;
        let word = page.ask("word()", vec![]).await;
        page.tap("Menü").await;
        page.tap("Karten auf eigenen Handys").await;
        page.tap(NAMES[seat.index()]).await;
        page.sees(&format!("Nur für {}", NAMES[seat.index()])).await;
        page.pause().await;
        page.look().await;
        page.cover().await;
        page.tap("Mein Handy hat ihn").await;
        page.until("!!word()").await;
        assert_ne!(page.ask("word()", vec![]).await, word);
    });
}

/// A seat goes back behind its curtain, and its key is gone.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_hand_comes_back_to_the_table() {
    let record = larry();
    let seat = on_turn(&record);
    let (ledger, _) = sealed_table(&record, &[seat]);
    let key = ledger.key_link(seat).expect("a key").key.written();
    let slot = Save::<Larry>::slot(1);
    let test = BrowserTest::new(Device::PHONE.german().calm())
        .remembering(&slot, Save::of(record).json())
        .remembering(&slot.replace(".game.", ".sealed."), ledger_text(&ledger));
    test.run(async |page| {
        page.resume().await;
        page.sees("Buchstaben für").await;
        page.pause().await;
        page.tap("Zurück hinter den Vorhang").await;
        page.curtain(NAMES[seat.index()], 1).await;
        page.pause().await;
        page.it_is_me().await;
        page.look().await;
        assert_eq!(page.cards().await.len(), 9);
        page.release().await;
        let kept = page.ask("Object.values(localStorage).join(' ')", vec![]).await;
        assert!(!kept.as_str().unwrap_or_default().contains(&key));
    });
}
