import { expect, test, vi } from "vitest";
import type { Database } from "../../database/database.ts";
import { createThinking } from "./thinking.ts";

const result = { columns: [], rows: [], truncated: false, ms: 0 };

/** Answers when told to. */
function slowDatabase(): { readonly database: Database; answer(): void } {
  let answer = (): void => {};
  const database: Database = {
    dialect: "sqlite",
    name: "slow",
    schema: async () => ({ tables: [] }),
    query: () =>
      new Promise((resolve) => {
        answer = () => resolve(result);
      }),
    fingerprint: async () => "",
    close: async () => {},
  };
  return { database, answer: () => answer() };
}

test("a worker is free while its database takes long, and not before", async () => {
  vi.useFakeTimers();
  const free = vi.fn();
  const thinking = createThinking(free);
  const { database, answer } = slowDatabase();
  const aside = thinking.asideFrom(database);
  const turn = thinking.about(() => aside.query("SELECT 1"));
  await vi.advanceTimersByTimeAsync(20);
  expect(free).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(free).toHaveBeenCalledTimes(1);
  answer();
  await turn;
  expect(free).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("when one of two turns ends and the other waits, the worker is free again", async () => {
  vi.useFakeTimers();
  const free = vi.fn();
  const thinking = createThinking(free);
  const { database, answer } = slowDatabase();
  const aside = thinking.asideFrom(database);
  const waiting = thinking.about(() => aside.query("SELECT 1"));
  await vi.advanceTimersByTimeAsync(10);
  await thinking.about(async () => {});
  expect(free).toHaveBeenCalledTimes(1);
  answer();
  await waiting;
  vi.useRealTimers();
});
