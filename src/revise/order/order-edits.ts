// "sort by total", "highest first", "top 5", "and the least?": order and number of rows, and nothing else.
import { word } from "../../outline/symbols.ts";
import { type DescribedSchema, isNumeric } from "../../schema/described.ts";
import type { Magnitude } from "../../schema/magnitudes.ts";
import { birthDate } from "../../schema/main-date.ts";
import { stem } from "../../schema/stem.ts";
import {
  type Clauses,
  chosenBy,
  column,
  columnsIn,
  figureOf,
  isAggregate,
  isCalled,
  isSame,
  isTimeBucket,
  isWord,
  measureOf,
  type Symbols,
} from "../clauses.ts";
import {
  callings,
  columnNamed,
  isMoney,
  leafTables,
  tablesOf,
  timeColumn,
} from "../find-columns.ts";
import { differenceOfTwo } from "../groups/side-edits.ts";
import { countOf, isPlain, phraseStems, type Revision, type Said } from "../said.ts";
import { isFirst, ofChosen } from "../things/chosen.ts";
import { asList } from "../things/list-edits.ts";
import { isAge, isBad, isSpeed, ofAge, worthOf } from "./which-end.ts";

const high =
  "highest|largest|biggest|greatest|most expensive|most recent|most|best|top|longest|priciest|heaviest|busiest|latest|newest|youngest|strongest|slowest";
const low =
  "lowest|smallest|least expensive|least|fewest|worst|shortest|cheapest|lightest|earliest|oldest|weakest|fastest|quickest";
const down = new RegExp(
  `^(?:desc|descending|in descending order|downwards?|from (?:the )?(?:high(?:est)?|large(?:st)?|big(?:gest)?|great(?:est)?|most) to (?:the )?(?:low(?:est)?|small(?:est)?|least|fewest)|z to a|(?:the )?(?:${high}) (?:ones? )?first)$`,
);
const up = new RegExp(
  `^(?:asc|ascending|in ascending order|upwards?|from (?:the )?(?:low(?:est)?|small(?:est)?|least|fewest) to (?:the )?(?:high(?:est)?|large(?:st)?|big(?:gest)?|great(?:est)?|most)|a to z|alphabetical(?:ly)?|in alphabetical order|(?:the )?(?:${low}) (?:ones? )?first)$`,
);

/** What a superlative is about where it is not about the figure that is shown. */
const abouts: readonly {
  readonly said: RegExp;
  readonly kind: Magnitude;
  readonly column: RegExp;
}[] = [
  {
    said: /cheap|expensive|pric/,
    kind: "money",
    column: /\b(?:price|cost|fee|fare|rent|amount|(?:rental|daily|nightly|hourly) rate)\b/,
  },
  {
    said: /long|short/,
    kind: "length",
    column: /\b(?:length|duration|distance|(?:milli)?seconds|minutes|hours|time)\b/,
  },
  { said: /heav|light/, kind: "weight", column: /\bweight\b/ },
];
const aboutTime = /new|old|recent|late|early|young/;

export const sortRows: Revision = ({ text }, clauses, schema) => {
  const whole =
    /^(?:sort|order|rank|arrange)(?:ed)?(?: it| them| this| that| these| those| the (?:list|results?|rows))?(?: by (?<what>.+?))?(?: (?<how>(?:in )?(?:desc|asc)\w*(?: order)?|a to z|z to a|from (?:the )?\w+ to (?:the )?\w+|alphabetical(?:ly)?|(?:the )?[\w ]+ first))?$/.exec(
      text,
    );
  const how = whole?.groups?.["how"] ?? (whole === null ? text : "");
  const direction = down.test(how) ? "down" : up.test(how) ? "up" : undefined;
  if (whole === null && direction === undefined) return null;
  const what = whole?.groups?.["what"];
  const two = what !== undefined && ofChange.test(what) ? differenceOfTwo(what, clauses) : null;
  if (two !== null) return sortRows({ text } as Said, two, schema);
  // One number has no order: the things that were counted have.
  const single = clauses.groupBy.length === 0 && clauses.select.every(isAggregate);
  if (single) {
    const listed = asList("them", clauses, schema);
    return listed && sortRows({ text } as Said, listed, schema);
  }
  const by = what === undefined ? aboutOf(how, clauses, schema) : named(what, clauses, schema);
  if (by === undefined) return null;
  const ranked = /^(?:rank|sorted$|sort$|order$|ordered$)/.test(text) && by === measureOf(clauses);
  const worst = /\bworst\b/.test(how) && isBad(by, clauses, schema);
  const asSaid = direction === undefined ? ranked : worst || direction === "down";
  const turned = isSpeed(how, by, schema) || (ofAge.test(how) && isAge(by, schema));
  const sorted = { ...clauses, orderBy: [{ by, descending: turned ? !asSaid : asSaid }] };
  if (!isFirst(clauses)) return sorted;
  // The first of an order stay who they are: "sort by count", of the five with the most, is so already.
  const [first] = clauses.orderBy;
  const already = direction === undefined && isSame(first?.by, by);
  return already ? clauses : (ofChosen(clauses, sorted, schema) ?? sorted);
};

