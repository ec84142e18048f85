import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import fc from "../../../test/seeded-check.ts";
import { type EmptyDatabase, emptyDatabase } from "../../../test/support/sqlite-schema.ts";
import type { Column, Schema } from "../../database/database.ts";
import { createRandom, type Random } from "../../random.ts";
import { parseSql } from "../parse.ts";
import { joinWords, sqlWords } from "../words.ts";
import type { ConstraintState } from "./automaton.ts";
import { type Constraint, createConstraint } from "./constraint.ts";
import { collectComparisons } from "./learn-pairs.ts";
import { learnNesting } from "./nesting.ts";

const keywords = (
  "SELECT DISTINCT FROM WHERE AND OR NOT IN ( ) , = != < <= > >= BETWEEN LIKE IS NULL GROUP BY " +
  "HAVING ORDER ASC DESC LIMIT UNION ALL INTERSECT EXCEPT JOIN ON COUNT MIN MAX SUM AVG *"
).split(" ");

const column = (name: string, type: Column["type"] = "text"): Column => ({
  name,
  type,
  nullable: true,
});

const library: Schema = {
  tables: [
    {
      name: "author",
      columns: [column("id", "integer"), column("name"), column("born", "date")],
      primaryKey: ["id"],
      foreignKeys: [],
    },
    {
      name: "book",
      columns: [
        column("id", "integer"),
        column("title"),
        column("author_id", "integer"),
        column("price", "real"),
        column("lent", "boolean"),
        column("cover", "blob"),
      ],
      primaryKey: ["id"],
      foreignKeys: [{ columns: ["author_id"], table: "author", references: ["id"] }],
    },
    { name: "shelf", columns: [column("label")], primaryKey: [], foreignKeys: [] },
  ],
};
const libraryTypes = new Map([
  ["author.name", "AUTHOR"],
  ["author.born", "DATE"],
  ["book.price", "NUMBER"],
]);
const everyWord = (schema: Schema) => [
  "<end>",
  ...keywords,
  ...schema.tables.map(({ name }) => name),
  ...schema.tables.flatMap(({ name, columns }) => columns.map((c) => `${name}.${c.name}`)),
];
const placeholders = [
  { name: "AUTHOR#0", type: "AUTHOR", value: "ann" },
  { name: "DATE#0", type: "DATE", value: "1993-02-05" },
  { name: "NUMBER#0", type: "NUMBER", value: 3 },
];

function constraintFor(vocabulary: readonly string[]): Constraint {
  return createConstraint({ schema: library, columnTypes: libraryTypes, vocabulary });
}

const rich = [...everyWord(library), "1", "2.5", "'x'", "'1999-01-01'", "TRUE"];
const whole = constraintFor(rich);

function accepts(constraint: Constraint, sql: string): boolean {
  return constraint.start(placeholders).next(sqlWords(sql))?.complete ?? false;
}

