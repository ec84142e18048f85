// A described schema as the network reads it: words, types, flags and relations of columns and tables.
import type { DescribedColumn, DescribedSchema } from "../../schema/described.ts";
import { itemCount } from "../../schema/described.ts";
import { namesRowsOf } from "../../schema/join-path.ts";
import { wordList } from "../../word-list.ts";
import type { SchemaItems } from "../network/example.ts";
import type { WordBook } from "./word-book.ts";

const mostWords = 8;

/** Their order is that of the model's rows. */
const types = wordList(
  "text integer real boolean date time datetime blob year",
  "identifier table",
);

export function schemaItems(schema: DescribedSchema, book: WordBook): SchemaItems {
  const { columns, tables } = schema;
  const count = itemCount(schema);
  const number = (words: readonly string[]): Int32Array =>
    Int32Array.from(words.slice(0, mostWords), (word) => book.number(word));
  const tableWords = tables.map(({ words }) => number(words));
  const flags = new Float32Array(count * 4);
  columns.forEach((column, k) => {
    if (isDeclared(column)) flags[k * 4] = 1;
  });
  for (const { from, to } of schema.links) {
    flags[from * 4 + 1] = 1;
    flags[to * 4 + 2] = 1;
  }
  return {
    words: [...columns.map(({ words }) => number(words)), ...tableWords],
    tableWords: [
      ...columns.map(({ table }) => tableWords[table] ?? new Int32Array()),
      ...tables.map(() => new Int32Array()),
    ],
    types: Uint8Array.from([...columns.map(typeOf), ...tables.map(() => types.indexOf("table"))]),
    flags,
    relations: relationsOf(schema),
  };
}

/** The network learned from keys that databases declare. */
const isDeclared = ({ primary, found }: DescribedColumn): boolean => primary && found !== true;

function typeOf(column: DescribedColumn): number {
  if (column.time !== null) return types.indexOf(column.time);
  const identifier = isDeclared(column) || /^(?:id|code|key)$/.test(column.words.at(-1) ?? "");
  return types.indexOf(identifier && column.type === "integer" ? "identifier" : column.type);
}

/** Between two items, row by row; the numbers are the model's. */
const relation = {
  self: 0,
  sameTable: 1,
  keyTo: 2,
  keyFrom: 3,
  sameName: 4,
  otherColumn: 5,
  ofTable: 6,
  keyOfTable: 7,
  notOfTable: 8,
  hasColumn: 9,
  hasKey: 10,
  notItsColumn: 11,
  namesRows: 12,
  rowsNamed: 13,
  bothNamed: 14,
  otherTable: 15,
} as const;

function relationsOf(schema: DescribedSchema): Uint8Array {
  const { columns, tables, links } = schema;
  const count = itemCount(schema);
  const all = new Uint8Array(count * count);
  columns.forEach((a, i) => {
    columns.forEach((b, j) => {
      const sameName = a.name.toLowerCase() === b.name.toLowerCase();
      const apart = sameName ? relation.sameName : relation.otherColumn;
      all[i * count + j] =
        i === j ? relation.self : a.table === b.table ? relation.sameTable : apart;
    });
    tables.forEach((_, t) => {
      const item = columns.length + t;
      const own = a.table === t;
      const there = own
        ? isDeclared(a)
          ? relation.keyOfTable
          : relation.ofTable
        : relation.notOfTable;
      const back = own
        ? isDeclared(a)
          ? relation.hasKey
          : relation.hasColumn
        : relation.notItsColumn;
      all[i * count + item] = there;
      all[item * count + i] = back;
    });
  });
  for (const { from, to } of links) {
    all[from * count + to] = relation.keyTo;
    all[to * count + from] = relation.keyFrom;
  }
  tables.forEach((_, a) => {
    tables.forEach((_, b) => {
      const place = (columns.length + a) * count + columns.length + b;
      const [there, back] = [namesRowsOf(schema, a, b), namesRowsOf(schema, b, a)];
      if (a === b) all[place] = relation.self;
      else if (there && back) all[place] = relation.bothNamed;
      else if (there) all[place] = relation.namesRows;
      else all[place] = back ? relation.rowsNamed : relation.otherTable;
    });
  });
  return all;
}
