// Runs an engine in a child process, so that a query can always be stopped: by the engine's own
// interrupt where it listens, else by killing the process; the next query starts a fresh one.
import { type ChildProcess, fork } from "node:child_process";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Adapter } from "../adapter.ts";
import { DatabaseError, type Dialect, type QueryResult, type Schema } from "../database.ts";
import type { VisibleNames } from "../door/visible.ts";
import { aborted } from "../queue.ts";
import type { EngineKind, Reply, Request } from "./engine.ts";

type Child = {
  readonly process: ChildProcess;
  readonly schema: Schema;
  readonly interruptible: boolean;
  readonly keepsTime: boolean;
};

const openTimeoutMs = 60_000;
/** How long a polite interrupt may take before the process is killed. */
const graceMs = 500;

export async function openInProcess(
  engine: EngineKind,
  dialect: Dialect,
  path: string,
): Promise<Adapter> {
  const name = basename(path);
  let current: Child | undefined;
  let visible: VisibleNames | undefined;

  async function start(): Promise<Child> {
    const child = fork(entry, [], {
      execArgv,
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // An open database must not keep the program running; a running query's timer does.
    child.unref();
    child.channel?.unref();
    child.on("error", () => {});
    child.on("exit", () => {
      if (current?.process === child) current = undefined;
    });
    const give = (): void => void child.kill("SIGKILL");
    try {
      const reply = await ask(child, { kind: "open", engine, path }, name, openTimeoutMs, give);
      if (reply.kind !== "opened") throw new DatabaseError("failed", `${name}: did not open.`);
      const { schema, interruptible, keepsTime } = reply;
      return { process: child, schema, interruptible, keepsTime };
    } catch (error) {
      child.kill("SIGKILL");
      throw error;
    }
  }

  async function ready(): Promise<Child> {
    if (current !== undefined) return current;
    const fresh = await start();
    if (visible !== undefined) fresh.process.send({ kind: "restrict", visible });
    current = fresh;
    return fresh;
  }

  const { schema } = await ready();

  return {
    dialect,
    name,
    namespace: "main",
    concurrency: 1,
    schema: async () => schema,
    restrict(names) {
      visible = names;
      current?.process.send({ kind: "restrict", visible });
    },
    async query(sql, limits, signal): Promise<QueryResult> {
      const child = await ready();
      if (signal?.aborted) throw aborted();
      let reason: "timeout" | "aborted" | undefined;
      let killer: NodeJS.Timeout | undefined;
      const stop = (why: "timeout" | "aborted"): void => {
        reason ??= why;
        if (child.interruptible) child.process.send({ kind: "interrupt" });
        const polite = child.interruptible || (why === "timeout" && child.keepsTime);
        if (polite) killer ??= setTimeout(() => child.process.kill("SIGKILL"), graceMs);
        else child.process.kill("SIGKILL");
      };
      const abort = (): void => stop("aborted");
      signal?.addEventListener("abort", abort, { once: true });
      try {
        const request: Request = { kind: "query", sql, limits };
        const timeout = (): void => stop("timeout");
        const reply = await ask(child.process, request, name, limits.timeoutMs, timeout);
        if (reply.kind !== "result") throw new DatabaseError("failed", `${name}: no result came.`);
        return reply.result;
      } catch (error) {
        if (reason === "aborted") throw aborted();
        if (reason === "timeout") {
          throw new DatabaseError("timeout", `The query was stopped after ${limits.timeoutMs} ms.`);
        }
        throw error;
      } finally {
        clearTimeout(killer);
        signal?.removeEventListener("abort", abort);
      }
    },
    async fingerprint() {
      const { size, mtimeMs } = await stat(path);
      return `${size.toString(16)}-${Math.round(mtimeMs).toString(16)}`;
    },
    async close() {
      const child = current?.process;
      current = undefined;
      child?.kill("SIGKILL");
    },
  };
}

/** One request, one reply; the exit of the process is a reply too. */
function ask(
  child: ChildProcess,
  request: Request,
  name: string,
  timeoutMs: number,
  onTimeout: () => void,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(onTimeout, timeoutMs);
    const done = (): void => {
      clearTimeout(timer);
      child.off("message", answered);
      child.off("exit", ended);
    };
    const answered = (message: unknown): void => {
      if (!isReply(message)) return;
      done();
      if (message.kind === "error") reject(new DatabaseError(message.code, message.message));
      else resolve(message);
    };
    const ended = (): void => {
      done();
      const text = `${name}: the database's process ended in mid-query. Ask again; a fresh one starts.`;
      reject(new DatabaseError("connection", text));
    };
    child.on("message", answered);
    child.on("exit", ended);
    child.send(request, (error) => {
      if (error) ended();
    });
  });
}

function isReply(message: unknown): message is Reply {
  return typeof message === "object" && message !== null && "kind" in message;
}

// Tests run the TypeScript sources, which Node 20 cannot load by itself.
const fromSource = import.meta.url.endsWith(".ts");
const entry = new URL(fromSource ? "./child.worker.ts" : "./child.worker.js", import.meta.url);
const execArgv = fromSource
  ? ["--import", new URL("../../../test/typescript/register.js", import.meta.url).href]
  : [];
