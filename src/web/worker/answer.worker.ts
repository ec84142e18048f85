// The worker of a site without a service: fetches model and database once, then answers turns.
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { openModel } from "../../open-model.ts";
import { createRequestAnswerer, type RequestAnswerer } from "../../service/answer-request.ts";
import { createEngine } from "../../tensor/index.ts";
import type { FromSiteWorker, Site, ToSiteWorker } from "../backend/messages.ts";
import { openSiteCache } from "../backend/site-cache.ts";
import { fetchAll } from "./fetch-all.ts";
import { addFile } from "./virtual-files.ts";

declare const self: DedicatedWorkerGlobalScope;
const send = (message: FromSiteWorker): void => self.postMessage(message);

let answerer: Promise<RequestAnswerer> | undefined;
const aborts = new Map<number, AbortController>();
const folder = "model";

async function open(base: string, site: Site): Promise<RequestAnswerer> {
  const paths = [...site.model, site.database];
  const files = await fetchAll(
    paths.map((path) => new URL(path, base)),
    await openSiteCache(site.version),
    (loaded, total) => send({ kind: "loading", loaded, total }),
  );
  const bytes = files.pop() ?? new Uint8Array();
  files.forEach((file, i) => {
    const name = paths[i]?.split("/").at(-1);
    addFile(`${folder}/${name}`, file);
  });
  // One thread: a turn is too small a job to share, and threads need headers few servers send.
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  const model = await openModel(folder, engine);
  const database = await createSqliteDatabase(bytes, site.databaseName);
  return createRequestAnswerer(model, database);
}

async function answer(message: Exclude<ToSiteWorker, { kind: "open" | "abort" }>) {
  if (answerer === undefined) throw new Error("the worker was asked before it was opened");
  const ready = await answerer;
  switch (message.kind) {
    case "answer": {
      const abort = new AbortController();
      aborts.set(message.id, abort);
      return ready.answer(message.request, {
        signal: abort.signal,
        onStep: (step) => send({ kind: "step", id: message.id, step }),
      });
    }
    case "describe":
      return ready.describe();
    case "sample":
      return ready.sample(message.table);
    case "rows":
      return ready.rows(message.sql, message.page);
    case "values":
      return ready.values(message.column, message.prefix);
    default:
      return message satisfies never;
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

self.addEventListener("message", ({ data }: MessageEvent<ToSiteWorker>) => {
  if (data.kind === "abort") return aborts.get(data.id)?.abort();
  if (data.kind === "open") {
    answerer = open(data.base, data.site);
    answerer.then(
      () => send({ kind: "ready" }),
      (error: unknown) => send({ kind: "broken", message: messageOf(error) }),
    );
    return;
  }
  const { id } = data;
  answer(data)
    .then((result) => send({ kind: "done", id, result }))
    .catch((error: unknown) => send({ kind: "failed", id, message: messageOf(error) }))
    .finally(() => aborts.delete(id));
});
