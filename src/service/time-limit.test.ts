import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withinTime } from "./time-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Ends when its signal is raised, with the reason. */
const untilRaised = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(signal.reason);
    signal.addEventListener("abort", () => resolve(signal.reason));
  });

test("work that ends in time leaves no timer and no listener behind", async () => {
  const outer = new AbortController();
  const added = vi.spyOn(outer.signal, "addEventListener");
  const removed = vi.spyOn(outer.signal, "removeEventListener");
  expect(await withinTime(1000, outer.signal, async () => "done")).toBe("done");
  await expect(
    withinTime(1000, outer.signal, async () => {
      throw new Error("failed");
    }),
  ).rejects.toThrow("failed");
  expect(vi.getTimerCount()).toBe(0);
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
    added.mock.calls.map(([, listener]) => listener),
  );
});

test("the signal says whether time was over or somebody gave up", async () => {
  const slow = withinTime(1000, undefined, untilRaised);
  vi.advanceTimersByTime(1000);
  expect(await slow).toMatchObject({ name: "TimeoutError" });
  const outer = new AbortController();
  const left = withinTime(1000, outer.signal, untilRaised);
  outer.abort("left");
  expect(await left).toBe("left");
  expect(await withinTime(1000, outer.signal, untilRaised)).toBe("left");
});
