import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Schema } from "../database/database.ts";
import { parseSql } from "../sql/parse.ts";
import { printSql } from "../sql/print.ts";
import type { Expression, Query, Select } from "../sql/tree.ts";
import { exactSetMatch } from "./exact-set.ts";

const at = { start: 0, end: 0 };
const library: Schema = {
  tables: [
    table("author", ["id", "name"], []),
    table("book", ["id", "title", "author_id", "price"], [["author_id", "author", "id"]]),
  ],
};

function table(name: string, columns: readonly string[], keys: readonly (readonly string[])[]) {
  return {
    name,
    columns: columns.map((column) => ({ name: column, type: "text" as const, nullable: true })),
    primaryKey: [],
    foreignKeys: keys.map(([column = "", other = "", reference = ""]) => ({
      columns: [column],
      table: other,
      references: [reference],
    })),
  };
}

describe("exactSetMatch", () => {
  test.each([
    ["values", "SELECT id FROM book WHERE price > 1", "SELECT id FROM book WHERE price > 99"],
    [
      "order of conditions",
      "SELECT id FROM book WHERE price > 1 AND title = 'x'",
      "SELECT id FROM book WHERE title = 'y' AND price > 2",
    ],
    ["order of items", "SELECT id , title FROM book", "SELECT title , id FROM book"],
    ["aliases", "SELECT T1.id FROM book AS T1", "SELECT book.id FROM book"],
    ["DISTINCT", "SELECT DISTINCT id FROM book", "SELECT id FROM book"],
    [
      "DISTINCT in an aggregate",
      "SELECT count(DISTINCT id) FROM book",
      "SELECT count(id) FROM book",
    ],
    [
      "tables found by the schema",
      "SELECT title FROM author JOIN book ON author.id = book.author_id",
      "SELECT book.title FROM book JOIN author ON author.id = book.author_id",
    ],
    [
      "columns linked by a key",
      "SELECT book.author_id FROM author JOIN book ON author.id = book.author_id",
      "SELECT author.id FROM author JOIN book ON author.id = book.author_id",
    ],
    [
      "the number of LIMIT",
      "SELECT id FROM book ORDER BY price LIMIT 1",
      "SELECT id FROM book ORDER BY price ASC LIMIT 3",
    ],
    [
      "values inside a nested query",
      "SELECT id FROM book WHERE author_id IN (SELECT id FROM author WHERE name = 'a')",
      "SELECT id FROM book WHERE author_id IN (SELECT id FROM author WHERE name = 'b')",
    ],
    [
      "a column where a value could be",
      "SELECT id FROM book WHERE title = price",
      "SELECT id FROM book WHERE title = 'x'",
    ],
  ])("makes no difference of %s", (_, one, other) => {
    expect(exactSetMatch(one, other, library)).toBe(true);
    expect(exactSetMatch(other, one, library)).toBe(true);
  });

  test.each([
    [
      "order of ORDER BY",
      "SELECT id FROM book ORDER BY price , title",
      "SELECT id FROM book ORDER BY title , price",
    ],
    ["direction", "SELECT id FROM book ORDER BY price", "SELECT id FROM book ORDER BY price DESC"],
    [
      "LIMIT or none",
      "SELECT id FROM book ORDER BY price LIMIT 1",
      "SELECT id FROM book ORDER BY price",
    ],
    [
      "connectives",
      "SELECT id FROM book WHERE price = 1 AND title = 'x'",
      "SELECT id FROM book WHERE price = 1 OR title = 'x'",
    ],
    ["operators", "SELECT id FROM book WHERE price > 1", "SELECT id FROM book WHERE price >= 1"],
    [
      "negation",
      "SELECT id FROM book WHERE title LIKE 'x'",
      "SELECT id FROM book WHERE title NOT LIKE 'x'",
    ],
    ["aggregates", "SELECT max(price) FROM book", "SELECT min(price) FROM book"],
    [
      "repeats",
      "SELECT id FROM book WHERE price > 1",
      "SELECT id FROM book WHERE price > 1 AND price > 2",
    ],
    [
      "HAVING",
      "SELECT id FROM book GROUP BY id HAVING count(*) > 1",
      "SELECT id FROM book GROUP BY id HAVING sum(price) > 1",
    ],
    [
      "set operations",
      "SELECT id FROM book UNION SELECT id FROM author",
      "SELECT id FROM book EXCEPT SELECT id FROM author",
    ],
    [
      "DISTINCT inside a nested query",
      "SELECT id FROM book WHERE author_id IN (SELECT id FROM author)",
      "SELECT id FROM book WHERE author_id IN (SELECT DISTINCT id FROM author)",
    ],
    [
      "values of a query in FROM",
      "SELECT count(*) FROM (SELECT id FROM book WHERE price > 1)",
      "SELECT count(*) FROM (SELECT id FROM book WHERE price > 2)",
    ],
    ["tables", "SELECT count(*) FROM book", "SELECT count(*) FROM author"],
    ["what does not parse", "SELECT FROM book", "SELECT FROM  book"],
  ])("makes a difference of %s", (_, one, other) => {
    expect(exactSetMatch(one, other, library)).toBe(false);
    expect(exactSetMatch(other, one, library)).toBe(false);
  });
});

