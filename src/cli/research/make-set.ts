// Makes the standard set by the command that anyone can run, which also knows whether the generator
// has changed since it was made.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { messageOf, UserError } from "../../errors.ts";

export async function makeStandardSet(): Promise<string> {
  const folder = join(cacheFolder(), "sets", "flights");
  if (!existsSync(join(folder, "test.jsonl"))) {
    process.stderr.write(
      "segue: making the standard set once (segue synthesize flights --standard flights)\n",
    );
  }
  const main = fileURLToPath(new URL("../main.js", import.meta.url));
  const flags = [main, "synthesize", "flights", "--standard", "flights"];
  await promisify(execFile)(process.execPath, flags).catch((error: unknown) => {
    const reason = messageOf(error);
    throw new UserError(`the standard set could not be made: ${reason}`);
  });
  return folder;
}
