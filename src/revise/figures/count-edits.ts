// "how many is that", "and how many are there in each": rows counted instead of shown.
import { type OutlineSymbol, word } from "../../outline/symbols.ts";
import { type DescribedSchema, itemOfTable, keysOf } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import {
  type Clauses,
  called,
  columnsIn,
  isAggregate,
  isCalled,
  isWord,
  noClauses,
  outlineOfClauses,
} from "../clauses.ts";
import {
  countOfRows,
  countOfTable,
  leafTables,
  nameColumns,
  tableNamed,
  tablesOf,
} from "../find-columns.ts";
import { phraseStems, type Revision } from "../said.ts";
import { chosenBy, isFirst, ofChosen } from "../things/chosen.ts";
import { tableDone } from "../things/deeds.ts";

const countingGroups =
  /^how many(?: (?<what>(?!is|are|of|in)[a-z]+(?: (?!is|are|in|of|each)[a-z]+){0,2}?))?(?: (?:is that|are that|are there|are they|are those|are these|of them|in total|in all|altogether|rows))*$/;

/** "how many countries is that", "how many are they" of groups: the groups are counted, not their rows. */
export const countGroups: Revision = ({ text }, clauses, schema) => {
  const found = countingGroups.exec(text);
  const { groupBy, having } = clauses;
  if (found === null || groupBy.length === 0 || clauses.limit !== null) return null;
  const what = found.groups?.["what"];
  // The last day of each says nothing of how many rows they have.
  const last = clauses.select.some((item) => isCalled(item, "max") || isCalled(item, "min"));
  const told = what === undefined ? having.length > 0 || last : isCalledSo(what, groupBy, schema);
  if (!told) return null;
  return groupsCounted(clauses, schema);
};

/** How many groups there are, by the key that they have; null where they have none. */
export function groupsCounted(clauses: Clauses, schema: DescribedSchema): Clauses | null {
  const { groupBy, having, where } = clauses;
  const items = groupBy.flatMap((part) => (part.length === 1 ? part : []));
  const key = items.find((one) => one.kind === "item" && schema.columns[one.item]?.primary);
  const [only = key] = key === undefined && items.length === 1 ? items : [];
  const counted = key ?? only;
  if (counted?.kind !== "item") return null;
  const table = schema.columns[counted.item]?.table ?? -1;
  const all: OutlineSymbol = { kind: "item", item: itemOfTable(schema, table) };
  const chosen = [counted, ...called("in", inner(counted, clauses))];
  const plain = { groupBy: [], having: [], orderBy: [], keep: [], made: [], distinct: false };
  const narrowed = having.length > 0;
  // Groups are those that have such rows.
  const others = tablesOf(clauses, schema).filter((one) => one !== table);
  const figure = narrowed && key !== undefined ? [all] : [word("distinct"), counted];
  return {
    ...clauses,
    ...plain,
    select: [called("count", figure)],
    where: narrowed ? [chosen] : where,
    from: narrowed ? [] : others.map((one) => ({ kind: "item", item: itemOfTable(schema, one) })),
  };
}

/** "how many customers is that", where something of theirs was counted or added up. */
export const countThings: Revision = ({ text }, clauses, schema) => {
  const what = countingGroups.exec(text.replace(/^(?:by|of|from|for) /, ""))?.groups?.["what"];
  if (what === undefined || clauses.groupBy.length > 0 || !clauses.select.every(isAggregate))
    return null;
  const table = tableNamed(what, clauses, schema);
  const key = keyOf(table, schema);
  if (table === undefined || key === undefined || clauses.where.length === 0) return null;
  if (leafTables(tablesOf(clauses, schema), schema).includes(table)) return null;
  return { ...clauses, select: [called("count", [word("distinct"), key])] };
};

function keyOf(table: number | undefined, schema: DescribedSchema): OutlineSymbol | undefined {
  const [item, ...more] = keysOf(table, schema);
  return item === undefined || more.length > 0 ? undefined : { kind: "item", item };
}

const countedOfEach: readonly RegExp[] = [
  /^(?:(?:with|add|show|give|me|also|include|list) )*(?:the |their )?(?:number|count) of (?<what>[a-z ]+?)(?: (?:for|of|per) each(?: one| of them)?| each| too| as well)?$/,
  /^(?:how (?:often|many times) (?:did|does|do|has|have|was|were|is|are)|count what) each(?: one| of (?:them|these|those))? (?:has |have |did |was |were |been )*(?<deed>[a-z]+)$/,
  /^how many (?<what>[a-z ]+?) (?:(?:did|does|do|has|have) each(?: one| of (?:them|these|those))?(?: \w+)?|(?:for|per|of|on|in) each(?: one| of (?:them|these|those))?)$/,
];

