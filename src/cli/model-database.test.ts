import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { writeDomainFile, writeLearnState } from "../learn/domain/domain-folder.ts";
import { databaseOfModel } from "./model-database.ts";

const folder = temporaryFolder();

test("a database that is named is talked about, whatever the model was learned from", async () => {
  expect(await databaseOfModel("shop.sqlite", folder)).toBe("shop.sqlite");
});

test("a model's own database is found again; of one that was only drafted its place is asked", async () => {
  expect(await databaseOfModel("flights", folder)).toBe("flights");
  await writeDomainFile(folder, { version: 1, database: "shop.sqlite", tables: {}, joins: [] });
  await expect(databaseOfModel("flights", folder)).rejects.toThrow(
    "its words are about shop.sqlite. Say where that is: --database",
  );
  await writeLearnState(folder, { database: "/data/shop.sqlite" });
  expect(await databaseOfModel("flights", folder)).toBe("/data/shop.sqlite");
});
