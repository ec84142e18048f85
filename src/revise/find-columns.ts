// Which column a phrase names, seen from a query: first what it uses, then what can be joined to it.
import { word } from "../outline/symbols.ts";
import {
  type DescribedColumn,
  type DescribedSchema,
  isNumeric,
  itemOfTable,
  keysOf,
} from "../schema/described.ts";
import { joinTables, namesRowsOf } from "../schema/join-path.ts";
import { holdsMoney } from "../schema/magnitudes.ts";
import { mainDate } from "../schema/main-date.ts";
import { stem } from "../schema/stem.ts";
import { isOrdinaryWord } from "../text/english-words.ts";
import {
  type Clauses,
  called,
  column,
  columnsIn,
  isAggregate,
  isTimeBucket,
  isWord,
  type Symbols,
} from "./clauses.ts";
import { phraseStems } from "./said.ts";
import { peopleSaid, served } from "./things/people.ts";

/** Every word of what something is called, by stem: its own, and those that a person gave. */
export const callings = (
  named:
    | { readonly words: readonly string[]; readonly synonyms?: readonly (readonly string[])[] }
    | undefined,
): string[] => [named?.words ?? [], ...(named?.synonyms ?? [])].flat().map(stem);

/** Tables by number, those of what is shown first. */
export function tablesOf(clauses: Clauses, schema: DescribedSchema): number[] {
  const symbols = [
    ...clauses.select,
    ...clauses.where.map(outside),
    ...clauses.groupBy,
    ...clauses.orderBy.map(({ by }) => by),
    ...clauses.having.map(outside),
    clauses.from,
  ].flat();
  const used = symbols.flatMap((one) => {
    if (one.kind !== "item") return [];
    return [schema.columns[one.item]?.table ?? one.item - schema.columns.length];
  });
  return joinTables(schema, used).map(({ table }) => table);
}

/** What stands in a query inside is its own business. */
function outside(part: Symbols): Symbols {
  const at = part.findIndex((one) => isWord(one, "select"));
  return at < 0 ? part : part.slice(0, at);
}

/** Undefined where no column, or more than one equally near, is called so. */
export function columnNamed(
  phrase: string,
  clauses: Clauses,
  schema: DescribedSchema,
): number | undefined {
  const stems = phraseStems(phrase);
  if (stems.length === 0) return undefined;
  const used = tablesOf(clauses, schema);
  const shown = new Set(clauses.select.flatMap((item) => columnsIn(item, schema.columns.length)));
  // What is shown of things says which: the price of products, beside what was added up of their sales.
  const things = new Set(
    clauses.select
      .filter((item) => !isAggregate(item))
      .flatMap((item) => columnsIn(item, schema.columns.length))
      .map((k) => schema.columns[k]?.table),
  );
  const ways: ((column: DescribedColumn, k: number) => boolean)[] = [
    (column, k) => shown.has(k) && calledSo(column, stems, schema),
    (column) => used[0] === column.table && calledSo(column, stems, schema),
    (column) => things.has(column.table) && calledSo(column, stems, schema),
    (column) => used.includes(column.table) && calledSo(column, stems, schema),
    (column) => used.includes(column.table) && endsSo(column, stems),
    (column) => calledSo(column, stems, schema) && isBeside(used, column.table, schema),
    (column) => calledSo(column, stems, schema) && isNear(used, column.table, schema),
  ];
  for (const way of ways) {
    const found = [...schema.columns.keys()].filter((k) => {
      const column = schema.columns[k];
      return column !== undefined && way(column, k);
    });
    if (found.length === 1) return found[0];
    if (found.length > 1) return plainest(found, schema) ?? ofServed(found, clauses, schema);
  }
  return undefined;
}

/** Sales by country are by that of the customers, whatever else has a country. */
function ofServed(
  found: readonly number[],
  { select }: Clauses,
  { columns, tables }: DescribedSchema,
): number | undefined {
  const theirs = found.filter((k) =>
    served.test(tables[columns[k]?.table ?? -1]?.words.at(-1) ?? ""),
  );
  return select.some(isAggregate) && theirs.length === 1 ? theirs[0] : undefined;
}