type Change = (select: Select) => Select | undefined;

const equal: Record<string, Change> = {
  "items reversed": (s) => (s.items.length > 1 ? { ...s, items: s.items.toReversed() } : undefined),
  "conditions reversed": (s) =>
    s.where?.kind === "and" || s.where?.kind === "or"
      ? { ...s, where: { ...s.where, operands: s.where.operands.toReversed() } }
      : undefined,
  "other values": (s) => {
    if (s.where?.kind !== "comparison" || s.where.right.kind !== "literal") return undefined;
    const text = s.where.right.type === "string" ? "'another value'" : "987";
    return { ...s, where: { ...s.where, right: { ...s.where.right, text } } };
  },
  "DISTINCT turned": (s) => ({ ...s, distinct: !s.distinct }),
  "another limit": (s) => (s.limit ? { ...s, limit: number("77") } : undefined),
  "aliases of another spelling": (s) => {
    const printed = printSql(s);
    const renamed = parseSql(printed.replace(/\bt(\d)\b/giu, "alias_$1"));
    return printSql(renamed) !== printed && renamed.kind === "select" ? renamed : undefined;
  },
};

const unequal: Record<string, Change> = {
  "an item more": (s) => ({ ...s, items: [...s.items, { ...at, expression: call("count") }] }),
  "a condition more": (s) => {
    const column = s.items[0]?.expression;
    if (column?.kind !== "column") return undefined;
    const extra: Expression = { ...at, kind: "is-null", negated: false, operand: column };
    const where: Expression = s.where ? { ...at, kind: "and", operands: [s.where, extra] } : extra;
    return { ...s, where };
  },
  "no conditions": (s) => {
    const { where, ...rest } = s;
    return where === undefined ? undefined : rest;
  },
  "another connective": (s) =>
    s.where?.kind === "and" ? { ...s, where: { ...s.where, kind: "or" } } : undefined,
  "another operator": (s) =>
    s.where?.kind === "comparison" && s.where.operator === "="
      ? { ...s, where: { ...s.where, operator: "<" } }
      : undefined,
  "another aggregate": (s) => {
    const [first, ...rest] = s.items;
    if (first?.expression.kind !== "call" || first.expression.name !== "COUNT") return undefined;
    return {
      ...s,
      items: [{ ...first, expression: { ...first.expression, name: "MAX" } }, ...rest],
    };
  },
  "no groups": (s) => (s.groupBy.length > 0 ? { ...s, groupBy: [] } : undefined),
  "no order": (s) => (s.orderBy.length > 0 ? { ...s, orderBy: [] } : undefined),
  "the other direction": (s) => {
    const last = s.orderBy.at(-1);
    if (last === undefined) return undefined;
    const direction = last.direction === "DESC" ? "ASC" : "DESC";
    return { ...s, orderBy: [...s.orderBy.slice(0, -1), { ...last, direction }] };
  },
  "no limit": (s) => {
    const { limit, ...rest } = s;
    return limit === undefined ? undefined : rest;
  },
};

