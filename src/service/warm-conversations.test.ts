import { afterAll, beforeAll, expect, test } from "vitest";
import { type BookShelf, openBookShelf } from "../conversation/conversation.fixture.ts";
import type { Conversation } from "../conversation/conversation.ts";
import { openConversation } from "../conversation/walk.ts";
import { WarmConversations } from "./warm-conversations.ts";

const sql = "SELECT DISTINCT book.title FROM book WHERE book.price < 11";
const date = "2020-01-01";
const turn = { utterance: "cheap books", sql, executed: true };

let shelf: BookShelf;
let one: Conversation;
beforeAll(async () => {
  shelf = await openBookShelf();
  const { model, database } = shelf;
  one = await openConversation({ model, database, date, light: true });
  await one.answerWith(sql, "cheap books");
});
afterAll(() => shelf.close());

test("finds a conversation only where it stands", () => {
  const warm = new WarmConversations(1e9);
  warm.keep("a", one);
  const asked = { conversation: "a", date, past: [turn] };
  expect(warm.find(asked)).toBe(one);
  expect(warm.find({ ...asked, conversation: "b" })).toBeUndefined();
  expect(warm.find({ ...asked, date: "2020-01-02" })).toBeUndefined();
  for (const past of [
    [],
    [turn, turn],
    [{ ...turn, utterance: "books" }],
    [{ ...turn, sql: `${sql} LIMIT 1` }],
    [{ ...turn, executed: false }],
  ]) {
    expect(warm.find({ ...asked, past })).toBeUndefined();
  }
});

test("keeps one of each, and no more bytes than it may", () => {
  const warm = new WarmConversations(3.5 * one.bytes);
  for (let turn = 0; turn < 10; turn++) warm.keep("a", one);
  expect([warm.size, warm.bytes]).toEqual([1, one.bytes]);
  for (const name of ["b", "c", "a", "d", "e"]) warm.keep(name, one);
  expect([warm.size, warm.bytes]).toEqual([3, 3 * one.bytes]);
  const kept = ["a", "b", "c", "d", "e"].filter((conversation) =>
    warm.find({ conversation, date, past: [turn] }),
  );
  expect(kept).toEqual(["a", "d", "e"]);
});
