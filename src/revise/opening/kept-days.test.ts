// Rows of a time, where days are kept as numbers or in another spelling.
import { expect, test } from "vitest";
import { readTurn } from "../../base/encoding/encode-turn.ts";
import { openOwn } from "../../base/own-schema.fixture.ts";
import { deriveColumns, expandDerived } from "../../base/spoken/derived.ts";
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { normalForm } from "../../sql/normal-form.ts";
import { reviseOutline } from "../revise.ts";
import { openingOutline } from "./opening.ts";

const shops = await openOwn([
  "CREATE TABLE call (call_id INTEGER PRIMARY KEY, topic TEXT, opened_at INTEGER)",
  "CREATE TABLE parcel (parcel_id INTEGER PRIMARY KEY, town TEXT, sent_dt TEXT)",
  ...[0, 1, 2, 3, 4, 5].flatMap((i) => [
    `INSERT INTO call VALUES (${i}, 'T${i}', ${1740787261 + i * 90_000})`,
    `INSERT INTO parcel VALUES (${i}, 'T${i}', '2025031${i}')`,
  ]),
]);
const today = { year: 2025, month: 6, day: 1 };
const { described } = shops.known;
const change = (said: string, made: readonly OutlineSymbol[]) =>
  reviseOutline(readTurn(said, shops.ground, today), made, described);

test("rows by the days between two of theirs", async () => {
  const desk = await openOwn([
    "CREATE TABLE parcel (parcel_id INTEGER PRIMARY KEY, ordered_on DATE, shipped_on DATE)",
    "INSERT INTO parcel VALUES (1, '2025-01-01', '2025-01-20'), (2, '2025-01-02', '2025-01-03')",
  ]);
  const { known, derived } = deriveColumns(desk.known);
  const written = (said: string) => {
    const outline = openingOutline(said, known.described, () => null);
    const whole = outline && expandDerived(outline, derived, today);
    return whole && normalForm(writeOutline(whole, known.described));
  };
  const sql = (days: number) =>
    normalForm(
      `SELECT parcel.parcel_id FROM parcel WHERE julianday(parcel.shipped_on) - julianday(parcel.ordered_on) > ${days}`,
    );
  expect(written("parcels shipped more than a week after they were ordered")).toBe(sql(7));
  expect(written("parcels that took longer than 3 days to ship")).toBe(sql(3));
});

test.each([
  [
    "calls opened in march 2025",
    "SELECT call_id FROM call WHERE opened_at >= 1740787200 AND opened_at < 1743465600",
  ],
  ["calls since april", "SELECT call_id FROM call WHERE opened_at >= 1743465600"],
  [
    "parcels in march 2025",
    "SELECT parcel_id FROM parcel WHERE sent_dt >= '20250301' AND sent_dt < '20250401'",
  ],
])("%s", (said, sql) => {
  const outline = openingOutline(said, described, change);
  expect(outline && normalForm(writeOutline(outline, described))).toBe(normalForm(sql));
});
