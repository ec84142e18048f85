import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { temporaryFolder } from "../../../test/support/temporary-folder.ts";
import { describeStore } from "./conformance.fixture.ts";
import { openStore } from "./open.ts";

const folder = temporaryFolder();

describeStore("SQLite file", () => openStore(join(folder, "deep", "store.sqlite")));
describeStore("SQLite in memory", () => openStore(":memory:"));

test("what was stored is there after closing and opening again", async () => {
  const path = join(folder, "again.sqlite");
  const conversation = {
    id: "c",
    owner: "ann",
    title: "kept",
    date: "1993-02-05",
    createdAt: 1,
    updatedAt: 1,
  };
  const first = await openStore(path);
  await first.create(conversation);
  await first.close();
  const second = await openStore(path);
  expect(await second.list("ann", 5)).toEqual([conversation]);
  await second.close();
});

test("calls in flight when it closes are answered, later ones are refused", async () => {
  const store = await openStore(join(folder, "closing.sqlite"));
  const times = { createdAt: 1, updatedAt: 1 };
  const created = store.create({ id: "c", owner: "ann", title: "t", date: "1993-02-05", ...times });
  await store.close();
  await created;
  await expect(store.list("ann", 1)).rejects.toThrow("closed");
});

test("a database of something else is left as it is", async () => {
  const path = join(folder, "shop.sqlite");
  const shop = await sqliteBytes(["CREATE TABLE product (id INTEGER PRIMARY KEY)"]);
  writeFileSync(path, shop);
  await expect(openStore(path)).rejects.toThrow(
    "a database of something else, with a table product",
  );
  expect(readFileSync(path).equals(shop)).toBe(true);
});

test("what cannot be opened is told", async () => {
  await expect(openStore(folder)).rejects.toThrow();
});
