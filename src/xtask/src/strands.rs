//! A wasm file taken apart into strands, in which what is alike lies together and packs better: a tenth of its weight.
//!
//! An instruction says what is done, and then to which local, at which offset, with which number. In the file all that stands in
//! turn, and no compression finds its way through the mixture. Here each kind has a strand of its own. `static/whole.js` puts
//! the strands together again, in some milliseconds; it knows the kinds by the same table as [`KINDS`].
//!
//! The packed file begins with numbers (LEB128): the length of the whole wasm, how many of its bytes lie before the first function
//! body, how many bodies there are, the length of each strand. The strands follow. The length of a body is not kept, as it shows.

use std::ops::RangeInclusive;

/// What a byte of the wasm belongs to; the order of the strands in the packed file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Strand {
    /// All that is no function body.
    Rest,
    /// What is done.
    Instruction,
    /// The locals that a function has.
    Locals,
    /// What a block leaves.
    Block,
    /// How far a jump goes.
    Jump,
    /// Which function is called.
    Call,
    /// Which local is meant.
    Local,
    /// How an address is aligned.
    Align,
    /// How far behind an address something lies.
    Offset,
    /// A 32-bit number that takes one byte.
    Short,
    /// One that takes two.
    Middle,
    /// One that takes more, mostly an address.
    Long,
    /// A 64-bit number, whole or not.
    Wide,
    /// Whatever is rare.
    Other,
    /// Which local is meant, where a load comes next: it mostly holds an address.
    Loaded,
    /// The same before a store.
    Stored,
    /// The first of the strands for a number of one byte by what comes next ([`BEFORE`]).
    Before,
}

use Strand::{Align, Before, Block, Call, Instruction, Jump, Loaded, Local, Locals, Long, Middle, Offset, Other, Rest};
use Strand::{Short, Stored, Wide};

/// A number of one byte lies in a strand of its own before each of these instructions: as it is added, it is another number
/// than one that a call is given.
const BEFORE: [u8; 8] = [0x10, 0x20, 0x21, 0x36, 0x41, 0x6a, 0x6b, 0x74];

/// How many strands there are.
const STRANDS: usize = Before as usize + BEFORE.len();

/// Which numbers follow an instruction. Those that nothing follows are missing here, and those that [`Reader::instruction`] knows.
const KINDS: &[(RangeInclusive<u8>, &[Strand])] = &[
    (0x02..=0x04, &[Block]),
    (0x0c..=0x0d, &[Jump]),
    (0x10..=0x10, &[Call]),
    (0x11..=0x11, &[Other, Other]),
    (0x23..=0x26, &[Other]),
    (0x28..=0x3e, &[Align, Offset]),
    (0x3f..=0x40, &[Other]),
    (0x42..=0x42, &[Wide]),
    (0xd0..=0xd0, &[Other]),
    (0xd2..=0xd2, &[Other]),
];

const END: u8 = 0x0b;
const BR_TABLE: u8 = 0x0e;
const SELECT_TYPED: u8 = 0x1c;
const LOCAL_GET: u8 = 0x20;
const LOCAL_TEE: u8 = 0x22;
const I32_CONST: u8 = 0x41;
const F32_CONST: u8 = 0x43;
const F64_CONST: u8 = 0x44;
const PREFIX: u8 = 0xfc;
/// What stands for an [`I32_CONST`] with a number from [`Middle`]; no instruction of wasm has this byte.
const CONST_MIDDLE: u8 = 0xfe;
/// The same with a number from [`Long`].
const CONST_LONG: u8 = 0xff;

/// How many numbers follow an instruction with [`PREFIX`], by its second byte.
const PREFIXED: [usize; 18] = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/// The packed form of a wasm; `None` if something in it is unknown here.
pub(crate) fn apart(wasm: &[u8]) -> Option<Vec<u8>> {
    let mut reader = Reader { wasm, at: 8, strands: [const { Vec::new() }; STRANDS] };
    let (head, bodies) = reader.module()?;
    let mut packed = Vec::with_capacity(wasm.len());
    let lengths = reader.strands.iter().map(Vec::len);
    for value in [wasm.len(), head, bodies].into_iter().chain(lengths) {
        number(&mut packed, value);
    }
    for strand in &reader.strands {
        packed.extend(strand);
    }
    Some(packed)
}

