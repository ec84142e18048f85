// What people are told of a query that failed.
import { expect, test } from "vitest";
import { type Database, DatabaseError } from "../database/database.ts";
import { from, useTrains } from "./trains.fixture.ts";

const { database, open } = useTrains();

test("whoever asked in words is not told what is wrong with a query", async () => {
  const shut: Database = {
    ...database(),
    query: async (sql, options) => {
      if (!sql.includes("'York'")) return await database().query(sql, options);
      throw new DatabaseError("refused", "The query is not allowed: two parsers do not agree.");
    },
  };
  const conversation = await open({ database: shut });
  const { error } = await conversation.ask("trains to york");
  expect(error?.code).toBe("refused");
  expect(error?.message).toMatch(/^I know no allowed way to look this up\./);
  const written = await conversation.answerWith(from("York"), "trains to york");
  expect(written.error?.message).toContain("two parsers");
});
