import { expect, test } from "vitest";
import { stem } from "./stem.ts";

test.each([
  ["Children", "child"],
  ["people", "person"],
  ["women", "woman"],
  ["cities", "city"],
  ["classes", "class"],
  ["series", "series"],
])("%s are compared as %s", (many, one) => {
  expect(stem(many)).toBe(one);
  expect(stem(one)).toBe(one);
});
