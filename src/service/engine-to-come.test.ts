import { expect, test } from "vitest";
import { emptyAnswer } from "../conversation/show.ts";
import { engineToCome } from "./engine-to-come.ts";
import type { TurnEngine } from "./turn-engine.ts";

const engine = (closed: () => void = () => {}): TurnEngine => ({
  answer: async ({ utterance }) => emptyAnswer(1, utterance),
  describe: async () => ({ database: "x", schema: { tables: [] }, suggestions: [] }),
  sample: async () => undefined,
  rows: async () => ({ columns: [], rows: [], truncated: false }),
  values: async () => [],
  ready: async () => true,
  load: () => 3,
  close: async () => closed(),
});

test("whoever asks early waits, and is answered", async () => {
  let resolve: (made: TurnEngine) => void = () => {};
  const making = new Promise<TurnEngine>((done) => {
    resolve = done;
  });
  const coming = engineToCome(making);
  const described = coming.describe();
  expect([await coming.ready(), coming.load()]).toEqual([false, 0]);
  resolve(engine());
  expect((await described).database).toBe("x");
  expect([await coming.ready(), coming.load()]).toEqual([true, 3]);
});

test("one that cannot be made says why to whoever asks, and is closed in peace", async () => {
  const coming = engineToCome(Promise.reject(new Error("no such file")));
  await expect(coming.describe()).rejects.toThrow("no such file");
  expect(await coming.ready()).toBe(false);
  await coming.close();
});

test("closing waits for what is being made, and closes it", async () => {
  let closed = false;
  await engineToCome(
    Promise.resolve(
      engine(() => {
        closed = true;
      }),
    ),
  ).close();
  expect(closed).toBe(true);
});
