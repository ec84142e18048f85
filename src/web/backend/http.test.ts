// What the page is told where a request ends before its answer.
import { afterEach, expect, test, vi } from "vitest";
import { createHttpBackend } from "./http.ts";

const question = { utterance: "how many books", requestId: "1" };
const backend = createHttpBackend("/api", () => undefined);
afterEach(() => void vi.unstubAllGlobals());

/** A service that says one step; then the stream ends as is told. */
function answering(end: (stream: ReadableStreamDefaultController<Uint8Array>) => void): void {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new TextEncoder().encode("event: step\ndata: {}\n\n"));
      end(stream);
    },
  });
  vi.stubGlobal("fetch", async () => new Response(body));
}

test("nothing answers where the stream ends or breaks before the answer", async () => {
  const gone = { kind: "gone", message: expect.stringContaining("Nothing answers") };
  answering((stream) => stream.close());
  await expect(backend.ask("a", question)).rejects.toMatchObject(gone);
  answering((stream) => stream.error(new TypeError("network error")));
  await expect(backend.ask("a", question)).rejects.toMatchObject(gone);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(backend.ask("a", question)).rejects.toMatchObject(gone);
});

test("what was stopped is told as stopped, however it ended", async () => {
  const stopped = { name: "AbortError" };
  const asked = () => {
    const own = new AbortController();
    return backend.ask("a", question, { signal: own.signal, onStep: () => own.abort() });
  };
  answering((stream) => stream.close());
  await expect(asked()).rejects.toMatchObject(stopped);
  answering((stream) => stream.error(new TypeError("network error")));
  // A step that was on its way is heard or lost with the stream.
  const own = new AbortController();
  own.abort();
  await expect(backend.ask("a", question, { signal: own.signal })).rejects.toMatchObject(stopped);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(backend.ask("a", question, { signal: own.signal })).rejects.toMatchObject(stopped);
});
