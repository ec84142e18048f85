// Stretches of a fiscal year, for those whose year does not begin in January: "last fiscal year", "FY24",
// "fiscal q2". A fiscal year has the number of the calendar year it ends in.
import { addMonths, type CivilDate, civil } from "./civil.ts";

type Groups = Readonly<Record<string, string | undefined>>;
type Span = { readonly from: CivilDate; readonly to: CivilDate };

const fiscal = "(?:fiscal|financial)";
const number = String.raw`(?<year>(?:19|20)\d\d|\d\d)`;
const shift = "(?<which>this|last|previous|past|next|the current|current)";

/** Longest first. */
export const fiscalPatterns: readonly string[] = [
  `${fiscal} (?:q ?(?<q>[1-4])|(?<r>[1-4])(?:th)? quarter)(?: of)?(?: ${number})?`,
  `${shift} ${fiscal} (?<unit>quarter|year)`,
  `${fiscal} year ${number}|fy ?'? ?(?<short>(?:19|20)\\d\\d|\\d\\d)|${fiscal} (?<bare>(?:19|20)\\d\\d)`,
];

/** `start`: the month that the year begins with. */
export function fiscalPeriod(groups: Groups, today: CivilDate, start: number): Span | null {
  const current = today.month >= start && start > 1 ? today.year + 1 : today.year;
  const moved = { last: -1, previous: -1, past: -1, next: 1 }[groups["which"] ?? ""] ?? 0;
  const said = groups["year"] ?? groups["short"] ?? groups["bare"];
  const year = said === undefined ? current : fullYear(Number(said));
  const quarter = groups["q"] ?? groups["r"];
  const begin = civil(start > 1 ? year - 1 : year, start, 1);
  if (begin === null) return null;
  if (quarter !== undefined) return stretch(addMonths(begin, 3 * (Number(quarter) - 1)), 3);
  if (groups["unit"] !== "quarter") return stretch(addMonths(begin, 12 * moved), 12);
  const into = (12 + today.month - start) % 12;
  return stretch(addMonths(begin, 3 * (Math.floor(into / 3) + moved)), 3);
}

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

const stretch = (from: CivilDate, months: number): Span => ({ from, to: addMonths(from, months) });