function number(text: string): Expression {
  return { ...at, kind: "literal", type: "number", text };
}

function call(name: string): Expression {
  return { ...at, kind: "call", name, distinct: false, arguments: [{ ...at, kind: "star" }] };
}

/** On a query itself, or on the last of a set operation, whose tail is written after it. */
function changed(query: Query, change: Change): Query | undefined {
  if (query.kind === "select") return change(query);
  if (query.kind !== "set" || query.right.kind !== "select") return undefined;
  const right = change(query.right);
  return right && { ...query, right };
}

const folder =
  process.env["SEGUE_DATA"] ?? fileURLToPath(new URL("../../../shared/data", import.meta.url));
const file = join(folder, "sparc/train.json");
const present = existsSync(file);
if (!present) console.info(`skipped: ${file} is not there (set SEGUE_DATA)`);

describe.skipIf(!present)("pairs made from SParC", () => {
  type Raw = { database_id: string; interaction: { query: string }[] };
  const interactions: Raw[] = present ? JSON.parse(readFileSync(file, "utf8")) : [];
  const schemas = present ? readSchemas(join(folder, "sparc/tables.json")) : new Map();
  const queries = interactions.flatMap(({ database_id, interaction }) =>
    interaction.flatMap(({ query }) => {
      try {
        return [{ tree: parseSql(query), schema: schemas.get(database_id) }];
      } catch {
        return [];
      }
    }),
  );
  const expected = [...pairs(equal, true), ...pairs(unequal, false)];

  /** For each change up to 40 queries it applies to, spread over the corpus. */
  function pairs(changes: Record<string, Change>, match: boolean) {
    return Object.entries(changes).flatMap(([name, change]) => {
      const found = queries.flatMap(({ tree, schema }) => {
        const other = changed(tree, change);
        return other === undefined ? [] : [{ name, match, schema, tree, other }];
      });
      const stride = Math.max(1, Math.floor(found.length / 40));
      return found.filter((_, i) => i % stride === 0).slice(0, 40);
    });
  }

  test("there are at least 200, of both kinds", () => {
    expect(expected.filter(({ match }) => match).length).toBeGreaterThan(200);
    expect(expected.filter(({ match }) => !match).length).toBeGreaterThan(200);
  });

  test.each(Object.keys({ ...equal, ...unequal }))("%s", (name) => {
    for (const { match, schema, tree, other } of expected.filter((pair) => pair.name === name)) {
      const [one, two] = [printSql(tree), printSql(other)];
      expect(exactSetMatch(one, one, schema), one).toBe(true);
      expect(exactSetMatch(one, two, schema), `${one}\n${two}`).toBe(match);
      expect(exactSetMatch(two, one, schema), `${two}\n${one}`).toBe(match);
    }
  });
});

function readSchemas(path: string): Map<string, Schema> {
  type Entry = {
    db_id: string;
    table_names_original: string[];
    column_names_original: [number, string][];
    foreign_keys: [number, number][];
  };
  const entries: Entry[] = JSON.parse(readFileSync(path, "utf8"));
  return new Map(entries.map((entry) => [entry.db_id, schemaOf(entry)]));

  function schemaOf(entry: Entry): Schema {
    const columns = entry.column_names_original;
    const tables = entry.table_names_original.map((name, index) => {
      const own = columns.filter(([owner]) => owner === index).map(([, column]) => column);
      const keys = entry.foreign_keys
        .filter(([from]) => columns[from]?.[0] === index)
        .map(([from, to]) => [
          columns[from]?.[1] ?? "",
          entry.table_names_original[columns[to]?.[0] ?? 0] ?? "",
          columns[to]?.[1] ?? "",
        ]);
      return table(name, own, keys);
    });
    return { tables };
  }
}
