// Drafts how amounts are written (money, shares, what a length is measured in) and in which order the rows of
// a table are listed.
import type { NumberFacts } from "../../schema/database-facts.ts";
import { shareWords, unitOf } from "../../schema/units.ts";
import type { ColumnEntry, ColumnRole } from "../domain/domain-file.ts";

const money =
  /\b(?:price|cost|costs|fee|fare|salary|wage|revenue|payment|budget|turnover|freight|msrp|subtotal|balance|advance|credit limit|rental rate)$|^(?:total|amount)$|\b(?:total|price|order|invoice|payment) amount$|^amount (?:paid|due)$/;

export function draftFormat(
  role: ColumnRole,
  words: readonly string[],
  numbers: NumberFacts | undefined,
): Pick<ColumnEntry, "format" | "unit"> {
  if (role !== "amount" || numbers === undefined || numbers.distinct === 0) return {};
  const name = words.join(" ");
  if (money.test(name)) return { format: "currency" };
  const fractions = numbers.low >= 0 && numbers.high <= 1 && numbers.high > 0;
  const whole = numbers.sample.every(Number.isInteger);
  if (shareWords.includes(words.at(-1) ?? "") && fractions && !whole) return { format: "percent" };
  const unit = unitOf(words, numbers);
  // Where the name says it, the heading says it already.
  return unit === undefined || words.some((one) => one.startsWith(unit))
    ? {}
    : { unit: `${unit}s` };
}

/** What happened is listed by when, the newest first. */
export function draftOrder(
  noun: string,
  columns: Readonly<Record<string, ColumnEntry>>,
): string | undefined {
  const head = noun.split(" ").at(-1) ?? noun;
  const date = Object.entries(columns).find(
    ([, { name, role }]) =>
      role === "date" && (name === "date" || name === "time" || name.startsWith(`${head} `)),
  );
  return date === undefined ? undefined : `${date[0]} desc`;
}