const countedOfThose =
  /^how many (?<what>[a-z ]+?) (?:(?:do|did) (?:they|those|these)(?: each)? have|(?:is|was|are|were) (?:that|those|these))$/;

/** "how many tracks do they have", of groups that were chosen: all of theirs, whatever they were chosen by. */
export const countOfThose: Revision = ({ text }, clauses, schema) => {
  const what = countedOfThose.exec(text)?.groups?.["what"];
  const chosen = clauses.limit !== null || clauses.having.length > 0;
  const counted = what === undefined ? undefined : tableNamed(what, clauses, schema);
  if (counted === undefined || !chosen || clauses.groupBy.length === 0) return null;
  const things = clauses.select.filter((item) => !isAggregate(item));
  const count = countOfRows(counted, schema);
  return ofChosen(clauses, { ...clauses, select: [...things, count] }, schema);
};

/** Said so, the figure that is there stays. */
const besides = /^(?:add|also|include)\b|\b(?:too|as well)$/;

/** "with the number of orders", of things that are listed: each with how many it has. */
export const countOfEach: Revision = ({ text }, clauses, schema) => {
  const found = countedOfEach.map((form) => form.exec(text)?.groups).find((one) => one);
  const { what, deed } = found ?? {};
  const counted =
    what === undefined
      ? tableDone(deed === undefined ? [] : [deed, `${deed.replace(/e$/, "")}ed`], schema)
      : tableNamed(what, clauses, schema);
  if (counted === undefined) return null;
  const own = clauses.select.flatMap((item) => columnsIn(item, schema.columns.length));
  const table = schema.columns[own[0] ?? -1]?.table;
  if (table === counted || keyOf(table, schema) === undefined) return null;
  // Of groups that were chosen by another figure: they stay, and so does their order.
  if (clauses.groupBy.length > 0 && (clauses.limit !== null || deed !== undefined)) {
    const things = clauses.select.filter((item) => besides.test(text) || !isAggregate(item));
    return { ...clauses, select: [...things, countOfTable(counted, clauses, schema)] };
  }
  const count = countOfRows(counted, schema);
  const whole = { ...clauses, orderBy: [], limit: null };
  const all = figureOfEach(count, ofPinned(counted, whole, schema) ?? whole, schema);
  if (clauses.limit === null || all === null) return all;
  return isFirst(clauses) ? ofChosen(clauses, all, schema) : null;
};

/** Those who are in one film were in others too: who they are is settled, and not what is counted of them. */
function ofPinned(counted: number, clauses: Clauses, schema: DescribedSchema): Clauses | null {
  const telling = [...nameColumns(counted, schema), ...keysOf(counted, schema)];
  const pinned = clauses.where.some(
    ([item, sign, ...more]) =>
      item?.kind === "item" &&
      telling.includes(item.item) &&
      isWord(sign, "=") &&
      more.length === 1,
  );
  const [shown] = clauses.select.flatMap((item) => columnsIn(item, schema.columns.length));
  const [key, ...others] = keysOf(schema.columns[shown ?? -1]?.table, schema);
  if (!pinned || key === undefined || others.length > 0) return null;
  return { ...clauses, where: [chosenBy(key, clauses)], from: [], via: [] };
}

const inEach =
  /^(?:and )?how many(?: (?:of them|of those|of these|are there|are they|is that|live|are))* (?:(?:in|of|for|from) each(?: one| of (?:them|these|those))?|each)$/;

/** "which cities are they in" | "how many are there in each": of the cities, which stand beside the things. */
export const countInEach: Revision = ({ text }, clauses, schema) => {
  if (!inEach.test(text)) return null;
  const plain = clauses.select.filter((item) => !isAggregate(item));
  const [last, ...before] = plain.toReversed();
  const [by, ...more] = last ?? [];
  const key = listKey(clauses, schema);
  if (by?.kind !== "item" || more.length > 0 || before.length === 0 || key === undefined)
    return null;
  const things = schema.columns[key]?.table ?? -1;
  const told = [...nameColumns(things, schema), ...keysOf(things, schema)];
  if (by.item >= schema.columns.length || told.includes(by.item)) return null;
  const chosen = clauses.having.length > 0 || clauses.limit !== null;
  const count = countOfRows(things, schema);
  return {
    ...noClauses,
    select: [[by], count],
    where: chosen ? [chosenBy(key, clauses)] : clauses.where,
    groupBy: [[by]],
  };
};

/** The key of the things that are listed, or of the groups that are shown. */
function listKey({ groupBy, select }: Clauses, schema: DescribedSchema): number | undefined {
  const [first] = (groupBy.length > 0 ? groupBy : select).flatMap((item) =>
    columnsIn(item, schema.columns.length),
  );
  const [key, ...others] = keysOf(schema.columns[first ?? -1]?.table, schema);
  return others.length === 0 ? key : undefined;
}

