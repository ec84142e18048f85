// A folder on disk, whose files are whole or absent.
import { readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { diskReason } from "../disk/disk-reason.ts";
import { makeFolder } from "../disk/make-folder.ts";
import { writeFileAtomically } from "../disk/write-file.ts";
import { UserError } from "../errors.ts";
import type { Folder } from "./files.ts";

/** Nothing is made or looked at before something is read or written. */
export function openFolder(path: string): Folder {
  const where = (name: string): string => join(path, name);
  return {
    where,
    read: (name) => readIfThere(where(name)),
    make: async (name) => makeFolder(where(name)),
    async write(name, data) {
      makeFolder(dirname(where(name)));
      await writeFileAtomically(where(name), data);
    },
    remove: (name) => rm(where(name), { recursive: true, force: true }),
  };
}

async function readIfThere(path: string): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new UserError(`${path}: cannot be read: ${diskReason(error)}`, { cause: error });
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "ENOENT" || error.code === "ENOTDIR");
