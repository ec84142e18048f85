import { expect, test } from "vitest";
import { z } from "zod";
import { describeMisfits } from "./misfits.ts";

const shape = z.strictObject({
  name: z.string().min(1).max(5),
  joins: z.array(z.string()).optional(),
  tables: z.record(z.string(), z.strictObject({ plural: z.string() })).optional(),
  format: z.enum(["csv", "json"]).optional(),
  limit: z.coerce.number().int().min(0).max(10).optional(),
});

const told = (value: unknown): string => {
  const { error } = shape.safeParse(value);
  return describeMisfits(error?.issues ?? [], "the file");
};

test("says what is missing, what is wrong and what was expected, by its place", () => {
  expect(told({})).toBe("name is missing (expected text)");
  expect(told(null)).toBe("the file: expected names with values, not nothing");
  expect(told({ name: 5 })).toBe("name: expected text, not a number");
  expect(told({ name: "" })).toBe("name is empty");
  expect(told({ name: "123456" })).toBe("name: expected at most 5 characters");
  expect(told({ name: "a", joins: {} })).toBe("joins: expected a list, not names with values");
  expect(told({ name: "a", tables: { pet: {} } })).toBe(
    "tables.pet.plural is missing (expected text)",
  );
  expect(told({ name: "a", colour: 1 })).toBe('the file has "colour", which is not known here');
  expect(told({ name: "a", format: "exe" })).toBe("format: expected csv or json");
  expect(told({ name: "a", limit: -1 })).toBe("limit: expected at least 0");
  expect(told({ name: "a", limit: "x" })).toBe("limit: expected a number, not text");
});

test("names three and counts the others", () => {
  expect(told({ a: 1, tables: { x: {}, y: {}, z: {} } })).toMatch(
    /^[^;]*;[^;]*;[^;]*; and 2 more$/,
  );
});
