// Rows of a time, where days are kept as numbers or in another spelling.
import { expect, test } from "vitest";
import { readTurn } from "../../base/encoding/encode-turn.ts";
import { openOwn } from "../../base/own-schema.fixture.ts";
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
