//! How long the page takes from a tap to the next paint, by the browser's own Event Timing.

use serde_json::{Value, json};
use table::{Action as _, Entry, Game, Record, Side};

use crate::hands::Tapped;
use crate::page::rest;
use crate::{Page, Save};

/// How long after a tap nothing is asked of the page, in milliseconds: a question would be worked on before the paint.
const QUIET: u64 = 700;

/// Collects the events that take 16 ms or more; shorter ones are not told. An event lasts until the next frame that differs, so every
/// event changes a pixel. Events of a pointer that hovers are left out. Elements that are removed and added again are collected, too.
const OBSERVE: &str = "(window.measured = { taps: [], events: [] },
    new PerformanceObserver((list) => list.getEntries().filter(({ name }) => !/over$|out$|enter$|leave$/.test(name)).forEach(({ name, startTime, processingStart, processingEnd, duration }) =>
        measured.events.push({ name, startTime, processingStart, processingEnd, duration })))
        .observe({ type: 'event', durationThreshold: 16, buffered: true }),
    window.pixel = document.documentElement.appendChild(document.createElement('i')),
    Object.assign(pixel.style, { position: 'fixed', top: 0, left: 0, width: '1px', height: '1px', pointerEvents: 'none', zIndex: 9 }),
    ['pointerdown', 'pointerup', 'click'].forEach((kind) => addEventListener(kind, () => requestAnimationFrame(
        () => pixel.style.background = `hsl(${measured.painted = (measured.painted ?? 0) + 1}deg 50% 50%)`), true)),
    new MutationObserver((changes) => {
        const called = (node) => node.nodeName.toLowerCase() + [...node.classList].slice(0, 1).map((name) => '.' + name).join('');
        const of = (list) => changes.flatMap((change) => [...change[list]]).filter((node) => node.nodeType === 1);
        const added = of('addedNodes').map(called);
        measured.rebuilt = [...measured.rebuilt ?? [], ...of('removedNodes').filter((node) => node.querySelectorAll('*').length > 15)
            .filter((node) => added.includes(called(node))).map((node) => `${called(node)} (${node.querySelectorAll('*').length})`)];
        if (measured.taps.length) measured.taps[measured.taps.length - 1].rebuilt = measured.rebuilt.splice(0);
    }).observe(document.body, { subtree: true, childList: true }), true)";

/// Notes what is tapped, and when.
const MARK: &str = "(measured.taps.push({ name: arguments[0] ?? name(arguments[1]), at: performance.now(), record: remembered() }), true)";

/// The longest event of each tap. What happened without an event of 16 ms counts 8.
const RESULT: &str = "measured.taps.slice(0, -1).map(({ name, at, record, rebuilt }, number) => {
    const next = measured.taps[number + 1];
    const own = measured.events.filter(({ startTime }) => startTime >= at && startTime < next.at);
    const longest = own.reduce((most, event) => (event.duration > (most?.duration ?? 0) ? event : most), undefined);
    return {
        name, at, rebuilt: (rebuilt ?? []).join(', '), act: record !== next.record, duration: longest?.duration ?? 8, event: longest?.name,
        waits: longest ? longest.processingStart - longest.startTime : 0,
        works: own.reduce((sum, event) => sum + event.processingEnd - event.processingStart, 0),
    };
})";

/// What the browser counts of its main thread: all tasks contain the others, and besides them painting.
pub const SECONDS: [&str; 4] = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration"];

/// One tap.
#[derive(Clone, Debug)]
pub struct Tap {
    /// What was tapped, as it is called.
    pub name: String,
    /// Whether it was an act.
    pub is_act: bool,
    /// From the tap to the next paint, in milliseconds.
    pub duration: f64,
    /// The event that took longest.
    pub event: String,
    /// Elements that went and came again, with the number of elements in each.
    pub rebuilt: String,
    /// How much of that the page's listeners worked.
    pub works: f64,
    /// What the browser worked from the tap to long after the paint, in milliseconds: [`SECONDS`].
    pub counted: [f64; 4],
}

impl Page {
    /// Makes the processor so many times as slow. Chromium alone can.
    pub async fn throttle(&self, times: u32) {
        self.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": times })).await;
    }

