// Multi-head attention (Vaswani et al. 2017) over packed sequences, with a learned key and bias for the
// relation between two positions (Shaw et al. 2018): one op, forward and backward. No padding: sequence s
// is rows starts[s]..starts[s+1] of its matrix.
import { spareSize, weightStride } from "../heads-programs.ts";
import type { Tape } from "../tape.ts";
import type { Bytes, Integers, Tensor } from "../tensor.ts";
import { dropoutNumbers } from "./elementwise.ts";
import { expectShape } from "./shape.ts";

/** The relation of position i to position j; a key [R, d] and a bias [R, heads] for each of R kinds. */
type Relations = {
  /** For each sequence, [rows, columns] kinds, one sequence after the other. */
  readonly kinds: Bytes;
  readonly key: Tensor;
  readonly bias: Tensor;
};

type HeadsInput = {
  readonly heads: number;
  /** [all rows, d]; query s attends to the keys and values of sequence s. */
  readonly query: Tensor;
  readonly key: Tensor;
  readonly value: Tensor;
  /** First row of each sequence, and the end of the last. */
  readonly queryStarts: Integers;
  readonly keyStarts: Integers;
  /** Position i sees positions 0 to i only. */
  readonly causal?: boolean;
  readonly relations?: Relations;
  /** Of the weights; only where the tape records. */
  readonly dropout?: { readonly rate: number; readonly seed: number };
};

/** [all rows, d]: softmax((q . k + q . relationKey) / sqrt(d / heads) + relationBias) v, head by head. */
export function attendHeads(tape: Tape, input: HeadsInput): Tensor {
  const { engine } = tape;
  const { heads, query, key, value, relations, queryStarts, keyStarts, dropout } = input;
  const layout = measure(input);
  const kinds = relations?.key.rows ?? 0;
  const tracked = [query, key, value, ...(relations ? [relations.key, relations.bias] : [])];
  const result = tape.output(query.rows, query.cols, tracked, "attention");
  const mark = tape.recording ? null : engine.mark();
  const { threads } = engine.info;
  const kept = engine.allocate(heads * layout.weights, "attention weights");
  const spare = engine.allocate(threads * layout.spare, "attention working space");
  const drop = dropoutNumbers(tape, dropout?.rate ?? 0);
  const call = {
    heads,
    width: query.cols,
    sequences: layout.sequences,
    queryStarts: queryStarts.offset,
    keyStarts: keyStarts.offset,
    query: query.offset,
    key: key.offset,
    value: value.offset,
    output: result.offset,
    kept,
    spare,
    spareSize: layout.spare * 4,
    scale: 1 / Math.sqrt(query.cols / heads),
    causal: input.causal === true ? 1 : 0,
    relations: relations?.kinds.offset ?? 0,
    relationKey: relations?.key.offset ?? 0,
    relationBias: relations?.bias.offset ?? 0,
    kinds,
    dropoutSeed: dropout?.seed ?? 0,
    dropoutThreshold: drop.threshold,
    dropoutFactor: drop.factor,
  };
  const work = 4 * layout.weights * query.cols;
  engine.run("headsForward", work, call);
  if (mark !== null) engine.release(mark);
  tape.record([result], () => {
    const apart = new Set([query, key, value]).size === 3;
    const [dQuery, dKey, dValue] = [query, key, value].map((tensor) =>
      apart ? tape.target(tensor) : { at: tape.gradient(tensor), accumulate: 1 },
    );
    const backward = {
      ...call,
      spare: engine.allocate(threads * layout.spare, "attention gradients"),
      dOutput: tape.gradient(result),
      dQuery: dQuery!.at,
      dKey: dKey!.at,
      dValue: dValue!.at,
      dRelationKey: relations === undefined ? 0 : tape.gradient(relations.key),
      dRelationBias: relations === undefined ? 0 : tape.gradient(relations.bias),
      addQuery: dQuery!.accumulate,
      addKey: dKey!.accumulate,
      addValue: dValue!.accumulate,
    };
    engine.run("headsBackward", 2.5 * work, backward);
  });
  return result;
}

/** Checks the shapes; how many weights a head has, and how much working space a thread needs. */
function measure({ heads, query, key, value, queryStarts, keyStarts, relations }: HeadsInput): {
  readonly sequences: number;
  readonly weights: number;
  readonly spare: number;
} {
  const width = query.cols;
  if (width % (4 * heads) !== 0) {
    throw new RangeError(`attention: ${width} columns for ${heads} heads of a multiple of 4`);
  }
  expectShape("attention keys", key, key.rows, width);
  expectShape("attention values", value, key.rows, width);
  const [rows, columns] = [queryStarts.values, keyStarts.values];
  if (rows.length !== columns.length || rows.at(-1) !== query.rows || columns.at(-1) !== key.rows) {
    throw new RangeError(
      `attention: ${rows.length - 1} sequences of ${rows.at(-1)} queries and ${columns.length - 1} of ` +
        `${columns.at(-1)} keys, for [${query.rows}, ${width}] and [${key.rows}, ${width}]`,
    );
  }
  if (relations !== undefined) {
    expectShape("relation keys", relations.key, relations.key.rows, width);
    expectShape("relation biases", relations.bias, relations.key.rows, heads);
  }
  let [weights, spare, pairs] = [0, 0, 0];
  for (let s = 0; s + 1 < rows.length; s++) {
    const [height, across] = [rows[s + 1]! - rows[s]!, columns[s + 1]! - columns[s]!];
    if ((height === 0) !== (across === 0)) {
      throw new RangeError(`attention: sequence ${s} has ${height} queries and ${across} keys`);
    }
    weights += height * weightStride(across);
    pairs += height * across;
    spare = Math.max(spare, spareSize(height, across, relations?.key.rows ?? 0));
  }
  if (relations !== undefined && relations.kinds.size !== pairs) {
    throw new RangeError(`attention: ${relations.kinds.size} relations for ${pairs} pairs`);
  }
  return { sequences: rows.length - 1, weights, spare };
}
