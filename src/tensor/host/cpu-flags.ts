// What this machine's processor can do, by the names Linux has for it; elsewhere nothing is known.
import { readFileSync } from "node:fs";

/** Virtual machines of one model name differ in these. */
export function cpuFlags(): readonly string[] {
  try {
    // "flags" on x86-64, "Features" on arm64.
    const line = /^(?:flags|Features)\s*:(.*)$/m.exec(readFileSync("/proc/cpuinfo", "utf8"))?.[1];
    return line?.trim().split(/\s+/) ?? [];
  } catch {
    return [];
  }
}
