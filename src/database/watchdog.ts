// Stops synchronous work that takes too long: V8 can interrupt a script from outside, which no
// promise or timer can. Used around the door's parser, whose time can double with nesting.
import { createContext, Script } from "node:vm";
import type { Watchdog } from "./door/independent.ts";

/** By the clock on the wall: a busy machine takes its time over the plainest query. */
const maxParseMs = 5000;

export function createWatchdog(): Watchdog {
  const slot: { work: () => void } = { work: () => {} };
  const context = createContext(slot);
  const script = new Script("work()");
  return <T>(work: () => T): T => {
    const results: T[] = [];
    slot.work = () => {
      results.push(work());
    };
    script.runInContext(context, { timeout: maxParseMs });
    return results[0]!;
  };
}
