// Jobs on a real PostgreSQL, with workers that are really killed.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { startPostgres } from "../../../test/servers/postgres.ts";
import { testQueue } from "./conformance.fixture.ts";
import { openLocalQueue } from "./local-queue.ts";
import { openPostgresQueue } from "./postgres-queue.ts";
import type { JobQueue } from "./queue.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

/** A server that is given may remember earlier tests. */
const mark = `${process.pid}-${Date.now()}`;

const root = fileURLToPath(new URL("../../..", import.meta.url));
const built = mkdtempSync(join(root, "node_modules", ".segue-worker-"));
afterAll(() => rmSync(built, { recursive: true, force: true }));

/** Node runs no TypeScript: the worker is bundled first. */
async function buildWorker(): Promise<string> {
  const { build } = await import("vite");
  const entry = fileURLToPath(new URL("./worker.fixture.ts", import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    ssr: { external: true },
    build: {
      ssr: entry,
      outDir: built,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: "worker.mjs" } },
    },
  });
  return join(built, "worker.mjs");
}

type Started = { readonly process: ChildProcess; readonly ended: Promise<unknown> };

function start(script: string, queue: string): Started {
  const child = spawn(process.execPath, [script, queue, `killed-${mark}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { process: child, ended: new Promise((resolve) => child.once("exit", resolve)) };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("waited too long");
}

/** One worker is killed in mid-job; two others finish everything. */
async function killOne(script: string, place: string, queue: JobQueue): Promise<void> {
  const ids = Array.from({ length: 8 }, (_, i) => `job-${i}`);
  await queue.add(ids.map((id) => ({ id, spec: { ms: 400 } })));
  const victim = start(script, place);
  await until(async () => (await queue.status()).running > 0);
  victim.process.kill("SIGKILL");
  await victim.ended;
  expect((await queue.status()).done).toBeLessThan(8);
  const others = [start(script, place), start(script, place)];
  await until(async () => (await queue.status()).done === 8);
  await Promise.all(others.map((one) => one.ended));
  const results = await queue.results();
  expect(results.map((result) => result.job).sort()).toEqual(ids);
  expect(new Set(results.map((result) => result.worker)).size).toBeGreaterThanOrEqual(2);
  await queue.close();
}

describe("a queue in a folder", () => {
  it("finishes the job of a killed worker, once", async () => {
    const folder = join(built, "queue");
    const queue = await openLocalQueue(folder, { worker: "test", staleMs: 2_000 });
    await killOne(await buildWorker(), folder, queue);
  });
});

describe.skipIf(postgres === undefined)("a queue in PostgreSQL", () => {
  const url = postgres?.url ?? "";
  testQueue((name, options) =>
    openPostgresQueue(url, { run: `${name}-${mark}`, worker: "test", ...options }),
  );

  it("finishes the job of a killed worker, once", async () => {
    const queue = await openPostgresQueue(url, {
      run: `killed-${mark}`,
      worker: "test",
      staleMs: 2_000,
    });
    await killOne(await buildWorker(), url, queue);
  });

  it("says what is wrong when the server cannot be reached", async () => {
    const nowhere = "postgres://nobody@127.0.0.1:1/none";
    await expect(openPostgresQueue(nowhere, { run: "x", worker: "test" })).rejects.toThrow(
      /PostgreSQL/,
    );
  });
});
