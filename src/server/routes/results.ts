// The routes about a turn's rows: any page of them in any order, and all of them as a file. The whole
// result is asked of the database in batches and streamed; nothing is cut off.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRoute } from "@hono/zod-openapi";
import { DatabaseError } from "../../database/database.ts";
import { writeParquet } from "../../database/duckdb/write-parquet.ts";
import { exportPieces, mediaTypes } from "../../display/export.ts";
import type { PageRequest } from "../../display/result-pages.ts";
import type { Conversations } from "../../service/conversations.ts";
import { Problem } from "../../service/problem.ts";
import type { TurnEngine } from "../../service/turn-engine.ts";
import * as schemas from "../schemas.ts";
import { body, ok } from "./responses.ts";
import { checkedRoutes } from "./validation.ts";

export function resultRoutes(conversations: Conversations, engine: TurnEngine) {
  const app = checkedRoutes();
  app.openapi(
    createRoute({
      method: "get",
      operationId: "readRows",
      path: "/conversations/{id}/turns/{turn}/rows",
      summary: "Rows of a turn's result, from any row on, in the order of any column",
      request: { params: schemas.turnPath, query: schemas.rowsQuery },
      responses: ok(schemas.rowsPage, "The rows"),
    }),
    async (c) => {
      const { id, turn } = c.req.valid("param");
      const { offset, limit, sort, descending, count } = c.req.valid("query");
      const page: PageRequest = {
        offset,
        limit,
        count: count === "true",
        ...(sort === undefined
          ? {}
          : { order: { column: sort, descending: descending === "true" } }),
      };
      return c.json(await conversations.rows(c.get("owner"), id, turn, page), 200);
    },
  );
  app.openapi(
    createRoute({
      method: "get",
      operationId: "exportTurn",
      path: "/conversations/{id}/turns/{turn}/export",
      summary: "All rows of a turn's result as CSV, JSON, JSON lines, Markdown or Parquet",
      request: { params: schemas.turnPath, query: schemas.exportQuery },
      responses: { 200: { description: "The file" } },
    }),
    async (c) => {
      const { id, turn } = c.req.valid("param");
      const { format } = c.req.valid("query");
      const { about, batches } = await conversations.wholeResult(c.get("owner"), id, turn);
      const disposition = `attachment; filename="turn-${turn}.${format}"`;
      if (format === "parquet") {
        const bytes = await parquetBytes(exportPieces(batches, "jsonl", about));
        return c.body(bytes, 200, {
          "content-type": "application/vnd.apache.parquet",
          "content-disposition": disposition,
        });
      }
      // The first piece is there before the answer begins: what fails at once is told as a failure.
      const pieces = exportPieces(batches, format, about);
      const first = await pieces.next();
      return c.body(streamOf(first.value ?? "", pieces), 200, {
        "content-type": mediaTypes[format],
        "content-disposition": disposition,
      });
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      operationId: "runSql",
      path: "/sql",
      summary: "Run one SELECT of your own; nothing is kept",
      request: body(schemas.sqlRequest),
      responses: ok(schemas.rowsPage, "Its rows, as they would be shown"),
    }),
    async (c) => {
      const { sql, ...page } = c.req.valid("json");
      return c.json(await engine.rows(sql, page), 200);
    },
  );
  return app;
}

/** A failure in the middle breaks the stream off, so that half a file does not pass for a whole one. */
function streamOf(first: string, rest: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let begun = false;
  return new ReadableStream({
    async pull(controller) {
      if (!begun) {
        begun = true;
        return controller.enqueue(encoder.encode(first));
      }
      const next = await rest.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await rest.return(undefined);
    },
  });
}

async function parquetBytes(lines: AsyncIterable<string>): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), "segue-export-"));
  try {
    const file = join(folder, "result.parquet");
    await writeParquet(lines, file);
    return new Uint8Array(await readFile(file));
  } catch (error) {
    const missing = error instanceof DatabaseError && error.code === "missing-driver";
    if (missing) throw new Problem("conflict", "Parquet needs DuckDB here: @duckdb/node-api.");
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
