//! What passed and what failed, summed over everything that `cargo verify` does.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// The list of flaky tests, from the root of the project.
pub(crate) const FLAKY: &str = "tests/flaky.md";

/// The sums, and every failure by name.
#[derive(Debug, Default)]
pub(crate) struct Summary {
    passed: u64,
    failures: Vec<String>,
    /// Failures that a test runner counted; each of them is named in `failures` too, or else the runner itself is.
    failed: u64,
    /// What failed first and passed when it was run again.
    flaky: Vec<String>,
}

impl Summary {
    /// Counts something that is one check as a whole.
    pub(crate) fn check(&mut self, name: &str, passed: bool) {
        if passed {
            self.passed += 1;
        } else {
            self.fail(name);
        }
    }

    fn fail(&mut self, name: &str) {
        self.failed += 1;
        self.failures.push(name.to_owned());
    }

    /// Runs tests, shows what they print, and counts them.
    pub(crate) fn tests(&mut self, part: &str, command: &mut Command) {
        let before = self.failed;
        // xshell gives the output only at the end; a test run shows it line by line.
        let Ok(mut tests) = command.stdout(Stdio::piped()).spawn() else {
            return self.fail(&format!("{part}: cargo could not be started"));
        };
        let printed = tests.stdout.take().map(BufReader::new);
        for line in printed.into_iter().flat_map(BufRead::lines).map_while(Result::ok) {
            println!("{line}");
            self.read(part, &line);
        }
        let succeeded = tests.wait().is_ok_and(|status| status.success());
        if !succeeded && self.failed == before {
            self.fail(&format!("{part}: the tests could not be built or run to their end"));
        }
    }

    /// Runs tests as `tests` does; if a few of them fail, those are run once more, alone. A test that passes then counts as passed and
    /// is named at the end as flaky.
    pub(crate) fn tests_twice(&mut self, part: &str, few: usize, command: impl Fn(&[String]) -> Command) {
        let mut first = Summary::default();
        first.tests(part, &mut command(&[]));
        let named: Vec<String> = first
            .failures
            .iter()
            .filter_map(|name| name.strip_prefix(&format!("{part}: ")).map(str::to_owned))
            .collect();
        if (1..=few).contains(&named.len()) && first.failed == named.len() as u64 {
            println!("\nonce more, alone: {}", named.join(", "));
            let mut second = Summary::default();
            second.tests(part, &mut command(&named));
            first.rerun(&second);
        }
        self.add(first);
    }

    /// Replaces these failures by their results in a second run.
    fn rerun(&mut self, again: &Summary) {
        let fails_again = |name: &String| again.failures.contains(name);
        if again.passed + again.failed == self.failed {
            let (failures, flaky) = std::mem::take(&mut self.failures).into_iter().partition(fails_again);
            (self.failures, self.flaky) = (failures, flaky);
            self.passed += again.passed;
            self.failed = again.failed;
        }
    }

    fn add(&mut self, other: Summary) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.failures.extend(other.failures);
        self.flaky.extend(other.flaky);
    }

    /// Reads a line of Rust's test runner.
    fn read(&mut self, part: &str, line: &str) {
        if let Some(result) = line.strip_prefix("test result: ") {
            let count = |what: &str| -> u64 {
                let number = result.split("; ").find_map(|piece| piece.strip_suffix(what));
                number.and_then(|piece| piece.rsplit(' ').nth(1)?.parse().ok()).unwrap_or(0)
            };
            self.passed += count("passed");
            self.failed += count("failed");
        } else if let Some(test) = line.strip_prefix("test ").and_then(|rest| rest.strip_suffix(" ... FAILED")) {
            self.failures.push(format!("{part}: {test}"));
        }
    }

    /// Names the failures and closes with the sums; returns whether there was none. `list` is the text of [`FLAKY`].
    pub(crate) fn close(&self, list: &str) -> bool {
        for (title, names) in [("passed only when run again", &self.marked(list)), ("failed", &self.failures)] {
            if !names.is_empty() {
                println!("\n{title}:\n  {}", names.join("\n  "));
            }
        }
        println!("\n{} passed, {} failed", self.passed, self.failed);
        self.failed == 0
    }

    /// The flaky tests, those marked that the list does not name.
    fn marked(&self, list: &str) -> Vec<String> {
        let first = |line: &str| line.split('|').nth(1).map(|test| test.trim().to_owned());
        let known: Vec<String> = list.lines().filter_map(first).collect();
        let mark = |test: &String| match known.contains(test) {
            true => test.clone(),
            false => format!("{test} (NOT IN {FLAKY}: enter it there)"),
        };
        self.flaky.iter().map(mark).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_several_runs_add_up() {
        let mut summary = Summary::default();
        summary.check("fmt", true);
        summary.check("clippy", false);
        for line in [
            "test board::keeps_chips ... ok",
            "test board::pays_all ... FAILED",
            "test result: FAILED. 7 passed; 1 failed; 2 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s",
        ] {
            summary.read("test", line);
        }
        assert_eq!((summary.passed, summary.failed), (11, 2));
        assert_eq!(summary.failures, ["clippy", "test: board::pays_all"]);
    }

    /// A test runner of which these tests fail at first, and these when they are run again.
    fn twice(first: &[&str], again: &[&str]) -> Summary {
        let mut summary = Summary::default();
        summary.tests_twice("browser", 2, |named| {
            let (all, failing) = if named.is_empty() { (4, first) } else { (named.len(), again) };
            let mut lines: Vec<String> = failing.iter().map(|name| format!("test {name} ... FAILED")).collect();
            lines.push(format!("test result: FAILED. {} passed; {} failed", all - failing.len(), failing.len()));
            let mut echo = Command::new("printf");
            echo.args(["%s\\n"]).args(lines);
            echo
        });
        summary
    }

    #[test]
    fn a_few_failures_are_run_again_and_named() {
        let summary = twice(&["a::slow", "a::wrong"], &["a::wrong"]);
        assert_eq!((summary.passed, summary.failed), (3, 1));
        assert_eq!(
            (summary.flaky, summary.failures),
            (vec!["browser: a::slow".to_owned()], vec!["browser: a::wrong".to_owned()])
        );
        let many = twice(&["a", "b", "c"], &[]);
        assert_eq!((many.passed, many.failed, many.flaky.len()), (1, 3, 0));
        assert_eq!((twice(&[], &["a"]).passed, twice(&[], &["a"]).failed), (4, 0));
    }

    #[test]
    fn flaky_tests_that_are_not_listed_are_marked() {
        let summary = twice(&["a::slow", "b::new"], &[]);
        let list = "| test | cause | state |\n|---|---|---|\n| browser: a::slow | a timer | looked for |\n";
        let new = format!("browser: b::new (NOT IN {FLAKY}: enter it there)");
        assert_eq!(summary.marked(list), ["browser: a::slow".to_owned(), new]);
    }

    #[test]
    fn tests_that_do_not_start_are_one_failure() {
        let mut summary = Summary::default();
        summary.tests("test", &mut Command::new("there-is-no-such-program"));
        assert_eq!((summary.passed, summary.failed), (0, 1));
    }
}
