// An engine that is still being made, for a service that listens meanwhile: whoever asks waits for it.
import type { TurnEngine } from "./turn-engine.ts";

export function engineToCome(making: Promise<TurnEngine>): TurnEngine {
  let made: TurnEngine | undefined;
  let failed = false;
  // Why it cannot be made is told to whoever asks it for anything.
  making.then(
    (engine) => {
      made = engine;
    },
    () => {
      failed = true;
    },
  );
  const own = async <T>(ask: (engine: TurnEngine) => Promise<T>): Promise<T> => ask(await making);
  return {
    for: (values) =>
      engineToCome(
        making.then((engine) => {
          if (engine.for === undefined) throw new Error("this engine takes no values of callers");
          return engine.for(values);
        }),
      ),
    answer: (request, options) => own((engine) => engine.answer(request, options)),
    describe: () => own((engine) => engine.describe()),
    sample: (table) => own((engine) => engine.sample(table)),
    rows: (sql, page) => own((engine) => engine.rows(sql, page)),
    values: (column, prefix) => own((engine) => engine.values(column, prefix)),
    draft: () => own(async (engine) => engine.draft?.()),
    ready: async () => (made === undefined ? false : made.ready()),
    load: () => made?.load() ?? 0,
    close: async () => {
      if (!failed) await making.then((engine) => engine.close()).catch(() => undefined);
    },
  };
}
