// Files that are either the old one whole or the new one whole, never half of one.
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { UserError } from "../errors.ts";
import { diskReason } from "./disk-reason.ts";
import { makeFolder } from "./make-folder.ts";

export async function writeFileAtomically(
  path: string,
  data: Uint8Array | string,
  { makeFolder: makes = false } = {},
): Promise<void> {
  const temporary = `${path}.${crypto.randomUUID()}.new`;
  try {
    if (makes) makeFolder(dirname(path));
    const file = await open(temporary, "w");
    try {
      await file.writeFile(data);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    // What went wrong first is what the person must hear of.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw new UserError(
      `cannot write ${path}: ${diskReason(error instanceof UserError ? error.cause : error)}. What was there before is whole.`,
      { cause: error },
    );
  }
  // the rename itself must survive a power cut, where folders can be synced
  const folder = await open(dirname(path), "r").catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}
