// A question and the shape it is wanted in: "revenue per month" | "with a running total". The model reads the
// first, and the second changes what it wrote: shapes can be asked for at once as well as later.
import { singularOf } from "../text/english-names.ts";
import { daysOfWeekSaid, hoursSaid } from "./conditions/hour-edits.ts";
import { textSaid } from "./conditions/text-edits.ts";
import { findBands } from "./groups/bands.ts";
import { isOpposite, twoSides, twoSidesBehind } from "./groups/flag-edits.ts";
import { restWords } from "./groups/rest-edits.ts";
import { chiefs } from "./things/chief-edits.ts";

const end = String.raw`[.?!\s]*$`;

const top = "top|best|biggest|largest|highest";
/** "and the rest as other", "top 5 plus others" */
const rest = String.raw`(?:(?:the\s+)?(?:${top})\s+\w+\s+|\w+\s+(?:${top})\s+)?(?:and|with|plus)\s+(?:the\s+)?${restWords.replaceAll(" ", String.raw`\s+`)}`;

/** Each ends an utterance; what comes before is the question. */
const tails: readonly RegExp[] = [
  String.raw`(?:(?:and|but)\s+)?(?:also|including|include|incl\.?|even|keep|plus|(?:do\s+not|don'?t)\s+(?:leave\s+out|drop|skip|exclude|omit|hide))\s.*\b(?:none|zeros?|zeroes|0|nothing|never\s.+|without\s.+|no\s\w+|not\s.+|n't\s.+|empty(?:\s\w+)?|gaps)`,
  String.raw`(?:and|with|or|\()?\s*(?:zeros?|zeroes|empty\s+ones|none)\s+(?:included|too|as\s+well)\)?`,
  String.raw`(?:(?:show(?:ing)?|with|or|counting|put(?:ting)?|and)\s+)*(?:a\s+)?(?:0|zeros?)\s+(?:for|if|when|where)\s.+`,
  String.raw`(?:with|without|no)\s+(?:(?:any|no)\s+)?(?:gaps|holes)`,
  String.raw`(?:(?:and|with)\s+)?fill(?:ing)?\s+(?:in\s+)?(?:the\s+|any\s+)?(?:gaps|holes|blanks)(?:\s.+)?`,
  String.raw`(?:with|and)\s+(?:the\s+)?(?:empty|missing)\s+(?:ones|\w+s)(?:\s+too|\s+as\s+well)?`,
  String.raw`with\s+(?:and|or)\s+without(?:\s.+)?`,
  String.raw`(?:(?:as|with|and|plus)\s+)?(?:an?\s+|the\s+)?(?:running|cumulative)\s+(?:totals?|sums?|counts?)`,
  String.raw`(?:and|with|plus|showing)\s+(?:the\s+)?(?:percent\w*\s+|%\s+)?(?:change|difference|growth|increase)s?(?:\s.+)?`,
  String.raw`(?<=[,;]\s+)(?:the\s+)?(?:percent\w*\s+|%\s+)?(?:change|difference|growth|increase)s?(?:\s.+)?`,
  textSaid,
  String.raw`(?:side\s+by\s+side|next\s+to\s+each\s+other|in\s+separate\s+columns)`,
  String.raw`(?:compared|versus|vs)\s.+`,
  String.raw`(?:who|that)\s+.*\b(?:than|before|after|as)\s+their\s+(?:own\s+)?(?:manager|boss|supervisor|superior|head|lead|leader|chief)s?`,
  String.raw`(?:hired|born|earning|paid|older|younger)\s+.*\b(?:than|before|after|as)\s+their\s+(?:own\s+)?(?:manager|boss|supervisor|superior|head|lead|leader|chief)s?`,
  String.raw`(?:with|and)\s+(?:their\s+|the\s+|a\s+)?rank(?:ing)?s?`,
  String.raw`(?:and|with)\s+their\s+${chiefs}`,
  String.raw`(?:(?:who|that)\s+)?(?:have\s+no|has\s+no|with\s+no|without(?:\s+an?|\s+any)?|do\s+not\s+have\s+an?)\s+${chiefs}`,
].map((shape) => new RegExp(String.raw`^(?<main>.+?)[,;]?\s+(?<shape>${shape})${end}`, "iu"));