/// The parts of a packed wasm, each of one kind: its head, then its strands. Any other content is one part.
pub(crate) fn parts(content: &[u8]) -> Vec<&[u8]> {
    let lengths = || {
        let mut reader = Reader { wasm: content, at: 0, strands: [const { Vec::new() }; STRANDS] };
        let mut lengths = Vec::with_capacity(STRANDS);
        for _ in 0..3 {
            reader.value()?;
        }
        for _ in 0..STRANDS {
            lengths.push(reader.value()?);
        }
        (reader.at + lengths.iter().sum::<usize>() == content.len()).then_some((reader.at, lengths))
    };
    let Some((head, lengths)) = lengths() else { return vec![content] };
    let (head, mut rest) = content.split_at(head);
    let mut parts = vec![head];
    for length in lengths {
        let (part, after) = rest.split_at(length);
        parts.push(part);
        rest = after;
    }
    parts
}

/// Writes a number as LEB128.
fn number(bytes: &mut Vec<u8>, mut value: usize) {
    while value > 127 {
        bytes.push(value as u8 | 128);
        value >>= 7;
    }
    bytes.push(value as u8);
}

/// Goes once through a wasm, and lays its bytes into the strands.
struct Reader<'a> {
    wasm: &'a [u8],
    at: usize,
    strands: [Vec<u8>; STRANDS],
}

impl<'a> Reader<'a> {
    /// All sections; how many bytes lie before the first body, and how many bodies there are.
    fn module(&mut self) -> Option<(usize, usize)> {
        const CODE: u8 = 10;
        loop {
            let section = *self.wasm.get(self.at)?;
            self.at += 1;
            let length = self.value()?;
            if section == CODE {
                break;
            }
            self.at += length;
        }
        let bodies = self.value()?;
        let head = self.at;
        self.strands[Rest as usize].extend(self.wasm.get(..head)?);
        for _ in 0..bodies {
            self.body()?;
        }
        self.strands[Rest as usize].extend(self.wasm.get(self.at..)?);
        Some((head, bodies))
    }

    fn body(&mut self) -> Option<()> {
        let before = self.at;
        let length = self.value()?;
        let end = self.at + length;
        // Whoever puts it together writes the length in its shortest form.
        let mut shortest = Vec::new();
        number(&mut shortest, length);
        if self.wasm.get(before..self.at)? != shortest {
            return None;
        }
        for _ in 0..self.kept(Locals)? {
            self.keep(Locals)?;
            self.keep(Locals)?;
        }
        let mut depth = 1;
        while depth > 0 {
            match self.instruction()? {
                0x02..=0x04 => depth += 1,
                END => depth -= 1,
                _ => {}
            }
        }
        (self.at == end).then_some(())
    }

