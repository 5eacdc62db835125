//! A change of one setting.

use table::Lang;

use super::{Light, Placement, Settings, Tempo};

/// A setting and its new value. Each is described at its field of [`Settings`] or [`GameSettings`](super::GameSettings).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsChange {
    /// The language.
    Lang(Lang),
    /// The theme.
    Light(Light),
    /// Less motion.
    Calm(bool),
    /// The screen stays on.
    Awake(bool),
    /// Vibration.
    Buzz(bool),
    /// Sounds.
    Sounds(bool),
    /// Shaking rolls the dice.
    Shake(bool),
    /// The regulars say something.
    Remarks(bool),
    /// Cards are seen while the bar is held.
    Hold(bool),
    /// For left hands.
    LeftHanded(bool),
    /// Where the device is.
    Placement(Placement),
    /// How long the regulars take.
    Tempo(Tempo),
    /// Whether the pictures of the game with this slug are folded up.
    Folded(&'static str, bool),
    /// Whether hints of the game with this slug are shown.
    Hints(&'static str, bool),
}

impl Settings {
    /// Takes the new value over.
    pub(super) fn apply(&mut self, change: SettingsChange) {
        match change {
            SettingsChange::Lang(lang) => self.set_lang(lang),
            SettingsChange::Light(light) => self.light = light,
            SettingsChange::Calm(on) => self.calm = on,
            SettingsChange::Awake(on) => self.awake = on,
            SettingsChange::Buzz(on) => self.buzz = on,
            SettingsChange::Sounds(on) => self.sounds = on,
            SettingsChange::Shake(on) => self.shake = on,
            SettingsChange::Remarks(on) => self.remarks = on,
            SettingsChange::Hold(on) => self.hold = on,
            SettingsChange::LeftHanded(on) => self.left_handed = on,
            SettingsChange::Placement(placement) => self.placement = Some(placement),
            SettingsChange::Tempo(tempo) => self.tempo = tempo,
            SettingsChange::Folded(game, on) => self.of_mut(game).folded = on,
            SettingsChange::Hints(game, on) => self.of_mut(game).hints = Some(on),
        }
    }
}
