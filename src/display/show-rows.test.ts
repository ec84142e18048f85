// What is shown of a series: months without rows too, though the query itself has none of them.
import { expect, test } from "vitest";
import type { Cell } from "../database/database.ts";
import { emptyWording } from "../entities/wording.ts";
import { showRows } from "./show-rows.ts";

const shownOf = async (sql: string, found: readonly (readonly Cell[])[]) => {
  const asked: string[] = [];
  const run = async (query: string) => {
    asked.push(query);
    const filled = query.includes("LEFT JOIN");
    const rows = filled ? [["2024-01", 2] as const, ["2024-02", 0] as const] : found;
    return { columns: ["month", "n"], rows, truncated: false, ms: 1 };
  };
  const shown = await showRows(sql, {
    wording: emptyWording,
    schema: { tables: [] },
    run,
    dialect: "sqlite",
  });
  return { asked: asked.length, shown };
};
const month = "strftime( '%Y-%m' , day )";
const series = (figure: string): string =>
  `SELECT ${month} , ${figure} FROM sale GROUP BY ${month} ORDER BY ${month}`;

test("a month without rows is shown as zero", async () => {
  const gap = [["2024-01", 2] as const, ["2024-03", 1] as const];
  const { shown } = await shownOf(series("COUNT( * )"), gap);
  expect(shown.rows).toEqual([
    ["2024-01", 2],
    ["2024-02", 0],
  ]);
  expect(shown.shown_sql).toContain("SELECT '2024-02' UNION ALL SELECT '2024-03'");
  expect(shown.key_rows).toEqual(gap);
});

test("hours that were left out stay so", async () => {
  const hour = "strftime( '%H' , day )";
  const sql = `SELECT ${hour} , COUNT( * ) FROM sale WHERE ${hour} >= '06' GROUP BY ${hour}`;
  const { shown } = await shownOf(sql, [
    ["06", 2],
    ["08", 1],
  ]);
  expect(shown.shown_sql).toContain(
    "SELECT '06' AS bucket UNION ALL SELECT '07' UNION ALL SELECT '08' )",
  );
});

test("a month that was left out is not none of it", async () => {
  const without = "WHERE ( day < '2024-02-01' OR day >= '2024-03-01' ) GROUP BY";
  const { shown } = await shownOf(series("COUNT( * )").replace("GROUP BY", without), [
    ["2024-01", 2],
    ["2024-03", 1],
  ]);
  expect(shown.row_count).toBe(2);
  expect(shown.shown_sql ?? "").not.toContain("bucket");
});

test("of two months that were picked, those between are not missing", async () => {
  const month = "strftime( '%Y-%m' , day )";
  const sql = `SELECT ${month} , COUNT( * ) FROM sale WHERE ${month} IN ( '2024-01' , '2025-01' ) GROUP BY ${month}`;
  const { shown } = await shownOf(sql, [
    ["2024-01", 2],
    ["2025-01", 1],
  ]);
  expect(shown.row_count).toBe(2);
  expect(shown.shown_sql ?? "").not.toContain("bucket");
});

test.each([
  ["no gap", series("COUNT( * )"), [["2024-01", 2] as const, ["2024-02", 1] as const]],
  [
    "an average of nothing",
    series("AVG( price )"),
    [["2024-01", 2] as const, ["2024-03", 1] as const],
  ],
  [
    "cut off",
    `${series("COUNT( * )")} LIMIT 2`,
    [["2024-01", 2] as const, ["2024-03", 1] as const],
  ],
])("%s is shown as it is", async (_, sql, rows) => {
  const { asked, shown } = await shownOf(sql, rows);
  expect(asked).toBe(1);
  expect(shown.rows).toEqual(rows);
});