const unit = "year|quarter|month|week|day";
const unitsCalled: Readonly<Record<string, string>> = {
  y: "year",
  a: "year",
  q: "quarter",
  m: "month",
  w: "week",
  d: "day",
};

/** What comes first and is a shape of the rest: "cumulative" | "revenue by month in 2013". */
const leads: readonly { readonly said: RegExp; readonly split: (g: Groups) => ShapedUtterance }[] =
  [
    {
      said: pattern(
        String.raw`(?:running|cumulative|cumulated|accumulated|rolling)\s+(?:(?:totals?|sums?|counts?)\s+(?:of\s+|for\s+)?)?(?<main>(?!(?:total|sum|count|figure|number|amount)s?\b)\S.*)`,
      ),
      split: ({ main = "" }) => ({ main, shape: "running total" }),
    },
    {
      // "compare revenue in q1 2026 with q1 2025"
      said: pattern(
        String.raw`compare\s+(?<main>\S.*?\s(?:in|of|for|from|during)\s.*?)\s+(?:with|to|against|and)\s+(?:(?:that|those)\s+(?:of|in|for|from)\s+)?(?<other>.+?)(?<rest>\s+(?:by|per|for\s+each)\s.+)?`,
      ),
      split: ({ main = "", other = "", rest = "" }) => ({
        main: `${main}${rest}`,
        shape: `vs ${other}`,
      }),
    },
    {
      // "what share of orders were late": so many were, in per cent of all.
      said: pattern(
        String.raw`(?:(?:what|which)\s+)?(?:share|percentage|percent|proportion|fraction|part)\s+of\s+(?:(?:all|our|the)\s+)*(?<main>[a-z]+(?:\s[a-z]+)?\s+(?:is|are|was|were|have|has|had|did|do|does|came|come|live|got|with|without|who|that|older|younger|over|under|above|below)\s+.+?)`,
      ),
      split: ({ main = "" }) => ({ main: `how many ${main}`, shape: "what share is that" }),
    },
    {
      said: pattern(String.raw`(?<main>.*\S)\s+cumulatively`),
      split: ({ main = "" }) => ({ main, shape: "running total" }),
    },
    {
      said: pattern(
        String.raw`rank(?:ing)?\s+(?:of\s+)?(?:the\s+|all\s+|our\s+|each\s+)*(?<thing>[a-z]+(?:\s[a-z]+)?)\s+(?:by|on|according\s+to)\s+(?<what>.+?)(?<rest>\s+(?:in|for|since|during|last|this)\s.+)?`,
      ),
      split: ({ thing = "", what = "", rest = "" }) => ({
        main: `${what.replace(/^(?:their|the)\s+/i, "")} per ${singularOf(thing.toLowerCase())}${rest}`,
        shape: "with rank",
      }),
    },
    {
      said: pattern(
        String.raw`(?<how>(?:percent(?:age)?\s+)?(?:difference|change|growth|increase|decrease)s?(?:\s+in\s+percent)?)\s+(?:of|in|for)\s+(?<main>\S.*?)\s+(?:between|from)\s+(?<one>\S.*?)\s+(?:and|to)\s+(?<other>.+?)(?<rest>\s+(?:by|per|for\s+each)\s.+)?`,
      ),
      split: ({ how = "", main, one, other, rest = "" }) => ({
        main: `${main}${rest} in ${one} vs ${other}`,
        shape: shapeOf(how),
      }),
    },
    {
      said: pattern(
        String.raw`(?<how>(?:percent(?:age)?\s+)?(?:difference|change|growth|increase)s?)\s+(?:of|in)\s+(?<main>\S.*)`,
      ),
      split: ({ how = "", main = "" }) => ({ main, shape: shapeOf(how) }),
    },
    {
      // "difference to the previous month of invoices in 2024"
      said: pattern(
        String.raw`(?<how>(?:percent(?:age)?\s+)?(?:difference|change|growth|increase)s?)\s+(?:to|from|over|vs|against|on)\s+(?:the\s+)?(?:previous|last|prior|former|preceding)\s+(?<unit>${unit})\s+(?:of|in|for)\s+(?<main>\S.*)`,
      ),
      split: ({ how = "", main = "", unit = "" }) => ({
        main: byUnit(main, unit),
        shape: shapeOf(how),
      }),
    },
    {
      // "month over month growth of revenue in 2024", "yoy revenue growth"
      said: pattern(
        String.raw`(?:(?<unit>${unit})[\s-]+(?:over|on|by|to)[\s-]+\k<unit>|(?<short>yoy|qoq|mom|wow)|(?<adverb>yearly|annual|quarterly|monthly|weekly|daily))\s+(?:(?<how>growth|change|difference|increase)(?:\s+rate)?\s+(?:of|in|for)\s+(?<main>\S.*)|(?<figure>\S.*?)\s+(?<last>growth|change|difference|increase)(?:\s+rate)?(?<rest>\s+(?:in|for|since|during)\s.+)?)`,
      ),
      split: ({ unit, short = "", adverb = "", how, main, figure = "", last = "", rest = "" }) => ({
        main: byUnit(
          main ?? `${figure}${rest}`,
          unit ?? unitsCalled[(short || adverb).charAt(0).toLowerCase()] ?? "month",
        ),
        shape: shapeOf(how ?? last),
      }),
    },
    {
      // "share of each genre in total revenue", "each customer's share of revenue within their country"
      said: pattern(
        String.raw`(?:(?:percentage\s+|percent\s+)?shares?\s+(?:of|for)\s+each\s+(?<thing>[a-z]+(?:\s[a-z]+)?)\s+(?:in|of)|each\s+(?<owner>[a-z]+(?:\s[a-z]+)?)['’]s?\s+(?:percentage\s+|percent\s+)?share\s+(?:of|in))\s+(?:(?:the|our|total|overall|all)\s+)*(?<what>[a-z]+(?:\s[a-z]+)??)(?<rest>\s+(?:in|during|since|last|this)\s.+?)?(?:\s+(?:with)?in\s+(?:(?:their|its|the|each|own)\s+)+(?<group>[a-z]+))?`,
      ),
      split: ({ thing, owner = "", what = "", rest = "", group }) => ({
        main: `${what} by ${thing ?? owner}${rest}`,
        shape: group === undefined ? "as a percentage" : `as a share within each ${group}`,
      }),
    },
    {
      said: pattern(
        String.raw`(?<main>\S.*?)\s+(?<how>growth|change|increase)(?:\s+rate)?(?<rest>\s+(?:by|per)\s.+)`,
      ),
      split: ({ how = "", main, rest = "" }) => ({ main: `${main}${rest}`, shape: shapeOf(how) }),
    },
  ];

