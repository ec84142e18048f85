// The other side of host.ts: a process that holds one engine and answers one request at a time.
// It may be killed at any moment; it only ever reads.
import { DatabaseError } from "../database.ts";
import type { Engine, EngineKind, Reply, Request } from "./engine.ts";

let engine: Engine | undefined;

process.on("message", (request: Request) => {
  void answer(request);
});
// An engine in mid-query would keep an orphan alive for minutes.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

async function answer(request: Request): Promise<void> {
  try {
    const reply = await perform(request);
    if (reply !== undefined) process.send?.(reply);
  } catch (error) {
    process.send?.(asReply(error));
  }
}

async function perform(request: Request): Promise<Reply | undefined> {
  switch (request.kind) {
    case "open": {
      engine = await openEngine(request.engine, request.path);
      const interruptible = engine.interrupt !== undefined;
      const keepsTime = engine.keepsTime ?? false;
      return { kind: "opened", schema: engine.schema, interruptible, keepsTime };
    }
    case "restrict":
      engine?.restrict?.(request.visible);
      return undefined;
    case "interrupt":
      engine?.interrupt?.();
      return undefined;
    case "query":
      if (engine === undefined) throw new DatabaseError("failed", "No database is open.");
      return { kind: "result", result: await engine.query(request.sql, request.limits) };
  }
}

async function openEngine(kind: EngineKind, path: string): Promise<Engine> {
  switch (kind) {
    case "sqlite": {
      const { openSqliteFileEngine } = await import("../sqlite/file.ts");
      return openSqliteFileEngine(path);
    }
    case "sqlite-native": {
      const { openNativeEngine } = await import("../sqlite-native/engine.ts");
      return openNativeEngine(path);
    }
    case "duckdb":
    case "duckdb-table": {
      const { openDuckdbEngine } = await import("../duckdb/engine.ts");
      return openDuckdbEngine(path, kind === "duckdb-table");
    }
  }
}

function asReply(error: unknown): Reply {
  if (error instanceof DatabaseError) {
    return { kind: "error", code: error.code, message: error.message };
  }
  return { kind: "error", code: "failed", message: String(error) };
}
