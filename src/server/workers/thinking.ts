// Whether a worker thinks or only waits for its database: while it waits it can think about something
// else, so that one long query does not hold up the next person.
import type { Database } from "../../database/database.ts";

export type Thinking = {
  about<T>(work: () => Promise<T>): Promise<T>;
  /** The same database; whoever waits for it is not thinking. */
  asideFrom(database: Database): Database;
};

/** Most queries take less, and their worker is not disturbed. */
const longMs = 50;

/** `onFree` is called when everything under way waits for the database, and has for a while. */
export function createThinking(onFree: () => void): Thinking {
  let thoughts = 0;
  let waiting = 0;
  const tellIfFree = (): void => {
    if (thoughts === 0 && waiting > 0) onFree();
  };
  return {
    async about(work) {
      thoughts++;
      try {
        return await work();
      } finally {
        thoughts--;
        tellIfFree();
      }
    },
    asideFrom: (database) => ({
      ...database,
      async query(sql, options) {
        thoughts--;
        waiting++;
        const timer = setTimeout(tellIfFree, longMs);
        try {
          return await database.query(sql, options);
        } finally {
          clearTimeout(timer);
          waiting--;
          thoughts++;
        }
      },
    }),
  };
}