const sortedTail =
  /^(?<main>.+?)[,;]?\s+(?<shape>(?:sort|order|arrang)(?:ed)?\s+(?:them\s+)?by\s.+?|in\s+(?:the\s+)?order\s+of\s.+?)[.?!\s]*$/i;

/** "flights to york" | "sort by price", of "flights to york in order of price". */
export function splitSorted(utterance: string): { main: string; shape: string } | null {
  const { main, shape } = sortedTail.exec(utterance)?.groups ?? {};
  if (main === undefined || shape === undefined) return null;
  return { main, shape: shape.replace(/^.*?\s(?:by|of)\s+/i, "sort by ") };
}

function named(what: string, clauses: Clauses, schema: DescribedSchema): Symbols | undefined {
  const measure = measureOf(clauses) ?? chosenBy(clauses);
  const change = ofChange.test(what)
    ? clauses.select.findLast((item) => changes.some((one) => isCalled(item, one)))
    : undefined;
  if (change !== undefined) return change;
  const [column] = [what, `${what} time`, `${what} date`].flatMap(
    (name) => columnNamed(name, clauses, schema) ?? [],
  );
  const shown = /^(?:the |their )?names?$/.test(what) ? nameShown(clauses, schema) : undefined;
  if (shown !== undefined) return shown;
  const pointing =
    /^(?:it|that|this|them|those|the (?:total|sum|count|number|value|amount|figure)|total|count|number|value)$/;
  if (pointing.test(what) && (measure !== undefined || column === undefined))
    return measure ?? clauses.orderBy[0]?.by;
  const inMeasure = measure && columnsIn(measure, schema.columns.length);
  if (column !== undefined && !inMeasure?.includes(column)) return [{ kind: "item", item: column }];
  return measure !== undefined && isFigure(what, measure, clauses, schema) ? measure : undefined;
}

/** "by name", of people with two: the first that is shown, not what something else is called. */
function nameShown({ select }: Clauses, schema: DescribedSchema): Symbols | undefined {
  return select.find(([only, ...more]) => {
    const own = only?.kind === "item" ? schema.columns[only.item] : undefined;
    return more.length === 0 && own?.words.includes("name") === true;
  });
}

const ofChange = /^(?:the )?(?:change|difference|growth|increase|delta)s?$/;
const changes = ["change", "growth", "gap", "gain"] as const;

const ofFigures =
  /\b(?:number|count|total|sum|amount|value|figure|average|avg|mean|share|percentage|spent|sold|sales|revenue|how (?:many|much))\b/;

/** "amount spent", "number of orders": of what is counted or added up, not of something that is not shown. */
function isFigure(
  what: string,
  measure: Symbols,
  clauses: Clauses,
  schema: DescribedSchema,
): boolean {
  const columns = columnsIn(measure, schema.columns.length);
  const counted = columns.length > 0 ? [] : leafTables(tablesOf(clauses, schema), schema);
  const own = [
    ...columns.flatMap((k) => callings(schema.columns[k])),
    ...counted.flatMap((table) => callings(schema.tables[table])),
  ];
  return ofFigures.test(what) || phraseStems(what).some((one) => own.includes(one));
}

