// The engine's side: opens one engine and answers one request after the other. Whatever this runs in
// may be ended at any moment; it only ever reads.
import { DatabaseError } from "../database.ts";
import type { DatabaseEngine, EngineKind, Reply, Request } from "./engine.ts";

/** `stopped`: whether the one who asked has given up, where that can be seen while working. */
export function serveEngine(
  send: (reply: Reply) => void,
  stopped: () => boolean,
): (request: Request) => Promise<void> {
  let engine: DatabaseEngine | undefined;

  const perform = async (request: Request): Promise<Reply | undefined> => {
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
      case "query": {
        if (engine === undefined) throw new DatabaseError("failed", "No database is open.");
        const result = await engine.query(request.sql, request.limits, stopped);
        return { kind: "result", result, worn: engine.worn ?? false };
      }
      default:
        return request satisfies never;
    }
  };

  return async (request) => {
    try {
      const reply = await perform(request);
      if (reply !== undefined) send(reply);
    } catch (error) {
      send(asReply(error, engine?.worn ?? false));
    }
  };
}

async function openEngine(kind: EngineKind, path: string): Promise<DatabaseEngine> {
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
    default:
      return kind satisfies never;
  }
}

function asReply(error: unknown, worn: boolean): Reply {
  const known = error instanceof DatabaseError;
  const message = known ? error.message : String(error);
  return { kind: "error", code: known ? error.code : "failed", message, worn };
}
