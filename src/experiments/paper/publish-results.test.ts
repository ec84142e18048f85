import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolders } from "../../../test/support/temporary-folder.ts";
import { computeStatistics } from "../../dataset/statistics.ts";
import type { PredictionLine } from "../../evaluation/prediction.ts";
import { experimentJobs } from "../jobs/definitions.ts";
import { jobSpec } from "../jobs/experiment-job.ts";
import type { JobOutcome } from "../jobs/job-outcome.ts";
import { keepPredictions } from "../jobs/kept-predictions.ts";
import { openLocalQueue } from "../queue/local-queue.ts";
import type { JobQueue } from "../queue/queue.ts";
import {
  finishedIn,
  gatherResults,
  publish,
  publishedOutcomes,
  readResults,
} from "./publish-results.ts";
import { renderResults } from "./render.ts";

const freshFolder = temporaryFolders();
let root: string;

beforeEach(async () => {
  root = freshFolder();
  vi.stubEnv("SEGUE_CACHE", root);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const options = { preset: "small", seeds: [1, 2], rows: ["full", "seq2seq-0"] };

/** A queue whose jobs are done, each with the standard set that `setOf` gives it. */
async function doneQueue(setOf: (seed: number) => string | undefined): Promise<JobQueue> {
  const queue = await openLocalQueue(join(root, "queue"), { worker: "test" });
  await queue.add(experimentJobs("paper", options));
  for (let lease = await queue.take(); lease !== undefined; lease = await queue.take()) {
    const spec = jobSpec.parse(lease.job.spec);
    const set = setOf(spec.seed);
    const data = { kind: "standard", split: "scenario", ...(set && { set }) } as const;
    const accuracy = { turns: 30, query: 0.1, strict: 0.2, relaxed: 0.3 };
    const outcome: JobOutcome = {
      spec: { ...spec, data },
      epochs: 1,
      parameters: 1,
      trainSeconds: 1,
      evaluateSeconds: 1,
      latency: { turns: 1, ms_p50: 1, ms_p95: 1, differing: 0 },
      curve: [],
      attention: [],
      context: [],
      measured: spec.evaluate.map((which) => ({
        ...which,
        ...accuracy,
        interactions: 5,
        interaction: 0,
        valid: 1,
        strict_nonempty: 0.2,
        by_turn: [{ turn: 1, ...accuracy }],
        by_phenomenon: {},
        outcomes: { a: "01" },
      })),
    };
    await lease.finish(outcome, 1);
  }
  return queue;
}

test("nothing finished leaves what was published before", async () => {
  const queue = await openLocalQueue(join(root, "empty"), { worker: "test" });
  await writeFile(join(root, "paper.json"), "before");
  const place = { out: root, docs: join(root, "none.md"), name: "paper" };
  await publish(await gatherResults("paper", options, await finishedIn(queue)), place);
  expect(await readFile(join(root, "paper.json"), "utf8")).toBe("before");
});

test("what is published can be read and published again", async () => {
  const found = await gatherResults(
    "paper",
    options,
    await finishedIn(await doneQueue(() => "abc")),
  );
  expect(found).toMatchObject({ set: "abc", planned: 4 });
  expect(found.outcomes.map(({ spec }) => [spec.row, spec.seed])).toEqual([
    ["full", 1],
    ["seq2seq-0", 1],
    ["full", 2],
    ["seq2seq-0", 2],
  ]);
  await mkdir(join(root, "docs"));
  const docs = join(root, "docs", "results.md");
  await writeFile(docs, "# Results\n");
  const place = { out: join(root, "results"), docs, name: "paper" };
  await publish(found, place);
  const page = await readFile(docs, "utf8");
  expect(page).toContain("](../results/accuracy-by-turn.svg)");
  expect(page).toContain("set `abc`");
  await publish(await readResults(place), place);
  expect(await readFile(docs, "utf8")).toBe(page);
});

test("statistics of the set stay whole when results are read again", async () => {
  const done = await finishedIn(await doneQueue(() => "abc"));
  const found = await gatherResults("paper", options, done);
  const statistics = await computeStatistics([]);
  const place = { out: join(root, "results"), name: "paper" };
  await publish({ ...found, statistics }, place);
  expect((await readResults(place)).statistics).toEqual(statistics);
});

test("results under another name leave the whole experiment's alone", async () => {
  const found = await gatherResults(
    "paper",
    options,
    await finishedIn(await doneQueue(() => "abc")),
  );
  const place = { out: join(root, "results"), docs: join(root, "none.md"), name: "paper-two" };
  await publish(found, place);
  expect(existsSync(join(root, "results", "paper-two.json"))).toBe(true);
  expect(existsSync(join(root, "results", "accuracy-by-turn.svg"))).toBe(false);
  await expect(readResults({ ...place, name: "paper" })).rejects.toThrow(/not there/);
});

test("results of two sets do not stand in one table", async () => {
  const mixed = await finishedIn(await doneQueue((seed) => `set${seed}`));
  await expect(gatherResults("paper", options, mixed)).rejects.toThrow(/several standard sets/);
});

test("results from before sets were written down may stand with those of one", async () => {
  const queue = await doneQueue((seed) => (seed === 1 ? undefined : "abc"));
  const found = await gatherResults("paper", options, await finishedIn(queue));
  expect(renderResults(found)).toContain("set `abc` (2 results do not name theirs)");
  const other = gatherResults("paper", { ...options, epochs: 8 }, await finishedIn(queue));
  await expect(other).rejects.toThrow(/None of the 4 results/);
});

test("runs of several machines are put together, with the marks that any of them has", async () => {
  const done = await finishedIn(await doneQueue(() => "abc"));
  const early = await gatherResults("paper", { ...options, seeds: [1] }, done);
  const place = { out: join(root, "results"), name: "paper" };
  await publish(early, place);
  const path = join(place.out, "paper.json");
  const before = await publishedOutcomes(path);
  expect(before[0]?.measured[0]?.outcomes).toEqual({ a: "01" });
  const later = done.filter(({ spec }) => spec.seed === 2);
  const merged = await gatherResults("paper", options, [...before, ...later]);
  expect(merged.outcomes).toHaveLength(4);
  expect(merged.claims?.[0]).toMatchObject({ runs: { base: [1, 2], other: [1, 2] } });
});

test("a run without marks is published as one, and gets them from predictions of the same numbers", async () => {
  const strip = ({ measured, ...run }: JobOutcome): JobOutcome => ({
    ...run,
    measured: measured.map((one) => ({ ...one, turns: 2, strict: 0.5, outcomes: {} })),
  });
  const done = (await finishedIn(await doneQueue(() => "abc"))).map(strip);
  const place = { out: join(root, "results"), name: "paper" };
  await publish(await gatherResults("paper", options, done), place);
  const path = join(place.out, "paper.json");
  expect(await readFile(path, "utf8")).toContain('"marks": null');
  const run = done.find(({ spec }) => spec.row === "seq2seq-0")!;
  const which = run.measured[0]!;
  const line = (turn: number, strict: boolean) =>
    ({ id: "a", turn, strict, provenance: [] }) as unknown as PredictionLine;
  const folder = join(place.out, "paper-predictions");
  const kept = async () =>
    (await publishedOutcomes(path)).map(({ measured }) => measured[0]?.outcomes);
  await keepPredictions(folder, run.spec, which, [line(1, true), line(3, true)]);
  expect(await kept()).toEqual([{}, {}, {}, {}]);
  await keepPredictions(folder, run.spec, which, [line(1, true), line(3, false)]);
  expect(await kept()).toContainEqual({ a: "1-0" });
});
