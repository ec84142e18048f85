// "which customers", "by which customers", "list the ones in canada": the things themselves, where the last
// query counted them or something of theirs.
import { type DescribedSchema, isNumeric, keysOf } from "../../schema/described.ts";
import { type Clauses, column, columnsIn, isAggregate, isWord, type Symbols } from "../clauses.ts";
import { leafTables, nameColumns, tableNamed, tablesOf } from "../find-columns.ts";
import type { Revision } from "../said.ts";
import { served } from "./people.ts";

const listing =
  /^(?:by |of |for |from )?(?:which|what|who|list|show|name)(?: me| us)?(?: (?:are|were))?(?: all)?(?: the)? (?<what>(?!most|least|best)[\w ]+?)(?: (?:are|were|is|was) (?:those|these|they|that|it|them))?$/;
const pointing = /^(?:ones?|those|these|them|they|it|of (?:them|those|these))$/;

/** The last query as a list of those things; null where it was no figure, or says what cannot be listed. */
export function asList(what: string, clauses: Clauses, schema: DescribedSchema): Clauses | null {
  if (!clauses.select.some(isAggregate) || clauses.having.length > 0) return null;
  const counted = countedTable(clauses, schema);
  const table = pointing.test(what) ? counted : tableNamed(what, clauses, schema);
  const names = table === undefined ? [] : tellingColumns(table, schema);
  if (table === undefined || names.length === 0) return null;
  const select = names.map((item): Symbols => [{ kind: "item", item }]);
  const once = tablesOf({ ...clauses, select, groupBy: [], orderBy: [] }, schema).length === 1;
  const plain = { groupBy: [], orderBy: [], limit: null, keep: [], made: [] };
  return { ...clauses, distinct: !once, select, ...plain };
}

/** What has no name, an order, is told by its key. */
export function tellingColumns(table: number, schema: DescribedSchema): number[] {
  const names = nameColumns(table, schema);
  return names.length > 0 ? names : keysOf(table, schema);
}

function countedTable(clauses: Clauses, schema: DescribedSchema): number | undefined {
  const figure = clauses.select.find(isAggregate) ?? [];
  const item = figure.find((symbol) => symbol.kind === "item");
  if (!isWord(figure[0], "count") || item?.kind !== "item") return undefined;
  const column = schema.columns[item.item];
  if (column === undefined) {
    const used = tablesOf(clauses, schema);
    const [leaf, ...others] = leafTables(used, schema);
    const rows = others.length === 0 ? leaf : item.item - schema.columns.length;
    return rows !== undefined && onlyLinks(rows, schema) ? joinedBy(used, clauses, schema) : rows;
  }
  const link = schema.links.find(({ from }) => from === item.item);
  return link === undefined ? column.table : schema.columns[link.to]?.table;
}

/** A table that only says what goes with what: which customer has which address. */
function onlyLinks(table: number, { columns, links, tables }: DescribedSchema): boolean {
  const own = tables[table]?.columns ?? [];
  const isLink = (k: number): boolean => links.some(({ from }) => from === k);
  const isAmount = (k: number): boolean => isNumeric(columns[k]);
  const named = links.some(({ to }) => own.includes(to));
  return own.filter(isLink).length > 1 && !named && own.every((k) => isLink(k) || !isAmount(k));
}

/** Of the tables that it joins, the one that nothing else was said of. */
function joinedBy(
  used: readonly number[],
  { groupBy, where }: Clauses,
  schema: DescribedSchema,
): number | undefined {
  const said = [...groupBy, ...where].flatMap((part) => columnsIn(part, schema.columns.length));
  const [only, ...others] = used.filter(
    (table) => !onlyLinks(table, schema) && !said.some((k) => schema.columns[k]?.table === table),
  );
  return others.length === 0 ? only : undefined;
}

const whose =
  /^who (?:has|have|had|owns?|rented|ordered|bought|placed|made|took|paid|booked)(?: (?:them|those|these|it))?$/;

