// What is shown, run and read is one and the same result, on a real database.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sqliteBytes } from "../../test/databases/shop.ts";
import type { Database } from "../database/database.ts";
import { createSqliteDatabase } from "../database/sqlite/adapter.ts";
import { emptyWording, type Wording } from "../entities/wording.ts";
import { layOutSql } from "./layout-sql.ts";
import { readBatches, readPage } from "./result-pages.ts";
import { showRows } from "./show-rows.ts";
import { shownQuery } from "./shown-query.ts";

const wording: Wording = {
  ...emptyWording,
  nouns: { train: "trains" },
  formats: { "train.departure": "clock", "city.name": "name" },
  amounts: {
    "ticket.price": { kind: "money", decimals: 2, unit: "EUR" },
    "ticket.share": { kind: "share", times: 100, decimals: 1, unit: "%" },
  },
  names: { "train.company": { DB: "Deutsche Bahn" } },
  details: {
    "train.train_id": {
      sql: "SELECT train.train_id, train.company, train.departure, train.origin FROM train WHERE train.train_id IN ( {keys} )",
      columns: [
        { title: "company", names: { DB: "Deutsche Bahn", AX: "Zug AG" } },
        { title: "leaves", format: "clock" },
        { title: "from" },
      ],
    },
  },
};

let database: Database;
const trains = 1_200;
/** Of some trains: noon, midnight and a little after. */
const times: Readonly<Record<number, number | null>> = {
  51: 1200,
  52: 0,
  53: 5,
  54: 2359,
  55: 2400,
};
beforeAll(async () => {
  const rows = Array.from({ length: trains }, (_, i) => {
    const company = ["DB", "AX", "QQ"][i % 3];
    return `(${i}, '${company}', ${times[i % 60] ?? 600 + (i % 50)}, 'S${i % 7}')`;
  });
  database = await createSqliteDatabase(
    await sqliteBytes([
      "CREATE TABLE city (code TEXT PRIMARY KEY, name TEXT)",
      "CREATE TABLE station (code TEXT, city TEXT)",
      "CREATE TABLE train (train_id INTEGER PRIMARY KEY, company TEXT, departure INTEGER, origin TEXT)",
      "CREATE TABLE ticket (price REAL, share REAL)",
      "INSERT INTO ticket VALUES (1.234, 0.5), (1.2345, 0.333), (NULL, 0.3334), (7, 1)",
      "INSERT INTO city VALUES ('U', 'ULM'), ('K', 'KÖLN'), ('B', 'ULM')",
      "INSERT INTO station VALUES ('S0', 'U'), ('S0', 'B'), ('S1', 'K'), ('S2', 'U')",
      `INSERT INTO train VALUES ${rows.join(", ")}`,
    ]),
    "trains",
  );
});
afterAll(() => database.close());

const run = (sql: string) => database.query(sql);
const show = async (sql: string, by = run) =>
  showRows(sql, { wording, schema: await database.schema(), run: by, dialect: "sqlite" });
const limited = (sql: string, limits: object) => database.query(sql, { limits });
const fromUlm =
  "train.origin IN ( SELECT station.code FROM station WHERE station.city IN ( SELECT city.code FROM city WHERE city.name = 'ULM' ) )";
const ids = `SELECT DISTINCT train.train_id FROM train WHERE ${fromUlm} AND train.company = 'DB'`;

