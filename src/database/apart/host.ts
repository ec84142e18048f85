// Runs an engine apart, so that a query can always be stopped: by the engine itself where it listens
// or keeps its time, else by ending what it runs in; the next query starts afresh.
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Adapter } from "../adapter.ts";
import {
  DatabaseError,
  type Dialect,
  type QueryLimits,
  type QueryResult,
  stoppedAfter,
} from "../database.ts";
import type { VisibleNames } from "../door/visible.ts";
import { aborted } from "../queue.ts";
import { createCrew } from "./crew.ts";
import type { EngineKind, Reply, Request } from "./engine.ts";
import { startVessel, type Vessel, type VesselKind } from "./vessel.ts";

type Opened = Extract<Reply, { kind: "opened" }>;
type OpenVessel = Vessel & Pick<Opened, "schema" | "interruptible" | "keepsTime">;

export type HostOptions = {
  readonly engine: EngineKind;
  readonly dialect: Dialect;
  readonly path: string;
  readonly vessel: VesselKind;
  /** Queries at once: so many threads or processes, each with the database open. */
  readonly atOnce: number;
  /** Where the file's size and time do not do. */
  readonly fingerprint?: () => Promise<string>;
};

const openTimeoutMs = 60_000;
/** How long a query that was asked to stop may take before its vessel is ended. */
const graceMs = 500;

export async function openApart(options: HostOptions): Promise<Adapter> {
  const { engine, dialect, path, atOnce } = options;
  const name = basename(path);
  let visible: VisibleNames | undefined;

  const start = async (): Promise<OpenVessel> => {
    const vessel = startVessel(options.vessel);
    try {
      const request: Request = { kind: "open", engine, path };
      const reply = await ask(vessel, request, {
        name,
        timeoutMs: openTimeoutMs,
        onTimeout: () => vessel.end(),
      });
      if (reply.kind === "error") throw new DatabaseError(reply.code, reply.message);
      if (reply.kind !== "opened") throw new DatabaseError("failed", `${name}: did not open.`);
      const { schema, interruptible, keepsTime } = reply;
      if (visible !== undefined) vessel.send({ kind: "restrict", visible });
      return { ...vessel, schema, interruptible, keepsTime };
    } catch (error) {
      vessel.end();
      throw error;
    }
  };
  const crew = createCrew(start, atOnce);

  const first = await crew.take();
  const { schema } = first;
  crew.giveBack(first);

  const run = async (
    vessel: OpenVessel,
    sql: string,
    limits: QueryLimits,
    signal: AbortSignal | undefined,
  ): Promise<QueryResult> => {
    let reason: "timeout" | "aborted" | undefined;
    let killer: NodeJS.Timeout | undefined;
    const stop = (why: "timeout" | "aborted"): void => {
      reason ??= why;
      if (vessel.interruptible) vessel.send({ kind: "interrupt" });
      const heard = vessel.raiseStop() || vessel.interruptible;
      const polite = heard || (why === "timeout" && vessel.keepsTime);
      if (polite) killer ??= setTimeout(() => crew.dismiss(vessel), graceMs);
      else crew.dismiss(vessel);
    };
    const abort = (): void => stop("aborted");
    signal?.addEventListener("abort", abort, { once: true });
    try {
      const request: Request = { kind: "query", sql, limits };
      const reply = await ask(vessel, request, {
        name,
        timeoutMs: limits.timeoutMs,
        onTimeout: () => stop("timeout"),
      });
      // What a query that failed left behind is as large as what another leaves.
      if ("worn" in reply && reply.worn) crew.dismiss(vessel);
      if (reply.kind === "error") throw new DatabaseError(reply.code, reply.message);
      if (reply.kind !== "result") throw new DatabaseError("failed", `${name}: no result came.`);
      return reply.result;
    } catch (error) {
      if (reason === "aborted") throw aborted();
      if (reason === "timeout") {
        throw stoppedAfter(limits.timeoutMs);
      }
      throw error;
    } finally {
      clearTimeout(killer);
      vessel.lowerStop();
      signal?.removeEventListener("abort", abort);
    }
  };

  return {
    dialect,
    name,
    namespace: "main",
    concurrency: atOnce,
    schema: async () => schema,
    restrict(names) {
      visible = names;
      for (const vessel of crew.all()) vessel.send({ kind: "restrict", visible });
    },
    async query(sql, limits, signal) {
      if (signal?.aborted) throw aborted();
      const vessel = await crew.take();
      try {
        return await run(vessel, sql, limits, signal);
      } finally {
        crew.giveBack(vessel);
      }
    },
    fingerprint: options.fingerprint ?? (() => fileFingerprint(path)),
    close: async () => crew.close(),
  };
}

/** One request, one reply; the end of the vessel is a reply too. */
function ask(
  vessel: Vessel,
  request: Request,
  { name, timeoutMs, onTimeout }: { name: string; timeoutMs: number; onTimeout: () => void },
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(onTimeout, timeoutMs);
    vessel.keepProgram(true);
    const done = (): void => {
      clearTimeout(timer);
      vessel.onReply(undefined);
      forget();
      vessel.keepProgram(false);
    };
    vessel.onReply((reply) => {
      done();
      resolve(reply);
    });
    const forget = vessel.onEnd(() => {
      done();
      const text = `${name}: the database's process ended in mid-query. Ask again; a fresh one starts.`;
      reject(new DatabaseError("connection", text));
    });
    vessel.send(request);
  });
}

async function fileFingerprint(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return `${size.toString(16)}-${Math.round(mtimeMs).toString(16)}`;
}
