// The vessels of one database: one to begin with, another where a query takes long and the next one
// would have to wait for it.
import type { Vessel } from "./vessel.ts";

export type Crew<V extends Vessel> = {
  take(): Promise<V>;
  giveBack(vessel: V): void;
  /** Ended, and nobody is given it any more. */
  dismiss(vessel: V): void;
  all(): Iterable<V>;
  close(): void;
};

/** How long a query waits for a vessel before another is started. */
const patienceMs = 100;
/** A further vessel that had nothing to do for so long is ended. */
const idleMs = 30_000;

export function createCrew<V extends Vessel>(start: () => Promise<V>, atMost: number): Crew<V> {
  const vessels = new Set<V>();
  const idle: V[] = [];
  const waiting: ((vessel: V) => void)[] = [];
  let starting = 0;
  let closed = false;

  const leave = (vessel: V): void => {
    vessels.delete(vessel);
    const at = idle.indexOf(vessel);
    if (at >= 0) idle.splice(at, 1);
  };
  const add = async (): Promise<V> => {
    starting++;
    try {
      const vessel = await start();
      if (closed) vessel.end();
      vessels.add(vessel);
      vessel.onEnd(() => leave(vessel));
      return vessel;
    } finally {
      starting--;
    }
  };
  const offer = (vessel: V): void => {
    const next = waiting.shift();
    if (next !== undefined) next(vessel);
    else idle.push(vessel);
  };

  return {
    take() {
      const free = idle.pop();
      if (free !== undefined) return Promise.resolve(free);
      if (vessels.size + starting === 0) return add();
      return new Promise((resolve, reject) => {
        const timer = setInterval(() => {
          if (vessels.size + starting >= atMost) return;
          clearInterval(timer);
          waiting.splice(waiting.indexOf(taken), 1);
          add().then(resolve, reject);
        }, patienceMs);
        const taken = (vessel: V): void => {
          clearInterval(timer);
          resolve(vessel);
        };
        waiting.push(taken);
      });
    },
    giveBack(vessel) {
      if (!vessels.has(vessel)) return;
      offer(vessel);
      setTimeout(() => {
        if (!idle.includes(vessel) || vessels.size < 2) return;
        leave(vessel);
        vessel.end();
      }, idleMs).unref();
    },
    dismiss(vessel) {
      leave(vessel);
      vessel.end();
    },
    all: () => vessels,
    close() {
      closed = true;
      for (const vessel of vessels) vessel.end();
    },
  };
}
