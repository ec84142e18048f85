// Where Segue keeps what people made and nothing can make again: the platform's data folder.
import { existsSync } from "node:fs";
import { copyFile, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { cacheFolder, type FolderMachine } from "./cache-folder.ts";
import { makeFolder } from "./make-folder.ts";

/** The folder's path; whoever writes into it makes it first. */
export function dataFolder({
  environment = process.env,
  platform = process.platform,
  home = homedir(),
}: FolderMachine = {}): string {
  if (platform === "darwin") return join(home, "Library", "Application Support", "segue");
  const roaming = environment["APPDATA"];
  if (platform === "win32" && roaming) return join(roaming, "segue");
  const shared = environment["XDG_DATA_HOME"];
  return join(shared?.startsWith("/") ? shared : join(home, ".local", "share"), "segue");
}

/** SQLite keeps its newest pages beside the file. */
const companions = ["", "-wal", "-shm", "-journal"];

/**
 * The path of a file in the data folder, which is there from then on. What earlier versions kept
 * under this name in the cache folder is moved over, once.
 */
export async function dataFile(
  name: string,
  { data = dataFolder(), cache = cacheFolder() } = {},
): Promise<string> {
  const path = join(data, name);
  makeFolder(dirname(path), 0o700);
  if (existsSync(path) || !existsSync(join(cache, name))) return path;
  // The file itself last: a move that is broken off begins again.
  for (const ending of companions.toReversed()) {
    const old = join(cache, name + ending);
    if (existsSync(old)) await move(old, path + ending);
  }
  return path;
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch {
    // Another disk.
    await copyFile(from, to);
    await rm(from);
  }
}
