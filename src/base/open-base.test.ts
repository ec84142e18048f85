// The shipped base model on databases as they are found: it reads them, says what it did about what is
// odd, and answers with a query that runs.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sqliteBytes } from "../../test/databases/shop.ts";
import type { OpenModel } from "../conversation/interpreter.ts";
import { createLessons } from "../conversation/taught/lessons.ts";
import { openConversation } from "../conversation/walk.ts";
import { createSqliteDatabase } from "../database/sqlite/adapter.ts";
import { createEngine } from "../tensor/index.ts";
import { baseModelFrom } from "./model.ts";
import { openBase } from "./open-base.ts";
import { readFilters } from "./spoken/filters.ts";
import { plainlySpoken } from "./spoken/spoken.ts";

const file = "models/base/base.safetensors";
let model: OpenModel;
beforeAll(async () => {
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  model = openBase(baseModelFrom(engine, readFileSync(file), file));
});
afterAll(() => model.close());

async function talk(statements: readonly string[], ...utterances: readonly string[]) {
  const database = await createSqliteDatabase(await sqliteBytes([...statements]), "odd.sqlite");
  const lessons = createLessons();
  const conversation = await openConversation({ model, database, date: "2026-01-01", lessons });
  for (const utterance of utterances) await conversation.ask(utterance);
  const { notes = [] } = await model.interpret(database);
  return { conversation, notes, close: () => database.close() };
}

const customers = [
  "CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, name TEXT)",
  "INSERT INTO customer VALUES (1, 'Ann'), (2, 'Bob')",
];

describe("odd databases", () => {
  test.each([
    {
      what: "a key that names no column",
      statements: [
        ...customers,
        "CREATE TABLE purchase (id INTEGER PRIMARY KEY, customer_id INTEGER, amount REAL, FOREIGN KEY (customer_id) REFERENCES customer (cust_no))",
        "INSERT INTO purchase VALUES (1, 1, 9.5), (2, 1, 3), (3, 2, 12)",
      ],
      asked: "how many purchases does each customer name have?",
      note: /purchase.customer_id/,
    },
    {
      what: "no keys",
      statements: [
        "CREATE TABLE customer (customer_id INTEGER, name TEXT)",
        "CREATE TABLE purchase (id INTEGER, customer_id INTEGER, amount REAL)",
        "INSERT INTO customer VALUES (1, 'Ann'), (2, 'Bob')",
        "INSERT INTO purchase VALUES (1, 1, 9.5), (2, 1, 3), (3, 2, 12)",
      ],
      asked: "show the amounts of purchases of the customer Ann",
      note: /purchase.customer_id = customer.customer_id/,
    },
    {
      what: "a view",
      statements: [...customers, "CREATE VIEW named AS SELECT name FROM customer"],
      asked: "how many customers are there?",
      note: null,
    },
    {
      what: "blanks, accents and abbreviations in names",
      statements: [
        'CREATE TABLE "Order Details" ("Unit Price" REAL, cust_nm TEXT, "Größe" INTEGER)',
        `INSERT INTO "Order Details" VALUES (2.5, 'Ann', 4), (7, 'Bob', 5)`,
      ],
      asked: "what is the average unit price?",
      note: null,
    },
    {
      what: "names of another language",
      statements: [
        "CREATE TABLE kunde (kunden_nr INTEGER PRIMARY KEY, stadt TEXT)",
        "INSERT INTO kunde VALUES (1, 'Graz'), (2, 'Wien')",
      ],
      asked: "how many kunde are there?",
      note: null,
    },
    {
      what: "an empty table",
      statements: ["CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, place TEXT)"],
      asked: "how many visits are there?",
      note: /without rows: visit/,
    },
  ])("$what", async ({ statements, asked, note }) => {
    const { conversation, notes, close } = await talk(statements, asked);
    const [answer] = conversation.turns;
    expect(answer?.error).toBeUndefined();
    expect(answer?.refused).toBeUndefined();
    if (note !== null) expect(notes.join("\n")).toMatch(note);
    await close();
  });
});

test("a table with a value too long to read is not called empty, and what to do is said", async () => {
  const long = "hex(zeroblob(20000000))";
  const { conversation, notes, close } = await talk(
    [
      "CREATE TABLE note (note_id INTEGER PRIMARY KEY, title TEXT, body TEXT)",
      `INSERT INTO note VALUES (1, 'long', ${long}), (2, 'short', 'b')`,
    ],
    "how many notes are there?",
    "show everything about all notes",
  );
  expect(notes.join()).not.toContain("without rows");
  expect(conversation.turns[0]?.rows).toEqual([[2]]);
  expect(conversation.turns[1]?.error).toMatchObject({ message: /Leave its column out/ });
  await close();
});

test("no question to this database is refused", async () => {
  const { conversation, close } = await talk(customers, "what is the weather like on mars?");
  expect(conversation.turns[0]?.sql).toBe("");
  await close();
});

