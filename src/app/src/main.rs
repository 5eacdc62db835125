//! Starts the page.

/// A small and steady allocator: the standard one weighs more than the rules of Geizen.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    #[cfg(feature = "csr")]
    app::run();
}
