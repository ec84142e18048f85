// The library's own edge: what is not given, and what is told of it.
import { expect, test } from "vitest";
import type { OpenModel } from "./conversation/interpreter.ts";
import type { Database } from "./database/database.ts";
import { openConversation } from "./index.ts";

test("a conversation without a model or a database is told what it needs", async () => {
  const nothing = {} as { model: OpenModel; database: Database };
  await expect(openConversation(nothing)).rejects.toThrow("needs a model");
  const model = { interpret: async () => Promise.reject(new Error("asked")) } as never;
  await expect(openConversation({ ...nothing, model })).rejects.toThrow("openDatabase");
  // Today goes without saying.
  await expect(openConversation({ model, database: {} as Database })).rejects.toThrow("asked");
  const date = "2026-02-30";
  await expect(openConversation({ model, database: {} as Database, date })).rejects.toThrow(
    "no day",
  );
});
