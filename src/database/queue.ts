// A cap on concurrent queries: the next ones wait in line, and a full line answers "busy" at once.
import { DatabaseError } from "./database.ts";

export type Queue = {
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
};

export function createQueue(maxConcurrent: number, maxWaiting: number): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function turn(signal: AbortSignal | undefined): Promise<void> {
    if (running < maxConcurrent) {
      running++;
      return;
    }
    if (waiting.length >= maxWaiting) {
      throw new DatabaseError(
        "busy",
        `The database is busy: ${running} queries run and ${waiting.length} wait. Try again shortly.`,
      );
    }
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(aborted());
      };
      waiting.push(start);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  return {
    async run(work, signal) {
      if (signal?.aborted) throw aborted();
      await turn(signal);
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}

export function aborted(): DatabaseError {
  return new DatabaseError("aborted", "The query was cancelled.");
}