function aboutOf(how: string, clauses: Clauses, schema: DescribedSchema): Symbols | undefined {
  const item = (column: number | undefined): Symbols | undefined =>
    column === undefined ? undefined : [{ kind: "item", item: column }];
  const measure = measureOf(clauses) ?? chosenBy(clauses);
  if (/alphabet|a to z|z to a/.test(how)) return clauses.select[0];
  if (ofAge.test(how)) {
    const born = tablesOf(clauses, schema).flatMap((table) => birthDate(table, schema) ?? []);
    const age = columnOf(/\bage\b/, clauses, schema);
    if (born.length > 0 || age !== undefined) return item(born[0] ?? age);
  }
  if (aboutTime.test(how)) return item(timeColumn(clauses, schema));
  const about = abouts.find(({ said }) => said.test(how));
  if (measure !== undefined) return meantBy(how, measure, clauses, schema);
  if (about !== undefined) return item(columnOf(about.column, clauses, schema));
  return clauses.orderBy[0]?.by ?? shownNumber(clauses, schema);
}

/**
 * What a superlative is about, where this is shown or sorted by: the cheapest of rows have the lowest price, whatever
 * else is shown of them. Undefined where it may be something that is not shown: groups that were counted are not cheap.
 */
function meantBy(
  said: string,
  figure: Symbols,
  clauses: Clauses,
  schema: DescribedSchema,
): Symbols | undefined {
  const about = abouts.find((one) => one.said.test(said));
  if (about === undefined) return figure;
  const own = columnsIn(figure, schema.columns.length);
  const isOf = (k: number): boolean =>
    about.column.test(schema.columns[k]?.words.join(" ") ?? "") ||
    (about.kind === "money" && isMoney(k, schema)) ||
    (about.kind === "length" && schema.columns[k]?.unit !== undefined);
  const lasts = about.kind === "length" && figure.some((one) => isWord(one, "days"));
  if (lasts || own.some(isOf)) return figure;
  const other = columnOf(about.column, clauses, schema);
  const grouped = clauses.groupBy.length > 0 || clauses.select.some(isAggregate);
  if (grouped)
    return isCalled(figureOf(figure), "count") || other !== undefined ? undefined : figure;
  return other === undefined ? figure : column(other);
}

/** What is shown first, then what is called by one word: a length before a rental duration. */
function columnOf(called: RegExp, clauses: Clauses, schema: DescribedSchema): number | undefined {
  const shown = clauses.select.flatMap((item) => columnsIn(item, schema.columns.length));
  const own = tablesOf(clauses, schema).flatMap((table) => schema.tables[table]?.columns ?? []);
  const words = (k: number): readonly string[] => schema.columns[k]?.words ?? [];
  const found = [...shown, ...own].filter(
    (k) => isNumeric(schema.columns[k]) && called.test(words(k).join(" ")),
  );
  return found.find((k) => shown.includes(k) || words(k).length === 1) ?? found[0];
}

export function shownNumber(
  { select }: Clauses,
  { columns }: DescribedSchema,
): Symbols | undefined {
  return select.findLast((item) => {
    const [only] = item;
    if (item.length !== 1 || only?.kind !== "item") return false;
    const column = columns[only.item];
    return isNumeric(column) && column?.primary === false;
  });
}

/** "only 2024" is about when. */
const isYear = (count: number, { mentions }: Said["turn"]): boolean =>
  mentions.some(({ kind, number }) => kind === "year" && number === count);

const asked = "(?:(?:only|just|show|give|list|me|keep|what are|what about|how about) )*(?:the )?";
const things = "(?: (?:only|ones?|rows?|results?|entries|lines|of (?:them|those|these)))?";
const best = "top|best|highest|largest|biggest|greatest|most expensive|longest|slowest";
const least = "bottom|lowest|worst|smallest|least|cheapest|shortest|fastest|quickest";
const limits: readonly RegExp[] = [
  // "top 5", "just the first ten", "make it ten", "the top 3 countries"
  `${asked}(?<which>${best}|${least}|first|last|make (?:it|that)|only|just) (?<count>\\w+)${things}(?: (?<noun>[a-z ]+?))?`,
  // "the 5 largest", "10 rows"
  `${asked}(?<count>\\w+) (?:(?<which>${best}|${least})|rows|results|entries|lines)${things}(?: (?<noun>[a-z ]+?))?`,
  // "limit to 10"
  `(?:limit|cut)(?: (?:it|this|that|them))?(?: off)?(?: to| at)?(?: the)?(?: (?<which>${best}|${least}|first))? (?<count>\\w+)${things}`,
].map((form) => new RegExp(`^${form}(?: instead)?$`));

