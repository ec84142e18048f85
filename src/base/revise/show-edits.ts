// "round it", "as a percentage", "show their emails too", "average instead": what is shown, and nothing else.
import type { DescribedSchema } from "../../schema/described.ts";
import { itemOfTable } from "../../schema/described.ts";
import { type OutlineSymbol, type OutlineWord, word } from "../../sql/outline/symbols.ts";
import {
  type Clauses,
  columnsIn,
  isAggregate,
  measureOf,
  number,
  type Symbols,
} from "./clauses.ts";
import { columnNamed, nameColumns, tableNamed } from "./find-columns.ts";
import { countOf, type Said } from "./said.ts";

const call = (name: OutlineWord, inside: Symbols): OutlineSymbol[] => [
  word(name),
  word("("),
  ...inside,
  word(")"),
];

const isCalled = (item: Symbols, name: OutlineWord): boolean =>
  item[0]?.kind === "word" && item[0].word === name;

/** Every figure that is shown, made anew. */
function eachFigure(clauses: Clauses, make: (item: Symbols) => Symbols): Clauses | null {
  if (!clauses.select.some(isAggregate)) return null;
  return {
    ...clauses,
    select: clauses.select.map((item) => (isAggregate(item) ? make(item) : item)),
  };
}

const thing =
  "(?: it| them| that| this| those| these| everything| the (?:averages?|totals?|results?|numbers?|values?|figures?|amounts?))?";
const places = "(?<places>\\d|zero|no|one|two|three|four)";
const rounding = new RegExp(
  `^(?:round(?:ed)?${thing}(?: off)?(?: to (?:the nearest (?<whole>whole number|integer|dollar|euro)|(?:${places} )?(?:decimals?|digits?|places?)(?: places?)?))?|(?:with |to )?${places.replace("places", "other")} decimals?(?: places?)?|without decimals)$`,
);

export function roundFigures({ text }: Said, clauses: Clauses): Clauses | null {
  const found = rounding.exec(text);
  if (found === null) return null;
  const { whole, places: said, other } = found.groups ?? {};
  const none = whole !== undefined || text === "without decimals";
  const digits = none ? 0 : (countOf((said ?? other ?? "2").replace("no", "0")) ?? 2);
  return eachFigure(clauses, (item) => {
    const inside = isCalled(item, "round") ? item.slice(2, -1) : item;
    const places = digits === 2 ? [] : [word(","), number(digits)];
    return call("round", [...inside, ...places]);
  });
}

const shares =
  /^(?:show (?:it|that|them|this) )?(?:as |in )?(?:a |an |the )?(?:percent(?:age)?s?|shares?|proportions?|%)(?: of (?:the )?(?:total|whole|sum|all(?: .+)?|everything))?(?: in (?:percent|%))?$/;

export function shareFigures({ text }: Said, clauses: Clauses): Clauses | null {
  if (!shares.test(text) || clauses.groupBy.length === 0) return null;
  return eachFigure(clauses, (item) => (isCalled(item, "share") ? item : call("share", item)));
}

const adding =
  /^(?:(?<add>add|include|also show|show also|also list|also|plus|with) |show |list |give |what are |what is )?(?:me |us )?(?:also )?(?<what>.+?)(?<too> too| as well| also| in addition| alongside| next to it| beside it)?$/;

/** "show their emails too", "add the store name", "with the number of books" */
export function addColumns(
  { text }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const { add, what, too } = adding.exec(text)?.groups ?? {};
  if (what === undefined || (add === undefined && too === undefined)) return null;
  const grouped = clauses.groupBy.length > 0;
  if (!grouped && clauses.select.some(isAggregate)) return null;
  const found = what.split(/ and | , /).map((phrase) => shownAs(phrase, clauses, schema));
  const more: Symbols[] = [];
  for (const one of found) {
    if (one === undefined) return null;
    more.push(...one);
  }
  const isNew = (item: Symbols): boolean =>
    !clauses.select.some((known) => JSON.stringify(known) === JSON.stringify(item));
  const items = more.filter(isNew);
  if (items.length === 0) return null;
  const plain = items.filter((item) => !isAggregate(item) && !isSettled(item, clauses, schema));
  return {
    ...clauses,
    select: [...clauses.select, ...items],
    groupBy: grouped ? [...clauses.groupBy, ...plain] : clauses.groupBy,
  };
}

/** What a key that is grouped by settles needs no group of its own. */
function isSettled([item]: Symbols, { groupBy }: Clauses, { columns }: DescribedSchema): boolean {
  const table = item?.kind === "item" ? columns[item.item]?.table : undefined;
  return groupBy.some(
    ([by]) =>
      by?.kind === "item" &&
      columns[by.item]?.table === table &&
      columns[by.item]?.primary === true,
  );
}

