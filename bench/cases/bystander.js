// A bystander while two queries run that no limit inside SQLite can stop: how long their questions and
// /health take until the hostile ones have ended, ROUNDS times (default 3) over.
import { setTimeout as wait } from "node:timers/promises";
import { startService } from "../started-service.js";

const rounds = Number(process.env.ROUNDS ?? 3);
const date = "1993-02-05";
/** One step of its machine, which looks at no clock. */
const hostile =
  "WITH RECURSIVE s(n, x) AS (SELECT 1, 'a' UNION ALL SELECT n + 1, x || x FROM s WHERE n < 24) " +
  "SELECT instr(x, substr(x, 1, 4000000) || 'b') FROM s WHERE n = 24";
const questions = ["on united", "before noon", "on delta", "from boston to denver", "after 6 pm"];

/** There is one server, whatever engine its threads choose. */
export const engines = ["-"];

export async function prepare() {
  const service = await startService("--workers", "2", "--store", ":memory:");
  let seen;
  return {
    async measure() {
      seen ??= await watch(service);
      return Math.max(...seen.turns);
    },
    describe: () => ({
      turns: seen.turns.map(Math.round).join(", "),
      "slowest /health": Math.round(Math.max(...seen.health)),
      ended: seen.ended.join(", "),
      "hostile took": seen.hostile.map(Math.round).join(", "),
      "resident MB": Math.round(seen.resident / 1e6),
    }),
    close: () => service.close(),
  };
}

async function watch({ call }) {
  const seen = { turns: [], health: [], hostile: [], ended: [], resident: 0 };
  const timed = async (times, work) => {
    const began = performance.now();
    const result = await work;
    times.push(performance.now() - began);
    return result;
  };
  const begin = async () => (await call("POST", "api/conversations", { date })).id;
  const say = (id, body) => call("POST", `api/conversations/${id}/turns`, body);
  for (let round = 0; round < rounds; round++) {
    const bystander = await begin();
    await say(bystander, { utterance: "flights from boston to denver" });
    let running = 2;
    const attack = async () => {
      const { answer } = await timed(
        seen.hostile,
        say(await begin(), { utterance: "x", sql: hostile }),
      );
      seen.ended.push(answer.error?.code ?? "no error");
      running--;
    };
    const attacks = [attack(), attack()];
    await wait(200);
    const health = (async () => {
      for (; running > 0; await wait(50)) await timed(seen.health, call("GET", "health"));
    })();
    for (let i = 0; running > 0 && i < questions.length; i++) {
      await timed(seen.turns, say(bystander, { utterance: questions[i] }));
    }
    await Promise.all([...attacks, health]);
  }
  const metrics = await call("GET", "api/metrics");
  seen.resident = Number(/^segue_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  return seen;
}
