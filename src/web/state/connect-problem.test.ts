import { expect, test } from "vitest";
import { connectProblem, missingField } from "./connect-problem.ts";

test.each([
  [
    "postgres://ann@db/shop: password authentication failed. Check the user and password in the URL.",
    "password",
  ],
  [
    "mysql://ann@db/shop: Unknown database 'shop'. Check the database's name in the URL.",
    "database",
  ],
  [
    "mysql://ann@db/shop: getaddrinfo ENOTFOUND db. Check that the server runs and can be reached.",
    "host",
  ],
  [
    "mysql://ann@db/shop: connect ECONNREFUSED 127.0.0.1:1. Check that the server runs and can be reached.",
    "host",
  ],
  [
    "mysql://ann@db/shop: connect ETIMEDOUT. Check that the server runs and can be reached.",
    "host",
  ],
  ["shop: there are no tables to ask about.", "database"],
])("%s", (message, field) => {
  const problem = connectProblem("postgres", message);
  expect(problem.field).toBe(field);
  // There is no URL in a form, and no code of a system call helps who fills it in.
  expect(problem.text).not.toMatch(/URL|E[A-Z]{5,}/);
});

test("what nobody foresaw is told as it is, and so is what is wrong with a file", () => {
  expect(connectProblem("mysql", "odd")).toEqual({ field: "host", text: "odd" });
  expect(connectProblem("file", "/a: no such file.")).toEqual({
    field: "path",
    text: "/a: no such file.",
  });
});

test("the first empty field is named", () => {
  expect(missingField("file", "").field).toBe("path");
  expect(missingField("mysql", " ").field).toBe("host");
  expect(missingField("mysql", "db").field).toBe("database");
});