/** A quantity with a name is a figure by itself, with the aggregate it was given. */
export function figureNamed(
  phrase: string,
  clauses: Clauses,
  schema: DescribedSchema,
): Symbols | undefined {
  const item = columnNamed(phrase, clauses, schema);
  if (item === undefined || schema.columns[item]?.measure !== true) return undefined;
  return called("sum", [{ kind: "item", item }]);
}

/** What people say after a name without meaning more: "phone number", "date of birth". */
const idle: ReadonlySet<string> = new Set(["number", "date", "name", "address"]);

function calledSo(
  column: DescribedColumn,
  stems: readonly string[],
  schema: DescribedSchema,
): boolean {
  const { words, synonyms = [], table, hidden } = column;
  if (hidden === true) return false;
  const ofTable = (schema.tables[table]?.words ?? []).map(stem);
  const trimmed = stems.length > 1 && idle.has(stems.at(-1) ?? "") ? stems.slice(0, -1) : stems;
  const bare = roleOf(column, schema);
  // What a person named is no abbreviation: "sales" of a salesperson.
  const fits = column.measure === true ? isSameName : isName;
  return [words, ...(bare === undefined ? [] : [bare]), ...synonyms].some((name) => {
    const own = name.map(stem);
    return fits(own, stems) || fits([...ofTable, ...own], stems) || fits(own, trimmed);
  });
}

/** The support rep of a `support_rep_id` that names an employee; a `book_id` only names books. */
function roleOf(
  column: DescribedColumn,
  { columns, tables, links }: DescribedSchema,
): readonly string[] | undefined {
  const role = column.words.slice(0, -1);
  if (role.length === 0 || !/^(?:id|key|no|number|code)$/.test(column.words.at(-1) ?? ""))
    return undefined;
  const link = links.find(({ from }) => columns[from] === column);
  const named = tables[columns[link?.to ?? -1]?.table ?? -1]?.words.map(stem).join(" ");
  return named === undefined || named === role.map(stem).join(" ") ? undefined : role;
}

const isSameName = (name: readonly string[], said: readonly string[]): boolean =>
  name.join(" ") === said.join(" ");

/** Word by word, abbreviations too: "arr delay" is the arrival delay; but an age is not short for agents. */
function isName(name: readonly string[], said: readonly string[]): boolean {
  const fits = (own: string, one: string | undefined): boolean =>
    own === one ||
    (own === "no" && one === "number") ||
    (own.length >= 3 && one?.startsWith(own) === true && !isOrdinaryWord(own));
  return name.length === said.length && name.every((own, i) => fits(own, said[i]));
}

function endsSo({ words }: DescribedColumn, stems: readonly string[]): boolean {
  const own = words.map(stem);
  return own.length > stems.length && own.slice(-stems.length).join(" ") === stems.join(" ");
}

/** Keys are named like what they point at; who asks means the thing. */
function plainest(found: readonly number[], { links }: DescribedSchema): number | undefined {
  const plain = found.filter((k) => !links.some(({ from }) => from === k));
  return plain.length === 1 ? plain[0] : undefined;
}

/** Whether one of the tables names rows of that one. */
export const isBeside = (
  used: readonly number[],
  table: number,
  schema: DescribedSchema,
): boolean => used.some((one) => namesRowsOf(schema, one, table));

/** Whether a link leads straight there, or one table lies between. */
export function isNear(used: readonly number[], table: number, schema: DescribedSchema): boolean {
  if (used.includes(table)) return true;
  const steps = joinTables(schema, [...used, table]);
  const link = steps.find((step) => step.table === table)?.link;
  return link != null && steps.length <= used.length + 2;
}

const dealing =
  /\b(?:customer|client|account|buyer|supplier|vendor|partner|shipper|carrier|sponsor)$/;

