// A folder with those above it. Node's own way (`recursive`) never ends in places like /proc, where nothing can be made
// and that is told as if the folder above were missing.
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { UserError } from "../errors.ts";
import { diskReason } from "./disk-reason.ts";

/** What the disk refused stands in the error as its cause. */
export function makeFolder(path: string, mode: number = 0o777): void {
  try {
    make(path, mode);
  } catch (error) {
    throw new UserError(`${path}: cannot be made: ${diskReason(error)}`, { cause: error });
  }
}

function make(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EEXIST" && statSync(path).isDirectory()) return;
    const above = dirname(path);
    if (code !== "ENOENT" || existsSync(above)) throw error;
    make(above, mode);
    make(path, mode);
  }
}
