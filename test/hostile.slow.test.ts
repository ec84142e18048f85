// Queries that no limit inside SQLite can stop, on a real service: others are answered meanwhile.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "./support/temporary-folder.ts";

const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const built = existsSync(root("dist/index.js")) || process.env["SEGUE_REQUIRE_ALL"] === "1";

const folder = temporaryFolder();
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

type Started = { readonly url?: string; readonly code?: number | null; readonly lines: string[] };

/** Until it says where it is, or ends. */
function serve(...flags: readonly string[]): Promise<Started> {
  const child = spawn(process.execPath, [root("bin/segue.js"), "serve", ...flags], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  running.push(child);
  const lines: string[] = [];
  return new Promise((resolve) => {
    createInterface({ input: child.stderr }).on("line", (line) => {
      lines.push(line);
      const url = /http:\S+/.exec(line)?.[0]?.replace("localhost", "127.0.0.1");
      if (url !== undefined) resolve({ url, lines });
    });
    child.once("close", (code) => resolve({ code, lines }));
  });
}

const json = { "content-type": "application/json" };
const oneStep =
  "WITH RECURSIVE s(n, x) AS (SELECT 1, 'a' UNION ALL SELECT n + 1, x || x FROM s WHERE n < 24) " +
  "SELECT instr(x, substr(x, 1, 4000000) || 'b') FROM s WHERE n = 24";

describe.skipIf(!built)("a service that hostile queries are sent to", () => {
  test("answers a bystander and says that it is well", async () => {
    const store = join(folder, "store.sqlite");
    const { url = "", lines } = await serve("--port", "0", "--workers", "2", "--store", store);
    expect(lines.join("\n")).toContain("talk to it");
    const post = async (path: string, body: unknown) => {
      const init = { method: "POST", headers: json, body: JSON.stringify(body) };
      return (await fetch(`${url}api/${path}`, init)).json();
    };
    const begin = async (): Promise<string> =>
      (await post("conversations", { date: "1993-02-05" })).id;
    const say = (id: string, utterance: string, more = {}) =>
      post(`conversations/${id}/turns`, { utterance, ...more });
    const bystander = await begin();
    await say(bystander, "flights from boston to denver");
    const hostile = [await begin(), await begin()].map((id) => say(id, "x", { sql: oneStep }));
    let meanwhile = true;
    for (const one of hostile) one.finally(() => (meanwhile = false));
    await wait(500);
    expect((await fetch(`${url}health`)).status).toBe(200);
    expect((await say(bystander, "on united")).answer.error).toBeUndefined();
    expect(meanwhile).toBe(true);
    for (const utterance of ["before noon", "on delta"]) {
      expect((await fetch(`${url}health`)).status).toBe(200);
      expect((await say(bystander, utterance)).answer.error).toBeUndefined();
    }
    for (const { answer } of await Promise.all(hostile)) expect(answer.error.code).toBe("timeout");
    const metrics = await (await fetch(`${url}api/metrics`)).text();
    const [, resident] = /segue_resident_memory_bytes (\d+)/.exec(metrics) ?? [];
    expect(Number(resident)).toBeLessThan(1.5e9);
  });

  test.each([
    ["a store that is a folder", ["--store", join(folder, "taken")], "it is a folder"],
    ["a host that is not ours", ["--host", "192.0.2.1", "--token", "12345678"], "--host 192.0.2.1"],
    ["a host for all without a token", ["--host", "0.0.0.0"], "a token is needed"],
    ["a model that is not there", ["--model", join(folder, "nowhere")], "nowhere"],
    ["a database that is not there", ["--database", join(folder, "x.sqlite")], "no such file"],
  ])("%s ends it with one line and code 1", async (_, flags, words) => {
    mkdirSync(join(folder, "taken"), { recursive: true });
    const own = flags.includes("--store") ? [] : ["--store", ":memory:"];
    const { code, lines } = await serve("--port", "0", "--workers", "1", ...own, ...flags);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(words);
    expect(code).toBe(1);
  });
});
