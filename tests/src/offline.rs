//! The network, taken away and given back; another build on the server; what the device keeps of the site.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use serde_json::{Value, json};
use xtask::offline;

use crate::frame::copy;
use crate::page::{PATIENCE, rest, texts};
use crate::{Engine, Page};

/// Another build of the site. It is gone when the value is dropped.
pub struct Build(PathBuf);

impl Build {
    /// Where it lies.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.0
    }

    /// The build in `folder`, but its page says `data-build` with this mark, and its start script has another content, so
    /// another name: half of the one build and half of the other would be no site.
    pub(crate) fn after(folder: &Path, mark: &str) -> std::io::Result<Build> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("stammtisch-build-{}-{}", process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let build = Build(env::temp_dir().join(name));
        copy(folder, &build.0)?;
        let page = build.0.join("index.html");
        fs::write(&page, fs::read_to_string(&page)?.replacen("<html", &format!("<html data-build={mark}"), 1))?;
        for entry in fs::read_dir(&build.0)?.flatten() {
            if entry.file_name().to_string_lossy().starts_with("bootstrap-") {
                let script = fs::read_to_string(entry.path())?;
                fs::write(entry.path(), format!("document.documentElement.dataset.start = '{mark}';\n{script}"))?;
            }
        }
        // The app and its chunks are of that build too.
        let script = build.0.join(offline::app(&build.0)?).join("web.js");
        fs::write(&script, format!("{}\n// {mark}", fs::read_to_string(&script)?))?;
        let named = fs::read_to_string(&page)?;
        offline::stamp(&build.0)?;
        assert_ne!(fs::read_to_string(&page)?, named, "another script has another name");
        offline::seal(&build.0)?;
        Ok(build)
    }
}

impl Drop for Build {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Page {
    /// Takes the network away: the server is stopped.
    pub fn unplug(&self) {
        self.server.close();
    }

    /// Gives it back.
    ///
    /// # Panics
    /// If somebody else has taken the port.
    pub async fn plug_in(&self) {
        // Meanwhile somebody else may have been given the port for a moment.
        for _ in 0..100 {
            if self.server.open(self.server.folder()).is_ok() {
                return;
            }
            rest(100).await;
        }
        panic!("somebody else has taken the port");
    }

    /// Where the site lies that the server has.
    #[must_use]
    pub fn served(&self) -> PathBuf {
        self.server.folder()
    }

    /// From now on the server has another build, which says so with this mark.
    ///
    /// # Panics
    /// If there is no room for it.
    #[must_use]
    pub fn publish(&self, mark: &str) -> Build {
        let build = Build::after(&self.server.folder(), mark).expect("room for another build");
        self.server.open(&build.0).expect("the port is still free");
        build
    }

    /// Waits until the device keeps the site.
    pub async fn kept(&self) {
        self.until("navigator.serviceWorker.controller?.state === 'activated'").await;
    }

    /// Waits until a promise is kept, and what it was for.
    pub async fn settled(&self, promise: &str) -> Value {
        let script = format!(
            "(delete window.settled, Promise.resolve({promise}).then((it) => {{ window.settled = [it ?? null]; }}), 0)"
        );
        self.ask(&script, Vec::new()).await;
        self.until("!!window.settled").await;
        self.ask("window.settled[0]", Vec::new()).await
    }

    /// Waits until a newer build lies ready.
    ///
    /// # Panics
    /// If none comes.
    pub async fn build_lies_ready(&self) {
        self.until("navigator.serviceWorker.getRegistration().then((it) => !!it?.waiting)").await;
    }

    /// Waits until the browser asks for this, after so many other requests.
    ///
    /// # Panics
    /// If it never does.
    pub async fn asks(&self, before: usize, path: &str) {
        for _ in 0..PATIENCE.as_millis() / 40 {
            if self.requests().iter().skip(before).any(|request| request.path == path) {
                return;
            }
            rest(40).await;
        }
        panic!("nobody asks for {path}");
    }

