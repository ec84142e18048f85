// What "the cheapest one", "which of them" and "how many are there" are about: what was found last. A model that mostly
// heard them of one kind of thing may turn to that; the query is then written about the other again.
// Only where the words name no table themselves.
import type { Schema } from "../../database/database.ts";
import { tryParse, trySelect } from "../../sql/parse-words.ts";
import { printExpression, printSql } from "../../sql/print.ts";
import { isAmong } from "../../sql/same.ts";
import type { Expression, Query, Select } from "../../sql/tree.ts";
import { conjunction, conjuncts, lookedUpIn, onlyTable } from "../../sql/tree-builders.ts";
import { walkQuery } from "../../sql/walk.ts";
import { tokenize } from "../../text/tokenize.ts";
import { leading } from "../../words/lead.ts";
import { endOf, extremesIn } from "./extremes.ts";

/** The query as predicted, or about what the last one found. */
export function keepTarget(sql: string, last: string, utterance: string, schema: Schema): string {
  const found = listOf(last, schema);
  const now = trySelect(sql);
  if (now === undefined) return sql;
  if (isCount(now) && !counts.test(utterance)) return endListed(now, last) ?? sql;
  const isOfThem = ofThem.test(utterance) && !namesTable(utterance, schema);
  const those = isOfThem ? listedBy(now, last) : null;
  const own = those ?? rowsNamed(now, utterance, schema);
  if (own !== null) return own;
  if (found === undefined) return sql;
  if (onlyTable(now) === found.table || namesTable(utterance, schema)) return sql;
  if (counting.test(utterance)) return isCount(now) ? counted(found) : sql;
  const best = bestOf(now, found.table);
  if (best === undefined || !pointing.test(utterance)) return sql;
  const [column, pick] = best;
  return `${last} AND ${column} = ( SELECT ${pick} ( ${column} ) FROM ${found.table} WHERE ${found.where} )`;
}

const pointing = new RegExp(
  String.raw`^${leading()}(?:which|what|the|show me|give me|i want|i'd like|just|only|how about|what about)\b[\w' ]{0,40}$`,
  "i",
);
const counting = new RegExp(
  `^${leading()}how many(?: of (?:them|those|these))?(?: (?:are|is|do|did) (?:there|that|those|they|you (?:have|find)))?[ ?]*$`,
  "i",
);

const counts = /\b(?:how many|count|number|total)\b/i;
const ofThem = new RegExp(
  String.raw`^${leading("but")}(?:(?:which|what|who)(?: ones?)? (?:of|among) (?:them|those|these)|which ones?)\b`,
  "i",
);
const listing = new RegExp(
  String.raw`^${leading("but|just|please")}(?:(?:(?:let me|can i|could i|may i|i want to|i'd like to) )?(?:show|list|give|display|see)(?: me| us)?|(?:go |let's go |take me )?back to)(?: all)?(?: (?:the|those|these|their|its))?(?: actual)? (?<what>\w+)(?: (?:themselves|again|then|please|now|instead))*[ .?!]*$`,
  "i",
);

/** "what is the earliest", after a number of them: nobody asks how many are the earliest. */
function endListed(now: Select, last: string): string | null {
  const counted = now.items[0]?.expression;
  const [item, ...more] = counted?.kind === "call" ? counted.arguments : [];
  if (item?.kind !== "column" || more.length > 0 || now.groupBy.length > 0) return null;
  const before = tryParse(last);
  const ends = (query: Query): boolean => extremesIn(query).length > 0;
  if (!ends(now) || before === undefined || ends(before)) return null;
  return printSql({
    ...now,
    distinct: true,
    items: now.items.map((one) => ({ ...one, expression: item })),
  });
}

/** "which of them are nonstop", of airlines that were found by their flights: those with such flights. */
function listedBy(now: Select, last: string): string | null {
  const before = trySelect(last);
  const table = onlyTable(now);
  if (before === undefined || isCount(before) || before.groupBy.length > 0) return null;
  const more = conjuncts(now.where);
  if (table === undefined || table === onlyTable(before)) return null;
  let found = 0;
  const lift = (query: Query): Query => {
    if (query.kind !== "select" || query.where === undefined) return query;
    const parts = conjuncts(query.where);
    if (onlyTable(query) === table) {
      found += parts.every((part) => isAmong(part, more)) ? 1 : 2;
      return now.where === undefined ? query : { ...query, where: now.where };
    }
    const where = conjunction(parts.map(liftPart));
    return where === undefined ? query : { ...query, where };
  };
  const liftPart = (part: Expression): Expression =>
    part.kind === "in" && part.right.kind === "subquery"
      ? { ...part, right: { ...part.right, query: lift(part.right.query) } }
      : part;
  const lifted = lift(before);
  return found === 1 ? printSql(lifted) : null;
}

