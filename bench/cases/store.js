// The store of conversations by itself: typical turns written by many at once, for some seconds. Tells
// turns a second, how long a write took, and the bytes a turn takes. STORE_URL names a PostgreSQL server
// (else a file), STORE_WRITERS how many write at once, STORE_SECONDS for how long.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../dist/server/store/open.js";

const url = process.env.STORE_URL;
const writers = Number(process.env.STORE_WRITERS ?? 16);
const lastsMs = Number(process.env.STORE_SECONDS ?? 10) * 1000;
const rowsOfTurn = 30;
const turnsOfConversation = 5;

export const engines = ["-"];

/** Thirty rows of six columns, forty steps of decoding over thirty words. */
function typicalTurn(turn, requestId) {
  const rows = Array.from({ length: rowsOfTurn }, (_, i) => [
    i,
    "Seattle (SEA)",
    "7:45 am",
    1,
    "daily",
    "AA",
  ]);
  const attention = Array.from({ length: 30 }, (_, i) => 1 / (i + 2));
  const step = {
    text: "flight.airline_code = 'AA'",
    start: 0,
    end: 26,
    from: "vocabulary",
    turn,
    probability: 0.9,
  };
  const word = { text: "flights", turn, start: 0, end: 7 };
  const answer = {
    turn,
    utterance: "flights from seattle to boston",
    values: [],
    sql: "SELECT ".repeat(60),
    columns: ["a", "b", "c", "d", "e", "f"],
    rows,
    row_count: rowsOfTurn,
    truncated: false,
    confidence: 0.9,
    paraphrase: "flights from Seattle to Boston",
    alternatives: [],
    ms: 50,
    provenance: Array.from({ length: 40 }, () => ({ ...step, attention })),
    attended: Array.from({ length: 30 }, () => word),
  };
  return { turn, requestId, utterance: answer.utterance, answer, edited: false, confirmed: false };
}

export async function prepare() {
  const folder = mkdtempSync(join(tmpdir(), "segue-store-"));
  const path = join(folder, "store.sqlite");
  const store = await openStore(url ?? path);
  const took = [];
  let turns = 0;
  let tookMs = 0;
  const talk = async (writer, until) => {
    for (let n = 0; performance.now() < until; n++) {
      const id = `bench-${process.pid}-${writer}-${n}`;
      const times = { createdAt: n, updatedAt: n };
      await store.create({ id, owner: "bench", title: "t", date: "1993-02-05", ...times });
      for (let turn = 1; turn <= turnsOfConversation; turn++) {
        const asked = performance.now();
        await store.outline("bench", id);
        await store.append("bench", id, typicalTurn(turn, `r${turn}`), n);
        took.push(performance.now() - asked);
        turns++;
      }
    }
  };
  return {
    async measure() {
      if (turns === 0) {
        const began = performance.now();
        await Promise.all(Array.from({ length: writers }, (_, i) => talk(i, began + lastsMs)));
        tookMs = performance.now() - began;
      }
      return quantile(took, 0.5);
    },
    describe: () => ({
      turns,
      "turns/s": (turns / (tookMs / 1000)).toFixed(0),
      p95: `${quantile(took, 0.95).toFixed(1)} ms`,
      "bytes a turn":
        url === undefined ? Math.round(statSync(path).size / turns) : "ask the server",
    }),
    async close() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function quantile(values, q) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}
