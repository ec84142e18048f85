// A question to a database nobody taught, as a user waits for it: from words to rows, with the shipped
// base and one portable thread. The median over generated conversations about a database of fifteen
// tables, put together from drafted ones; beside it, one of sixty.
import { fileURLToPath } from "node:url";
import { openConversation } from "../../dist/conversation/walk.js";
import { createSqliteDatabase } from "../../dist/database/sqlite/adapter.js";
import { databaseBytes } from "../../dist/database/sqlite/database-bytes.js";
import { synthesize } from "../../dist/generator/synthesize.js";
import { draftWorld } from "../../dist/learn/compile/draft-world.js";
import { makeWorld } from "../../dist/learn/worlds/make-world.js";
import { themes } from "../../dist/learn/worlds/themes.js";
import { createRandom } from "../../dist/random.js";
import { openModel } from "../../dist/shipped/open-model.js";
import { createEngine } from "../../dist/tensor/index.js";

const base = fileURLToPath(new URL("../../models/base", import.meta.url));
const today = "2026-01-01";
const CONVERSATIONS = 12;

export const engines = ["wasm"];

export async function prepare({ engine: kind }) {
  const model = await openModel(base, await createEngine({ engine: kind, threads: 1 }));
  const [fifteen, sixty] = [await databaseOf(15), await databaseOf(60)];
  let parts = {};
  return {
    measure: async () => {
      const [times, many] = [await ask(model, fifteen), await ask(model, sixty)];
      parts = {
        turns: times.length,
        "90% under ms": at(times, 0.9).toFixed(1),
        "sixty tables ms": at(many, 0.5).toFixed(1),
      };
      return at(times, 0.5);
    },
    describe: () => parts,
    close: async () => {
      await fifteen.database.close();
      await sixty.database.close();
      await model.close();
    },
  };
}

/** Drafted databases in one file, as many as have no table in common, until there are so many tables. */
async function databaseOf(wanted) {
  const names = new Set();
  const statements = [];
  for (let i = 0; names.size < wanted; i++) {
    const world = makeWorld(createRandom(`world/1/${i}`), themes[i % themes.length]);
    const tables = world.flatMap((sql) => /^CREATE TABLE ("[^"]+")/.exec(sql)?.[1] ?? []);
    if (tables.some((name) => names.has(name.toLowerCase()))) continue;
    if (names.size + tables.length > wanted + 2) continue;
    for (const name of tables) names.add(name.toLowerCase());
    statements.push(...world);
  }
  const database = await createSqliteDatabase(await databaseBytes(statements), "bench");
  const { world } = await draftWorld(database);
  return { database, talks: [...synthesize(world, { interactions: CONVERSATIONS, seed: 3 })] };
}

/** Milliseconds of each turn, sorted. */
async function ask(model, { database, talks }) {
  const times = [];
  for (const { turns } of talks) {
    const conversation = await openConversation({ model, database, date: today });
    for (const { utterance } of turns) {
      const start = performance.now();
      await conversation.ask(utterance);
      times.push(performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b);
}

const at = (sorted, share) => sorted[Math.floor(share * sorted.length)] ?? 0;
