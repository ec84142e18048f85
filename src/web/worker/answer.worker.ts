// The worker of a site without a service: fetches model and database once, then answers turns.

import { filesInMemory } from "../../checkpoint/files.ts";
import type { OpenModel } from "../../conversation/interpreter.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { openModelFiles } from "../../open-model-files.ts";
import { createRequestAnswerer, type RequestAnswerer } from "../../service/answer-request.ts";
import { createEngine } from "../../tensor/index.ts";
import type { FromSiteWorker, Site, ToSiteWorker } from "../backend/messages.ts";
import { openSiteCache } from "../backend/site-cache.ts";
import { openDroppedFile } from "./dropped-file.ts";
import { fetchAll } from "./fetch-all.ts";

declare const self: DedicatedWorkerGlobalScope;
const send = (message: FromSiteWorker): void => self.postMessage(message);

let answerer: Promise<RequestAnswerer> | undefined;
const aborts = new Map<number, AbortController>();
type OpenSite = { readonly base: string; readonly site: Site };
let site: OpenSite | undefined;
/** The site's own model, and the one for any database once it was needed. */
const models = new Map<string, Promise<OpenModel>>();

async function open(opened: OpenSite): Promise<RequestAnswerer> {
  site = opened;
  const [bytes = new Uint8Array()] = await fetchFiles(opened, [opened.site.database]);
  const model = await theModel("model", opened, opened.site.model);
  const database = await createSqliteDatabase(bytes, opened.site.databaseName);
  return createRequestAnswerer(model, database);
}

/** A file of the person's own, with the model for any database where the site has one. */
async function openFile(name: string, bytes: Uint8Array): Promise<RequestAnswerer> {
  if (site === undefined) throw new Error("the worker was asked before it was opened");
  const database = await openDroppedFile(name, bytes);
  const { base = site.site.model } = site.site;
  const model = await theModel(site.site.base === undefined ? "model" : "base", site, base);
  await model.interpret(database);
  return createRequestAnswerer(model, database);
}

function theModel(folder: string, opened: OpenSite, paths: readonly string[]): Promise<OpenModel> {
  const known = models.get(folder);
  if (known !== undefined) return known;
  const loading = loadFolder(folder, opened, paths);
  models.set(folder, loading);
  loading.catch(() => models.delete(folder));
  return loading;
}

async function loadFolder(
  folder: string,
  opened: OpenSite,
  paths: readonly string[],
): Promise<OpenModel> {
  const files = await fetchFiles(opened, paths);
  const named = new Map(files.map((file, i) => [paths[i]?.split("/").at(-1) ?? "", file]));
  // One thread: a turn is too small a job to share, and threads need headers few servers send.
  return openModelFiles(
    filesInMemory(folder, named),
    await createEngine({ engine: "wasm", threads: 1 }),
  );
}

async function fetchFiles({ base, site: { version } }: OpenSite, paths: readonly string[]) {
  return fetchAll(
    paths.map((path) => new URL(path, base)),
    await openSiteCache(version),
    (loaded, total) => send({ kind: "loading", loaded, total }),
  );
}

async function answer(message: Exclude<ToSiteWorker, { kind: "open" | "abort" }>) {
  if (answerer === undefined) throw new Error("the worker was asked before it was opened");
  // Before anything is waited for: who stops while the model loads is heard, too.
  const abort = new AbortController();
  aborts.set(message.id, abort);
  const ready = await answerer;
  switch (message.kind) {
    case "answer":
      return ready.answer(message.request, {
        signal: abort.signal,
        onStep: (step) => send({ kind: "step", id: message.id, step }),
      });
    case "use": {
      // The one before goes on answering where the file cannot be opened.
      const next = await openFile(message.name, message.bytes);
      answerer = Promise.resolve(next);
      return next.describe();
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
    answerer = open({ base: data.base, site: data.site });
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
