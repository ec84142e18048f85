import { expect, test } from "vitest";
import { DatabaseError } from "../database/database.ts";
import { call, echoEngine, service, withEmptyStore } from "./app.fixture.ts";
import { createShelf } from "./shelf.ts";

withEmptyStore();

function shelf(closed: string[] = []) {
  return createShelf(async (address) => {
    if (address.includes("nowhere"))
      throw new DatabaseError("not-found", `${address}: no such file.`);
    const engine = echoEngine([]);
    return {
      ...engine,
      describe: async () => ({
        ...(await engine.describe()),
        database: address.split("/").at(-1) ?? "",
      }),
      close: async () => void closed.push(address),
    };
  });
}

const connect = (app: ReturnType<typeof service>, address: string, headers = {}) =>
  call(app, "POST", "/api/databases", { address }, headers);

test("nothing is connected unless the operator permits it", async () => {
  const app = service();
  expect((await call(app, "GET", "/api/databases")).json).toEqual({
    may_connect: false,
    databases: [],
  });
  expect((await connect(app, "/data/shop.sqlite")).status).toBe(403);
});

test("a connected database has conversations of its own", async () => {
  const app = service({ shelf: shelf() });
  const { status, json } = await connect(app, "/data/shop.sqlite");
  expect([status, json.name]).toEqual([201, "shop.sqlite"]);
  const at = `/api/databases/${json.id}`;
  const { id } = (await call(app, "POST", `${at}/conversations`, {})).json;
  const turn = await call(app, "POST", `${at}/conversations/${id}/turns`, { utterance: "all" });
  expect(turn.json.answer.rows).toEqual([["all"]]);
  expect((await call(app, "GET", `${at}/conversations`)).json).toHaveLength(1);
  expect((await call(app, "GET", "/api/conversations")).json).toEqual([]);
  expect((await call(app, "GET", `${at}/schema`)).json.database).toBe("shop.sqlite");
  expect((await call(app, "GET", `${at}/nothing`)).status).toBe(404);
});

test("an address with another password is the same database; no answer shows a password", async () => {
  const app = service({ shelf: shelf() });
  const first = await connect(app, "postgres://ann:one@db/shop");
  const second = await connect(app, "postgres://ann:two@db/shop");
  expect(second.json).toEqual(first.json);
  expect((await call(app, "GET", "/api/databases")).text).not.toContain("one");
});

test("what cannot be opened is said, and nothing is connected", async () => {
  const app = service({ shelf: shelf() });
  const { status, json } = await connect(app, "/nowhere");
  expect([status, json.error.message]).toEqual([409, "/nowhere: no such file."]);
  expect((await call(app, "GET", "/api/databases")).json.databases).toEqual([]);
});

test("other people do not see it; whoever connected it can end it", async () => {
  const closed: string[] = [];
  const tokens = new Map([
    ["secret-of-ann", "ann"],
    ["secret-of-ben", "ben"],
  ]);
  const app = service({ tokens, shelf: shelf(closed) });
  const ann = { authorization: "Bearer secret-of-ann" };
  const ben = { authorization: "Bearer secret-of-ben" };
  const { id } = (await connect(app, "/data/shop.sqlite", ann)).json;
  expect((await call(app, "GET", `/api/databases/${id}/schema`, undefined, ben)).status).toBe(404);
  expect((await call(app, "DELETE", `/api/databases/${id}`, undefined, ben)).status).toBe(404);
  expect((await call(app, "DELETE", `/api/databases/${id}`, undefined, ann)).status).toBe(204);
  expect(closed).toEqual(["/data/shop.sqlite"]);
});
