// Runs dependency-cruiser and fails also when it saw no modules (it then checked nothing).
import { spawnSync } from "node:child_process";

const run = spawnSync(
  process.execPath,
  ["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", "src", "--output-type", "json"],
  { encoding: "utf8", maxBuffer: 1 << 28 },
);
if (!run.stdout) {
  process.stderr.write(run.stderr);
  process.exit(1);
}
const { summary } = JSON.parse(run.stdout);
for (const violation of summary.violations) {
  console.error(`${violation.rule.name}: ${violation.from} -> ${violation.to}`);
}
console.log(`${summary.totalCruised} modules, ${summary.violations.length} import rule violations`);
process.exit(summary.totalCruised < 10 || summary.violations.length > 0 ? 1 : 0);
