// The walk with an untrained model: the grammar alone makes every query run, whatever it means.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/database.ts";
import { type BookShelf, openBookShelf, timeless as withoutTime } from "./conversation.fixture.ts";
import type { OpenModel } from "./interpreter.ts";
import { openConversation } from "./walk.ts";

let shelf: BookShelf;
let model: OpenModel;
let database: Database;

beforeAll(async () => {
  shelf = await openBookShelf();
  ({ model, database } = shelf);
});
afterAll(() => shelf.close());

const open = () => openConversation({ model, database, date: "2020-01-01" });
const utterances = ["books by austen", "", "only novels 🙂", "under 11 dollars", "how many"];
const timeless = (turns: readonly { readonly ms: number }[]) => turns.map(withoutTime);

describe("a conversation", () => {
  it("answers whatever is said with a query that runs, or declines", async () => {
    const conversation = await open();
    for (const utterance of utterances) {
      const answer = await conversation.ask(utterance, { attention: true });
      expect(answer.error).toBeUndefined();
      if (answer.refused !== undefined) continue;
      for (const { text, start, end, attention } of answer.provenance) {
        expect(answer.sql.slice(start, end)).toBe(text);
        if (attention !== undefined) expect(attention).toHaveLength(answer.attended.length);
      }
      expect(answer.provenance.map(({ text }) => text).join(" ")).toBe(answer.sql);
    }
    expect(conversation.turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5]);
  });

  it("goes on from what was stored as if it had never been away", async () => {
    const first = await open();
    for (const utterance of utterances) await first.ask(utterance);
    const stored = JSON.parse(JSON.stringify(first.store()));
    const second = await openConversation({ model, database, date: stored.date }, stored);
    const next = "and by lem";
    expect(timeless([await second.ask(next)])).toEqual(timeless([await first.ask(next)]));
  });

  it("goes back, aside and on with an edited query", async () => {
    const conversation = await open();
    await conversation.ask("books by austen");
    const aside = conversation.fork();
    await aside.ask("only novels");
    expect([conversation.turns.length, aside.turns.length]).toEqual([1, 2]);
    await aside.undo();
    expect(timeless(aside.turns)).toEqual(timeless(conversation.turns));
    const edited = await aside.runSql("SELECT DISTINCT book.title FROM book WHERE book.price < 11");
    expect(edited.rows).toEqual([["Emma"]]);
    expect(aside.turns).toEqual([edited]);
    const wrong = await aside.runSql("SELECT nothing FROM nowhere");
    expect(wrong.error?.code).toBeDefined();
    expect(aside.turns).toEqual([edited]);
    await aside.reset();
    expect(aside.turns).toEqual([]);
  });

  it("tells each step, and gives alternatives from a beam", async () => {
    const conversation = await open();
    const told: string[] = [];
    const answer = await conversation.ask("books by austen", {
      onStep: ({ text }) => told.push(text),
    });
    if (answer.sql !== "") expect(answer.sql.startsWith(told.join(" "))).toBe(true);
    await conversation.undo();
    const beamed = await conversation.ask("books by austen", { beam: 4 });
    expect(new Set([beamed.sql, ...beamed.alternatives.map(({ sql }) => sql)]).size).toBe(
      1 + beamed.alternatives.length,
    );
  });

  it("gives a question up between two steps of decoding", async () => {
    const conversation = await open();
    for (const beam of [2, 4]) {
      const abort = new AbortController();
      let steps = 0;
      const answer = await conversation.ask("books by austen", {
        beam,
        signal: abort.signal,
        onStep: () => {
          steps += 1;
          if (steps === 2) abort.abort();
        },
      });
      expect(answer.error?.code).toBe("aborted");
      expect(steps).toBe(2);
    }
    expect(conversation.turns).toEqual([]);
    const after = await conversation.ask("books by austen");
    expect([after.turn, after.error]).toEqual([1, undefined]);
  });

  it("gives a question up while its query runs, or before it begins", async () => {
    const abort = new AbortController();
    const slow: Database = {
      ...database,
      async query() {
        abort.abort();
        throw new Error("stopped");
      },
    };
    const conversation = await openConversation({ model, database: slow, date: "2020-01-01" });
    const sql = "SELECT book.title FROM book";
    for (let attempt = 0; attempt < 2; attempt++) {
      const { signal } = abort;
      const answer = await conversation.answerWith(sql, "titles", { signal });
      expect(answer.error?.code).toBe("aborted");
    }
    expect(conversation.turns).toEqual([]);
  });

  it("takes a turn with a query that a person wrote, without decoding", async () => {
    const conversation = await open();
    const sql = "SELECT DISTINCT book.title FROM book WHERE book.price < 11";
    const answer = await conversation.answerWith(sql, "books under 11 dollars");
    expect([answer.rows, answer.provenance, answer.confidence]).toEqual([[["Emma"]], [], 1]);
    expect(answer.values.length).toBeGreaterThan(0);
    expect(conversation.store().turns[0]?.previous).toBe(sql);
  });

  it("keeps neither rows nor the way back where it is to be light", async () => {
    const options = { model, database, date: "2020-01-01", light: true };
    const conversation = await openConversation(options);
    const sql = "SELECT book.title FROM book";
    const answer = await conversation.answerWith(sql, "titles");
    expect(answer.rows).toHaveLength(2);
    expect(conversation.turns.map((turn) => [turn.sql, turn.rows])).toEqual([[sql, []]]);
    await expect(conversation.undo()).rejects.toThrow("does not go back");
    const full = await open();
    await full.answerWith(sql, "titles");
    for (const utterance of utterances) {
      const [light, heavy] = [await conversation.ask(utterance), await full.ask(utterance)];
      expect(timeless([light])).toEqual(timeless([heavy]));
    }
  });

  it("keeps a good answer when an edit of its query is given up", async () => {
    const abort = new AbortController();
    let stopping = false;
    const slow: Database = {
      ...database,
      async query(sql, options) {
        if (stopping) abort.abort();
        return await database.query(sql, options);
      },
    };
    const conversation = await openConversation({ model, database: slow, date: "2020-01-01" });
    const good = await conversation.answerWith("SELECT book.title FROM book", "titles");
    stopping = true;
    for (let attempt = 0; attempt < 2; attempt++) {
      const { signal } = abort;
      const given = await conversation.runSql("SELECT book.price FROM book", { signal });
      expect(given.error?.code).toBe("aborted");
    }
    expect(conversation.turns).toEqual([good]);
  });

  it("goes back only once what was asked before is answered", async () => {
    const conversation = await open();
    const asked = conversation.answerWith("SELECT book.title FROM book", "titles");
    const back = conversation.undo();
    const other = conversation.answerWith("SELECT book.price FROM book", "prices");
    const supplied = conversation.supplyPrevious("SELECT book.genre FROM book");
    await Promise.all([asked, back, other, supplied]);
    expect(conversation.turns.map(({ utterance }) => utterance)).toEqual(["prices"]);
    expect(conversation.store().turns[0]?.previous).toBe("SELECT book.genre FROM book");
    const last = conversation.ask("only novels");
    await conversation.reset();
    await last;
    expect(conversation.turns).toEqual([]);
  });

  it("takes place on a day", async () => {
    for (const date of ["", "yesterday", "2020-02-30"]) {
      await expect(openConversation({ model, database, date })).rejects.toThrow("is no day");
    }
  });

  it("says at once where the model knows nothing of the database", async () => {
    const other: Database = { ...database, schema: async () => ({ tables: [] }) };
    const options = { model, database: other, date: "2020-01-01" };
    await expect(openConversation(options)).rejects.toThrow("has no table");
  });

  it("takes a supplied query as the one to copy from", async () => {
    const conversation = await open();
    await conversation.ask("books by austen");
    await conversation.supplyPrevious(
      "SELECT DISTINCT book.title FROM book WHERE book.price < 11 AND book.genre = 'NOVELS'",
    );
    expect(conversation.store().turns[0]?.previous).toContain("book.price < 11");
  });
});