describe("createConstraint", () => {
  test.each([
    "SELECT DISTINCT book.title FROM book WHERE book.price < NUMBER#0 AND NOT book.lent = TRUE",
    "SELECT book.id , author.name FROM book JOIN author ON book.author_id = author.id",
    "SELECT book.title FROM book WHERE book.author_id IN ( SELECT author.id FROM author WHERE author.name = AUTHOR#0 )",
    "SELECT book.id FROM book WHERE book.price = ( SELECT MIN ( book.price ) FROM book ) OR ( book.title LIKE 'x' )",
    "SELECT COUNT ( DISTINCT book.id ) FROM book WHERE book.price BETWEEN 1 AND NUMBER#0",
    "SELECT book.author_id , COUNT ( * ) FROM book GROUP BY book.author_id HAVING COUNT ( * ) > 1 ORDER BY COUNT ( * ) DESC LIMIT 1",
    "SELECT book.title FROM book UNION SELECT author.name FROM author WHERE author.born IS NOT NULL",
    "SELECT book.title FROM book WHERE book.author_id NOT IN ( SELECT author.id FROM author EXCEPT SELECT book.author_id FROM book )",
    "SELECT * FROM shelf ORDER BY shelf.label LIMIT 1",
    "SELECT author.name FROM author WHERE author.born > DATE#0 AND author.name IN ( AUTHOR#0 , 'x' )",
  ])("accepts %s", (sql) => {
    expect(accepts(whole, sql)).toBe(true);
  });

  test.each([
    ["a column of a table not in FROM", "SELECT book.title FROM book WHERE author.name = AUTHOR#0"],
    ["a table that is not what the columns need", "SELECT book.title FROM shelf"],
    ["a placeholder of another type", "SELECT author.id FROM author WHERE author.name = NUMBER#0"],
    ["a literal of another class", "SELECT book.id FROM book WHERE book.title = 1"],
    [
      "a subquery that does not fit",
      "SELECT book.id FROM book WHERE book.title IN ( SELECT author.name FROM author )",
    ],
    [
      "an outer table inside",
      "SELECT book.id FROM book WHERE book.author_id IN ( SELECT author.id FROM author WHERE book.price > 1 )",
    ],
    ["sums of text", "SELECT SUM ( book.title ) FROM book"],
    ["ungrouped columns", "SELECT book.title , COUNT ( * ) FROM book"],
    [
      "two columns opposite one",
      "SELECT book.id FROM book WHERE book.author_id IN ( SELECT author.id , author.name FROM author )",
    ],
    ["another shape", "SELECT book.title FROM book UNION SELECT book.id FROM book"],
    ["unfinished queries", "SELECT book.title FROM book WHERE"],
    ["open parentheses", "SELECT book.title FROM book WHERE ( book.price > 1"],
    ["stray ends", "SELECT book.title FROM book )"],
    ["no such column", "SELECT book.colour FROM book"],
  ])("refuses %s", (_, sql) => {
    expect(accepts(whole, sql)).toBe(false);
  });

  test("allows a segment exactly where its words are allowed one by one", () => {
    const state = whole.start(placeholders).next(["SELECT"]);
    expect(state?.allows(["DISTINCT", "book.title", "FROM", "book"])).toBe(true);
    expect(state?.allows(["book.price", "=", "1"])).toBe(false);
    const where = state?.next(["book.title", "FROM", "book", "WHERE"]);
    expect(where?.allows(["book.price", "=", "1"])).toBe(true);
    expect(where?.allows(["author.name", "=", "AUTHOR#0"])).toBe(false);
  });

  test("keeps to the pairs and values seen in training", () => {
    const strict = createConstraint({
      schema: library,
      columnTypes: libraryTypes,
      vocabulary: [...everyWord(library), "'x'", "'y'"],
      pairs: new Set(["book.id author.id"]),
      values: new Map([["book.title", new Set(["'x'"])]]),
    });
    const query = (left: string, value: string) =>
      `SELECT book.title FROM book WHERE book.${left} IN ( SELECT author.id FROM author ) AND book.title = ${value}`;
    expect(accepts(strict, query("id", "'x'"))).toBe(true);
    expect(accepts(strict, query("author_id", "'x'"))).toBe(false);
    expect(accepts(strict, query("id", "'y'"))).toBe(false);
    const within = "SELECT book.title FROM book WHERE book.id IN ( SELECT book.id FROM book )";
    const alike = "SELECT book.title FROM book WHERE book.id = book.author_id";
    expect([accepts(whole, within), accepts(whole, alike)]).toEqual([true, true]);
    expect([accepts(strict, within), accepts(strict, alike)]).toEqual([false, false]);
  });

  test("goes no further into itself than training queries did", () => {
    const nested = (depth: number): string =>
      depth === 0
        ? "book.price > 1"
        : `book.author_id IN ( SELECT author.id FROM author WHERE author.id IN ( SELECT book.author_id FROM book WHERE ${nested(depth - 1)} ) )`;
    const query = (conditions: string) => `SELECT book.title FROM book WHERE ${conditions}`;
    const bounded = (...training: readonly string[]) => {
      const { nesting, pairs } = collectComparisons(training.map(sqlWords));
      return createConstraint({
        schema: library,
        columnTypes: libraryTypes,
        vocabulary: rich,
        pairs,
        ...(nesting && { nesting }),
      });
    };
    const cheapest = "book.price = ( SELECT MIN ( book.price ) FROM book )";
    const [there, back] = [
      query("book.author_id IN ( SELECT author.id FROM author )"),
      "SELECT author.name FROM author WHERE author.id IN ( SELECT book.author_id FROM book )",
    ];
    expect([0, 1, 2, 3].map((n) => accepts(whole, query(nested(n))))).not.toContain(false);
    const once = bounded(query(nested(1)), query(cheapest));
    expect([1, 2].map((n) => accepts(once, query(nested(n))))).toEqual([true, false]);
    expect(accepts(once, query(`${nested(1)} AND ${nested(1)} AND ${cheapest}`))).toBe(true);
    const twice = bounded(query(nested(2)));
    expect([1, 2, 3].map((n) => accepts(twice, query(nested(n))))).toEqual([true, true, false]);
    // Each way was seen, and something as deep; but nothing came straight back.
    const apart = bounded(
      there,
      back,
      query(
        `book.id IN ( SELECT book.id FROM book WHERE book.author_id IN ( SELECT author.id FROM author ) )`,
      ),
    );
    expect([there, back].map((sql) => accepts(apart, sql))).toEqual([true, true]);
    expect(accepts(apart, query(nested(1)))).toBe(false);
    expect(accepts(bounded(query("book.price > 1")), there)).toBe(false);
  });

  test("allows the same to an interaction whatever others it has met", () => {
    const met = constraintFor(rich);
    fc.assert(
      fc.property(fc.subarray(placeholders), fc.integer(), (known, seed) => {
        const fresh = constraintFor(rich).start(known);
        const names = known.map(({ name }) => name);
        const said = walk(met.start(known), rich, names, createRandom(seed), 25);
        said.forEach((_, length) => {
          const words = said.slice(0, length);
          expect(met.start(known).next(words)?.mask).toEqual(fresh.next(words)?.mask);
        });
      }),
      { numRuns: 60 },
    );
  });

  test("opens no more groups in all than a parser bears", () => {
    const nest = (text: string) => `( ( book.id IN ( SELECT book.id FROM book WHERE ${text} ) ) )`;
    const deep = (text: string) => `SELECT book.title FROM book WHERE ${text}`;
    expect(accepts(whole, deep(nest(nest("book.id IS NULL"))))).toBe(true);
    expect(accepts(whole, deep(nest(nest(nest("book.id IS NULL")))))).toBe(false);
  });

  test("asks nothing that the vocabulary cannot answer", () => {
    const poor = constraintFor([
      "SELECT",
      "FROM",
      "WHERE",
      "=",
      "book",
      "book.title",
      "author.name",
    ]);
    const start = poor.start([]);
    expect(start.allows(["SELECT", "author.name"])).toBe(false);
    expect(start.allows(["SELECT", "book.title", "FROM", "book", "WHERE"])).toBe(false);
    expect(() => constraintFor(["SELECT"]).start([])).toThrow(/vocabulary/u);
  });

  test("meets any words at all without failing", () => {
    const words = fc.array(fc.oneof(fc.string(), fc.constantFrom(...everyWord(library), "X#1")));
    fc.assert(
      fc.property(words, (some) => {
        const state = whole.start(placeholders).next(["SELECT"]);
        expect(state?.allows(some)).toBe(state?.next(some) !== undefined);
      }),
    );
  });

  test("never comes to a dead end, whatever words the vocabulary has and however it may nest", () => {
    const words = fc.subarray([...everyWord(library), "1", "'x'"], { minLength: 4 });
    const columns = everyWord(library).filter((word) => word.includes("."));
    const link = fc.tuple(fc.constantFrom(...columns), fc.constantFrom(...columns));
    const chains = fc.array(fc.array(link.map((pair) => pair.join(" "))));
    const nestings = fc.option(chains.map(learnNesting));
    const known = fc.subarray(placeholders);
    fc.assert(
      fc.property(words, fc.integer(), known, nestings, (some, seed, known, nesting) => {
        const vocabulary = [...new Set([...some, "SELECT", "FROM", "book", "book.id"])];
        const names = known.map(({ name }) => name);
        const random = createRandom(seed);
        const options = { schema: library, columnTypes: libraryTypes, vocabulary };
        const state = createConstraint({ ...options, ...(nesting && { nesting }) }).start(known);
        const said = walk(state, vocabulary, names, random, 40);
        expect(() => parseSql(joinWords(said))).not.toThrow();
      }),
      { numRuns: 200 },
    );
  });
});

