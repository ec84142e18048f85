// What does not fit its shape, in a sentence for whoever wrote it: "tables.pet.plural is missing".
import type { z } from "zod";
import { UserError } from "./errors.ts";

type Issue = z.core.$ZodIssue;

const many = 3;

/** What comes from outside, in its shape; where it does not fit, whoever wrote the file is told. */
export function fitted<T>(shape: z.ZodType<T>, value: unknown, where: string): T {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  throw new UserError(`${where}: ${describeMisfits(result.error.issues, "the file")}`);
}

/** The first few, each with its place; `whole`: what to call the value itself. */
export function describeMisfits(issues: readonly Issue[], whole: string): string {
  const more = issues.length > many ? [`and ${issues.length - many} more`] : [];
  return [...issues.slice(0, many).map((issue) => describe(issue, whole)), ...more].join("; ");
}

function describe(issue: Issue, whole: string): string {
  const where = issue.path.length === 0 ? whole : issue.path.map(String).join(".");
  switch (issue.code) {
    case "invalid_type": {
      const received = /received (\w+)$/.exec(issue.message)?.[1];
      const expected = `expected ${called(issue.expected)}`;
      if (received === undefined) return `${where}: ${expected}`;
      return received === "undefined"
        ? `${where} is missing (${expected})`
        : `${where}: ${expected}, not ${called(received)}`;
    }
    case "unrecognized_keys":
      return `${where} has ${issue.keys.map((key) => `"${key}"`).join(", ")}, which is not known here`;
    case "invalid_value":
      return `${where}: expected ${issue.values.map(String).join(" or ")}`;
    case "too_small":
      return bound(where, issue.origin, `at least ${issue.minimum}`);
    case "too_big":
      return bound(where, issue.origin, `at most ${issue.maximum}`);
    default:
      return `${where}: ${issue.message}`;
  }
}

function bound(where: string, origin: string, limit: string): string {
  if (limit === "at least 1" && units[origin] !== undefined) return `${where} is empty`;
  return [`${where}: expected ${limit}`, units[origin] ?? []].flat().join(" ");
}

const units: Readonly<Record<string, string>> = { string: "characters", array: "entries" };

/** As people say it. */
const called = (type: string): string => names[type] ?? type;

const names: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  NaN: "text",
  Infinity: "infinity",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "names with values",
  record: "names with values",
  null: "nothing",
};
