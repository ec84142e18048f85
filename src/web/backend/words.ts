// The words of a database: over HTTP, with sharpening; or of files that are answered in this browser.
import type { DomainFile } from "../../learn/domain/domain-file.ts";
import type { WordsState } from "../../service/words.ts";
import { type HttpCaller, json } from "./http-call.ts";
import type { KeyedDocuments } from "./keyed-store.ts";
import type { WorkerEngine } from "./worker-engine.ts";

/** Every one gives how things stand then; undefined where nobody may edit words. */
export type WordsBackend = {
  read(): Promise<WordsState | undefined>;
  save(file: DomainFile): Promise<WordsState | undefined>;
  forget(): Promise<WordsState | undefined>;
  /** Absent where there is nobody who can. */
  readonly sharpening?: {
    start(): Promise<WordsState | undefined>;
    stop(): Promise<WordsState | undefined>;
  };
};

type Body = { readonly may_edit: false } | ({ readonly may_edit: true } & WordsState);

export function createWordsBackend(call: HttpCaller): WordsBackend {
  const state = async (response: Promise<Response>): Promise<WordsState | undefined> => {
    const body: Body = await (await response).json();
    return body.may_edit ? body : undefined;
  };
  return {
    read: () => state(call("GET", "/words")),
    save: (file) => state(call("PUT", "/words", json(file))),
    forget: () => state(call("DELETE", "/words")),
    sharpening: {
      start: () => state(call("POST", "/words/sharpening")),
      stop: () => state(call("DELETE", "/words/sharpening")),
    },
  };
}

export type KeptWords = { readonly id: "words"; readonly file: DomainFile };

/** Kept in this browser, and used again when the same files are opened. */
export async function createLocalWords(
  engine: Pick<WorkerEngine, "drafted" | "teach">,
  kept: KeyedDocuments<KeptWords>,
): Promise<WordsBackend> {
  const read = async (): Promise<WordsState> => {
    const own = await kept.get("words");
    return {
      file: own?.file ?? (await engine.drafted()),
      edited: own !== undefined,
      sharpened: false,
      sharpening: { state: "idle" },
    };
  };
  const use = async (file: DomainFile | undefined): Promise<WordsState> => {
    await engine.teach(file);
    await kept.update("words", () => file && { id: "words", file });
    return read();
  };
  const before = await kept.get("words");
  // Other files of the same names may have other columns: then their words are those drafted.
  if (before !== undefined) await use(before.file).catch(() => use(undefined));
  return { read, save: use, forget: () => use(undefined) };
}
