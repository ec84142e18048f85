// The backend with no service behind it: the service's own logic, in this page, over the browser's
// database and a worker.

import { exportPieces, mediaTypes } from "../../display/export.ts";
import { describeBody, summary } from "../../service/bodies.ts";
import { createConversations } from "../../service/conversations.ts";
import { Problem } from "../../service/problem.ts";
import type {
  ConversationStore,
  StoredTurn,
  ConversationPage as StoredWithTurns,
} from "../../service/store.ts";
import { maxTurns, type ServiceClock } from "../../service/take-turn.ts";
import type { TurnEngine } from "../../service/turn-engine.ts";
import { readSpec } from "../reading/chart-spec.ts";
import type { Backend, ConversationWithTurns, Turn } from "./backend.ts";
import { BackendError } from "./backend-error.ts";

const owner = "local";

export function createLocalBackend(
  store: ConversationStore,
  engine: TurnEngine,
  clock: ServiceClock,
): Backend {
  const conversations = createConversations(store, engine, clock);
  return {
    remote: false,
    list: () => told(async () => (await conversations.list(owner)).map(summary)),
    create: (wanted) => told(async () => whole(await conversations.create(owner, wanted))),
    read: (id) => told(async () => whole(await conversations.read(owner, id, { limit: maxTurns }))),
    rename: (id, title) => told(async () => void (await conversations.rename(owner, id, title))),
    remove: (id) => told(() => conversations.delete(owner, id)),
    fork: (id, turn) => told(async () => whole(await conversations.fork(owner, id, { turn }))),
    ask: (id, question, options) =>
      told(async () => toTurn(await conversations.ask(owner, id, question, options))),
    undo: (id) => told(async () => whole(await conversations.undo(owner, id))),
    change: (id, turn, wanted) =>
      told(async () => toTurn(await conversations.change(owner, id, turn, wanted))),
    sql: (sql, page) => told(() => engine.rows(sql, page)),
    rows: (id, turn, page) => told(() => conversations.rows(owner, id, turn, page)),
    export: (id, turn, format) =>
      told(async () => {
        if (format === "parquet") throw noParquet();
        const { about, batches } = await conversations.wholeResult(owner, id, turn);
        const pieces: string[] = [];
        for await (const piece of exportPieces(batches, format, about)) pieces.push(piece);
        return new Blob(pieces, { type: mediaTypes[format] });
      }),
    corrections: () =>
      told(async () => {
        const lines: string[] = [];
        for await (const line of conversations.corrections(owner)) {
          lines.push(`${JSON.stringify(line)}\n`);
        }
        return new Blob(lines, { type: "application/x-ndjson" });
      }),
    describe: () => told(async () => describeBody(await engine.describe())),
    sample: (table) =>
      told(async () => {
        const sample = await engine.sample(table);
        if (sample === undefined) throw new Problem("not-found", "There is no such table.");
        return sample;
      }),
    values: (column, prefix) => told(async () => (await engine.values(column, prefix)) ?? []),
  };
}

/** The service's problems, as the page knows them from HTTP. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw new BackendError("refused", error.code, error.message);
    throw error;
  }
}

const noParquet = (): BackendError =>
  new BackendError("refused", "conflict", "This page writes no Parquet. Take CSV or JSON.");

const whole = (stored: StoredWithTurns): ConversationWithTurns => ({
  ...summary(stored),
  turns: stored.turns.map(toTurn),
});

const toTurn = ({ requestId: _, chart, ...turn }: StoredTurn): Turn => {
  const spec = readSpec(chart);
  return spec === undefined ? turn : { ...turn, chart: spec };
};
