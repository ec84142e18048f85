// `segue serve`: the page and the HTTP service, until Ctrl-C.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { type Command, InvalidArgumentError } from "commander";
import { DatabaseError } from "../../database/database.ts";
import type { AllowList } from "../../database/door/visible.ts";
import { dataFile } from "../../disk/data-folder.ts";
import { UserError } from "../../errors.ts";
import { checkHost, isLoopback } from "../../server/host.ts";
import type { RunningService } from "../../server/serve.ts";
import { createShelf } from "../../server/shelf.ts";
import { readTokens } from "../../server/tokens.ts";
import { createPool, type WorkerPoolOptions } from "../../server/workers/pool.ts";
import { engineToCome } from "../../service/engine-to-come.ts";
import { StoreError } from "../../service/store.ts";
import type { TurnEngine } from "../../service/turn-engine.ts";
import { baseModel, isBaseModel, modelFolder } from "../../shipped/models.ts";
import { type AllowFlags, allowOption, allowValueOption, readAllow } from "../allow-option.ts";
import { allowHeaderOption, askedValues } from "../asked-values.ts";
import { databaseOption, databaseOptionPath } from "../database-option.ts";
import { today } from "../date-option.ts";
import { databaseOfModel } from "../model-database.ts";
import { modelFor, modelOption } from "../model-option.ts";
import { openTeachable, type Teachable } from "../teachable.ts";
import { version } from "../version.ts";
import { parseCount, parsePort } from "./limit.ts";

type Flags = AllowFlags & {
  readonly host: string;
  readonly port: number;
  readonly store?: string;
  readonly token: readonly string[];
  readonly tokenFile?: string;
  readonly name: readonly string[];
  readonly origin: readonly string[];
  readonly workers: number;
  readonly model?: string;
  readonly database: string;
  readonly connect?: boolean;
  readonly open?: boolean;
  readonly allowHeader: Parameters<typeof askedValues>[0];
};

/** WebAssembly that has run a little is compiled anew, to be faster: ten times more of it before that leaves the
 * processors to whoever waits for the first answer. */
const whileStarting = "--wasm-tiering-budget=18000000";
/** Garbage is else collected when it is several times what is in use, in each of the threads. */
const onceStarted = "--heap-growing-percent=30";
const page = fileURLToPath(new URL("../../../dist/web", import.meta.url));

export function registerServe(program: Command): void {
  program
    .command("serve")
    .description("serve the page and the HTTP service")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--port <number>", "port to listen on; 0 for any", parsePort, 4117)
    .option("--store <url>", "where conversations are kept: a file, :memory: or postgres://...")
    .option("--token <secret>", "needed to ask; NAME:SECRET for several people", collect, [])
    .option(
      "--token-file <file>",
      "tokens from a file, one a line (or SEGUE_TOKEN, with blanks between)",
    )
    .option("--name <host>", "a further host name that reaches this service", collect, [])
    .option("--origin <site>", "another site whose pages may ask: https://...", origins, [])
    .option("--workers <number>", "threads that answer", parseCount, availableParallelism())
    .option(...modelOption)
    .option(...databaseOption)
    .option(...allowOption)
    .option(...allowValueOption)
    .option(...allowHeaderOption)
    .option("--connect", "let the page connect further databases (on this machine alone)")
    .option("--open", "open the page in a browser")
    .action(runServe);
}