/** The columns that tell a row of a table to people: a name, or a first and a last name. */
export function nameColumns(table: number, schema: DescribedSchema): number[] {
  const told = (schema.tables[table]?.columns ?? []).filter((k) => schema.columns[k]?.naming);
  if (told.length > 0) return told;
  const called = (pattern: RegExp): number[] =>
    (schema.tables[table]?.columns ?? []).filter((k) => {
      const column = schema.columns[k];
      return column?.type === "text" && pattern.test(column.words.join(" "));
    });
  const nouns = (schema.tables[table]?.words ?? []).map(stem).join(" ");
  const own = called(/\b(?:name|title)$/);
  // A table of countries whose column is called country.
  const alike = called(/./).filter(
    (k) => schema.columns[k]?.words.map(stem).join(" ") === nouns && !isLink(k, schema),
  );
  const plain = own.filter((k) => {
    const words = (schema.columns[k]?.words ?? []).slice(0, -1).map(stem).join(" ");
    return words === "" || words === nouns;
  });
  const people = [
    /\b(?:first|given|personal) name$|^forename$/,
    /\b(?:last|family) name$|^surname$/,
  ].flatMap(called);
  // The title of somebody who has a name is a job.
  const names = plain.filter((k) => schema.columns[k]?.words.at(-1) === "name");
  if (names.length === 1 || people.length === 2) return names.length === 1 ? names : people;
  if (plain.length === 1) return plain;
  // What happened has no name of its own: an order is not called as its parcel is.
  const happened = mainDate(table, schema) !== undefined && namesOthers(table, schema);
  if (own.length === 0 && alike.length === 1) return alike;
  // Clients whose column is called company.
  const firms = dealing.test(nouns)
    ? called(/^(?:company|firm|business|organi[sz]ation)(?: name)?$/)
    : [];
  if (firms.length === 1) return firms;
  if (happened) return [];
  // Items that have nothing but a description.
  const described = called(/^(?:[a-z]+ )?description$/);
  return own.length === 0 && described.length === 1 && isNamed(table, schema)
    ? described
    : own.slice(0, 1);
}

/** Whether rows of another table name its rows. */
const isNamed = (table: number, { columns, links }: DescribedSchema): boolean =>
  links.some(({ from, to }) => columns[to]?.table === table && columns[from]?.table !== table);

const isJoined = (used: readonly number[], table: number, schema: DescribedSchema): boolean =>
  joinTables(schema, [...used, table]).some((step) => step.table === table && step.link != null);

const isLink = (k: number, { links }: DescribedSchema): boolean =>
  links.some(({ from }) => from === k);

/** The table that a phrase names, used, near or the only one of that name. */
export function tableNamed(
  phrase: string,
  clauses: Clauses,
  schema: DescribedSchema,
): number | undefined {
  const said = phraseStems(phrase).join(" ");
  const used = tablesOf(clauses, schema);
  const called = [...schema.tables.keys()].filter((t) => {
    const { words = [], synonyms = [], hidden } = schema.tables[t] ?? {};
    return (
      hidden !== true && [words, ...synonyms].some((name) => name.map(stem).join(" ") === said)
    );
  });
  const near = called.filter((t) => isNear(used, t, schema));
  // What only one table is called is that table, however far.
  const [only, ...others] =
    near.length > 0 ? near : called.filter((t) => isJoined(used, t, schema));
  if (only === undefined && called.length === 0) return peopleSaid(said, schema);
  return others.length === 0 ? only : undefined;
}

const namesOthers = (table: number, { columns, links }: DescribedSchema): boolean =>
  links.some(({ from, to }) => columns[from]?.table === table && columns[to]?.table !== table);

/** Those whose rows none of the others names: what a count of all rows counts. */
export const leafTables = (used: readonly number[], schema: DescribedSchema): number[] =>
  used.filter((table) => !namesBy(table, used, schema));

export const countOfRows = (table: number, schema: DescribedSchema): Symbols =>
  called("count", column(itemOfTable(schema, table)));

