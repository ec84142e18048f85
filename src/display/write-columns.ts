// Writes into a query what people see of its rows: a code as what it stands for, a time as on a clock, an
// amount to the cent. What is copied then returns what the screen shows.

import type { Cell, Dialect } from "../database/database.ts";
import type { ValueFormat } from "../entities/wording.ts";
import { writeMoment } from "../outline/kept-times.ts";
import { parseExpression } from "../sql/parse.ts";
import { printExpression } from "../sql/print.ts";
import { quotedText } from "../sql/quote-name.ts";
import type { Expression, Literal, OrderItem, Select, SelectItem } from "../sql/tree.ts";
import { nowhere } from "../sql/tree-builders.ts";
import { type DisplayTable, formatTable, type ShownColumn } from "./format-rows.ts";

import { formatValue } from "./value-text.ts";

/** What the query returned as it is stored: only the codes in it are spelt out, if it is all there is. */
export type StoredRows = DisplayTable & { readonly truncated: boolean };

/** The same rows in the same order, each column as `columns` says that it is shown. */
export function writeColumns(
  select: Select,
  columns: readonly ShownColumn[],
  found: StoredRows,
  dialect: Dialect,
): Select {
  if (columns.length !== select.items.length) return select;
  const items = select.items.map((item, i): SelectItem => {
    const cells = new Set(found.rows.map((row) => row[i] ?? null));
    const column = { ...columns[i], cells, truncated: found.truncated };
    const expression = written(item.expression, column, dialect);
    if (expression === item.expression) return item;
    const alias = item.alias ?? ownName(item.expression);
    return { ...item, expression, ...(alias === undefined ? {} : { alias }) };
  });
  if (items.every((item, i) => item === select.items[i])) return select;
  const stored = (node: Expression): Expression => storedExpression(node, select, items);
  const grouped = select.groupBy.map(stored);
  // Two codes may be written alike, and are two rows all the same; nor can rows that are told apart by one
  // thing be ordered by another, in some databases.
  const apart =
    select.distinct &&
    grouped.length === 0 &&
    select.items.every(isColumn) &&
    (select.orderBy.length > 0 || anyAlike(formatTable(found, columns)));
  return {
    ...select,
    items,
    distinct: select.distinct && !apart,
    groupBy: apart ? select.items.map(({ expression }) => expression) : grouped,
    orderBy: select.orderBy.map(
      (one): OrderItem => ({ ...one, expression: stored(one.expression) }),
    ),
  };
}

const anyAlike = ({ rows }: DisplayTable): boolean =>
  new Set(rows.map((row) => JSON.stringify(row))).size < rows.length;

/** Rows are ordered by what is stored, under whichever name it was asked for. */
function storedExpression(
  node: Expression,
  select: Select,
  items: readonly SelectItem[],
): Expression {
  const name = node.kind === "column" ? node.name.toLowerCase() : undefined;
  const at =
    node.kind === "literal" && node.type === "number"
      ? Number(node.text) - 1
      : items.findIndex(({ alias }) => alias !== undefined && alias.toLowerCase() === name);
  const original = select.items[at]?.expression;
  if (original === undefined || items[at] === select.items[at]) return node;
  const [only, ...others] = select.from;
  const bare = original.kind === "column" && !original.name.includes(".");
  if (!bare || only?.source.kind !== "table" || others.length > 0) return original;
  return { ...original, name: `${only.alias ?? only.source.name}.${original.name}` };
}

const isColumn = ({ expression }: SelectItem): boolean => expression.kind === "column";

const ownName = (node: Expression): string | undefined =>
  node.kind === "column" ? node.name.split(".").at(-1) : undefined;

type StoredColumn = ShownColumn &
  Pick<StoredRows, "truncated"> & { readonly cells: ReadonlySet<Cell> };

/** The node itself where it is shown as it is stored. */
function written(
  node: Expression,
  { amount, names, format, cells, truncated }: StoredColumn,
  dialect: Dialect,
): Expression {
  const stored = printExpression(node);
  if (amount !== undefined) {
    const { times = 1, decimals } = amount;
    const scaled = times === 1 ? stored : `( ${stored} ) * ${times}`;
    const text = decimals === undefined ? scaled : rounded(scaled, decimals, dialect);
    return text === stored ? node : parseExpression(text);
  }
  if (names !== undefined) return spelt(node, namesOf(names, cells, truncated));
  switch (format) {
    case undefined:
    case "plain":
      return node;
    case "name":
      return spelt(node, namesFrom(cells, format));
    case "word":
      return parseExpression(`LOWER ( ${stored} )`);
    case "dollars":
      return parseExpression(`'$' || ${stored}`);
    case "clock":
      return parseExpression(clock(stored));
    case "seconds":
    case "milliseconds":
    case "yyyymmdd":
      return parseExpression(writeMoment(stored, format, dialect));
    default:
      return format satisfies never;
  }
}

type Spelling = readonly (readonly [code: Cell, name: string])[];

/** Of all codes where not all rows are known, else of those that were found. */
function namesOf(
  names: Readonly<Record<string, string>>,
  cells: ReadonlySet<Cell>,
  truncated: boolean,
): Spelling {
  const found = [...cells].flatMap((cell): Spelling => {
    const name = cell === null ? undefined : names[String(cell)];
    return name === undefined ? [] : [[cell, name]];
  });
  if (!truncated) return found;
  const numbers = found.length > 0 && found.every(([code]) => typeof code === "number");
  return Object.entries(names).map(([code, name]) => [numbers ? Number(code) : code, name]);
}

const namesFrom = (cells: ReadonlySet<Cell>, format: ValueFormat): Spelling =>
  [...cells].flatMap((cell): Spelling => {
    const name = formatValue(String(cell), format);
    return cell === null || name === cell ? [] : [[cell, name]];
  });

/** CASE code WHEN 'AA' THEN 'American Airlines' ... ELSE code END */
function spelt(node: Expression, names: Spelling): Expression {
  if (names.length === 0) return node;
  const branches = names.map(([code, name]) => ({ when: literal(code), result: literal(name) }));
  return { ...nowhere, kind: "case", operand: node, branches, otherwise: node };
}

function literal(value: Cell): Literal {
  const type = typeof value === "number" ? "number" : "string";
  const text = type === "number" ? String(value) : quotedText(String(value));
  return { ...nowhere, kind: "literal", type, text };
}

/** 730 is 7:30 am, 1200 noon, 0 and 2400 midnight: what clockText says, in SQL. */
const clock = (time: string): string =>
  `CASE WHEN ${time} = 1200 THEN 'noon' WHEN ${time} IN ( 0 , 2400 ) THEN 'midnight' ` +
  `ELSE ( ( ${time} / 100 + 11 ) % 12 + 1 ) || ':' || SUBSTR ( 10000 + ${time} , 4 ) ` +
  `|| CASE WHEN ${time} < 1200 THEN ' am' ELSE ' pm' END END`;

/** PostgreSQL rounds only what is exact. */
const rounded = (figure: string, decimals: number, dialect: Dialect): string =>
  `ROUND ( ${dialect === "postgres" ? `CAST ( ${figure} AS NUMERIC )` : figure} , ${decimals} )`;
