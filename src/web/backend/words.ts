// The words of a database over HTTP: read, saved, forgotten; and sharpening with them.
import type { DomainFile } from "../../learn/domain/domain-file.ts";
import type { WordsState } from "../../service/words.ts";
import { type Caller, json } from "./http-call.ts";

/** Every one gives how things stand then; undefined where nobody may edit words. */
export type WordsBackend = {
  read(): Promise<WordsState | undefined>;
  save(file: DomainFile): Promise<WordsState | undefined>;
  forget(): Promise<WordsState | undefined>;
  sharpen(): Promise<WordsState | undefined>;
  stop(): Promise<WordsState | undefined>;
};

type Body = { readonly may_edit: false } | ({ readonly may_edit: true } & WordsState);

export function createWordsBackend(call: Caller): WordsBackend {
  const state = async (response: Promise<Response>): Promise<WordsState | undefined> => {
    const body: Body = await (await response).json();
    return body.may_edit ? body : undefined;
  };
  return {
    read: () => state(call("GET", "/words")),
    save: (file) => state(call("PUT", "/words", json(file))),
    forget: () => state(call("DELETE", "/words")),
    sharpen: () => state(call("POST", "/words/sharpening")),
    stop: () => state(call("DELETE", "/words/sharpening")),
  };
}
