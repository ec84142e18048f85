// Learning can be stopped and gone on with: steps that are done stay done.
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { openDatabase } from "../database/open.ts";
import { createEngine } from "../tensor/index.ts";
import { type LearnEvent, learnDatabase } from "./learn-database.ts";

const out = temporaryFolder();

async function learn(stopAfter = Number.POSITIVE_INFINITY): Promise<LearnEvent[]> {
  const database = await openDatabase("examples/bookshop.sqlite");
  const engine = await createEngine({ threads: 1 });
  const stop = new AbortController();
  const events: LearnEvent[] = [];
  const options = { interactions: 60, epochs: 2, seed: 1, today: "2026-01-01", spec: "shop" };
  let steps = 0;
  for await (const event of learnDatabase({
    ...options,
    database,
    engine,
    out,
    signal: stop.signal,
    now: () => performance.now(),
  })) {
    events.push(event);
    if (event.kind === "training" && event.event.kind === "step" && ++steps >= stopAfter)
      stop.abort();
  }
  await engine.dispose();
  await database.close();
  return events;
}

const kinds = (events: readonly LearnEvent[]): string[] => [
  ...new Set(events.map(({ kind }) => kind)),
];

test("stopped, gone on with, and not done again", async () => {
  const first = await learn(3);
  expect(kinds(first)).toEqual(["draft", "synthesized", "training", "stopped"]);
  const second = await learn();
  expect(second[0]).toMatchObject({ kind: "draft", kept: true });
  expect(second[1]).toMatchObject({ kind: "synthesized", kept: true });
  expect(kinds(second)).toEqual(["draft", "synthesized", "training", "report"]);
  const third = await learn();
  expect(kinds(third)).toEqual(["draft", "synthesized", "report"]);
  expect(third.at(-1)).toEqual(second.at(-1));
});
