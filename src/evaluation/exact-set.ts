// Exact set match without values, as the Spider, SParC and CoSQL papers define it and their
// published evaluation computes it: the query falls into clauses, each compared as a set.
// Question match is this; interaction match is this for every turn of an interaction.

import type { Schema } from "../database/database.ts";
import { tryParse } from "../sql/parse-words.ts";
import { type Sketch, sketchQuery, type Unit } from "./exact-set-sketch.ts";

/**
 * With the schema, unqualified columns find their table and columns linked by foreign keys are one
 * (the papers' evaluation does both). What does not parse matches only itself.
 */
export function exactSetMatch(predicted: string, gold: string, schema?: Schema): boolean {
  if (predicted.trim() === gold.trim()) return true;
  const one = sketchOf(predicted, schema);
  const other = sketchOf(gold, schema);
  return one !== undefined && other !== undefined && matches(one, other);
}

function sketchOf(sql: string, schema: Schema | undefined): Sketch | undefined {
  const query = tryParse(sql);
  return query && sketchQuery(query, schema);
}

function matches(one: Sketch, other: Sketch): boolean {
  return (
    sameBag(one.select[1], other.select[1]) &&
    sameBag(unitsOf(one.where), unitsOf(other.where)) &&
    sameBag([...new Set(connectives(one.where))], [...new Set(connectives(other.where))]) &&
    sameBag(one.groupBy.map(columnName), other.groupBy.map(columnName)) &&
    same(groupAndHaving(one), groupAndHaving(other)) &&
    same(one.orderBy, other.orderBy) &&
    sameBag(keywords(one), keywords(other)) &&
    (["INTERSECT", "UNION", "EXCEPT"] as const).every((operator) =>
      sameNested(one[operator], other[operator]),
    ) &&
    sameBag(one.tables, other.tables)
  );
}

function sameNested(one: Sketch | null, other: Sketch | null): boolean {
  return one === null || other === null ? one === other : matches(one, other);
}

function unitsOf(conditions: readonly Unit[]): Unit[] {
  return conditions.filter((_, i) => i % 2 === 0);
}

function connectives(conditions: readonly Unit[]): Unit[] {
  return conditions.filter((_, i) => i % 2 === 1);
}

/** Grouped columns are compared once by name alone, and once in order together with HAVING. */
function columnName(unit: Unit): Unit {
  const column = isList(unit) ? (unit[1] ?? null) : unit;
  return typeof column === "string" ? column.slice(column.indexOf(".") + 1) : column;
}

function groupAndHaving(sketch: Sketch): Unit {
  const columns = sketch.groupBy.map((unit) => (isList(unit) ? (unit[1] ?? null) : unit));
  return columns.length > 0 ? [columns, sketch.having] : [];
}

/** The words that must be the same whatever they apply to. */
function keywords(sketch: Sketch): string[] {
  const conditions = [sketch.on, sketch.where, sketch.having];
  const units = conditions.flatMap(unitsOf).filter(isList);
  const has = (word: string, present: boolean) => (present ? [word] : []);
  return [
    ...has("where", sketch.where.length > 0),
    ...has("group", sketch.groupBy.length > 0),
    ...has("having", sketch.having.length > 0),
    ...has(`order ${JSON.stringify(sketch.orderBy[0])}`, sketch.orderBy.length > 0),
    ...has("limit", sketch.limit),
    ...has("or", conditions.flatMap(connectives).includes("or")),
    ...has(
      "not",
      units.some(([negated]) => negated === true),
    ),
    ...["in", "like"].filter((operator) => units.some(([, one]) => one === operator)),
  ];
}

function isList(unit: Unit): unit is readonly Unit[] {
  return Array.isArray(unit);
}

function same(one: Unit, other: Unit): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Equal but for order, with repeats counted. */
function sameBag(one: readonly Unit[], other: readonly Unit[]): boolean {
  const sorted = (units: readonly Unit[]) => units.map((unit) => JSON.stringify(unit)).sort();
  return same(sorted(one), sorted(other));
}
