import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilHeeded } from "./heed.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that computes for `share` of the time that passes. */
function watched(share: number, isDone: () => boolean = () => false) {
  const onDeaf = vi.fn();
  const elapsed = () => Date.now();
  untilHeeded(isDone, onDeaf, { elapsed, computed: () => share * Date.now() });
  return onDeaf;
}

test("one that computes on is deaf after five seconds", () => {
  const onDeaf = watched(1);
  vi.advanceTimersByTime(4_900);
  expect(onDeaf).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(onDeaf).toHaveBeenCalledTimes(1);
});

test("several threads that compute do not make it deaf sooner", () => {
  const onDeaf = watched(4);
  vi.advanceTimersByTime(4_900);
  expect(onDeaf).not.toHaveBeenCalled();
});

test("one that gets little processor is given more time", () => {
  const onDeaf = watched(0.2);
  vi.advanceTimersByTime(24_000);
  expect(onDeaf).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(onDeaf).toHaveBeenCalledTimes(1);
});

test("one that only waits is ended in the end", () => {
  const onDeaf = watched(0);
  vi.advanceTimersByTime(29_000);
  expect(onDeaf).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(onDeaf).toHaveBeenCalledTimes(1);
});

test("one that heeded is left alone", () => {
  let done = false;
  const onDeaf = watched(1, () => done);
  vi.advanceTimersByTime(2_000);
  done = true;
  vi.advanceTimersByTime(60_000);
  expect(onDeaf).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
