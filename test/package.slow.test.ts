// The package as a stranger gets it: packed, installed in an empty folder, and talked to by the
// README's own example.
import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "./support/temporary-folder.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = temporaryFolder();

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

const bytesIn = (place: string): number =>
  readdirSync(place, { recursive: true, encoding: "utf8" })
    .map((name) => lstatSync(join(place, name)))
    .reduce((sum, found) => sum + (found.isFile() ? found.size : 0), 0);

const readme = readFileSync(join(root, "README.md"), "utf8");
const example = /<!-- example:library -->\s*```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
const ready =
  existsSync(join(root, "models/flights/model.safetensors")) && existsSync(join(root, "dist"));
if (!ready) console.warn("package: no built package with a model here; skipped (npm run build)");

test.skipIf(!ready && process.env["SEGUE_REQUIRE_ALL"] !== "1")(
  "the packed package installs in an empty folder and holds a conversation",
  () => {
    expect(example).toContain("openConversation");
    const [packed] = JSON.parse(
      run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], root),
    );
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", private: true }));
    const tarball = join(folder, packed.filename);
    run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", tarball], folder);
    expect(bytesIn(join(folder, "node_modules"))).toBeLessThan(60_000_000);
    const segue = join(folder, "node_modules/.bin/segue");
    run(segue, ["data", "flights", "--out", join(folder, "flights.sqlite")], folder);
    writeFileSync(join(folder, "example.js"), example);
    const said = run(process.execPath, ["example.js", "flights.sqlite"], folder).trim().split("\n");
    expect(said[0]).toMatch(/^flights from Seattle to Boston on Monday 8 February 1993 [1-9]/);
    expect(said[1]).toMatch(/on American Airlines [1-9]/);
    const asked = run(
      segue,
      ["ask", "--json", "--date", "1993-02-05", "flights from boston"],
      folder,
    );
    expect(JSON.parse(asked).row_count).toBeGreaterThan(0);
  },
);
