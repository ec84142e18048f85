// The queue that an address names: a folder, or a PostgreSQL server that several machines share.
import { hostname } from "node:os";
import { openLocalQueue } from "./local-queue.ts";
import { openPostgresQueue } from "./postgres-queue.ts";
import type { JobQueue } from "./queue.ts";

export const isServer = (address: string): boolean => address.startsWith("postgres");

/** `run`: whose jobs on a server; those of all runs where it is empty. */
export function openQueue(address: string, run: string): Promise<JobQueue> {
  const worker = `${hostname()}-${process.pid}`;
  return isServer(address)
    ? openPostgresQueue(address, { run, worker })
    : openLocalQueue(address, { worker });
}
