// A database of a test's own, read as a base model reads any.
import { sqliteBytes } from "../../test/databases/shop.ts";
import { createSqliteDatabase } from "../database/sqlite/adapter.ts";
import { readDatabase } from "../schema/read-database.ts";
import { type Bookshop, noWords } from "./bookshop.fixture.ts";
import { prepareGround } from "./encoding/encode-turn.ts";
import { openWordBook } from "./encoding/word-book.ts";

export async function openOwn(statements: readonly string[]): Promise<Bookshop> {
  const database = await createSqliteDatabase(await sqliteBytes([...statements]), "own");
  const known = await readDatabase(database);
  return { database, known, ground: prepareGround(known, openWordBook(noWords)) };
}
