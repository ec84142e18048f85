import { existsSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { makeFolder } from "./make-folder.ts";

const folder = temporaryFolder();

test("a folder is made with those above it, and may be there already", () => {
  const path = join(folder, "a", "b", "c");
  makeFolder(path, 0o700);
  makeFolder(`${path}/`);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  symlinkSync(path, join(folder, "link"));
  makeFolder(join(folder, "link", "d"));
  expect(existsSync(join(path, "d"))).toBe(true);
});

test("what cannot be made is told, and never waited for", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => makeFolder(join(folder, "file"))).toThrow(
    /file: cannot be made: something else is there/,
  );
  expect(() => makeFolder(join(folder, "file", "a", "b"))).toThrow(/a part of that path is a file/);
  // A place in which the system makes nothing.
  if (existsSync("/proc/self"))
    expect(() => makeFolder("/proc/segue/a/b")).toThrow(/no such folder/);
});
