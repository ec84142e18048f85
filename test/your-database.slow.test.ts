// Follows docs/your-database.md command by command, as a newcomer would, on the bookshop.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./support/temporary-folder.ts";

const root = resolve(import.meta.dirname, "..");
const guide = readFileSync(join(root, "docs/your-database.md"), "utf8");
const built = existsSync(join(root, "dist/cli/main.js"));
const folder = temporaryFolder();

type Block = { readonly language: string; readonly text: string };
const blocks: Block[] = [...guide.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map((match) => ({
  language: match[1] ?? "",
  text: match[2] ?? "",
}));

function segue(line: string): string {
  const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2] ?? "");
  const command = [join(root, "bin/segue.js"), ...args.slice(2)];
  const run = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
  expect(run.status, `${line}\n${run.stderr}`).toBe(0);
  return run.stdout;
}

/** The lines with + in place of those with -, which must be there. */
function edit(path: string, difference: string): void {
  const part = (sign: string): string =>
    difference
      .split("\n")
      .filter((line) => line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join("");
  const text = readFileSync(path, "utf8");
  expect(text).toContain(part("-"));
  writeFileSync(path, text.replace(part("-"), part("+")));
}

const ready = built || process.env["SEGUE_REQUIRE_ALL"] === "1";
if (!ready) console.warn("your-database: skipped, the command is not built: npm run build");

test.skipIf(!ready)("the guide works as it is written", () => {
  cpSync(join(root, "examples"), join(folder, "examples"), { recursive: true });
  const outputs: string[] = [];
  for (const { language, text } of blocks) {
    if (language === "sh") outputs.push(...text.trim().split("\n").map(segue));
    if (language === "diff") edit(join(folder, "models/bookshop/domain.yaml"), text);
    if (language === "json") writeFileSync(join(folder, "corrections.jsonl"), text);
  }
  const [atOnce = "", drafted = "", learned = "", answered = "", corrected = "", updated = ""] =
    outputs;
  expect(atOnce).toMatch(/\b24\b/);
  expect(drafted).toContain("4 tables, 3 joins");
  expect(learned).toContain("segue chat --model models/bookshop");
  expect(answered).toMatch(/COUNT\s*\(\s*\*\s*\)[\s\S]*FROM book/);
  expect(answered).toMatch(/\b24\b/);
  expect(corrected).toContain("segue serve --model models/bookshop");
  expect(updated).toContain("nothing changed");
  const file = readFileSync(join(folder, "models/bookshop/domain.yaml"), "utf8");
  expect(file).toContain("sales");
});
