// The example bookshop, read as a base model reads any database.
import { fileURLToPath } from "node:url";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open.ts";
import { type KnownDatabase, readDatabase } from "../schema/read-database.ts";
import { type Ground, prepareGround } from "./encoding/encode-turn.ts";
import { openWordBook } from "./encoding/word-book.ts";

export const noWords = { learned: [], vectorWords: [], vectors: new Float32Array() };

export type Bookshop = {
  readonly database: Database;
  readonly known: KnownDatabase;
  readonly ground: Ground;
};

let opened: Promise<Bookshop> | undefined;

/** One for all files of a process. */
export const bookshopOfTests = (): Promise<Bookshop> => (opened ??= openBookshop());

export async function openBookshop(): Promise<Bookshop> {
  const path = fileURLToPath(new URL("../../examples/bookshop.sqlite", import.meta.url));
  const database = await openDatabase(path, { inline: true });
  const known = await readDatabase(database);
  return { database, known, ground: prepareGround(known, openWordBook(noWords)) };
}
