// A real PostgreSQL for the tests of the queue: SEGUE_TEST_POSTGRES, or Debian's own binaries
// started on a free port in a folder of their own.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type TestPostgres = { readonly url: string; stop(): Promise<void> };

/** Undefined, with one line saying so, where there is none; a failure with SEGUE_REQUIRE_ALL=1. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const given = process.env["SEGUE_TEST_POSTGRES"];
  if (given !== undefined && given !== "") return { url: given, stop: async () => {} };
  const bin = findBinaries();
  if (bin === undefined) {
    const message = "no PostgreSQL: set SEGUE_TEST_POSTGRES or install postgresql";
    if (process.env["SEGUE_REQUIRE_ALL"] === "1") throw new Error(message);
    console.info(`skipped: ${message}`);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), "segue-postgres-"));
  const owner = unprivileged();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const run = { ...owner, cwd: folder, stdio: "ignore" } as const;
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "segue", "-A", "trust", "--no-sync"], run);
  const port = await freePort();
  const flags = [
    "-D",
    data,
    "-p",
    String(port),
    "-k",
    folder,
    "-c",
    "fsync=off",
    "-h",
    "127.0.0.1",
  ];
  const server = spawn(join(bin, "postgres"), flags, run);
  const url = `postgres://segue@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map((v) => join(debian, v, "bin")) : [];
  const places = [...versions.sort().reverse(), "/usr/local/bin", "/usr/bin", "/opt/homebrew/bin"];
  return places.find(
    (place) => existsSync(join(place, "initdb")) && existsSync(join(place, "postgres")),
  );
}

/** The server refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const of = (flag: string, user: string): number => Number(execFileSync("id", [flag, user]));
  const known = (user: string): boolean => {
    try {
      return of("-u", user) > 0;
    } catch {
      return false;
    }
  };
  const user = known("postgres") ? "postgres" : "nobody";
  return { uid: of("-u", user), gid: of("-g", user) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === "object" && address !== null ? address.port : 0),
      );
    });
  });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const { default: pg } = await import("pg");
  for (let tries = 0; tries < 100 && server.exitCode === null; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.query("SELECT 1");
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error("PostgreSQL did not start");
}
