import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { readTokens } from "./tokens.ts";

const folder = temporaryFolder();
const file = join(folder, "tokens");

test("tokens come from flags, the environment and a file", async () => {
  writeFileSync(
    file,
    "# people\n\nann:secret-of-ann\n  bob:secret:of-bob tenant=north year=2026 \n",
  );
  const tokens = await readTokens(["from-the-flags"], file, "one-secret cleo:another-secret");
  expect([...tokens]).toEqual([
    ["from-the-flags", { owner: "local" }],
    ["one-secret", { owner: "local" }],
    ["another-secret", { owner: "cleo" }],
    ["secret-of-ann", { owner: "ann" }],
    ["secret:of-bob", { owner: "bob", values: { tenant: "north", year: "2026" } }],
  ]);
});

test("what follows a secret must be a name and a value", async () => {
  writeFileSync(file, "ann:secret-of-ann tenant\n");
  await expect(readTokens([], file, undefined)).rejects.toThrow('found "tenant"');
});

test("nothing given is no token", async () => {
  expect((await readTokens([], undefined, undefined)).size).toBe(0);
  expect((await readTokens([], undefined, "")).size).toBe(0);
});

test("a short secret, a missing file and an empty one are refused by name", async () => {
  await expect(readTokens(["short"], undefined, undefined)).rejects.toThrow("--token: a secret");
  await expect(readTokens([], undefined, "short")).rejects.toThrow("SEGUE_TOKEN: a secret");
  const missing = join(folder, "missing");
  await expect(readTokens([], missing, undefined)).rejects.toThrow(
    `--token-file ${missing}: cannot be read (no such file)`,
  );
  await expect(readTokens([], folder, undefined)).rejects.toThrow("(it is a folder)");
  writeFileSync(file, "# nobody yet\n");
  await expect(readTokens([], file, undefined)).rejects.toThrow("no token in it");
});
