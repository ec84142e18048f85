// Faults at each single step that the store does on the disk: whatever fails, and whenever the process
// is killed, the old state is whole, or the new one is.
import * as fs from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/temporary-folder.ts";
import { emptyAnswer } from "../../conversation/show.ts";
import { type StoredTurn, StoreError } from "../../service/store.ts";
import type { DiskCalls } from "./disk-files.ts";
import { openSqliteStore } from "./sqlite.ts";

const folder = temporaryFolder();
const path = join(folder, "store.sqlite");
const before = join(folder, "before.sqlite");
const page = { limit: 100 };

const turn = (n: number): StoredTurn => ({
  turn: n,
  requestId: `r${n}`,
  utterance: `u${n}`,
  edited: false,
  confirmed: false,
  answer: { ...emptyAnswer(n, `u${n}`), rows: [["x".repeat(5_000)]], row_count: 1 },
});

beforeAll(async () => {
  const store = await openSqliteStore(before);
  const times = { createdAt: 1, updatedAt: 1 };
  await store.create({ id: "c", owner: "ann", title: "t", date: "1993-02-05", ...times });
  for (const n of [1, 2, 3]) await store.append("ann", "c", turn(n), n);
  await store.close();
});

const reset = (): void => {
  for (const ending of ["", "-journal", ".lock"]) fs.rmSync(`${path}${ending}`, { force: true });
  fs.copyFileSync(before, path);
};

const failure = (code: string): Error => Object.assign(new Error(code), { code });

/** The disk as it is, until the step with this number; `forGood`: from then on nothing works. */
function failingAt(step: number, code: string, forGood: boolean): DiskCalls & { steps: number } {
  const calls = { ...fs, steps: 0 };
  const count = (): void => {
    calls.steps++;
    if (forGood ? calls.steps >= step : calls.steps === step) throw failure(code);
  };
  return Object.assign(calls, {
    writeSync(descriptor: number, bytes: Uint8Array, from: number, length: number, at: number) {
      count();
      return fs.writeSync(descriptor, bytes, from, length, at);
    },
    fsyncSync(descriptor: number) {
      count();
      fs.fsyncSync(descriptor);
    },
    ftruncateSync(descriptor: number, size: number) {
      count();
      fs.ftruncateSync(descriptor, size);
    },
  });
}

async function turnsOf(): Promise<readonly string[]> {
  const store = await openSqliteStore(path);
  try {
    return (await store.read("ann", "c", page))?.turns.map((one) => one.utterance) ?? [];
  } finally {
    await store.close();
  }
}

/** Appends with a disk that fails at each step in turn, until there is no step left to fail. */
async function atEachStep(
  code: string,
  forGood: boolean,
  check: (error: unknown, turns: () => Promise<readonly string[]>) => Promise<void>,
): Promise<number> {
  for (let step = 1; ; step++) {
    reset();
    const disk = failingAt(Number.POSITIVE_INFINITY, code, forGood);
    const store = await openSqliteStore(path, disk);
    const armed = failingAt(step, code, forGood);
    Object.assign(disk, armed);
    const outcome = await store.append("ann", "c", turn(4), 4).catch((error: unknown) => error);
    const reached = armed.steps >= step;
    if (forGood) fs.rmSync(`${path}.lock`, { force: true });
    else await store.close();
    await check(outcome, turnsOf);
    if (!reached) return step - 1;
  }
}

const old = ["u1", "u2", "u3"];

const whole = [old, [...old, "u4"]];

test("a full disk at any step is told, and the old state is whole", async () => {
  const steps = await atEachStep("ENOSPC", false, async (outcome, turns) => {
    // Where only the last step failed the turn is there, though nobody was told: asking again finds it.
    expect(whole).toContainEqual(await turns());
    if (outcome === "stored") return;
    expect(outcome).toBeInstanceOf(StoreError);
    expect(String(outcome)).toContain("the disk is full");
  });
  expect(steps).toBeGreaterThan(3);
});

test.each([
  ["EROFS", "the disk is read-only"],
  ["EACCES", "permission denied"],
])("%s is told in words", async (code, words) => {
  reset();
  const disk = failingAt(Number.POSITIVE_INFINITY, code, false);
  const store = await openSqliteStore(path, disk);
  Object.assign(disk, failingAt(1, code, false));
  await expect(store.append("ann", "c", turn(4), 4)).rejects.toThrow(words);
  await store.close();
  expect(await turnsOf()).toEqual(old);
});

test("killed at any step, the next start finds the old state or the new one, whole", async () => {
  const steps = await atEachStep("EIO", true, async (outcome, turns) => {
    const found = await turns();
    if (outcome === "stored") expect(found).toEqual([...old, "u4"]);
    else expect(whole).toContainEqual(found);
  });
  expect(steps).toBeGreaterThan(3);
});

test("two writers wait for each other", async () => {
  reset();
  const [first, second] = [await openSqliteStore(path), await openSqliteStore(path)];
  expect(await first.append("ann", "c", turn(4), 4)).toBe("stored");
  expect(await second.append("ann", "c", turn(4), 4)).toBe("taken");
  expect(await second.append("ann", "c", turn(5), 5)).toBe("stored");
  await Promise.all([first.close(), second.close()]);
  expect(await turnsOf()).toEqual([...old, "u4", "u5"]);
});

test("a file that is no store is told by name", async () => {
  fs.writeFileSync(path, "no database at all, but long enough to look like one".repeat(100));
  await expect(openSqliteStore(path)).rejects.toThrow(`${path}: file is not a database.`);
});