export const limitRows: Revision = ({ text, turn }, clauses, schema) => {
  const found = limits.map((form) => form.exec(text)?.groups).find((groups) => groups);
  const { which = "first", count: said = "", noun = "" } = found ?? {};
  const count = countOf(said);
  if (count === undefined || count < 1 || isYear(count, turn)) return null;
  if (!isOfRows(noun, clauses, schema)) return null;
  // One number is no list.
  if (clauses.groupBy.length === 0 && clauses.select.every(isAggregate)) return null;
  const times = timesOf(noun, clauses);
  if (times !== undefined && /^(?:first|last)$/.test(which))
    return {
      ...clauses,
      orderBy: [{ by: times, descending: which === "last" }],
      limit: count,
      skip: 0,
    };
  const figure = measureOf(clauses) ?? clauses.orderBy[0]?.by ?? shownNumber(clauses, schema) ?? [];
  const meant = meantBy(which, figure, clauses, schema);
  if (meant === undefined) return null;
  const bottom = /^(?:bottom|last|lowest|smallest|least|cheapest|worst|shortest|fastest|quickest)$/;
  const low = isSpeed(which, figure, schema) ? !bottom.test(which) : bottom.test(which);
  const ascending = which === "worst" && isBad(figure, clauses, schema) ? false : low;
  const [order] = clauses.orderBy;
  // What it is about says the end too, in whatever order they stand.
  if (meant.length > 0 && abouts.some(({ said }) => said.test(which)))
    return { ...clauses, orderBy: [{ by: meant, descending: !ascending }], limit: count, skip: 0 };
  if (order !== undefined) {
    // Of "top 10", and of groups by their figure, "bottom 10" is the other end; of other rows, and where only
    // those are left, "top" is where they begin ("cheapest first", "only the top 3").
    const ends = /^(?:top|best|highest|bottom|lowest|worst|slowest|fastest|longest|shortest)$/;
    const measured = isSame(order.by, measureOf(clauses));
    const begun = !ascending && /\b(?:only|just)\b/.test(text);
    const cut = (clauses.limit !== null || (measured && !begun)) && ends.test(which);
    const whole = ascending && clauses.limit === null;
    const descending = cut ? !ascending : whole ? !order.descending : order.descending;
    const first = { ...order, descending };
    return { ...clauses, orderBy: [first, ...clauses.orderBy.slice(1)], limit: count, skip: 0 };
  }
  if (which === "first") return { ...clauses, limit: count };
  const by = measureOf(clauses) ?? shownNumber(clauses, schema);
  if (by === undefined || /^(?:make|only|just)/.test(which)) return null;
  return { ...clauses, orderBy: [{ by, descending: !ascending }], limit: count };
};

/** "the last 4 quarters" are so in time, whatever they are sorted by. */
function timesOf(noun: string, { groupBy }: Clauses): Symbols | undefined {
  const said = phraseStems(noun);
  return groupBy.find((part) => {
    const [unit] = part;
    const named = unit?.kind === "word" && isTimeBucket(part) ? stem(unit.word) : undefined;
    return said.length === 1 && said[0] === named;
  });
}

/** "countries", of rows that are countries; nothing said is of any. */
export function isOfRows(noun: string, clauses: Clauses, schema: DescribedSchema): boolean {
  if (isGroupedBy(noun, clauses, schema)) return true;
  if (clauses.groupBy.length > 0 || clauses.select.some(isAggregate)) return false;
  const [table] = tablesOf(clauses, schema);
  const { words = [], synonyms = [] } = schema.tables[table ?? -1] ?? {};
  const said = phraseStems(noun).join(" ");
  return [words, ...synonyms].some((name) => name.map(stem).join(" ") === said);
}

const turned =
  /^(?:reverse(?:d)?(?: it| that| them| the order| order)?|(?:in )?(?:the )?(?:reverse|opposite|other) order|(?:the )?other way (?:a)?round|flip (?:it|the order))$/;

/** "the other way round" */
export const reverseRows: Revision = ({ text }, clauses) => {
  const [first, ...rest] = clauses.orderBy;
  if (first === undefined || !turned.test(text)) return null;
  return { ...clauses, orderBy: [{ ...first, descending: !first.descending }, ...rest] };
};

