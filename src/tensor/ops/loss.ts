// Cross-entropy over one distribution assembled from several sources, where several entries may be
// right at once: -log of their summed probability.
import type { Tape } from "../tape.ts";
import type { Integers, Ragged, Tensor } from "../tensor.ts";
import type { Workspace } from "../workspace.ts";
import { expectShape } from "./shape.ts";

/** Logits taken from anywhere: row n has the elements (flat indices) of `scores` in list n. */
export type LogitSource = { readonly scores: Tensor; readonly lists: Ragged };

export type Mixture = {
  /** [N, V] */
  readonly logits: Tensor;
  /** More entries: after the vocabulary come source 0's, then source 1's, in the order of their lists. */
  readonly sources?: readonly LogitSource[];
};

export type MixtureLoss = {
  /** [1, 1]: sum over rows of weight * -log(summed probability of the right entries) */
  readonly loss: Tensor;
  /** Each row's loss, unweighted. */
  losses(): Float32Array;
  /** Each row's most probable entry. */
  best(): Int32Array;
  /** Each row's summed probability of its right entries. */
  right(): Float32Array;
};

type Extras = {
  readonly offsets: Integers;
  readonly count: number;
  places(gradient: boolean): Integers;
};

export function mixtureLoss(
  tape: Tape,
  given: Mixture & {
    /** Row n's right entries, without duplicates; none: no loss. */
    readonly targets: Ragged;
    /** [1, N]; default 1. */
    readonly weights?: Tensor;
  },
): MixtureLoss {
  const { engine } = tape;
  const { logits, sources = [], targets, weights } = given;
  const count = logits.rows;
  if (targets.rows !== count) {
    throw new RangeError(
      `mixtureLoss: ${targets.rows} rows of targets for ${count} rows of logits`,
    );
  }
  if (weights !== undefined) expectShape("mixtureLoss weights", weights, 1, count);
  const extras = gatherSources(tape, count, sources);
  const inputs = [logits, ...sources.map((source) => source.scores)];
  const forward = distribution(engine, logits, extras, targets);
  const loss = tape.output(1, 1, inputs, "loss");
  const losses = engine.floats(forward.losses, count).slice();
  const weight = weights === undefined ? null : engine.floats(weights.offset, count);
  let total = 0;
  for (let n = 0; n < count; n++) total += losses[n]! * (weight === null ? 1 : weight[n]!);
  engine.floats(loss.offset, 1)[0] = total;
  const best = new Int32Array(engine.floats(forward.best, count).slice().buffer);
  const right = engine.floats(forward.right, count).slice();

  tape.record([loss], () => {
    const factor = engine.floats(tape.gradient(loss), 1)[0]!;
    const { probabilities, extra } = forward;
    engine.run("mixtureBackward", 2 * logits.size, {
      vocabulary: logits.cols,
      extraOffsets: extras.offsets.offset,
      targetOffsets: targets.offsets.offset,
      targets: targets.indices.offset,
      weights: weights?.offset ?? 0,
      factor,
      probabilities,
      extraProbabilities: extra,
      right: forward.right,
      rows: count,
    });
    if (logits.tracked) {
      // the probabilities have become the gradient: take them over where nothing came before
      if (logits.base === null && logits.gradient === 0) logits.gradient = probabilities;
      else tape.pass(logits, probabilities);
    }
    engine.kernel("scatterElements", 0, extra, extras.places(true).offset, extras.count);
  });
  return { loss, losses: () => losses, best: () => best, right: () => right };
}

/** Each row's whole distribution: the vocabulary, then the sources' entries. */
export function mixtureProbabilities(tape: Tape, given: Mixture): Float32Array[] {
  const { engine } = tape;
  const { logits, sources = [] } = given;
  const extras = gatherSources(tape, logits.rows, sources);
  const none = engine.ragged(Array.from({ length: logits.rows }, () => []));
  const { probabilities, extra } = distribution(engine, logits, extras, none);
  const offsets = extras.offsets.values;
  return Array.from({ length: logits.rows }, (_, n) => {
    const more = engine.floats(extra + offsets[n]! * 4, offsets[n + 1]! - offsets[n]!);
    const result = new Float32Array(logits.cols + more.length);
    result.set(engine.floats(probabilities + n * logits.cols * 4, logits.cols));
    result.set(more, logits.cols);
    return result;
  });
}

function distribution(engine: Workspace, logits: Tensor, extras: Extras, targets: Ragged) {
  const { rows: count, cols: vocabulary } = logits;
  const probabilities = engine.allocate(logits.size, "probabilities");
  const extra = engine.allocate(extras.count, "probabilities");
  const losses = engine.allocate(count, "losses");
  const best = engine.allocate(count, "losses");
  const right = engine.allocate(count, "losses");
  engine.run("mixtureForward", 20 * logits.size, {
    logits: logits.offset,
    vocabulary,
    extra: 0,
    extraOffsets: extras.offsets.offset,
    extraIndices: extras.places(false).offset,
    targetOffsets: targets.offsets.offset,
    targets: targets.indices.offset,
    probabilities,
    extraProbabilities: extra,
    losses,
    best,
    right,
    rows: count,
  });
  return { probabilities, extra, losses, best, right };
}

/** All sources as one ragged list of absolute float positions: of the values, or of the gradients. */
function gatherSources(tape: Tape, count: number, sources: readonly LogitSource[]): Extras {
  const { engine } = tape;
  const offsets = new Int32Array(count + 1);
  for (const { lists } of sources) {
    if (lists.rows !== count) {
      throw new RangeError(`mixture: ${lists.rows} rows in a source for ${count} rows of logits`);
    }
  }
  for (let n = 0; n < count; n++) {
    let size = 0;
    for (const { lists } of sources) {
      size += lists.offsets.values[n + 1]! - lists.offsets.values[n]!;
    }
    offsets[n + 1] = offsets[n]! + size;
  }
  const total = offsets[count]!;
  const places = (gradient: boolean): Integers => {
    const bases = sources.map(({ scores }) => {
      if (!gradient) return scores.offset / 4;
      return scores.tracked ? tape.gradient(scores) / 4 : -1;
    });
    const spare = engine.allocate(1, "gradients of constants") / 4;
    const result = new Int32Array(total);
    let at = 0;
    for (let n = 0; n < count; n++) {
      for (let s = 0; s < sources.length; s++) {
        const { offsets: starts, indices } = sources[s]!.lists;
        const [base, end] = [bases[s]!, starts.values[n + 1]!];
        for (let i = starts.values[n]!; i < end; i++) {
          result[at++] = base < 0 ? spare : base + indices.values[i]!;
        }
      }
    }
    return engine.integers(result);
  };
  return { offsets: engine.integers(offsets), count: total, places };
}
