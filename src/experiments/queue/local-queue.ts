// A queue in a folder: one file a job, a claim and a result. Any number of processes on one
// machine may work it; what a crash leaves behind is taken up again.
import { link, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { makeFolder } from "../../disk/make-folder.ts";
import { UserError } from "../../errors.ts";
import {
  type Job,
  type JobQueue,
  type JobResult,
  type Lease,
  type QueueOptions,
  type QueueStatus,
  queueDefaults,
} from "./queue.ts";

const storedJob = z.object({ id: z.string(), spec: z.unknown(), cost: z.number().exactOptional() });
const storedResult = z.object({
  job: z.string(),
  value: z.unknown(),
  seconds: z.number(),
  worker: z.string(),
});
const storedClaim = z.object({
  host: z.string(),
  pid: z.number(),
  released: z.boolean().optional(),
});
const storedFailure = z.object({ reason: z.string() });

export async function openLocalQueue(folder: string, options: QueueOptions): Promise<JobQueue> {
  const { beatMs, staleMs, attempts } = { ...queueDefaults, ...options };
  const at = (kind: "jobs" | "claims" | "results" | "failures", name = ""): string =>
    join(folder, kind, name);
  for (const kind of ["jobs", "claims", "results", "failures"] as const) {
    makeFolder(at(kind));
  }
  const beats = new Set<NodeJS.Timeout>();
  const named = async (kind: "jobs" | "results" | "failures" | "claims"): Promise<string[]> =>
    (await readdir(at(kind))).filter((name) => name.endsWith(".json")).sort();

  /** Claims are numbered, so that of two who find the last holder dead only one takes over. */
  const claim = async (id: string): Promise<string | undefined> => {
    const mine = (await named("claims")).filter((name) => attemptOf(name, id) !== undefined);
    const last = Math.max(0, ...mine.map((name) => attemptOf(name, id) ?? 0));
    if (last > 0 && (await isHeld(at("claims", `${id}.${last}.json`), staleMs))) return undefined;
    const path = at("claims", `${id}.${last + 1}.json`);
    const owner = JSON.stringify({ host: hostname(), pid: process.pid });
    return (await writeNew(path, owner)) ? path : undefined;
  };

  const lease = (job: Job, path: string): Lease => {
    const beat = setInterval(
      () => void utimes(path, new Date(), new Date()).catch(() => {}),
      beatMs,
    );
    beats.add(beat);
    const release = async (): Promise<void> => {
      clearInterval(beat);
      beats.delete(beat);
      await writeWhole(
        path,
        JSON.stringify({ host: hostname(), pid: process.pid, released: true }),
      );
    };
    return {
      job,
      async finish(value, seconds) {
        const result: JobResult = { job: job.id, value, seconds, worker: options.worker };
        const counted = await writeNew(at("results", `${job.id}.json`), JSON.stringify(result));
        await release();
        return counted;
      },
      async fail(reason) {
        const failures = (await named("failures")).filter((name) => attemptOf(name, job.id));
        const next = at("failures", `${job.id}.${failures.length + 1}.json`);
        await writeNew(next, JSON.stringify({ reason }));
        await release();
      },
      release,
    };
  };

  const failedFor = (failures: readonly string[], id: string): string[] =>
    failures.filter((name) => attemptOf(name, id) !== undefined);

  const runFile = join(folder, "run.json");
  const about = async (): Promise<unknown> => {
    const text = await readFile(runFile, "utf8").catch(() => undefined);
    return text === undefined ? undefined : JSON.parse(text);
  };

  return {
    about,
    async begin(told) {
      await writeNew(runFile, JSON.stringify(told));
      return about();
    },
    async add(jobs) {
      for (const { id, spec, cost } of jobs) {
        if (!/^[\w.+-]+$/.test(id)) throw new UserError(`"${id}" cannot name a job`);
        await writeNew(at("jobs", `${id}.json`), JSON.stringify({ id, spec, cost }));
      }
    },
    async take() {
      const done = new Set(await named("results"));
      const failures = await named("failures");
      for (const name of await named("jobs")) {
        const id = name.slice(0, -".json".length);
        if (done.has(name) || failedFor(failures, id).length >= attempts) continue;
        const path = await claim(id);
        if (path === undefined) continue;
        const job = storedJob.parse(JSON.parse(await readFile(at("jobs", name), "utf8")));
        return lease(job, path);
      }
      return undefined;
    },
    async results() {
      const files = await named("results");
      return Promise.all(
        files.map(async (name) =>
          storedResult.parse(JSON.parse(await readFile(at("results", name), "utf8"))),
        ),
      );
    },
    async status(): Promise<QueueStatus> {
      const [jobs, results, failures] = [
        await named("jobs"),
        await named("results"),
        await named("failures"),
      ];
      const done = new Set(results);
      const failed = [];
      let running = 0;
      for (const name of jobs.filter((job) => !done.has(job))) {
        const id = name.slice(0, -".json".length);
        const tries = failedFor(failures, id);
        if (tries.length >= attempts) {
          const text = await readFile(at("failures", tries.at(-1)!), "utf8");
          failed.push({ job: id, reason: storedFailure.parse(JSON.parse(text)).reason });
        }
      }
      for (const name of await named("claims")) {
        const id = name.replace(/\.\d+\.json$/, "");
        if (!done.has(`${id}.json`) && (await isHeld(at("claims", name), staleMs))) running++;
      }
      const total = jobs.length;
      return { total, done: results.length, running, failed };
    },
    async close() {
      for (const beat of beats) clearInterval(beat);
    },
  };
}

/** 2 for "full-1.2.json" and id "full-1"; undefined for another job's file. */
function attemptOf(name: string, id: string): number | undefined {
  if (!name.startsWith(`${id}.`)) return undefined;
  const number = /^(\d+)\.json$/.exec(name.slice(id.length + 1))?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The holder lives: it beats, and on this machine its process exists. */
async function isHeld(path: string, staleMs: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || Date.now() - found.mtimeMs > staleMs) return false;
  const text = await readFile(path, "utf8").catch(() => "");
  const owner = storedClaim.safeParse(text === "" ? undefined : JSON.parse(text));
  if (!owner.success) return true;
  if (owner.data.released === true) return false;
  return owner.data.host !== hostname() || isAlive(owner.data.pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Whole and never over another: written aside, then linked into place. False when it is there. */
async function writeNew(path: string, text: string): Promise<boolean> {
  const temporary = `${path}.${crypto.randomUUID()}.part`;
  await writeFile(temporary, text);
  try {
    await link(temporary, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function writeWhole(path: string, text: string): Promise<void> {
  const temporary = `${path}.${crypto.randomUUID()}.part`;
  await writeFile(temporary, text);
  await rename(temporary, path);
}
