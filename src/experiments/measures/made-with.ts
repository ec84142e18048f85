// What a measurement was made with: the weights, and the program that read them. Where either changes, what was kept is
// not what would be measured now.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../errors.ts";

const isProgram = (name: string): boolean => /(?<!\.d|\.test|\.fixture)\.[jt]s$|\.wasm$/.test(name);

/** `program`: the folder that the running code is in. */
export async function fingerprintOf(weights: string, program: string): Promise<string> {
  const hash = createHash("sha256");
  hash.update(
    await readFile(weights).catch(() => {
      throw new UserError(`${weights}: there is no base model. Give its folder with --base.`);
    }),
  );
  const names = await readdir(program, { recursive: true });
  for (const name of names.filter(isProgram).sort())
    hash.update(name).update(await readFile(join(program, name)));
  return hash.digest("hex").slice(0, 12);
}