    /// The mark of the build whose page this is and of the one whose script has started it; empty for the first.
    pub async fn builds(&self) -> (String, String) {
        let marks = "(({ build, start }) => [build ?? '', start ?? ''])(document.documentElement.dataset)";
        let marks = texts(&self.told(marks, Vec::new()).await);
        (marks[0].clone(), marks[1].clone())
    }

    /// Waits until the page of the build with this mark has come.
    pub async fn runs(&self, mark: &str) {
        let there = "document.readyState === 'complete' && document.documentElement.dataset.build === ";
        self.until(&format!("{there}'{mark}'")).await;
    }

    /// How many bytes of each file of the site the device keeps, by the beginning of its name ("" is the page).
    pub async fn kept_bytes(&self, name: &str) -> Vec<u64> {
        let found = self.settled(&format!("{KEPT}('{name}').then((all) => Promise.all(all.map(([cache, key]) => cache.match(key).then((it) => it?.blob()).then((it) => it?.size))))")).await;
        let mut bytes: Vec<u64> = found.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        bytes.sort_unstable();
        bytes
    }

    /// Waits until these files are kept as is wanted: a worker does much on the side.
    ///
    /// # Panics
    /// If they never are.
    pub async fn keeps(&self, name: &str, wanted: impl Fn(&[u64]) -> bool) {
        let mut kept = Vec::new();
        for _ in 0..PATIENCE.as_millis() / 80 {
            kept = self.kept_bytes(name).await;
            if wanted(&kept) {
                return;
            }
            rest(80).await;
        }
        panic!("of '{name}' there are {kept:?} bytes");
    }

    /// Damages what is kept of a file: it is `cut` to its half, or gone.
    pub async fn damage(&self, name: &str, cut: bool) {
        let spoil = if cut {
            "cache.match(key).then((it) => it.blob()).then((it) => cache.put(key, new Response(it.slice(0, it.size / 2, it.type))))"
        } else {
            "cache.delete(key)"
        };
        let count = self
            .settled(&format!("{KEPT}('{name}').then((all) => Promise.all(all.map(([cache, key]) => {spoil}))).then((all) => all.length)"))
            .await;
        assert!(count.as_u64() > Some(0), "nothing is kept of {name}");
    }

    /// Empties the cache that the browser has by itself; whether it could be emptied.
    pub async fn clear_browser_cache(&self) -> bool {
        match self.browser.engine {
            Engine::Chromium => {
                self.devtools("Network.clearBrowserCache", json!({})).await;
                true
            }
            Engine::Firefox => false,
            // It has none, as its driver starts it.
            Engine::WebKit => true,
        }
    }

    /// Opens another tab of the site, and goes there. For Chromium alone.
    ///
    /// # Panics
    /// If the driver cannot.
    pub async fn another_tab(&self) {
        let window = self.client().new_window(true).await.expect("another tab");
        self.client().switch_to_window(window.handle).await.expect("it can be shown");
        self.browser.find_tab().await;
        self.open().await;
    }

    /// Goes to a tab; the first is 0.
    ///
    /// # Panics
    /// If it is not there.
    pub async fn tab(&self, number: usize) {
        let windows = self.client().windows().await.expect("tabs");
        self.client().switch_to_window(windows[number].clone()).await.expect("it can be shown");
        self.browser.find_tab().await;
    }
}

/// Caches and keys of all files whose name begins so.
const KEPT: &str = "((name) => caches.keys().then((names) => Promise.all(names.map((one) => caches.open(one)))).then((all) =>
    Promise.all(all.map((cache) => cache.keys().then((keys) => keys.map((key) => [cache, key]))))).then((all) => all.flat().filter(
    ([, { url }]) => { const rest = url.slice(new URL('.', location).href.length); return name ? rest.startsWith(name) : rest === ''; })))";
