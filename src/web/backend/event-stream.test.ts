import { expect, test } from "vitest";
import { readEvents } from "./event-stream.ts";

const text =
  'event: step\ndata: {"a":"é"}\n\n: a comment\n\ndata: one\ndata: two\n\nevent: turn\ndata: {}\n\n';

test.each([1, 3, 1000])("events come whole, cut every %i bytes", async (size) => {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let i = 0; i < bytes.length; i += size) controller.enqueue(bytes.slice(i, i + size));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(body)) events.push(event);
  expect(events).toEqual([
    { event: "step", data: '{"a":"é"}' },
    { event: "message", data: "one\ntwo" },
    { event: "turn", data: "{}" },
  ]);
});
