// A process of its own that loads one model and tells how long that took.
import { openModel } from "../../shipped/open-model.ts";

export type LoadTimes = {
  /** Milliseconds from the folder to a model ready to answer, its engine included. */
  readonly load: number;
  /** Milliseconds of processor time in it, all threads together: what a busy machine cannot blur. */
  readonly processor: number;
  /** Milliseconds since the process began: with Node's own start and the code's. */
  readonly process: number;
};

const since = performance.now();
const before = process.cpuUsage();
const model = await openModel(process.argv[2] ?? "");
const now = performance.now();
const { user, system } = process.cpuUsage(before);
const processor = (user + system) / 1000;
process.send?.({ load: now - since, processor, process: now } satisfies LoadTimes);
await model.close();
process.disconnect?.();