    /// Plays these acts of a record as a user does, on a phone so many times as slow: how long each tap took.
    ///
    /// # Panics
    /// If the page and the rules part.
    pub async fn taps_of<G: Tapped>(&self, line: &Record<G>, from: usize, acts: usize, times: u32) -> Vec<Tap> {
        let mut record = line.prefix(from);
        self.lay_out(&record).await;
        if let Some(Entry::Act(step)) = line.entries().get(from)
            && step.action.side() == Side::Open
        {
            self.to_the_table().await;
        }
        self.ask(OBSERVE, Vec::new()).await;
        self.devtools("Performance.enable", json!({})).await;
        self.throttle(times).await;
        self.measures.set(true);
        while record.entries().len() < from + acts {
            self.tap_next(&mut record, line).await;
        }
        self.mark(json!("end"), Value::Null).await;
        self.measures.set(false);
        self.throttle(1).await;
        let told = self.ask(RESULT, Vec::new()).await;
        let counted = self.counted.take();
        told.as_array().into_iter().flatten().zip(counted).map(|(told, counted)| Tap::read(told, counted)).collect()
    }

    /// The seconds that the browser has counted so far, as [`SECONDS`] names them.
    async fn metrics(&self) -> [f64; 4] {
        let told = self.devtools("Performance.getMetrics", json!({})).await;
        let value = |wanted: &str| {
            let metric = told["metrics"].as_array()?.iter().find(|metric| metric["name"] == wanted)?;
            metric["value"].as_f64()
        };
        SECONDS.map(|name| value(name).unwrap_or_default())
    }

    /// How long it takes from a touch of a home screen's button to the first table, in milliseconds of the page.
    ///
    /// # Panics
    /// If the game does not open.
    pub async fn opening<G: Game>(&self, record: &Record<G>, times: u32) -> f64 {
        self.until("!!document.documentElement.dataset.screen").await;
        self.go("icon.svg").await;
        let put = vec![json!(Save::<G>::slot(1)), json!(Save::of(record.clone()).json().to_string())];
        self.ask("(localStorage.setItem(arguments[0], arguments[1]), sessionStorage.clear())", put).await;
        self.open().await;
        let name = self.any(&["Weiter: ", "Continue: "]).await;
        rest(QUIET).await;
        let watch = "(addEventListener('pointerdown', (event) => { window.pressedAt = event.timeStamp; }, { once: true, capture: true }),
            new MutationObserver((_, all) => {
                if (document.querySelector('main:not([data-loading])') && document.documentElement.dataset.screen === 'play') {
                    all.disconnect();
                    requestAnimationFrame(() => setTimeout(() => { window.there = performance.now(); }));
                }
            }).observe(document, { subtree: true, childList: true, attributes: true }), true)";
        self.ask(watch, Vec::new()).await;
        self.throttle(times).await;
        self.tap(&name).await;
        rest(QUIET).await;
        self.until("!!window.there").await;
        self.throttle(1).await;
        self.told("there - pressedAt", Vec::new()).await.as_f64().unwrap_or_default()
    }

    /// Notes a tap that comes now, if taps are measured.
    pub(crate) async fn mark(&self, name: Value, element: Value) {
        if self.measures.get() {
            self.ask(MARK, vec![name, element]).await;
            let before = self.metrics().await;
            self.counted.borrow_mut().push(before);
        }
    }

    /// Leaves the page alone until it has painted what a tap brings, if taps are measured.
    pub(crate) async fn painted(&self) {
        if self.measures.get() {
            rest(QUIET).await;
            let after = self.metrics().await;
            if let Some(before) = self.counted.borrow_mut().last_mut() {
                before.iter_mut().zip(after).for_each(|(before, after)| *before = after - *before);
            }
        }
    }
}

impl Tap {
    fn read(told: &Value, counted: [f64; 4]) -> Tap {
        Tap {
            name: told["name"].as_str().unwrap_or_default().to_owned(),
            is_act: told["act"] == true,
            duration: told["duration"].as_f64().unwrap_or_default(),
            event: told["event"].as_str().unwrap_or("none").to_owned(),
            rebuilt: told["rebuilt"].as_str().unwrap_or_default().to_owned(),
            works: told["works"].as_f64().unwrap_or_default(),
            counted: counted.map(|seconds| seconds * 1000.0),
        }
    }
}
