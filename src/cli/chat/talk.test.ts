// Lines of a chat over an untrained model: what commands do with what they are given, and where it is written.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BookShelf, openBookShelf } from "../../conversation/conversation.fixture.ts";
import { openConversation } from "../../conversation/walk.ts";
import type { Session } from "../session-option.ts";
import { choosePalette } from "./colors.ts";
import { createTalk } from "./talk.ts";

let shelf: BookShelf;

beforeAll(async () => {
  shelf = await openBookShelf();
});
afterAll(() => shelf.close());

async function openTalk(json: boolean, width = 80) {
  const { model, database } = shelf;
  const { wording } = await model.interpret(database);
  const conversation = await openConversation({ model, database, date: "2020-01-01" });
  await conversation.answerWith("SELECT book.title FROM book", "the books");
  const lessons: Session["lessons"] = {
    known: [],
    keep: async () => {},
    keepExamples: async () => [],
  };
  const session: Session = {
    model,
    database,
    wording,
    conversation,
    lessons,
    close: async () => {},
  };
  const palette = choosePalette({ color: false, isTerminal: false, environment: {} });
  let answers = "";
  let notes = "";
  const talk = createTalk(session, {
    palette,
    json,
    width: () => width,
    write: (text) => {
      answers += text;
    },
    note: (text) => {
      notes += text;
    },
  });
  return { talk, answers: () => answers, notes: () => notes };
}

test("with JSON only answers are written, one a line", async () => {
  const { talk, answers, notes } = await openTalk(true);
  const commands = [
    ":help",
    ":sql",
    ":why",
    ":schema",
    ":7",
    ":nope",
    ":export",
    ":undo",
    ":reset",
  ];
  for (const line of commands) await talk.say(line);
  expect(answers()).toBe("");
  expect(notes()).toContain("There is no command :nope.");
});

test("a query of one's own is an answer, whatever becomes of it", async () => {
  const { talk, answers } = await openTalk(true);
  await talk.say(":sql SELECT book.title FROM book WHERE book.price < 11");
  await talk.say(":sql DELETE FROM book");
  const told = answers()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(told.map(({ rows, error }) => [rows, error?.code])).toEqual([
    [[["Emma"]], undefined],
    [[], "refused"],
  ]);
});

test("a query of one's own runs letter by letter", async () => {
  const { talk, answers } = await openTalk(true);
  await talk.say(":sql SELECT 'a  b' AS gap FROM book WHERE book.title = 'Emma'");
  expect(JSON.parse(answers()).rows).toEqual([["a  b"]]);
});

test("the list of commands is broken between words in a narrow window", async () => {
  const { talk, notes } = await openTalk(false, 40);
  await talk.say(":help");
  const lines = notes().split("\n");
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
  expect(lines).toContain(":undo     take the last turn back");
});
