// Parts of a date that are kept as figures and said as words: weekdays and months.
import { readTime } from "../outline/read-time.ts";
import type { Expression } from "../sql/tree.ts";
import { capitalised, monthWords, weekdayWords } from "../text/counted-words.ts";

type Names = Readonly<Record<string, string>>;

const weekdays: Names = Object.fromEntries(
  weekdayWords.map((one, i) => [String(i), capitalised(one)]),
);
const months: Names = Object.fromEntries(
  monthWords.map((one, i) => [String(i + 1).padStart(2, "0"), capitalised(one)]),
);

/** What is shown for each; undefined for what is no such part. */
export function bucketNames(node: Expression): Names | undefined {
  const unit = readTime(node)?.unit;
  return unit === "weekday" ? weekdays : unit === "month_of_year" ? months : undefined;
}
