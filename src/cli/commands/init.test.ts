import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../../test/support/temporary-folder.ts";
import { registerInit } from "./init.ts";

const folder = temporaryFolder();
const file = join(folder, "domain.yaml");
afterEach(() => vi.restoreAllMocks());

async function init(...flags: string[]): Promise<unknown> {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const program = new Command();
  registerInit(program);
  const args = ["init", "examples/bookshop.sqlite", "--out", folder, "--json", ...flags];
  await program.parseAsync(args, { from: "user" });
  return JSON.parse(String(write.mock.calls.at(-1)?.[0]));
}

test("drafts once, refuses to overwrite, and keeps edits on --update", async () => {
  expect(await init("--yes")).toMatchObject({
    path: file,
    tables: 4,
    joins: 3,
    open: [
      expect.stringContaining('Is "revenue" sum('),
      expect.stringContaining('Is "units sold"'),
      expect.stringContaining("Which currency"),
    ],
  });
  await expect(init("--yes")).rejects.toThrow(/already there.*--update/);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(/^# yaml-language-server: \$schema=\.\/domain\.schema\.json/);
  writeFileSync(file, text.replace("name: customer\n", "name: client\n"));
  expect(await init("--update")).toMatchObject({ changes: ["nothing changed"] });
  expect(readFileSync(file, "utf8")).toContain("name: client\n");
});

test("a slip in the file is told with its place", async () => {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("role: year", "role: yeer"));
  await expect(init("--update")).rejects.toThrow(/domain\.yaml: [\s\S]*role/);
});
