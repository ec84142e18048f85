import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { temporaryFolders } from "../../../test/support/temporary-folder.ts";
import {
  type EvaluationDatabases,
  openEvaluationDatabases,
} from "../../evaluation/evaluation-databases.ts";
import { createReader } from "../../reader/reader.ts";
import { corpusData, corpusDatabases, corpusWords, wordsTogether } from "./corpus-data.ts";

const freshFolder = temporaryFolders();

const shops = Array.from({ length: 10 }, (_, i) => `shop_${i}`);
const query =
  "SELECT T2.title FROM author AS T1 JOIN book AS T2 ON T1.author_id = T2.author_id WHERE T1.country = 'Norway'";

let databases: EvaluationDatabases;

/** Ten databases with two conversations each, in SParC's layout, and one about a database that is not there. */
beforeAll(async () => {
  const data = freshFolder();
  vi.stubEnv("SEGUE_DATA", data);
  const bookshop = fileURLToPath(new URL("../../../examples/bookshop.sqlite", import.meta.url));
  for (const name of shops) {
    mkdirSync(join(data, "sparc", "database", name), { recursive: true });
    copyFileSync(bookshop, join(data, "sparc", "database", name, `${name}.sqlite`));
  }
  const turns = [
    { utterance: "titles of authors from norway", query },
    { utterance: "hm", query: "SELECT FROM" },
  ];
  const talks = [...shops, ...shops, "gone"].map((database_id) => ({
    database_id,
    interaction: turns,
  }));
  writeFileSync(join(data, "sparc", "train.json"), JSON.stringify(talks));
  databases = await openEvaluationDatabases(corpusDatabases());
});
afterAll(async () => {
  await databases.close();
  vi.unstubAllEnvs();
});

const read = (split: "interaction" | "database") =>
  corpusData({ kind: "corpus", corpus: "sparc", split }, async (name) =>
    (await databases.databaseOf(name)).schema(),
  );

test("golds have plain names; one that cannot be read is none", async () => {
  const { train, dev, test: last } = await read("interaction");
  expect([train.length, dev.length, last.length]).toEqual([16, 2, 2]);
  expect(train[0]?.turns.map(({ sql }) => sql)).toEqual([
    [
      "SELECT book.title FROM author JOIN book ON author.author_id = book.author_id WHERE author.country = 'Norway'",
    ],
    [],
  ]);
});

test("split by database, no database stands on two sides", async () => {
  const { train, dev, test: last } = await read("database");
  const names = [train, dev, last].map((part) => new Set(part.map(({ database }) => database)));
  expect(names.map(({ size }) => size)).toEqual([8, 1, 1]);
  expect(new Set(names.flatMap((some) => [...some])).size).toBe(10);
});

test("each database has its own values, all of the same few types", async () => {
  const words = await corpusWords(await read("database"));
  const shop = words.get("shop_0");
  if (shop === undefined) throw new Error("no words of shop_0");
  expect([...new Set(shop.types.values())].sort()).toEqual(["DATE", "NUMBER", "VALUE"]);
  const reading = { date: "2026-01-01", turn: 1, placeholders: [] };
  const { symbols } = createReader(shop).read("authors from norway", reading);
  expect(symbols.map(({ text }) => text)).toEqual(["authors", "from", "VALUE#0"]);
  expect(wordsTogether(words).lexicon.entries).toEqual([]);
});