async function runServe(flags: Flags): Promise<void> {
  setFlagsFromString(whileStarting);
  const tokens = await readTokens(flags.token, flags.tokenFile, process.env["SEGUE_TOKEN"]);
  checkHost({ host: flags.host, tokens });
  const onFailure = (error: unknown): void => void process.stderr.write(`segue: ${line(error)}\n`);
  // What was opened is closed again when a later step fails: nothing then keeps the process.
  const opened: { close(): Promise<void> }[] = [];
  try {
    const given = await readAllow(flags, modelFor(flags));
    checkConnect(flags, given);
    const asked = askedValues(flags.allowHeader, tokens, given);
    const allow = given && { ...given, asked: asked.map(({ name }) => name) };
    // Threads read model and database while this one loads what serves them.
    const { engine, made } = openOwn(flags, {
      model: modelFor(flags),
      database: await databaseOptionPath(await databaseOfModel(flags.database, modelFor(flags))),
      ...(allow && { allow }),
      workers: Math.max(1, flags.workers),
      maxWaiting: 1_000,
      onFailure,
    });
    opened.push(engine);
    const { startService } = await import("../../server/serve.ts");
    const { openStore } = await import("../../server/store/open.ts");
    const store = await openStore(flags.store ?? (await dataFile("conversations.sqlite")));
    opened.push(store);
    const shelf = flags.connect ? createShelf((address) => openFurther(address, onFailure)) : null;
    const { host, port, name: hosts, origin: origins } = flags;
    const around = {
      host,
      port,
      hosts,
      origins,
      tokens,
      asked,
      today,
      version,
      page,
      baseModel,
      onFailure,
    };
    const parts = { store, engine, ...(shelf && { shelf }) };
    const service = await startService({ ...around, ...parts });
    // It closes its parts itself.
    opened.splice(0, opened.length, service);
    // The page comes up while the model loads.
    if (flags.open) openBrowser(service.url);
    await made;
    setFlagsFromString(onceStarted);
    await listen(service);
  } catch (error) {
    for (const part of opened.reverse()) await part.close();
    throw error;
  }
}

/** Whoever may connect can read any file and reach any server that this machine can. */
function checkConnect({ connect, host }: Flags, allow: AllowList | undefined): void {
  if (!connect) return;
  if (allow !== undefined) {
    throw new UserError(
      "--connect lets whoever asks open the same database without what is hidden in it. Leave out --connect or what hides.",
    );
  }
  if (isLoopback(host)) return;
  throw new UserError(
    `--connect lets whoever asks open files of this machine, and --host ${host} lets others ask. Leave out one of them.`,
  );
}

/** The service's own database: taught from the page where a base model talks about it. */
function openOwn(flags: Flags, setup: WorkerPoolOptions): Pick<Teachable, "engine" | "made"> {
  const model = modelFolder(setup.model);
  if (flags.connect && isBaseModel(model)) {
    const opened = openTeachable({ ...setup, model });
    if (opened.words) process.stderr.write(`segue: with the words of ${opened.words}\n`);
    return opened;
  }
  const made = createPool(setup);
  return { engine: engineToCome(made), made };
}

/** One person's further database: one thread is enough. */
async function openFurther(
  address: string,
  onFailure: (error: unknown) => void,
): Promise<TurnEngine> {
  const model = modelFor({ database: address });
  const database = await databaseOptionPath(address);
  const setup = { database, workers: 1, maxWaiting: 100, onFailure };
  if (model !== baseModel) return createPool({ ...setup, model });
  const { engine, made } = openTeachable(setup);
  await made;
  return engine;
}

/** Until Ctrl-C. */
async function listen(service: RunningService): Promise<void> {
  process.stderr.write(`segue: talk to it at ${service.url} (Ctrl-C ends it)\n`);
  await new Promise<void>((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
  process.stderr.write("segue: finishing turns in flight...\n");
  await service.close();
}

/** A failure of the operator's to mend is one line; a bug comes with where it happened. */
function line(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const expected = [UserError, StoreError, DatabaseError].some((kind) => error instanceof kind);
  return expected ? error.message : (error.stack ?? error.message);
}

const collect = (value: string, all: readonly string[]): string[] => [...all, value];

function origins(value: string, all: readonly string[]): string[] {
  const origin = URL.canParse(value) ? new URL(value).origin : "null";
  if (origin === "null") throw new InvalidArgumentError("expected a site, as https://shop.example");
  return [...all, origin];
}

/** A courtesy: where no browser can be opened, the address stands on the terminal. */
function openBrowser(url: string): void {
  const command = { darwin: "open", win32: "explorer" }[process.platform as string] ?? "xdg-open";
  const child = spawn(command, [url], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