function shownAs(phrase: string, clauses: Clauses, schema: DescribedSchema): Symbols[] | undefined {
  const counted = /^(?:the )?(?:number|count) of (?<what>.+)$/.exec(phrase)?.groups?.["what"];
  if (counted !== undefined) {
    if (clauses.groupBy.length === 0) return undefined;
    const table = tableNamed(counted, clauses, schema);
    if (table === undefined) return undefined;
    return [call("count", [{ kind: "item", item: itemOfTable(schema, table) }])];
  }
  const column = columnNamed(phrase, clauses, schema);
  if (column !== undefined) return [[{ kind: "item", item: column }]];
  const table = tableNamed(phrase, clauses, schema);
  const names = table === undefined ? [] : nameColumns(table, schema);
  return names.length === 0 ? undefined : names.map((item) => [{ kind: "item", item }]);
}

const aggregates: Readonly<Record<string, OutlineWord>> = {
  ...{ average: "avg", avg: "avg", mean: "avg", total: "sum", sum: "sum" },
  ...{ maximum: "max", max: "max", highest: "max", largest: "max" },
  ...{ minimum: "min", min: "min", lowest: "min", smallest: "min" },
};

/** "average instead of total", "the arrival delay instead" */
export function otherFigure(
  { text }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const what = /^(?:show |use |take |by )?(?:the )?(?<what>.+?) instead(?: of .+)?$/.exec(text)
    ?.groups?.["what"];
  const measure = measureOf(clauses);
  if (what === undefined || measure === undefined) return null;
  const [name, ...rest] = what.split(" ");
  const aggregate = aggregates[name ?? ""];
  const phrase = aggregate === undefined ? what : rest.join(" ");
  const column = phrase === "" ? undefined : columnNamed(phrase, clauses, schema);
  if (column === undefined && (aggregate === undefined || phrase !== "")) return null;
  const before = columnsIn(measure, schema.columns.length);
  if (column !== undefined && (before.length !== 1 || !isAmount(column, schema))) return null;
  const change = (symbols: Symbols): Symbols =>
    symbols.map((symbol) => {
      if (symbol.kind === "item" && column !== undefined && symbol.item === before[0])
        return { kind: "item", item: column };
      const known = symbol.kind === "word" && Object.values(aggregates).includes(symbol.word);
      return known && aggregate !== undefined ? word(aggregate) : symbol;
    });
  const changed = (item: Symbols): Symbols => (isAggregate(item) ? change(item) : item);
  return {
    ...clauses,
    select: clauses.select.map(changed),
    having: clauses.having.map(changed),
    orderBy: clauses.orderBy.map((one) => ({ ...one, by: changed(one.by) })),
  };
}

function isAmount(column: number, { columns, links }: DescribedSchema): boolean {
  const type = columns[column]?.type;
  const key = links.some(({ from, to }) => from === column || to === column);
  return (type === "integer" || type === "real") && !key;
}

/** "and how many are there in each": other figures of the same groups */
export function countEach(
  { text }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const found =
    /^how many(?: (?<what>[\w ]+?))?(?: are there| are)? (?:in|for|of|per|by) each(?: of (?:these|those|them)| one)?$/.exec(
      text,
    );
  const measure = measureOf(clauses);
  if (found === null || measure === undefined || clauses.groupBy.length === 0) return null;
  const what = found.groups?.["what"];
  const table = what === undefined ? undefined : tableNamed(what, clauses, schema);
  const [own] = columnsIn(measure, schema.columns.length);
  const counted = table ?? (own === undefined ? undefined : schema.columns[own]?.table);
  if (counted === undefined) return null;
  const count = call("count", [{ kind: "item", item: itemOfTable(schema, counted) }]);
  return {
    ...clauses,
    select: [...clauses.select.filter((item) => !isAggregate(item)), count],
    orderBy: clauses.orderBy.map((one) => (isAggregate(one.by) ? { ...one, by: count } : one)),
  };
}

/** "how many is that" of what was listed */
export function countRows(
  { text }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  if (
    !/^how many(?: (?:is that|are there|are they|are those|are these|of them|in total|in all|altogether|rows))*$/.test(
      text,
    )
  )
    return null;
  if (clauses.groupBy.length > 0 || clauses.select.some(isAggregate)) return null;
  const [first] = clauses.select.flat();
  if (first?.kind !== "item") return null;
  const table = schema.columns[first.item]?.table ?? first.item - schema.columns.length;
  const all: OutlineSymbol = { kind: "item", item: itemOfTable(schema, table) };
  const counted = clauses.distinct ? [word("distinct"), first] : [all];
  return {
    ...clauses,
    distinct: false,
    select: [call("count", counted)],
    orderBy: [],
    limit: null,
  };
}
