// MariaDB for tests: SEGUE_TEST_MYSQL, else Debian's server with a folder and port of its own.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mysql from "mysql2/promise";
import { freePort, isRoot, reportMissing, type TestServer } from "./server.ts";

export async function startMariadb(): Promise<TestServer | undefined> {
  const given = process.env["SEGUE_TEST_MYSQL"];
  if (given) return { url: given, stop: async () => {} };
  try {
    return await startOwn();
  } catch (error) {
    reportMissing("MariaDB", error);
    return undefined;
  }
}

async function startOwn(): Promise<TestServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "segue-mariadb-"));
  const data = join(folder, "data");
  const user = isRoot ? ["--user=root"] : [];
  execFileSync(
    "mariadb-install-db",
    [
      "--no-defaults",
      `--datadir=${data}`,
      "--auth-root-authentication-method=normal",
      "--skip-test-db",
      ...user,
    ],
    { stdio: "ignore" },
  );
  const server = spawn(
    "/usr/sbin/mariadbd",
    [
      "--no-defaults",
      `--datadir=${data}`,
      `--socket=${join(folder, "s")}`,
      `--port=${port}`,
      "--bind-address=127.0.0.1",
      ...user,
    ],
    { stdio: "ignore" },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    server.kill(signal);
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `mysql://root@127.0.0.1:${port}/mysql`;
  await answers(url);
  return { url, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      const connection = await mysql.createConnection(url);
      await connection.end();
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