/** Random allowed words, then the short way out. Fails at a dead end. */
function walk(
  start: ConstraintState,
  vocabulary: readonly string[],
  names: readonly string[],
  random: Random,
  length: number,
): string[] {
  const said: string[] = [];
  let state = start;
  while (said.length < length) {
    const { mask } = state;
    const options = [
      ...vocabulary.filter((_, i) => mask[i] === 1),
      ...names.filter((name) => state.allows(name)),
    ];
    if (state.complete && (options.length === 0 || random.next() < 0.05)) return said;
    expect(options, `dead end after: ${said.join(" ")}`).not.toEqual([]);
    // Keywords are few and names many; without this half of all walks would be lists of columns.
    const fixed = options.filter((word) => keywords.includes(word));
    const word = random.pick(fixed.length > 0 && random.next() < 0.5 ? fixed : options);
    const next = state.next(word);
    if (next === undefined) throw new Error(`mask and next disagree on ${word}`);
    said.push(word);
    state = next;
  }
  const rest = state.finish(names);
  expect(state.next(rest)?.complete, `no end from: ${said.join(" ")}`).toBe(true);
  return [...said, ...rest];
}

describe("random walks", () => {
  let small: EmptyDatabase;
  beforeAll(async () => {
    small = await emptyDatabase(library);
  });

  test("parse, bind and run on a small schema", () => {
    const vocabulary = rich;
    const names = placeholders.map(({ name }) => name);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const said = walk(whole.start(placeholders), vocabulary, names, createRandom(seed), 60);
        const sql = restored(said);
        parseSql(sql);
        expect(() => small.run(sql), sql).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });

  const atis = atisSchema();
  test.skipIf(atis === undefined)("parse, bind and run on the schema of ATIS", async () => {
    if (atis === undefined) return;
    const database = await emptyDatabase(atis);
    const columnTypes = new Map([
      ["city.city_name", "CITY"],
      ["flight.departure_time", "NUMBER"],
    ]);
    const vocabulary = [...everyWord(atis), "0", "'FIRST'"];
    const constraint = createConstraint({ schema: atis, columnTypes, vocabulary });
    const known = [
      { type: "CITY", value: "BOSTON" },
      { type: "NUMBER", value: 900 },
    ];
    const names = ["CITY#0", "NUMBER#0"];
    for (let seed = 0; seed < 100; seed++) {
      const random = createRandom(seed);
      const sql = restored(walk(constraint.start(known), vocabulary, names, random, 80));
      parseSql(sql);
      expect(() => database.run(sql), sql).not.toThrow();
    }
  });
});

