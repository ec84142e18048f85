// What the door gives to each database, and what it takes care not to change.
import { describe, expect, it } from "vitest";
import type { Dialect, Schema } from "../database.ts";
import { createDoor } from "./door.ts";
import { visibleNames } from "./visible.ts";

const schema: Schema = {
  tables: [
    {
      name: "Order",
      columns: [
        { name: "id", type: "integer", nullable: false },
        { name: "group", type: "text", nullable: true },
        { name: "paid", type: "boolean", nullable: true },
        { name: "made", type: "date", nullable: true },
      ],
      primaryKey: ["id"],
      foreignKeys: [],
    },
  ],
};

const admit = (sql: string, dialect: Dialect = "sqlite"): string =>
  createDoor(dialect, schema, visibleNames(schema, schema), (work) => work())(sql);

describe("the door", () => {
  it("quotes and spells names as the schema does", () => {
    expect(admit("select order.ID from ORDER order by order.group")).toBe(
      'select "Order".id from "Order" order by "Order"."group"',
    );
  });

  it("leaves strings alone, drops comments and the last semicolon", () => {
    expect(admit("SELECT id /* why */ FROM Order -- not\n WHERE made = '-- it''s; DELETE' ;")).toBe(
      "SELECT id FROM \"Order\" WHERE made = '-- it''s; DELETE'",
    );
  });

  it("renders what the other databases write differently", () => {
    const sql =
      "SELECT id FROM order WHERE paid = 1 AND strftime('%Y-%m', made) = '2024-01' LIMIT 5, 2";
    const end = "LIMIT 2 OFFSET 5";
    expect(admit(sql)).toContain(`paid = 1 AND strftime('%Y-%m', made) = '2024-01' ${end}`);
    expect(admit(sql, "postgres")).toContain(
      `paid = TRUE AND to_char(made, 'YYYY-MM') = '2024-01' ${end}`,
    );
    expect(admit(sql, "mysql")).toContain(
      `paid = TRUE AND date_format(made, '%Y-%m') = '2024-01' ${end}`,
    );
    expect(admit(sql, "duckdb")).toContain(
      `paid = TRUE AND strftime(made, '%Y-%m') = '2024-01' ${end}`,
    );
  });

  it("gives the same verdict again, for a refusal too", () => {
    const door = createDoor("sqlite", schema, visibleNames(schema, schema), (work) => work());
    for (let i = 0; i < 2; i++) {
      expect(() => door("DROP TABLE x")).toThrow("only SELECT");
      expect(door("SELECT 1")).toBe("SELECT 1");
    }
  });

  it("reads a tree once, whatever its strings and numbers say, and no other by it", () => {
    let reads = 0;
    const door = createDoor("sqlite", schema, visibleNames(schema, schema), (work) => {
      reads += 1;
      return work();
    });
    const about = (made: string, id: string): string =>
      door(`SELECT id FROM "Order" WHERE made = '${made}' AND id < ${id}`);
    about("a", "1");
    expect(about("b; DROP TABLE x --", "250")).toContain("'b; DROP TABLE x --' AND id < 250");
    expect(reads).toBe(1);
    for (const other of ["1.5", "12345678901", "2 OR 1 = 1"]) about("a", other);
    expect(reads).toBe(4);
    for (const bad of ["(SELECT secret FROM hidden)", "load_extension(1)", "1; SELECT 1"]) {
      expect(() => about("a", bad)).toThrow();
    }
  });

  it("refuses what takes its parser too long", () => {
    const slow = (): never => {
      throw new Error("Script execution timed out");
    };
    const door = createDoor("sqlite", schema, visibleNames(schema, schema), slow);
    expect(() => door("SELECT 1")).toThrow("took too long to read");
  });
});