/** What is told of each month already stays so. */
const byUnit = (main: string, unit: string): string =>
  new RegExp(String.raw`\b(?:by|per|each)\s+${unit}\b`, "i").test(main)
    ? main
    : `${main} by ${unit}`;

type Groups = Readonly<Record<string, string | undefined>>;

/** "rank staff by sales within each year": the groups are asked for too, and the shape is anew in each. */
const inEach = new RegExp(
  String.raw`^(?<whole>.+?)\s+within\s+(?:each|every)\s+(?<what>[a-z]+(?:\s[a-z]+)?)${end}`,
  "i",
);
const shareOf =
  /^(?:(?:show|give|what\s+(?:is|was|are)|me|us|the|a|an|please)\s+)*(?:shares?|percentages?)\s+of\s+(?<main>.+)$/i;

function splitInEach(utterance: string): ShapedUtterance | null {
  const { whole, what } = inEach.exec(utterance)?.groups ?? {};
  if (whole === undefined || what === undefined) return null;
  const share = shareOf.exec(whole)?.groups?.["main"];
  const split = share === undefined ? splitShape(whole) : { main: share, shape: "as a share" };
  return split && { ...split, shape: `${split.shape} within each ${what}` };
}

function pattern(form: string): RegExp {
  return new RegExp(
    String.raw`^(?:(?:show|give|what\s+(?:is|was|are)|me|us|the|a|an|please)\s+)*${form}${end}`,
    "i",
  );
}

