//! The files of a crate: none of them use each other in a circle, but for a module and those below it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::visit::{self, Visit};
use syn::{Attribute, Item, UseTree};

/// A path inside a crate, from its root: `crate::a::B` is `["a", "B"]`.
type Segments = Vec<String>;

/// What a file says.
#[derive(Default)]
struct Module {
    /// What it names besides its own items, as it is written.
    paths: Vec<Segments>,
    /// Names that it takes from elsewhere, and the path behind each of them.
    aliases: BTreeMap<String, Segments>,
    /// Modules of which it takes everything.
    globs: Vec<Segments>,
    /// The items that it defines.
    items: BTreeSet<String>,
}

/// The modules of a crate, each by its path from the root.
type Modules = BTreeMap<Segments, Module>;

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.parse_args::<syn::Path>().is_ok_and(|condition| condition.is_ident("test"))
    })
}

fn item_name(item: &Item) -> Option<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Mod(item) => &item.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        _ => return None,
    };
    Some(name.to_string())
}

fn item_attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

impl Module {
    fn read(text: &str) -> Module {
        let file = syn::parse_file(text).expect("a file of Rust");
        let items = file.items.iter().filter_map(item_name).collect();
        let mut module = Module { items, ..Module::default() };
        module.visit_file(&file);
        module
    }

    fn take(&mut self, tree: &UseTree, mut before: Segments) {
        match tree {
            UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.take(&path.tree, before);
            }
            UseTree::Name(name) if name.ident == "self" => {
                let own = before.last().cloned().unwrap_or_default();
                self.alias(own, before);
            }
            UseTree::Name(name) => {
                before.push(name.ident.to_string());
                self.alias(name.ident.to_string(), before);
            }
            UseTree::Rename(rename) => {
                before.push(rename.ident.to_string());
                self.alias(rename.rename.to_string(), before);
            }
            UseTree::Glob(_) => {
                self.paths.push(before.clone());
                self.globs.push(before);
            }
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.take(tree, before.clone())),
        }
    }

    fn alias(&mut self, name: String, path: Segments) {
        self.paths.push(path.clone());
        self.aliases.insert(name, path);
    }
}

impl<'ast> Visit<'ast> for Module {
    fn visit_item(&mut self, item: &'ast Item) {
        // Tests of a file may use whatever they want.
        if is_test(item_attributes(item)) {
            return;
        }
        match item {
            Item::Use(item) => self.take(&item.tree, Vec::new()),
            item => visit::visit_item(self, item),
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.paths.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        visit::visit_path(self, path);
    }

    /// A macro's words are no paths yet: of them those count that begin with `crate` or `super`.
    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let words = call.tokens.to_string().replace(" :: ", "::");
        for word in words.split(|letter: char| !letter.is_alphanumeric() && !"_:".contains(letter)) {
            let segments: Segments = word.split("::").map(str::to_owned).collect();
            if ["crate", "super"].contains(&segments[0].as_str()) && segments.len() > 1 {
                self.paths.push(segments.into_iter().filter(|segment| !segment.is_empty()).collect());
            }
        }
        visit::visit_macro(self, call);
    }
}

/// How many aliases are followed from one to the next.
const DEEPEST: usize = 8;

/// The module in which a path, as it stands in the module `at`, ends; nothing if it leads out of the crate.
fn target(modules: &Modules, at: &[String], path: &[String], depth: usize) -> Option<Segments> {
    let (first, rest) = path.split_first()?;
    let mut here = at.to_vec();
    match first.as_str() {
        "crate" => here.clear(),
        "self" => {}
        "super" => drop(here.pop()?),
        _ => return within(modules, here, path, depth, false),
    }
    within(modules, here, rest, depth, true)
}

/// The same from the module `here` on; `inside` tells whether the path has already led into the crate.
fn within(modules: &Modules, here: Segments, path: &[String], depth: usize, inside: bool) -> Option<Segments> {
    let Some((next, rest)) = path.split_first() else { return inside.then_some(here) };
    if next == "super" {
        return within(modules, here[..here.len().checked_sub(1)?].to_vec(), rest, depth, inside);
    }
    let below = [here.as_slice(), std::slice::from_ref(next)].concat();
    if modules.contains_key(&below) {
        return within(modules, below, rest, depth, true);
    }
    let module = &modules[&here];
    if depth < DEEPEST && !module.items.contains(next) {
        if let Some(alias) = module.aliases.get(next).filter(|alias| inside || alias.first() != Some(next)) {
            let whole = [alias.as_slice(), rest].concat();
            if let Some(found) = target(modules, &here, &whole, depth + 1) {
                return Some(found);
            }
        }
        let globs = module.globs.iter().filter_map(|glob| target(modules, &here, glob, depth + 1));
        for glob in globs.filter(|glob| *glob != here) {
            let offered = modules[&glob].items.contains(next) || modules[&glob].aliases.contains_key(next);
            if offered {
                return within(modules, glob, path, depth + 1, true);
            }
        }
    }
    inside.then_some(here)
}

