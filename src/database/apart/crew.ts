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

/** Where every vessel has been at its query for so long, another is started for whoever waits. */
const longMs = 300;
const lookMs = 50;
/** A further vessel that had nothing to do for so long is ended. */
const idleMs = 30_000;

export function createCrew<V extends Vessel>(start: () => Promise<V>, atMost: number): Crew<V> {
  const vessels = new Set<V>();
  const idle: V[] = [];
  /** Since when a vessel has been in somebody's hands. */
  const since = new Map<V, number>();
  const waiting: ((vessel: V) => void)[] = [];
  let starting = 0;
  let closed = false;

  const leave = (vessel: V): void => {
    vessels.delete(vessel);
    since.delete(vessel);
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
  const hand = (vessel: V): V => {
    since.set(vessel, performance.now());
    return vessel;
  };
  const offer = (vessel: V): void => {
    since.delete(vessel);
    const next = waiting.shift();
    if (next !== undefined) next(hand(vessel));
    else idle.push(vessel);
  };
  /** Not where many small queries only stand in line. */
  const needsAnother = (): boolean => {
    const late = performance.now() - longMs;
    const allLong = [...vessels].every((vessel) => (since.get(vessel) ?? late) <= late);
    return allLong && starting === 0 && vessels.size < atMost;
  };

  return {
    take() {
      const free = idle.pop();
      if (free !== undefined) return Promise.resolve(hand(free));
      if (vessels.size + starting === 0) return add().then(hand);
      return new Promise((resolve, reject) => {
        const timer = setInterval(() => {
          if (!needsAnother()) return;
          clearInterval(timer);
          waiting.splice(waiting.indexOf(taken), 1);
          add().then((vessel) => resolve(hand(vessel)), reject);
        }, lookMs);
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
