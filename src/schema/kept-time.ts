// How a column keeps days or moments that its database takes for numbers or text: told by its values, and by
// its name where values alone are no proof.
import type { KeptTime } from "./described.ts";

/** Called like a moment. */
const moment =
  /^(?:at|on|time|timestamp|date|datetime|ts|when|epoch|day|since|until|birth|birthday|dob|born|start|begin|end|seen|\w{3,}ed)$/;

const isCalledMoment = (words: readonly string[]): boolean =>
  words.some((one) => moment.test(one)) || /^(?:check|log|clock) (?:in|out)$/.test(words.join(" "));

/** However large: bytes seen, the total since. */
const measured = /^(?:bytes?|size|amount|total|count|number|price|cost|revenue|views?|population)$/;

/** Numbers since 1970, between 1980 and 2100, that are called like moments. */
export function keptSince1970(
  { low, high }: { readonly low: number; readonly high: number },
  words: readonly string[],
): "seconds" | "milliseconds" | undefined {
  const within = (unit: number): boolean => low >= 3.15e8 * unit && high <= 4.1e9 * unit;
  if (!isCalledMoment(words) || words.some((one) => measured.test(one))) return undefined;
  if (within(1)) return "seconds";
  return within(1000) ? "milliseconds" : undefined;
}

const text = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?: \d{1,2}:\d{2}.*)?$/;
const yearFirst = /^(\d{4})([/.])(\d{2})\2(\d{2})(?: \d{1,2}:\d{2}.*)?$/;

/** Fewer values that look like days prove nothing without a name. */
const enough = 5;

/** Undefined where it is no day, or one that needs nothing done. */
export function keptDay(sample: readonly string[], words: readonly string[]): KeptTime | undefined {
  const seen = sample.filter((one) => one.trim() !== "").slice(0, 300);
  if (seen.length === 0 || (seen.length < enough && !isCalledMoment(words))) return undefined;
  if (seen.every(isPlainNumber)) return "yyyymmdd";
  const first = seen.map((one) => yearFirst.exec(one));
  const mark = first[0]?.[2];
  if (mark !== undefined && first.every((found) => found?.[2] === mark))
    return `yyyy${mark}mm${mark}dd` as KeptTime;
  return dayFirst(seen.map((one) => text.exec(one)));
}

const isPlainNumber = (one: string): boolean =>
  /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(one);

function dayFirst(found: readonly (RegExpExecArray | null)[]): KeptTime | undefined {
  const mark = found[0]?.[2];
  if (mark === undefined || !found.every((one) => one?.[2] === mark)) return undefined;
  const firsts = found.map((one) => Number(one?.[1]));
  const seconds = found.map((one) => Number(one?.[3]));
  const [high, low] = [Math.max(...firsts), Math.max(...seconds)];
  if ((high > 12 && low > 12) || high > 31 || low > 31) return undefined;
  // Where all of them can be read both ways: only Americans put the month first, and write a stroke.
  const order = high > 12 || (low <= 12 && mark !== "/") ? ["d", "m"] : ["m", "d"];
  const padded = found.every((one) => one?.[1]?.length === 2 && one[3]?.length === 2);
  const [a = "", b = ""] = order;
  return (padded ? [a + a, b + b, "yyyy"] : [a, b, "y"]).join(mark) as KeptTime;
}
