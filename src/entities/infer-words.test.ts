import { describe, expect, it } from "vitest";
import type { Schema } from "../database/database.ts";
import { createReader } from "../reader/reader.ts";
import { collectValues } from "./collect-values.ts";
import { inferWords } from "./infer-words.ts";

const text = (name: string) => ({ name, type: "text", nullable: true }) as const;
const schema: Schema = {
  tables: [
    {
      name: "singer",
      columns: [
        text("name"),
        text("country"),
        { name: "age", type: "integer", nullable: true },
        { name: "born", type: "date", nullable: true },
      ],
      primaryKey: ["name"],
      foreignKeys: [],
    },
    {
      name: "concert",
      columns: [text("singer"), text("city")],
      primaryKey: [],
      foreignKeys: [{ columns: ["singer"], table: "singer", references: ["name"] }],
    },
  ],
};
const data: Record<string, readonly string[]> = {
  "singer.name": ["Joe Sharp", "Timbaland", "Rose White"],
  "singer.country": ["France", "United States", "Netherlands"],
  "concert.singer": ["Joe Sharp"],
  "concert.city": ["Paris", "St. Paul"],
};

async function collected() {
  return collectValues(schema, "sqlite", async (sql) => {
    const [, column, table] = /DISTINCT "(\w+)" FROM "(\w+)"/.exec(sql) ?? [];
    return (data[`${table}.${column}`] ?? []).map((value) => [value]);
  });
}

describe("words of a database nobody described", () => {
  it("gives every column a type, shared along foreign keys", async () => {
    const { types } = inferWords(schema, await collected());
    expect(Object.fromEntries(types)).toEqual({
      "singer.name": "SINGER_NAME",
      "concert.singer": "SINGER_NAME",
      "singer.country": "COUNTRY",
      "singer.age": "NUMBER",
      "singer.born": "DATE",
      "concert.city": "CITY",
    });
  });

  it("reads values, numbers and dates, and leaves clock times to databases that have them", async () => {
    const reader = createReader(inferWords(schema, await collected()));
    const context = { date: "2024-03-01", turn: 1, placeholders: [] };
    const symbols = (said: string) =>
      reader
        .read(said, context)
        .symbols.map(({ text }) => text)
        .join(" ");
    expect(symbols("did joe sharpe from france sing in saint paul after 2010")).toBe(
      "did SINGER_NAME#0 from COUNTRY#0 sing in CITY#0 after NUMBER#0",
    );
    expect(symbols("singers older than 20 born on may 3, 1990")).toBe(
      "singers older than NUMBER#0 born on DATE#0",
    );
  });

  it("leaves out columns with too many values or sentences in them", async () => {
    const limits = { perColumn: 2, total: 100, length: 6 };
    const values = await collectValues(
      schema,
      "mysql",
      async (sql) => (sql.includes("`singer`.") ? [] : [["short"], ["much too long a text"]]),
      limits,
    );
    expect(values.every(({ values: kept }) => kept.every((value) => value.length <= 6))).toBe(true);
  });
});
