// `segue serve`: the page and the HTTP service, until Ctrl-C.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { type Command, InvalidArgumentError } from "commander";
import { dataFile } from "../../data-folder.ts";
import { UserError } from "../../errors.ts";
import { startService } from "../../server/serve.ts";
import { openStore } from "../../server/store/open.ts";
import { createPool } from "../../server/workers/pool.ts";
import { databaseOption, databasePath } from "../database-option.ts";
import { databaseOfModel } from "../model-database.ts";
import { modelOption, today } from "../session-option.ts";
import { version } from "../version.ts";

type Flags = {
  readonly host: string;
  readonly port: number;
  readonly store?: string;
  readonly token: readonly string[];
  readonly name: readonly string[];
  readonly workers: number;
  readonly model: string;
  readonly database: string;
  readonly open?: boolean;
};

const page = fileURLToPath(new URL("../../../dist/web", import.meta.url));

export function registerServe(program: Command): void {
  program
    .command("serve")
    .description("serve the page and the HTTP service")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--port <number>", "port to listen on; 0 for any", wholeNumber, 4117)
    .option("--store <url>", "where conversations are kept: a file, :memory: or postgres://...")
    .option("--token <secret>", "needed to ask; NAME:SECRET for several people", collect, [])
    .option("--name <host>", "a further host name that reaches this service", collect, [])
    .option("--workers <number>", "threads that answer", wholeNumber, availableParallelism())
    .option(...modelOption)
    .option(...databaseOption)
    .option("--open", "open the page in a browser")
    .action(runServe);
}

async function runServe(flags: Flags): Promise<void> {
  const onFailure = (error: unknown): void => {
    process.stderr.write(
      `segue: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`,
    );
  };
  const engine = await createPool({
    model: flags.model,
    database: await databasePath(await databaseOfModel(flags.database, flags.model)),
    workers: Math.max(1, flags.workers),
    maxWaiting: 1_000,
    onFailure,
  });
  const service = await startService({
    host: flags.host,
    port: flags.port,
    tokens: readTokens(flags.token),
    hosts: flags.name,
    store: await openStore(flags.store ?? (await dataFile("conversations.sqlite"))),
    engine,
    today,
    version,
    page,
    onFailure,
  }).catch(async (error: unknown) => {
    await engine.close();
    throw error;
  });
  process.stderr.write(`segue: talk to it at ${service.url} (Ctrl-C ends it)\n`);
  if (flags.open) openBrowser(service.url);
  await new Promise<void>((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
  process.stderr.write("segue: finishing turns in flight...\n");
  await service.close();
}

/** `SECRET` alone belongs to "local"; `ann:SECRET` to ann. */
function readTokens(given: readonly string[]): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  for (const text of given) {
    const colon = text.indexOf(":");
    const [owner, secret] =
      colon < 0 ? ["local", text] : [text.slice(0, colon), text.slice(colon + 1)];
    if (secret.length < 8) throw new UserError("--token: a secret has at least 8 characters");
    tokens.set(secret, owner);
  }
  return tokens;
}

const collect = (value: string, all: readonly string[]): string[] => [...all, value];

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) {
    throw new InvalidArgumentError("expected a whole number");
  }
  return value;
}

/** A courtesy: where no browser can be opened, the address stands on the terminal. */
function openBrowser(url: string): void {
  const command = { darwin: "open", win32: "explorer" }[process.platform as string] ?? "xdg-open";
  const child = spawn(command, [url], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
