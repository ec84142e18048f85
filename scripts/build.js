// Builds everything a clone needs: kernels, library and command, web page. Run by `npm ci` (prepare).
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const steps = {
  kernels: ["scripts/build-kernels.js"],
  library: ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"],
  bundle: ["scripts/build-bundle.js"],
  web: ["node_modules/vite/bin/vite.js", "build", "--config", "src/web/vite.config.ts"],
};
const wanted = process.argv.slice(2);
// What runs is put together from the sources, beside what was compiled for whoever reads or types it.
if (wanted.includes("library")) wanted.push("bundle");

for (const [name, args] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (!existsSync(args[0]) || (name === "web" && !existsSync("src/web/vite.config.ts"))) continue;
  const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", 2, 2] });
  if (status !== 0) {
    console.error(`build: step "${name}" failed`);
    process.exit(status ?? 1);
  }
}

// `npx segue` in the checkout itself: npm links the commands of dependencies, not a project's own.
const link = join("node_modules", ".bin", "segue");
if (existsSync("node_modules") && process.platform !== "win32") {
  mkdirSync(join("node_modules", ".bin"), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync("../../bin/segue.js", link);
}
