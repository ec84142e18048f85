import { expect, test } from "vitest";
import { emptyAnswer } from "../../conversation/show.ts";
import type { TurnEngine } from "../../service/turn-engine.ts";
import { BackendError } from "./backend-error.ts";

import { memoryDocuments } from "./indexed-db.ts";
import { createKeyedStore } from "./keyed-store.ts";
import { createLocalBackend } from "./local.ts";

/** Answers with everything said so far. */
const engine: TurnEngine = {
  async answer({ utterance, past, sql }, { onStep } = {}) {
    onStep?.({ text: "SELECT", from: "vocabulary", probability: 1 });
    const said = [...past.map((turn) => turn.utterance), utterance].join(" / ");
    const rows = [[said]];
    return {
      ...emptyAnswer(past.length + 1, utterance),
      sql: sql ?? `SELECT '${said}'`,
      columns: ["said"],
      rows,
      row_count: 1,
    };
  },
  describe: async () => ({ database: "x", schema: { tables: [] }, suggestions: ["a"] }),
  rows: async () => ({ columns: ["said"], rows: [["all"]], total: 1, truncated: false }),
  sample: async () => undefined,
  values: async (column) => (column === "city.name" ? ["Boston"] : undefined),
  ready: async () => true,
  load: () => 0,
  close: async () => {},
};

function backend() {
  let count = 0;
  const clock = { now: () => ++count, today: () => "2026-01-02", newId: () => `id-${++count}` };
  return createLocalBackend(createKeyedStore(memoryDocuments()), engine, clock);
}

test("offers values of a column to choose from", async () => {
  expect(await backend().values("city.name", "b")).toEqual(["Boston"]);
  expect(await backend().values("city.secret", "b")).toEqual([]);
});

test("a conversation lives in the browser as it does on a service", async () => {
  const local = backend();
  const { id } = await local.create({ date: "1993-02-05" });
  const steps: string[] = [];
  await local.ask(id, { utterance: "one", requestId: "r1" }, { onStep: (s) => steps.push(s.text) });
  await local.ask(id, { utterance: "two", requestId: "r2" });
  const again = await local.ask(id, { utterance: "two", requestId: "r2" });
  expect(again.answer.rows).toEqual([["one / two"]]);
  expect(steps).toEqual(["SELECT"]);

  const fork = await local.fork(id, 1);
  await local.ask(id, { utterance: "other", requestId: "r3", replace: 1, sql: "SELECT 1" });
  await local.change(id, 1, { confirmed: true });
  expect((await local.read(fork.id)).turns.map((turn) => turn.utterance)).toEqual(["one"]);
  const [turn] = (await local.read(id)).turns;
  expect(turn).toMatchObject({ utterance: "other", edited: true, confirmed: true });
  expect(await (await local.corrections()).text()).toContain('"sql":["SELECT 1"]');
  expect(await (await local.export(id, 1, "csv")).text()).toBe("said\r\nall\r\n");
  await local.remove(id);
  expect((await local.list()).map((summary) => summary.id)).toEqual([fork.id]);
});

test("what goes wrong is told as over HTTP", async () => {
  const local = backend();
  await expect(local.read("nowhere")).rejects.toThrow(BackendError);
  await expect(local.sample("nothing")).rejects.toMatchObject({ code: "not-found" });
});
