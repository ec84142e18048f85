import { describe, expect, it } from "vitest";
import { shopBytes } from "../../../test/databases/shop.ts";
import { createSqliteDatabase } from "./adapter.ts";

describe("createSqliteDatabase", () => {
  it("reads tables, keys and types from bytes, and answers", async () => {
    const db = await createSqliteDatabase(await shopBytes(), "shop.sqlite");
    const result = await db.query("SELECT product.name FROM product WHERE product.price > 2");
    expect(result.rows).toEqual([["pear"], ["plum"]]);
    await db.close();
  });
});
