//! Shaking the device.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::DeviceMotionEvent;
use yew::prelude::*;

use crate::dom;

/// From how much change of acceleration between two measurements on it is a jolt, in m/s². Walking and putting the device down stay below.
const JOLT: f64 = 14.0;
/// How many jolts make a shake.
const JOLTS: usize = 3;
/// Within how many milliseconds they come.
const WITHIN: f64 = 900.0;
/// How long the same shaking can last, in milliseconds: it counts once.
const REST: f64 = 1500.0;

/// Does this whenever the device is shaken. Without it the device is not listened to.
#[hook]
pub fn use_shake(on_shake: Option<Callback<()>>) {
    let listens = on_shake.is_some();
    let latest = use_mut_ref(|| None);
    *latest.borrow_mut() = on_shake;
    use_effect_with(listens, move |&listens| {
        let mut shaking = Shaking::default();
        let moved = move |event: &Event| {
            let measured = event.dyn_ref::<DeviceMotionEvent>().and_then(acceleration);
            let Some(acceleration) = measured.filter(|_| !dom::hidden()) else { return };
            if shaking.measure(event.time_stamp(), acceleration) {
                // Whoever is called may draw anew, and set another callback.
                let on_shake: Option<Callback<()>> = Rc::clone(&latest).borrow().clone();
                if let Some(on_shake) = on_shake {
                    on_shake.emit(());
                }
            }
        };
        let listener = listens.then(|| dom::on_window("devicemotion", moved)).flatten();
        move || drop(listener)
    });
}

/// The acceleration along the axes of the device, in m/s², gravity included: every device measures that.
fn acceleration(event: &DeviceMotionEvent) -> Option<[f64; 3]> {
    let measured = event.acceleration_including_gravity()?;
    Some([measured.x()?, measured.y()?, measured.z()?])
}

/// What was measured so far.
#[derive(Default)]
struct Shaking {
    last: Option<[f64; 3]>,
    /// When there were jolts, in milliseconds.
    jolts: Vec<f64>,
    /// Until when nothing counts, in milliseconds.
    resting: f64,
}

impl Shaking {
    /// Takes a measurement in; whether the device has just been shaken.
    fn measure(&mut self, now: f64, acceleration: [f64; 3]) -> bool {
        let Some(last) = self.last.replace(acceleration) else { return false };
        let change: f64 = last.iter().zip(acceleration).map(|(last, now)| (now - last).powi(2)).sum();
        self.jolts.retain(|jolt| now - jolt < WITHIN);
        if now < self.resting || change.sqrt() < JOLT {
            return false;
        }
        self.jolts.push(now);
        let shaken = self.jolts.len() >= JOLTS;
        if shaken {
            self.jolts.clear();
            self.resting = now + REST;
        }
        shaken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often these accelerations along one axis are a shake, measured every 60 ms.
    fn shakes(accelerations: &[f64]) -> usize {
        let mut shaking = Shaking::default();
        let times = (0..).map(|step| f64::from(step) * 60.0);
        times.zip(accelerations).filter(|(now, x)| shaking.measure(*now, [**x, 0.0, 9.8])).count()
    }

    #[test]
    fn to_and_fro_is_a_shake() {
        assert_eq!(shakes(&[0.0, 15.0, -15.0, 15.0]), 1);
    }

    #[test]
    fn long_shaking_counts_once() {
        assert_eq!(shakes(&[15.0, -15.0].repeat(10)), 1);
        assert_eq!(shakes(&[15.0, -15.0].repeat(20)), 2);
    }

    #[test]
    fn walking_and_putting_the_device_down_are_none() {
        assert_eq!(shakes(&[0.0, 5.0, -5.0].repeat(20)), 0);
        assert_eq!(shakes(&[0.0, 0.0, 25.0, 0.0, 0.0, 0.0]), 0);
        // A knock on the table every second.
        assert_eq!(shakes(&[[0.0; 16].as_slice(), &[15.0]].concat().repeat(9)), 0);
    }
}
