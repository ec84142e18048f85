// "in august" of data that ended years ago: any August, not the last one before today, of which nothing is known. Of
// data that goes on past today, such as bookings, the August that comes.
import { monthPattern } from "../../dates/names.ts";
import { type OutlineSymbol, word } from "../../outline/symbols.ts";
import { called, isWord } from "../../revise/clauses.ts";
import type { SaidTurn } from "../../revise/said.ts";
import type { DatabaseFacts } from "../../schema/database-facts.ts";
import { type DescribedSchema, factsKey } from "../../schema/described.ts";

const whichYear = new RegExp(
  `\\b(?:\\d{4}|years?|(?:this|last|past|next|previous|current) (?:${monthPattern}))\\b`,
  "i",
);

/** Days from here on stand for no end: 9999-12-31. */
const forever = "9000";

/** What was, lies behind, and so does what it has been since. */
const past = /\b(?:was|were|did|had|been|last|ago|since|so far|to date|yet)\b/i;

type Known = { readonly described: DescribedSchema; readonly facts: DatabaseFacts };

/** `today`: as YYYY-MM-DD. */
export function bareMonths(
  outline: readonly OutlineSymbol[],
  { mentions, utterance }: Pick<SaidTurn, "mentions" | "utterance">,
  { described, facts }: Known,
  today: string,
): readonly OutlineSymbol[] {
  const times = mentions.filter((one) => one.yearless === true);
  if (times.length === 0 || whichYear.test(utterance)) return outline;
  const written = [...outline];
  for (let at = outline.length - 3; at >= 0; at--) {
    const [column, how, value] = outline.slice(at, at + 3);
    if (column?.kind !== "item" || how?.kind !== "word" || value?.kind !== "value") continue;
    const { literal } = value;
    const latest = facts.latest?.get(factsKey(column.item, described));
    const from = literal.type === "period" ? literal.from : literal.text;
    const said = times.find(({ period }) => period?.from === from);
    if (said === undefined || latest === undefined) continue;
    const coming = { from: yearOn(from), to: yearOn(said.period?.to ?? from) };
    const inIt = isWord(how, "during");
    // Of what is still to come, an end lies ahead too.
    const comes = latest < forever && latest >= (inIt ? coming.from : today);
    if (comes && !past.test(utterance)) {
      const isPeriod = literal.type === "period";
      const next = isPeriod ? { ...literal, ...coming } : { ...literal, text: coming.from };
      written[at + 2] = { ...value, literal: next };
    } else if (inIt && said.month !== undefined && latest < from) {
      const month = { type: "string", text: from.slice(5, 7) } as const;
      const any = [...called("month_of_year", [column]), word("="), { ...value, literal: month }];
      written.splice(at, 3, ...any);
    }
  }
  return written;
}

const yearOn = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
