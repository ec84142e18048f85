// Stands in for Node's files in the worker (vite.config.ts puts it there): the model's files, already
// fetched, under their names. Only what loading a model needs; nothing can be written.
const files = new Map<string, Uint8Array>();

export function addFile(path: string, bytes: Uint8Array): void {
  files.set(path, bytes);
}

export const existsSync = (path: string): boolean => files.has(path);

export async function readFile(path: string): Promise<Uint8Array> {
  const bytes = files.get(path);
  if (bytes === undefined) throw new Error(`${path}: not part of this site`);
  return bytes;
}

export const join = (...parts: readonly string[]): string => parts.join("/");
export const dirname = (path: string): string => path.replace(/\/[^/]*$/, "");

/** Word vectors for training come from a package; a page does not train. */
export function createRequire(): never {
  throw new Error("a page requires no packages");
}

const readOnly = async (): Promise<never> => {
  throw new Error("a page writes no files");
};

export { readOnly as mkdir, readOnly as open, readOnly as rename, readOnly as rm };
