// Greedy decoding of any number of turns at once.
import type { Runtime } from "./advance.ts";
import { rankChoices } from "./choices.ts";
import {
  close,
  type DecodedTurn,
  type DecodeOptions,
  type DecodeRequest,
  empty,
  extend,
  finished,
  heed,
  longestQuery,
  sayable,
} from "./hypothesis.ts";
import { type Decoding, describeRow, openDecoding } from "./steps.ts";

/** One turn each; rows that have ended are dropped once half of them have. */
export function decodeGreedy(
  runtime: Runtime,
  requests: readonly DecodeRequest[],
  options: DecodeOptions = {},
): DecodedTurn[] {
  const { engine, config, vocabulary } = runtime;
  const rows = requests.map(({ state }) => describeRow(runtime, state));
  const decoding: Decoding = openDecoding(runtime, rows);
  const known = requests.map((request) => sayable(request, config));
  const hypotheses = requests.map(({ guide }) => empty(guide));
  let running = requests.map((_, i) => i);
  const limit = Math.min(config.decoding.maxSymbols, options.maxSymbols ?? Infinity);
  const maxWords = options.maxWords ?? longestQuery;
  for (let k = 0; k < limit; k++) {
    heed(options, runtime);
    const result = decoding.step(k === 0 ? null : running.map((i) => hypotheses[i]!.rows));
    running.forEach((i, r) => {
      const hypothesis = hypotheses[i]!;
      if (hypothesis.done) return;
      const distribution = result.distributions[r]!;
      const { best, forbidden } = rankChoices(distribution, rows[i]!, {
        vocabulary: vocabulary.output,
        guide: hypothesis.guide,
        first: k === 0,
        known: known[i]!,
        count: 1,
      });
      const choice = best[0];
      // Nothing can be said: what stands there is closed below.
      if (choice === undefined) {
        hypotheses[i] = { ...close(hypothesis, requests[i]!.known), done: true };
        return;
      }
      const attention = options.attention === true ? result.attention(r) : undefined;
      hypotheses[i] = extend(hypothesis, choice, forbidden, attention);
      if (!hypotheses[i]!.done && hypotheses[i]!.said >= maxWords) {
        hypotheses[i] = { ...close(hypotheses[i]!, requests[i]!.known), done: true };
      }
      const step = hypotheses[i]!.steps.at(-1);
      if (i === 0 && step !== undefined && !hypotheses[i]!.done) options.onStep?.(step, rows[i]!);
    });
    const left = running.filter((i) => !hypotheses[i]!.done);
    if (left.length === 0) break;
    if (left.length <= running.length / 2) {
      decoding.select(left.map((i) => running.indexOf(i)));
      running = left;
    }
  }
  engine.reset();
  return requests.map((request, i) => finished(hypotheses[i]!, rows[i]!, request.known));
}