const shapeOf = (how: string): string =>
  /percent|growth/i.test(how) ? "growth in percent" : "difference";

/** "rentals after 6pm by store": the hour, wherever it is said. */
const atHours = new RegExp(
  String.raw`^(?<main>.+?)\s+(?<shape>${hoursSaid}|${daysOfWeekSaid})(?<rest>[,\s].*)?${end}`,
  "i",
);

/** "list five products", "show me 10 customers from usa": how many, and of what. */
const counted =
  /^(?<lead>(?:please\s+)?(?:(?:can|could)\s+you\s+)?(?:show|list|give|display|print|see|get)\s+(?:me\s+|us\s+)?)(?:any\s+|just\s+|only\s+|some\s+)?(?<count>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|(?:a\s+)?dozen)\s+(?<rest>[a-z].*)$/i;
/** What is the most of its kind is counted by the model; minutes and days count something else. */
const countedElse =
  /\b(?:top|bottom|best|worst|most|least|fewest|first|last|latest|newest|oldest|youngest|random|per|each|every)\b|\b(?!(?:forest|guest|request|interest|test|west|harvest|contest|priest|nest|rest|quest)s?\b)[a-z]+(?:est|iest)\b|^(?:of|or|to|and|percent|star|(?:second|minute|hour|day|week|month|year|dollar|euro)s?)\b/i;

function splitCount(utterance: string): ShapedUtterance | null {
  const { lead = "", count = "", rest = "" } = counted.exec(utterance)?.groups ?? {};
  if (rest === "" || countedElse.test(rest)) return null;
  return { main: `${lead}${rest}`, shape: `first ${count.replace(/^a\s+/i, "")}` };
}

/** "members over 50": people by their age, which nobody has to name. */
const aged =
  /^(?<main>(?:(?:show|list|give|me|us|all|the|our)\s+)*[a-z]+)\s+(?<shape>(?:over|under|above|below)\s+\d{2,3})$/i;

/** "evening concerts" */
const partFirst =
  /^(?<lead>(?:(?:show|list|give|find|me|us|all|any|the|our|which|what|are|there|how|many) )*)(?<part>morning|afternoon|evening) (?<rest>[a-z]+s\b.*)$/i;

/** "july vs august 2005": both are of that year. */
const yearBehind =
  /\b(?<one>[a-z]+|q ?[1-4])\s+(?<how>vs\.?|versus|against|compared\s+(?:to|with))\s+(?<other>[a-z]+|q ?[1-4])\s+(?<year>\d{4})\b/i;

/** "2007 vs 2008 by department": the groups belong to what is asked. */
const groupsBehind =
  /^(?<main>.+?)\s+(?<shape>(?:versus|vs\.?|compared\s+(?:to|with))\s+.+?)(?<rest>\s+(?:by|per|for\s+each)\s.+)$/i;

/** "top 5 products and the others together by revenue" */
const withRest = new RegExp(
  String.raw`^(?<main>.+?)[,;]?\s+(?<shape>${rest})(?<rest>\s+(?:by|in|for|since|last|this)\s.+)?${end}`,
  "i",
);

/** "the most expensive product in each category", "top 3 customers per country by revenue" */
const each = new RegExp(
  String.raw`^(?<main>.*\b(?:top|best|worst|bottom|most|least|fewest|highest|lowest|largest|biggest|smallest|cheapest|oldest|youngest|longest|shortest|newest|latest|earliest|heaviest|lightest|fastest|slowest|tallest|deepest|widest|dearest|priciest|richest|poorest|strongest|hottest|coldest)\b.*?)\s+(?<shape>(?:per|(?:(?:in|for|of|from|within)\s+)?each|(?:(?:for|in)\s+)?every)\s+\w+)(?<rest>\s+(?:by|in|since|last|this)\s.+)?${end}`,
  "i",
);

