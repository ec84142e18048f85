import { describe, expect, it } from "vitest";
import type { Schema, Table } from "../../database/database.ts";
import { parseSql } from "../parse.ts";
import { printExpression } from "../print.ts";
import { firstSelect } from "../tree-builders.ts";
import { bind } from "./bind.ts";
import { type ColumnUse, columnKey } from "./bound.ts";
import { allOf, type SignedCondition } from "./conditions.ts";
import { joinsOf } from "./joins.ts";
import { valuesOf } from "./values.ts";

const table = (name: string, ...columns: readonly string[]): Table => ({
  name,
  columns: columns.map((column) => ({ name: column, type: "text", nullable: true })),
  primaryKey: [],
  foreignKeys: [],
});
const schema: Schema = { tables: [table("a", "id", "b", "c d"), table("e", "id", "a_id", "f")] };
const bound = (sql: string) => bind(parseSql(sql), schema);
const key = (use: ColumnUse | undefined) => (use === undefined ? "-" : columnKey(use));

describe("allOf", () => {
  const said = ({ node, negated }: SignedCondition): string =>
    `${negated ? "not " : ""}${printExpression(node)}`;
  const all = (where: string) =>
    allOf(firstSelect(parseSql(`SELECT b FROM a WHERE ${where}`)).where!).map(said);

  it("carries NOT to what it denies", () => {
    expect(all("b = 1 AND NOT ( id = 2 OR NOT id IN ( 3 ) )")).toEqual([
      "b = 1",
      "not id = 2",
      "id IN ( 3 )",
    ]);
    expect(all("NOT ( id = 2 AND b = 3 )")).toEqual(["not id = 2 AND b = 3"]);
  });
});

describe("valuesOf", () => {
  const values = (sql: string) =>
    valuesOf(bound(sql)).map(
      ({ node, role, operator, column }) =>
        `${printExpression(node)} ${role} ${operator} ${key(column)}`,
    );

  it("gives each value the column it is compared with", () => {
    expect(values(`SELECT b FROM a WHERE "c d" > 3 AND 5 < x.id AND b IN ( 'p' , V#0 )`)).toEqual([
      "3 compared > a.c d",
      "5 compared > -",
      "'p' compared IN a.b",
      "V#0 compared IN a.b",
    ]);
    expect(values("SELECT b FROM a WHERE id BETWEEN - 1 AND 2 OR b LIKE '%x%'")).toEqual([
      "1 compared BETWEEN a.id",
      "2 compared BETWEEN a.id",
      "'%x%' compared LIKE a.b",
    ]);
  });

  it("looks inside aggregates and arithmetic, and knows numbers of rows", () => {
    const sql =
      "SELECT b FROM a GROUP BY b HAVING MIN ( id ) < 3 AND COUNT ( * ) > 4 LIMIT 7 OFFSET 8";
    expect(values(sql)).toEqual([
      "7 rows LIMIT -",
      "8 offset OFFSET -",
      "3 compared < a.id",
      "4 rows > -",
    ]);
    expect(values("SELECT b FROM a WHERE id * 2 > 9")).toEqual(["9 compared > a.id"]);
  });
});

describe("joinsOf", () => {
  const joins = (sql: string) =>
    joinsOf(bound(sql)).map(({ left, right, by }) => `${key(left)} ${key(right)} ${by}`);

  it("finds keys wherever they are said", () => {
    expect(joins("SELECT b FROM a LEFT JOIN e AS x ON a.id = a_id AND f > 1")).toEqual([
      "a.id e.a_id on",
    ]);
    expect(joins("SELECT b FROM a , e WHERE a.id = e.a_id")).toEqual(["a.id e.a_id where"]);
    expect(joins("SELECT b FROM a NATURAL JOIN e")).toEqual(["a.id e.id natural"]);
    expect(joins("SELECT b FROM a JOIN e USING ( id )")).toEqual(["a.id e.id using"]);
    expect(joins("SELECT b FROM a WHERE id IN ( SELECT a_id FROM e )")).toEqual(["a.id e.a_id in"]);
  });
});
