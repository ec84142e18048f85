// Starts the page: with the service that sent it, or, where the page is a site of its own, with a
// worker in this browser.
import { render } from "preact";
import { localDay } from "../dates/local-day.ts";
import type { Backend } from "./backend/backend.ts";
import { type Connections, createConnections } from "./backend/connections.ts";
import { createHttpBackend } from "./backend/http.ts";
import { type OnLoading, Root } from "./components/root.tsx";
import { remember, remembered } from "./state/remembered.ts";

type Start = {
  readonly backend: Backend;
  readonly connections?: Connections;
  readonly today: string;
  /** Files of the person's own, answered in this browser. */
  readonly useFiles: (files: readonly File[]) => Promise<Backend>;
};

let tell: OnLoading = () => {};
const onLoading: OnLoading = (progress) => tell(progress);

function takeToken(token: string): void {
  remember("token", token);
  window.location.reload();
}

async function start(): Promise<Start> {
  // `segue export-site` marks its page; everything else has the service behind it.
  const mark = document.querySelector<HTMLMetaElement>('meta[name="segue-site"]');
  if (mark === null) {
    const token = (): string | undefined => remembered("token");
    const backend = createHttpBackend("api", token);
    const connections = createConnections("api", token);
    const useFiles = async (files: readonly File[]): Promise<Backend> => {
      const { useFilesBesideService } = await import("./backend/site.ts");
      return useFilesBesideService(files, document.baseURI, onLoading);
    };
    return { backend, connections, today: localDay(new Date()), useFiles };
  }
  const { openSite } = await import("./backend/site.ts");
  const site = await openSite(document.baseURI, mark.content, onLoading);
  const today = site.date ?? localDay(new Date());
  return { backend: site.backend, today, useFiles: site.useFiles };
}

const root = document.getElementById("page");
start().then(
  (started) => {
    if (root === null) return;
    const listen = (onProgress: OnLoading): void => {
      tell = onProgress;
    };
    const hasToken = remembered("token") !== undefined;
    render(<Root {...started} {...{ hasToken, listen }} onToken={takeToken} />, root);
  },
  (error: unknown) => {
    if (root !== null) root.textContent = `Segue could not start: ${String(error)}`;
  },
);
