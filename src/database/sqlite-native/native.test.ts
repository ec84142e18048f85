// Native SQLite: the common suite and the attacks, where the optional driver is installed.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { shopBytes } from "../../../test/databases/shop.ts";
import { temporaryFolders } from "../../../test/support/temporary-folder.ts";
import { describeAttacks } from "../attacks.fixture.ts";
import { describeDatabase, type Subject } from "../conformance.fixture.ts";
import { openDatabase } from "../open.ts";

const freshFolder = temporaryFolders();

const driver = "better-sqlite3";

async function shopFile(): Promise<Subject | undefined> {
  try {
    await import(driver);
  } catch {
    console.warn(`native SQLite: ${driver} is not installed; skipped`);
    return undefined;
  }
  const folder = freshFolder();
  const path = join(folder, "shop.sqlite");
  writeFileSync(path, await shopBytes());
  return {
    open: (options) => openDatabase(`sqlite-native:${path}`, options),
    contents: async () => createHash("sha256").update(readFileSync(path)).digest("hex"),
    end: async () => rmSync(folder, { recursive: true }),
  };
}

describeDatabase("native SQLite", shopFile);
describeAttacks("native SQLite", "sqlite", shopFile);
