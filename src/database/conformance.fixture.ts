// What every database must do, whatever its kind. Each adapter's test calls this with its own shop.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "./database.ts";
import type { GuardedDatabase } from "./guard.ts";
import type { OpenOptions } from "./open.ts";

/** A kind of database under test, holding the shop of test/databases/shop.ts. */
export type Subject = {
  open(options?: OpenOptions): Promise<GuardedDatabase>;
  /** Changes when anything stored changes: a hash of the file or of the server's rows. */
  contents(): Promise<string>;
  end(): Promise<void>;
};

export function describeDatabase(kind: string, prepare: () => Promise<Subject | undefined>): void {
  describe(`${kind} as a database`, () => {
    let subject: Subject | undefined;
    let db: Database | undefined;
    beforeAll(async () => {
      subject = await prepare();
      db = await subject?.open({ limits: { timeoutMs: 30_000 } });
    });
    afterAll(async () => {
      await db?.close();
      await subject?.end();
    });
    const test = (name: string, work: (db: Database, subject: Subject) => Promise<void>): void => {
      it(name, async (context) => {
        if (subject === undefined || db === undefined) return context.skip();
        await work(db, subject);
      });
    };
    const rows = async (database: Database, sql: string): Promise<unknown> =>
      (await database.query(sql)).rows;

    test("shows tables, columns, types and keys", async (database) => {
      const { tables } = await database.schema();
      expect(tables.map((table) => table.name).sort()).toEqual(["city", "product", "sale"]);
      const product = tables.find((table) => table.name === "product");
      expect(product?.columns).toEqual([
        { name: "id", type: "integer", nullable: false },
        { name: "name", type: "text", nullable: false },
        { name: "price", type: "real", nullable: true },
        { name: "added", type: "date", nullable: true },
        { name: "in_stock", type: "boolean", nullable: true },
      ]);
      expect(product?.primaryKey).toEqual(["id"]);
      const sale = tables.find((table) => table.name === "sale");
      expect(sale?.primaryKey).toEqual(["product_id", "city_code"]);
      expect(sale?.foreignKeys).toContainEqual({
        columns: ["city_code"],
        table: "city",
        references: ["code"],
      });
    });

    test("answers nested queries, aggregates, sets and nulls", async (database) => {
      const nested =
        "SELECT DISTINCT product.name FROM product WHERE product.id IN ( SELECT sale.product_id FROM sale " +
        "WHERE sale.city_code IN ( SELECT city.code FROM city WHERE city.city_name = 'SEATTLE' ) ) " +
        "ORDER BY product.name";
      expect(await rows(database, nested)).toEqual([["apple"], ["pear"]]);
      expect(await rows(database, "SELECT COUNT(*), SUM(quantity) FROM sale")).toEqual([[4, 22]]);
      expect(await rows(database, "SELECT quantity FROM sale WHERE city_code = 'DEN'")).toEqual([
        [null],
      ]);
      const sets = "SELECT id FROM product EXCEPT SELECT product_id FROM sale WHERE quantity > 6";
      expect(await rows(database, sets)).toEqual([[3]]);
      const common =
        "WITH cheap AS (SELECT name AS n FROM product WHERE price < 2) SELECT n FROM cheap";
      expect(await rows(database, common)).toEqual([["apple"]]);
    });

    test("renders names, booleans, limits and date functions", async (database) => {
      const sql = "SELECT name FROM product WHERE product.in_stock = 1 ORDER BY id LIMIT 1, 1";
      expect(await rows(database, sql)).toEqual([["plum"]]);
      const dates = "SELECT id FROM product WHERE strftime('%m', product.added) = '02'";
      expect(await rows(database, dates)).toEqual([[2]]);
      expect(await rows(database, "SELECT added FROM product WHERE id = 1")).toEqual([
        ["2024-01-05"],
      ]);
      expect(await rows(database, "SELECT PRODUCT.Name FROM Product WHERE ID = 1")).toEqual([
        ["apple"],
      ]);
      expect(
        await rows(database, "SELECT 'it''s a \\ and \"b\"' FROM city WHERE code = 'SEA'"),
      ).toEqual([['it\'s a \\ and "b"']]);
    });

    test("names its columns and takes its time", async (database) => {
      const result = await database.query("SELECT name, price AS cost FROM product WHERE id = 2");
      expect(result).toMatchObject({
        columns: ["name", "cost"],
        rows: [["pear", 2.25]],
        truncated: false,
      });
      expect(result.ms).toBeGreaterThanOrEqual(0);
      const empty = await database.query("SELECT name FROM product WHERE id = 99");
      expect(empty).toMatchObject({ columns: ["name"], rows: [] });
    });

    test("cuts results at the row and byte limits", async (database) => {
      const cut = await database.query("SELECT id FROM product ORDER BY id", {
        limits: { maxRows: 2 },
      });
      expect(cut).toMatchObject({ rows: [[1], [2]], truncated: true });
      const exact = await database.query("SELECT id FROM product", { limits: { maxRows: 3 } });
      expect(exact.truncated).toBe(false);
      const bytes = await database.query("SELECT name FROM product ORDER BY id", {
        limits: { maxBytes: 6 },
      });
      expect(bytes).toMatchObject({ rows: [["apple"]], truncated: true });
      expect(await rows(database, "SELECT COUNT(*) FROM city")).toEqual([[3]]);
    });

    test("stops a runaway query at the time limit and answers the next", async (database) => {
      const limits = { timeoutMs: 300 };
      await expect(database.query(runaway, { limits })).rejects.toMatchObject({ code: "timeout" });
      expect(await rows(database, "SELECT COUNT(*) FROM city")).toEqual([[3]]);
    });

    test("stops when told to", async (database) => {
      const early = AbortSignal.abort();
      await expect(database.query("SELECT 1", { signal: early })).rejects.toMatchObject({
        code: "aborted",
      });
      // In the calling thread no abort can arrive in mid-query; there the time limit ends it.
      const abort = new AbortController();
      setTimeout(() => abort.abort(), 200);
      await expect(
        database.query(runaway, { limits: { timeoutMs: 3000 }, signal: abort.signal }),
      ).rejects.toMatchObject({ code: expect.stringMatching(/^(aborted|timeout)$/) });
      expect(await rows(database, "SELECT COUNT(*) FROM city")).toEqual([[3]]);
    });

    test("tells what is wrong with a query", async (database) => {
      const codeOf = (sql: string): Promise<unknown> =>
        database.query(sql).then(
          () => "ok",
          (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
        );
      expect(await codeOf("SELECT nothing FROM product")).toBe("unknown-name");
      expect(await codeOf("SELECT name FROM nowhere")).toBe("unknown-name");
      expect(await codeOf("SELECT FROM WHERE")).toBe("syntax");
      expect(await codeOf("SELECT name FROM product WHERE id IN (1")).toBe("syntax");
      expect(await codeOf("")).toBe("syntax");
    });

    test("keeps to the operator's allow-list", async (_database, { open }) => {
      const database = await open({
        allow: { tables: ["product", "city"], columns: ["product.id", "product.name"] },
      });
      try {
        const { tables } = await database.schema();
        expect(tables.map((table) => [table.name, table.columns.length]).sort()).toEqual([
          ["city", 2],
          ["product", 2],
        ]);
        expect(await rows(database, "SELECT name FROM product WHERE id = 1")).toEqual([["apple"]]);
        for (const sql of [
          "SELECT price FROM product",
          "SELECT p.price FROM product p",
          "SELECT * FROM product",
          "SELECT p.* FROM product p",
          "SELECT id FROM product ORDER BY price",
          "SELECT id FROM product WHERE EXISTS (SELECT 1 FROM city WHERE product.price > 1)",
          "SELECT x.name FROM (SELECT * FROM product) x",
          "SELECT id FROM product AS p(id, a, b, c, d)",
          "SELECT quantity FROM sale",
          "WITH sale2 AS (SELECT 1 AS quantity) SELECT quantity FROM sale",
          "WITH RECURSIVE sale AS (SELECT quantity FROM sale) SELECT quantity FROM sale",
          "SELECT CAST(x AS text) FROM product x",
          "SELECT x FROM product x",
          "SELECT COUNT(DISTINCT product) FROM product",
          "SELECT p.row_to_json FROM product p",
          "SELECT MAX(p) FROM product p",
          'SELECT "price" FROM product WHERE "price" > 1 AND price > 1',
          "SELECT id FROM product GROUP BY id, price",
          "SELECT id FROM product UNION SELECT price FROM product",
          "SELECT nothing FROM product",
          "SELECT name FROM nowhere",
        ]) {
          await expect(database.query(sql), sql).rejects.toMatchObject({ code: "refused" });
        }
        expect(await rows(database, "SELECT COUNT(*) FROM product")).toEqual([[3]]);
        // Hidden columns join nothing and order nothing.
        const natural =
          "WITH w AS (SELECT 4 AS price) SELECT product.id FROM w NATURAL JOIN product ORDER BY 1";
        expect(await rows(database, natural)).toEqual([[1], [2], [3]]);
        const alias = "SELECT 0 - id AS price FROM product ORDER BY price";
        expect(await rows(database, alias)).toEqual([[-3], [-2], [-1]]);
        const using =
          "WITH w AS (SELECT 4 AS price) SELECT w.price FROM w JOIN product USING (price)";
        await expect(database.query(using)).rejects.toMatchObject({ code: "unknown-name" });
      } finally {
        await database.close();
      }
    });

    test("hides columns and limits rows, whatever is asked", async (_database, { open }) => {
      const database = await open({
        allow: {
          hidden: ["product.price", "sale.city_code"],
          rows: { sale: "city_code = :city" },
          values: { city: "SEA" },
        },
      });
      try {
        const sale = (await database.schema()).tables.find((table) => table.name === "sale");
        expect(sale?.columns.map((column) => column.name)).toEqual(["product_id", "quantity"]);
        expect(await rows(database, "SELECT SUM(quantity) FROM sale")).toEqual([[17]]);
        const joined =
          "SELECT p.id, s.quantity FROM product p LEFT JOIN sale s ON s.product_id = p.id ORDER BY 1";
        expect(await rows(database, joined)).toEqual([
          [1, 10],
          [2, 7],
          [3, null],
        ]);
        const inner = "SELECT id FROM product WHERE id NOT IN (SELECT sale.product_id FROM sale)";
        expect(await rows(database, inner)).toEqual([[3]]);
        const common = "WITH sale AS (SELECT * FROM city) SELECT COUNT(*) FROM sale";
        expect(await rows(database, common)).toEqual([[3]]);
        await expect(database.query("SELECT price FROM product")).rejects.toMatchObject({
          code: "refused",
        });
      } finally {
        await database.close();
      }
      await expect(open({ allow: { rows: { sale: "city_code = :city" } } })).rejects.toMatchObject({
        code: "refused",
        message: expect.stringContaining(":city"),
      });
    });

    test("computes nothing for rows that may not be seen", async (_database, { open }) => {
      const database = await open({
        allow: { rows: { product: "lower(name) || 'x' <> 'plum' || 'x'" } },
      });
      try {
        // Its error would tell the hidden name.
        const hidden = "CASE WHEN name = 'plum' THEN name ELSE '1' END";
        const casting = `SELECT id FROM product WHERE CAST(${hidden} AS INTEGER) = 1 ORDER BY id`;
        expect(await rows(database, casting)).toEqual([[1], [2]]);
      } finally {
        await database.close();
      }
    });

    test("takes values for the limits from whoever asks", async (_database, { open }) => {
      const database = await open({
        allow: {
          hidden: ["sale.city_code"],
          rows: { sale: "city_code = :city OR :city IS NULL" },
          asked: ["city"],
        },
      });
      try {
        const total = "SELECT COUNT(*) FROM sale";
        expect(await rows(database, total)).toEqual([[0]]);
        expect(await rows(database.withValues({ city: "SEA" }), total)).toEqual([[2]]);
        expect(await rows(database.withValues({ city: "BOS" }), total)).toEqual([[1]]);
        const quoted = "SEA' OR '1' = '1";
        expect(await rows(database.withValues({ city: quoted }), total)).toEqual([[0]]);
        expect(await rows(database.withValues({}), total)).toEqual([[0]]);
        expect(await rows(database.withValues({ town: "SEA" }), total)).toEqual([[0]]);
      } finally {
        await database.close();
      }
    });

    test("answers what analysts write", async (database) => {
      const cases: readonly (readonly [string, unknown])[] = [
        [
          "SELECT CASE WHEN id > 2 THEN 'big' ELSE 'small' END FROM product WHERE id = 3",
          [["big"]],
        ],
        [
          "SELECT name, RANK() OVER (ORDER BY price DESC) AS place FROM product ORDER BY place",
          [
            ["plum", 1],
            ["pear", 2],
            ["apple", 3],
          ],
        ],
        [
          "SELECT c.city_name FROM city c LEFT JOIN sale s ON s.city_code = c.code AND s.quantity > 5 WHERE s.quantity IS NULL ORDER BY 1",
          [["BOSTON"], ["DENVER"]],
        ],
        ["SELECT name || '!' FROM product WHERE name LIKE 'a%'", [["apple!"]]],
        ["SELECT id FROM product EXCEPT (SELECT 1 UNION SELECT 2)", [[3]]],
        ["SELECT EXTRACT(YEAR FROM added) FROM product WHERE id = 1", [[2024]]],
        ["SELECT COUNT(*) FROM product WHERE added >= DATE '2024-02-01'", [[1]]],
        [
          "WITH w(a) AS (SELECT id + 1 FROM product), v AS (SELECT MAX(a) AS m FROM w) SELECT m FROM v",
          [[4]],
        ],
        [
          "SELECT x.n FROM (SELECT COUNT(*) AS n, city_code FROM sale GROUP BY city_code) x WHERE x.n > 1",
          [[2]],
        ],
        [
          "SELECT product.name FROM product JOIN sale ON sale.product_id = product.id GROUP BY product.name HAVING COUNT(*) > 1",
          [["apple"]],
        ],
        [
          "SELECT DISTINCT city_code FROM sale NATURAL JOIN (SELECT 1 AS product_id) p ORDER BY city_code",
          [["BOS"], ["SEA"]],
        ],
        ["SELECT constructor FROM (SELECT 1 AS constructor) x", [[1]]],
        ["WITH constructor AS (SELECT 1 AS a) SELECT a FROM constructor", [[1]]],
      ];
      for (const [sql, expected] of cases) expect(await rows(database, sql), sql).toEqual(expected);
    });

    test("answers many at once, and says busy when the line is full", async (_database, {
      open,
    }) => {
      const database = await open({ maxConcurrent: 1, maxWaiting: 2 });
      try {
        const all = await Promise.allSettled(
          Array.from({ length: 5 }, () => database.query("SELECT COUNT(*) FROM sale")),
        );
        const outcomes = all.map((one) => (one.status === "fulfilled" ? "ok" : one.reason.code));
        expect(outcomes.sort()).toEqual(["busy", "busy", "ok", "ok", "ok"]);
      } finally {
        await database.close();
      }
    });

    test("has a fingerprint, and refuses once closed", async (database, { open }) => {
      expect(await database.fingerprint()).toBe(await database.fingerprint());
      const other = await open();
      await other.close();
      await other.close();
      await expect(other.query("SELECT 1")).rejects.toMatchObject({ code: "connection" });
    });
  });
}

/** Counts to ten billion, nowhere near an end within any limit. */
export const runaway =
  "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 10000000000) SELECT COUNT(*) FROM c";
