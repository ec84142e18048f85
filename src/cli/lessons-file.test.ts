import { appendFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { lessonInteractions, openLessonsFile } from "./lessons-file.ts";

const folder = temporaryFolder();

const first = { utterance: "best seller?", previous: null, sql: "SELECT 1" };
const second = {
  utterance: "and last year?",
  previous: { utterance: "best seller?", sql: "SELECT 1" },
  sql: "SELECT 2",
};

test("what was kept is there the next time, for that database alone", async () => {
  const file = await openLessonsFile("examples/bookshop.sqlite", folder);
  expect(file.known).toEqual([]);
  await file.keep(first);
  await file.keep(second);
  expect((await openLessonsFile("examples/bookshop.sqlite", folder)).known).toEqual([
    first,
    second,
  ]);
  expect((await openLessonsFile("postgres://ann:secret@host/shop", folder)).known).toEqual([]);
});

test("a line that was broken off loses nothing else", async () => {
  const [name = ""] = readdirSync(join(folder, "lessons"));
  appendFileSync(join(folder, "lessons", name), '{"utterance": "what');
  expect((await openLessonsFile("examples/bookshop.sqlite", folder)).known).toHaveLength(2);
});

test("as conversations to learn from they hold what was said before", () => {
  expect(lessonInteractions([first, second]).map(({ turns }) => turns)).toEqual([
    [{ utterance: "best seller?", sql: ["SELECT 1"] }],
    [
      { utterance: "best seller?", sql: ["SELECT 1"] },
      { utterance: "and last year?", sql: ["SELECT 2"] },
    ],
  ]);
});
