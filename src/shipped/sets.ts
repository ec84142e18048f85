// Sets that stay as they once were written, whatever the generator writes today: shipped compressed,
// and known by a fingerprint of what is in them.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { cacheFolder } from "../disk/cache-folder.ts";
import { makeFolder } from "../disk/make-folder.ts";
import { writeFileAtomically } from "../disk/write-file.ts";
import { type FlightsSet, standardSets } from "../domains/flights/domain/standard-sets.ts";
import { UserError } from "../errors.ts";

export const setParts = ["train", "dev", "test"] as const;

/** The set that the paper's tables are measured on. */
export const paperSet = "flights-2026";

/** Written out into the cache folder, where it is not there yet; gives its folder. */
export async function unpackSet(name: string): Promise<string> {
  const frozen = standardSets.get(name)?.frozen;
  if (frozen === undefined) throw new UserError(`no frozen set "${name}"`);
  const folder = join(cacheFolder(), "sets", name);
  const whole = setParts.every((part) => existsSync(join(folder, `${part}.jsonl`)));
  if (!whole || (await fingerprintOfSet(folder)) !== frozen) {
    makeFolder(folder);
    for (const part of setParts) {
      const packed = await readFile(join(shippedFolder(name), `${part}.jsonl.br`));
      const content = await promisify(brotliDecompress)(packed);
      await writeFileAtomically(join(folder, `${part}.jsonl`), content);
    }
  }
  const found = await fingerprintOfSet(folder);
  if (found !== frozen) {
    throw new UserError(
      `${shippedFolder(name)}: holds ${found} and not ${frozen}, the set of that name. Get the folder anew.`,
    );
  }
  return folder;
}

export const standardSet = (name: string): FlightsSet | undefined => standardSets.get(name);

export const isPaperSet = (fingerprint: string): boolean =>
  standardSets.get(paperSet)?.frozen === fingerprint;

/** How the paper's set was read when it was frozen: one line an interaction, of train, dev and test. */
export async function paperReadings(): Promise<string> {
  const packed = await readFile(join(shippedFolder(paperSet), "readings.jsonl.br"));
  return (await promisify(brotliDecompress)(packed)).toString("utf8");
}

export const unpackPaperSet = (): Promise<string> => unpackSet(paperSet);

/** Beside the sources and beside what is built from them. */
const shippedFolder = (name: string): string =>
  fileURLToPath(new URL(`../../sets/${name}`, import.meta.url));

export async function fingerprintOfSet(folder: string): Promise<string> {
  const hash = createHash("sha256");
  for (const part of setParts) {
    const path = join(folder, `${part}.jsonl`);
    const content = await readFile(path).catch(() => {
      throw new UserError(`${path}: not there. A set has train.jsonl, dev.jsonl and test.jsonl.`);
    });
    hash.update(`${part} ${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, 12);
}
