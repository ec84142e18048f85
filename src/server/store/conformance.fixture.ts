// What every conversation store must do. Called by the test of each adapter.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "../../answer.ts";
import type { ConversationStore, StoredConversation, StoredTurn } from "../../service/store.ts";

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
    const fresh = async (owner = "ann"): Promise<StoredConversation> => {
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
      const read = await store.read("ann", id);
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
        { requestId: "request-1", utterance: "utterance 1", sql, executed: true },
        { requestId: "request-2", utterance: "utterance 2", sql, executed: false },
      ]);
      expect(await store.outline("bob", id)).toBeUndefined();
    });

    test("leaves no gap where turns were taken back in between", async () => {
      const { id } = await fresh();
      for (const n of [1, 2, 3]) await store.append("ann", id, turn(n), 2000);
      await store.truncate("ann", id, 2, 2001);
      expect(await store.append("ann", id, turn(4), 2002)).toBe("taken");
      expect(await store.rewrite("ann", id, turn(3, "late"), 2003)).toBe(false);
      expect((await store.read("ann", id))?.turns).toEqual([turn(1)]);
    });

    test("a turn number is given out once, also to two writers at the same time", async () => {
      const { id } = await fresh();
      const outcomes = await Promise.all(
        ["a", "b", "c"].map((request) => store.append("ann", id, turn(1, request), 2000)),
      );
      expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(1);
      expect((await store.read("ann", id))?.turns).toHaveLength(1);
    });

    test("a repeated request is not stored twice", async () => {
      const { id } = await fresh();
      await store.append("ann", id, turn(1, "same"), 2000);
      expect(await store.append("ann", id, turn(2, "same"), 2001)).toBe("taken");
    });

    test("nobody reads, writes, renames or deletes what belongs to another", async () => {
      const { id } = await fresh();
      await store.append("ann", id, turn(1), 2000);
      expect(await store.read("bob", id)).toBeUndefined();
      expect(await store.append("bob", id, turn(2), 2000)).toBe("taken");
      expect(await store.rename("bob", id, "mine", 2000)).toBe(false);
      expect(await store.truncate("bob", id, 1, 2000)).toBe(false);
      expect(await store.replace("bob", id, turn(1, "x"), 2000)).toBe(false);
      expect(await store.delete("bob", id)).toBe(false);
      expect((await store.read("ann", id))?.turns).toEqual([turn(1)]);
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
      const read = await store.read("ann", id);
      expect(read?.turns.map((t) => t.requestId)).toEqual(["request-1", "other"]);
    });

    test("truncates, replaces and deletes", async () => {
      const { id } = await fresh();
      for (const n of [1, 2, 3]) await store.append("ann", id, turn(n), 2000);
      expect(await store.truncate("ann", id, 2, 3000)).toBe(true);
      expect(await store.replace("ann", id, { ...turn(1, "new"), confirmed: true }, 3001)).toBe(
        true,
      );
      const read = await store.read("ann", id);
      expect(read?.turns.map((t) => [t.turn, t.requestId, t.confirmed])).toEqual([
        [1, "new", true],
      ]);
      expect(await store.delete("ann", id)).toBe(true);
      expect(await store.read("ann", id)).toBeUndefined();
    });
  });
}
