// A worker that answers turns in the browser: about the site's own database, fetched once with its
// model, or about files that a person dropped onto the page.
import { filesInMemory } from "../../checkpoint/files.ts";
import type { OpenModel } from "../../conversation/interpreter.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { joinArrays } from "../../join-arrays.ts";
import { checkDomainFile, type DomainFile } from "../../learn/domain/domain-file.ts";
import { createRequestAnswerer, type RequestAnswerer } from "../../service/answer-request.ts";
import { openModelFiles } from "../../shipped/open-model-files.ts";
import { createEngine } from "../../tensor/index.ts";
import type {
  DroppedFile,
  FromSiteWorker,
  LoadingProgress,
  ToSiteWorker,
} from "../backend/messages.ts";
import { openSiteCache } from "../backend/site-cache.ts";
import { createDesk, type OpenFiles, type OwnPart, type SiteSource } from "./desk.ts";
import { openDroppedFiles } from "./dropped-file.ts";

declare const self: DedicatedWorkerGlobalScope;
const send = (message: FromSiteWorker): void => self.postMessage(message);
const tellOf =
  (of: LoadingProgress["of"]) =>
  (loaded: number, total: number): void =>
    send({ kind: "loading", of, loaded, total });

async function openOwn(opened: SiteSource, own: OwnPart): Promise<RequestAnswerer> {
  const [bytes = new Uint8Array()] = await fetchFiles(opened, [own.database]);
  const model = await loadModel(opened, own.model);
  const database = await createSqliteDatabase(bytes, own.databaseName);
  return createRequestAnswerer(model, database);
}

async function openFiles(opened: SiteSource, files: readonly DroppedFile[]): Promise<OpenFiles> {
  const database = await openDroppedFiles(files, tellOf("rows"));
  return {
    async answerIn(words) {
      const own = words && checkDomainFile(words, "the words");
      const model = await loadModel(opened, opened.site.base, own);
      tellOf("values")(0, 1);
      await model.interpret(database);
      return createRequestAnswerer(model, database);
    },
  };
}

async function loadModel(
  opened: SiteSource,
  paths: readonly string[],
  words?: DomainFile,
): Promise<OpenModel> {
  const files = await fetchFiles(opened, paths);
  const named = new Map(files.map((file, i) => [paths[i]?.split("/").at(-1) ?? "", file]));
  // One thread: a turn is too small a job to share, and threads need headers few servers send.
  return openModelFiles(
    filesInMemory("model", named),
    await createEngine({ engine: "wasm", threads: 1 }),
    words,
  );
}

async function fetchFiles({ base, site: { version } }: SiteSource, paths: readonly string[]) {
  return fetchAll(
    paths.map((path) => new URL(path, base)),
    version === null ? undefined : await openSiteCache(version),
    tellOf("bytes"),
  );
}

const hear = createDesk({ openOwn, openFiles }, send);
self.addEventListener("message", ({ data }: MessageEvent<ToSiteWorker>) => hear(data));

/** Through the site's cache; tells how far it is over all of them together. */
async function fetchAll(
  addresses: readonly URL[],
  cache: Cache | undefined,
  onProgress: (loaded: number, total: number) => void,
): Promise<Uint8Array[]> {
  let loaded = 0;
  let total = 0;
  const fetchOne = async (address: URL): Promise<Uint8Array> => {
    const response = (await cache?.match(address)) ?? (await fetchFresh(address, cache));
    // Absent, or of the compressed file, on some servers: good enough for a progress bar.
    total += Number(response.headers.get("content-length") ?? 0);
    const chunks: Uint8Array[] = [];
    const reader = response.body?.getReader();
    for (;;) {
      const chunk = await reader?.read();
      if (chunk?.value === undefined) break;
      chunks.push(chunk.value);
      loaded += chunk.value.length;
      onProgress(loaded, Math.max(total, loaded));
    }
    return joinArrays(Uint8Array, chunks);
  };
  return Promise.all(addresses.map(fetchOne));
}

async function fetchFresh(address: URL, cache: Cache | undefined): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address.pathname}: the site's server answered ${response.status}`);
  }
  // Where there is no room to keep it, the page still works; it only needs its network again.
  cache?.put(address, response.clone()).catch(() => {});
  return response;
}
