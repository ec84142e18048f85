// One holder at a time for a file, among all processes of a machine, also after one was killed: the
// lock names its holder, and a holder that is gone holds nothing. A symbolic link carries that name,
// because making one is a single step that either happens or finds another there.
import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { hostname } from "node:os";
import { threadId } from "node:worker_threads";

export type FileLock = {
  /** Undefined once it is held; else who holds it after all that waiting, for people. */
  acquire(waitMs: number): string | undefined;
  release(): void;
};

type Holder = { readonly host: string; readonly pid: number; readonly started: string };

const pauseMs = 5;

export function createFileLock(path: string): FileLock {
  const own = `${hostname()}/${process.pid}/${startOf(process.pid)}/${threadId}`;

  const take = (): boolean => {
    try {
      symlinkSync(own, path);
      return true;
    } catch (error) {
      if (codeOf(error) === "EEXIST") return false;
      throw error;
    }
  };

  /** Whoever holds it was killed: moved aside first, so that of two who see it one clears it. */
  const clear = (found: string): void => {
    const aside = `${path}.${randomUUID()}`;
    try {
      renameSync(path, aside);
    } catch (error) {
      if (codeOf(error) === "ENOENT") return;
      throw error;
    }
    const moved = holderText(aside);
    rmSync(aside, { recursive: true, force: true });
    // Somebody had taken it in between: it is theirs.
    if (moved !== found && moved !== undefined) symlinkSync(moved, path);
  };

  return {
    acquire(waitMs) {
      const deadline = performance.now() + waitMs;
      for (;;) {
        if (take()) return undefined;
        const found = holderText(path);
        if (found === undefined) continue;
        const holder = parseHolder(found);
        if (holder === undefined || isGone(holder)) clear(found);
        else if (performance.now() > deadline) return `process ${holder.pid} on ${holder.host}`;
        else pause(pauseMs);
      }
    },
    release: () => rmSync(path, { force: true }),
  };
}

/** Undefined where there is nothing any more; "" for what is no lock of ours. */
function holderText(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch (error) {
    return codeOf(error) === "ENOENT" ? undefined : "";
  }
}

function parseHolder(text: string): Holder | undefined {
  const [host = "", pid = "", started = ""] = text.split("/");
  return /^\d+$/.test(pid) ? { host, pid: Number(pid), started } : undefined;
}

/** Of another machine nothing is known: its holders are believed. */
function isGone({ host, pid, started }: Holder): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
  // Numbers of processes come round again.
  return startOf(pid) !== started;
}

/** When a process began, where the system tells; it does not change while it lives. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
