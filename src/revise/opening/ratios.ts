// Figures over one another: "average number of orders per customer", "returns as % of orders", "share of seafood in
// sales", "share of revenue by region".
import { exactly } from "../../outline/exact-ratios.ts";
import { word } from "../../outline/symbols.ts";
import { type DescribedSchema, itemOfTable, keysOf } from "../../schema/described.ts";
import { mainDate } from "../../schema/main-date.ts";
import {
  called,
  clausesOf,
  column,
  noClauses,
  outlineOfClauses,
  type Symbols,
} from "../clauses.ts";
import { countOfRows, leafTables, tablesOf } from "../find-columns.ts";
import { hundred, partOfAll } from "../groups/part-edits.ts";
import { phraseStems } from "../said.ts";
import { changedBy } from "./changed-by.ts";
import {
  type Begun,
  figureAt,
  type OutlineChange,
  oneFigure,
  tableAt,
  type WayOfAsking,
} from "./figures.ts";

const later = "(?: (?<rest>(?:by|per|for each|in|since|last|this|during|for|where|only) .+))?";
const noun = "[a-z]+(?: [a-z]+)??";
const thing = `(?:per|for each|for every|by|of each) (?<thing>${noun})`;
const averaged: readonly RegExp[] = [
  new RegExp(
    `^(?:average|avg|mean) (?:number |count |amount )?(?:of )?(?<what>${noun}) ${thing}${later}$`,
  ),
  new RegExp(`^(?:(?:how many|number of) )?(?<what>${noun}) ${thing} on average${later}$`),
  new RegExp(`^(?:how many|number of) (?<what>${noun}) on average ${thing}${later}$`),
];
const percent = "(?:%|percent(?:age)?|per cent|share|proportion|fraction)";
const partOfThings = new RegExp(
  `^(?<part>[a-z]+(?: [a-z]+){0,3}?) (?:as|in) (?:an? |the )?${percent} of (?:(?:all|the|total|our) )*(?<whole>${noun})${later}$`,
);
const valueIn = new RegExp(
  `^(?:what |which )?(?:is )?(?:the )?${percent} of (?<what>[a-z&' -]+?) (?:in|of|from) (?:(?:all|the|total|our|overall) )*(?<figure>[a-z ]+)$`,
);
const figureBy = new RegExp(
  `^(?:what |which )?${percent} of (?:(?:all|the|total|our) )*(?<figure>[a-z ]+?) (?<rest>(?:by|per|for each) .+)$`,
);

const ofTwo = new RegExp(
  `^(?:what is |what s )?(?:the )?ratio (?:of|between) (?<one>.+?) (?:to|and|vs|versus) (?<other>.+?)${later}$`,
);

export const ratio: WayOfAsking = (phrase, schema, change) => {
  const totals = ofTotals(phrase, schema, change);
  if (totals !== null) return changedBy(totals.rest, totals.outline, change);
  const per = averaged.map((form) => form.exec(phrase)?.groups).find((one) => one);
  if (per !== undefined) {
    const { what = "" } = per;
    // "average payment per member" is what one comes to; of their number people speak as "payments".
    if (!what.endsWith("s") && figureAt(`average ${what}`, schema) !== undefined) return null;
    const made = averageOf(what, per["thing"] ?? "", schema);
    return made && changedBy(per["rest"] ?? "", oneFigure(made), change);
  }
  const { one, other, rest: further = "" } = ofTwo.exec(phrase)?.groups ?? {};
  if (one !== undefined && other !== undefined) {
    const made = twoKinds(one, other, schema, change);
    return made && changedBy(further, made, change);
  }
  const parts = partOfThings.exec(phrase)?.groups;
  if (parts !== undefined) {
    const { part = "", whole = "", rest = "" } = parts;
    const made = partOfRows(part, whole, schema, change) ?? relatedPart(part, whole, schema);
    return made && changedBy(rest, made, change);
  }
  return shareIn(phrase, schema, change) ?? sharesBy(phrase, schema, change);
};

const tableCalled = (name: string, schema: DescribedSchema): number | undefined => {
  const said = phraseStems(name);
  const found = tableAt(said, schema);
  return found?.length === said.length ? found.at : undefined;
};

