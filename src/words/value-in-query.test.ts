import { expect, test } from "vitest";
import { piecesOf } from "./query-pieces.ts";
import { valueInQuery } from "./value-in-query.ts";

const inQuery = (value: Parameters<typeof valueInQuery>[0]["value"], where: string) =>
  valueInQuery({ value }, piecesOf(`SELECT title FROM book WHERE ${where}`));

test("a value, either end of a pair, and a day as it is written or in its parts", () => {
  expect(inQuery("AUSTEN", "author = 'Austen'")).toBe("austen");
  expect(inQuery([5, 9], "price < 9")).toBe("9");
  expect(inQuery("1993-02-08", "day = '1993-02-08'")).toBe("1993-02-08");
  expect(inQuery("1993-02-08", "year = 1993 AND month = 2 AND day = 8")).toBe("8");
  expect(inQuery("1993-02-08", "year = 1993 AND month = 2 AND day = 9")).toBeUndefined();
});
