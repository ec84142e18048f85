// For tests: folders of their own, gone when the file is through. Both are called where tests are declared.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

export function temporaryFolder(): string {
  return temporaryFolders()();
}

/** A new one at each call, also within a test. */
export function temporaryFolders(): () => string {
  const made: string[] = [];
  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), "segue-test-"));
    made.push(folder);
    return folder;
  };
}
