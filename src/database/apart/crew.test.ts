import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCrew } from "./crew.ts";
import type { Vessel } from "./vessel.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Named = Vessel & { readonly name: number };

function crewOf(atMost: number) {
  const ended: number[] = [];
  let started = 0;
  let fails = false;
  const start = async (): Promise<Named> => {
    const name = ++started;
    if (fails) {
      fails = false;
      throw new Error("no start");
    }
    return {
      name,
      send: () => {},
      onReply: () => {},
      onEnd: () => () => {},
      raiseStop: () => false,
      lowerStop: () => {},
      end: () => void ended.push(name),
      keepProgram: () => {},
    };
  };
  const failNext = (): void => {
    fails = true;
  };
  return { crew: createCrew(start, atMost), ended, started: () => started, failNext };
}

test("small queries share one vessel, however many wait", async () => {
  const { crew } = crewOf(4);
  const first = await crew.take();
  const waiting = [crew.take(), crew.take()];
  await vi.advanceTimersByTimeAsync(100);
  crew.giveBack(first);
  const second = await waiting[0];
  expect(second?.name).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  if (second !== undefined) crew.giveBack(second);
  expect((await waiting[1])?.name).toBe(1);
});

test("where one takes long, a spare stands ready before anybody asks", async () => {
  const { crew, started } = crewOf(3);
  await crew.take();
  await vi.advanceTimersByTimeAsync(400);
  expect(started()).toBe(2);
  expect((await crew.take()).name).toBe(2);
  await vi.advanceTimersByTimeAsync(400);
  expect(started()).toBe(3);
  await crew.take();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(started()).toBe(3);
});

test("whoever waits for one that is dismissed gets a fresh one", async () => {
  const { crew } = crewOf(1);
  const first = await crew.take();
  const second = crew.take();
  crew.dismiss(first);
  expect((await second).name).toBe(2);
});

test("a vessel that does not start is told to whoever waits, and the next is tried", async () => {
  const { crew, failNext } = crewOf(2);
  failNext();
  await expect(crew.take()).rejects.toThrow("no start");
  expect((await crew.take()).name).toBe(2);
});

test("where one takes long, another is started for whoever waits, up to a number", async () => {
  const { crew } = crewOf(2);
  await crew.take();
  const second = crew.take();
  await vi.advanceTimersByTimeAsync(400);
  expect((await second).name).toBe(2);
  let third: Named | undefined;
  void crew.take().then((vessel) => {
    third = vessel;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(third).toBeUndefined();
  crew.giveBack(await second);
  await vi.advanceTimersByTimeAsync(0);
  expect(third?.name).toBe(2);
});

test("what was dismissed is nobody's, and a further vessel with nothing to do is ended", async () => {
  const { crew, ended } = crewOf(2);
  crew.dismiss(await crew.take());
  const fresh = await crew.take();
  expect([fresh.name, ended]).toEqual([2, [1]]);
  const other = crew.take();
  await vi.advanceTimersByTimeAsync(400);
  crew.giveBack(await other);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(ended).toEqual([1, 3]);
});
