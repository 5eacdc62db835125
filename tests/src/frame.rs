//! A frame of a device's size around the page, for engines whose window gets no narrower than a desk's. It also
//! collects the errors of the page, as the drivers of these engines keep no log.
//!
//! The frame is of the page's own origin, so the site is served from a folder in which it lies beside it.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, io, process};

use fantoccini::Locator;
use serde_json::Value;
use xtask::offline;

use crate::page::{PATIENCE, rest};
use crate::{Device, Page};

/// Tells the frame what happens in the page.
const LISTENER: &str = include_str!("listen.js");

/// A copy of the site with a frame around it. It is gone when the value is dropped.
pub(crate) struct Frame(PathBuf);

impl Frame {
    /// Copies the site into a folder of its own.
    ///
    /// # Errors
    /// When it cannot be read or the copy cannot be written.
    pub(crate) fn around(site: &Path, device: Device) -> io::Result<Frame> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("stammtisch-{}-{}", process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let frame = Frame(env::temp_dir().join(name));
        copy(site, &frame.0)?;
        frame.listen()?;
        let Device { width, height, .. } = device;
        let html = format!(
            "<!doctype html><meta charset=utf-8><title>{width} × {height}</title>
            <style>body {{ margin: 0 }} iframe {{ display: block; border: 0 }}</style>
            <script>var consoleErrors = []</script><iframe width={width} height={height}></iframe>"
        );
        fs::write(frame.0.join("frame.html"), html)?;
        Ok(frame)
    }

    /// Where the copy lies.
    pub(crate) fn folder(&self) -> &Path {
        &self.0
    }

    /// Runs this too in every page before the page's own scripts.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn also(&self, script: &str) -> io::Result<()> {
        fs::write(self.0.join("listen.js"), format!("{LISTENER}{script}"))
    }

    /// Puts the listener before every script of the page.
    fn listen(&self) -> io::Result<()> {
        let page = self.0.join("index.html");
        let html = fs::read_to_string(&page)?;
        let (before, scripts) = html.split_once("<script").expect("the page has a script");
        fs::write(&page, format!("{before}<script src=\"listen.js\"></script><script{scripts}"))?;
        fs::write(self.0.join("listen.js"), LISTENER)?;
        // It is another page now.
        offline::seal(&self.0)
    }
}

impl Drop for Frame {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Copies a folder, without what is packed: the page is to be another one.
pub(crate) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let copied = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy(&path, &copied)?;
        } else if path.extension().is_none_or(|ending| ending != "br" && ending != "gz") {
            fs::copy(path, copied)?;
        }
    }
    Ok(())
}

impl Page {
    /// Opens the frame; all that follows happens in it.
    pub(crate) async fn enter(&self) {
        // The next question is one to the frame.
        self.opened.set(true);
        self.client().goto(&format!("{}frame.html", self.server.url())).await.expect("the frame loads");
        self.arrival("!!document.querySelector('iframe')").await;
        let frame = self.client().find(Locator::Css("iframe")).await.expect("it is there");
        frame.enter_frame().await.expect("it can be entered");
        self.opened.set(false);
    }

    /// Does what brings another document into the frame, and waits for that.
    pub(crate) async fn load(&self, expression: &str, arguments: Vec<Value>) {
        let before = self.ask("performance.timeOrigin", Vec::new()).await;
        // The document that is asked for this may be gone before it has answered.
        let _ = self.answer(expression, arguments).await;
        self.arrival(&format!("document.readyState === 'complete' && performance.timeOrigin !== {before}")).await;
    }

    /// Waits for a document of which this is true. Between two documents none answers.
    async fn arrival(&self, expression: &str) {
        for _ in 0..PATIENCE.as_millis() / 40 {
            if self.answer(expression, Vec::new()).await.is_ok_and(|answer| answer == true) {
                return;
            }
            rest(40).await;
        }
        panic!("nothing arrives: {expression}");
    }
}
