// From SELECT through FROM: items, aggregates, tables and joins.

import type { CatalogColumn, ValueClass } from "./catalog.ts";
import type { Frame, OpenCall, Transition } from "./frame.ts";
import { stay } from "./frame.ts";
import { type Lexicon, linkOf, type Word } from "./lexicon.ts";

const maxItems = 6;
const maxTables = 5;
export const aggregateNames: readonly string[] = ["COUNT", "MIN", "MAX", "SUM", "AVG"];

/** After SELECT, SELECT DISTINCT or a comma. */
export function itemStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  if (word.kind === "column") {
    return allowsPlain(frame, word.column, lexicon)
      ? stay(withPlain(frame, word.column), { phase: "item" })
      : undefined;
  }
  if (word.kind !== "fixed") return undefined;
  if (word.text === "DISTINCT") {
    const first = frame.phase === "select" && !frame.distinct && frame.role.kind !== "scalar";
    return first ? stay(frame, { distinct: true }) : undefined;
  }
  if (word.text === "*") {
    const alone = frame.role.kind === "top" && frame.classes.length === 0 && !frame.shape;
    const possible = alone && lexicon.has("FROM") && lexicon.columns.length > 0;
    return possible ? stay(frame, { phase: "star", star: true }) : undefined;
  }
  return callStep(frame, word, "select", lexicon);
}

/** MIN, COUNT and so on, where some argument is possible. */
export function callStep(
  frame: Frame,
  word: Word,
  place: OpenCall["place"],
  lexicon: Lexicon,
): Transition {
  if (word.kind !== "fixed" || !aggregateNames.includes(word.text)) return undefined;
  const call: OpenCall = { name: word.text, place, distinct: false };
  return canCall(frame, call, lexicon) ? stay(frame, { phase: "call", call }) : undefined;
}

export function canCall(frame: Frame, call: OpenCall, lexicon: Lexicon): boolean {
  if (!lexicon.has("(", ")", call.name)) return false;
  if (call.place === "select" && !canAggregate(frame, lexicon)) return false;
  if (allowsStar(frame, call, lexicon)) return true;
  const columns = call.place === "select" ? lexicon.columns : lexicon.columnsOf(frame.tables);
  return columns.some((column) => allowsArgument(frame, call, column, lexicon));
}

/** Beside plain columns an aggregate needs GROUP BY, so that must be sayable. */
function canAggregate(frame: Frame, lexicon: Lexicon): boolean {
  if (frame.role.kind === "in") return false;
  if (frame.role.kind === "scalar") return frame.classes.length === 0;
  const groups = lexicon.has("GROUP", "BY") && canGroupBy(frame.plain, lexicon);
  return groups || (frame.plain.length === 0 && frame.shape === undefined);
}

/** GROUP BY must be able to name every plain column. */
export function canGroupBy(columns: readonly CatalogColumn[], lexicon: Lexicon): boolean {
  const list = columns.length < 2 || lexicon.has(",");
  return (
    list && columns.every((column) => lexicon.hasColumn(column) && column.valueClass !== "blob")
  );
}

function allowsStar(frame: Frame, call: OpenCall, lexicon: Lexicon): boolean {
  if (call.name !== "COUNT" || call.distinct || !lexicon.has("*")) return false;
  if (call.place !== "select") return true;
  if (frame.role.kind !== "top") return false;
  return lexicon.columns.length > 0 && shapeAllows(frame, "number", undefined, lexicon);
}

function allowsArgument(
  frame: Frame,
  call: OpenCall,
  column: CatalogColumn,
  lexicon: Lexicon,
): boolean {
  if (column.valueClass === "blob") return false;
  const sums = call.name === "SUM" || call.name === "AVG";
  const numeric = column.valueClass === "number";
  if (sums && !numeric) return false;
  // PostgreSQL knows no least truth value.
  if (call.name !== "COUNT" && column.valueClass === "boolean") return false;
  if (call.place === "having") {
    return frame.tables.includes(column.table) && (numeric || call.name === "COUNT");
  }
  if (call.place === "order") return frame.tables.includes(column.table);
  if (frame.role.kind === "scalar") {
    if (call.name === "COUNT" || !lexicon.links(frame.chain, frame.role.column, column))
      return false;
  }
  return (
    reachable(frame, column.table, lexicon) &&
    shapeAllows(frame, classOfCall(call, column), column.table, lexicon)
  );
}

function classOfCall(call: OpenCall, column: CatalogColumn): ValueClass {
  return call.name === "MIN" || call.name === "MAX" ? column.valueClass : "number";
}

export function callArgumentStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  const { call } = frame;
  if (call === undefined) return undefined;
  if (word.kind === "column") {
    if (!allowsArgument(frame, call, word.column, lexicon)) return undefined;
    const said = stay(frame, { phase: "call-argument", left: word.column });
    return call.place === "select"
      ? withItem(frame, classOfCall(call, word.column), word.column)
      : said;
  }
  if (word.kind !== "fixed") return undefined;
  if (word.text === "*" && allowsStar(frame, call, lexicon)) {
    if (call.place === "select") return withItem(frame, "number", undefined);
    return stay(frame, { phase: "call-argument" });
  }
  if (word.text !== "DISTINCT" || call.name !== "COUNT" || call.distinct) return undefined;
  const distinct = { ...call, distinct: true };
  return canCall(frame, distinct, lexicon) ? stay(frame, { call: distinct }) : undefined;
}

function withItem(
  frame: Frame,
  valueClass: ValueClass,
  column: CatalogColumn | undefined,
): Transition {
  return stay(frame, {
    phase: "call-argument",
    aggregates: true,
    link: column && linkInto(frame, column),
    classes: [...frame.classes, valueClass],
    needed: column === undefined ? frame.needed : withTable(frame.needed, column.table),
  });
}

