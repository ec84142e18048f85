import { expect, test } from "vitest";
import { watchMemory } from "./memory-watch.ts";

test("a query that makes its process too large is stopped", async () => {
  let bytes = 100e6;
  let watch: ReturnType<typeof watchMemory> | undefined;
  const stopped = new Promise<void>((interrupt) => {
    watch = watchMemory({ interrupt }, () => {
      bytes *= 2;
      return bytes;
    });
  });
  expect(watch?.over).toBe(false);
  await stopped;
  await watch?.exceeded;
  expect(bytes).toBe(1600e6);
  expect(watch?.over).toBe(true);
  watch?.end();
});
