import { expect, test } from "vitest";
import { keepAside } from "./keep-aside.ts";

const examples = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: String(i), database: "", turns: [] }));

test("few examples are all learned from", () => {
  expect(keepAside(examples(4))).toEqual({ learned: examples(4), aside: [] });
});

test("of more, every fifth is kept aside and none is lost", () => {
  const { learned, aside } = keepAside(examples(11));
  expect(aside.map(({ id }) => id)).toEqual(["4", "9"]);
  expect(learned).toHaveLength(9);
});
