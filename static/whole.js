// Puts the wasm together that src/xtask/src/strands.rs has taken apart into strands; there stands what for, and in which form.

const [REST, INSTRUCTION, LOCALS, BLOCK, JUMP, CALL, LOCAL, ALIGN, OFFSET, SHORT, MIDDLE, LONG, WIDE, OTHER, LOADED, STORED, BEFORE] =
  Array(17).keys();

/** Before which instructions a short number has a strand of its own, from BEFORE on. */
const NEXT = [0x10, 0x20, 0x21, 0x36, 0x41, 0x6a, 0x6b, 0x74];
const STRANDS = BEFORE + NEXT.length;

/** Where a local or a short number lies, by the instruction that comes next. */
const locals = Array(256).fill(LOCAL).fill(LOADED, 0x28, 0x36).fill(STORED, 0x36, 0x3f);
const shorts = Array(256).fill(SHORT);
NEXT.forEach((byte, place) => (shorts[byte] = BEFORE + place));
// Longer numbers than one byte are no other instruction.
shorts.fill(shorts[0x41], 0xfe);

/** Which numbers follow an instruction, from its first byte to its last. */
const FOLLOW = Array(256).fill([]);
for (const [first, last, ...strands] of [
  [0x02, 0x04, BLOCK], [0x0c, 0x0d, JUMP], [0x10, 0x10, CALL], [0x11, 0x11, OTHER, OTHER], [0x23, 0x26, OTHER],
  [0x28, 0x3e, ALIGN, OFFSET], [0x3f, 0x40, OTHER], [0x42, 0x42, WIDE],
  [0xd0, 0xd0, OTHER], [0xd2, 0xd2, OTHER], [0xfe, 0xfe, MIDDLE], [0xff, 0xff, LONG],
]) FOLLOW.fill(strands, first, last + 1);

/** How many numbers follow an instruction of two bytes, by the second. */
const PREFIXED = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** The wasm in the bytes of its file. A debug build is whole as it is. */
export function whole(packed) {
  if (packed[0] === 0) return packed;
  let at = 0;
  const head = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = packed[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const wasm = new Uint8Array(head());
  const before = head();
  const bodies = head();
  const lengths = Array.from({ length: STRANDS }, head);
  /** Where each strand goes on. */
  const next = lengths.map((length) => (at += length) - length);
  let end = 0;

  const bytes = (strand, count) => {
    wasm.set(packed.subarray(next[strand], next[strand] + count), end);
    next[strand] += count;
    end += count;
  };
  /** Copies a number, and returns it, as far as it counts something. */
  const number = (strand) => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = (wasm[end++] = packed[next[strand]++]);
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const numbers = (strand, count) => {
    while (count-- > 0) number(strand);
  };

  bytes(REST, before);
  for (let body = 0; body < bodies; body++) {
    const start = end;
    numbers(LOCALS, 2 * number(LOCALS));
    for (let depth = 1; depth > 0; ) {
      const byte = packed[next[INSTRUCTION]++];
      wasm[end++] = byte < 0xfe ? byte : 0x41;
      for (const strand of FOLLOW[byte]) number(strand);
      const coming = packed[next[INSTRUCTION]];
      if (byte === 0x41) number(shorts[coming]);
      else if (byte >= 0x20 && byte <= 0x22) number(locals[coming]);
      else if (byte >= 0x02 && byte <= 0x04) depth++;
      else if (byte === 0x0b) depth--;
      else if (byte === 0x0e) numbers(OTHER, number(OTHER) + 1);
      else if (byte === 0x1c) numbers(OTHER, number(OTHER));
      else if (byte === 0x43) bytes(WIDE, 4);
      else if (byte === 0x44) bytes(WIDE, 8);
      else if (byte === 0xfc) numbers(OTHER, PREFIXED[number(OTHER)]);
    }
    // The length stands before the body, and shows only now.
    const length = [];
    let rest = end - start;
    for (; rest > 127; rest >>= 7) length.push((rest & 127) | 128);
    length.push(rest);
    wasm.copyWithin(start + length.length, start, end);
    wasm.set(length, start);
    end += length.length;
  }
  bytes(REST, lengths[REST] - before);
  return wasm;
}
