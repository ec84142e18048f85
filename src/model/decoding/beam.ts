// Beam search for one turn: readings side by side, as long as they are close to the one that leads.
import type { Runtime } from "./advance.ts";
import { rankChoices } from "./choices.ts";
import {
  close,
  type DecodedStep,
  type DecodedTurn,
  type DecodeOptions,
  type DecodeRequest,
  empty,
  extend,
  finished,
  type Hypothesis,
  heed,
  longestQuery,
  sayable,
} from "./hypothesis.ts";
import { describeRow, openDecoding } from "./steps.ts";

/** In log probability: what has fallen so far behind the leading reading is none of its own. */
const hopeless = 2.5;

/** Where the leading reading is not to be trusted, others may be further behind it. */
export const lookingFar = { width: 8, behind: 6 };

/** What all of them begin with: whichever wins, it says this. */
function agreedSteps(hypotheses: readonly Hypothesis[]): readonly DecodedStep[] {
  const [first, ...others] = hypotheses;
  if (first === undefined) return [];
  const differs = first.steps.findIndex((step, i) => others.some(({ steps }) => steps[i] !== step));
  return differs === -1 ? first.steps : first.steps.slice(0, differs);
}

/** The `width` best ways to answer one turn, best first. */
export function decodeBeam(
  runtime: Runtime,
  request: DecodeRequest,
  width: number,
  options: DecodeOptions & { readonly behind?: number } = {},
): DecodedTurn[] {
  const { engine, config, vocabulary } = runtime;
  const { behind = hopeless } = options;
  const row = describeRow(runtime, request.state);
  const decoding = openDecoding(runtime, [row]);
  const known = sayable(request, runtime.config);
  let alive: Hypothesis[] = [empty(request.guide)];
  const done: Hypothesis[] = [];
  let told = 0;
  const tell = (steps: readonly DecodedStep[]): void => {
    for (const step of steps.slice(told)) {
      heed(options, runtime);
      options.onStep?.(step, row);
      told += 1;
    }
  };
  for (let k = 0; k < config.decoding.maxSymbols && alive.length > 0; k++) {
    heed(options, runtime);
    const result = decoding.step(k === 0 ? null : alive.map(({ rows }) => rows));
    const extended = alive.flatMap((hypothesis, parent) => {
      const { best, forbidden } = rankChoices(result.distributions[parent]!, row, {
        vocabulary: vocabulary.output,
        guide: hypothesis.guide,
        first: k === 0,
        known,
        count: width,
      });
      return best.map((choice) => ({ parent, hypothesis, choice, forbidden }));
    });
    const score = (e: (typeof extended)[number]): number =>
      e.hypothesis.logProbability + Math.log(Math.max(1e-12, e.choice.probability));
    extended.sort((a, b) => score(b) - score(a));
    const [first] = extended;
    // Nothing can be said: what stands there is closed below.
    if (first === undefined) break;
    const lead = Math.max(score(first), done[0]?.logProbability ?? Number.NEGATIVE_INFINITY);
    const kept: { readonly parent: number; readonly hypothesis: Hypothesis }[] = [];
    for (const e of extended.slice(0, width)) {
      if (score(e) < lead - behind) break;
      const attention = options.attention === true ? result.attention(e.parent) : undefined;
      const next = extend(e.hypothesis, e.choice, e.forbidden, attention);
      if (next.done) done.push(next);
      else if (next.said >= longestQuery) done.push({ ...close(next, request.known), done: true });
      else kept.push({ parent: e.parent, hypothesis: next });
    }
    done.sort((a, b) => b.logProbability - a.logProbability);
    // Probabilities only fall: what is behind the worst finished one cannot pass it.
    const bar = done.length >= width ? done[width - 1]!.logProbability : Number.NEGATIVE_INFINITY;
    const going = kept.filter(({ hypothesis }) => hypothesis.logProbability > bar);
    if (going.length > 0) decoding.select(going.map(({ parent }) => parent));
    alive = going.map(({ hypothesis }) => hypothesis);
    tell(agreedSteps([...done.slice(0, 1), ...alive]));
  }
  engine.reset();
  const all = [...done, ...alive].sort((a, b) => b.logProbability - a.logProbability);
  tell(all[0]?.steps ?? []);
  return all.slice(0, width).map((hypothesis) => finished(hypothesis, row, request.known));
}
