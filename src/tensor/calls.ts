// The programs' arguments by name. Callers say what each number is; threads get them in this order,
// which is that of the kernels. Addresses are in bytes; flags are 0 or 1.
import { headArguments } from "./heads-programs.ts";
import { pairArguments } from "./pair-programs.ts";

const activation = ["to", "from", "size"] as const;
const activationBackward = ["to", "from", "dy", "size"] as const;
const adam = ["factor", "beta1", "beta2", "rate", "correction", "epsilon"] as const;
const lists = ["offsets", "indices"] as const;

const programArguments = {
  gemm: [
    ...(["transposeA", "transposeB", "m", "n", "k", "a", "strideA", "b", "strideB"] as const),
    ...(["to", "strideTo", "accumulate"] as const),
  ],
  gemmPacked: ["m", "n", "k", "a", "strideA", "packed", "to", "strideTo", "accumulate"],
  pack: ["from", "stride", "transpose", "k", "n", "to"],
  fill: ["to", "size", "value"],
  copy: ["to", "from", "size"],
  copyRows: ["to", "strideTo", "from", "strideFrom", "rows", "cols", "accumulate"],
  broadcastRow: ["to", "row", "rows", "cols", "accumulate"],
  addScaled: ["to", "from", "size", "factor"],
  scale: ["to", "from", "size", "factor"],
  add: ["to", "a", "b", "size"],
  tanhForward: activation,
  tanhBackward: activationBackward,
  geluForward: activation,
  geluBackward: activationBackward,
  dropout: ["to", "from", "size", "seed", "threshold", "factor", "accumulate"],
  gather: ["to", "table", "indices", "rows", "cols"],
  bag: ["to", "table", ...lists, "rows", "cols", "kind"],
  bagBackward: ["to", "dy", ...lists, "rows", "stride", "kind", "cols"],
  scatterAdd: ["to", "from", "indices", "rows", "stride", "cols"],
  sumColumns: ["to", "from", "rows", "stride", "cols"],
  lstmForward: [
    ...(["steps", "batch", "width", "weights", "gates", "h0", "c0", "h", "c"] as const),
    ...(["lengths", "reverse", "packed"] as const),
  ],
  lstmBackward: [
    ...(["steps", "batch", "width", "weights", "gates", "c0", "c", "dOutput", "dCells"] as const),
    ...(["dh", "dc", "dGates", "lengths", "reverse", "packed"] as const),
  ],
  cellForward: ["gates", "before", "hBefore", "c", "h", "width", "batch", "lengths", "step"],
  cellBackward: [
    ...(["gates", "c", "before", "dOutput", "dCells", "dh", "dc", "dGates"] as const),
    ...(["width", "batch", "lengths", "step"] as const),
  ],
  raggedDot: ["query", "keys", ...lists, "scores", "rows", "width"],
  attend: ["scores", "values", ...lists, "weights", "context", "rows", "width"],
  attendBackward: [
    ...(["values", ...lists, "weights", "dWeights", "dContext", "dScores"] as const),
    ...(["rows", "width", "scratch"] as const),
  ],
  raggedCombine: ["to", "keys", "factors", ...lists, "rows", "width"],
  raggedSpread: ["to", "froms", "factors", "counts", "steps", ...lists, "width", "cols"],
  mixtureForward: [
    ...(["logits", "vocabulary", "extra", "extraOffsets", "extraIndices"] as const),
    ...(["targetOffsets", "targets", "probabilities", "extraProbabilities"] as const),
    ...(["losses", "best", "right", "rows"] as const),
  ],
  mixtureBackward: [
    ...(["vocabulary", "extraOffsets", "targetOffsets", "targets", "weights", "factor"] as const),
    ...(["probabilities", "extraProbabilities", "right", "rows"] as const),
  ],
  normForward: ["to", "from", "scale", "shift", "statistics", "rows", "cols", "epsilon"],
  normBackward: ["to", "dy", "from", "scale", "statistics", "rows", "cols", "accumulate"],
  normWeights: ["dScale", "dShift", "dy", "from", "statistics", "rows", "stride", "cols"],
  headsForward: headArguments,
  headsBackward: headArguments,
  pairsForward: pairArguments,
  pairsBackward: pairArguments,
  adam: ["to", "gradient", "first", "second", "size", ...adam],
  adamRows: ["to", "gradient", "first", "second", "indices", "rows", "cols", ...adam],
} as const satisfies Record<string, readonly string[]>;

export type ProgramName = keyof typeof programArguments;
export type ProgramCall<Name extends ProgramName> = Readonly<
  Record<(typeof programArguments)[Name][number], number>
>;

export function packCall<Name extends ProgramName>(name: Name, call: ProgramCall<Name>): number[] {
  const values: Readonly<Record<string, number>> = call;
  const names: readonly string[] = programArguments[name];
  const packed: number[] = [];
  for (const one of names) packed.push(values[one]!);
  return packed;
}
