// LSTM: a whole padded sequence at once, and single steps for a decoder. Gates are input, forget,
// cell, output, as in PyTorch.
import type { Tape } from "../tape.ts";
import type { Integers, Tensor } from "../tensor.ts";
import { addBiasGradient, backwardTerms, multiplyWeights, packedCopy } from "./affine.ts";
import { rows } from "./layout.ts";
import { expectShape } from "./shape.ts";

/** input [In, 4H], hidden [H, 4H], bias [1, 4H] */
export type LstmWeights = {
  readonly input: Tensor;
  readonly hidden: Tensor;
  readonly bias: Tensor;
};

export type LstmSequence = {
  /** [T*B, In], row t*B + b */
  readonly input: Tensor;
  readonly steps: number;
  readonly batch: number;
  readonly weights: LstmWeights;
  /** Each row's own length; default T. Past it, the state is carried on unchanged. */
  readonly lengths?: Integers;
  /** From the last position to the first. */
  readonly reverse?: boolean;
};

/** output, cells [T*B, H]: the state after each position; h, c [B, H]: each row's last. */
export type LstmResult = {
  readonly output: Tensor;
  readonly cells: Tensor;
  readonly h: Tensor;
  readonly c: Tensor;
};

export function lstm(tape: Tape, sequence: LstmSequence): LstmResult {
  const { engine } = tape;
  const { input, steps, batch, weights, lengths, reverse = false } = sequence;
  const width = weights.hidden.rows;
  const [size, gateSize] = [steps * batch, 4 * width];
  expectShape("lstm input", input, size, weights.input.rows);
  expectShape("lstm hidden weights", weights.hidden, width, gateSize);
  expectShape("lstm bias", weights.bias, 1, gateSize);
  const [h0, c0] = [engine.tensor(batch, width), engine.tensor(batch, width)];
  if (steps === 0) {
    const output = engine.tensor(0, width);
    return { output, cells: output, h: h0, c: c0 };
  }
  const inputs = [input, weights.input, weights.hidden, weights.bias];
  const output = tape.output(size, width, inputs, "lstm output");
  const cells = tape.output(size, width, inputs, "lstm cells");
  const gates = engine.allocate(size * gateSize, `lstm gates [${size}, ${gateSize}]`);
  const bias = { row: weights.bias.offset, rows: size, cols: gateSize, accumulate: 0 };
  engine.run("broadcastRow", size * gateSize, { to: gates, ...bias });
  const onGates = { to: gates, transpose: false, accumulate: 1 };
  multiplyWeights(tape, { x: input.offset, rows: size, weight: weights.input, ...onGates });
  const given = {
    steps,
    batch,
    width,
    weights: weights.hidden.offset,
    gates,
    c0: c0.offset,
    c: cells.offset,
    lengths: lengths?.offset ?? 0,
    reverse: reverse ? 1 : 0,
  };
  const work = 2 * size * width * gateSize;
  engine.run("lstmForward", work, {
    ...given,
    h0: h0.offset,
    h: output.offset,
    packed: packedCopy(tape, weights.hidden, false, batch),
  });

  tape.record([output, cells], () => {
    const dGates = engine.allocate(size * gateSize, `lstm gate gradients [${size}, ${gateSize}]`);
    const dh = tape.engine.tensor(batch, width).offset;
    const dc = tape.engine.tensor(batch, width).offset;
    engine.run("lstmBackward", work, {
      ...given,
      dOutput: tape.existing(output),
      dCells: tape.existing(cells),
      dh,
      dc,
      dGates,
      packed: packedCopy(tape, weights.hidden, true, batch),
    });
    // each position's h before it: the neighbouring position's output, or h0 at the start
    const whole = (steps - 1) * batch;
    const block = batch * width * 4;
    const gateBlock = batch * gateSize * 4;
    if (weights.hidden.tracked) {
      const [hFrom, gFrom] = reverse ? [block, 0] : [0, gateBlock];
      if (whole > 0) {
        tape.addProduct(weights.hidden, output.offset + hFrom, dGates + gFrom, whole);
      }
      const first = reverse ? whole * gateSize * 4 : 0;
      tape.addProduct(weights.hidden, h0.offset, dGates + first, batch);
    }
    backwardTerms(tape, [[input, weights.input]], dGates, size);
    if (weights.bias.tracked) addBiasGradient(tape, weights.bias, dGates, size);
  });
  const last = reverse ? 0 : (steps - 1) * batch;
  return {
    output,
    cells,
    h: rows(tape, output, last, last + batch),
    c: rows(tape, cells, last, last + batch),
  };
}

export type LstmStep = {
  /** [B, 4H]: the part of the gates known beforehand, bias included. Consumed: use it once. */
  readonly projected: Tensor;
  /** What the recurrence adds: pairs x [B, n], W [n, 4H]. */
  readonly inputs: readonly (readonly [Tensor, Tensor])[];
  /** The cell state before, [B, H]. */
  readonly cell: Tensor;
};

/** gates = projected + sum of x W; then one LSTM step. */
export function lstmCell(tape: Tape, step: LstmStep): { h: Tensor; c: Tensor } {
  const { engine } = tape;
  const { projected, inputs, cell } = step;
  const [batch, width] = [cell.rows, cell.cols];
  expectShape("lstmCell projected", projected, batch, 4 * width);
  for (const [x, weight] of inputs) {
    expectShape("lstmCell input", x, batch, weight.rows);
    expectShape("lstmCell weights", weight, x.cols, 4 * width);
  }
  const gates = projected.offset;
  for (const [x, weight] of inputs) {
    const onGates = { to: gates, transpose: false, accumulate: 1 };
    multiplyWeights(tape, { x: x.offset, rows: batch, weight, ...onGates });
  }
  const sources = [projected, cell, ...inputs.flat()];
  const c = tape.output(batch, width, sources, "lstm cell");
  const h = tape.output(batch, width, sources, "lstm state");
  const work = 100 * cell.size;
  const given = { gates, before: cell.offset, c: c.offset, width, batch, lengths: 0, step: 0 };
  engine.run("cellForward", work, { ...given, hBefore: cell.offset, h: h.offset });
  tape.record([h, c], () => {
    const dh = engine.tensor(batch, width).offset;
    const dc = engine.tensor(batch, width).offset;
    // only this step uses the projected rows, so their gradient is simply written
    const dGates = projected.tracked
      ? tape.target(projected).at
      : engine.allocate(projected.size, "gate gradients");
    const [dOutput, dCells] = [tape.existing(h), tape.existing(c)];
    engine.run("cellBackward", work, { ...given, dOutput, dCells, dh, dc, dGates });
    backwardTerms(tape, inputs, dGates, batch);
    if (cell.tracked) tape.pass(cell, dc);
  });
  return { h, c };
}
