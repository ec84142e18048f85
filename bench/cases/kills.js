// A service that is killed (-9) under load, KILLS times (default 5): four conversations ask as fast as they
// can, the process is killed at a moment nobody chose, a fresh one takes over. Tells how many turns were
// acknowledged, how many of them were lost, and how long a restart took: until /health answers, and
// until a question is answered.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createRandom } from "../../dist/random.js";
import { startService } from "../started-service.js";

const kills = Number(process.env.KILLS ?? 5);
const askers = 4;
const date = "1993-02-05";

/** There is one server, whatever engine its threads choose. */
export const engines = ["-"];

export async function prepare() {
  const folder = mkdtempSync(join(tmpdir(), "segue-kills-"));
  const store = join(folder, "conversations.sqlite");
  let seen;
  return {
    // All kills once, however many rounds others run.
    async measure() {
      seen ??= await killAgainAndAgain(store);
      return Math.max(...seen.health);
    },
    describe: () => ({
      kills: seen.health.length,
      acknowledged: seen.acknowledged,
      lost: seen.lost,
      "slowest /health": whole(Math.max(...seen.health)),
      "median /health": whole(median(seen.health)),
      "slowest answer": whole(Math.max(...seen.answer)),
      "median answer": whole(median(seen.answer)),
    }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function killAgainAndAgain(store) {
  const random = createRandom("kills");
  const seen = { health: [], answer: [], acknowledged: 0, lost: 0 };
  const start = () => startService("--workers", "1", "--store", store);
  let service = await start();
  for (let kill = 0; kill < kills; kill++) {
    const talks = [];
    for (let i = 0; i < askers; i++) talks.push({ id: await begin(service), said: [] });
    const asking = talks.map((talk) => askUntilGone(service, talk));
    const acknowledged = () => talks.reduce((sum, { said }) => sum + said.length, 0);
    while (acknowledged() < 2 * askers) await wait(10);
    await wait(500 * random.next());
    await service.kill();
    await Promise.all(asking);
    seen.acknowledged += acknowledged();

    const began = performance.now();
    service = await start();
    await service.call("GET", "health");
    seen.health.push(performance.now() - began);
    await ask(service, await begin(service), { utterance: "flights from boston to denver" });
    seen.answer.push(performance.now() - began);
    for (const talk of talks) seen.lost += await countLost(service, talk);
  }
  await service.kill();
  return seen;
}

const begin = async (service) => (await service.call("POST", "api/conversations", { date })).id;
const ask = (service, id, body) => service.call("POST", `api/conversations/${id}/turns`, body);

/** What was acknowledged is remembered. */
async function askUntilGone(service, { id, said }) {
  for (;;) {
    const utterance = `turn ${said.length + 1}`;
    try {
      await ask(service, id, { utterance, sql: "SELECT city.city_name FROM city" });
    } catch {
      return;
    }
    said.push(utterance);
  }
}

/** The last turn may have been kept without anybody hearing of it; a page shows the latest hundred. */
async function countLost(service, { id, said }) {
  const { turns } = await service.call("GET", `api/conversations/${id}`);
  const kept = new Set(turns.map((turn) => turn.utterance));
  return said.slice(-99).filter((utterance) => !kept.has(utterance)).length;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const whole = (ms) => Math.round(ms);
