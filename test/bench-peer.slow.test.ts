// A benchmark against PyTorch needs no PyTorch to be kept whole: what the other side reads is what this
// side has written.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "./support/temporary-folder.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = temporaryFolder();

const prepare = `
  const { prepare } = await import("./bench/cases/train-epoch.js");
  await (await prepare({ engine: "wasm", threads: 1 })).close();
`;

test.skipIf(!existsSync(join(root, "dist")) && process.env["SEGUE_REQUIRE_ALL"] !== "1")(
  "an epoch is written with everything that its peer looks for",
  () => {
    execFileSync(process.execPath, ["--input-type=module", "--eval", prepare], {
      cwd: root,
      env: { ...process.env, TMPDIR: folder, SEGUE_BENCH_INTERACTIONS: "2" },
    });
    const written = readFileSync(join(folder, "segue-bench-train-epoch.json"), "utf8");
    const keys = new Set<string>();
    JSON.parse(written, (key, value) => {
      keys.add(key);
      return value;
    });
    const peer = readFileSync(join(root, "bench/peer/train-epoch.py"), "utf8");
    const wanted = [...peer.matchAll(/\["(\w+)"\]/g)].map(([, key]) => key);
    expect(wanted).toContain("batches");
    expect(wanted.filter((key) => key !== undefined && !keys.has(key))).toEqual([]);
  },
);
