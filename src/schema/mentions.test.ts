// What in an utterance may be a value of the database.
import { expect, test } from "vitest";
import { bookshopOfTests } from "../base/bookshop.fixture.ts";
import { readTurn } from "../base/encoding/encode-turn.ts";
import { openOwn } from "../base/own-schema.fixture.ts";
import { createValueIndex } from "./value-index.ts";

const shop = await bookshopOfTests();

const today = { year: 2025, month: 6, day: 15 };
const read = (utterance: string) =>
  readTurn(utterance, shop.ground, today).mentions.map(
    ({ kind, text, readings, number, period }) => ({
      said: `${kind} ${text}`,
      value: readings[0]?.value,
      number,
      period: period && `${period.from} ${period.to}`,
    }),
  );

test.each([
  ["books by ada holm", { said: "whole ada holm", value: "Ada Holm" }],
  ["books by Holm", { said: "part Holm", value: "Ada Holm" }],
  ["books by authors from Norwya", { said: "misspelt Norwya", value: "Norway" }],
  ["books called 'quiet'", { said: "quoted quiet", value: "The Quiet Harbor" }],
  ["books over twenty pages", { said: "number twenty", number: 20 }],
  ["sold in february 2025", { said: "month february 2025", period: "2025-02-01 2025-03-01" }],
  ["sold last month", { said: "month last month", period: "2025-05-01 2025-06-01" }],
  ["sold in q1", { said: "span q1", period: "2025-01-01 2025-04-01" }],
  ["sold in 2024", { said: "year 2024", number: 2024, period: "2024-01-01 2025-01-01" }],
  ["from march to may 2025", { said: "span march to may 2025", period: "2025-03-01 2025-06-01" }],
  // June 15, 2025 is a Sunday.
  ["sales by author feb", { said: "month feb", period: "2025-02-01 2025-03-01" }],
  ["november, any author", { said: "month november", period: "2024-11-01 2024-12-01" }],
  ["may only, by author", { said: "month may", period: "2025-05-01 2025-06-01" }],
  ["oct to dec per author", { said: "span oct to dec", period: "2024-10-01 2025-01-01" }],
  ["sold on 5 april", { said: "day 5 april", period: "2025-04-05 2025-04-06" }],
  ["monday 12 may", { said: "day 12 may", period: "2025-05-12 2025-05-13" }],
  ["sold on friday the 13th", { said: "day the 13th", period: "2025-06-13 2025-06-14" }],
  ["and the 20th?", { said: "day the 20th", period: "2025-05-20 2025-05-21" }],
  ["sold last friday", { said: "day last friday", period: "2025-06-13 2025-06-14" }],
  ["due tomorrow", { said: "day tomorrow", period: "2025-06-16 2025-06-17" }],
  [
    "due in the next two weeks",
    { said: "span the next two weeks", period: "2025-06-15 2025-06-30" },
  ],
  ["per month this yr", { said: "year this yr", period: "2025-01-01 2026-01-01" }],
  ["h1 2024 per shop", { said: "span h1 2024", period: "2024-01-01 2024-07-01" }],
  ["sales mtd", { said: "month mtd", period: "2025-06-01 2025-07-01" }],
  ["books by zubrowka", { said: "unknown zubrowka" }],
])("%s", (utterance, expected) => {
  expect(read(utterance)).toContainEqual(expect.objectContaining(expected));
});

test("a month's name is no month where it is a verb or somebody's name", () => {
  expect(read("which books may sell").filter(({ period }) => period)).toEqual([]);
  expect(read("you may").filter(({ period }) => period)).toEqual([]);
  const { described, facts } = shop.known;
  const people = [{ column: "author.name", values: ["June Carter", "Ada Holm"] }];
  const values = createValueIndex(described, { ...facts, values: people });
  const ground = { ...shop.ground, known: { ...shop.known, values } };
  const { mentions } = readTurn("what did june write", ground, today);
  expect(mentions.map(({ kind }) => kind)).toEqual(["part"]);
});

