// The programs' arguments by name. Callers say what each number is; threads get them in this order,
// which is that of the kernels. Addresses are in bytes; flags are 0 or 1.
import { wordList } from "../word-list.ts";
import { headArguments, headGradientArguments } from "./heads-programs.ts";
import { pairArguments, pairGradientArguments } from "./pair-programs.ts";

const activation = ["to", "from", "size"] as const;
const activationBackward = ["to", "from", "dy", "size"] as const;
const adam = ["factor", "beta1", "beta2", "rate", "correction", "epsilon"] as const;
const lists = ["offsets", "indices"] as const;

const programArguments = {
  gemm: wordList("transposeA transposeB m n k a strideA b strideB", "to strideTo accumulate"),
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
  lstmForward: wordList("steps batch width weights gates h0 c0 h c", "lengths reverse packed"),
  lstmBackward: wordList(
    "steps batch width weights gates c0 c dOutput dCells",
    "dh dc dGates lengths reverse packed",
  ),
  cellForward: ["gates", "before", "hBefore", "c", "h", "width", "batch", "lengths", "step"],
  cellBackward: wordList("gates c before dOutput dCells dh dc dGates", "width batch lengths step"),
  raggedDot: ["query", "keys", ...lists, "scores", "rows", "width"],
  attend: ["scores", "values", ...lists, "weights", "context", "rows", "width"],
  attendBackward: wordList(
    "values offsets indices weights dWeights dContext dScores",
    "rows width scratch",
  ),
  raggedCombine: ["to", "keys", "factors", ...lists, "rows", "width"],
  raggedSpread: ["to", "froms", "factors", "counts", "steps", ...lists, "width", "cols"],
  mixtureForward: wordList(
    "logits vocabulary extra extraOffsets extraIndices",
    "targetOffsets targets probabilities extraProbabilities",
    "losses best right rows",
  ),
  mixtureBackward: wordList(
    "vocabulary extraOffsets targetOffsets targets weights factor",
    "probabilities extraProbabilities right rows",
  ),
  normForward: ["to", "from", "scale", "shift", "statistics", "rows", "cols", "epsilon"],
  normBackward: ["to", "dy", "from", "scale", "statistics", "rows", "cols", "accumulate"],
  normWeights: ["dScale", "dShift", "dy", "from", "statistics", "rows", "stride", "cols"],
  headsForward: headArguments,
  headsBackward: headGradientArguments,
  pairsForward: pairArguments,
  pairsBackward: pairGradientArguments,
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
