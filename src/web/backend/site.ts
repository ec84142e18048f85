// Opens a site without a service: its worker, its store, and what keeps it whole without a network.

import { localDay } from "../../dates/local-day.ts";
import { newId } from "../state/new-id.ts";
import type { Backend } from "./backend.ts";
import { openDocuments } from "./indexed-db.ts";
import { createKeyedStore } from "./keyed-store.ts";
import { createLocalBackend } from "./local.ts";
import type { LoadingProgress, Site } from "./messages.ts";
import { createLocalWords } from "./words.ts";
import { createWorkerEngine, type WorkerEngine } from "./worker-engine.ts";

export type OpenSite = {
  readonly backend: Backend;
  readonly date: string | null;
  /** Turns to files of the person's own; their conversations are kept apart from all others. */
  useFiles(files: readonly File[]): Promise<Backend>;
};

export async function openSite(
  base: string,
  path: string,
  onLoading: (progress: LoadingProgress) => void,
): Promise<OpenSite> {
  const site: Site = await (await fetch(new URL(path, base))).json();
  const engine = startWorker(base, site, onLoading);
  // Once all is loaded, so that the first visit does not fetch everything twice at once.
  engine.describe().then(
    () => site.version !== null && keepOffline(site.version),
    () => {},
  );
  const store = createKeyedStore(await openDocuments("segue"));
  return {
    backend: createLocalBackend(store, engine, clock),
    date: site.date,
    useFiles: (files) => talkAbout(files, startWorker(base, withoutOwn(site), onLoading)),
  };
}

/** For a page that a service sent: files of the person's own, answered in this browser all the same. */
export function useFilesBesideService(
  files: readonly File[],
  address: string,
  onLoading: (progress: LoadingProgress) => void,
): Promise<Backend> {
  const base = ["base.safetensors", "doubt.json"].map((name) => `base-model/${name}`);
  const site = { version: null, base, date: null, files: [] };
  return talkAbout(files, startWorker(address, site, onLoading));
}

const withoutOwn = ({ own: _, ...site }: Site): Site => site;

const clock = { now: () => Date.now(), today: () => localDay(new Date()), newId };

function startWorker(
  base: string,
  site: Site,
  onLoading: (progress: LoadingProgress) => void,
): WorkerEngine {
  const worker = new Worker(new URL("../worker/answer.worker.ts", import.meta.url), {
    type: "module",
  });
  return createWorkerEngine(worker, base, site, onLoading);
}

async function talkAbout(files: readonly File[], engine: WorkerEngine): Promise<Backend> {
  const read = files.map(async (file) => ({
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }));
  try {
    await engine.use(await Promise.all(read));
  } catch (error) {
    await engine.close();
    throw error;
  }
  const names = files.map(({ name }) => name).sort();
  const called = names.join(" + ");
  const store = createKeyedStore(await openDocuments(`segue file ${called}`));
  const words = await createLocalWords(engine, await openDocuments(`segue words ${called}`));
  return { ...createLocalBackend(store, engine, clock), words };
}

/** A courtesy: where the browser has no service workers (or the page no https), it needs its network. */
function keepOffline(version: string): void {
  navigator.serviceWorker
    ?.register(`service-worker.js?version=${encodeURIComponent(version)}`)
    .catch(() => {});
}
