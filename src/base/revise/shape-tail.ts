// A question and the shape it is wanted in: "revenue per month" | "with a running total". The model reads the
// first, and the second changes what it wrote: shapes can be asked for at once as well as later.

import { findBands } from "./bands.ts";
import { restWords } from "./rest-edits.ts";

const end = String.raw`[.?!\s]*$`;

const top = "top|best|biggest|largest|highest";
/** "and the rest as other", "top 5 plus others" */
const rest = String.raw`(?:(?:the\s+)?(?:${top})\s+\w+\s+|\w+\s+(?:${top})\s+)?(?:and|with|plus)\s+(?:the\s+)?${restWords.replaceAll(" ", String.raw`\s+`)}`;

/** Each ends an utterance; what comes before is the question. */
const tails: readonly RegExp[] = [
  String.raw`(?:also|including|include|even)\s.*\b(?:none|zeros?|zeroes|nothing|without\s.+|no\s\w+)`,
  String.raw`(?:(?:as|with|and|plus)\s+)?(?:an?\s+|the\s+)?(?:running|cumulative)\s+(?:totals?|sums?|counts?)`,
  String.raw`(?:and|with|plus|showing)\s+(?:the\s+)?(?:percent\w*\s+|%\s+)?(?:change|difference|growth|increase)\s.+`,
  String.raw`(?:side\s+by\s+side|next\s+to\s+each\s+other|in\s+separate\s+columns)`,
  String.raw`(?:compared|versus|vs)\s.+`,
  String.raw`(?:who|that)\s+.*\b(?:than|before|after|as)\s+their\s+(?:own\s+)?(?:manager|boss|supervisor|superior|head|lead|leader|chief)s?`,
  String.raw`(?:hired|born|earning|paid|older|younger)\s+.*\b(?:than|before|after|as)\s+their\s+(?:own\s+)?(?:manager|boss|supervisor|superior|head|lead|leader|chief)s?`,
  String.raw`(?:with|and)\s+(?:their\s+|the\s+|a\s+)?rank(?:ing)?s?`,
].map((shape) => new RegExp(String.raw`^(?<main>.+?)[,;]?\s+(?<shape>${shape})${end}`, "i"));

/** "top 5 products and the others together by revenue" */
const withRest = new RegExp(
  String.raw`^(?<main>.+?)[,;]?\s+(?<shape>${rest})(?<rest>\s+(?:by|in|for|since|last|this)\s.+)?${end}`,
  "i",
);

/** "the most expensive product in each category", "top 3 customers per country by revenue" */
const each = new RegExp(
  String.raw`^(?<main>.*\b(?:top|best|worst|bottom|most|least|fewest|highest|lowest|largest|biggest|smallest|cheapest|oldest|youngest|longest|shortest|newest|latest)\b.*?)\s+(?<shape>(?:per|(?:in|for|of|from|within)\s+each|(?:for|in)\s+every)\s+\w+)(?<rest>\s+(?:by|in|since|last|this)\s.+)?${end}`,
  "i",
);

/** "average stay in hours by ward", "average minutes to respond": in which unit, wherever it is said. */
const units = "seconds|minutes|mins|hours|days";
const inUnit: readonly RegExp[] = [
  String.raw`^(?<main>.+?)\s+in\s+(?<unit>${units})(?<rest>\s.+)?${end}`,
  String.raw`^(?<main>.*\b(?:average|avg|mean|total|median))\s+(?<unit>${units})(?<rest>\s+to\s+\D.+)${end}`,
].map((pattern) => new RegExp(pattern, "i"));

export type ShapedUtterance = {
  readonly main: string;
  readonly shape: string;
  /** What was asked for may be in that shape already. */
  readonly already?: boolean;
};

/** What the bands are of, cut from what is counted: "orders" | "with freight under 50, 50 to 100, above". */
const ofAmount =
  /^(?<main>.+?),?(?: (?<how>with|by|having|have|has|where|whose|that|which|are|were|priced|costing|cost|lasting|earning|earn|aged|weighing)\b(?<what>.*))?$/i;
const grouping =
  /^(?:group|split|bucket|divide|classify|categori[sz]e|band|break down|count)(?: up)?\s+/i;
/** What is said to be the amount by a verb. */
const verbs = /^(?:priced|costing|cost|lasting|earning|earn|aged|weighing)$/i;

function splitBands(utterance: string): ShapedUtterance | null {
  const bands = findBands(utterance);
  if (bands === null) return null;
  const before = utterance.slice(0, bands.from).replace(/[\s,:;(]+$/, "");
  const after = utterance
    .slice(bands.to)
    .replaceAll(/[?!.)]/g, "")
    .trim();
  const { main = "", how = "", what = "" } = ofAmount.exec(before)?.groups ?? {};
  if (main === "" || /^(?:split|group|break|by|only|show|into|and|what|how)$/i.test(main))
    return null;
  const amount = verbs.test(how) ? `${how} ${what}` : what;
  const each = /^(?:per|for each|in each)\s/i.test(after) || amount.trim() !== "";
  const said = utterance.slice(bands.from, bands.to);
  return {
    main: `${main.replace(grouping, "number of ")} ${each ? after : ""}`.trim(),
    shape: `split by ${amount} ${said} ${each ? "" : after}`.replaceAll(/\s+/g, " ").trim(),
  };
}

/** Null where no shape is named that the model has no words for. */
export function splitShape(utterance: string): ShapedUtterance | null {
  const banded = splitBands(utterance);
  if (banded !== null) return banded;
  for (const [i, pattern] of inUnit.entries()) {
    const { main, unit, rest = "" } = pattern.exec(utterance)?.groups ?? {};
    if (main !== undefined && unit !== undefined)
      return { main: `${main}${i > 0 ? " time" : ""}${rest}`, shape: `in ${unit}`, already: true };
  }
  for (const pattern of [...tails, withRest, each]) {
    const { main, shape, rest = "" } = pattern.exec(utterance)?.groups ?? {};
    if (main !== undefined && shape !== undefined) return { main: `${main}${rest}`, shape };
  }
  return null;
}
