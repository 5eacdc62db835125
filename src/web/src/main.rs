//! Starts the page.

fn main() {
    #[cfg(feature = "csr")]
    web::run();
}
