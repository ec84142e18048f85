// What the door gives to each database, and what it takes care not to change.
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import type { Dialect, Schema } from "../database.ts";
import { createCatalog } from "./catalog.ts";
import { createDoor } from "./door.ts";
import { openIndependentReader, type Watchdog } from "./independent.ts";

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
    {
      name: '5" nails',
      columns: [
        { name: 'a"b`c', type: "text", nullable: true },
        { name: "a\u20331b", type: "text", nullable: true },
        { name: "größe in cm", type: "real", nullable: true },
      ],
      primaryKey: [],
      foreignKeys: [],
    },
  ],
};

const doorBehind = async (dialect: Dialect, watchdog?: Watchdog) =>
  createDoor(
    createCatalog({ dialect, namespace: "main" }, schema),
    await openIndependentReader(dialect, watchdog),
  );
const doors = {
  sqlite: await doorBehind("sqlite"),
  postgres: await doorBehind("postgres"),
  mysql: await doorBehind("mysql"),
  duckdb: await doorBehind("duckdb"),
};
const admit = (sql: string, dialect: Dialect = "sqlite"): string => doors[dialect](sql).sql;

describe("the door", () => {
  it("quotes and spells names as the schema does", () => {
    expect(admit("select order.ID from ORDER order by order.group")).toBe(
      'SELECT "Order"."id" FROM "Order" ORDER BY "Order"."group"',
    );
  });

  it("takes windows over what is worked out, in every database", () => {
    const parts: Record<Dialect, string> = {
      sqlite: "strftime('%Y', made)",
      postgres: "EXTRACT(YEAR FROM made)",
      mysql: "YEAR(made)",
      duckdb: "EXTRACT(YEAR FROM made)",
    };
    for (const dialect of ["sqlite", "postgres", "mysql", "duckdb"] as const) {
      const part = parts[dialect];
      const name = dialect === "mysql" ? "`Order`" : '"Order"';
      const share = `SELECT ${part}, COUNT(*) * 100.0 / SUM(COUNT(*)) OVER (PARTITION BY ${part}), RANK() OVER (PARTITION BY ${part}, paid ORDER BY COUNT(*) DESC) FROM ${name} GROUP BY ${part}, paid`;
      expect(admit(share, dialect).match(/PARTITION BY/g)).toHaveLength(2);
      const said = `SELECT SUM(id) OVER (PARTITION BY ${part}) FROM ${name} WHERE paid = '( PARTITION BY x ORDER BY y )'`;
      expect(admit(said, dialect)).toContain("'( PARTITION BY x ORDER BY y )'");
      const other = `SELECT SUM(id) OVER (PARTITION BY secret(made)) FROM ${name}`;
      expect(() => admit(other, dialect)).toThrow();
    }
  });

  it("takes quotes, spaces and accents in names, and names nothing else for them", () => {
    const asked = 'SELECT "a""b`c", "größe in cm" FROM "5"" nails" WHERE "a\u20331b" = \'"\'';
    for (const dialect of ["sqlite", "postgres", "duckdb"] as const) {
      expect(admit(asked, dialect)).toContain('"5"" nails"."a""b`c"');
    }
    const inTicks = 'SELECT `a"b``c` FROM `5" nails`';
    expect(admit(inTicks, "mysql")).toContain('`5" nails`.`a"b``c`');
    expect(() => admit('SELECT t."a""b" FROM "5"" nails" t')).toThrow(/no column/i);
  });

  it("leaves strings alone, drops comments and the last semicolon", () => {
    expect(admit("SELECT id /* why */ FROM Order -- not\n WHERE made = '-- it''s; DELETE' ;")).toBe(
      `SELECT "Order"."id" FROM "Order" WHERE "Order"."made" = '-- it''s; DELETE'`,
    );
  });

  it("renders what the other databases write differently", () => {
    const sql =
      "SELECT id FROM order WHERE paid = 1 AND strftime('%Y-%m', made) = '2024-01' LIMIT 5, 2";
    const end = "= '2024-01' LIMIT 2 OFFSET 5";
    const from = (name: string) => `SELECT "Order"."id" FROM ${name} WHERE "Order"."paid"`;
    expect(admit(sql)).toBe(
      `${from('"Order"')} = 1 AND strftime ( '%Y-%m' , "Order"."made" ) ${end}`,
    );
    expect(admit(sql, "postgres")).toBe(
      `${from('"main"."Order"')} = TRUE AND to_char ( "Order"."made" , 'YYYY-MM' ) ${end}`,
    );
    expect(admit(sql, "mysql")).toBe(
      "SELECT `Order`.`id` FROM `Order` WHERE `Order`.`paid` = TRUE " +
        `AND date_format( \`Order\`.\`made\` , '%Y-%m' ) ${end}`,
    );
    expect(admit(sql, "duckdb")).toBe(
      `${from('"Order"')} = TRUE AND strftime ( "Order"."made" , '%Y-%m' ) ${end}`,
    );
  });

  it("lets first rows through as MySQL wants them, one table further inside", () => {
    const first = "SELECT Order.id FROM Order GROUP BY Order.id ORDER BY COUNT( * ) DESC LIMIT 3";
    const inside = `SELECT chosen.id FROM ( ${first} ) AS chosen`;
    expect(admit(`SELECT id FROM Order WHERE Order.id IN ( ${inside} )`, "mysql")).toMatch(
      /IN \( SELECT `(\w+)`\.`\w+` FROM \( SELECT .* LIMIT 3 \) AS `\1` \)$/,
    );
  });

  it("takes DuckDB's own order of a date and its format", () => {
    const made = "SELECT strftime(made, '%Y-%m') FROM order";
    expect(admit(made, "duckdb")).toBe(`SELECT strftime ( "Order"."made" , '%Y-%m' ) FROM "Order"`);
    expect(() => admit(made, "postgres")).toThrow("strftime without a format");
  });

  it("names the columns as they were asked for", () => {
    const columns = (sql: string) => doors.postgres(sql).columns;
    expect(columns('SELECT id , ORDER.Made , made AS "When?" , count( * ) FROM order')).toEqual([
      "id",
      "Made",
      "When?",
      "count( * )",
    ]);
    expect(columns("SELECT * , 1 + 1 FROM order")).toEqual([
      "id",
      "group",
      "paid",
      "made",
      "1 + 1",
    ]);
  });

  it("gives the same verdict again, for a refusal too", () => {
    const door = doors.sqlite;
    for (let i = 0; i < 2; i++) {
      expect(() => door("DROP TABLE x")).toThrow("only SELECT");
      expect(door("SELECT 1").sql).toBe("SELECT 1");
    }
  });

  it("reads a tree once, whatever its strings and numbers say, and no other by it", async () => {
    let reads = 0;
    const door = await doorBehind("sqlite", (work) => {
      reads += 1;
      return work();
    });
    const about = (made: string, id: string): string =>
      door(`SELECT id FROM "Order" WHERE made = '${made}' AND id < ${id}`).sql;
    about("a", "1");
    expect(about("b; DROP TABLE x --", "250")).toContain(
      `'b; DROP TABLE x --' AND "Order"."id" < 250`,
    );
    expect(reads).toBe(1);
    for (const other of ["1.5", "12345678901", "2 OR 1 = 1"]) about("a", other);
    expect(reads).toBe(4);
    for (const bad of ["(SELECT secret FROM hidden)", "load_extension(1)", "1; SELECT 1"]) {
      expect(() => about("a", bad)).toThrow();
    }
  });

  it("spells no * out without end", () => {
    expect(() => admit(`SELECT *${" , *".repeat(6_000)} FROM order`)).toThrow("stand for too much");
    const doubling = Array.from({ length: 30 }, (_, i) => {
      const from = i === 0 ? "order" : `w${i - 1}`;
      return `w${i} AS (SELECT a.* , b.* FROM ${from} a , ${from} b)`;
    });
    expect(() => admit(`WITH ${doubling.join(" , ")} SELECT 1 FROM w29`)).toThrow(
      "stand for too much",
    );
  });

  it("joins so many tables and no more", () => {
    const all = (join: string) => `SELECT 1 FROM order a${`${join} order`.repeat(64)}`;
    for (const join of [" ,", " CROSS JOIN", " NATURAL FULL JOIN"]) {
      expect(() => admit(all(join))).toThrow("more than 64 tables");
    }
  });

  it("sends no FULL JOIN where FULL would be read as a name", () => {
    const sql = "SELECT 1 FROM order a FULL JOIN order b ON FALSE";
    expect(admit(sql)).toContain("FULL JOIN");
    expect(() => admit(sql, "mysql")).toThrow("FULL JOIN, which this database does not know");
    expect(() => admit("SELECT 1 FROM order NATURAL FULL JOIN order b", "mysql")).toThrow("FULL");
  });

  it("keeps a condition of its own apart from that of USING", () => {
    expect(
      admit("SELECT 1 FROM order a JOIN order b ON a.id = 1 OR b.id = 2 USING (id)"),
    ).toContain('ON "Order"."id" = "t1"."id" AND ( "Order"."id" = 1 OR "t1"."id" = 2 )');
  });

  it("takes long chains and lists up to a bound", () => {
    const chain = (length: number) =>
      `SELECT 1 FROM order WHERE id = 1${" AND id = 1".repeat(length)}`;
    expect(admit(chain(1_500))).toContain("AND");
    const list = (length: number) => `SELECT 1 WHERE 1 IN ( 1${" , 1".repeat(length)} )`;
    expect(admit(list(4_000))).toContain("IN");
    for (const long of [chain(8_000), list(20_000)]) {
      expect(() => admit(long)).toThrow("words; at most");
    }
  });

  it("reads a comment without an end once", () => {
    expect(() => admit(`SELECT 1 ${"/*".repeat(49_000)}`)).toThrow("does not read");
  });

  it("says of what only one parser reads that it should be plainer", () => {
    const two = 'SELECT ( SELECT id , "group" FROM "Order" )';
    expect(() => admit(two)).toThrow("write it in a plainer way");
  });

  it("refuses what takes its parser too long", async () => {
    const error = new Error("Script execution timed out");
    // V8 throws it in the context that ran too long.
    const elsewhere: unknown = runInNewContext("new Error('Script execution timed out')");
    for (const thrown of [error, elsewhere]) {
      const door = await doorBehind("sqlite", () => {
        throw thrown;
      });
      expect(() => door("SELECT 1")).toThrow("took too long to read");
    }
  });
});
