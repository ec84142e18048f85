// Sharpening in a thread of its own, which tells how far it is. Ended, it goes on from there when it is
// started again: what was done lies in the folder.
import { Worker } from "node:worker_threads";
import type { Interaction } from "../../dataset/interaction.ts";
import type { SharpenEvent } from "../../learn/sharpen-database.ts";
import type { Sharpening } from "../../service/words.ts";

export type SharpeningRun = { stop(): Promise<void> };

type Wanted = { readonly folder: string; readonly examples: readonly Interaction[] };

export type StartSharpening = (
  wanted: Wanted,
  onChange: (sharpening: Sharpening) => void,
) => SharpeningRun;

export type SharpenSetup = Wanted & {
  readonly database: string;
  readonly base: string;
  /** YYYY-MM-DD */
  readonly today: string;
};

export type FromSharpening =
  | { readonly kind: "event"; readonly event: SharpenEvent }
  | { readonly kind: "failed"; readonly message: string };

export function sharpeningOf(database: string, base: string, today: () => string): StartSharpening {
  return (wanted, onChange) => {
    const setup: SharpenSetup = { ...wanted, database, base, today: today() };
    const worker = new Worker(new URL("./sharpen.worker.js", import.meta.url), {
      workerData: setup,
    });
    let now: Sharpening = { state: "running", doing: "reading", step: 0, steps: 1 };
    let stopped = false;
    const tell = (next: Sharpening): void => {
      if (stopped) return;
      now = next;
      onChange(next);
    };
    worker.on("message", (message: FromSharpening) => {
      if (message.kind === "failed") tell({ state: "failed", message: message.message });
      else tell(after(now, message.event));
    });
    worker.on("error", () => tell({ state: "failed", message: "It broke off. Start it again." }));
    return {
      async stop() {
        stopped = true;
        await worker.terminate();
      },
    };
  };
}

/** Where sharpening stands once this has happened. */
export function after(now: Sharpening, event: SharpenEvent): Sharpening {
  const known = now.state === "running" ? now : undefined;
  const running = { state: "running", step: 0, steps: 1 } as const;
  switch (event.kind) {
    case "draft":
      return { ...running, doing: "reading" };
    case "synthesized":
      return { ...running, doing: "measuring" };
    case "measured":
      return { ...running, doing: "learning", asked: event.asked, right: event.right };
    case "tuning": {
      const { step, steps } = event;
      const measured = known?.asked !== undefined && {
        asked: known.asked,
        right: known.right ?? 0,
      };
      return { ...running, doing: "learning", step, steps, ...measured };
    }
    case "stopped":
      return { state: "idle" };
    case "report": {
      const { asked, before, own, sharpened, seconds, notes } = event;
      const won = { asked, before, after: event.after, sharpened, seconds, notes };
      return { state: "done", report: { ...won, ...(own && { own }) } };
    }
    default:
      return event satisfies never;
  }
}
