// The vessels of one database: one to begin with, and a spare as soon as a query takes long, so that the
// next one need not wait for it.
import type { Vessel } from "./vessel.ts";

export type Crew<V extends Vessel> = {
  take(): Promise<V>;
  giveBack(vessel: V): void;
  /** Ended, and nobody is given it any more. */
  dismiss(vessel: V): void;
  all(): Iterable<V>;
  close(): void;
};

/** A vessel that has been at one query for so long may stay there: a spare is started for the next. */
const longMs = 300;
/** A further vessel that had nothing to do for so long is ended. */
const idleMs = 30_000;

type Waiting<V> = { resolve(vessel: V): void; reject(error: unknown): void };

export function createCrew<V extends Vessel>(start: () => Promise<V>, atMost: number): Crew<V> {
  const vessels = new Set<V>();
  const idle: V[] = [];
  /** What watches a vessel while it is in somebody's hands. */
  const watches = new Map<V, NodeJS.Timeout>();
  const waiting: Waiting<V>[] = [];
  let starting = 0;
  let closed = false;

  const putDown = (vessel: V): void => {
    clearTimeout(watches.get(vessel));
    watches.delete(vessel);
  };
  const leave = (vessel: V): void => {
    vessels.delete(vessel);
    putDown(vessel);
    const at = idle.indexOf(vessel);
    if (at >= 0) idle.splice(at, 1);
    if (waiting.length > 0) startAnother();
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
  const startAnother = (): void => {
    if (closed || starting > 0 || idle.length > 0 || vessels.size >= atMost) return;
    add().then(offer, (error: unknown) => waiting.shift()?.reject(error));
  };
  /** Before anybody asks: who then comes must not wait until it has started. */
  const hand = (vessel: V): V => {
    watches.set(vessel, setTimeout(startAnother, longMs).unref());
    return vessel;
  };
  const offer = (vessel: V): void => {
    putDown(vessel);
    const next = waiting.shift();
    if (next !== undefined) {
      next.resolve(hand(vessel));
      return;
    }
    idle.push(vessel);
    setTimeout(() => {
      if (!idle.includes(vessel) || vessels.size < 2) return;
      leave(vessel);
      vessel.end();
    }, idleMs).unref();
  };

  return {
    take() {
      const free = idle.pop();
      if (free !== undefined) return Promise.resolve(hand(free));
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        if (vessels.size === 0) startAnother();
      });
    },
    giveBack(vessel) {
      if (vessels.has(vessel)) offer(vessel);
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