test("what was meant is heeded from then on, also for other values", async () => {
  const { conversation, close } = await talk(
    [
      "CREATE TABLE book (title TEXT PRIMARY KEY, genre TEXT, sold INTEGER, returned INTEGER)",
      "INSERT INTO book VALUES ('Emma', 'novel', 9, 8), ('Ada', 'novel', 5, 0), ('Odes', 'poetry', 3, 0), ('Ode', 'poetry', 4, 4)",
    ],
    "what is the real winner among novel books?",
  );
  const meant =
    "SELECT title FROM book WHERE genre = 'novel' ORDER BY sold - returned DESC LIMIT 1";
  await conversation.answerWith(meant, "what is the real winner among novel books?");
  await conversation.confirm();
  await conversation.reset();
  const again = await conversation.ask("What is the real winner among poetry books?");
  expect(again.sql).toContain("genre = 'poetry' ORDER BY sold - returned DESC");
  expect(again.rows).toEqual([["Odes"]]);
  await conversation.reset();
  const other = await conversation.ask("how many books are there?");
  expect(other.rows).toEqual([[4]]);
  await close();
});

const lastSql = async (statements: readonly string[], ...utterances: readonly string[]) => {
  const { conversation, close } = await talk(statements, ...utterances);
  const { sql } = conversation.turns.at(-1) ?? {};
  await close();
  return sql?.replaceAll(/\s+/g, " ");
};

test("names that nobody says are spelt out by what is said", async () => {
  const club = [
    "CREATE TABLE mbr (mbr_no INTEGER, f_nm TEXT, l_nm TEXT, dob TEXT, cty TEXT, jn_dt TEXT, actv TEXT, ins_flg INTEGER)",
    "INSERT INTO mbr VALUES (1, 'Ann', 'Abel', '1960-01-02', 'Leeds', '2023-02-03', 'Y', 1), (2, 'Bob', 'Cohen', '1990-03-04', 'York', '2021-05-06', 'N', 0), (3, 'Cy', 'Falk', '1955-07-08', 'York', '2024-09-10', 'Y', 0)",
  ];
  expect(await lastSql(club, "how many active members", "and inactive?")).toBe(
    "SELECT COUNT( * ) FROM mbr WHERE mbr.actv = 'N'",
  );
  expect(await lastSql(club, "members over 50", "who joined since 2024")).toMatch(
    /dob \) AS INTEGER \) > 50 AND mbr.jn_dt >= '2024-01-01'$/,
  );
  expect(await lastSql(club, "list two members", "only the insured ones")).toMatch(
    /WHERE mbr.ins_flg = 1 LIMIT 2$/,
  );
});

test("who is said to have something is its owner, whatever else is called so", async () => {
  const music = [
    "CREATE TABLE artist (artist_id INTEGER PRIMARY KEY, name TEXT)",
    "CREATE TABLE album (album_id INTEGER PRIMARY KEY, title TEXT, artist_id INTEGER REFERENCES artist (artist_id))",
    "CREATE TABLE track (track_id INTEGER PRIMARY KEY, name TEXT, album_id INTEGER REFERENCES album (album_id), milliseconds INTEGER)",
    "INSERT INTO artist VALUES (1, 'Night Owls'), (2, 'Harbour')",
    "INSERT INTO album VALUES (1, 'Night Owls', 1), (2, 'Rain', 1), (3, 'Docks', 2)",
    "INSERT INTO track VALUES (1, 'Night Owls', 1, 700000), (2, 'Drops', 2, 200000), (3, 'Rope', 3, 650000), (4, 'Salt', 3, 90000), (5, 'Fog', 2, 310000)",
  ];
  const theirs = await lastSql(music, "which albums does night owls have");
  expect(theirs).toMatch(/WHERE artist.name = 'Night Owls'$/);
  expect(
    await lastSql(music, "which albums does night owls have", "how many tracks on each"),
  ).toMatch(/COUNT\( \* \) .* GROUP BY album.album_id$/);
  expect(await lastSql(music, "tracks", "only longer than 10 minutes")).toMatch(
    /WHERE track.milliseconds > 600000$/,
  );
});

test("how long something takes is the time between its two days", async () => {
  const shop = [
    "CREATE TABLE parcel (parcel_id INTEGER PRIMARY KEY, city TEXT, order_date DATE, shipped_date DATE)",
    "INSERT INTO parcel VALUES (1, 'York', '2025-01-02', '2025-01-05'), (2, 'Hull', '2025-02-02', '2025-02-12'), (3, 'York', '2025-03-01', '2025-03-04')",
  ];
  const mean = "AVG( julianday( parcel.shipped_date ) - julianday( parcel.order_date ) )";
  expect(await lastSql(shop, "how long do parcels take to ship")).toBe(
    `SELECT ${mean} FROM parcel`,
  );
  expect(await lastSql(shop, "how many parcels per city", "how long did they take")).toBe(
    `SELECT parcel.city , ${mean} FROM parcel GROUP BY parcel.city`,
  );
});

