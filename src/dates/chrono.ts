// chrono-node, asked about a few words at a time and trusted only where it is certain of the day.
import { en } from "chrono-node";
import { type CivilDate, civil, compareDates } from "./civil.ts";

/** The first certain date among these words, with the words it covers. */
export function chronoDate(
  words: readonly string[],
  today: CivilDate,
): { readonly date: CivilDate; readonly from: number; readonly to: number } | null {
  // chrono writes ordinals as people do.
  const spoken = words.map((word) => word.replace(/^(\d+)th$/, "$1th"));
  const text = spoken.join(" ");
  const instant = new Date(Date.UTC(today.year, today.month - 1, today.day, 12));
  const results = en.strict.parse(text, { instant, timezone: 0 }, { forwardDate: true });
  for (const result of results) {
    const { start } = result;
    const certain = start.isCertain("day") || /\b(?:days?|weeks?)\b/.test(result.text);
    if (!certain || start.isCertain("hour")) continue;
    const date = civil(start.get("year") ?? 0, start.get("month") ?? 0, start.get("day") ?? 0);
    if (date === null || compareDates(date, today) < 0) continue;
    const from = text.slice(0, result.index).split(" ").length - 1;
    const to = from + result.text.trim().split(" ").length;
    return { date, from, to };
  }
  return null;
}
