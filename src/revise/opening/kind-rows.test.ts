// Rows called by their kind are counted, listed and changed as those of a table are.
import { expect, test } from "vitest";
import { readTurn } from "../../base/encoding/encode-turn.ts";
import { openOwn } from "../../base/own-schema.fixture.ts";
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { normalForm } from "../../sql/normal-form.ts";
import { reviseOutline } from "../revise.ts";
import { kindsIn } from "../things/kinds.ts";
import { openingOutline } from "./opening.ts";

const { ground, known, database } = await openOwn([
  "CREATE TABLE client (client_id INTEGER PRIMARY KEY, name TEXT)",
  "CREATE TABLE clerk (clerk_id INTEGER PRIMARY KEY, name TEXT)",
  "CREATE TABLE paper (paper_id INTEGER PRIMARY KEY, client_id INTEGER REFERENCES client, clerk_id INTEGER REFERENCES clerk, kind TEXT, day DATE, amount REAL)",
  "CREATE TABLE choir (seat_id INTEGER PRIMARY KEY, client_id INTEGER REFERENCES client, voice TEXT)",
  "CREATE TABLE gig (gig_id INTEGER PRIMARY KEY, played_at DATETIME)",
  "INSERT INTO gig VALUES (1, '2024-02-01 19:30:00')",
  "INSERT INTO client VALUES (1, 'Ann'), (2, 'Bea')",
  "INSERT INTO clerk VALUES (1, 'Cal'), (2, 'Dee')",
  "INSERT INTO paper VALUES (1, 1, 1, 'refund', '2024-02-01', 5), (2, 2, 1, 'credit note', '2023-05-06', 7), (3, 2, 2, 'refund', '2023-07-01', 9)",
  "INSERT INTO choir VALUES (1, 1, 'alto'), (2, 2, 'bass')",
]);
await database.close();
const today = { year: 2024, month: 6, day: 1 };

function opened(text: string): string | null {
  const { described, values } = known;
  const change = (said: string, made: readonly OutlineSymbol[]) =>
    reviseOutline(readTurn(said, ground, today), made, described);
  const kinds = kindsIn(text.split(" "), values, described);
  const outline = openingOutline(text, described, change, kinds);
  return outline && normalForm(writeOutline(outline, described));
}

const last = "day >= '2023-01-01' AND day < '2024-01-01'";
const month = "strftime('%Y-%m', day)";
test.each([
  ["how many refunds are there", "SELECT COUNT(*) FROM paper WHERE kind = 'refund'"],
  ["list the refunds", "SELECT * FROM paper WHERE kind = 'refund'"],
  ["credit notes last year", `SELECT * FROM paper WHERE kind = 'credit note' AND ${last}`],
  [
    "refunds by month",
    `SELECT ${month}, COUNT(*) FROM paper WHERE kind = 'refund' GROUP BY ${month}`,
  ],
  [
    "list the altos",
    "SELECT client.name FROM client JOIN choir ON choir.client_id = client.client_id WHERE choir.voice = 'alto'",
  ],
])("%s", (text, sql) => {
  expect(opened(text)).toBe(normalForm(sql));
});

test("things are called by the part of the day they are in", () => {
  const evening = "strftime('%H', played_at) >= '18' AND strftime('%H', played_at) < '22'";
  for (const said of ["evening gigs", "gigs in the evening"])
    expect(opened(said)).toBe(normalForm(`SELECT * FROM gig WHERE ${evening}`));
});

test.each(["who gave refunds", "refunds and credit notes", "refund amounts", "papers of ann"])(
  "%s is left to the model",
  (text) => {
    expect(opened(text)).toBeNull();
  },
);
