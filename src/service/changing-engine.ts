// One engine after another under one name: whoever asks always gets the newest. An older one finishes
// what it was asked before it is closed.
import type { TurnEngine } from "./turn-engine.ts";

export type ChangingEngine = { readonly engine: TurnEngine; change(next: TurnEngine): void };

const lookMs = 250;
/** One that is still busy then is closed all the same. */
const graceMs = 30_000;

export function changingEngine(first: TurnEngine): ChangingEngine {
  let current = first;
  let closed = false;
  const leaving = new Set<TurnEngine>();
  const closeWhenIdle = (engine: TurnEngine, waited = 0): void => {
    if (!leaving.has(engine)) return;
    if (engine.load() > 0 && waited < graceMs) {
      setTimeout(() => closeWhenIdle(engine, waited + lookMs), lookMs).unref();
      return;
    }
    leaving.delete(engine);
    void engine.close();
  };
  return {
    engine: {
      answer: (request, options) => current.answer(request, options),
      describe: () => current.describe(),
      sample: (table) => current.sample(table),
      rows: (sql, page) => current.rows(sql, page),
      values: (column, prefix) => current.values(column, prefix),
      draft: async () => current.draft?.(),
      ready: () => current.ready(),
      load: () => current.load(),
      async close() {
        closed = true;
        const all = [current, ...leaving];
        leaving.clear();
        await Promise.all(all.map((engine) => engine.close()));
      },
    },
    change(next) {
      // It was being made when all were closed: nobody would ever close it, and it would keep the process.
      if (closed) return void next.close();
      leaving.add(current);
      const before = current;
      current = next;
      closeWhenIdle(before);
    },
  };
}
