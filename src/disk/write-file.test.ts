import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { UserError } from "../errors.ts";
import { writeFileAtomically } from "./write-file.ts";

const folder = temporaryFolder();

test("rival writers leave one whole file and nothing else", async () => {
  const path = join(folder, "deep", "rivals.bin");
  const versions = Array.from({ length: 8 }, (_, index) => new Uint8Array(300_000).fill(index));
  await Promise.all(
    versions.map((bytes) => writeFileAtomically(path, bytes, { makeFolder: true })),
  );
  const found = await readFile(path);
  expect(versions.some((bytes) => found.equals(bytes))).toBe(true);
  expect(await readdir(join(folder, "deep"))).toEqual(["rivals.bin"]);
});

test("a folder that cannot be made is one clear error", async () => {
  await writeFile(join(folder, "file"), "");
  const path = join(folder, "file", "flights.sqlite");
  const written = writeFileAtomically(path, new Uint8Array(), { makeFolder: true });
  await expect(written).rejects.toThrow(UserError);
});