const ends = new RegExp(
  `^(?:(?:what|how) about )?(?:(?:who|which|what)(?<subject>(?: \\w+){0,2}?) )?(?:(?:is|are|was|were|has|have|had|did|does|sold|made|got|gets|makes|sells) )?(?:the )?(?:(?<high>${high})|(?<low>${low}))(?: one| of (?:them|these|those|all)|(?<noun>(?: \\w+){1,2}))?$`,
);

/** "and the least?", "which is the biggest": one end of what was listed; the other end of as many. */
export const oneEnd: Revision = ({ text }, clauses, schema) => {
  const found = ends.exec(text);
  const { subject = "", noun = "" } = found?.groups ?? {};
  // "which code has the most documents" is a question of its own.
  if (noun !== "" && /^(?:who|which|what)\b/.test(text)) return null;
  if (found === null || !isGroupedBy(`${subject}${noun}`, clauses, schema)) return null;
  const [order] = clauses.orderBy;
  const measure = /\b(?:best|worst|strongest|weakest)\b/.test(text)
    ? worthOf(clauses)
    : measureOf(clauses);
  const top = found.groups?.["high"] !== undefined;
  const by = measure ?? order?.by ?? [];
  if (!isSame(by, meantBy(text, by, clauses, schema))) return null;
  // The oldest of groups by age have most of it; of a time, they came first.
  const ages = columnsIn(by, schema.columns.length).some((k) => isAge(column(k), schema));
  const aged = ages && /old|young/.test(text);
  const said = isSpeed(text, by, schema) || aged ? !top : top;
  const opposite = measure === undefined ? null : otherExtreme(measure, said, clauses);
  if (opposite !== null) return opposite;
  const descending = /worst/.test(text) && isBad(by, clauses, schema) ? !said : said;
  const other = order !== undefined && order.descending !== descending;
  if (order !== undefined && (clauses.limit === 1 || (clauses.limit !== null && other))) {
    const time = columnsIn(order.by, schema.columns.length).some(
      (k) => schema.columns[k]?.time != null,
    );
    if (time && !aboutTime.test(text)) return null;
    return { ...clauses, orderBy: [{ by: order.by, descending }], skip: 0 };
  }
  const when = aboutTime.test(text) && !aged;
  if (measure === undefined || clauses.groupBy.length === 0 || when) return null;
  return {
    ...clauses,
    select: withoutRunning(clauses),
    orderBy: [{ by: figureOf(measure), descending }],
    limit: 1,
  };
};

/** The best month is that by its own figure, not by what came before it. */
const withoutRunning = ({ select }: Clauses): Clauses["select"] =>
  select.map((item) => (isCalled(item, "running") ? figureOf(item) : item));

/** Of the longest in each genre, "and the shortest?" is the shortest in each. */
function otherExtreme(measure: Symbols, high: boolean, clauses: Clauses): Clauses | null {
  const [name, ...rest] = measure;
  const wanted = high ? "max" : "min";
  const isOther = isWord(name, high ? "min" : "max");
  if (!isOther || clauses.limit !== null) return null;
  const select = clauses.select.map((item) => (item === measure ? [word(wanted), ...rest] : item));
  return { ...clauses, select };
}

/** What people call the parts of a date. */
const unitsOf: Readonly<Record<string, readonly string[]>> = {
  month_of_year: ["month"],
  weekday: ["weekday", "day"],
};

/** "which store" asks for an end of stores, not of countries. */
export function isGroupedBy(subject: string, clauses: Clauses, schema: DescribedSchema): boolean {
  const words = phraseStems(subject).filter((one) => !isPlain(one));
  if (words.length === 0) return true;
  const known = clauses.groupBy.flatMap((part) => wordsOfGroup(part, schema));
  return words.every((one) => known.includes(one));
}

/** What groups are called, by their column, their table or the part of a date. */
export const wordsOfGroup = (part: Symbols, schema: DescribedSchema): string[] =>
  part.flatMap((symbol) => {
    if (symbol.kind === "word") return unitsOf[symbol.word] ?? [symbol.word];
    const column = symbol.kind === "item" ? schema.columns[symbol.item] : undefined;
    const table = column === undefined ? undefined : schema.tables[column.table];
    return [...callings(column), ...callings(table)];
  });