/** The things that are listed, each with a figure; null where they are no list. */
export function figureOfEach(
  figure: readonly OutlineSymbol[],
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  if (clauses.groupBy.length > 0 || clauses.limit !== null) return null;
  const shown = clauses.select.flatMap((item) => columnsIn(item, schema.columns.length));
  const table = schema.columns[shown[0] ?? -1]?.table;
  const key = keyOf(table, schema);
  const plain = clauses.select.every((item) => item.length === 1 && item[0]?.kind === "item");
  if (!plain || shown.length === 0 || clauses.select.length !== shown.length) return null;
  const { select } = clauses;
  const names = table === undefined ? [] : nameColumns(table, schema);
  // What is no name of things stands for all that have it in common.
  const named = names.length === 0 || shown.some((k) => names.includes(k));
  return {
    ...clauses,
    distinct: false,
    select: [...select, figure],
    groupBy: named && key !== undefined ? [[key], ...select] : select,
    orderBy: [],
  };
}

/** Groups of types are not the books that have them. */
function isCalledSo(
  what: string,
  groupBy: Clauses["groupBy"],
  { columns, tables, ...schema }: DescribedSchema,
): boolean {
  const said = phraseStems(what).join(" ");
  const isSaid = (words: readonly string[]): boolean => words.map(stem).join(" ") === said;
  return groupBy.some(([only, ...more]) => {
    const known = only?.kind === "item" && more.length === 0 ? columns[only.item] : undefined;
    if (known === undefined || only?.kind !== "item") return false;
    const { table, primary, words, synonyms = [] } = known;
    const names = nameColumns(table, { columns, tables, ...schema });
    const { words: own = [], synonyms: others = [] } = tables[table] ?? {};
    const things = primary || names.includes(only.item) ? [own, ...others] : [];
    return [words, words.slice(-1), ...synonyms, ...things].some(isSaid);
  });
}

/** The groups that were chosen, by their key. */
const inner = (key: OutlineSymbol, clauses: Clauses): OutlineSymbol[] =>
  outlineOfClauses({ ...clauses, select: [[key]], groupBy: [[key]], orderBy: [], distinct: false });

/** Directors of films are not as many as the films. */
function tellsRows({ select }: Clauses, table: number, schema: DescribedSchema): boolean {
  const names = nameColumns(table, schema);
  const shown = select.flatMap((item) => (item[0]?.kind === "item" ? [item[0].item] : []));
  const telling = (k: number): boolean =>
    k >= schema.columns.length || schema.columns[k]?.primary === true || names.includes(k);
  return shown.length > 1 || names.length === 0 || shown.some(telling);
}

/** "how many are there", of one for each group: as many as groups. */
export const countPerGroup: Revision = ({ text }, clauses, schema) => {
  const per = clauses.select.find((item) => isCalled(item, "per"));
  const keys = per?.slice(2, -1).filter((one) => one.kind === "item") ?? [];
  const key = keys.find(({ item }) => schema.columns[item]?.primary) ?? keys[0];
  if (!rowsCounted.test(text) || key === undefined || clauses.limit !== 1) return null;
  const select = [called("count", [word("distinct"), key])];
  // Groups without any have none of them.
  const from = tablesOf(clauses, schema).map(
    (table): OutlineSymbol => ({ kind: "item", item: itemOfTable(schema, table) }),
  );
  return { ...clauses, select, groupBy: [], having: [], orderBy: [], limit: null, from };
};

const rowsCounted =
  /^how many(?: (?:is that|are there|are they|are those|are these|of them|in total|in all|altogether|rows))*$/;

/** The figures that are shown, else how many rows there are. */
export const figuresOrCount = (clauses: Clauses, schema: DescribedSchema): Clauses | null =>
  clauses.select.some(isAggregate) ? clauses : countListed(clauses, schema);

/** "how many is that" of what was listed */
export const countRows: Revision = ({ text }, clauses, schema) =>
  rowsCounted.test(text) ? countListed(clauses, schema) : null;

export function countListed(clauses: Clauses, schema: DescribedSchema): Clauses | null {
  if (clauses.groupBy.length > 0 || clauses.select.some(isAggregate)) return null;
  const [first] = clauses.select.flat();
  if (first?.kind !== "item") return null;
  const table = schema.columns[first.item]?.table ?? first.item - schema.columns.length;
  if (!clauses.distinct && !tellsRows(clauses, table, schema)) return null;
  // Different pairs are not as many as what stands first in them.
  if (clauses.distinct && clauses.select.length > 1) return null;
  const all: OutlineSymbol = { kind: "item", item: itemOfTable(schema, table) };
  const counted = clauses.distinct ? [word("distinct"), first] : [all];
  return {
    ...clauses,
    distinct: false,
    select: [called("count", counted)],
    orderBy: [],
    limit: null,
  };
}
