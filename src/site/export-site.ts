// Writes a static site: the built page, marked as one without a service, the model, the database,
// and site.json, which tells the page where they are.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { baseFile } from "../checkpoint/files.ts";
import { openFolder } from "../checkpoint/folder.ts";
import { kindOfFile } from "../database/file-kind.ts";
import { diskReason } from "../disk/disk-reason.ts";
import { makeFolder } from "../disk/make-folder.ts";
import { UserError } from "../errors.ts";
import { readModelFiles } from "../model/model.ts";
import { baseModel } from "../shipped/models.ts";
import { doubtFile } from "../shipped/open-model-files.ts";

export type SiteOptions = {
  /** Folder of the model, path of the SQLite file. */
  readonly model: string;
  readonly database: string;
  /** The day conversations begin on; null: the visitor's own. */
  readonly date: string | null;
};

export type ExportedSite = {
  readonly folder: string;
  readonly version: string;
  readonly files: number;
  readonly bytes: number;
};

const page = fileURLToPath(new URL("../../dist/web", import.meta.url));
/** What the page loads of a model, whatever kind it is, as far as it is there. */
const modelFiles = [
  "config.json",
  "vocabulary.json",
  "domain.json",
  "calibration.json",
  doubtFile,
  "model.safetensors",
  baseFile,
];
/** Parts of SQLite's package for keeping files in the browser: never asked for here. */
const unused = /^assets\/sqlite3-(opfs|worker1)/;

/** The service's policy without its headers: only what a page may say of itself. */
const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'";

export async function exportSite(folder: string, options: SiteOptions): Promise<ExportedSite> {
  await checkParts(options);
  await checkFolder(folder);
  const parts = new Map<string, Uint8Array>();
  const model = await carry(options.model, "model", parts);
  const base = await carry(baseModel, "base", parts);
  parts.set("database.sqlite", await readFile(options.database));
  const version = hashOf([...parts.values(), await readFile(join(page, "index.html"))]);
  const data = `data-${version}`;

  await cp(page, folder, { recursive: true });
  for (const [name, bytes] of parts) {
    makeFolder(dirname(join(folder, data, name)));
    await writeFile(join(folder, data, name), bytes);
  }
  const files = (await filesIn(folder)).filter((name) => !unused.test(name));
  const site = {
    version,
    own: {
      model: model.map((name) => `${data}/${name}`),
      database: `${data}/database.sqlite`,
      databaseName: basename(options.database),
    },
    base: base.map((name) => `${data}/${name}`),
    date: options.date,
    files: files.filter((name) => name !== "index.html" && name !== "service-worker.js"),
  };
  await writeFile(join(folder, "site.json"), `${JSON.stringify(site, null, 1)}\n`);
  await markPage(join(folder, "index.html"));
  const written = await filesIn(folder);
  const sizes = await Promise.all(
    written.map(async (name) => (await readFile(join(folder, name))).length),
  );
  return {
    folder,
    version,
    files: written.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** Adds a model's files, and the licence of its weights; gives those that the page loads. */
async function carry(
  model: string,
  under: string,
  parts: Map<string, Uint8Array>,
): Promise<string[]> {
  const present = [...modelFiles, "LICENSE"].filter((name) => existsSync(join(model, name)));
  for (const name of present) parts.set(`${under}/${name}`, await readFile(join(model, name)));
  return present.filter((name) => name !== "LICENSE").map((name) => `${under}/${name}`);
}

async function checkParts({ model, database }: SiteOptions): Promise<void> {
  if (/^[a-z][a-z-]+:/.test(database) || (await kindOfFile(database)) !== "sqlite") {
    throw new UserError(
      `--database ${database}: a site carries its database as one SQLite file. Give the path of one.`,
    );
  }
  if (!existsSync(join(model, baseFile))) await readModelFiles(openFolder(model));
  if (!existsSync(join(page, "index.html"))) {
    throw new UserError("the page is not built. Build it with: npm run build");
  }
}

/** Writes over an earlier site, never over anything else. */
async function checkFolder(folder: string): Promise<void> {
  const found: string[] = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw new UserError(`${folder}: ${diskReason(error)}. Give another folder.`, { cause: error });
  });
  if (found.length > 0 && !found.includes("site.json")) {
    throw new UserError(`${folder}: is not empty, and no earlier site. Give another folder.`);
  }
  for (const name of found) {
    if (name === "assets" || name.startsWith("data-")) {
      await rm(join(folder, name), { recursive: true });
    }
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((path) => path.slice(join(folder, "/").length).replaceAll("\\", "/"))
    .sort();
}

/** The mark by which the page knows that there is no service. */
async function markPage(path: string): Promise<void> {
  const html = await readFile(path, "utf8");
  const marks =
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    ` +
    '<meta name="segue-site" content="site.json" />';
  await writeFile(
    path,
    html.replace('<meta charset="utf-8" />', (found) => `${found}\n    ${marks}`),
  );
}

function hashOf(parts: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 12);
}