export function callCloseStep(frame: Frame): Transition {
  const phase = { select: "item", having: "having-call", order: "order-item" } as const;
  const place = frame.call?.place ?? "select";
  return stay(frame, { phase: phase[place], call: undefined, left: undefined });
}

function withPlain(frame: Frame, column: CatalogColumn): Frame {
  return {
    ...frame,
    link: linkInto(frame, column),
    plain: [...frame.plain, column],
    classes: [...frame.classes, column.valueClass],
    needed: withTable(frame.needed, column.table),
  };
}

function linkInto({ role }: Frame, column: CatalogColumn): string | undefined {
  return role.kind === "top" ? undefined : linkOf(role.column, column);
}

function withTable(tables: readonly string[], table: string): readonly string[] {
  return tables.includes(table) ? tables : [...tables, table].sort();
}

function allowsPlain(frame: Frame, column: CatalogColumn, lexicon: Lexicon): boolean {
  if (frame.role.kind === "scalar") return false;
  const { role, chain } = frame;
  if (role.kind === "in" && !lexicon.links(chain, role.column, column)) return false;
  // The same column twice says nothing, unless a set operation asks for so many.
  if (frame.shape === undefined && frame.plain.includes(column)) return false;
  if (frame.aggregates) {
    const groups = lexicon.has("GROUP", "BY");
    if (!groups || !canGroupBy([...frame.plain, column], lexicon)) return false;
  }
  return (
    reachable(frame, column.table, lexicon) &&
    shapeAllows(frame, column.valueClass, column.table, lexicon)
  );
}

/** FROM can bring this table together with those already needed. */
function reachable(frame: Frame, table: string, lexicon: Lexicon): boolean {
  if (!lexicon.has("FROM") || !lexicon.hasTable(table)) return false;
  const [first] = frame.needed;
  return first === undefined || lexicon.component(first).has(table);
}

/** After a set operation: this item has the class asked for, and the rest can be found. */
function shapeAllows(
  frame: Frame,
  valueClass: ValueClass,
  table: string | undefined,
  lexicon: Lexicon,
): boolean {
  if (frame.shape === undefined) return true;
  const at = frame.classes.length;
  if (frame.shape[at] !== valueClass) return false;
  return canFill(frame.shape.slice(at + 1), table ?? frame.needed[0], lexicon);
}

/** Some group of joinable tables has a column of each class. */
export function canFill(
  classes: readonly ValueClass[],
  table: string | undefined,
  lexicon: Lexicon,
): boolean {
  if (classes.length === 0) return true;
  const starts = table === undefined ? lexicon.columns.map((column) => column.table) : [table];
  return [...new Set(starts)].some((start) => {
    const columns = lexicon.columnsOf([...lexicon.component(start)]);
    return classes.every((wanted) => columns.some(({ valueClass }) => valueClass === wanted));
  });
}

/** After a whole item. */
export function afterItemStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  if (word.kind !== "fixed") return undefined;
  const full = frame.shape === undefined || frame.classes.length === frame.shape.length;
  if (word.text === "FROM") {
    const possible = full && (frame.needed.length > 0 || lexicon.columns.length > 0);
    return possible ? stay(frame, { phase: "from" }) : undefined;
  }
  if (word.text !== "," || frame.role.kind !== "top") return undefined;
  const next: Frame = { ...frame, phase: "item-next" };
  if (frame.shape === undefined ? frame.classes.length >= maxItems : full) return undefined;
  return canAddItem(next, lexicon) ? { kind: "stay", frame: next } : undefined;
}

function canAddItem(frame: Frame, lexicon: Lexicon): boolean {
  return (
    lexicon.columns.some((column) => allowsPlain(frame, column, lexicon)) ||
    aggregateNames.some((name) =>
      canCall(frame, { name, place: "select", distinct: false }, lexicon),
    )
  );
}

export function fromStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  if (word.kind !== "table") return undefined;
  const [first] = frame.needed;
  const possible = first === undefined || lexicon.component(first).has(word.table);
  return possible ? stay(frame, { phase: "table", tables: [word.table] }) : undefined;
}

export function hasAllTables(frame: Frame): boolean {
  return frame.needed.every((table) => frame.tables.includes(table));
}

export function joinStep(frame: Frame, lexicon: Lexicon): Transition {
  const wanted = frame.tables.length < maxTables || !hasAllTables(frame);
  const possible = wanted && lexicon.neighbours(frame.tables).length > 0;
  return possible ? stay(frame, { phase: "join" }) : undefined;
}

export function joinTableStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  const possible = word.kind === "table" && lexicon.neighbours(frame.tables).includes(word.table);
  return possible ? stay(frame, { phase: "join-table", joining: word.table }) : undefined;
}

/** The first column of ON: on either side, with a partner on the other. */
export function onLeftStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  if (word.kind !== "column") return undefined;
  const partners = lexicon.columnsOf(otherSide(frame, word.column));
  const possible = partners.some((column) => lexicon.joins(word.column, column));
  return possible ? stay(frame, { phase: "on-left", left: word.column }) : undefined;
}

export function onRightStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  const { left, joining } = frame;
  if (word.kind !== "column" || left === undefined || joining === undefined) return undefined;
  const opposite = otherSide(frame, left).includes(word.column.table);
  if (!opposite || !lexicon.joins(left, word.column)) return undefined;
  const tables = [...frame.tables, joining].sort();
  return stay(frame, { phase: "table", tables, left: undefined, joining: undefined });
}

function otherSide(frame: Frame, column: CatalogColumn): readonly string[] {
  if (column.table === frame.joining) return frame.tables;
  return frame.tables.includes(column.table) && frame.joining ? [frame.joining] : [];
}
