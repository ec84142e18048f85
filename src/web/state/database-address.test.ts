import { expect, test } from "vitest";
import { databaseAddress } from "./database-address.ts";

const empty = { path: "", host: "", database: "", user: "", password: "" };

test.each([
  [{ ...empty, kind: "file", path: " shop.sqlite " }, "shop.sqlite"],
  [{ ...empty, kind: "file" }, undefined],
  [{ ...empty, kind: "postgres", host: "db:5433", database: "shop" }, "postgres://db:5433/shop"],
  [
    { ...empty, kind: "mysql", host: "db", database: "shop", user: "ann", password: "p@ss/1" },
    "mysql://ann:p%40ss%2F1@db/shop",
  ],
  [{ ...empty, kind: "postgres", host: "postgres://ann@db/shop" }, "postgres://ann@db/shop"],
  [{ ...empty, kind: "postgres", host: "db" }, undefined],
] as const)("%j is at %s", (fields, address) => {
  expect(databaseAddress(fields)).toBe(address);
});
