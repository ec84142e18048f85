import { expect, test, vi } from "vitest";
import { emptyAnswer } from "../../conversation/show.ts";
import type { DomainFile } from "../../learn/domain/domain-file.ts";
import type { RequestAnswerer } from "../../service/answer-request.ts";
import type { FromSiteWorker, Site } from "../backend/messages.ts";
import { createDesk } from "./desk.ts";

const site: Site = {
  version: "1",
  own: { model: [], database: "d", databaseName: "d" },
  base: [],
  date: null,
  files: [],
};
const request = { conversation: "c", utterance: "hello", date: "1993-02-05", past: [] };

const answerer: RequestAnswerer = {
  answer: async ({ utterance }, { signal } = {}) =>
    signal?.aborted === true
      ? { ...emptyAnswer(1, utterance), error: { code: "aborted", message: "given up" } }
      : emptyAnswer(1, utterance),
  describe: async () => {
    throw new Error("nothing to describe");
  },
  rehearse: async () => undefined,
  sample: async () => undefined,
  rows: async () => {
    throw new Error("no rows");
  },
  values: async () => undefined,
  draft: async () => {
    throw new Error("nothing to draft");
  },
};

function setUp() {
  const said: FromSiteWorker[] = [];
  let load: (answerer: RequestAnswerer) => void = () => {};
  const loaded = new Promise<RequestAnswerer>((resolve) => {
    load = resolve;
  });
  const opening = { openOwn: () => loaded, openFiles: () => Promise.reject(new Error("no")) };
  const hear = createDesk(opening, (message) => said.push(message));
  return { said, load, hear };
}

test("a question given up while the model loads is given up", async () => {
  const { said, load, hear } = setUp();
  hear({ kind: "open", base: "https://x/", site });
  hear({ kind: "answer", id: 1, request, steps: false });
  hear({ kind: "abort", id: 1 });
  load(answerer);
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ kind: "done", id: 1 }));
  expect(said.at(-1)).toMatchObject({ result: { error: { code: "aborted" } } });
});

test("files are talked about in a person's words, unless those do not fit", async () => {
  const said: FromSiteWorker[] = [];
  const told: unknown[] = [];
  const files = {
    async answerIn(words: DomainFile | undefined) {
      if (words?.database === "other") throw new Error("there is no such table");
      const schema = { tables: [] };
      const describe = async () => ({
        database: words?.database ?? "draft",
        schema,
        suggestions: [],
      });
      return { ...answerer, describe };
    },
  };
  const opening = { openOwn: async () => answerer, openFiles: async () => files };
  const hear = createDesk(opening, (message) => {
    said.push(message);
    if (message.kind === "done" || message.kind === "failed") told.push(message.id);
  });
  const words = (database: string): DomainFile => ({ version: 1, database, tables: {}, joins: [] });
  hear({ kind: "open", base: "https://x/", site });
  hear({ kind: "use", id: 1, files: [{ name: "x.csv", bytes: new Uint8Array() }] });
  await vi.waitFor(() => expect(told).toEqual([1]));
  hear({ kind: "teach", id: 2, words: words("mine") });
  await vi.waitFor(() => expect(told).toEqual([1, 2]));
  hear({ kind: "teach", id: 3, words: words("other") });
  await vi.waitFor(() => expect(told).toEqual([1, 2, 3]));
  expect(said.at(-1)).toEqual({ kind: "failed", id: 3, message: "there is no such table" });
  hear({ kind: "describe", id: 4 });
  await vi.waitFor(() => expect(told).toEqual([1, 2, 3, 4]));
  expect(said.at(-1)).toMatchObject({ kind: "done", id: 4, result: { database: "mine" } });
});

test("what goes wrong is said under the number of what was asked", async () => {
  const { said, load, hear } = setUp();
  hear({ kind: "open", base: "https://x/", site });
  load(answerer);
  hear({ kind: "use", id: 2, files: [{ name: "x.csv", bytes: new Uint8Array() }] });
  await vi.waitFor(() => expect(said).toContainEqual({ kind: "failed", id: 2, message: "no" }));
});
