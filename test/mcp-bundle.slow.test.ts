// The one-file bundle for desktop assistants, unpacked and started as they do.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shopBytes } from "./databases/shop.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const built = existsSync("dist/cli/main.js");
const canUnpack = spawnSync("python3", ["-c", "import zipfile"]).status === 0;
if (!built || !canUnpack) console.log("the bundle is not tested: needs a build and python3");

const folder = temporaryFolder();

test.skipIf(!built || !canUnpack)("answers from nothing but the file", async () => {
  const file = join(folder, "segue.mcpb");
  const made = spawnSync(process.execPath, ["bin/segue.js", "mcp", "--bundle", file]);
  expect(String(made.stderr)).toBe("");
  expect((await stat(file)).size).toBeLessThan(60e6);
  const unpacked = join(folder, "unpacked");
  spawnSync("python3", ["-m", "zipfile", "-e", file, unpacked]);
  const manifest = JSON.parse(await readFile(join(unpacked, "manifest.json"), "utf8"));
  const database = join(folder, "shop.sqlite");
  await writeFile(database, await shopBytes());
  const fill = (text: string): string =>
    text.replace(/\$\{__dirname\}/, unpacked).replace(/\$\{user_config\.database\}/, database);
  const { command, args } = manifest.server.mcp_config;
  const child = spawn(command, args.map(fill), { cwd: folder, stdio: ["pipe", "pipe", "inherit"] });
  const ask = { name: "ask", arguments: { question: "how many products are there" } };
  const lines = [
    { jsonrpc: "2.0", id: 1, method: "initialize", params: {} },
    { jsonrpc: "2.0", id: 2, method: "tools/call", params: ask },
  ];
  child.stdin.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  let output = "";
  for await (const piece of child.stdout) output += piece;
  const replies = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const answer = replies.find(({ id }) => id === 2).result.structuredContent;
  expect(answer.rows).toEqual([[3]]);
});
