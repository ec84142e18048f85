// What words imply of a garage's books: values that nobody says outright, offered beside those that are said.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../database/database.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { outlineWords } from "../../outline/symbols.ts";
import { itemCount } from "../../schema/described.ts";
import { parseSql } from "../../sql/parse.ts";
import { noWords } from "../bookshop.fixture.ts";
import { openOwn } from "../own-schema.fixture.ts";
import { encodeTurn, type Ground, prepareGround, type ReadTurn, readTurn } from "./encode-turn.ts";
import { openWordBook } from "./word-book.ts";

const statements = [
  `CREATE TABLE mechanic (mechanic_id INTEGER PRIMARY KEY, name TEXT, sex TEXT, grade TEXT, licence TEXT, country TEXT,
    manager_id INTEGER REFERENCES mechanic(mechanic_id))`,
  `INSERT INTO mechanic VALUES (1,'Ola Brandt','F','manager','heavy','Australia',NULL), (2,'Pim Osei','M','fitter','none','Ghana',1),
    (3,'Rua Tane','X','fitter','light','Australia',1), (4,'Lea Voss','F','painter','none','Ghana',1)`,
  `CREATE TABLE job (job_id INTEGER PRIMARY KEY, mechanic_id INTEGER REFERENCES mechanic(mechanic_id), bay TEXT,
    status TEXT, difficulty TEXT, insurance TEXT, due_on DATE, work_minutes INTEGER)`,
  `INSERT INTO job VALUES (1,1,'A','cancelled','hard','Y','2024-03-01',30), (2,2,'B','finished','easy','N','2024-03-04',90),
    (3,2,'A','waiting','hard','N','2024-03-09',120), (4,4,'B','finished','easy','Y','2024-03-12',45)`,
];

let [database, ground]: [Database | undefined, Ground | undefined] = [undefined, undefined];
beforeAll(async () => {
  const opened = await openOwn(statements);
  database = opened.database;
  ground = prepareGround(opened.known, openWordBook(noWords));
});
afterAll(() => database?.close());

const today = { year: 2024, month: 3, day: 5 };

function here(): Ground {
  if (ground === undefined) throw new Error("not opened");
  return ground;
}
const read = (utterance: string): ReadTurn => readTurn(utterance, here(), today);

/** "word: column = value", in the order they are offered. */
const implied = (utterance: string): string[] =>
  read(utterance).implied.map(({ text, readings: [reading], number, period }) => {
    const column = here().known.described.columns[reading?.column ?? -1]?.name;
    return `${text}: ${column === undefined ? (number ?? period?.from) : `${column} = ${reading?.value}`}`;
  });

test("a word implies the value that it is a form of", () => {
  expect(implied("any cancellations")).toEqual(["cancellations: status = cancelled"]);
  expect(implied("the ones still to finish")).toEqual(["finish: status = finished"]);
});

test("what is near to the name of a column that says yes or no is had", () => {
  expect(implied("which jobs have coverage")).toEqual(["coverage: insurance = Y"]);
  expect(implied("coverage of jobs")).toEqual([]);
});

test("women are those whose sex is F, whatever else is kept there", () => {
  expect(implied("which women are there")).toEqual(["women: sex = F"]);
});

test("a name of the schema may be a value of another column, or say that there is none", () => {
  expect(implied("just the managers")).toEqual(["managers: grade = manager"]);
  expect(implied("who works without a licence")).toEqual(["licence: licence = none"]);
  expect(implied("bay a")).toEqual(["a: bay = A"]);
  expect(implied("a job")).toEqual([]);
});

test("what is so or not is said by a form of its name, or by its opposite", () => {
  expect(implied("uninsured jobs")).toEqual([
    "uninsured: insurance = Y",
    "uninsured: insurance = N",
  ]);
});

test("a name implies no other that is like it, nor a word what is near to it in meaning", () => {
  expect(implied("mechanics from austria")).toEqual([]);
  expect(implied("the tough ones")).toEqual([]);
});

test("amounts and this day are implied, too", () => {
  expect(implied("more than half an hour")).toEqual(["hour: 0.5"]);
  expect(implied("mechanics with a job at least twice")).toEqual(["twice: 2"]);
  expect(implied("overdue jobs")).toEqual(["overdue: 2024-03-05"]);
});

test("what is said outright is no guess, and no rule sees a guess", () => {
  expect(implied("finished jobs of each mechanic")).toEqual([]);
  expect(read("any cancellations").mentions.some(({ kind }) => kind === "implied")).toBe(false);
});

test("a query that uses what was implied is one of the turn's candidates", () => {
  const { described } = here().known;
  const outline = (sql: string) => readOutline(parseSql(sql), described);
  const target = outline(
    "SELECT job_id FROM job WHERE status = 'cancelled' AND work_minutes > 120",
  );
  const turns = [read("cancellations over 2 hours")];
  const turn = encodeTurn({ turns, previous: [], style: 1, target }, here());
  const first = outlineWords.length + itemCount(described);
  const used = [...turn.example.target].flatMap((one) => turn.candidates[one - first]?.kind ?? []);
  expect(used).toEqual(["implied", "number"]);
  const later = encodeTurn(
    { turns: [read("by bay"), ...turns], previous: target, style: 1 },
    here(),
  );
  expect(later.candidates.map(({ kind }) => kind)).not.toContain("implied");
});