test("a word of the language is no slip of a name", () => {
  const { described, facts } = shop.known;
  const people = [{ column: "author.name", values: ["Owen Lind", "Ada Holm"] }];
  const values = createValueIndex(described, { ...facts, values: people });
  const ground = { ...shop.ground, known: { ...shop.known, values } };
  const kinds = (said: string) => readTurn(said, ground, today).mentions.map(({ kind }) => kind);
  expect(kinds("how much are we owed")).not.toContain("misspelt");
  expect(kinds("books by owin")).toContain("misspelt");
});

test("an apostrophe after a word opens no quotation, and a column in quotes is no value", () => {
  const said = (utterance: string) => read(utterance).map((one) => one.said);
  expect(said(`which authors' country is "Norway"`)).toEqual(["quoted Norway"]);
  expect(said('the "title" of each book')).toEqual([]);
  expect(said("books with the letter 'a' in them")).toContain("quoted a");
});

test.each([
  ["books whose title starts with the letter q", "starts"],
  ["titles beginning with Quiet", "starts"],
  ["titles ending with 'Harbor'", "ends"],
  ["titles that contain the word harbor", "like"],
  ["books called 'quiet'", undefined],
])("%s is of a part of a text: %s", (utterance, pattern) => {
  const { mentions } = readTurn(utterance, shop.ground, today);
  expect(mentions.at(-1)?.pattern).toBe(pattern);
});

test("what names a column is no value of another, unless it is typed like one", async () => {
  const { described, facts } = shop.known;
  const values = createValueIndex(described, {
    ...facts,
    values: [{ column: "book.title", values: ["Country", "Salt and Iron"] }],
  });
  const ground = { ...shop.ground, known: { ...shop.known, values } };
  const said = (utterance: string) => readTurn(utterance, ground, today).mentions.length;
  expect(said("books by country")).toBe(0);
  expect(said("books called Country")).toBe(1);
});

test("what asks for a figure or names rows is no text that holds the word", () => {
  const { described, facts } = shop.known;
  const titles = ["Money", "Six Months Ago", "The Song Remains", "The Longest Day", "Stock Car"];
  const values = createValueIndex(described, {
    ...facts,
    values: [{ column: "book.title", values: titles }],
  });
  const ground = { ...shop.ground, known: { ...shop.known, values } };
  const said = (utterance: string) =>
    readTurn(utterance, ground, today).mentions.filter(({ readings }) => readings.length > 0);
  for (const utterance of [
    "revenue per month",
    "who spent the most money",
    "average price of the songs",
    "which is the longest",
    "how many are in stock",
  ])
    expect(said(utterance)).toEqual([]);
  expect(said("books called Money")).toHaveLength(1);
  expect(said("books with the longest day")[0]?.text).toBe("the longest day");
});

test("a letter that is also a word is a value beside the name of its column", () => {
  const values = createValueIndex(shop.known.described, {
    ...shop.known.facts,
    values: [{ column: "customer.city", values: ["A", "B"] }],
  });
  const ground = { ...shop.ground, known: { ...shop.known, values } };
  const said = (utterance: string) => readTurn(utterance, ground, today).mentions.length;
  expect(said("customers from city A")).toBe(1);
  expect(said("customers who bought a book in a city")).toBe(0);
  expect(said("A customer of a city")).toBe(0);
});

test("an interjection is no value", () => {
  const { described, facts } = shop.known;
  const values = createValueIndex(described, {
    ...facts,
    values: [{ column: "customer.city", values: ["OK", "Leeds"] }],
  });
  const ground = { ...shop.ground, known: { ...shop.known, values } };
  const said = (utterance: string) => readTurn(utterance, ground, today).mentions.length;
  expect(said("OK, list the customers")).toBe(0);
  expect(said("customers in OK")).toBe(1);
});

test("a number says how long where a unit follows it", () => {
  const [two] = readTurn("longer than two hours", shop.ground, today).mentions;
  expect(two).toMatchObject({ number: 2, unit: "hour" });
  for (const utterance of ["longer than an hour", "only those under an hour"]) {
    const [one] = readTurn(utterance, shop.ground, today).mentions;
    expect(one).toMatchObject({ number: 1, unit: "hour" });
  }
});

