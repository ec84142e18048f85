// Sharpening can be stopped and gone on with; what is done is not done again, and the folder holds a
// model that answers.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { baseModelFrom } from "../base/model.ts";
import { openConversation } from "../conversation/walk.ts";
import { openDatabase } from "../database/open.ts";
import { openModel } from "../shipped/open-model.ts";
import { createEngine } from "../tensor/index.ts";
import { type SharpenEvent, sharpenDatabase } from "./sharpen-database.ts";

const out = temporaryFolder();

async function sharpen(stopAfter = Number.POSITIVE_INFINITY): Promise<SharpenEvent[]> {
  const database = await openDatabase("examples/bookshop.sqlite");
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  const file = "models/base/base.safetensors";
  const stop = new AbortController();
  const events: SharpenEvent[] = [];
  for await (const event of sharpenDatabase({
    database,
    out,
    spec: "shop",
    seed: 1,
    interactions: 60,
    steps: 4,
    aside: 4,
    today: "2026-01-01",
    now: () => performance.now(),
    signal: stop.signal,
    base: baseModelFrom(engine, readFileSync(file), file),
  })) {
    events.push(event);
    if (event.kind === "tuning" && event.step >= stopAfter) stop.abort();
  }
  await engine.dispose();
  await database.close();
  return events;
}

const kinds = (events: readonly SharpenEvent[]): string[] => [
  ...new Set(events.map(({ kind }) => kind)),
];

test("stopped, gone on with, not done again, and ready to talk", async () => {
  expect(kinds(await sharpen(2))).toEqual([
    "draft",
    "synthesized",
    "measured",
    "tuning",
    "stopped",
  ]);
  const second = await sharpen();
  expect(second[1]).toMatchObject({ kind: "synthesized", kept: true });
  expect(second.filter(({ kind }) => kind === "tuning")).toMatchObject([{ step: 3 }, { step: 4 }]);
  const report = second.at(-1);
  if (report?.kind !== "report") throw new Error("no report");
  expect(report.before).toBeGreaterThan(0.5);
  expect(report.sharpened).toBe(report.after > report.before);
  const third = await sharpen();
  expect(kinds(third)).toEqual(["draft", "synthesized", "report"]);
  expect(third.at(-1)).toEqual(report);

  const model = await openModel(out);
  const database = await openDatabase("examples/bookshop.sqlite");
  const conversation = await openConversation({ model, database, date: "2026-01-01" });
  expect((await conversation.ask("how many books are there?")).rows).toEqual([[24]]);
  await database.close();
  await model.close();
});
