// "leaving york", of the way from leeds to york: nothing goes from a place to itself, so the way is turned round.
// A reading that has one value at both of two like columns gives the other what stood at the changed one.
import { tryParse } from "../sql/parse-words.ts";
import { printExpression, printSql } from "../sql/print.ts";
import type { Expression } from "../sql/tree.ts";
import { conjunction, conjuncts } from "../sql/tree-builders.ts";

/** The query as predicted, or with its ends apart again. */
export function twoEnds(sql: string, last: string): string {
  const [now, before] = [tryParse(sql), tryParse(last)];
  if (now?.kind !== "select" || before?.kind !== "select") return sql;
  const parts = now.where === undefined ? [] : conjuncts(now.where);
  const ends = parts.flatMap(endOf);
  const earlier = (before.where === undefined ? [] : conjuncts(before.where)).flatMap(endOf);
  for (const end of ends) {
    const twin = ends.find((one) => one.column !== end.column && one.value === end.value);
    const was = (column: string): End | undefined => earlier.find((one) => one.column === column);
    const old = was(end.column);
    const stayed = twin && was(twin.column)?.value === twin.value;
    if (twin === undefined || old === undefined || !stayed || old.value === end.value) continue;
    const other = { ...old.part, left: twin.part.left };
    const where = conjunction(parts.map((part) => (part === twin.part ? other : part)));
    return where === undefined ? sql : printSql({ ...now, where });
  }
  return sql;
}

type Looked = Extract<Expression, { kind: "in" | "comparison" }>;
type End = { readonly part: Looked; readonly column: string; readonly value: string };

/** A column and what is asked of it. */
function endOf(part: Expression): End[] {
  if ((part.kind !== "in" && part.kind !== "comparison") || part.left.kind !== "column") return [];
  const value = printExpression({ ...part, left: { ...part.left, name: "it" } });
  return /'/.test(value) ? [{ part, column: part.left.name, value }] : [];
}
