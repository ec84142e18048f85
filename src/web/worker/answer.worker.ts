// The worker of a site without a service: fetches model and database once, then answers turns.

import { filesInMemory } from "../../checkpoint/files.ts";
import type { OpenModel } from "../../conversation/interpreter.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { openModelFiles } from "../../open-model-files.ts";
import { createRequestAnswerer, type RequestAnswerer } from "../../service/answer-request.ts";
import { createEngine } from "../../tensor/index.ts";
import type { FromSiteWorker, Site, ToSiteWorker } from "../backend/messages.ts";
import { openSiteCache } from "../backend/site-cache.ts";
import { createDesk } from "./desk.ts";
import { openDroppedFile } from "./dropped-file.ts";
import { fetchAll } from "./fetch-all.ts";

declare const self: DedicatedWorkerGlobalScope;
const send = (message: FromSiteWorker): void => self.postMessage(message);

type OpenSite = { readonly base: string; readonly site: Site };
let site: OpenSite | undefined;
/** The site's own model, and the one for any database once it was needed. */
const models = new Map<string, Promise<OpenModel>>();

async function open(base: string, its: Site): Promise<RequestAnswerer> {
  const opened = { base, site: its };
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

const hear = createDesk({ open, openFile }, send);
self.addEventListener("message", ({ data }: MessageEvent<ToSiteWorker>) => hear(data));
