// What a draft says of a plain schema, and what an update keeps of a person's edits.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { anonymiseSql } from "../../entities/anonymise-sql.ts";
import { synthesize } from "../../generator/synthesize.ts";
import { createReader } from "../../reader/reader.ts";
import { collectFacts } from "../../schema/database-facts.ts";
import { sqlWords } from "../../sql/words.ts";
import { nameWords, pluralOf, singularOf } from "../../text/english-names.ts";
import { compileDomain } from "../compile/compile-domain.ts";
import { readDomainYaml } from "../domain/domain-yaml.ts";
import { updateDomain } from "../domain/update-domain.ts";
import { draftDomain } from "./draft.ts";

const statements = [
  "CREATE TABLE singer (singer_id INTEGER PRIMARY KEY, name TEXT, country TEXT, birth_year INTEGER, sex TEXT)",
  "CREATE TABLE concert (concert_id INTEGER PRIMARY KEY, singer_id INTEGER REFERENCES singer (singer_id), ticket_price REAL, day DATE)",
  "INSERT INTO singer VALUES (1, 'Ann Lee', 'France', 1980, 'F'), (2, 'Bo Ray', 'Italy', 1990, 'M')",
  "INSERT INTO concert VALUES (1, 1, 30, '2020-05-01'), (2, 1, 45, '2021-05-01')",
];

const facts = async (extra: string[] = []) =>
  collectFacts(await createSqliteDatabase(await sqliteBytes([...statements, ...extra]), "songs"));

test("names are split, spelled out, and put in singular and plural", () => {
  expect(nameWords("CustNm2")).toEqual(["customer", "name", "2"]);
  expect(nameWords("lst_pmt_dt")).toEqual(["last", "payment", "date"]);
  // By what stands behind: a time says what was done, a price whose it is.
  expect(nameWords("cls_ts")).toEqual(["closed", "time"]);
  expect(nameWords("opn_dt")).toEqual(["opened", "date"]);
  expect(nameWords("cls_nm")).toEqual(["class", "name"]);
  expect(nameWords("lst_prc")).toEqual(["list", "price"]);
  expect(nameWords("prt_nm")).toEqual(["part", "name"]);
  expect(nameWords("veh_id")).toEqual(["vehicle", "id"]);
  expect(nameWords("dormname")).toEqual(["dorm", "name"]);
  expect(nameWords("openingYear")).toEqual(["opening", "year"]);
  for (const [one, many] of [
    ["city", "cities"],
    ["person", "people"],
    ["box", "boxes"],
    ["address", "addresses"],
  ] as const) {
    expect([pluralOf(one), singularOf(many)]).toEqual([many, one]);
  }
});

test("columns get the roles their names, types and values tell of", async () => {
  const { tables, joins } = draftDomain(await facts(), "songs");
  const roles = Object.fromEntries(
    Object.entries(tables["singer"]?.columns ?? {}).map(([name, { role }]) => [name, role]),
  );
  expect(roles).toEqual({
    singer_id: "id",
    name: "name",
    country: "entity",
    birth_year: "year",
    sex: "entity",
  });
  expect(tables["singer"]?.columns["sex"]?.values).toMatchObject({
    F: expect.arrayContaining(["female"]),
  });
  expect(joins).toEqual(["concert.singer_id = singer.singer_id"]);
});

test("the edited domain files that come as examples are valid", () => {
  const files = readdirSync("examples/domains");
  expect(files.length).toBeGreaterThanOrEqual(3);
  for (const file of files) {
    const text = readFileSync(`examples/domains/${file}`, "utf8");
    expect(readDomainYaml(text, file).version).toBe(1);
  }
});

test("an update keeps edits, adds what is new and drops what is gone", async () => {
  const draft = draftDomain(await facts(), "songs");
  const singer = draft.tables["singer"];
  if (singer === undefined) throw new Error("no singer");
  const edited = {
    ...draft,
    tables: { ...draft.tables, singer: { ...singer, synonyms: ["artists"] } },
  };
  const changed = await facts([
    "ALTER TABLE singer ADD COLUMN label TEXT",
    "ALTER TABLE concert DROP COLUMN day",
  ]);
  const { file, added, removed } = updateDomain(edited, draftDomain(changed, "songs"));
  expect(file.tables["singer"]?.synonyms).toEqual(["artists"]);
  expect({ added, removed }).toEqual({ added: ["singer.label"], removed: ["concert.day"] });
});

test("an update drafts words, measures and filters into sections that are there", async () => {
  const draft = draftDomain(await facts(), "songs");
  const singer = draft.tables["singer"];
  if (singer === undefined) throw new Error("no singer");
  const edited = {
    ...draft,
    measures: { fame: { of: "count(concert.concert_id)", synonyms: ["glory"] } },
    filters: { "old ones": { where: "singer.age > 60" } },
  };
  const better = {
    ...draft,
    tables: { ...draft.tables, singer: { ...singer, synonyms: ["artists"] } },
    measures: {
      "number of concerts": { of: "COUNT( concert.concert_id )" },
      "average age": { of: "avg(singer.age)" },
    },
    filters: { "young ones": { where: "singer.age < 30" } },
  };
  const { file, added } = updateDomain(edited, better);
  expect(file.tables["singer"]?.synonyms).toEqual(singer.synonyms ?? ["artists"]);
  // What a person renamed is not drafted again.
  expect(file.measures).toEqual({ ...edited.measures, "average age": { of: "avg(singer.age)" } });
  expect(file.filters).toEqual({ ...edited.filters, ...better.filters });
  expect(added).toEqual(["measure average age", "filter young ones"]);
});

