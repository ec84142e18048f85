// "leaving york", of the way from leeds to york: nothing goes from a place to itself, so the way is turned round.
// A reading that has one value at both of two like columns gives the other what stood at the changed one.
import type { ResolvedValue } from "../../entities/placeholder.ts";
import { type NamedEnd, namedEnd } from "../../sql/bind/asked.ts";
import { trySelect } from "../../sql/parse-words.ts";
import { printSql } from "../../sql/print.ts";
import { isAmong, isSameHead } from "../../sql/same.ts";
import type { Expression } from "../../sql/tree.ts";
import { conjuncts, withConditions } from "../../sql/tree-builders.ts";

/** The query as predicted, or with its ends apart again. */
export function twoEnds(sql: string, last: string): string {
  const now = trySelect(sql);
  if (now === undefined) return sql;
  const parts = conjuncts(now.where);
  const ends = endsOf(parts);
  const earlier = endsOf(partsOf(last));
  for (const end of ends) {
    const twin = ends.find((one) => one.column !== end.column && one.what === end.what);
    const was = (column: string): NamedEnd | undefined =>
      earlier.find((one) => one.column === column);
    const old = was(end.column);
    const stayed = twin && was(twin.column)?.what === twin.what;
    if (twin === undefined || old === undefined || !stayed || old.what === end.what) continue;
    const other = { ...old.part, left: twin.part.left };
    return printSql(
      withConditions(
        now,
        parts.map((part) => (part === twin.part ? other : part)),
      ),
    );
  }
  return sql;
}

const goingBack =
  /\b(?:the way back|(?:the|a|my|our) return(?: \w+)?|(?:coming|going|getting|heading) back)\b(?! to\b)|^\W*(?:and\W+)?back (?:on|in|at|again)\b|^\W*(?:(?:and|then|need|want)\W+)*(?:return(?:ing)?|rtn)\b(?! to\b)/i;

/** "what about the way back on sunday", where the ends stayed: they change places, and of the rest what is new holds. */
export function turnedBack(sql: string, queries: readonly string[], utterance: string): string {
  const now = trySelect(sql);
  if (!goingBack.test(utterance) || now === undefined) return sql;
  const parts = conjuncts(now.where);
  const old = partsOf(queries.at(-1) ?? "");
  const stayed = endsOf(old.filter((one) => isAmong(one, parts)));
  const ends = stayed.filter((one) =>
    stayed.some((other) => other.column !== one.column && other.kind === one.kind),
  );
  const [one, other, ...more] = ends;
  if (one === undefined || other === undefined || more.length > 0) return sql;
  const said = queries.flatMap(partsOf);
  const turned = [
    { ...other.part, left: one.part.left },
    { ...one.part, left: other.part.left },
    ...parts.filter((part) => !isAmong(part, said)),
  ];
  return printSql(withConditions(now, turned));
}

const saidAlone =
  /^\W*(?:(?:uh|um|oh|well|ok|okay|so|it's|it is|that's|that is)\W+)*VALUE(?:\W+please)?\W*$/i;

/**
 * "leeds", of what goes to york: of two like ends the one that nothing was said of, rather than the other exchanged.
 * Null where that is no reading.
 */
export function otherEnd<Reading extends { readonly sql: string }>(
  utterance: string,
  sql: string,
  {
    last,
    values,
    alternatives,
  }: {
    readonly last: string;
    readonly values: readonly ResolvedValue[];
    readonly alternatives: readonly Reading[];
  },
): Reading | null {
  const [value, ...more] = values;
  if (value === undefined || more.length > 0 || value.kind !== "entity") return null;
  const frame = `${utterance.slice(0, value.start)}VALUE${utterance.slice(value.end)}`;
  if (!saidAlone.test(frame)) return null;
  const query = trySelect(last);
  const before = partsOf(last);
  const now = partsOf(sql);
  const [old, ...others] = endsOf(before.filter((part) => !isAmong(part, now)));
  if (old === undefined || others.length > 0) return null;
  const isLike = (end: NamedEnd): boolean => end.kind === old.kind;
  const isExchanged = endsOf(now).some((end) => end.column === old.column && isLike(end));
  if (!isExchanged) return null;
  const fills = (reading: Reading): boolean => {
    const made = trySelect(reading.sql);
    const parts = conjuncts(made?.where);
    const fresh = parts.filter((part) => !isAmong(part, before));
    const [end] = endsOf(fresh);
    return (
      query !== undefined &&
      made !== undefined &&
      isSameHead(made, query) &&
      before.every((part) => isAmong(part, parts)) &&
      fresh.length === 1 &&
      end !== undefined &&
      end.column !== old.column &&
      isLike(end)
    );
  };
  return alternatives.find(fills) ?? null;
}

const partsOf = (sql: string): readonly Expression[] => conjuncts(trySelect(sql)?.where);

const endsOf = (parts: readonly Expression[]): NamedEnd[] =>
  parts.flatMap((part) => namedEnd(part) ?? []);
