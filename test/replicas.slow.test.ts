// Two real services over one real PostgreSQL: turns alternate between them, one is killed in
// mid-turn, and nothing is lost or doubled.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres } from "./servers/postgres.ts";
import type { TestServer } from "./servers/server.ts";

const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const built = existsSync(root("dist/index.js")) || process.env["SEGUE_REQUIRE_ALL"] === "1";
if (!built) console.log("replicas are not tested: the command is not built: npm run build");

type Replica = { readonly url: string; readonly process: ChildProcess };
type Turn = { readonly turn: number; readonly utterance: string; readonly answer: { sql: string } };

let postgres: TestServer | undefined;
const running = new Set<ChildProcess>();

async function startReplica(store: string): Promise<Replica> {
  const flags = ["serve", "--port", "0", "--workers", "1", "--store", store];
  const child = spawn(process.execPath, [root("bin/segue.js"), ...flags], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  running.add(child);
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on("line", (line) => {
      lines.push(line);
      const found = /http:\S+/.exec(line)?.[0];
      if (found !== undefined) resolve(found.replace("localhost", "127.0.0.1"));
    });
    child.once("exit", () => reject(new Error(`the service ended: ${lines.join("\n")}`)));
  });
  return { url, process: child };
}

beforeAll(async () => {
  if (built) postgres = await startPostgres();
});
afterAll(async () => {
  await Promise.all(
    [...running].map(
      (child) =>
        new Promise<void>((resolve) => {
          if (child.exitCode !== null || child.signalCode !== null) return resolve();
          child.once("exit", () => resolve());
          child.kill("SIGTERM");
        }),
    ),
  );
  await postgres?.stop();
});

const json = { "content-type": "application/json" };

async function begin({ url }: Replica): Promise<string> {
  const body = JSON.stringify({ date: "1993-02-05" });
  const made = await fetch(`${url}api/conversations`, { method: "POST", headers: json, body });
  const { id }: { readonly id: string } = await made.json();
  return id;
}

async function say({ url }: Replica, id: string, utterance: string, request: string) {
  const body = JSON.stringify({ utterance, request_id: request });
  const options = { method: "POST", headers: json, body };
  const response = await fetch(`${url}api/conversations/${id}/turns`, options);
  expect(response.status).toBe(200);
  const turn: Turn = await response.json();
  return turn;
}

async function turnsOf({ url }: Replica, id: string): Promise<readonly Turn[]> {
  const whole: { readonly turns: readonly Turn[] } = await (
    await fetch(`${url}api/conversations/${id}`)
  ).json();
  return whole.turns;
}

/** Asks, and kills the service at its first step of decoding. */
async function killInMidTurn(replica: Replica, id: string, utterance: string, request: string) {
  const ended = new Promise((resolve) => replica.process.once("exit", resolve));
  const response = await fetch(`${replica.url}api/conversations/${id}/turns`, {
    method: "POST",
    headers: { ...json, accept: "text/event-stream" },
    body: JSON.stringify({ utterance, request_id: request }),
  });
  const reader = response.body?.getReader();
  await reader?.read();
  replica.process.kill("SIGKILL");
  await ended;
  await reader?.cancel().catch(() => {});
}

describe.skipIf(!built)("two services over one PostgreSQL", () => {
  test("share a conversation, also when one is killed in mid-turn", async (context) => {
    if (postgres === undefined) return context.skip();
    const store = postgres.url;
    // At once, so that both create the tables.
    const [left, right] = await Promise.all([startReplica(store), startReplica(store)]);
    const said = ["flights from boston to denver", "on united", "before noon", "nonstop"];
    const id = await begin(left);
    for (const [i, utterance] of said.entries()) {
      await say(i % 2 === 0 ? left : right, id, utterance, `r${i}`);
    }
    const alternated = await turnsOf(right, id);
    expect(alternated.map((turn) => turn.utterance)).toEqual(said);

    // What one service alone says: turns do not depend on who answers them.
    const alone = await begin(right);
    for (const [i, utterance] of said.entries()) await say(right, alone, utterance, `r${i}`);
    const sqlOf = (turns: readonly Turn[]) => turns.map(({ answer }) => answer.sql);
    expect(sqlOf(alternated)).toEqual(sqlOf(await turnsOf(right, alone)));

    await killInMidTurn(left, id, "show me the fares", "killed");
    // The client does not know what became of it, and asks the other one the same again.
    const again = await say(right, id, "show me the fares", "killed");
    expect(again.turn).toBe(5);
    await say(right, id, "the cheapest one", "after");
    const third = await startReplica(store);
    const once = await say(third, id, "show me the fares", "killed");
    expect(once.turn).toBe(5);
    const all = await turnsOf(third, id);
    expect(all.map((turn) => turn.utterance)).toEqual([
      ...said,
      "show me the fares",
      "the cheapest one",
    ]);
    expect(all.map((turn) => turn.turn)).toEqual([1, 2, 3, 4, 5, 6]);

    // Both at once with the same request: one answer, one turn.
    const twice = await Promise.all([right, third].map((one) => say(one, id, "on delta", "same")));
    expect(twice.map((turn) => turn.turn)).toEqual([7, 7]);
    expect(await turnsOf(right, id)).toHaveLength(7);
  });
});
