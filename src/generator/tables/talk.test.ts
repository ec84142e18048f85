// Conversations about tables go on by the acts that flights have, and say what they ask.
import { expect, test } from "vitest";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { databaseBytes } from "../../database/sqlite/database-bytes.ts";
import { checkTalk } from "../../evaluation/check-talk.ts";
import { draftWorld } from "../../learn/compile/draft-world.ts";
import { makeWorld } from "../../learn/worlds/make-world.ts";
import { themes } from "../../learn/worlds/themes.ts";
import { createRandom } from "../../random.ts";
import { createReader } from "../../reader/reader.ts";
import { synthesize, synthesizeWith } from "../synthesize.ts";

const theme = themes.find(({ name }) => name === "hardware_shop");
const bytes = await databaseBytes(makeWorld(createRandom("talk"), theme));
const database = await createSqliteDatabase(bytes, "shop");
const { world, words, wording } = await draftWorld(database);
const made = [...synthesize(world, { interactions: 400, seed: 3, analysts: 0.5 })];

test("what is replaced, taken back or meant otherwise is said in the ways of any domain", () => {
  const labels = new Set(made.flatMap(({ turns }) => turns.flatMap((turn) => turn.labels ?? [])));
  const acts = ["add", "replace", "remove", "contrast", "rename", "forget", "several", "correct"];
  const turns = ["aside", "resume", "carry", "other", "repeat", "restate", "mended", "go-back"];
  for (const act of [...acts, ...turns, "compound", "unanswerable", "chitchat"])
    expect(labels).toContain(act);
});

test("turns say what their queries ask", async () => {
  const schema = await database.schema();
  const checking = { reader: createReader(words), wording, schema };
  const each = made.slice(0, 25).map((one) => checkTalk(one, checking));
  const found = each.flatMap(({ findings }) => findings);
  const turns = each.reduce((sum, { checked }) => sum + checked, 0);
  expect(found.length / turns).toBeLessThan(0.08);
});

test("where nothing is found, people change what they asked for", async () => {
  let asked = 0;
  const empty = (sql: string): boolean => {
    asked++;
    return !/WHERE/.test(sql);
  };
  const all: typeof made = [];
  const options = { interactions: 40, seed: 3, analysts: 0.5 };
  for await (const one of synthesizeWith(world, options, empty)) all.push(one);
  const queries = (of: typeof all): string[] =>
    of.flatMap(({ turns }) => turns.flatMap(({ sql }) => sql));
  const narrowed = (of: typeof all): number =>
    queries(of).filter((sql) => /WHERE/.test(sql)).length / queries(of).length;
  expect(asked).toBeGreaterThan(40);
  expect(narrowed(all)).toBeLessThan(narrowed(made));
});
