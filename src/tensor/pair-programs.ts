// Scores between the rows of two packed matrices, sequence by sequence; threads share out the sequences.
import { wordList } from "../word-list.ts";
import { type Fields, fieldReader } from "./fields.ts";
import { multiply, transposed } from "./product.ts";
import { type Matrix, share, type Thread } from "./thread.ts";

export const pairArguments = wordList("width sequences leftStarts rightStarts left right scores");
export const pairGradientArguments = [...pairArguments, ...wordList("dLeft dRight")] as const;
type Pairs = Fields<typeof pairArguments>;
const readCall = fieldReader(pairArguments);
const readGradientCall = fieldReader(pairGradientArguments);

/** Rows and places (bytes from the start of each matrix) of one sequence. */
type Block = {
  readonly m: number;
  readonly n: number;
  readonly left: number;
  readonly right: number;
  readonly scores: Matrix;
};

function forEachBlock(thread: Thread, call: Pairs, work: (block: Block) => void): void {
  const [from, to] = share(thread, call.sequences);
  const integer = thread.kernels["integer"]!;
  let at = call.scores;
  for (let s = 0; s < to; s++) {
    const [left, right] = [integer(call.leftStarts + s * 4), integer(call.rightStarts + s * 4)];
    const m = integer(call.leftStarts + s * 4 + 4) - left;
    const n = integer(call.rightStarts + s * 4 + 4) - right;
    if (s >= from && m > 0 && n > 0) {
      const row = call.width * 4;
      work({ m, n, left: left * row, right: right * row, scores: { at, stride: n } });
    }
    at += m * n * 4;
  }
}

export function pairsForward(thread: Thread, args: readonly number[]): void {
  const call = readCall(args);
  const stride = call.width;
  forEachBlock(thread, call, ({ m, n, left, right, scores }) => {
    const by = transposed({ at: call.right + right, stride });
    multiply(thread, {
      size: [m, n, call.width],
      a: { at: call.left + left, stride },
      b: by,
      c: scores,
    });
  });
}

/** `scores` are gradients here. */
export function pairsBackward(thread: Thread, args: readonly number[]): void {
  const call = readGradientCall(args);
  const stride = call.width;
  forEachBlock(thread, call, ({ m, n, left, right, scores }) => {
    const [a, b] = [
      { at: call.left + left, stride },
      { at: call.right + right, stride },
    ];
    const [dA, dB] = [
      { at: call.dLeft + left, stride },
      { at: call.dRight + right, stride },
    ];
    multiply(thread, { size: [m, stride, n], a: scores, b, c: dA, accumulate: true });
    multiply(thread, {
      size: [n, stride, m],
      a: transposed(scores),
      b: a,
      c: dB,
      accumulate: true,
    });
  });
}