function restored(words: readonly string[]): string {
  const literals: Record<string, string> = {
    "AUTHOR#0": "'ann'",
    "DATE#0": "'1993-02-05'",
    "NUMBER#0": "3",
    "CITY#0": "'BOSTON'",
  };
  return joinWords(words.map((word) => literals[word] ?? word));
}

/** Undefined, with one line saying so, where the development data are absent. */
function atisSchema(): Schema | undefined {
  const folder =
    process.env["SEGUE_DATA"] ?? fileURLToPath(new URL("../../../../shared/data", import.meta.url));
  const file = join(folder, "atis-questions/schema.csv");
  if (!existsSync(file)) {
    console.info(`skipped: ${file} is not there (set SEGUE_DATA)`);
    return undefined;
  }
  const tables = new Map<string, Column[]>();
  for (const line of readFileSync(file, "utf8").trim().split("\n").slice(1)) {
    const [table = "-", name = "", , , type = ""] = line.split(",").map((cell) => cell.trim());
    if (table === "-") continue;
    const columns = tables.get(table.toLowerCase()) ?? [];
    columns.push(column(name.toLowerCase(), type.startsWith("int") ? "integer" : "text"));
    tables.set(table.toLowerCase(), columns);
  }
  return {
    tables: [...tables].map(([name, columns]) => ({
      name,
      columns,
      primaryKey: [],
      foreignKeys: [],
    })),
  };
}
