#!/usr/bin/env node
// The command `segue`: hands over to the command-line shell.
import { existsSync } from "node:fs";

const main = new URL("../dist/cli/main.js", import.meta.url);
if (!existsSync(main)) {
  console.error("segue: not built yet. Build it with: npm ci");
  process.exit(1);
}
await import(main.href);
