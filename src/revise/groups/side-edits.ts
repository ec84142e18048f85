// "side by side": the periods that were asked about in columns of their own, instead of a row for each;
// "difference", "growth in percent": so, and one more column of what lies between them.
import { type OutlineSymbol, timeWords, word } from "../../outline/symbols.ts";
import {
  type Clauses,
  called,
  figureOf,
  inParts,
  isAggregate,
  isCalled,
  isSame,
  isTimeBucket,
  isWord,
  type Symbols,
} from "../clauses.ts";
import type { Revision, Said } from "../said.ts";

const asked =
  /^(?:(?:show|put|set|with|them|it|that|those|these|the|both|years|months|periods) )*(?:side by side|next to each other|(?:in|as) (?:separate |two )?columns)$/;

export const sideBySide: Revision = ({ text }, clauses) => {
  return asked.test(text) ? periodsBeside(clauses) : null;
};

const lead = "(?:(?:with|show|add|give|include|also|what is|me|and|plus|a|an|the|as|in) )*";
const between = new RegExp(
  `^${lead}(?:(?<relative>percent(?:age)?|%|relative) )?(?<what>changes?|differences?|diff|growth(?: rate)?|increases?|delta)(?: (?:between|of) (?:them|the two|both|these))?(?: (?:in|as)(?: a)? (?<percent>percent(?:age)?|%))?(?: too| as well| per \\w+| for each)?$`,
);
const toPercent = /^(?:show (?:it|that|them|this) )?(?:as |in )?(?:a )?(?:percent(?:age)?s?|%)$/;

/** Of two periods, in groups: what the later has more. */
export const difference = ({ text }: Said, clauses: Clauses): Clauses | null =>
  differenceOfTwo(text, clauses);

export function differenceOfTwo(text: string, clauses: Clauses): Clauses | null {
  const found = between.exec(text)?.groups;
  const known = clauses.select.find((item) => isCalled(item, "gap") || isCalled(item, "gain"));
  if (known !== undefined) {
    if (!toPercent.test(text) && found === undefined) return null;
    const relative = found === undefined || isRelative(found);
    const made = [word(relative ? "gain" : "gap"), ...known.slice(1)];
    if (isSame(known, made)) return null;
    const other = (one: Symbols): Symbols => (isSame(one, known) ? made : one);
    return inParts(clauses, ["select", "orderBy"], other);
  }
  if (found === undefined) return null;
  const beside = clauses.select.some((item) => isCalled(item, "within"))
    ? clauses
    : periodsBeside(clauses, true);
  const [then, now, ...others] = beside?.select.filter((item) => isCalled(item, "within")) ?? [];
  if (beside === null || then === undefined || now === undefined || others.length > 0) return null;
  // What was said first is set against the other, unless these are times.
  const timed = then.some((one) => one.kind === "word" && timeWords.has(one.word));
  const ends = beside.groupBy.length === 0 && !timed ? [then, now] : [now, then];
  const made = called(isRelative(found) ? "gain" : "gap", ...ends);
  return { ...beside, select: [...beside.select, made] };
}

const isRelative = ({ relative, what = "", percent }: Record<string, string | undefined>) =>
  (relative ?? percent) !== undefined || what.startsWith("growth");

/** `alone`: also where they are all that is shown. */
export function periodsBeside(clauses: Clauses, alone = false): Clauses | null {
  for (const part of clauses.where) {
    const at = part.findIndex((one) => isWord(one, "in"));
    const bucket = part.slice(0, Math.max(at, 0));
    const values = part.slice(at + 1).filter((one: OutlineSymbol) => one.kind === "value");
    if (!isPeriods(bucket, clauses) || values.length < 2) continue;
    const others = clauses.select.filter((item) => !isSame(item, bucket));
    const figures = others.filter(isAggregate).map(figureOf);
    const shown = others.filter((item) => !isAggregate(item));
    // Two kinds alone come to one row; two periods are a series.
    if (figures.length === 0 || (shown.length === 0 && isTimeBucket(bucket) && !alone)) return null;
    const columns = figures.flatMap((figure) =>
      values.map((value) => called("within", figure, [...bucket, word("="), value])),
    );
    return {
      ...clauses,
      orderBy: [],
      limit: null,
      keep: [],
      made: [],
      select: [...shown, ...columns],
      groupBy: clauses.groupBy.filter((group) => !isSame(group, bucket)),
    };
  }
  return null;
}

/** A part of a date, or what is a group of its own: a year that is kept as a number, a kind. */
const isPeriods = (bucket: Symbols, { groupBy }: Clauses): boolean =>
  isTimeBucket(bucket) || (bucket.length === 1 && groupBy.some((group) => isSame(group, bucket)));