describe("a query for keys", () => {
  test("is shown as one query for what people want to see", async () => {
    const few = `${ids} AND train.train_id < 10`;
    const { shown_sql = "" } = await show(few);
    expect(layOutSql(shown_sql)).toBe(`SELECT
  CASE train.company WHEN 'DB' THEN 'Deutsche Bahn' ELSE train.company END AS company,
  CASE
    WHEN train.departure = 1200 THEN 'noon'
    WHEN train.departure IN (0, 2400) THEN 'midnight'
    ELSE ((train.departure / 100 + 11) % 12 + 1) || ':' || SUBSTR(10000 + train.departure, 4) || CASE WHEN train.departure < 1200 THEN ' am' ELSE ' pm' END
  END AS leaves,
  train.origin AS "from"
FROM train
WHERE train.origin IN (
    SELECT station.code
    FROM station
    JOIN city ON city.code = station.city
    WHERE city.name = 'ULM'
  )
  AND train.company = 'DB'
  AND train.train_id < 10`);
  });

  test("gives the same rows as it is run and as it is read, one for each key", async () => {
    const shown = await show(ids);
    const [keys, read] = await Promise.all([ids, shown.shown_sql ?? ""].map(run));
    expect(keys?.rows.length).toBeGreaterThan(100);
    expect(shown.row_count).toBe(keys?.rows.length);
    expect(read?.rows.map(String).sort()).toEqual(shown.rows.map(String).sort());
  });

  test("keeps the bare keys beside what is shown, however many there are", async () => {
    const all = "SELECT DISTINCT train.train_id FROM train";
    const answer = await show(all);
    expect([answer.row_count, answer.key_rows?.length]).toEqual([trains, trains]);
    expect([answer.columns, answer.key_columns]).toEqual([
      ["company", "leaves", "from"],
      ["train_id"],
    ]);
    expect(answer.rows[0]).toEqual(["Deutsche Bahn", "6:00 am", "S0"]);
  });

  test.each([
    "SELECT DISTINCT train.train_id FROM train JOIN station ON station.code = train.origin",
    "SELECT train.train_id FROM train JOIN station ON station.code = train.origin",
    "SELECT train.train_id FROM train GROUP BY train.train_id HAVING COUNT ( * ) > 0 LIMIT 3",
    "SELECT train.train_id FROM train ORDER BY train.departure DESC LIMIT 5",
  ])("has as many rows as it has keys: %s", async (sql) => {
    const answer = await show(sql);
    expect(answer.columns).toEqual(["company", "leaves", "from"]);
    expect(answer.row_count).toBe(answer.key_rows?.length);
  });
});

test("a value that looks like a replacement pattern stays what it is", async () => {
  const sql = "SELECT DISTINCT train.train_id FROM train WHERE train.company = '$&'";
  const shown = shownQuery(sql, wording, await database.schema());
  expect(shown.detailed).toBe(true);
  const read = shown.read({ columns: [], rows: [], truncated: false }, "sqlite");
  for (const query of [shown.run, read]) expect(query).toContain("= '$&'");
});

test("weekdays and months are named, as they are shown and as they are taken along", async () => {
  const day = (format: string) =>
    `strftime( '${format}' , '2024-07-0' || ( train.train_id % 3 + 1 ) )`;
  const sql = `SELECT ${day("%w")} , ${day("%m")} , COUNT ( * ) FROM train GROUP BY ${day("%w")} , ${day("%m")} ORDER BY ${day("%w")}`;
  const answer = await show(sql);
  const rows = [
    ["Monday", "July", 400],
    ["Tuesday", "July", 400],
    ["Wednesday", "July", 400],
  ];
  expect(answer.rows).toEqual(rows);
  expect((await run(answer.shown_sql ?? "")).rows).toEqual(rows);
});

test("counts are named in the query as they are headed", async () => {
  const sql = "SELECT train.company , COUNT ( * ) FROM train GROUP BY train.company";
  const answer = await show(sql);
  expect(answer.columns).toEqual(["company", "number of trains"]);
  expect((await run(answer.shown_sql ?? "")).columns).toEqual(answer.columns);
  expect(answer.rows).toContainEqual(["Deutsche Bahn", 400]);
});

test("codes and times are written for people, whatever the table is called in the query", async () => {
  const sql = "SELECT t.company , departure FROM train AS t WHERE t.train_id = 3";
  const answer = await show(sql);
  expect(answer.rows).toEqual([["Deutsche Bahn", "6:03 am"]]);
});

const oddTimes = "SELECT DISTINCT departure AS d , company FROM train ORDER BY d DESC , 2 LIMIT 9";

test.each([
  "SELECT DISTINCT train.train_id FROM train",
  "SELECT train.train_id FROM train ORDER BY train.departure DESC , train.train_id LIMIT 5",
  "SELECT train.train_id FROM train JOIN station ON station.code = train.origin ORDER BY train.train_id",
  "SELECT DISTINCT train.company FROM train ORDER BY train.company",
  "SELECT company , departure FROM train ORDER BY departure , company DESC , train_id",
  "SELECT t.company , COUNT ( * ) FROM train AS t GROUP BY t.company ORDER BY 2 , t.company",
  "SELECT MIN ( departure ) FROM train",
  "SELECT price FROM ticket ORDER BY price",
  "SELECT DISTINCT share FROM ticket ORDER BY share",
  "SELECT DISTINCT price FROM ticket WHERE price > 2",
  "SELECT SUM ( ticket.price ) FROM ticket",
  "SELECT * FROM ticket",
  "SELECT DISTINCT t.* , COUNT ( * ) FROM train AS t GROUP BY t.train_id ORDER BY t.train_id",
  "SELECT * FROM station JOIN city ON city.code = station.city",
  "SELECT name FROM city ORDER BY 1 DESC",
  oddTimes,
])("the query that is shown returns what is shown: %s", async (sql) => {
  const shown = await show(sql);
  const read = await run(shown.shown_sql ?? sql);
  expect([read.columns, read.rows]).toEqual([shown.columns, shown.rows]);
  expect(shown.row_count).toBeGreaterThan(0);
});

