import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { exportSite } from "./export-site.ts";

const folder = temporaryFolder();

const parts = { model: "no-model", date: null };

test("a database that is no SQLite file cannot be carried along", async () => {
  await expect(exportSite(folder, { ...parts, database: "postgres://x/y" })).rejects.toThrow(
    /one SQLite file/,
  );
  const csv = join(folder, "t.csv");
  await writeFile(csv, "a,b\n1,2\n");
  await expect(exportSite(folder, { ...parts, database: csv })).rejects.toThrow(/one SQLite file/);
});

test("a model that is not there is said before anything is written", async () => {
  const file = join(folder, "empty.sqlite");
  await writeFile(file, "");
  await expect(exportSite(folder, { ...parts, database: file })).rejects.toThrow(
    /no-model.*segue train/,
  );
});