test("conversations are the same for the same seed, and their values are ones the reader finds", async () => {
  const known = await facts();
  const { world, words } = compileDomain(draftDomain(known, "songs"), known);
  const make = () => [...synthesize(world, { interactions: 80, seed: 3 })];
  const made = make();
  expect(make()).toEqual(made);
  const reader = createReader(words);
  let literals = 0;
  let left = 0;
  for (const { turns } of made) {
    let placeholders: ReturnType<typeof reader.read>["placeholders"] = [];
    turns.forEach((turn, i) => {
      placeholders = reader.read(turn.utterance, {
        date: "2026-01-01",
        turn: i + 1,
        placeholders,
      }).placeholders;
      const count = (list: readonly string[]) =>
        list.filter((word) => /^'|^\d+(\.\d+)?$/.test(word) && word !== "1").length;
      const gold = sqlWords(turn.sql[0] ?? "");
      literals += count(gold);
      left += count(anonymiseSql(gold, placeholders, words.types));
    });
  }
  expect(literals).toBeGreaterThan(60);
  expect(left / literals).toBeLessThan(0.15);
});

test("what is late, what runs low and what stock is worth are drafted from their columns", async () => {
  const { filters = {}, measures = {} } = draftDomain(
    await facts([
      "CREATE TABLE product (product_id INTEGER PRIMARY KEY, name TEXT, unit_price REAL, units_in_stock INTEGER, reorder_level INTEGER)",
      "CREATE TABLE orders (order_id INTEGER PRIMARY KEY, order_date DATE, due_date DATE, shipped_date DATE)",
      "INSERT INTO product VALUES (1, 'cup', 2.5, 3, 10), (2, 'jug', 4.5, 30, 10)",
      "INSERT INTO orders VALUES (1, '2024-01-01', '2024-01-09', '2024-01-10'), (2, '2024-01-01', '2024-01-09', NULL)",
    ]),
    "songs",
  );
  expect(filters["late"]?.where).toBe("orders.shipped_date > orders.due_date");
  expect(filters["late"]?.synonyms).toContain("shipped after the due date");
  expect(filters["below reorder level"]?.where).toBe(
    "product.units_in_stock < product.reorder_level",
  );
  expect(measures["stock value"]?.of).toBe("sum(product.unit_price * product.units_in_stock)");
});

test("what nobody should read out is hidden, also where its name looks like a short one", async () => {
  const { tables } = draftDomain(
    await facts([
      "CREATE TABLE user (user_id INTEGER PRIMARY KEY, name TEXT, ssn TEXT, pwd TEXT)",
      "INSERT INTO user VALUES (1, 'Ann', '1-2', 'x'), (2, 'Bob', '3-4', 'y')",
    ]),
    "users",
  );
  const { ssn, pwd, name } = tables["user"]?.columns ?? {};
  expect([ssn?.role, pwd?.role, name?.role]).toEqual(["hidden", "hidden", "name"]);
});

test("what is lent for some days is late after them; what is discontinued is no longer sold", async () => {
  const { filters = {} } = draftDomain(
    await facts([
      "CREATE TABLE film (film_id INTEGER PRIMARY KEY, title TEXT, rental_duration INTEGER, discontinued INTEGER)",
      "CREATE TABLE copy (copy_id INTEGER PRIMARY KEY, film_id INTEGER REFERENCES film (film_id))",
      "CREATE TABLE rental (rental_id INTEGER PRIMARY KEY, copy_id INTEGER REFERENCES copy (copy_id), rental_date DATE, return_date DATE)",
      "INSERT INTO film VALUES (1, 'Up', 3, 0), (2, 'Down', 4, 1)",
      "INSERT INTO copy VALUES (1, 1)",
      "INSERT INTO rental VALUES (1, 1, '2024-01-01', '2024-01-09')",
    ]),
    "films",
  );
  expect(filters["late"]?.where).toBe(
    "julianday(rental.return_date) - julianday(rental.rental_date) > film.rental_duration",
  );
  expect(filters["late"]?.synonyms).toContain("late returns");
  expect(filters["discontinued"]?.where).toBe("film.discontinued = 1");
});

test("numbers since 1970 are moments, and amounts that are as large stay amounts", async () => {
  const rows = [0, 1, 2]
    .map(
      (i) => `(${i}, ${1_690_000_000 + i}, ${1_690_000_000_000 + i}, ${4_000_000_000 + i}, ${i})`,
    )
    .join();
  const { tables } = draftDomain(
    await facts([
      "CREATE TABLE call (call_id INTEGER PRIMARY KEY, created_at INTEGER, ended_ts INTEGER, bytes_seen INTEGER, time INTEGER)",
      `INSERT INTO call VALUES ${rows}`,
    ]),
    "calls",
  );
  const roles = Object.values(tables["call"]?.columns ?? {}).map(({ role }) => role);
  expect(roles).toEqual(["id", "date", "date", "amount", "amount"]);
});

test("codes get room for their words, where they are not said as they stand", async () => {
  const { tables } = draftDomain(
    await facts([
      "CREATE TABLE wine (wine_id INTEGER PRIMARY KEY, kind TEXT, size TEXT, country TEXT, label TEXT)",
      "INSERT INTO wine VALUES (1, 'R', 'M', 'FR', 'Sol'), (2, 'W', 'L', 'IT', 'Mar'), (3, 'G', 'S', 'US', 'Luz')",
    ]),
    "wines",
  );
  const values = Object.entries(tables["wine"]?.columns ?? {}).flatMap(([name, { values: own }]) =>
    own === undefined ? [] : [[name, own]],
  );
  expect(values).toEqual([["kind", { G: [], R: [], W: [] }]]);
});
