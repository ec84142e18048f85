// Kills (-9) under load, again and again: no acknowledged turn is lost, and every restart answers.
// SEGUE_TEST_KILLS says how often; five where nobody says.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { createRandom } from "../src/random.ts";

const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const built = existsSync(root("dist/index.js")) || process.env["SEGUE_REQUIRE_ALL"] === "1";
const kills = Number(process.env["SEGUE_TEST_KILLS"] ?? 5);
const askers = 4;
/** Five seconds on a machine of its own; this one may be shared. */
const restartMs = Number(process.env["SEGUE_TEST_RESTART_MS"] ?? 30_000);

const folder = mkdtempSync(join(tmpdir(), "segue-kills-"));
const store = join(folder, "conversations.sqlite");
let running: ChildProcess | undefined;
afterAll(() => {
  running?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

type Service = { readonly url: string; readonly process: ChildProcess; readonly ms: number };

async function start(): Promise<Service> {
  const began = performance.now();
  const flags = ["serve", "--port", "0", "--workers", "1", "--store", store];
  const child = spawn(process.execPath, [root("bin/segue.js"), ...flags], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  running = child;
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on("line", (line) => {
      lines.push(line);
      const found = /http:\S+/.exec(line)?.[0];
      if (found !== undefined) resolve(found.replace("localhost", "127.0.0.1"));
    });
    child.once("exit", () => reject(new Error(`the service ended: ${lines.join("\n")}`)));
  });
  expect((await fetch(`${url}health`)).status).toBe(200);
  return { url, process: child, ms: performance.now() - began };
}

const json = { "content-type": "application/json" };

async function begin(url: string): Promise<string> {
  const made = await fetch(`${url}api/conversations`, {
    ...{ method: "POST", headers: json, body: '{"date":"1993-02-05"}' },
  });
  const { id }: { readonly id: string } = await made.json();
  return id;
}

/** Asks until the service is gone; what was acknowledged is remembered. */
async function ask(url: string, id: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    const utterance = `turn ${acknowledged.length + 1}`;
    const body = JSON.stringify({ utterance, sql: "SELECT city.city_name FROM city" });
    try {
      const path = `${url}api/conversations/${id}/turns`;
      const response = await fetch(path, { method: "POST", headers: json, body });
      if (response.status !== 200) return;
      await response.json();
      acknowledged.push(utterance);
    } catch {
      return;
    }
  }
}

describe.skipIf(!built)("a service that is killed under load", () => {
  const limit = { timeout: 60_000 * (kills + 1) };
  test(`loses nothing that it acknowledged, in ${kills} kills`, limit, async () => {
    const random = createRandom("kills");
    const restarts: number[] = [];
    let total = 0;
    let service = await start();
    for (let kill = 0; kill < kills; kill++) {
      const ids = await Promise.all(Array.from({ length: askers }, () => begin(service.url)));
      const said = ids.map((): string[] => []);
      const gone = new Promise((resolve) => service.process.once("exit", resolve));
      const asking = ids.map((id, i) => ask(service.url, id, said[i] ?? []));
      // In full swing, at a moment nobody chose.
      while (said.flat().length < 2 * askers) await wait(10);
      await wait(500 * random.next());
      service.process.kill("SIGKILL");
      await Promise.all([gone, ...asking]);
      service = await start();
      restarts.push(service.ms);
      for (const [i, id] of ids.entries()) {
        const read = await fetch(`${service.url}api/conversations/${id}`);
        const { turns }: { readonly turns: readonly { readonly utterance: string }[] } =
          await read.json();
        const kept = turns.map((turn) => turn.utterance);
        // The last one may have been kept without anybody hearing of it.
        expect(kept.slice(0, said[i]?.length)).toEqual(said[i]?.slice(-100));
        total += said[i]?.length ?? 0;
      }
    }
    console.log(`${total} turns, restarts of at most ${Math.round(Math.max(...restarts))} ms`);
    expect(total).toBeGreaterThan(kills);
    expect(Math.max(...restarts)).toBeLessThan(restartMs);
  });
});
