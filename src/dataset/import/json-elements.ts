// Streams the elements of one JSON array (or values one after another) without holding the file.
// Only finds where each element begins and ends; parsing it is the caller's business.
import { type BadLine, createLineDecoder, type Line, readChunks } from "../lines.ts";

const maxElementBytes = 64 * 1024 * 1024;
const [quote, backslash, newline] = [0x22, 0x5c, 0x0a];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);
const between = new Set([0x20, 0x09, 0x0d, newline, 0x2c, 0xef, 0xbb, 0xbf]);

/** Each element's text with the line on which it begins. */
export async function* readJsonElements(path: string): AsyncGenerator<Line> {
  const decode = createLineDecoder(path);
  const state = { line: 1, start: 1, depth: 0, base: 0, text: false, escaped: false, open: false };
  let held: Buffer[] = [];
  let heldBytes = 0;
  let first = true;

  const take = (last: Buffer): Line | undefined => {
    const whole = Buffer.concat([...held, last]);
    held = [];
    const bytes = heldBytes + last.length;
    heldBytes = 0;
    if (bytes > maxElementBytes) return { line: state.start, reason: "an element over 64 MB" };
    return decode(state.start, whole);
  };

  for await (const chunk of readChunks(path)) {
    let begin = 0;
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i]!;
      if (byte === newline) state.line++;
      if (state.open) {
        if (!scan(state, byte)) continue;
        const element = take(chunk.subarray(begin, i + 1));
        state.open = false;
        if (element !== undefined) yield element;
      } else if (between.has(byte)) {
      } else if (first && byte === 0x5b) {
        state.base = 1;
        state.depth = 1;
      } else if (closing.has(byte)) {
        state.depth = 0;
        state.base = 0;
      } else {
        begin = i;
        Object.assign(state, { open: true, start: state.line, text: false, escaped: false });
        scan(state, byte);
      }
      if (!between.has(byte)) first = false;
    }
    if (!state.open) continue;
    const rest = chunk.subarray(begin);
    heldBytes += rest.length;
    if (heldBytes <= maxElementBytes) held.push(Buffer.from(rest));
  }
  if (state.open) yield { line: state.start, reason: cutShort } satisfies BadLine;
  else if (state.base === 1) yield { line: state.line, reason: cutShort } satisfies BadLine;
}

const cutShort = "the file ends in the middle of the JSON (cut short?)";

type Scan = { depth: number; base: number; text: boolean; escaped: boolean };

/** Reads one byte of an element; true when the element is complete. */
function scan(state: Scan, byte: number): boolean {
  if (state.text) {
    if (state.escaped) state.escaped = false;
    else if (byte === backslash) state.escaped = true;
    else if (byte === quote) state.text = false;
    return false;
  }
  if (byte === quote) state.text = true;
  else if (opening.has(byte)) state.depth++;
  else if (closing.has(byte)) {
    state.depth--;
    return state.depth <= state.base;
  }
  return false;
}
