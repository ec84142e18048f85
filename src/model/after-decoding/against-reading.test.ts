import { expect, test } from "vitest";
import { againstReading } from "./against-reading.ts";

const column = (name: string) => ({ name, type: "text" as const, nullable: false });
const schema = {
  tables: ["book", "author"].map((name) => ({
    name,
    columns: [column("id"), column("genre"), column("colour")],
    primaryKey: ["id"],
    foreignKeys: [],
  })),
};
const books = "SELECT DISTINCT book.id FROM book WHERE";
const last = `${books} book.genre = 'NOVEL' AND book.colour = 'RED'`;
const placeholders = ["RED", "BLUE"].map((value, index) => ({
  name: `COLOUR#${index}`,
  type: "COLOUR",
  index,
  value,
  sql: `'${value}'`,
  text: value.toLowerCase(),
  turn: index + 1,
  start: 0,
  end: value.length,
}));

function against(utterance: string, sql: string, unused: readonly string[] = []): number {
  return againstReading({ sql, unused }, [last], { utterance, placeholders }, schema);
}

test("nothing, where what was said is there and the rest stays", () => {
  const sql = `${books} book.genre = 'NOVEL' AND book.colour = 'BLUE'`;
  expect(against("in blue", sql)).toBe(0);
  expect(against("blue instead of red", sql, ["COLOUR#0"])).toBe(0);
});

test.each([
  ["a value passed over", "in blue", last.replace("NOVEL", "POEM"), ["COLOUR#1"]],
  ["a condition lost", "number 7", `${books} book.colour = 'RED' AND book.id = 7`, []],
  ["a query as it was", "in blue", last, []],
  ["a choice that is none", "in blue", `${last} AND ( book.colour = 'RED' OR book.id = 7 )`, []],
  [
    "a choice whose first half holds anyway",
    "in blue",
    `${last} AND ( book.genre = 'NOVEL' AND book.colour = 'RED' OR book.id = 7 )`,
    [],
  ],
  ["what was shown", "who wrote them", last.replace("'RED'", "'BLUE'"), []],
  ["another thing pointed at", "which of them are blue", last.replaceAll("book", "author"), []],
  ["the opposite of what was said", "anything but blue", last.replace("'RED'", "'BLUE'"), []],
  ["another thing asked for", "which authors", last.replace("'RED'", "'BLUE'"), []],
])("%s speaks against it", (_, utterance, sql, unused) => {
  expect(against(utterance, sql, unused)).toBeGreaterThan(1);
});

test("what was sent away is not lost", () => {
  expect(against("any genre", `${books} book.colour = 'RED'`)).toBe(0);
});

test("what was removed stays away, unless somebody calls for it", () => {
  const before = `${last} AND book.id > 5`;
  const now = `${books} book.colour = 'RED' AND book.id > 5`;
  const back = `${books} book.genre = 'NOVEL' AND book.colour = 'RED' AND book.id > 7`;
  const said = (utterance: string) =>
    againstReading({ sql: back, unused: [] }, [before, now], { utterance, placeholders }, schema);
  expect(said("over 7")).toBeGreaterThan(1);
  expect(said("over 7 and novels")).toBe(0);
  expect(said("over 7, the same genre as before")).toBe(0);
});