/// Which modules each module uses, without those above and below it.
fn arrows(modules: &Modules) -> BTreeMap<&Segments, BTreeSet<Segments>> {
    let related = |one: &[String], other: &[String]| one.starts_with(other) || other.starts_with(one);
    let used = |at: &Segments, module: &Module| {
        let ends = module.paths.iter().filter_map(|path| target(modules, at, path, 0));
        ends.filter(|end| !related(at, end)).collect::<BTreeSet<_>>()
    };
    modules.iter().map(|(at, module)| (at, used(at, module))).collect()
}

/// The modules that use each other in a circle.
fn circles(modules: &Modules) -> Vec<BTreeSet<String>> {
    let arrows = arrows(modules);
    let reached = |from: &Segments| {
        let mut found: BTreeSet<Segments> = BTreeSet::new();
        let mut waiting: Vec<Segments> = arrows[from].iter().cloned().collect();
        while let Some(next) = waiting.pop() {
            if found.insert(next.clone()) {
                waiting.extend(arrows[&next].iter().cloned());
            }
        }
        found
    };
    let reached: BTreeMap<&Segments, BTreeSet<Segments>> = modules.keys().map(|at| (at, reached(at))).collect();
    let mut circles: Vec<BTreeSet<String>> = Vec::new();
    for (at, from) in &reached {
        let circle: BTreeSet<String> =
            from.iter().filter(|other| reached[*other].contains(*at)).map(|path| path.join("/")).collect();
        if !circle.is_empty() && !circles.contains(&circle) {
            circles.push(circle);
        }
    }
    circles
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The modules of a crate, by the files in its folder `src`; a program beside a library is none of them.
fn modules(folder: &Path) -> Modules {
    let mut modules = Modules::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(at) = folders.pop() {
        for entry in fs::read_dir(&at).unwrap_or_else(|error| panic!("{}: {error}", at.display())).flatten() {
            let path = entry.path();
            if path.is_dir() && path.file_name().is_some_and(|name| name != "bin") {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let inside = path.strip_prefix(folder).expect("a file below the folder").with_extension("");
                let mut segments: Segments =
                    inside.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
                match segments.last().map(String::as_str) {
                    Some("main") if segments.len() == 1 => continue,
                    Some("lib") if segments.len() == 1 => segments.clear(),
                    Some("mod") => drop(segments.pop()),
                    _ => {}
                }
                modules.insert(segments, Module::read(&fs::read_to_string(&path).expect("a text")));
            }
        }
    }
    modules
}

/// Every crate of the project with the files that use each other in a circle.
fn found() -> BTreeMap<String, Vec<BTreeSet<String>>> {
    let folders = fs::read_dir(root().join("src")).expect("the crates").flatten().map(|entry| entry.path());
    let folders = folders.filter(|path| path.join("src/lib.rs").is_file());
    let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    folders.map(|path| (name(&path), circles(&modules(&path.join("src"))))).collect()
}

#[test]
fn no_files_use_each_other_in_a_circle() {
    let found = found();
    assert!(found.len() > 10, "{found:?}");
    let wrong: BTreeMap<_, _> = found.iter().filter(|(_, circles)| !circles.is_empty()).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn crate_of(files: &[(&str, &str)]) -> Modules {
    let segments = |path: &str| path.split('/').filter(|part| !part.is_empty()).map(str::to_owned).collect();
    files.iter().map(|(path, text)| (segments(path), Module::read(text))).collect()
}

#[test]
fn a_circle_is_found_however_it_is_written() {
    let lib = ("", "mod a; mod b; pub use a::A; pub use b::*;");
    let one = ("a", "use crate::b::B; pub struct A;");
    for back in [
        "use crate::a::A; pub struct B;",
        "use crate::A; pub struct B;",
        "use super::a; pub struct B(a::A);",
        "pub struct B(crate::A);",
        "pub struct B; fn b() { draw!(<{ crate::a::A } />) }",
    ] {
        assert_eq!(circles(&crate_of(&[lib, one, ("b", back)])).len(), 1, "{back}");
    }
    let glob = ("a", "use crate::B; pub struct A;");
    assert_eq!(circles(&crate_of(&[lib, glob, ("b", "use crate::A; pub struct B;")])).len(), 1);
}

#[test]
fn a_module_and_those_below_it_may_use_each_other_and_tests_may_use_all() {
    let lib = ("", "mod a; mod b;");
    let a = ("a", "mod deep; use deep::D; pub struct A; #[cfg(test)] mod tests { use crate::b::B; }");
    let modules =
        crate_of(&[lib, a, ("a/deep", "use super::A; pub struct D;"), ("b", "use crate::a::A; pub struct B;")]);
    assert!(circles(&modules).is_empty(), "{:?}", circles(&modules));
}
