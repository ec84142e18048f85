import { expect, test } from "vitest";
import { allowHeaderOption, askedValues } from "./asked-values.ts";

const rows = { sale: "region = :tenant AND year = :year" };
const holder = (values?: Record<string, string>) =>
  new Map([["secret-of-ann", { owner: "ann", ...(values && { values }) }]]);
const header = { name: "tenant", header: "X-Tenant" };

test("values come by header or by token", () => {
  expect(askedValues([header], holder({ year: "2026" }), { rows })).toEqual([
    header,
    { name: "year" },
  ]);
  expect(askedValues([], holder(), { rows })).toEqual([]);
});

test("a header is trusted only from those who hold a token", () => {
  expect(() => askedValues([header], new Map(), { rows })).toThrow("give one");
});

test("a value that nothing uses, or that is fixed already, is a mistake", () => {
  expect(() => askedValues([header], holder(), undefined)).toThrow("no condition on rows");
  expect(() => askedValues([], holder({ ten: "x" }), { rows })).toThrow('"ten"');
  const values = { tenant: "north" };
  expect(() => askedValues([header], holder(), { rows, values })).toThrow("the same for all");
});

test("the option takes a name and a header", () => {
  const [, , read] = allowHeaderOption;
  expect(read("tenant=X-Tenant", [])).toEqual([header]);
  expect(() => read("tenant", [])).toThrow("name=Header-Name");
});