/** "the second longest track", "who has the third most orders": the first of that order, and its place. */
const places = "second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|2nd|3rd|\\d{1,2}th";
const atPlace = new RegExp(
  String.raw`^(?<lead>(?:.*\s)?)(?<place>${places})[\s-]+(?<rest>(?:most|least|fewest|best|worst|top|(?!(?:rest|interest|test|west|guest|request|forest)\b)[a-z]+est|last)\b.*?)${end}`,
  "i",
);

/** "average discount in %": what is a rate may be in per cent already. */
const asPercent = new RegExp(
  String.raw`^(?<main>.*\b(?:average|avg|mean|rate|ratio)\b.*?)\s+(?<shape>(?:in|as)\s+(?:an?\s+)?(?:%|percent(?:ages?)?|per\s+cent))(?<rest>\s+(?:by|per|for|in|of)\s.+)?${end}`,
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
  /** A word of it that may be a value: then it is no shape. */
  readonly unless?: string;
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
  const banded = splitBands(utterance) ?? splitInEach(utterance);
  if (banded !== null) return banded;
  const said = utterance.replace(yearBehind, "$<one> $<year> $<how> $<other> $<year>");
  for (const { said: lead, split } of leads) {
    const groups = lead.exec(said)?.groups;
    if (groups !== undefined) return split(groups);
  }
  const hours = atHours.exec(said)?.groups;
  if (hours?.["main"] !== undefined && hours["shape"] !== undefined)
    return { main: `${hours["main"]}${hours["rest"] ?? ""}`, shape: hours["shape"] };
  const { lead: ahead = "", part, rest: things = "" } = partFirst.exec(said)?.groups ?? {};
  if (part !== undefined)
    return { main: `${ahead}${things}`, shape: `in the ${part}`, unless: part.toLowerCase() };
  for (const two of [twoSides, twoSidesBehind]) {
    const { main, shape, lead = "", one = "", other = "" } = two.exec(said)?.groups ?? {};
    const [a, b] = [one.toLowerCase(), other.toLowerCase()];
    if (main !== undefined && shape !== undefined && (isOpposite(a, b) || isOpposite(b, a)))
      return { main: `${lead}${main}`, shape };
  }
  const { lead = "", place, rest: behind = "" } = atPlace.exec(said)?.groups ?? {};
  if (place !== undefined) return { main: `${lead}${behind}`, shape: `the ${place} one` };
  const count = splitCount(said);
  if (count !== null) return count;
  const { main: people, shape: age } = aged.exec(said)?.groups ?? {};
  if (people !== undefined && age !== undefined) return { main: people, shape: age };
  const { main: asked, shape: compared, rest: by } = groupsBehind.exec(said)?.groups ?? {};
  if (asked !== undefined && compared !== undefined)
    return { main: `${asked}${by}`, shape: compared };
  const rate = asPercent.exec(said)?.groups;
  if (rate?.["main"] !== undefined && rate["shape"] !== undefined)
    return { main: `${rate["main"]}${rate["rest"] ?? ""}`, shape: rate["shape"], already: true };
  for (const [i, pattern] of inUnit.entries()) {
    const { main, unit, rest = "" } = pattern.exec(utterance)?.groups ?? {};
    if (main !== undefined && unit !== undefined)
      return { main: `${main}${i > 0 ? " time" : ""}${rest}`, shape: `in ${unit}`, already: true };
  }
  for (const pattern of [...tails, withRest, each]) {
    const { main, shape, rest = "" } = pattern.exec(said)?.groups ?? {};
    if (main !== undefined && shape !== undefined) return { main: `${main}${rest}`, shape };
  }
  return null;
}