const middling = "(?<how>average|avg|mean|median|typical)";
const adverbs = "(?<adverb>hourly|daily|weekly|monthly|quarterly|yearly|annual)";
const totalled: readonly RegExp[] = [
  new RegExp(`^${middling} ${adverbs} (?:(?:total|number of|count of) )?(?<what>${noun})${later}$`),
  new RegExp(
    `^${middling} (?<what>${noun}) (?:per|for each|for every|each|every|of each|a) (?<thing>${noun})${later}$`,
  ),
  new RegExp(
    `^(?<what>${noun}) (?:per|each|a) (?<thing>${noun}) (?:on|in) (?<how>average)${later}$`,
  ),
];
const unitOf: Readonly<Record<string, string>> = {
  hourly: "hour",
  daily: "day",
  weekly: "week",
  monthly: "month",
  quarterly: "quarter",
  yearly: "year",
  annual: "year",
};

/** "average monthly revenue", "average sales per customer": what one month or one of them comes to, of what is added up. */
function ofTotals(phrase: string, schema: DescribedSchema, change: OutlineChange): Begun | null {
  const said = totalled.map((form) => form.exec(phrase)?.groups).find((one) => one);
  if (said === undefined) return null;
  const { how = "average", adverb = "", what = "", rest = "" } = said;
  const counted = adverb === "" ? undefined : countedRows(what, schema);
  const whole = figureAt(what, schema);
  const figure = counted ?? (whole?.length === what.split(" ").length ? whole.figure : undefined);
  const thing = unitOf[adverb] ?? said["thing"] ?? "";
  const grouped = figure && change(`by ${thing}`, oneFigure(figure));
  const made = grouped && change(`${how === "median" ? how : "average"} of these`, grouped);
  return made ? { outline: made, rest } : null;
}

function countedRows(what: string, schema: DescribedSchema): Symbols | undefined {
  const table = what.endsWith("s") ? tableCalled(what, schema) : undefined;
  return table === undefined ? undefined : countOfRows(table, schema);
}

const units = ["year", "quarter", "month", "week", "day", "hour"] as const;

/** How many rows, over how many things they belong to, or times they are of. */
function averageOf(what: string, each: string, schema: DescribedSchema): Symbols | null {
  const rows = tableCalled(what, schema);
  const unit = units.find((one) => one === each);
  if (rows === undefined) return null;
  const date = unit && mainDate(rows, schema);
  const times = unit && date !== undefined ? called(unit, column(date)) : null;
  const by = unit === undefined ? keyAbove(rows, each, schema) : times;
  if (by === null) return null;
  const things = [word("count"), word("("), word("distinct"), ...by, word(")")];
  return [...countOfRows(rows, schema), word("/"), ...things];
}

/** The key of the things that these rows are of, each row of one. */
function keyAbove(rows: number, each: string, schema: DescribedSchema): Symbols | null {
  const owner = tableCalled(each, schema);
  if (owner === undefined || owner === rows) return null;
  const [key, ...others] = keysOf(owner, schema);
  const [leaf, ...leaves] = leafTables([rows, owner], schema);
  if (key === undefined || others.length > 0 || leaf !== rows || leaves.length > 0) return null;
  const link = schema.links.find(
    ({ from, to }) => to === key && schema.columns[from]?.table === rows,
  );
  return column(link?.from ?? key);
}

/** "discontinued products as % of all products", "refunds as % of documents". */
function partOfRows(
  part: string,
  whole: string,
  schema: DescribedSchema,
  change: OutlineChange,
): Symbols | null {
  const table = tableCalled(whole, schema);
  const nouns = new Set(phraseStems(whole));
  const what = part
    .split(" ")
    .filter((one) => !phraseStems(one).some((own) => nouns.has(own)))
    .join(" ");
  if (table === undefined || what === "" || tableCalled(part, schema) !== undefined) return null;
  const counted = oneFigure(countOfRows(table, schema));
  return shareOf(what, counted, change);
}

/**
 * "ratio of managers to agents", "of active to inactive members": rows of one table that two conditions part. Where
 * it is named, they may be about what each of its rows belongs to.
 */
