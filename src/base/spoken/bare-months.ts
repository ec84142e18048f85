// "in august" of data that ended years ago: any August, not the last one before today, of which nothing is known.
import { type OutlineSymbol, word } from "../../outline/symbols.ts";
import { called, isWord } from "../../revise/clauses.ts";
import type { DatabaseFacts } from "../../schema/database-facts.ts";
import type { DescribedSchema } from "../../schema/described.ts";

const month =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
const whichYear = /\b(?:\d{4}|this|last|past|next|previous|current|year)\b/i;

type Known = { readonly described: DescribedSchema; readonly facts: DatabaseFacts };

export function bareMonths(
  outline: readonly OutlineSymbol[],
  utterance: string,
  { described, facts }: Known,
): readonly OutlineSymbol[] {
  if (!month.test(utterance) || whichYear.test(utterance)) return outline;
  const at = outline.findIndex((_, i) => isWord(outline[i + 1], "during"));
  const [column, , value] = outline.slice(at, at + 3);
  if (at < 0 || column?.kind !== "item" || value?.kind !== "value") return outline;
  const { name = "", table = -1 } = described.columns[column.item] ?? {};
  const latest = facts.latest?.get(`${described.tables[table]?.name}.${name}`.toLowerCase());
  const { literal } = value;
  if (latest === undefined || literal.type !== "period" || latest >= literal.from) return outline;
  if (monthAfter(literal.from) !== literal.to) return outline;
  const number = { ...value, literal: { type: "string", text: literal.from.slice(5, 7) } } as const;
  const any = [...called("month_of_year", [column]), word("="), number];
  return [...outline.slice(0, at), ...any, ...outline.slice(at + 3)];
}

/** Of the first day of a month, that of the next. */
function monthAfter(day: string): string {
  const [year = 0, number = 0, first] = day.split("-").map(Number);
  const next = number === 12 ? [year + 1, 1] : [year, number + 1];
  return first === 1 ? `${next[0]}-${String(next[1]).padStart(2, "0")}-01` : "";
}
