// The files of a model by name, wherever they lie: in a folder on disk (folder.ts), or in memory, as a
// page has fetched them.
import { UserError } from "../errors.ts";

/** The weights of a base model, in its folder. */
export const baseFile = "base.safetensors";

export type Files = {
  /** Where a file is, for messages. */
  where(name: string): string;
  /** Undefined where there is no such file. */
  read(name: string): Promise<Uint8Array | undefined>;
};

/** Files that can be written: each appears whole or not at all. */
export type Folder = Files & {
  /** A folder below, so that what cannot be written is known before anything is. */
  make(name: string): Promise<void>;
  write(name: string, data: Uint8Array | string): Promise<void>;
  /** A file, or a folder with all that is in it. */
  remove(name: string): Promise<void>;
};

export function filesInMemory(place: string, files: ReadonlyMap<string, Uint8Array>): Files {
  return {
    where: (name) => `${place}/${name}`,
    read: async (name) => files.get(name),
  };
}

/** Undefined where there is no such file. */
export async function readJson(files: Files, name: string): Promise<unknown> {
  const bytes = await files.read(name);
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UserError(`${files.where(name)}: not JSON. The folder is damaged.`);
  }
}

export async function writeJson(folder: Folder, name: string, value: unknown): Promise<void> {
  await folder.write(name, `${JSON.stringify(value, null, 1)}\n`);
}
