// What every conversation store must do. Called by the test of each adapter.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "../../conversation/answer.ts";
import type {
  ConversationRecord,
  ConversationStore,
  StoredTurn,
  TurnPage,
} from "../../service/store.ts";

/** More turns than any test makes. */
const all = { limit: 1_000 };
const answer: Answer = {
  turn: 1,
  utterance: "show films",
  values: [],
  sql: "SELECT film.title FROM film",
  columns: ["title"],
  rows: [["Ünïcode 'quoted'"], [null]],
  row_count: 2,
  truncated: false,
  confidence: 0.5,
  paraphrase: "films",
  provenance: [],
  attended: [],
  alternatives: [],
  words: [],
  ms: 3,
};

function turn(number: number, requestId = `request-${number}`): StoredTurn {
  return {
    turn: number,
    requestId,
    utterance: `utterance ${number}`,
    answer: { ...answer, turn: number },
    edited: false,
    confirmed: false,
  };
}

export function describeStore(name: string, open: () => Promise<ConversationStore>): void {
  describe(name, () => {
    let store: ConversationStore;
    let counter = 0;
    const fresh = async (owner = "ann"): Promise<ConversationRecord> => {
      const now = 1000 + counter;
      const conversation = {
        id: `c${counter++}-${name}`,
        owner,
        title: "New conversation",
        date: "1993-02-05",
        createdAt: now,
        updatedAt: now,
      };
      await store.create(conversation);
      return conversation;
    };
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    test("gives back what was stored, to the letter", async () => {
      const { id } = await fresh();
      expect(await store.append("ann", id, turn(1), 2000)).toBe("stored");
      const read = await store.read("ann", id, all);
      expect(read?.turns).toEqual([turn(1)]);
      expect(read?.updatedAt).toBe(2000);
    });

    test("outlines what the next turn builds on", async () => {
      const { id } = await fresh();
      const failed = turn(2);
      await store.append("ann", id, turn(1), 2000);
      const error = { code: "timeout", message: "too slow" };
      await store.append("ann", id, { ...failed, answer: { ...failed.answer, error } }, 2001);
      const { sql } = answer;
      const outline = await store.outline("ann", id);
      expect(outline?.updatedAt).toBe(2001);
      expect(outline?.turns).toEqual([
        {
          requestId: "request-1",
          utterance: "utterance 1",
          sql,
          executed: true,
          confirmed: false,
          confidence: answer.confidence,
        },
        {
          requestId: "request-2",
          utterance: "utterance 2",
          sql,
          executed: false,
          confirmed: false,
          confidence: answer.confidence,
        },
      ]);
      expect(await store.outline("bob", id)).toBeUndefined();
    });

    test("leaves no gap where turns were taken back in between", async () => {
      const { id } = await fresh();
      for (const n of [1, 2, 3]) await store.append("ann", id, turn(n), 2000);
      await store.truncate("ann", id, 2, 2001);
      expect(await store.append("ann", id, turn(4), 2002)).toBe("taken");
      expect(await store.rewrite("ann", id, turn(3, "late"), 2003)).toBe(false);
      expect((await store.read("ann", id, all))?.turns).toEqual([turn(1)]);
    });

    test("a turn number is given out once, also to two writers at the same time", async () => {
      const { id } = await fresh();
      const outcomes = await Promise.all(
        ["a", "b", "c"].map((request) => store.append("ann", id, turn(1, request), 2000)),
      );
      expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(1);
      expect((await store.read("ann", id, all))?.turns).toHaveLength(1);
    });

    test("a repeated request is not stored twice", async () => {
      const { id } = await fresh();
      await store.append("ann", id, turn(1, "same"), 2000);
      expect(await store.append("ann", id, turn(2, "same"), 2001)).toBe("taken");
    });

    test("nobody reads, writes, renames or deletes what belongs to another", async () => {
      const { id } = await fresh();
      await store.append("ann", id, turn(1), 2000);
      expect(await store.read("bob", id, all)).toBeUndefined();
      expect(await store.append("bob", id, turn(2), 2000)).toBe("taken");
      expect(await store.rename("bob", id, "mine", 2000)).toBe(false);
      expect(await store.truncate("bob", id, 1, 2000)).toBe(false);
      expect(await store.replace("bob", id, turn(1, "x"), 2000)).toBe(false);
      expect(await store.delete("bob", id)).toBe(false);
      expect((await store.read("ann", id, all))?.turns).toEqual([turn(1)]);
    });

    test("lists the owner's own, the newest first", async () => {
      const first = await fresh("lister");
      const second = await fresh("lister");
      await store.rename("lister", first.id, "renamed", 9_999);
      const listed = await store.list("lister", 10);
      expect(listed.map((c) => c.id)).toEqual([first.id, second.id]);
      expect(listed[0]?.title).toBe("renamed");
      expect(await store.list("lister", 1)).toHaveLength(1);
    });

    test("rewrites from a turn on in one step", async () => {
      const { id } = await fresh();
      for (const n of [1, 2, 3]) await store.append("ann", id, turn(n), 2000);
      expect(await store.rewrite("bob", id, turn(2, "other"), 2500)).toBe(false);
      expect(await store.rewrite("ann", id, turn(2, "other"), 2500)).toBe(true);
      const read = await store.read("ann", id, all);
      expect(read?.turns.map((t) => t.requestId)).toEqual(["request-1", "other"]);
    });

    test("reads page by page, from the end", async () => {
      const { id } = await fresh();
      for (const n of [1, 2, 3, 4, 5]) await store.append("ann", id, turn(n), 2000);
      const numbers = async (page: TurnPage) => {
        const read = await store.read("ann", id, page);
        return [read?.turnCount, read?.turns.map((one) => one.turn)];
      };
      expect(await numbers({ limit: 2 })).toEqual([5, [4, 5]]);
      expect(await numbers({ limit: 2, before: 4 })).toEqual([5, [2, 3]]);
      expect(await numbers({ limit: 2, before: 2 })).toEqual([5, [1]]);
      expect(await numbers({ limit: 0 })).toEqual([5, []]);
    });

    test("finds one turn by its number, or by its request", async () => {
      const { id } = await fresh();
      for (const n of [1, 2]) await store.append("ann", id, turn(n), 2000);
      expect(await store.turn("ann", id, { turn: 2 })).toEqual(turn(2));
      expect(await store.turn("ann", id, { requestId: "request-1" })).toEqual(turn(1));
      expect(await store.turn("ann", id, { turn: 3 })).toBeUndefined();
      expect(await store.turn("bob", id, { turn: 1 })).toBeUndefined();
    });

    test("keeps the rows of the latest turns, and of the others what was said", async () => {
      const { id } = await fresh();
      const rows = Array.from({ length: 3_000 }, () => ["x".repeat(1_000)]);
      const large = (n: number): StoredTurn => {
        const { answer: small, ...rest } = turn(n);
        return { ...rest, answer: { ...small, rows, row_count: rows.length } };
      };
      for (const n of [1, 2, 3, 4]) await store.append("ann", id, large(n), 2000);
      const read = await store.read("ann", id, all);
      expect(
        read?.turns.map((one) => [
          one.answer.rows.length,
          one.answer.row_count,
          one.answer.truncated,
        ]),
      ).toEqual([
        [0, 3000, true],
        [0, 3000, true],
        [3000, 3000, false],
        [3000, 3000, false],
      ]);
      expect(read?.turns[0]?.answer.sql).toBe(answer.sql);
      expect(read?.turns[0]?.utterance).toBe("utterance 1");
    });

    test("copies a conversation up to a turn, for its owner only", async () => {
      const { id } = await fresh();
      for (const n of [1, 2, 3]) await store.append("ann", id, turn(n), 2000);
      const to = { ...(await fresh()), id: `copy-${name}` };
      expect(await store.copy(id, to, 2)).toBe(true);
      const copied = await store.read("ann", to.id, all);
      expect(copied?.turns).toEqual([turn(1), turn(2)]);
      expect(await store.append("ann", to.id, turn(3, "new"), 2001)).toBe("stored");
      expect((await store.read("ann", id, all))?.turns).toHaveLength(3);
      const stolen = { ...to, id: `stolen-${name}`, owner: "bob" };
      expect(await store.copy(id, stolen, 2)).toBe(false);
      expect(await store.read("bob", stolen.id, all)).toBeUndefined();
    });

    test("a copy shares the rows of its original, and keeps what was said without it", async () => {
      const { id } = await fresh();
      for (const n of [1, 2]) await store.append("ann", id, turn(n), 2000);
      const copy = { ...(await fresh()), id: `sharing-${name}` };
      await store.copy(id, copy, 2);
      const copyOfCopy = { ...copy, id: `sharing-too-${name}` };
      await store.copy(copy.id, copyOfCopy, 2);
      const rowsOf = async (which: string) =>
        (await store.read("ann", which, all))?.turns.map((one) => one.answer.rows.length);
      expect(await rowsOf(copyOfCopy.id)).toEqual([2, 2]);
      await store.delete("ann", copy.id);
      expect(await rowsOf(copyOfCopy.id)).toEqual([2, 2]);
      // What the original says now is not what was copied: a copy has its own rows, or none.
      await store.rewrite("ann", id, turn(2, "another"), 2001);
      expect([0, 2]).toContain((await rowsOf(copyOfCopy.id))?.[1]);
      await store.delete("ann", id);
      const alone = await store.turn("ann", copyOfCopy.id, { turn: 1 });
      expect(alone?.answer).toMatchObject({ sql: answer.sql, row_count: 2 });
      if (alone?.answer.rows.length === 0) expect(alone.answer.truncated).toBe(true);
      else expect(alone?.answer).toEqual(turn(1).answer);
    });

    test("counts and lists an owner's conversations, list by list", async () => {
      const made: string[] = [];
      for (let i = 0; i < 5; i++) made.unshift((await fresh("many")).id);
      expect(await store.count("many")).toBe(5);
      expect(await store.count("nobody")).toBe(0);
      const first = await store.list("many", 3);
      const rest = await store.list("many", 3, first.at(-1));
      expect([...first, ...rest].map((one) => one.id)).toEqual(made);
      expect(await store.list("many", 3, rest.at(-1))).toEqual([]);
    });

    test("truncates, replaces and deletes", async () => {
      const { id } = await fresh();
      for (const n of [1, 2, 3]) await store.append("ann", id, turn(n), 2000);
      expect(await store.truncate("ann", id, 2, 3000)).toBe(true);
      expect(await store.replace("ann", id, { ...turn(1, "new"), confirmed: true }, 3001)).toBe(
        true,
      );
      const read = await store.read("ann", id, all);
      expect(read?.turns.map((t) => [t.turn, t.requestId, t.confirmed])).toEqual([
        [1, "new", true],
      ]);
      expect(await store.delete("ann", id)).toBe(true);
      expect(await store.read("ann", id, all)).toBeUndefined();
    });
  });
}
