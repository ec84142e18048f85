// A job that is stopped in mid-training and taken up again ends with the numbers it would have had.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolders } from "../../../test/support/temporary-folder.ts";
import { openDatabase } from "../../database/open.ts";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { flightsWords } from "../../domains/flights/domain/aliases.ts";
import { flightsDomain } from "../../domains/flights/domain/index.ts";
import { flightsWording } from "../../domains/flights/domain/wording.ts";
import { ensureFlightsDatabase } from "../../domains/flights/world/ensure-database.ts";
import { remembering } from "../../evaluation/conversation-system.ts";
import { createExecutor } from "../../evaluation/execute.ts";
import { synthesize } from "../../generator/synthesize.ts";
import { experimentJobs } from "./definitions.ts";
import { jobSpec } from "./experiment-job.ts";
import type { JobOutcome } from "./job-outcome.ts";
import { type JobPlace, measureSoFar, runJob } from "./run-job.ts";

const freshFolder = temporaryFolders();

it("goes on from its checkpoint, to the same numbers with one thread or two", async () => {
  const path = await ensureFlightsDatabase({ cache: cacheFolder() });
  const database = remembering(await openDatabase(path));
  const executor = createExecutor(database);
  const made = [...synthesize(flightsDomain, { interactions: 10, seed: 5 })];
  const place: Omit<JobPlace, "folder"> = {
    data: { train: made.slice(0, 6), dev: made.slice(6, 8), test: made.slice(8) },
    words: flightsWords,
    wording: flightsWording,
    databaseOf: async () => database,
    scoringFor: async () => ({ executor }),
    date: "1993-02-05",
    now: () => performance.now(),
    about: { date: "2026-01-01", hardware: "here" },
    context: made.slice(8),
  };
  const [job] = experimentJobs("paper", { preset: "tiny", seeds: [1], epochs: 3 });
  const spec = jobSpec.parse(job?.spec);
  const folder = freshFolder();
  const whole = await runJob(spec, { ...place, folder: join(folder, "whole"), threads: 2 });

  const stop = new AbortController();
  const onEpoch = (): void => stop.abort(new Error("stopped"));
  const here = join(folder, "stopped");
  const stopped = runJob(spec, { ...place, folder: here, signal: stop.signal, onEpoch });
  await expect(stopped).rejects.toThrow("stopped");
  const [name = ""] = readdirSync(here);
  expect(existsSync(join(here, name, "resume", "progress.json"))).toBe(true);
  const soFar = await measureSoFar(spec, { ...place, folder: here });
  const short = await runJob({ ...spec, epochs: 1 }, { ...place, folder: join(folder, "short") });
  expect(soFar).toMatchObject({ ended: "unfinished", epochs: 1, measured: short.measured });
  const resumed = await runJob(spec, { ...place, folder: here });

  expect(essence(resumed)).toEqual(essence(whole));
  expect(resumed.epochs).toBe(3);
  expect(resumed.latency.differing).toBe(0);
  expect(resumed.curve.map(({ epoch }) => epoch)).toEqual([1, 2, 3]);
  expect(resumed).toMatchObject({ ended: "epochs", made: { hardware: "here" } });
  expect(resumed.context.length).toBeGreaterThan(0);
  // Nothing is left behind.
  expect(readdirSync(here)).toEqual([]);
  await database.close();
});

/** All but times. */
function essence({ measured, parameters, spec, propagation, context }: JobOutcome) {
  return { measured, parameters, spec, propagation, context };
}
