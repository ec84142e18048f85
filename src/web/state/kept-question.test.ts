import { expect, test } from "vitest";
import { createKeptQuestion } from "./kept-question.ts";

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

test("what was under way when the page was left is told once, in its conversation", () => {
  const storage = tab();
  createKeptQuestion<string>(storage).keep("a", "all films");
  expect(createKeptQuestion<string>(storage).leftIn("b")).toBeUndefined();
  const page = createKeptQuestion<string>(storage);
  expect([page.leftIn("a"), page.leftIn("a")]).toEqual(["all films", undefined]);
});

test("what was answered is not asked again", () => {
  const storage = tab();
  const page = createKeptQuestion<string>(storage);
  page.keep("a", "all films");
  page.forget();
  expect(createKeptQuestion<string>(storage).leftIn("a")).toBeUndefined();
});

test("a browser that keeps nothing, or something else, is no failure", () => {
  const full = {
    getItem: () => "{ no JSON",
    setItem: () => {
      throw new Error("full");
    },
    removeItem: () => {},
  };
  for (const storage of [undefined, full]) {
    const page = createKeptQuestion<string>(storage);
    page.keep("a", "all films");
    expect(page.leftIn("a")).toBeUndefined();
  }
});
