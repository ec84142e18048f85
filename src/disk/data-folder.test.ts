import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolders } from "../../test/support/temporary-folder.ts";
import { dataFile, dataFolder } from "./data-folder.ts";

const freshFolder = temporaryFolders();

test.each([
  ["linux", {}, "/home/ann/.local/share/segue"],
  ["linux", { XDG_DATA_HOME: "/data" }, "/data/segue"],
  ["linux", { XDG_DATA_HOME: "relative" }, "/home/ann/.local/share/segue"],
  ["darwin", {}, "/home/ann/Library/Application Support/segue"],
])("on %s with %o it is the platform's own", (platform, environment, expected) => {
  expect(dataFolder({ platform, environment, home: "/home/ann" })).toBe(expected);
});

test("what the cache folder held is moved over once, with SQLite's companions", async () => {
  const root = freshFolder();
  const [cache, data] = [join(root, "cache"), join(root, "data", "segue")];
  await dataFile("x", { data: cache, cache: root });
  await writeFile(join(cache, "kept.sqlite"), "rows");
  await writeFile(join(cache, "kept.sqlite-wal"), "newest");
  const path = await dataFile("kept.sqlite", { data, cache });
  expect(await readFile(path, "utf8")).toBe("rows");
  expect([await readdir(cache), (await readdir(data)).sort()]).toEqual([
    [],
    ["kept.sqlite", "kept.sqlite-wal"],
  ]);
  await writeFile(join(cache, "kept.sqlite"), "an older one");
  expect(await readFile(await dataFile("kept.sqlite", { data, cache }), "utf8")).toBe("rows");
});
