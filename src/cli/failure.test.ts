import { writeFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { UserError } from "../errors.ts";
import { reportFailure } from "./failure.ts";

const folder = temporaryFolder();
const file = join(folder, "file");
writeFileSync(file, "");

function told(error: unknown): string {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(reportFailure(error)).toBe(1);
  const text = write.mock.calls.map(([piece]) => String(piece)).join("");
  write.mockRestore();
  return text;
}

const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error) => error);

test("what a person can mend is one line", () => {
  expect(told(new UserError("no such model"))).toBe("segue: no such model\n");
});

test("what the disk refuses is one line, whoever did not expect it", async () => {
  const nowhere = join(folder, "nowhere", "x");
  expect(told(await failureOf(readFile(nowhere)))).toBe(
    `segue: ${nowhere}: no such file or folder.\n`,
  );
  expect(told(await failureOf(writeFile(folder, "")))).toBe(`segue: ${folder}: it is a folder.\n`);
  const inFile = join(file, "x");
  expect(told(await failureOf(mkdir(inFile, { recursive: true })))).toBe(
    `segue: ${inFile}: a part of that path is a file.\n`,
  );
  const full = Object.assign(new Error("ENOSPC: no space"), { code: "ENOSPC", syscall: "write" });
  expect(told(full)).toBe("segue: the disk is full.\n");
});

test("anything else is told as a bug, with where it happened", () => {
  expect(told(new TypeError("x is not a function"))).toMatch(/this is a bug[\s\S]*at /);
});
