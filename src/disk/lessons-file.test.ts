import { appendFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { exampleLessons, lessonInteractions, openLessonsFile } from "./lessons-file.ts";

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

test("what stands in a file of examples is kept once, and learned from once", async () => {
  const examples = lessonInteractions([second]);
  expect(exampleLessons(examples)).toEqual([first, second]);
  const spec = "examples/library.sqlite";
  const own = { utterance: "oldest one?", previous: null, sql: "SELECT 3" };
  await (await openLessonsFile(spec, folder)).keep(own);
  for (let run = 0; run < 2; run++) {
    const file = await openLessonsFile(spec, folder);
    expect(await file.keepExamples(examples)).toEqual([own]);
  }
  expect((await openLessonsFile(spec, folder)).known).toEqual([own, first, second]);
});

test("of a corpus nothing is kept: it is learned from alone", async () => {
  const many = Array.from({ length: 2_000 }, (_, i) => ({ ...first, utterance: `question ${i}` }));
  const spec = "examples/corpus.sqlite";
  await (await openLessonsFile(spec, folder)).keepExamples(lessonInteractions(many));
  expect((await openLessonsFile(spec, folder)).known).toEqual([]);
});
