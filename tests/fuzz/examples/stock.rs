//! Writes the valid links of all games, and texts of sealed tables, into `corpus/`, one a file: the seeds of the fuzzer.
//! `cargo run --example stock` in `tests/fuzz`.

use std::{fs, io, path::Path};

fn main() -> io::Result<()> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let links = xtask::fuzz::links(1);
    for (target, end) in [("import", true), ("save", false)] {
        let folder = corpus.join(target);
        fs::create_dir_all(&folder)?;
        for (number, link) in links.iter().enumerate() {
            // A save has no end.
            fs::write(folder.join(format!("{number:03}")), if end { link.as_str() } else { xtask::fuzz::body(link) })?;
        }
    }
    let folder = corpus.join("notation");
    fs::create_dir_all(&folder)?;
    for (number, link) in links.iter().enumerate() {
        let acts: Vec<&str> = link.split(['.', '~']).skip(6).collect();
        fs::write(folder.join(format!("{number:03}")), [&[number as u8], acts.join(".").as_bytes()].concat())?;
    }
    for text in xtask::fuzz::sealed_texts(1) {
        let target = match text.split('.').next() {
            Some("hand") => "key_link",
            Some("sheet") => "sheet",
            _ => "ledger",
        };
        let folder = corpus.join(target);
        fs::create_dir_all(&folder)?;
        let number = fs::read_dir(&folder)?.count();
        fs::write(folder.join(format!("{number:03}")), text)?;
    }
    Ok(())
}
