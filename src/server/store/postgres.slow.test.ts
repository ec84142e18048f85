// The PostgreSQL store on a real server.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres } from "../../../test/servers/postgres.ts";
import type { TestServer } from "../../../test/servers/server.ts";
import { describeStore } from "./conformance.fixture.ts";
import { openStore } from "./open.ts";

const server: TestServer | undefined = await startPostgres();
afterAll(() => server?.stop());

describe.skipIf(server === undefined)("conversations in PostgreSQL", () => {
  const open = () => openStore(server?.url ?? "");
  beforeAll(async () => {
    // Replicas that start at the same moment create the tables once.
    const stores = await Promise.all([open(), open(), open()]);
    await Promise.all(stores.map((store) => store.close()));
  });

  describeStore("PostgreSQL", open);

  test("what one replica stores another reads", async () => {
    const [first, second] = [await open(), await open()];
    const times = { createdAt: 1, updatedAt: 1 };
    const conversation = {
      id: "shared",
      owner: "ann",
      title: "kept",
      date: "1993-02-05",
      ...times,
    };
    await first.create(conversation);
    const read = await second.read("ann", "shared", { limit: 10 });
    expect(read).toEqual({ ...conversation, turns: [], turnCount: 0 });
    await Promise.all([first.close(), second.close()]);
  });
});
