// "in august" of data that ended years ago: any August, not the last one before today, of which nothing is known. Of
// data that goes on past today, such as bookings, the August that comes.
import { type OutlineSymbol, word } from "../../outline/symbols.ts";
import { called, isWord } from "../../revise/clauses.ts";
import type { SaidTurn } from "../../revise/said.ts";
import type { DatabaseFacts } from "../../schema/database-facts.ts";
import { type DescribedSchema, factsKey } from "../../schema/described.ts";

const whichYear = /\b(?:\d{4}|this|last|past|next|previous|current|year)\b/i;

/** Days from here on stand for no end: 9999-12-31. */
const forever = "9000";

type Known = { readonly described: DescribedSchema; readonly facts: DatabaseFacts };

export function bareMonths(
  outline: readonly OutlineSymbol[],
  { mentions, utterance }: Pick<SaidTurn, "mentions" | "utterance">,
  { described, facts }: Known,
): readonly OutlineSymbol[] {
  const months = mentions.filter((one) => one.month !== undefined);
  if (months.length === 0 || whichYear.test(utterance)) return outline;
  const at = outline.findIndex((_, i) => isWord(outline[i + 1], "during"));
  const [column, , value] = outline.slice(at, at + 3);
  if (at < 0 || column?.kind !== "item" || value?.kind !== "value") return outline;
  const { literal } = value;
  const isMonth = months.some(
    ({ period }) => literal.type === "period" && period?.from === literal.from,
  );
  if (literal.type !== "period" || !isMonth) return outline;
  const latest = facts.latest?.get(factsKey(column.item, described));
  if (latest === undefined) return outline;
  const coming = { from: yearOn(literal.from), to: yearOn(literal.to) };
  if (latest >= coming.from && latest < forever) {
    const booked = { ...value, literal: { type: "period", ...coming } } as const;
    return [...outline.slice(0, at + 2), booked, ...outline.slice(at + 3)];
  }
  if (latest >= literal.from) return outline;
  const number = { ...value, literal: { type: "string", text: literal.from.slice(5, 7) } } as const;
  const any = [...called("month_of_year", [column]), word("="), number];
  return [...outline.slice(0, at), ...any, ...outline.slice(at + 3)];
}

const yearOn = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
