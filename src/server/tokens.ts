// Who may ask: tokens from the command line, a file or the environment. What stands on a command line
// everybody on the machine can read, so a file or the environment is the better place.
import { readFile } from "node:fs/promises";
import { fileReason } from "../disk/disk-reason.ts";
import { UserError } from "../errors.ts";
import type { Holder, Tokens } from "./middleware/identify.ts";

const minLength = 8;

/** `SECRET` alone belongs to "local"; `ann:SECRET` to ann; `ann:SECRET tenant=north` says for whom she asks. */
export async function readTokens(
  flags: readonly string[],
  file: string | undefined,
  environment: string | undefined,
): Promise<Tokens> {
  const sources = [
    ["--token", flags],
    ["SEGUE_TOKEN", environment?.split(/\s+/) ?? []],
    [file ?? "", file === undefined ? [] : await linesOf(file)],
  ] as const;
  const tokens = new Map<string, Holder>();
  for (const [where, given] of sources) {
    for (const text of given.filter((one) => one !== "")) {
      const [token = "", ...pairs] = text.split(/\s+/);
      const colon = token.indexOf(":");
      const owner = colon < 0 ? "local" : token.slice(0, colon);
      const secret = token.slice(colon + 1);
      if (secret.length < minLength) {
        throw new UserError(`${where}: a secret has at least ${minLength} characters`);
      }
      const values = pairs.map((pair) => readValue(pair, where));
      tokens.set(secret, {
        owner,
        ...(values.length > 0 && { values: Object.fromEntries(values) }),
      });
    }
  }
  return tokens;
}

function readValue(pair: string, where: string): readonly [string, string] {
  const [, name, value] = /^(\w+)=(.+)$/.exec(pair) ?? [];
  if (name !== undefined && value !== undefined) return [name, value];
  throw new UserError(`${where}: expected NAME:SECRET, then name=value; found "${pair}"`);
}

/** One token a line; blank lines and those that begin with # say nothing. */
async function linesOf(path: string): Promise<string[]> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new UserError(`--token-file ${path}: cannot be read (${fileReason(error)})`);
  });
  const lines = text.split("\n").map((line) => line.trim());
  const tokens = lines.filter((line) => line !== "" && !line.startsWith("#"));
  // An empty file must not leave the service open to all.
  if (tokens.length === 0) throw new UserError(`--token-file ${path}: there is no token in it`);
  return tokens;
}
