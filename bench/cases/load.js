// The service under load: a real `segue serve`, 200 conversations at once, a turn every 5 seconds in
// each, for 60 s. Turns come from generated interactions. Tells errors, throughput, how long turns and
// /health took, and the server's processor time and memory. LOAD_CONVERSATIONS, LOAD_EVERY (seconds between
// turns), LOAD_SECONDS and LOAD_ARGUMENTS (more flags for the server) change it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { flightsDomain } from "../../dist/domains/flights/domain/index.js";
import { synthesize } from "../../dist/generator/synthesize.js";
import { createRandom } from "../../dist/random.js";
import { startService } from "../started-service.js";

const conversations = Number(process.env.LOAD_CONVERSATIONS ?? 200);
const everyMs = Number(process.env.LOAD_EVERY ?? 5) * 1000;
const lastsMs = Number(process.env.LOAD_SECONDS ?? 60) * 1000;
const extra = (process.env.LOAD_ARGUMENTS ?? "").split(" ").filter(Boolean);
const healthEveryMs = 100;

/** The worker threads choose their own engine; there is one server, not one for each. */
export const engines = ["-"];

export async function prepare() {
  const interactions = [...synthesize(flightsDomain, { interactions: conversations, seed: 21 })];
  const folder = mkdtempSync(join(tmpdir(), "segue-load-"));
  const server = await startService("--store", join(folder, "conversations.sqlite"), ...extra);
  let seen;
  return {
    // One minute once, however many rounds others run.
    async measure() {
      seen ??= await play(server.call, interactions);
      return quantile(seen.turns, 0.5);
    },
    describe: () => ({
      turns: seen.turns.length,
      errors: seen.errors.length === 0 ? 0 : `${seen.errors.length} (${seen.errors[0]})`,
      "turns/s": (seen.turns.length / (seen.tookMs / 1000)).toFixed(1),
      ...Object.fromEntries([0.5, 0.95, 0.99].map((q) => [`p${q * 100}`, shown(seen.turns, q)])),
      "CPU a turn": `${((1000 * seen.cpuSeconds) / seen.turns.length).toFixed(1)} ms`,
      "health p99": shown(seen.health, 0.99),
      "health max": shown(seen.health, 1),
      "MB after each tenth": seen.memory.map((bytes) => Math.round(bytes / 1e6)).join(", "),
    }),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Everybody talks at their own pace until the time is over. */
async function play(call, interactions) {
  const random = createRandom(21);
  const seen = { turns: [], errors: [], health: [], memory: [] };
  const ids = [];
  for (const _ of interactions) {
    ids.push((await call("POST", "api/conversations", { date: "1993-02-05" })).id);
  }
  const began = performance.now();
  const over = began + lastsMs;
  const cpuBefore = await gauge(call, "segue_process_cpu_seconds_total");
  const remember = async () => seen.memory.push(await gauge(call, "segue_resident_memory_bytes"));
  const person = async (interaction, id, offset) => {
    await wait(offset);
    for (let turn = 0; performance.now() < over; turn++) {
      const { utterance } = interaction.turns[turn % interaction.turns.length];
      const asked = performance.now();
      try {
        const { answer } = await call("POST", `api/conversations/${id}/turns`, { utterance });
        if (answer.error) throw new Error(`${answer.error.code}: ${answer.error.message}`);
        seen.turns.push(performance.now() - asked);
      } catch (error) {
        seen.errors.push(error.message);
      }
      await wait(Math.max(0, asked + everyMs - performance.now()));
    }
  };
  const watch = async () => {
    while (performance.now() < over) {
      const asked = performance.now();
      await call("GET", "health").then(
        () => seen.health.push(performance.now() - asked),
        (error) => seen.errors.push(`health: ${error.message}`),
      );
      await wait(healthEveryMs);
    }
  };
  const memory = async () => {
    for (let part = 1; part <= 10; part++) {
      await wait(Math.max(0, began + (part / 10) * lastsMs - performance.now()));
      await remember();
    }
  };
  await Promise.all([
    watch(),
    memory(),
    ...interactions.map((one, i) => person(one, ids[i], random.next() * everyMs)),
  ]);
  seen.cpuSeconds = (await gauge(call, "segue_process_cpu_seconds_total")) - cpuBefore;
  seen.tookMs = performance.now() - began;
  return seen;
}

async function gauge(call, name) {
  const text = await call("GET", "api/metrics");
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
}

function quantile(values, q) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

const shown = (values, q) => `${quantile(values, q).toFixed(1)} ms`;