test("what is written for people is so in SELECT * too", async () => {
  const ticket = await show("SELECT * FROM ticket WHERE share = 0.333");
  expect(ticket.columns).toEqual(["price (EUR)", "share (%)"]);
  expect(ticket.rows).toEqual([[1.23, 33.3]]);
  const train = await show("SELECT * FROM train WHERE train_id = 51");
  expect(train.rows).toEqual([[51, "Deutsche Bahn", "noon", "S2"]]);
  expect((await show("SELECT * FROM station")).shown_sql).toBeUndefined();
});

test("codes that were not found yet are spelt out where rows are missing", async () => {
  const some = (query: string) => database.query(query, { limits: { maxRows: 1 } });
  const sql = "SELECT DISTINCT train.train_id FROM train";
  const shown = await show(sql, some);
  expect((await run(shown.shown_sql ?? "")).rows[1]?.[0]).toBe("Zug AG");
});

test("PostgreSQL rounds only what is exact", async () => {
  const schema = await database.schema();
  const { read } = shownQuery("SELECT ticket.price FROM ticket", wording, schema);
  expect(read({ columns: [], rows: [], truncated: false }, "postgres")).toContain(
    "ROUND ( CAST ( ticket.price AS NUMERIC ) , 2 )",
  );
});

test("what Segue does not read as SQL is shown as it is", async () => {
  const sql = "SELECT CASE WHEN 1 = 1 THEN 'a' END AS x";
  const answer = await show(sql);
  expect(answer).toEqual({ columns: ["x"], rows: [["a"]], row_count: 1, truncated: false });
});

describe("pages of a result", () => {
  const all = "SELECT DISTINCT train.train_id FROM train";
  const page = async (wanted: Parameters<typeof readPage>[1], sql = all) =>
    readPage(sql, wanted, { wording, schema: await database.schema(), run: limited });

  test("come in the order of what is shown, not of the codes behind it", async () => {
    const order = { column: 0, descending: false };
    const first = await page({ offset: 0, limit: 1, order, count: true });
    const last = await page({ offset: trains - 1, limit: 5, order });
    expect([first.total, first.rows[0]?.[0], last.rows]).toEqual([
      trains,
      "Deutsche Bahn",
      [["Zug AG", "midnight", "S6"]],
    ]);
  });

  test("have every row once, whatever they are sorted by", async () => {
    const seen: string[] = [];
    const order = { column: 2, descending: true };
    for (let offset = 0; offset < trains; offset += 500) {
      seen.push(...(await page({ offset, limit: 500, order })).rows.map(String));
    }
    const whole = await show(all);
    expect(seen.sort()).toEqual(whole.rows.map(String).sort());
  });

  test("refuse what does not read as it was written, and let nothing out of its brackets", async () => {
    const schema = await database.schema();
    const read = (sql: string, more = {}) =>
      readPage(sql, { offset: 0, limit: 5, ...more }, { wording, schema, run: limited });
    await expect(read("SELECT 1 ) AS a , ( SELECT 2")).rejects.toThrow('found ")" (at position 9');
    await expect(read("DROP TABLE city", { count: true })).rejects.toThrow('it starts with "DROP"');
    const order = { column: 0, descending: true };
    await expect(read("SELECT nothing FROM", { order })).rejects.not.toThrow("answer");
  });

  test("respect a query's own LIMIT", async () => {
    const three = "SELECT train.train_id FROM train ORDER BY train.train_id LIMIT 3";
    const { rows, total } = await page({ offset: 2, limit: 10, count: true }, three);
    expect([rows.length, total]).toEqual([1, 3]);
  });

  test("add up to the whole, also where a batch is cut by its size", async () => {
    const cut = (sql: string) => database.query(sql, { limits: { maxBytes: 3_000 } });
    const schema = await database.schema();
    let count = 0;
    for await (const { rows } of readBatches((wanted) =>
      readPage(all, wanted, { wording, schema, run: cut }),
    )) {
      count += rows.length;
    }
    expect(count).toBe(trains);
  });
});
