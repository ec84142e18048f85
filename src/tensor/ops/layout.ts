// Putting matrices together and taking them apart.
import type { Tape } from "../tape.ts";
import type { Tensor } from "../tensor.ts";
import { expectShape } from "./shape.ts";

/** Rows from..to as a view: no copy, and gradients are shared too. */
export function rows(tape: Tape, a: Tensor, from: number, to: number): Tensor {
  if (from < 0 || to > a.rows || from > to) {
    throw new RangeError(`rows: ${from}..${to} of [${a.rows}, ${a.cols}]`);
  }
  return tape.view(a, a.offset + from * a.cols * 4, to - from, a.cols);
}

/** The same values as another matrix, without a copy. */
export function reshape(tape: Tape, a: Tensor, toRows: number, toCols: number): Tensor {
  if (toRows * toCols !== a.size) {
    throw new RangeError(`reshape: [${a.rows}, ${a.cols}] has not ${toRows} x ${toCols} values`);
  }
  return tape.view(a, a.offset, toRows, toCols);
}

export function concatColumns(tape: Tape, parts: readonly Tensor[]): Tensor {
  const { engine } = tape;
  const height = parts[0]?.rows ?? 0;
  for (const part of parts) expectShape("concatColumns", part, height, part.cols);
  const width = parts.reduce((sum, part) => sum + part.cols, 0);
  const result = tape.output(height, width, parts, "concatColumns");
  let at = 0;
  for (const part of parts) {
    const to = result.offset + at * 4;
    const { offset: from, cols } = part;
    const shape = { strideTo: width, strideFrom: cols, rows: height, cols };
    engine.run("copyRows", part.size, { to, from, ...shape, accumulate: 0 });
    at += part.cols;
  }
  tape.record([result], () => {
    let from = tape.gradient(result);
    for (const part of parts) {
      if (part.tracked) {
        const { at: to, accumulate } = tape.target(part);
        const { cols } = part;
        const shape = { strideTo: cols, strideFrom: width, rows: height, cols };
        engine.run("copyRows", part.size, { to, from, ...shape, accumulate });
      }
      from += part.cols * 4;
    }
  });
  return result;
}

export function concatRows(tape: Tape, parts: readonly Tensor[]): Tensor {
  const { engine } = tape;
  const width = parts[0]?.cols ?? 0;
  for (const part of parts) expectShape("concatRows", part, part.rows, width);
  const height = parts.reduce((sum, part) => sum + part.rows, 0);
  const result = tape.output(height, width, parts, "concatRows");
  let to = result.offset;
  for (const part of parts) {
    engine.run("copy", part.size, { to, from: part.offset, size: part.size });
    to += part.size * 4;
  }
  tape.record([result], () => {
    let from = tape.gradient(result);
    for (const part of parts) {
      if (part.tracked) tape.pass(part, from);
      from += part.size * 4;
    }
  });
  return result;
}
