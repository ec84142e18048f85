// What "the cheapest one" and "how many are there" are about: what was found last. A model that mostly
// heard them of one kind of thing may turn to that; the query is then written about the other again.
// Only where the words name no table themselves.
import type { Schema } from "../database/database.ts";
import { tryParse } from "../sql/parse-words.ts";
import { printSql } from "../sql/print.ts";
import type { Select } from "../sql/tree.ts";
import { tokenize } from "../text/tokenize.ts";

/** The query as predicted, or about what the last one found. */
export function keepTarget(sql: string, last: string, utterance: string, schema: Schema): string {
  const found = listOf(last, schema);
  const now = tryParse(sql);
  if (found === undefined || now?.kind !== "select") return sql;
  if (tableOf(now) === found.table || namesTable(utterance, schema)) return sql;
  if (counting.test(utterance)) return sql.startsWith("SELECT COUNT") ? counted(found) : sql;
  const best = bestOf(sql, found.table);
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
  const table = query?.kind === "select" ? tableOf(query) : undefined;
  if (query?.kind !== "select" || table === undefined || query.where === undefined)
    return undefined;
  const plain = query.distinct && query.groupBy.length === 0 && query.limit === undefined;
  const key = schema.tables.find(({ name }) => name === table)?.primaryKey ?? [];
  const found = /^SELECT DISTINCT (\S+) FROM (\S+) WHERE (.*)$/.exec(printSql(query));
  if (!plain || key.length !== 1 || found?.[1] !== `${table}.${key[0]}`) return undefined;
  const where = found[3] ?? "";
  return / (?:MIN|MAX) \(/.test(where) ? undefined : { table, key: found[1], where };
}

const tableOf = ({ from }: Select): string | undefined => {
  const [first, other] = from;
  return other === undefined && first?.source.kind === "table" ? first.source.name : undefined;
};

const counted = ({ table, key, where }: Found): string =>
  `SELECT COUNT ( DISTINCT ${key} ) FROM ${table} WHERE ${where}`;

/** The column of that table of which the least or the most is asked for. */
function bestOf(sql: string, table: string): readonly [string, string] | undefined {
  const all = [...sql.matchAll(/(\S+) = \( SELECT (MIN|MAX) \( (\S+) \) FROM (\S+)/g)];
  const [one, other] = all;
  if (one === undefined || other !== undefined || one[4] !== table || one[1] !== one[3])
    return undefined;
  return [one[1] ?? "", one[2] ?? ""];
}

function namesTable(utterance: string, schema: Schema): boolean {
  const said = new Set(tokenize(utterance).map(({ text }) => text.toLowerCase().replace(/s$/, "")));
  return schema.tables.some(({ name }) => said.has(name.toLowerCase().replace(/s$/, "")));
}
