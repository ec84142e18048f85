// Reads a query's tree as an outline: no FROM, columns and tables by item; tables that no column brings
// in are named at the end. What an outline cannot say (subqueries in FROM, a table joined with itself by anything but
// a key of its own) is refused with an OutlineError.
import { type DescribedSchema, itemOfTable, type Link } from "../schema/described.ts";
import { joinTables, namesRowsOf, otherKeys } from "../schema/join-path.ts";
import type { ColumnUse } from "../sql/bind/bound.ts";
import { joinsOf } from "../sql/bind/joins.ts";
import type { Expression, Query, Select } from "../sql/tree.ts";
import { absenceOfLeftJoin } from "./absence.ts";
import { readBestOfEach } from "./best-of-each.ts";
import { readFilledSeries } from "./filled-series.ts";
import { readKeptRows } from "./kept-rows.ts";
import { readMedian } from "./median.ts";
import { type Names, namesIn, tableOf, usedColumn } from "./names.ts";
import { OutlineError } from "./outline-error.ts";
import { ExpressionReader } from "./read-expression.ts";
import { readRestAsOther } from "./rest-as-other.ts";
import { readSpread } from "./spread.ts";
import { type OutlineSymbol, type OutlineWord, word } from "./symbols.ts";

export function readOutline(query: Query, schema: DescribedSchema): OutlineSymbol[] {
  return readQuery(query, namesIn(query, schema));
}

function readQuery(query: Query, names: Names): OutlineSymbol[] {
  switch (query.kind) {
    case "select": {
      const filled = readFilledSeries(query);
      if (filled !== undefined) return [...readQuery(filled, names), word("fill")];
      const median = readMedian(query);
      if (median !== undefined) return readSelect(median, names);
      const ranked = readRestAsOther(query);
      const spread = readSpread(query);
      if (spread !== undefined) return [...readQuery(spread, names), word("spread")];
      if (ranked !== undefined) return [...readQuery(ranked, names), word("rest")];
      return readSelect(absenceOfLeftJoin(readBestOfEach(query) ?? query, names), names);
    }
    case "query-group":
      return readQuery(query.inner, names);
    case "set": {
      if (query.orderBy.length > 0 || query.limit !== undefined)
        throw new OutlineError("order of a set");
      const left = readQuery(query.left, names);
      return [...left, word(setWords[query.operator]), ...readQuery(query.right, names)];
    }
    default:
      throw new OutlineError("query");
  }
}

const setWords: Readonly<Record<Extract<Query, { kind: "set" }>["operator"], OutlineWord>> = {
  UNION: "union",
  "UNION ALL": "union",
  INTERSECT: "intersect",
  EXCEPT: "except",
};

function readSelect(query: Select, names: Names): OutlineSymbol[] {
  const tables = query.from.map((item) => tableOf(names, item));
  if (new Set(tables).size < tables.length) throw new OutlineError("a table twice");
  const reader = new ExpressionReader(names, query, (inner) => readQuery(inner, names));
  const kept = readKeptRows(query);
  readClauses(kept ?? query, reader);
  nameTables(reader, tables);
  nameKeys(reader, query);
  const first = tables[0];
  if (kept === undefined || first === undefined) return reader.out;
  return [...reader.out, word("keep"), { kind: "item", item: itemOfTable(names.schema, first) }];
}

function readClauses(query: Select, reader: ExpressionReader): void {
  reader.say("select");
  if (query.distinct) reader.say("distinct");
  reader.list(query.items.map(({ expression }) => expression));
  if (query.where) {
    reader.say("where");
    reader.expression(query.where);
  }
  if (query.groupBy.length > 0) {
    reader.say("group_by");
    reader.list(query.groupBy.map((item) => named(item, reader)));
  }
  if (query.having) {
    reader.say("having");
    reader.expression(query.having);
  }
  if (query.orderBy.length > 0) {
    reader.say("order_by");
    query.orderBy.forEach(({ expression, direction }, i) => {
      if (i > 0) reader.say(",");
      reader.expression(named(expression, reader));
      if (direction === "DESC") reader.say("desc");
    });
  }
  if (query.limit !== undefined) readLimit(query.limit, reader);
  if (query.offset !== undefined) readSkipped(query, reader);
}

function readLimit(limit: Expression, reader: ExpressionReader): void {
  if (limit.kind !== "literal") throw new OutlineError("limit");
  reader.say("limit");
  if (limit.text === "1") reader.say("one");
  else {
    const literal = { type: "number", text: limit.text } as const;
    reader.out.push({ kind: "value", literal, column: null });
  }
}

function readSkipped({ limit, offset }: Select, reader: ExpressionReader): void {
  if (limit === undefined || offset?.kind !== "literal") throw new OutlineError("offset");
  const literal = { type: "number", text: offset.text } as const;
  reader.say("skip");
  reader.out.push({ kind: "value", literal, column: null });
}

/** ORDER BY total, ORDER BY 2: what the select list calls so. */
function named(expression: Expression, { names, query }: ExpressionReader): Expression {
  const item = names.bound.aliases.get(expression);
  if (item !== undefined) return item.expression;
  if (expression.kind === "literal" && expression.type === "number") {
    return query.items[Number(expression.text) - 1]?.expression ?? expression;
  }
  return expression;
}

/** Gives `*` its table and names the tables that nothing else brings in. */
function nameTables(reader: ExpressionReader, tables: readonly number[]): void {
  const { out, stars, used } = reader;
  const { schema } = reader.names;
  let unused = tables.filter((table) => !used.includes(table));
  for (const place of stars) {
    const among = unused.length > 0 ? unused : tables;
    // Who reports to others of the same table is no row of theirs.
    const many = among.find((one) =>
      tables.some((other) => other !== one && namesRowsOf(schema, one, other)),
    );
    const table = tables.length === 1 ? tables[0] : (many ?? among[0]);
    if (table === undefined) throw new OutlineError("star");
    out[place] = { kind: "item", item: itemOfTable(schema, table) };
    used.push(table);
    unused = unused.filter((one) => one !== table);
  }
  for (const table of tables) {
    if (joinTables(schema, used).some((step) => step.table === table)) continue;
    reader.say("from");
    out.push({ kind: "item", item: itemOfTable(schema, table) });
    used.push(table);
  }
}

/** Keys that join where another one would be taken: of who won a match, not of who was at home. */
function nameKeys({ names, out, used }: ExpressionReader, query: Select): void {
  const { schema } = names;
  if (otherKeys(schema).size === 0) return;
  const steps = joinTables(schema, used);
  const itemOf = (use: ColumnUse): number => usedColumn(names, use)?.column ?? -1;
  for (const { left, right } of joinsOf(names.bound)) {
    if (![left, right].every(({ relation }) => query.from.includes(relation.from))) continue;
    const ends = [itemOf(left), itemOf(right)];
    const by = linkBetween(ends, schema.links);
    const tables = ends.map((k) => schema.columns[k]?.table);
    const plain = steps.find(
      ({ link }) =>
        link !== null &&
        [link.from, link.to].every((k) => tables.includes(schema.columns[k]?.table)),
    )?.link;
    if (by === undefined || !plain || plain.from === by.from) continue;
    out.push(word("via"), { kind: "item", item: by.from });
  }
}

const linkBetween = (ends: readonly number[], links: readonly Link[]): Link | undefined =>
  links.find(({ from, to }) => ends.includes(from) && ends.includes(to) && from !== to);
