// What people get wrong about files and folders: every command ends in one line that says what and where.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { shopBytes } from "./databases/shop.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const command = fileURLToPath(new URL("../bin/segue.js", import.meta.url));
const built = existsSync(fileURLToPath(new URL("../dist/cli/main.js", import.meta.url)));
const place = temporaryFolder();
const file = join(place, "file");
const folder = join(place, "folder");
const shop = join(place, "shop.sqlite");
const inFile = join(file, "x");
const elsewhere = join(place, "elsewhere.jsonl");
beforeAll(async () => {
  writeFileSync(file, "hello");
  mkdirSync(folder);
  writeFileSync(shop, await shopBytes());
  const turns = [{ utterance: "how many books", sql: ["SELECT 1"] }];
  writeFileSync(elsewhere, `${JSON.stringify({ id: "1", database: "nowhere", turns })}\n`);
});

const mistakes: readonly (readonly [command: string, place: string])[] = [
  [`mcp --bundle ${join(place, "nowhere", "x.mcpb")}`, "nowhere"],
  [`mcp --bundle ${folder}`, "folder"],
  [`export-site ${file} --database ${shop}`, "file"],
  [`export-site ${inFile} --database ${shop}`, "file"],
  [`data worlds --out ${inFile} --count 1 --interactions 2`, "file"],
  [`synthesize flights --out ${inFile} --interactions 1`, "file"],
  [`synthesize flights --out ${folder} --interactions 1`, "folder"],
  [`data show ${folder}`, "folder"],
  [`import csv ${folder} --out ${inFile}`, "file"],
  [`init ${shop} --yes --out ${inFile}`, "file"],
  [`sql --database ${folder} x`, "folder"],
  [`sql --database ${shop} --allow ${folder} x`, "folder"],
  [`ask --model ${file} --database ${shop} hello`, "file"],
  [`evaluate --data ${elsewhere} --database ${folder}`, "nowhere"],
  [`serve --port 0 --workers 1 --token-file ${folder}`, "folder"],
];

describe.skipIf(!built)("a mistake about files", () => {
  test.each(mistakes)("segue %s", (words, named) => {
    const { status, stderr } = spawnSync(process.execPath, [command, ...words.split(" ")], {
      encoding: "utf8",
    });
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(named);
    expect(stderr).not.toContain("bug");
    expect(status).toBe(1);
  });

  test("who stops reading ends the command in silence", async () => {
    const child = spawn(process.execPath, [
      command,
      "synthesize",
      "flights",
      "--interactions",
      "50",
    ]);
    child.stdout.once("data", () => child.stdout.destroy());
    expect(await text(child.stderr)).toBe("");
  });
});
