// Element by element: sums, activations, dropout.
import type { Tape } from "../tape.ts";
import type { Tensor } from "../tensor.ts";
import { addBiasGradient } from "./affine.ts";
import { expectShape } from "./shape.ts";

export function add(tape: Tape, a: Tensor, b: Tensor): Tensor {
  expectShape("add", b, a.rows, a.cols);
  const { engine } = tape;
  const result = tape.output(a.rows, a.cols, [a, b], "add");
  engine.run("add", a.size, { to: result.offset, a: a.offset, b: b.offset, size: a.size });
  tape.record([result], () => {
    const dy = tape.gradient(result);
    for (const input of [a, b]) {
      if (input.tracked) tape.pass(input, dy);
    }
  });
  return result;
}

/** Adds the row [1, n] to every row. */
export function addRow(tape: Tape, a: Tensor, row: Tensor): Tensor {
  expectShape("addRow", row, 1, a.cols);
  const { engine } = tape;
  const result = tape.output(a.rows, a.cols, [a, row], "addRow");
  engine.run("copy", a.size, { to: result.offset, from: a.offset, size: a.size });
  const { rows, cols } = a;
  const sum = { to: result.offset, row: row.offset, rows, cols, accumulate: 1 };
  engine.run("broadcastRow", a.size, sum);
  tape.record([result], () => {
    const dy = tape.gradient(result);
    if (a.tracked) tape.pass(a, dy);
    if (row.tracked) addBiasGradient(tape, row, dy, a.rows);
  });
  return result;
}

/** Backward, tanh goes by what came out, gelu by what went in. */
const activation =
  (name: "tanh" | "gelu", cost: number) =>
  (tape: Tape, a: Tensor): Tensor => {
    const { engine } = tape;
    const { rows, cols, size } = a;
    const result = tape.output(rows, cols, [a], name);
    engine.run(`${name}Forward`, cost * size, { to: result.offset, from: a.offset, size });
    tape.record([result], () => {
      const from = name === "tanh" ? result.offset : a.offset;
      const call = { to: tape.gradient(a), from, dy: tape.gradient(result), size };
      engine.run(`${name}Backward`, cost * size, call);
    });
    return result;
  };

export const tanh = activation("tanh", 20);
/** Hendrycks & Gimpel 2016, the tanh form. */
export const gelu = activation("gelu", 30);

/** Drops each element with probability `rate`, the same ones for the same seed; none when not training. */
export function dropout(tape: Tape, a: Tensor, rate: number, seed: number): Tensor {
  const { threshold, factor } = dropoutNumbers(tape, rate);
  if (threshold === 0) return a;
  const { engine } = tape;
  const result = tape.output(a.rows, a.cols, [a], "dropout");
  const { size } = a;
  const pass = (to: number, from: number, accumulate: number): void =>
    engine.run("dropout", 10 * size, { to, from, size, seed, threshold, factor, accumulate });
  pass(result.offset, a.offset, 0);
  tape.record([result], () => pass(tape.gradient(a), tape.gradient(result), 1));
  return result;
}

/** Hashes below the threshold are dropped, the rest multiplied by the factor; zeros: drop nothing. */
export function dropoutNumbers(tape: Tape, rate: number): { threshold: number; factor: number } {
  if (rate <= 0 || !tape.recording) return { threshold: 0, factor: 0 };
  const threshold = Math.floor(Math.min(rate, 1) * 0xffffffff);
  return { threshold, factor: rate < 1 ? 1 / (1 - rate) : 0 };
}
