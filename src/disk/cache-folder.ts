// Where Segue keeps what it can make again: SEGUE_CACHE, or the platform's cache folder.
import { homedir } from "node:os";
import { join } from "node:path";

/** Of which folders are asked for: this one, unless told. */
export type FolderMachine = {
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly platform?: string;
  readonly home?: string;
};

/** The folder's path; whoever writes into it makes it first. */
export function cacheFolder({
  environment = process.env,
  platform = process.platform,
  home = homedir(),
}: FolderMachine = {}): string {
  const own = environment["SEGUE_CACHE"];
  if (own !== undefined && own !== "") return own;
  if (platform === "darwin") return join(home, "Library", "Caches", "segue");
  const shared = environment["XDG_CACHE_HOME"];
  return join(shared?.startsWith("/") ? shared : join(home, ".cache"), "segue");
}
