// Reads interactions, one JSON object a line, streamed and checked line by line.
import { UserError } from "../errors.ts";
import type { Interaction } from "./interaction.ts";
import { checkInteraction, parseJson } from "./interaction-schema.ts";
import { type BadLine, collected, readLines } from "./lines.ts";

export type ReadOptions = {
  /** Go on after a bad line instead of failing at the first. */
  readonly skipBad?: boolean;
  /** Told of every line that is left out. */
  readonly onBad?: (bad: BadLine) => void;
};

/** Fails at the first bad line, naming file and line, unless told to skip. */
export async function* readInteractions(
  path: string,
  options: ReadOptions = {},
): AsyncGenerator<Interaction> {
  for await (const line of readLines(path)) {
    if ("reason" in line) {
      reject(path, line, options);
      continue;
    }
    const json = parseJson(line.text);
    const checked = "reason" in json ? json : checkInteraction(json.value);
    if ("reason" in checked) reject(path, { line: line.number, reason: checked.reason }, options);
    else yield checked.value;
  }
}

/** Either notes the line and returns, or fails with the file, the line and the reason. */
export function reject(path: string, bad: BadLine, options: ReadOptions): void {
  options.onBad?.(bad);
  if (options.skipBad === true) return;
  throw new UserError(
    `${path}:${bad.line}: ${bad.reason}. Mend the line, or add --skip-bad to leave it out.`,
  );
}

/** All of a file at once. */
export const readAllInteractions = (path: string, options?: ReadOptions): Promise<Interaction[]> =>
  collected(readInteractions(path, options));
