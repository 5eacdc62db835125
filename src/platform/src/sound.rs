//! The speaker of the device.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AudioContext, AudioScheduledSourceNode};

use crate::window;

/// The speaker, from the first sound on. It rests while nothing is heard, and is given back when this is dropped.
#[derive(Default, Debug)]
pub struct Speaker {
    context: Option<AudioContext>,
    /// How many sounds are being played.
    playing: Rc<Cell<u32>>,
}

impl Speaker {
    /// Plays samples from -1 to 1, so many in a second, 8,000 to 96,000. A device that cannot is silent, and so is every browser before the
    /// first tap.
    pub fn play(&mut self, samples: &[f32], rate: f32) {
        if window().is_some() && !samples.is_empty() {
            // Nothing depends on whether it is heard.
            let _ = self.try_playing(samples, rate);
        }
    }

    fn try_playing(&mut self, samples: &[f32], rate: f32) -> Result<(), JsValue> {
        let context = match &self.context {
            Some(context) => context,
            None => self.context.insert(AudioContext::new()?),
        };
        let buffer = context.create_buffer(1, samples.len() as u32, rate)?;
        buffer.copy_to_channel(samples, 0)?;
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(&buffer));
        source.connect_with_audio_node(&context.destination())?;
        let playing = Rc::clone(&self.playing);
        let resting = context.clone();
        let ended = Closure::once_into_js(move || {
            playing.set(playing.get() - 1);
            if playing.get() == 0 {
                let _ = resting.suspend();
            }
        });
        let source: &AudioScheduledSourceNode = &source;
        source.set_onended(Some(ended.unchecked_ref()));
        let _ = context.resume()?;
        source.start()?;
        self.playing.set(self.playing.get() + 1);
        Ok(())
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        if let Some(context) = &self.context {
            let _ = context.close();
        }
    }
}
