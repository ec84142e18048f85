// A database server for tests: one given by an environment variable, or one started for them.
import { createServer } from "node:net";

export type TestServer = {
  /** With the rights to create databases. */
  readonly url: string;
  /** Ends the server in mid-flight, where the tests own it. */
  readonly kill?: () => Promise<void>;
  stop(): Promise<void>;
};

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Absent servers skip their tests with one clear line, or fail where everything is required. */
export function reportMissing(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const text = `${what}: no server to test with (${reason})`;
  if (process.env["SEGUE_REQUIRE_ALL"] === "1") throw new Error(text);
  console.warn(`${text}; skipped`);
}

export const isRoot = process.getuid?.() === 0;
