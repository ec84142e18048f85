import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/temporary-folder.ts";
import { fingerprintOf } from "./made-with.ts";

const folder = temporaryFolder();

const program = join(folder, "program");
const weights = join(folder, "base.safetensors");
const write = (name: string, text: string): void => writeFileSync(join(program, name), text);

test("other weights or another program are another measurement; tests and notes are none of it", async () => {
  mkdirSync(join(program, "inner"), { recursive: true });
  writeFileSync(weights, "weights");
  write("inner/read.js", "1");
  const first = await fingerprintOf(weights, program);
  write("inner/read.test.js", "1");
  write("notes.md", "1");
  expect(await fingerprintOf(weights, program)).toBe(first);
  write("inner/read.js", "2");
  const second = await fingerprintOf(weights, program);
  expect(second).not.toBe(first);
  writeFileSync(weights, "others");
  expect([first, second]).not.toContain(await fingerprintOf(weights, program));
});

test("a folder without a model is told", async () => {
  await expect(fingerprintOf(join(folder, "none"), program)).rejects.toThrow("--base");
});
