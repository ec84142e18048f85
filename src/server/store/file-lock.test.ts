import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/temporary-folder.ts";
import { createFileLock } from "./file-lock.ts";

const folder = temporaryFolder();
const at = (name: string): string => join(folder, name);

test("one holds it, the other is told who, and gets it when it is free", () => {
  const [first, second] = [createFileLock(at("a")), createFileLock(at("a"))];
  expect(first.acquire(0)).toBeUndefined();
  expect(second.acquire(20)).toBe(`process ${process.pid} on ${hostname()}`);
  first.release();
  expect(second.acquire(0)).toBeUndefined();
  second.release();
  expect(readdirSync(folder)).toEqual([]);
});

test("a holder that is gone holds nothing", () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  symlinkSync(`${hostname()}/${pid}/12345/0`, at("dead"));
  const lock = createFileLock(at("dead"));
  expect(lock.acquire(0)).toBeUndefined();
  lock.release();
});

test("a process that only has the number of the holder does not hold it", () => {
  symlinkSync(`${hostname()}/${process.ppid}/long-ago/0`, at("reused"));
  const lock = createFileLock(at("reused"));
  const taken = lock.acquire(0);
  // Where the system does not tell when a process began, its number is all there is.
  expect(taken).toBe(
    process.platform === "linux" ? undefined : `process ${process.ppid} on ${hostname()}`,
  );
  lock.release();
});

test("holders on another machine are believed", () => {
  symlinkSync("elsewhere/1/0/0", at("far"));
  expect(createFileLock(at("far")).acquire(10)).toBe("process 1 on elsewhere");
});

test("what an older version left in its place is cleared away", () => {
  mkdirSync(at("folder"));
  writeFileSync(at("file"), "");
  for (const name of ["folder", "file"]) {
    const lock = createFileLock(at(name));
    expect(lock.acquire(0)).toBeUndefined();
    lock.release();
  }
});
