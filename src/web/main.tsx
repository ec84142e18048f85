// Starts the page: with the service that sent it, or, where the page is a site of its own, with a
// worker in this browser.
import { render } from "preact";
import { localDay } from "../dates/local-day.ts";
import type { Backend } from "./backend/backend.ts";
import { createHttpBackend } from "./backend/http.ts";
import type { LoadingProgress } from "./backend/worker-engine.ts";
import { App } from "./components/app.tsx";
import { remember, remembered } from "./state/remembered.ts";

type Start = {
  readonly backend: Backend;
  readonly today: string;
  /** Where the page itself can open a file as its database. */
  readonly useFile?: (file: File) => Promise<Backend>;
};

let progress: LoadingProgress | undefined;
let started: Start | undefined;

function draw(): void {
  const root = document.getElementById("page");
  if (root === null || started === undefined) return;
  const { useFile, ...rest } = started;
  const onFile = useFile && {
    onFile: async (file: File): Promise<void> => {
      const backend = await useFile(file);
      started = { ...rest, backend, useFile };
      window.location.hash = "#/";
      draw();
    },
  };
  render(
    <App
      {...rest}
      {...onFile}
      progress={progress}
      hasToken={remembered("token") !== undefined}
      onToken={takeToken}
    />,
    root,
  );
}

function takeToken(token: string): void {
  remember("token", token);
  window.location.reload();
}

function onLoading(next: LoadingProgress): void {
  progress = next.loaded >= next.total ? undefined : next;
  draw();
}

async function start(): Promise<Start> {
  // `segue export-site` marks its page; everything else has the service behind it.
  const mark = document.querySelector<HTMLMetaElement>('meta[name="segue-site"]');
  if (mark === null) {
    const backend = createHttpBackend("api", () => remembered("token"));
    return { backend, today: localDay(new Date()) };
  }
  const { openSite } = await import("./backend/site.ts");
  const site = await openSite(document.baseURI, mark.content, onLoading);
  const today = site.date ?? localDay(new Date());
  return { backend: site.backend, today, useFile: site.useFile };
}

start().then(
  (result) => {
    started = result;
    draw();
  },
  (error: unknown) => {
    const root = document.getElementById("page");
    if (root !== null) root.textContent = `Segue could not start: ${String(error)}`;
  },
);
