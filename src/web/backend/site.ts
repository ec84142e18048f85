// Opens a site without a service: its worker, its store, and what keeps it whole without a network.

import { localDay } from "../../dates/local-day.ts";
import { newId } from "../state/new-id.ts";
import type { Backend } from "./backend.ts";
import { openDocuments } from "./indexed-db.ts";
import { createKeyedStore } from "./keyed-store.ts";
import { createLocalBackend } from "./local.ts";
import type { Site } from "./messages.ts";
import { createWorkerEngine, type LoadingProgress } from "./worker-engine.ts";

export type OpenSite = {
  readonly backend: Backend;
  readonly date: string | null;
  /** Turns to a file of the person's own; its conversations are kept apart from all others. */
  useFile(file: File): Promise<Backend>;
};

export async function openSite(
  base: string,
  path: string,
  onLoading: (progress: LoadingProgress) => void,
): Promise<OpenSite> {
  const site: Site = await (await fetch(new URL(path, base))).json();
  const worker = new Worker(new URL("../worker/answer.worker.ts", import.meta.url), {
    type: "module",
  });
  const engine = createWorkerEngine(worker, base, site, onLoading);
  // Once all is loaded, so that the first visit does not fetch everything twice at once.
  engine.describe().then(
    () => keepOffline(site.version),
    () => {},
  );
  const clock = {
    now: () => Date.now(),
    today: () => localDay(new Date()),
    newId,
  };
  const store = createKeyedStore(await openDocuments("segue"));
  return {
    backend: createLocalBackend(store, engine, clock),
    date: site.date,
    async useFile(file) {
      await engine.use(file.name, new Uint8Array(await file.arrayBuffer()));
      const own = createKeyedStore(await openDocuments(`segue file ${file.name}`));
      return createLocalBackend(own, engine, clock);
    },
  };
}

/** A courtesy: where the browser has no service workers (or the page no https), it needs its network. */
function keepOffline(version: string): void {
  navigator.serviceWorker
    ?.register(`service-worker.js?version=${encodeURIComponent(version)}`)
    .catch(() => {});
}
