// What a command found: for people to read, or with --json for programs; and what it tells beside that.

/** `text`: as it is printed, or its lines. */
export function printResult(
  { json }: { readonly json?: boolean },
  value: unknown,
  text: string | readonly string[],
): void {
  const shown = typeof text === "string" ? text : `${text.join("\n")}\n`;
  process.stdout.write(json === true ? `${JSON.stringify(value)}\n` : shown);
}

/** On standard error, where it disturbs no program. */
export const tell = (text: string): void => void process.stderr.write(`segue: ${text}\n`);
