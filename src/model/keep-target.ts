// What "the cheapest one" and "how many are there" are about: what was found last. A model that mostly
// heard them of one kind of thing may turn to that; the query is then written about the other again.
// Only where the words name no table themselves.
import type { Schema } from "../database/database.ts";
import { tryParse } from "../sql/parse-words.ts";
import { printExpression } from "../sql/print.ts";
import type { Call, Query, Select } from "../sql/tree.ts";
import { walkQuery } from "../sql/walk.ts";
import { tokenize } from "../text/tokenize.ts";

/** The query as predicted, or about what the last one found. */
export function keepTarget(sql: string, last: string, utterance: string, schema: Schema): string {
  const found = listOf(last, schema);
  const now = tryParse(sql);
  if (found === undefined || now?.kind !== "select") return sql;
  if (tableOf(now) === found.table || namesTable(utterance, schema)) return sql;
  if (counting.test(utterance)) return isCount(now) ? counted(found) : sql;
  const best = bestOf(now, found.table);
  if (best === undefined || !pointing.test(utterance)) return sql;
  const [column, pick] = best;
  return `${last} AND ${column} = ( SELECT ${pick} ( ${column} ) FROM ${found.table} WHERE ${found.where} )`;
}

const pointing =
  /^(?:(?:ok|okay|and|so|now|well|then)[ ,]+)*(?:which|what|the|show me|give me|i want|i'd like|just|only|how about|what about)\b[\w' ]{0,40}$/i;
const counting =
  /^(?:(?:ok|okay|and|so|now|well|then)[ ,]+)*how many(?: of (?:them|those|these))?(?: (?:are|is|do|did) (?:there|that|those|they|you (?:have|find)))?[ ?]*$/i;

type Found = { readonly table: string; readonly key: string; readonly where: string };

/** The rows of one table by their key, and no more than that. */
function listOf(sql: string, schema: Schema): Found | undefined {
  const query = tryParse(sql);
  if (query?.kind !== "select" || query.where === undefined) return undefined;
  const table = tableOf(query);
  const [item, other] = query.items;
  const plain = query.distinct && query.groupBy.length === 0 && query.limit === undefined;
  if (table === undefined || item === undefined || other !== undefined || !plain) return undefined;
  const [first, second] = schema.tables.find(({ name }) => name === table)?.primaryKey ?? [];
  const key = `${table}.${first}`;
  if (second !== undefined || printExpression(item.expression) !== key) return undefined;
  if (callsOf(query).some(({ name }) => isExtreme(name))) return undefined;
  return { table, key, where: printExpression(query.where) };
}

const tableOf = ({ from }: Select): string | undefined => {
  const [first, other] = from;
  return other === undefined && first?.source.kind === "table" ? first.source.name : undefined;
};

const isCount = ({ items: [item] }: Select): boolean =>
  item?.expression.kind === "call" && item.expression.name === "COUNT";
const isExtreme = (name: string): boolean => name === "MIN" || name === "MAX";

const counted = ({ table, key, where }: Found): string =>
  `SELECT COUNT ( DISTINCT ${key} ) FROM ${table} WHERE ${where}`;

/** The column of that table of which the least or the most is asked for. */
function bestOf(query: Query, table: string): readonly [string, string] | undefined {
  const found: (readonly [string, string])[] = [];
  walkQuery(query, {
    expression: (node) => {
      if (node.kind !== "comparison" || node.operator !== "=") return;
      if (node.right.kind !== "subquery" || node.right.query.kind !== "select") return;
      const inner = node.right.query;
      const call = inner.items[0]?.expression;
      if (call?.kind !== "call" || !isExtreme(call.name) || tableOf(inner) !== table) return;
      const column = printExpression(node.left);
      if (call.arguments.map(printExpression).join() === column) found.push([column, call.name]);
    },
  });
  return found.length === 1 ? found[0] : undefined;
}

function callsOf(query: Query): Call[] {
  const calls: Call[] = [];
  walkQuery(query, { expression: (node) => void (node.kind === "call" && calls.push(node)) });
  return calls;
}

function namesTable(utterance: string, schema: Schema): boolean {
  const said = new Set(tokenize(utterance).map(({ text }) => text.toLowerCase().replace(/s$/, "")));
  return schema.tables.some(({ name }) => said.has(name.toLowerCase().replace(/s$/, "")));
}