/** "who has them", of rentals: the customers, not the staff. */
function peopleOf(clauses: Clauses, schema: DescribedSchema): string | undefined {
  const counted = countedTable(clauses, schema);
  const named = schema.links.flatMap(({ from, to }) =>
    schema.columns[from]?.table === counted ? [schema.columns[to]?.table ?? -1] : [],
  );
  const [only, ...others] = named.filter((t) => served.test(schema.tables[t]?.words.at(-1) ?? ""));
  return others.length === 0 ? schema.tables[only ?? -1]?.words.join(" ") : undefined;
}

/** Nothing else is said: the conditions stay. */
export const listThings: Revision = ({ text }, clauses, schema) => {
  const people = whose.test(text) ? peopleOf(clauses, schema) : undefined;
  const what = people ?? listing.exec(text)?.groups?.["what"];
  if (what === undefined) return null;
  const list = asList(what, clauses, schema);
  const end = isThat.test(text) ? endOf(clauses) : null;
  if (list !== null && end !== null) return { ...list, orderBy: [end], limit: 1 };
  return clauses.where.length === 0 ? null : list;
};

const pointed =
  /^(?:(?:list|show|give|name)(?: me| us)? (?:them|those|these|all of them)(?: all| to me)?|(?:which|what) (?:ones )?(?:are|were) (?:they|those|these)|which ones)$/;

const left =
  /^(?:what|which|who)(?: ones)?(?: (?:is|are|s|do (?:i|we|you) have|have (?:i|we) got|else is))? (?:left|remaining|remains?)(?: over)?$/;

/** "what is left", after something was kept out: what there is now. */
export const whatIsLeft: Revision = (said, clauses, schema) => {
  if (!left.test(said.text) || clauses.where.length === 0) return null;
  if (!clauses.select.some(isAggregate)) return clauses;
  return listCounted({ ...said, text: "list them" }, clauses, schema);
};

/** "list them", of a number of things that were counted by their key. */
export const listCounted: Revision = ({ text }, clauses, schema) => {
  const [figure, ...more] = clauses.select;
  if (!pointed.test(text) || figure === undefined || more.length > 0) return null;
  const [key, ...others] = columnsIn(figure, schema.columns.length);
  if (!isWord(figure[0], "count") || key === undefined || others.length > 0) return null;
  if (schema.columns[key]?.primary !== true || clauses.groupBy.length > 0) return null;
  return { ...clauses, distinct: true, select: [column(key)] };
};

const isThat = / (?:is|was) (?:that|it|this)$/;

/** "which book is that", of the highest price: the one that has it. */
function endOf({ select: [figure, other], groupBy }: Clauses): Clauses["orderBy"][number] | null {
  const most = isWord(figure?.[0], "max");
  const by = figure?.slice(2, -1) ?? [];
  if (other !== undefined || groupBy.length > 0 || by.length !== 1) return null;
  return most || isWord(figure?.[0], "min") ? { by, descending: most } : null;
}

const whichOf = /^(?:which|who) (?:of (?:them|those|these)|ones)\b/;

/** "which of them cost less than 10", of things that were counted: those, and not how many there are. */
export function listedWhich(text: string, clauses: Clauses, schema: DescribedSchema): Clauses {
  const counted = clauses.groupBy.length === 0 && clauses.select.length === 1;
  return (counted && whichOf.test(text) ? asList("them", clauses, schema) : null) ?? clauses;
}

/** "which suppliers are in france": what is listed before a condition follows. */
export function listedBefore(text: string, clauses: Clauses, schema: DescribedSchema): Clauses {
  const what = /^(?:which|who|list|show)(?: me)?(?: all)?(?: the)? (?<what>\w+)\b/.exec(text)
    ?.groups?.["what"];
  return (what === undefined ? null : asList(what, clauses, schema)) ?? clauses;
}
