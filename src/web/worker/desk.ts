// What the page asks of its worker, and what the worker says back. Who gives a question up while the
// model is still being loaded is heard, too.
import { messageOf } from "../../errors.ts";
import type { DomainFile } from "../../learn/domain/domain-file.ts";
import type { RequestAnswerer } from "../../service/answer-request.ts";
import { doWork } from "../../service/work.ts";
import type { DroppedFile, FromSiteWorker, Site, ToSiteWorker } from "../backend/messages.ts";

export type SiteSource = { readonly base: string; readonly site: Site };
export type OwnPart = NonNullable<Site["own"]>;

/** Files that are talked about, in a person's words or in those drafted. */
export type OpenFiles = { answerIn(words: DomainFile | undefined): Promise<RequestAnswerer> };

export type Opening = {
  /** The site's own model and database. */
  openOwn(site: SiteSource, own: OwnPart): Promise<RequestAnswerer>;
  /** Files of the person's own. */
  openFiles(site: SiteSource, files: readonly DroppedFile[]): Promise<OpenFiles>;
};

type Asked = Exclude<ToSiteWorker, { kind: "open" | "abort" }>;

export function createDesk(
  opening: Opening,
  send: (message: FromSiteWorker) => void,
): (message: ToSiteWorker) => void {
  let site: SiteSource | undefined;
  let answerer: Promise<RequestAnswerer> | undefined;
  let files: OpenFiles | undefined;
  const aborts = new Map<number, AbortController>();

  async function answer(message: Asked, { signal }: AbortController): Promise<unknown> {
    if (message.kind === "use" && site !== undefined) {
      answerer = opening.openFiles(site, message.files).then((opened) => {
        files = opened;
        return opened.answerIn(undefined);
      });
      return (await answerer).describe();
    }
    if (message.kind === "teach" && files !== undefined) {
      // What does not fit is told, and the words before stay.
      const next = await files.answerIn(message.words);
      answerer = Promise.resolve(next);
      return next.describe();
    }
    if (answerer === undefined || message.kind === "use" || message.kind === "teach")
      throw new Error("the worker was asked before it was opened");
    const { id } = message;
    return doWork(message, await answerer, () => ({
      signal,
      onStep: (step) => send({ kind: "step", id, step }),
    }));
  }

  return (message) => {
    if (message.kind === "abort") return aborts.get(message.id)?.abort();
    if (message.kind === "open") {
      site = { base: message.base, site: message.site };
      const { own } = message.site;
      answerer = own && opening.openOwn(site, own);
      Promise.resolve(answerer).then(
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
