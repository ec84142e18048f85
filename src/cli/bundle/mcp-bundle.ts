// Segue as one file for desktop assistants (MCP bundle): the command, the models and the packages it
// needs, with a manifest that says how to start it and asks for the database. Optional packages stay
// out: the engine has its own, and the same file then runs on every system.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { UserError } from "../../errors.ts";
import { type ArchiveFile, zipOf } from "./zip.ts";

const packageFile = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string().default(""),
  license: z.string().default(""),
  dependencies: z.record(z.string(), z.string()).default({}),
});
type PackageFile = z.infer<typeof packageFile>;

const ownParts = ["bin", "dist", "models", "LICENSE"];
/** Of what was built, what runs (scripts/build-bundle.js); nothing that only helps developers. */
const leftOut = /^dist\/(?!run\/|cli\/main\.js$|.*\.worker\.js$)|\.(d\.[cm]?ts|map|md)$/;

export async function mcpBundle(tools: readonly string[]): Promise<Buffer> {
  const home = fileURLToPath(new URL("../../..", import.meta.url));
  if (!existsSync(join(home, "dist/cli/main.js"))) {
    throw new UserError("the command is not built. Build it with: npm run build");
  }
  const own = await readPackage(home);
  const files: ArchiveFile[] = [
    { name: "manifest.json", bytes: Buffer.from(JSON.stringify(manifestOf(own, tools), null, 1)) },
    { name: "package.json", bytes: await readFile(join(home, "package.json")) },
  ];
  for (const part of ownParts) files.push(...(await filesUnder(join(home, part), part)));
  for (const [name, folder] of await packagesOf(own, home)) {
    files.push(...(await filesUnder(folder, `node_modules/${name}`)));
  }
  return zipOf(files);
}

/** Filled in by the assistant when it starts the program. */
const given = (name: string): string => `\${${name}}`;

function manifestOf({ version, description, license }: PackageFile, tools: readonly string[]) {
  return {
    manifest_version: "0.2",
    name: "segue",
    display_name: "Segue",
    version,
    description,
    license,
    author: { name: "Segue" },
    server: {
      type: "node",
      entry_point: "bin/segue.js",
      mcp_config: {
        command: "node",
        args: [
          `${given("__dirname")}/bin/segue.js`,
          "mcp",
          "--database",
          given("user_config.database"),
        ],
      },
    },
    tools: tools.map((name) => ({ name })),
    user_config: {
      database: {
        type: "string",
        title: "Database",
        description: 'Path of a SQLite file, or "flights" for the database that comes along',
        default: "flights",
        required: true,
      },
    },
    compatibility: { runtimes: { node: ">=20.0.0" } },
  };
}

const readPackage = async (folder: string): Promise<PackageFile> =>
  packageFile.parse(JSON.parse(await readFile(join(folder, "package.json"), "utf8")));

/** All that must be there to run, by name; a package is looked for as Node looks for it. */
async function packagesOf(own: PackageFile, home: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = Object.keys(own.dependencies).map((name) => ({ name, from: home }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const folder = findPackage(next.name, next.from);
    if (seen.has(folder)) continue;
    seen.add(folder);
    // One inside another comes along with that.
    if (!folder.startsWith(join(next.from, "/")) || next.from === home)
      found.set(next.name, folder);
    const { dependencies } = await readPackage(folder);
    for (const needed of Object.keys(dependencies)) waiting.push({ name: needed, from: folder });
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function findPackage(name: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const wanted = join(folder, "node_modules", name);
    if (existsSync(join(wanted, "package.json"))) return wanted;
    if (folder === dirname(folder)) {
      throw new UserError(`the package ${name} is not installed. Install it with: npm ci`);
    }
  }
}

async function filesUnder(folder: string, under: string): Promise<ArchiveFile[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  if (entries.length === 0) return [{ name: under, bytes: await readFile(folder) }];
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((name) => !leftOut.test(`${under}/${name}`))
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      name: `${under}/${name}`,
      bytes: await readFile(join(folder, name)),
    })),
  );
}
