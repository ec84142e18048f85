// For tests: a process that works a queue whose jobs only take time.
import { z } from "zod";
import { drain } from "./drain.ts";
import { openLocalQueue } from "./local-queue.ts";
import { openPostgresQueue } from "./postgres-queue.ts";

const spec = z.object({ ms: z.number() });
const place = process.argv[2] ?? "";
const options = { worker: `worker-${process.pid}`, beatMs: 200, staleMs: 2_000 };
const queue = place.startsWith("postgres:")
  ? await openPostgresQueue(place, { ...options, run: process.argv[3] ?? "" })
  : await openLocalQueue(place, options);

await drain(
  queue,
  async (job) => {
    await new Promise((resolve) => setTimeout(resolve, spec.parse(job.spec).ms));
    return { by: process.pid };
  },
  { concurrency: 1, clock: () => performance.now(), idleMs: 200 },
);
await queue.close();