test("a database without keys tells its people apart, and what happened to things", async () => {
  const gym = [
    "CREATE TABLE mbr (mbr_no INTEGER, f_nm TEXT, l_nm TEXT, disc_flg TEXT)",
    "CREATE TABLE cls (cls_id INTEGER, cls_nm TEXT)",
    "CREATE TABLE bkg (bkg_no INTEGER, mbr_no INTEGER, cls_id INTEGER, bkg_dt TEXT)",
    "CREATE TABLE pymt (pymt_no INTEGER, mbr_no INTEGER, pymt_dt TEXT, amt REAL)",
    "INSERT INTO mbr VALUES (11, 'Ann', 'Abel', 'Y'), (12, 'Ann', 'Abel', 'N'), (13, 'Cy', 'Falk', 'N')",
    "INSERT INTO cls VALUES (21, 'Yoga'), (22, 'Spin'), (23, 'Box')",
    "INSERT INTO bkg VALUES (1, 11, 21, '2025-01-02'), (2, 12, 21, '2025-01-03'), (3, 12, 22, '2025-02-03'), (4, 13, 23, '2025-02-04')",
    "INSERT INTO pymt VALUES (1, 11, '2025-01-02', 20.5), (2, 12, '2025-01-03', 31.5), (3, 12, '2025-02-03', 9.5)",
  ];
  expect(await lastSql(gym, "how many bookings per member")).toMatch(/GROUP BY mbr.mbr_no$/);
  expect(await lastSql(gym, "how many members", "only discounted ones")).toMatch(
    /WHERE mbr.disc_flg = 'Y'$/,
  );
  expect(await lastSql(gym, "most popular classes")).toMatch(
    /GROUP BY bkg.cls_id ORDER BY COUNT\( \* \) DESC$/,
  );
  expect(await lastSql(gym, "members who never paid")).toMatch(
    /WHERE mbr.mbr_no NOT IN \( SELECT pymt.mbr_no FROM pymt \)$/,
  );
});

test("rents are cheap, unpaid is what is not paid, and what they earn is theirs", async () => {
  const office = [
    "CREATE TABLE flat (flat_id INTEGER PRIMARY KEY, street TEXT, floor INTEGER, monthly_rent INTEGER)",
    "INSERT INTO flat VALUES (1, 'Mill Lane', 2, 700), (2, 'Elm Grove', 1, 950)",
    "CREATE TABLE bill (bill_id INTEGER PRIMARY KEY, flat_id INTEGER REFERENCES flat, amount REAL, status TEXT)",
    "INSERT INTO bill VALUES (1, 1, 40, 'paid'), (2, 2, 60, 'open'), (3, 2, 10, 'overdue')",
    "CREATE TABLE agent (agent_id INTEGER PRIMARY KEY, name TEXT, salary INTEGER)",
    "INSERT INTO agent VALUES (1, 'Ann', 30000), (2, 'Bob', 28000)",
  ];
  expect(await lastSql(office, "the cheapest flat")).toContain(
    "ORDER BY flat.monthly_rent LIMIT 1",
  );
  expect(await lastSql(office, "list all unpaid bills")).toContain("bill.status != 'paid'");
  expect(await lastSql(office, "agents", "what do they earn")).toContain("agent.salary");
});

test("a place that nobody keeps is told, and no other that is like it is taken for it", async () => {
  const shop = [
    "CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, name TEXT, city TEXT, country TEXT)",
    "INSERT INTO customer VALUES (1, 'Ann', 'Leeds', 'Italy'), (2, 'Bob', 'York', 'Australia'), (3, 'Eva', 'Leeds', 'Italy')",
  ];
  for (const place of ["glasgow", "brazil", "austria"]) {
    const { conversation, close } = await talk(shop);
    const answer = await conversation.ask(`customers from ${place}`);
    expect(JSON.stringify(answer)).toContain(`know \\"${place}\\"`);
    await close();
  }
});

test("a named filter stands for its values, though nobody says them", async () => {
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  const weights = baseModelFrom(engine, readFileSync(file), file);
  const filters = { "key accounts": { where: "customer.country = 'Germany'" } };
  const spoken = openBase(weights, (known) => ({
    ...plainlySpoken(known),
    filters: readFilters(filters, known.described),
  }));
  const database = await createSqliteDatabase(
    await sqliteBytes([
      "CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, name TEXT, country TEXT)",
      "INSERT INTO customer VALUES (1, 'Ann', 'Germany'), (2, 'Bob', 'France'), (3, 'Eva', 'Germany')",
    ]),
    "accounts.sqlite",
  );
  const conversation = await openConversation({
    model: spoken,
    database,
    date: "2026-01-01",
    lessons: createLessons(),
  });
  const { sql, refused } = await conversation.ask("how many customers are key accounts");
  expect(refused ?? null).toBeNull();
  expect(sql).toContain("'Germany'");
  await database.close();
  await spoken.close();
});