/** "list the trips themselves", of lines that were found by them: those, whatever else was listed. */
function rowsNamed(now: Select, utterance: string, schema: Schema): string | null {
  const said = listing.exec(utterance)?.groups?.["what"]?.toLowerCase().replace(/s$/, "");
  const table = schema.tables.find(({ name }) => name.toLowerCase() === said);
  const [key, ...more] = table?.primaryKey ?? [];
  if (table === undefined || key === undefined || more.length > 0) return null;
  if (onlyTable(now) === table.name || isCount(now) || now.groupBy.length > 0) return null;
  const found: string[] = [];
  const look = (query: Select): void => {
    for (const part of conjuncts(query.where)) {
      const inner = lookedUpIn(part);
      if (inner === undefined || (part.kind === "in" && part.negated)) continue;
      if (onlyTable(inner) === table.name && inner.where !== undefined)
        found.push(printExpression(inner.where));
      else look(inner);
    }
  };
  look(now);
  const [where, ...others] = found;
  if (where === undefined || others.length > 0) return null;
  return `SELECT DISTINCT ${table.name}.${key} FROM ${table.name} WHERE ${where}`;
}

/** "show those trips", after lines that were found by nothing but them; "the trips again": as they were last listed. */
export function rowsAgain(
  utterance: string,
  queries: readonly string[],
  schema: Schema,
): string | null {
  const found = listing.exec(utterance);
  const now = trySelect(queries.at(-1) ?? "");
  if (found === null || now === undefined) return null;
  const rows = isOnlyBy(now) ? rowsNamed(now, utterance, schema) : null;
  if (rows !== null || !/\b(?:again|back to)\b/i.test(utterance)) return rows;
  const said = found.groups?.["what"]?.toLowerCase().replace(/s$/, "");
  return queries.findLast((one) => listOf(one, schema)?.table === said) ?? null;
}

/** One list inside another, and no more than that. */
function isOnlyBy({ where, groupBy }: Select): boolean {
  const [part, ...more] = conjuncts(where);
  return part?.kind === "in" && !part.negated && more.length === 0 && groupBy.length === 0;
}

type Found = { readonly table: string; readonly key: string; readonly where: string };

/** The rows of one table by their key, and no more than that. */
function listOf(sql: string, schema: Schema): Found | undefined {
  const query = trySelect(sql);
  if (query?.where === undefined) return undefined;
  const table = onlyTable(query);
  const [item, other] = query.items;
  const plain = query.distinct && query.groupBy.length === 0 && query.limit === undefined;
  if (table === undefined || item === undefined || other !== undefined || !plain) return undefined;
  const [first, second] = schema.tables.find(({ name }) => name === table)?.primaryKey ?? [];
  const key = `${table}.${first}`;
  if (second !== undefined || printExpression(item.expression) !== key) return undefined;
  if (extremesIn(query).length > 0) return undefined;
  return { table, key, where: printExpression(query.where) };
}

const isCount = ({ items: [item] }: Select): boolean =>
  item?.expression.kind === "call" && item.expression.name === "COUNT";

const counted = ({ table, key, where }: Found): string =>
  `SELECT COUNT ( DISTINCT ${key} ) FROM ${table} WHERE ${where}`;

/** The column of that table of which the least or the most is asked for. */
function bestOf(query: Query, table: string): readonly [string, string] | undefined {
  const found: (readonly [string, string])[] = [];
  walkQuery(query, {
    expression: (node) => {
      const end = endOf(node);
      if (end && onlyTable(end.among) === table) found.push([end.column, end.call.name]);
    },
  });
  return found.length === 1 ? found[0] : undefined;
}

function namesTable(utterance: string, schema: Schema): boolean {
  const said = new Set(tokenize(utterance).map(({ text }) => text.toLowerCase().replace(/s$/, "")));
  return schema.tables.some(({ name }) => said.has(name.toLowerCase().replace(/s$/, "")));
}