test("the month of a date is nobody's name", () => {
  const values = createValueIndex(shop.known.described, {
    ...shop.known.facts,
    values: [{ column: "customer.name", values: ["June", "Mary"] }],
  });
  const ground = { ...shop.ground, known: { ...shop.known, values } };
  const kinds = (utterance: string) =>
    readTurn(utterance, ground, today).mentions.map(({ kind }) => kind);
  expect(kinds("purchases in june 2024")).toEqual(["month"]);
  expect(kinds("purchases of june")).toContain("whole");
});

test("what is counted is nobody's name", () => {
  const values = createValueIndex(shop.known.described, {
    ...shop.known.facts,
    values: [{ column: "customer.name", values: ["Paula Stone", "Mary Hill"] }],
  });
  const ground = { ...shop.ground, known: { ...shop.known, values } };
  const kinds = (utterance: string) =>
    readTurn(utterance, ground, today).mentions.map(({ kind }) => kind);
  expect(kinds("books of more than 2 stone")).toEqual(["number"]);
  expect(kinds("books of stone")).toContain("part");
});

test("ordinary words are no values", () => {
  expect(read("please show me all of the books")).toEqual([]);
});

test("what is denied is a no: unpaid, of a column that says paid or not", () => {
  const facts = {
    ...shop.known.facts,
    values: [{ column: "customer.city", values: ["yes", "no"] }],
  };
  const columns = shop.known.described.columns.map((one) =>
    one.name === "city" ? { ...one, words: ["paid"] } : one,
  );
  const values = createValueIndex({ ...shop.known.described, columns }, facts);
  const ground = { ...shop.ground, known: { ...shop.known, values } };
  const told = (utterance: string) =>
    readTurn(utterance, ground, today).mentions.flatMap(({ readings }) =>
      readings.map(({ value }) => value),
    );
  expect(told("paid ones")).toEqual(["yes", "no"]);
  expect(told("unpaid ones")).toEqual(["no"]);
});

test("in may is a time, whoever is called so", async () => {
  const { ground, database } = await openOwn([
    "CREATE TABLE member (member_id INTEGER PRIMARY KEY, name TEXT)",
    "INSERT INTO member VALUES (1, 'May'), (2, 'June'), (3, 'Ann')",
  ]);
  await database.close();
  const kinds = (text: string) => readTurn(text, ground, today).mentions.map(({ kind }) => kind);
  expect(kinds("visits in may")).toEqual(["month"]);
  expect(kinds("visits since june")).toEqual(["month"]);
  expect(kinds("visits of may")).toContain("whole");
});

test("what only joins words is no part of a name", async () => {
  const own = await openOwn([
    "CREATE TABLE song (song_id INTEGER PRIMARY KEY, title TEXT)",
    "INSERT INTO song VALUES (1, 'Doesn''t Remind Me'), (2, 'Was There'), (3, 'Blue')",
  ]);
  const { mentions } = readTurn("does it remind you", own.ground, today);
  expect(mentions.map(({ text }) => text)).toEqual(["remind"]);
});

test("what joins words is no value, unless it is named", async () => {
  const tracks = await openOwn([
    "CREATE TABLE track (track_id INTEGER PRIMARY KEY, name TEXT, email TEXT)",
    "INSERT INTO track VALUES (1, 'Too', 'a@b.example'), (2, 'Still', 'c@d.example'), (3, 'Rain', '')",
  ]);
  const valuesIn = (utterance: string): string[] =>
    readTurn(utterance, tracks.ground, today).mentions.flatMap(({ kind, readings }) =>
      kind === "whole" ? readings.map(({ value }) => value) : [],
    );
  expect(valuesIn("their emails too")).toEqual([]);
  expect(valuesIn("Their Emails Too")).toEqual([]);
  expect(valuesIn("which are still there")).toEqual([]);
  expect(valuesIn("how long is Too")).toEqual(["Too"]);
  expect(valuesIn("the track called too")).toEqual(["Too"]);
  expect(valuesIn("only rain")).toEqual(["Rain"]);
});