    /// One instruction with all that follows it.
    fn instruction(&mut self) -> Option<u8> {
        let byte = *self.wasm.get(self.at)?;
        self.at += 1;
        let mut kept = byte;
        match byte {
            BR_TABLE => {
                for _ in 0..=self.kept(Other)? {
                    self.keep(Other)?;
                }
            }
            SELECT_TYPED => {
                for _ in 0..self.kept(Other)? {
                    self.keep(Other)?;
                }
            }
            LOCAL_GET..=LOCAL_TEE => {
                let strand = match self.next()? {
                    0x28..=0x35 => Loaded,
                    0x36..=0x3e => Stored,
                    _ => Local,
                };
                self.keep(strand)?;
            }
            I32_CONST => {
                let next = self.next()?;
                match (self.peek()?.len(), BEFORE.iter().position(|before| *before == next)) {
                    (1, None) => self.keep(Short)?,
                    (1, Some(place)) => self.bytes(Before as usize + place, 1)?,
                    (2, _) => {
                        self.keep(Middle)?;
                        kept = CONST_MIDDLE;
                    }
                    _ => {
                        self.keep(Long)?;
                        kept = CONST_LONG;
                    }
                }
            }
            F32_CONST => self.bytes(Wide as usize, 4)?,
            F64_CONST => self.bytes(Wide as usize, 8)?,
            PREFIX => {
                for _ in 0..*PREFIXED.get(self.kept(Other)?)? {
                    self.keep(Other)?;
                }
            }
            // Exceptions, tail calls, typed references, vectors, atomics: none of them is asked of a phone here.
            0x06..=0x0a | 0x12..=0x19 | 0x1d..=0x1f | 0x27 | 0xd3.. => return None,
            _ => {
                let kinds = KINDS.iter().find(|(bytes, _)| bytes.contains(&byte));
                for strand in kinds.map_or(&[][..], |(_, strands)| strands) {
                    self.keep(*strand)?;
                }
            }
        }
        self.strands[Instruction as usize].push(kept);
        Some(byte)
    }

    /// The number that comes next, in its bytes.
    fn peek(&self) -> Option<&'a [u8]> {
        let rest = self.wasm.get(self.at..)?;
        let last = rest.iter().position(|byte| *byte < 128)?;
        rest.get(..=last)
    }

    /// The instruction behind the number that comes next.
    fn next(&self) -> Option<u8> {
        self.wasm.get(self.at + self.peek()?.len()).copied()
    }

    /// Reads a number.
    fn value(&mut self) -> Option<usize> {
        let bytes = self.peek().filter(|bytes| bytes.len() <= 5)?;
        self.at += bytes.len();
        Some(bytes.iter().rev().fold(0, |value, byte| value << 7 | usize::from(byte & 127)))
    }

    /// Lays the next bytes into a strand.
    fn bytes(&mut self, strand: usize, count: usize) -> Option<()> {
        self.strands[strand].extend(self.wasm.get(self.at..self.at + count)?);
        self.at += count;
        Some(())
    }

    /// Lays the next number into a strand.
    fn keep(&mut self, strand: Strand) -> Option<()> {
        self.bytes(strand as usize, self.peek()?.len())
    }

    /// The same, and what number it is.
    fn kept(&mut self, strand: Strand) -> Option<usize> {
        let before = self.at;
        let value = self.value()?;
        self.at = before;
        self.keep(strand)?;
        Some(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `(func (result i32) i32.const 5 i32.const 300 i32.load offset=8 i32.add)` between a type and a custom section.
    const WASM: &[u8] = b"\0asm\x01\0\0\0\x01\x05\x01\x60\0\x01\x7f\x03\x02\x01\0\
        \x0a\x0f\x01\x0d\x01\x01\x7f\x41\x05\x41\xac\x02\x28\x02\x08\x6a\x0b\0\x03\x01ab";

    #[test]
    fn what_is_alike_lies_together() {
        let packed = apart(WASM).unwrap();
        let parts = parts(&packed);
        assert_eq!(
            parts[0],
            [WASM.len() as u8, 22, 1, 27, 5, 3, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
        );
        // A 5, and after it another constant.
        assert_eq!(parts[1 + Before as usize + 4], [5]);
        assert_eq!(parts[1 + Instruction as usize], [0x41, CONST_MIDDLE, 0x28, 0x6a, 0x0b]);
        assert_eq!(parts[1 + Locals as usize], [1, 1, 0x7f]);
        assert_eq!(parts[1 + Middle as usize], [0xac, 0x02]);
        assert_eq!(parts[1 + Offset as usize], [8]);
    }

    #[test]
    fn a_wasm_that_is_cut_or_unknown_is_left_alone() {
        for length in 0..WASM.len() - 5 {
            assert_eq!(apart(&WASM[..length]), None, "{length}");
        }
        assert_eq!(parts(b"body { color: red }"), [b"body { color: red }"]);
    }
}
