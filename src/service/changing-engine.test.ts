import { expect, test } from "vitest";
import { changingEngine } from "./changing-engine.ts";
import type { TurnEngine } from "./turn-engine.ts";

const engine = (closed: string[], name: string): TurnEngine =>
  ({
    load: () => 0,
    close: async () => void closed.push(name),
  }) as Partial<TurnEngine> as TurnEngine;

test("an older engine is closed when another takes its place", () => {
  const closed: string[] = [];
  const { change } = changingEngine(engine(closed, "first"));
  change(engine(closed, "second"));
  expect(closed).toEqual(["first"]);
});

test("one that was still being made when all were closed is closed, too", async () => {
  const closed: string[] = [];
  const changing = changingEngine(engine(closed, "first"));
  await changing.engine.close();
  changing.change(engine(closed, "late"));
  expect(closed).toEqual(["first", "late"]);
});
