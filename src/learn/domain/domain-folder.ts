// The folder of a learned database: its domain file, what was generated from it, and where it is.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { withoutPassword } from "../../database/server-url.ts";
import { diskReason } from "../../disk/disk-reason.ts";
import { makeFolder } from "../../disk/make-folder.ts";
import { writeFileAtomically } from "../../disk/write-file.ts";
import { UserError } from "../../errors.ts";
import type { DomainFile } from "./domain-file.ts";

const domainName = "domain.yaml";
const stateName = "learn.json";
const reportName = "report.json";

/** What is known of earlier steps, so that they are not done twice. */
const stateShape = z.object({
  database: z.string(),
  /** Of the domain file, the data and the settings the interactions were made with. */
  synthesized: z.string().optional(),
  trained: z.string().optional(),
});
export type LearnState = z.infer<typeof stateShape>;

/** Undefined where there is none yet. */
export async function readDomainFile(folder: string): Promise<DomainFile | undefined> {
  const path = join(folder, domainName);
  const text = await readText(path);
  // Most folders have none, and need nobody who reads it.
  if (text === undefined) return undefined;
  const { readDomainYaml } = await import("./domain-yaml.ts");
  return readDomainYaml(text, path);
}

export async function writeDomainFile(folder: string, file: DomainFile): Promise<string> {
  makeFolder(folder);
  const path = join(folder, domainName);
  const { domainJsonSchema, schemaFileName, writeDomainYaml } = await import("./domain-yaml.ts");
  await writeFileAtomically(join(folder, schemaFileName), domainJsonSchema());
  await writeFileAtomically(path, writeDomainYaml(file));
  return path;
}

export async function readLearnState(folder: string): Promise<LearnState | undefined> {
  const path = join(folder, stateName);
  const text = await readText(path);
  if (text === undefined) return undefined;
  try {
    return stateShape.parse(JSON.parse(text));
  } catch {
    throw new UserError(`${path}: damaged. Delete it and run segue learn again.`);
  }
}

export async function writeLearnState(folder: string, state: LearnState): Promise<void> {
  const safe = { ...state, database: withoutPassword(state.database) };
  await writeFileAtomically(join(folder, stateName), `${JSON.stringify(safe, null, 1)}\n`);
}

/** What learning reported last; undefined where nothing can be read. */
export async function readReport(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, reportName), "utf8"));
  } catch {
    return undefined;
  }
}

export async function writeReport(folder: string, report: object): Promise<void> {
  await writeFileAtomically(join(folder, reportName), `${JSON.stringify(report, null, 1)}\n`);
}

/** The same for the same content, in whatever order its keys were written. */
export function fingerprint(...parts: readonly unknown[]): string {
  const text = JSON.stringify(parts, (_, value: unknown) =>
    isRecord(value) ? sorted(value) : value,
  );
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sorted(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw new UserError(`${path}: cannot be read (${diskReason(error)})`);
  }
}
