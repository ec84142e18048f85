// What a command found: for people to read, or with --json for programs.

/** `text`: as it is printed, or its lines. */
export function printResult(
  { json }: { readonly json?: boolean },
  value: unknown,
  text: string | readonly string[],
): void {
  const shown = typeof text === "string" ? text : `${text.join("\n")}\n`;
  process.stdout.write(json === true ? `${JSON.stringify(value)}\n` : shown);
}
