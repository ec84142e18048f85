import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dataFile, dataFolder } from "./data-folder.ts";

test.each([
  ["linux", {}, "/home/ann/.local/share/segue"],
  ["linux", { XDG_DATA_HOME: "/data" }, "/data/segue"],
  ["linux", { XDG_DATA_HOME: "relative" }, "/home/ann/.local/share/segue"],
  ["darwin", {}, "/home/ann/Library/Application Support/segue"],
])("on %s with %o it is the platform's own", (platform, environment, expected) => {
  expect(dataFolder({ platform, environment, home: "/home/ann" })).toBe(expected);
});

test("what the cache folder held is moved over once, with SQLite's companions", async () => {
  const root = await mkdtemp(join(tmpdir(), "segue-data-"));
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
