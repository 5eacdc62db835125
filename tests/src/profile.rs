//! Profiles of Firefox. What it lays out at its first start with a new one takes more work than a short test, so each test gets a copy
//! of one that has been started before.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, io, process};

use tokio::sync::OnceCell;

use crate::browser::Browser;
use crate::frame::copy;
use crate::{Device, Engine};

/// Firefox takes care that no profile is used twice at a time; these tell of a use that is over.
const LOCKS: [&str; 2] = ["lock", ".parentlock"];

/// A profile. It is gone when the value is dropped.
#[derive(Debug)]
pub(crate) struct Profile(PathBuf);

impl Profile {
    /// A copy of the one that has been started before; made now, if there is none.
    pub(crate) async fn used() -> io::Result<Profile> {
        static USED: OnceCell<PathBuf> = OnceCell::const_new();
        let used = USED.get_or_try_init(Profile::made).await?;
        let profile = Profile::unused();
        copy(used, &profile.0)?;
        Ok(profile)
    }

    /// A folder without anything in it.
    fn unused() -> Profile {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("stammtisch-firefox-{}-{}", process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        Profile(env::temp_dir().join(name))
    }

    /// Where the profile lies that has been started before.
    async fn made() -> io::Result<PathBuf> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/firefox-profile");
        if folder.is_dir() {
            return Ok(folder);
        }
        let profile = Profile::unused();
        fs::create_dir_all(&profile.0)?;
        drop(Browser::given(Device::PHONE.on(Engine::Firefox), Some(&profile.0)).await);
        for name in LOCKS {
            let _ = fs::remove_file(profile.0.join(name));
        }
        // The name stands for a whole profile only: another process may look for it meanwhile.
        let copied = folder.with_extension(process::id().to_string());
        copy(&profile.0, &copied)?;
        match fs::rename(&copied, &folder) {
            Err(_) if folder.is_dir() => fs::remove_dir_all(copied)?,
            renamed => renamed?,
        }
        Ok(folder)
    }

    /// Where it lies.
    pub(crate) fn folder(&self) -> &Path {
        &self.0
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
