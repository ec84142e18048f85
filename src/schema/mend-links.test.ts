// Keys that nobody declared are found by names and values; what only looks like one is left alone.
import { describe, expect, test } from "vitest";
import { sqliteBytes } from "../../test/databases/shop.ts";
import { createSqliteDatabase } from "../database/sqlite/adapter.ts";
import { collectFacts } from "./database-facts.ts";
import { findJoins } from "./infer-joins.ts";

async function joinsOf(...statements: string[]): Promise<string[]> {
  const database = await createSqliteDatabase(await sqliteBytes(statements), "keys.sqlite");
  try {
    return findJoins(await collectFacts(database)).map((join) =>
      typeof join === "string" ? join : join.on,
    );
  } finally {
    await database.close();
  }
}

const cities = [
  "CREATE TABLE city (city_id INTEGER PRIMARY KEY, city TEXT)",
  "INSERT INTO city VALUES (1, 'Lyon'), (2, 'Graz')",
];
const people = [
  "CREATE TABLE people (people_id INTEGER PRIMARY KEY, name TEXT)",
  "INSERT INTO people VALUES (1, 'Ann'), (2, 'Bob'), (3, 'Cleo')",
];

describe("a key is found where", () => {
  test("a column is called after a table, with something before it", async () => {
    expect(
      await joinsOf(
        ...cities,
        "CREATE TABLE contest (year INTEGER, host_city INTEGER)",
        "INSERT INTO contest VALUES (2020, 2), (2021, 1)",
      ),
    ).toContain("contest.host_city = city.city_id");
  });

  test("another table begins with it and has each once, however many there are", async () => {
    const items = Array.from({ length: 150 }, (_, i) => `('FA${1000 + i}', 'bolt ${i}')`);
    const moves = Array.from(
      { length: 300 },
      (_, i) => `(${i}, 'FA${1149 - (i % 150)}', ${1 + (i % 2)})`,
    );
    expect(
      await joinsOf(
        "CREATE TABLE item_mst (item_cd TEXT, item_desc TEXT)",
        `INSERT INTO item_mst VALUES ${items.join(", ")}`,
        "CREATE TABLE stk_mvt (mvt_no INTEGER, item_cd TEXT, buyer_no INTEGER)",
        `INSERT INTO stk_mvt VALUES ${moves.join(", ")}`,
        "CREATE TABLE emp (emp_no INTEGER, emp_nm TEXT)",
        "INSERT INTO emp VALUES (1, 'Ann'), (2, 'Bob'), (3, 'Cleo')",
      ),
    ).toEqual(["stk_mvt.item_cd = item_mst.item_cd", "stk_mvt.buyer_no = emp.emp_no"]);
  });

  test("two tables share a name of one word that is the key of one", async () => {
    expect(
      await joinsOf(
        "CREATE TABLE department (dno INTEGER PRIMARY KEY, title TEXT)",
        "INSERT INTO department VALUES (10, 'Physics'), (20, 'Art')",
        "CREATE TABLE course (cid TEXT PRIMARY KEY, dno INTEGER)",
        "INSERT INTO course VALUES ('a', 10), ('b', 10), ('c', 20)",
      ),
    ).toEqual(["course.dno = department.dno"]);
  });

  test("a word tells rows apart under the same name in a table that nothing else leads to", async () => {
    expect(
      await joinsOf(
        "CREATE TABLE grapes (id INTEGER PRIMARY KEY, grape TEXT, colour TEXT)",
        "INSERT INTO grapes VALUES (1, 'Syrah', 'red'), (2, 'Riesling', 'white')",
        "CREATE TABLE wine (no INTEGER PRIMARY KEY, grape TEXT)",
        "INSERT INTO wine VALUES (1, 'Syrah'), (2, 'Syrah'), (3, 'Riesling')",
      ),
    ).toEqual(["wine.grape = grapes.grape"]);
  });

  test("numbers of who does something are all keys of one table", async () => {
    expect(
      await joinsOf(
        "CREATE TABLE faculty (facid INTEGER PRIMARY KEY, name TEXT)",
        "INSERT INTO faculty VALUES (7001, 'Ann'), (7002, 'Bob')",
        "CREATE TABLE student (stuid INTEGER PRIMARY KEY, advisor INTEGER, floor INTEGER)",
        "INSERT INTO student VALUES (1, 7001, 1), (2, 7001, 2), (3, 7002, 2)",
      ),
    ).toEqual(["student.advisor = faculty.facid"]);
  });

  test("a wedding has two people", async () => {
    expect(
      await joinsOf(
        ...people,
        "CREATE TABLE wedding (year INTEGER, male_id INTEGER, female_id INTEGER)",
        "INSERT INTO wedding VALUES (2020, 1, 2), (2021, 1, 3)",
      ),
    ).toEqual(["wedding.male_id = people.people_id", "wedding.female_id = people.people_id"]);
  });

  test("a table that nothing leads to is a part of the people", async () => {
    expect(
      await joinsOf(
        ...people,
        "CREATE TABLE gymnast (gymnast_id INTEGER PRIMARY KEY, points REAL)",
        "INSERT INTO gymnast VALUES (1, 9.5), (3, 8.7)",
      ),
    ).toEqual(["gymnast.gymnast_id = people.people_id"]);
  });
});

describe("no key is", () => {
  test("a count of what a table holds", async () => {
    expect(
      await joinsOf(
        "CREATE TABLE game (id INTEGER PRIMARY KEY, score TEXT)",
        "INSERT INTO game VALUES (1, '1:0'), (2, '2:2')",
        "CREATE TABLE stadium (stadium_id INTEGER PRIMARY KEY, home_games INTEGER)",
        "INSERT INTO stadium VALUES (1, 2), (2, 1)",
      ),
    ).toEqual([]);
  });

  test("a table's own, called after another", async () => {
    expect(
      await joinsOf(
        "CREATE TABLE part (part_id INTEGER PRIMARY KEY, name TEXT)",
        "INSERT INTO part VALUES (1, 'wheel'), (2, 'bell')",
        "CREATE TABLE part_fault (part_fault_id INTEGER PRIMARY KEY, note TEXT)",
        "INSERT INTO part_fault VALUES (1, 'bent'), (2, 'mute')",
      ),
    ).toEqual([]);
  });

  test("a declared one the other way round", async () => {
    expect(
      await joinsOf(
        ...cities,
        "CREATE TABLE mayor (city_id INTEGER PRIMARY KEY REFERENCES city (city_id), name TEXT)",
        "INSERT INTO mayor VALUES (1, 'Ann'), (2, 'Bob')",
      ),
    ).toEqual(["mayor.city_id = city.city_id"]);
  });

  test("what has a value that is nobody's", async () => {
    expect(
      await joinsOf(
        ...cities,
        "CREATE TABLE contest (year INTEGER, host_city INTEGER)",
        "INSERT INTO contest VALUES (2020, 2), (2021, 9)",
      ),
    ).toEqual([]);
  });
});
