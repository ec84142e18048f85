// How the figures of a measure are printed.
import { printResult } from "../print-result.ts";

export function print(
  flags: { readonly json?: boolean },
  values: Readonly<Record<string, unknown>>,
): void {
  const lines = Object.entries(values).map(([name, value]) => {
    const text = typeof value === "number" ? String(Math.round(value * 1e4) / 1e4) : value;
    return `${name.padEnd(24)}${typeof text === "string" ? text : JSON.stringify(text)}`;
  });
  printResult(flags, values, lines);
}
