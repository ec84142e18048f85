// What goes wrong, and why: the analysis of the paper's section 7, over predictions. Pure.

import { comesFrom, conditionsOfSegment, type PathCondition, shapeOf } from "../sql/query-shape.ts";
import { inPairs } from "./bootstrap.ts";
import type { PredictionLine } from "./prediction.ts";

type ErrorKind =
  | "invalid"
  | "refused"
  | "target"
  | "invented"
  | "wrong-value"
  | "missing"
  | "structure";

/** One wrong turn may be wrong in several ways. */
export type TurnError = { readonly line: PredictionLine; readonly kinds: readonly ErrorKind[] };

export function classifyErrors(lines: readonly PredictionLine[]): TurnError[] {
  return lines.filter((line) => !line.strict).map((line) => ({ line, kinds: kindsOf(line) }));
}

/** How often each kind stands among them, and the share of valid SQL where there is any. */
export function countErrors(lines: readonly PredictionLine[]) {
  const errors = classifyErrors(lines);
  const kinds: Record<string, number> = {};
  for (const kind of errors.flatMap((one) => one.kinds)) kinds[kind] = (kinds[kind] ?? 0) + 1;
  const produced = lines.filter((line) => line.refused === undefined);
  const valid = produced.filter((line) => line.valid === true).length;
  return { errors, kinds, valid: valid / Math.max(1, produced.length) };
}

function kindsOf(line: PredictionLine): ErrorKind[] {
  if (line.refused !== undefined) return ["refused"];
  const predicted = shapeOf(line.sql);
  if (predicted === undefined || line.valid === false) return ["invalid"];
  const ways = line.gold.flatMap((gold) => {
    const shape = shapeOf(gold);
    if (shape === undefined) return [];
    const difference = compareConditions(shape.conditions, predicted.conditions);
    const kinds: ErrorKind[] = [
      ...(shape.target === predicted.target ? [] : (["target"] as const)),
      ...(difference.invented.length > 0 ? (["invented"] as const) : []),
      ...(difference.changed > 0 ? (["wrong-value"] as const) : []),
      ...(difference.missing.length > 0 ? (["missing"] as const) : []),
    ];
    return [kinds.length === 0 ? ["structure" as const] : kinds];
  });
  // Against the gold that it is nearest to.
  return ways.sort((a, b) => a.length - b.length)[0] ?? ["structure"];
}

type Difference = {
  readonly invented: readonly PathCondition[];
  readonly missing: readonly PathCondition[];
  readonly changed: number;
};

/** A condition of the same column with another value is a wrong value, not one too many and few. */
function compareConditions(
  gold: readonly PathCondition[],
  predicted: readonly PathCondition[],
): Difference {
  const missing = without(gold, predicted, same);
  const invented = without(predicted, gold, same);
  const samePath = (a: PathCondition, b: PathCondition): boolean => a.path === b.path;
  const stillMissing = without(missing, invented, samePath);
  return {
    missing: stillMissing,
    invented: without(invented, missing, samePath),
    changed: missing.length - stillMissing.length,
  };
}

const same = (a: PathCondition, b: PathCondition): boolean =>
  a.path === b.path && a.operator === b.operator && a.value === b.value;

/** Those of `items` that have no partner among `others`, each other serving once. */
function without(
  items: readonly PathCondition[],
  others: readonly PathCondition[],
  match: (a: PathCondition, b: PathCondition) => boolean,
): PathCondition[] {
  const left = [...others];
  return items.filter((item) => {
    const found = left.findIndex((other) => match(item, other));
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

export type Propagation = {
  /** Wrong with predicted previous queries, right with gold ones. */
  readonly turns: number;
  readonly wrongSegment: number;
  readonly missingSegment: number;
  readonly other: number;
  readonly examples: readonly { readonly line: PredictionLine; readonly why: string }[];
};

/** Errors that only the model's own earlier mistakes explain (paper: 56.7% and 43.4%). */
export function analysePropagation(
  predicted: readonly PredictionLine[],
  gold: readonly PredictionLine[],
): Propagation {
  const examples = inPairs(predicted, gold).flatMap(([line, right]) =>
    line.strict || !right.strict ? [] : [{ line, why: whyPropagated(line, right) }],
  );
  const count = (why: string): number => examples.filter((one) => one.why === why).length;
  return {
    turns: examples.length,
    wrongSegment: count("wrong segment"),
    missingSegment: count("missing segment"),
    other: count("other"),
    examples,
  };
}

/** A wrong condition that was copied; or one too few, which is copied where the right query is there. */
function whyPropagated(line: PredictionLine, right: PredictionLine): string {
  const predicted = shapeOf(line.sql)?.conditions ?? [];
  const golds = line.gold.flatMap((gold) => shapeOf(gold)?.conditions ?? []);
  const answered = shapeOf(right.sql)?.conditions ?? [];
  if (holdsAny(copiedBy(line), without(predicted, golds, same))) return "wrong segment";
  const lacking = without(answered, predicted, same);
  return holdsAny(copiedBy(right), lacking) ? "missing segment" : "other";
}

const copiedBy = ({ provenance }: PredictionLine): readonly PathCondition[] =>
  provenance.flatMap(({ from, text }) => (from === "segment" ? conditionsOfSegment(text) : []));

const holdsAny = (parts: readonly PathCondition[], conditions: readonly PathCondition[]): boolean =>
  conditions.some((condition) => parts.some((part) => comesFrom(condition, part)));

export type StepsSaved = {
  readonly turns: number;
  /** Turns that copy at least one segment. */
  readonly copying: number;
  readonly words: number;
  readonly steps: number;
  /** 1 - steps / words. */
  readonly saved: number;
};

/** A copied segment is one decoding step for all of its words. */
export function countSteps(lines: readonly PredictionLine[]): StepsSaved {
  const steps = lines.flatMap((line) => line.provenance);
  const words = steps.reduce((sum, step) => sum + step.text.split(" ").filter(Boolean).length, 0);
  return {
    turns: lines.length,
    copying: lines.filter((line) => line.provenance.some((step) => step.from === "segment")).length,
    words,
    steps: steps.length,
    saved: words === 0 ? 0 : 1 - steps.length / words,
  };
}
