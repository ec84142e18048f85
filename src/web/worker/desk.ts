// What the page asks of its worker, and what the worker says back. Who gives a question up while the
// model is still being loaded is heard, too.
import type { RequestAnswerer } from "../../service/answer-request.ts";
import type { FromSiteWorker, Site, ToSiteWorker } from "../backend/messages.ts";

export type Opening = {
  /** The site's own model and database. */
  open(base: string, site: Site): Promise<RequestAnswerer>;
  /** A file of the person's own. */
  openFile(name: string, bytes: Uint8Array): Promise<RequestAnswerer>;
};

type Asked = Exclude<ToSiteWorker, { kind: "open" | "abort" }>;

export function createDesk(
  opening: Opening,
  send: (message: FromSiteWorker) => void,
): (message: ToSiteWorker) => void {
  let answerer: Promise<RequestAnswerer> | undefined;
  const aborts = new Map<number, AbortController>();

  async function answer(message: Asked, { signal }: AbortController): Promise<unknown> {
    if (answerer === undefined) throw new Error("the worker was asked before it was opened");
    const ready = await answerer;
    switch (message.kind) {
      case "answer": {
        const { id, request } = message;
        return ready.answer(request, {
          signal,
          onStep: (step) => send({ kind: "step", id, step }),
        });
      }
      case "use": {
        // The one before goes on answering where the file cannot be opened.
        const next = await opening.openFile(message.name, message.bytes);
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

  return (message) => {
    if (message.kind === "abort") return aborts.get(message.id)?.abort();
    if (message.kind === "open") {
      answerer = opening.open(message.base, message.site);
      answerer.then(
        () => send({ kind: "ready" }),
        (error: unknown) => send({ kind: "broken", message: messageOf(error) }),
      );
      return;
    }
    const { id } = message;
    const abort = new AbortController();
    aborts.set(id, abort);
    answer(message, abort)
      .then((result) => send({ kind: "done", id, result }))
      .catch((error: unknown) => send({ kind: "failed", id, message: messageOf(error) }))
      .finally(() => aborts.delete(id));
  };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