/** How many rows of a table there are beside what a query uses: each once, however often it is joined. */
export function countOfTable(table: number, clauses: Clauses, schema: DescribedSchema): Symbols {
  const used = tablesOf(clauses, schema);
  const [key] = keysOf(table, schema);
  const once = leafTables([...used, table], schema).includes(table) || key === undefined;
  return once
    ? countOfRows(table, schema)
    : called("count", [word("distinct"), { kind: "item", item: key }]);
}

/** Whether rows of another of these tables name its rows. */
function namesBy(table: number, used: readonly number[], schema: DescribedSchema): boolean {
  return used.some((other) => other !== table && namesRowsOf(schema, other, table));
}

/** The column of time that a query is about: asked for already, else of its tables, else one join away. */
export function timeColumn(clauses: Clauses, schema: DescribedSchema): number | undefined {
  const isTime = (k: number): boolean =>
    schema.columns[k]?.time === "date" || schema.columns[k]?.time === "datetime";
  const count = schema.columns.length;
  // A day that is missing is no time to ask about.
  const dated = clauses.where.filter((part) => !part.some((one) => isWord(one, "null")));
  const own = [...dated, ...clauses.groupBy, ...clauses.select]
    .flatMap((part) => columnsIn(part, count))
    .find(isTime);
  if (own !== undefined) return own;
  const used = tablesOf(clauses, schema);
  return figureDate(clauses, schema) ?? firstDate([...used, ...namedBy(used, schema)], schema);
}

/** When what is counted or added up happened: sales are sold then, whoever sold them was hired when. */
export function figureDate(clauses: Clauses, schema: DescribedSchema): number | undefined {
  const used = tablesOf(clauses, schema);
  const ranked = [...clauses.orderBy.map(({ by }) => by), ...clauses.having];
  const figures = [...clauses.select, ...ranked].filter(isAggregate).flat();
  const added = figures.flatMap((one) => {
    if (one.kind !== "item") return [];
    const table = schema.columns[one.item]?.table;
    // Rows that are counted are those of the table that names the others.
    return table === undefined ? leafTables(used, schema) : [table];
  });
  const about = namedBy(added, schema).filter((table) => used.includes(table));
  return firstDate([...added, ...about], schema);
}

/** What rows of these tables name. */
export const namedBy = (tables: readonly number[], { columns, links }: DescribedSchema): number[] =>
  links.flatMap(({ from, to }) =>
    tables.includes(columns[from]?.table ?? -1) ? [columns[to]?.table ?? -1] : [],
  );

function firstDate(tables: readonly number[], schema: DescribedSchema): number | undefined {
  for (const table of tables) {
    const found = mainDate(table, schema);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A part of a date, a date, or a year or month that is kept as a number. */
export function isTimeGroup(group: Symbols, { columns }: DescribedSchema): boolean {
  if (isTimeBucket(group)) return true;
  const [only] = columnsIn(group, columns.length);
  const known = only === undefined ? undefined : columns[only];
  if (known === undefined || group.length > 1) return false;
  return known.time !== null || /^(?:year|month|quarter|week|day)$/.test(known.words.at(-1) ?? "");
}

/** A number that is no key. */
export function isFigure(k: number, { columns, links }: DescribedSchema): boolean {
  const { primary, measure, hidden } = columns[k] ?? {};
  const key = primary === true || links.some(({ from, to }) => from === k || to === k);
  return isNumeric(columns[k]) && !key && measure !== true && hidden !== true;
}

export const isMoney = (k: number, { columns }: DescribedSchema): boolean =>
  holdsMoney(columns[k]?.words ?? []);

/** The one table whose rows are listed. */
export function listedTable(clauses: Clauses, schema: DescribedSchema): number | undefined {
  if (clauses.groupBy.length > 0 || clauses.select.some(isAggregate)) return undefined;
  const [first] = clauses.select.flatMap((item) => columnsIn(item, schema.columns.length));
  return schema.columns[first ?? -1]?.table ?? tablesOf(clauses, schema)[0];
}
