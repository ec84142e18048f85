// The flights database as a file: made on request, or found in the user's cache folder. What makes it is
// loaded only then.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../../../disk/write-file.ts";
import { UserError } from "../../../errors.ts";
import type { FlightsWorld } from "./generate-world.ts";
import { worldVersion } from "./world-version.ts";

export const defaultSeed = 1;

export type FlightsProgress = { readonly step: "generate" | "write"; readonly path: string };

export type FlightsDatabase = {
  readonly path: string;
  /** Rows of each table. */
  readonly tables: Readonly<Record<string, number>>;
  readonly rows: number;
  /** SHA-256 of the file. */
  readonly fingerprint: string;
};

type BuildOptions = {
  readonly seed?: number;
  readonly onProgress?: (event: FlightsProgress) => void;
};

/** Makes the database at `path`, replacing what is there. */
export async function buildFlightsDatabase(
  path: string,
  { seed = defaultSeed, onProgress }: BuildOptions = {},
): Promise<FlightsDatabase> {
  onProgress?.({ step: "generate", path });
  const { generateWorld } = await import("./generate-world.ts");
  const { worldStatements } = await import("./write-world.ts");
  const { databaseBytes } = await import("../../../database/sqlite/database-bytes.ts");
  const world = generateWorld({ seed });
  onProgress?.({ step: "write", path });
  const bytes = await databaseBytes(worldStatements(world));
  await writeFileAtomically(path, bytes, { makeFolder: true });
  const tables = countRows(world);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return { path, tables, rows, fingerprint: createHash("sha256").update(bytes).digest("hex") };
}

/** The path of the cached database, made first where it is missing or of an older version. */
export async function ensureFlightsDatabase(
  options: BuildOptions & { readonly cache: string },
): Promise<string> {
  const { cache, seed = defaultSeed } = options;
  const path = flightsDatabasePath(cache, seed);
  if (await isWhole(path)) return path;
  // Said before the work, not after it: that it cannot be kept there.
  await writeFileAtomically(sumPath(path), "", { makeFolder: true }).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`${error.message} Choose another folder with SEGUE_CACHE.`);
  });
  const { fingerprint } = await buildFlightsDatabase(path, options);
  await writeFileAtomically(sumPath(path), fingerprint);
  return path;
}

const sumPath = (path: string): string => `${path}.sha256`;

/** The file with the checksum it was made with: a damaged one is made again. */
async function isWhole(path: string): Promise<boolean> {
  try {
    const [bytes, sum] = await Promise.all([readFile(path), readFile(sumPath(path), "utf8")]);
    return createHash("sha256").update(bytes).digest("hex") === sum;
  } catch {
    return false;
  }
}

/** The file's name is what people see; which flights they are, its folder says. */
export function flightsDatabasePath(cache: string, seed: number): string {
  return join(cache, `flights-v${worldVersion}-seed${seed}`, "flights.sqlite");
}

function countRows(world: FlightsWorld): Record<string, number> {
  return Object.fromEntries(Object.entries(world).map(([name, rows]) => [name, rows.length]));
}
