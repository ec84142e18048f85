// A table of a million rows is read within bounds: what the base model needs of it, not all of it.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sqliteBytes } from "../../test/databases/shop.ts";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { openDatabase } from "../database/open.ts";
import { readDatabase } from "./read-database.ts";

const folder = temporaryFolder();

const million = `WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 1000000)`;

test("a million orders: 20 seconds of work, 300 megabytes", async () => {
  const file = join(folder, "million.sqlite");
  await writeFile(
    file,
    await sqliteBytes([
      "CREATE TABLE city (city_id INTEGER PRIMARY KEY, name TEXT)",
      "INSERT INTO city VALUES (1, 'Lyon'), (2, 'Porto'), (3, 'Graz')",
      "CREATE TABLE orders (order_id INTEGER PRIMARY KEY, code TEXT, status TEXT, ordered_on TEXT, amount REAL, city_id INTEGER REFERENCES city (city_id))",
      `${million} INSERT INTO orders SELECT n, 'ORD-' || n, CASE n % 3 WHEN 0 THEN 'open' WHEN 1 THEN 'sent' ELSE 'paid' END, date('2020-01-01', (n % 1500) || ' days'), n % 997 / 10.0, 1 + n % 3 FROM counted`,
    ]),
  );
  const database = await openDatabase(file);
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const since = process.cpuUsage();
  const { described, values, facts } = await readDatabase(database);
  const seconds = process.cpuUsage(since).user / 1e6;
  const megabytes = (process.memoryUsage.rss() - before) / 2 ** 20;
  await database.close();
  expect(facts.rows.get("orders")).toBe(1_000_000);
  const column = (name: string): number => described.columns.findIndex((one) => one.name === name);
  expect(values.whole(["sent"])).toMatchObject([{ column: column("status"), value: "sent" }]);
  expect(values.whole(["lyon"])).toMatchObject([{ column: column("name") }]);
  expect(described.columns[column("ordered_on")]?.time).toBe("date");
  expect(described.links).toHaveLength(1);
  expect(seconds).toBeLessThan(20);
  expect(megabytes).toBeLessThan(300);
});
