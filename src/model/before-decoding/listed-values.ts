// "on tuesday, wednesday or thursday", "next week", "on weekends": more of one kind than a model learned to write beside
// each other. It hears the first alone; the others are put beside that in its query.
import { addDays, formatDate, parseDate } from "../../dates/civil.ts";
import type { ColumnTypes, Placeholder, ResolvedValue } from "../../entities/placeholder.ts";
import { equated } from "../../sql/bind/asked.ts";
import { mapCondition, mapConditions } from "../../sql/map-conditions.ts";
import { tryParse } from "../../sql/parse-words.ts";
import { printSql } from "../../sql/print.ts";
import type { Expression } from "../../sql/tree.ts";
import { anyOf } from "../../sql/tree-builders.ts";
import { walkExpression } from "../../sql/walk.ts";

/** What one of them is in a query, by the types of its columns. */
type Literals = ReadonlyMap<string, string>;

export type ListedValues = {
  /** The utterance with the first of them alone. */
  readonly alone: string;
  readonly values: readonly Literals[];
};

type Read = {
  readonly values: readonly ResolvedValue[];
  readonly placeholders: readonly Placeholder[];
};

const between = /^\s*(?:,|(?:,\s*)?(?:or|and))\s*(?:(?:on|in|at)\s+)?(?:the\s+)?$/;

/** Days: three of them, two with only a comma between, two by their names, or from one to another; null where none stand so. */
export function listedValues(utterance: string, read: Read): ListedValues | null {
  const { values: found } = read;
  const literalsOf = ({ placeholders }: ResolvedValue): Literals =>
    new Map(
      placeholders.flatMap((name) => {
        const one = read.placeholders.find((known) => known.name === name);
        return one === undefined ? [] : [[one.type, one.sql] as const];
      }),
    );
  const dates = found.filter(({ kind, op }) => kind === "date" && op === undefined);
  const list = runsOf(utterance, dates).find((run) => {
    const [first, second, third] = run;
    const gap = second && utterance.slice(first?.end, second.start).trim();
    return third !== undefined || gap === ",";
  });
  const listed = list ?? runsOf(utterance, found.filter(isDayName)).find((run) => run.length > 1);
  const [first, last] = [listed?.[0], listed?.at(-1)];
  if (listed !== undefined && first !== undefined && last !== undefined)
    return {
      alone: utterance.slice(0, first.end) + utterance.slice(last.end),
      values: listed.map(literalsOf),
    };
  return span(utterance, read) ?? weekend(utterance, found, literalsOf);
}

/** Values one behind the other, each another one: "monday, the eighth" is one day. */
function runsOf(utterance: string, values: readonly ResolvedValue[]): ResolvedValue[][] {
  const runs: ResolvedValue[][] = [];
  for (const value of values) {
    const run = runs.at(-1);
    const end = run?.at(-1)?.end;
    const gap = end === undefined ? "" : utterance.slice(end, value.start).toLowerCase();
    if (run !== undefined && between.test(gap)) run.push(value);
    else runs.push([value]);
  }
  return runs.filter((run) => new Set(run.map(({ value }) => String(value))).size === run.length);
}

/** Said as a name and not as a day of the calendar: "mondays". */
const isDayName = ({ kind, text }: ResolvedValue): boolean =>
  kind === "entity" && /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i.test(text);

/** Longer ones are every day of the week. */
const longestSpan = 7;

/** "next week", "monday to thursday": more days than the two that it is told by. */
function span(utterance: string, { values, placeholders }: Read): ListedValues | null {
  const found = values.find(({ kind, op }) => kind === "date" && op === "between");
  const [from, to] = [found?.value].flat().map((day) => parseDate(String(day)));
  const own = found?.placeholders.slice(0, found.placeholders.length / 2) ?? [];
  const types = own.map((name) => placeholders.find((one) => one.name === name)?.type ?? "");
  const [month, day, year, ...more] = types;
  if (found === undefined || !from || !to || more.length > 0 || year === undefined) return null;
  const days = Array.from({ length: longestSpan + 1 }, (_, i) => addDays(from, i)).filter(
    (one) => formatDate(one) <= formatDate(to),
  );
  if (days.length < 3 || days.length > longestSpan) return null;
  const lead = utterance
    .slice(0, found.start)
    .replace(/\b(?:from|between|on|in|during|any day|some ?time)\s+$/i, "");
  const alone = `${lead}on ${formatDate(from)}${utterance.slice(found.end)}`;
  const literals = (one: (typeof days)[number]): Literals =>
    new Map([
      [month ?? "", String(one.month)],
      [day ?? "", String(one.day)],
      [year, String(one.year)],
    ]);
  return { alone, values: days.map(literals) };
}

/** "on weekends": two days' names in one word, of which either will do. */
function weekend(
  utterance: string,
  found: readonly ResolvedValue[],
  literalsOf: (value: ResolvedValue) => Literals,
): ListedValues | null {
  const at = found.findIndex(({ kind, text }) => kind === "entity" && /\bweekends?$/i.test(text));
  const [first, second] = found.slice(at, at + 2);
  if (at < 0 || first === undefined || second?.start !== first.start) return null;
  const name = `${String(first.value).toLowerCase()}s`;
  const alone = utterance.slice(0, first.start) + name + utterance.slice(first.end);
  return { alone, values: [first, second].map(literalsOf) };
}

/** The query that asks for the first, asking for any of them; null where the first is not in it. */
export function withListed(
  sql: string,
  { values: [first, ...others] }: ListedValues,
  types: ColumnTypes,
): string | null {
  const query = tryParse(sql);
  if (query === undefined || first === undefined || first.size === 0) return null;
  let found = false;
  const typeOf = (node: Expression): string | undefined =>
    types.get(equated(node)?.column.toLowerCase() ?? "");
  const isFirst = (part: Expression): boolean => {
    const seen = new Set<string>();
    let other = false;
    walkExpression(part, {
      expression: (node) => {
        if (node.kind !== "comparison" || node.right.kind !== "literal") {
          other ||= node.kind === "between" || node.kind === "or" || node.kind === "not";
          return;
        }
        const type = typeOf(node);
        if (type === undefined || first.get(type) !== node.right.text) other = true;
        else seen.add(type);
      },
    });
    return !other && seen.size === first.size;
  };
  const wider = (part: Expression): Expression => {
    found = true;
    const copies = others.map((one) => withLiterals(part, one));
    return anyOf([part, ...copies]);
  };
  const withLiterals = (part: Expression, literals: ReadonlyMap<string, string>): Expression =>
    mapCondition(part, (node) => {
      const text = literals.get(typeOf(node) ?? "");
      return node.kind === "comparison" && node.right.kind === "literal" && text !== undefined
        ? { ...node, right: { ...node.right, text } }
        : node;
    });
  const wide = mapConditions(query, (part) => (isFirst(part) ? wider(part) : part));
  return found ? printSql(wide) : null;
}
