// Whoever asks, a turn is decoded in one way: what is measured is what people see.
import { expect, test } from "vitest";
import { openBookshop } from "../base/bookshop.fixture.ts";
import { conversationSystem } from "../evaluation/conversation-system.ts";
import { scriptedModel } from "../evaluation/trust-set.ts";
import { createRequestAnswerer } from "../service/answer-request.ts";
import type { OpenModel, ReadingOptions } from "./interpreter.ts";
import { openConversation } from "./walk.ts";

/** A model that notes how it is asked to decode. */
function noting(noted: ReadingOptions[]): OpenModel {
  const scripted = scriptedModel(() => "SELECT COUNT(*) FROM book");
  return {
    ...scripted,
    async interpret(database) {
      const interpreter = await scripted.interpret(database);
      return {
        ...interpreter,
        start(date) {
          const context = interpreter.start(date);
          return {
            ...context,
            understand(utterance, options) {
              noted.push(options);
              return context.understand(utterance, options);
            },
          };
        },
      };
    },
  };
}

test("people, the page, MCP and evaluation decode alike", async () => {
  const { database } = await openBookshop();
  const noted: ReadingOptions[] = [];
  const model = noting(noted);
  const date = "2025-06-01";
  await (await openConversation({ model, database, date })).ask("how many books");
  const system = conversationSystem(model, async () => database);
  await (await system.begin({ database: "bookshop", date })).ask("how many books");
  const request = { conversation: "1", date, past: [], utterance: "how many books" };
  await createRequestAnswerer(model, database).answer(request);
  await database.close();
  expect(noted.map(({ beam }) => beam)).toEqual([3, 3, 3]);
});

test("limits in the wrong order are put right, and the sentence says so", async () => {
  const { database } = await openBookshop();
  const between = (low: number, high: number) =>
    `SELECT book.title FROM book WHERE book.price BETWEEN ${low} AND ${high}`;
  const model = scriptedModel(() => between(20, 5));
  const conversation = await openConversation({ model, database, date: "2025-06-01" });
  const asked = await conversation.ask("books with a price between 20 and 5");
  expect([asked.sql, asked.error]).toEqual([between(5, 20), undefined]);
  expect(asked.paraphrase).toContain("between 5 and 20");
  // What a person wrote is run as it stands.
  const given = await conversation.answerWith(between(20, 5), "books between 20 and 5");
  expect([given.sql, given.row_count]).toEqual([between(20, 5), 0]);
  await database.close();
});
