// One run, told of several times: by its queue, by results that were published of it, by others who repeated it.
import { isDeepStrictEqual } from "node:util";
import { UserError } from "../../errors.ts";
import type { JobOutcome, Measured } from "./job-outcome.ts";

/**
 * The first that is finished, or else went furthest, with the marks and the attention that another has of
 * the same numbers. None of none. The same seed gives the same digits everywhere: where finished ones do
 * not agree, something else was changed, and they cannot stand in one table.
 */
export function sameRun(told: readonly JobOutcome[]): JobOutcome[] {
  const finished = told.filter(({ ended }) => ended !== "unfinished");
  const furthest = told.toSorted((a, b) => b.epochs - a.epochs);
  const [best] = finished.length > 0 ? finished : furthest;
  if (best === undefined) return [];
  const odd = finished.find((other) => !agree(best, other));
  if (odd !== undefined) throw disagreement(best, odd);
  const others = told.filter((other) => other !== best && agree(best, other));
  return [others.reduce(completed, best)];
}

const agree = (a: JobOutcome, b: JobOutcome): boolean =>
  a.epochs === b.epochs &&
  a.measured.every((one) => {
    const other = measuredLike(b, one);
    return other === undefined || isDeepStrictEqual(numbersOf(one), numbersOf(other));
  });

const measuredLike = ({ measured }: JobOutcome, { part, previous }: Measured) =>
  measured.find((one) => one.part === part && one.previous === previous);

const numbersOf = ({ turns, query, strict, relaxed, valid }: Measured): readonly number[] => [
  turns,
  query,
  strict,
  relaxed,
  valid,
];

function completed(run: JobOutcome, other: JobOutcome): JobOutcome {
  return {
    ...run,
    attention: run.attention.length > 0 ? run.attention : other.attention,
    measured: run.measured.map((one) => {
      const marked = Object.keys(one.outcomes).length > 0;
      return marked ? one : { ...one, outcomes: measuredLike(other, one)?.outcomes ?? {} };
    }),
  };
}

function disagreement(a: JobOutcome, b: JobOutcome): UserError {
  const text = ({ epochs, measured, made }: JobOutcome): string => {
    const strict = measured.map((one) => (100 * one.strict).toFixed(2)).join("/");
    return `${epochs} epochs, strict ${strict}${made ? ` (${made.date}, ${made.hardware})` : ""}`;
  };
  return new UserError(
    `${a.spec.row}, seed ${a.spec.seed}: one run has ${text(a)}, another ${text(b)}. The same seed gives the same digits where nothing else was changed: leave out the queue or the file of one.`,
  );
}
