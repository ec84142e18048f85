// Writes interactions, one JSON object a line. The file appears whole or not at all.

import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { diskFailure, diskReason } from "../disk/disk-reason.ts";
import { makeFolder } from "../disk/make-folder.ts";
import { UserError } from "../errors.ts";
import type { Interaction } from "./interaction.ts";

type Some<T> = Iterable<T> | AsyncIterable<T>;

/** Returns how many were written. */
export async function writeInteractions(
  path: string,
  interactions: Some<Interaction>,
): Promise<number> {
  return await writeJsonLines(path, interactions);
}

/** Any values, one JSON object a line, through a temporary file beside the target. */
export async function writeJsonLines(path: string, values: Some<unknown>): Promise<number> {
  makeFolder(dirname(path));
  const temporary = `${path}.${crypto.randomUUID()}.part`;
  const stream = createWriteStream(temporary);
  const failed = once(stream, "error").then(([error]) => Promise.reject(error));
  failed.catch(() => {});
  let count = 0;
  try {
    await Promise.race([once(stream, "open"), failed]);
    for await (const value of values) {
      count++;
      if (!stream.write(`${JSON.stringify(value)}\n`)) {
        await Promise.race([once(stream, "drain"), failed]);
      }
    }
    stream.end();
    await Promise.race([once(stream, "close"), failed]);
    await rename(temporary, path);
  } catch (error) {
    stream.destroy();
    await rm(temporary, { force: true }).catch(() => undefined);
    if (diskFailure(error) === undefined) throw error;
    throw new UserError(`cannot write ${path}: ${diskReason(error)}.`, { cause: error });
  }
  return count;
}