function twoKinds(
  one: string,
  other: string,
  schema: DescribedSchema,
  change: OutlineChange,
): Symbols | null {
  const nounOf = (said: string): number | undefined => tableCalled(said, schema);
  const words = `${one} ${other}`.split(" ");
  const named = words.flatMap((said) => nounOf(said) ?? []);
  const made = [...schema.tables.keys()].flatMap((table) => {
    if (named.length > 0 && !named.includes(table)) return [];
    const rows = countOfRows(table, schema);
    const [upper, lower] = [one, other].map((what) => {
      const own = what.split(" ").filter((said) => nounOf(said) !== table);
      return countOnly(own.join(" "), rows, change);
    });
    if (upper == null || lower == null) return [];
    const used = tablesOf({ ...noClauses, select: [upper, lower] }, schema);
    const [leaf, ...leaves] = leafTables([...new Set([table, ...used])], schema);
    const own = leaf === table && leaves.length === 0;
    if (!own || (named.length === 0 && used.some((t) => t !== table))) return [];
    return [oneFigure([...exactly, ...upper, word("/"), ...lower])];
  });
  const [only, ...more] = made;
  return only === undefined || more.length > 0 ? null : only;
}

/** How many of these rows meet one condition: `within ( count , condition )`. */
function countOnly(what: string, rows: Symbols, change: OutlineChange): Symbols | null {
  const counted = oneFigure(rows);
  if (what === "") return null;
  const some = change(`only ${what}`, counted) ?? change(`only the ${what} ones`, counted);
  const [condition, ...others] = (some && clausesOf(some)?.where) ?? [];
  return condition === undefined || others.length > 0 ? null : called("within", rows, condition);
}

/** Of all that was counted those that are so, in per cent: "late", "the late ones". */
export function shareOf(what: string, counted: Symbols, change: OutlineChange): Symbols | null {
  for (const said of [`only ${what}`, what, `only the ${what} ones`]) {
    const some = change(said, counted);
    const clauses = some && clausesOf(some);
    const made = clauses && partOfAll(clauses);
    if (made) return outlineOfClauses(made);
  }
  return null;
}

/** "returns as % of orders": of the orders there are, so many have come back. */
function relatedPart(part: string, whole: string, schema: DescribedSchema): Symbols | null {
  const [rows, owner] = [tableCalled(part, schema), tableCalled(whole, schema)];
  if (rows === undefined || owner === undefined || rows === owner) return null;
  const [[key], [own, ...others]] = [keysOf(rows, schema), keysOf(owner, schema)];
  const [leaf, ...leaves] = leafTables([rows, owner], schema);
  if (key === undefined || own === undefined || others.length > 0) return null;
  if (leaf !== rows || leaves.length > 0) return null;
  const all = [word("count"), word("("), word("distinct"), ...column(own), word(")")];
  const figure = [hundred, word("*"), ...called("count", column(key)), word("/"), ...all];
  const keep = column(itemOfTable(schema, owner));
  return outlineOfClauses({ ...noClauses, select: [figure], keep });
}

function wholeFigure(phrase: string, schema: DescribedSchema): Symbols | null {
  const found = figureAt(phrase, schema);
  return found?.length === phrase.split(" ").length ? oneFigure(found.figure) : null;
}

/** "share of seafood in sales": the figure of those in per cent of that of all. */
function shareIn(phrase: string, schema: DescribedSchema, change: OutlineChange): Symbols | null {
  const { what = "", figure = "" } = valueIn.exec(phrase)?.groups ?? {};
  const all = wholeFigure(figure, schema);
  const some = all && change(`only ${what}`, all);
  const clauses = some && clausesOf(some);
  const part = clauses && partOfAll(clauses);
  return part && outlineOfClauses(part);
}

/** "share of revenue by region" */
const sharesBy: WayOfAsking = (phrase, schema, change) => {
  const { figure = "", rest = "" } = figureBy.exec(phrase)?.groups ?? {};
  const all = figure === "" ? null : wholeFigure(figure, schema);
  const grouped = all && changedBy(rest, all, change);
  return grouped && change("as a percentage", grouped);
};
