// What --allow means: a file that says which tables, columns and rows may be asked, joined by the
// columns that the model's own domain file hides.

import { readFile } from "node:fs/promises";
import { InvalidArgumentError } from "commander";
import { parse } from "yaml";
import { z } from "zod";
import type { AllowList } from "../database/door/visible.ts";
import { fileReason } from "../disk/disk-reason.ts";
import { UserError } from "../errors.ts";
import { hiddenColumns } from "../learn/domain/domain-file.ts";
import { readDomainFile } from "../learn/domain/domain-folder.ts";
import { describeMisfits } from "../misfits.ts";

export const allowOption = [
  "--allow <file>",
  "what may be asked: tables, columns, hidden, and conditions on rows (YAML or JSON)",
] as const;

const noValues: readonly string[] = [];

export const allowValueOption = [
  "--allow-value <name=value>",
  "what :name stands for in the conditions on rows; may be given several times",
  (value: string, all: readonly string[]): readonly string[] => {
    if (!/^\w+=/.test(value)) throw new InvalidArgumentError("expected name=value");
    return [...all, value];
  },
  noValues,
] as const;

export type AllowFlags = { readonly allow?: string; readonly allowValue?: readonly string[] };

const shape = z.strictObject({
  tables: z.array(z.string()).optional(),
  columns: z.array(z.string()).optional(),
  hidden: z.array(z.string()).optional(),
  rows: z.record(z.string(), z.string()).optional(),
});

/** `model`: its folder, for the columns that its domain file calls hidden. */
export async function readAllow(flags: AllowFlags, model?: string): Promise<AllowList | undefined> {
  const file = flags.allow === undefined ? undefined : await readAllowFile(flags.allow);
  const hidden = [...(file?.hidden ?? []), ...(model ? await hiddenBy(model) : [])];
  if (file === undefined && hidden.length === 0) return undefined;
  const { tables, columns, rows } = file ?? {};
  const pairs = (flags.allowValue ?? []).map((text): [string, string] => {
    const at = text.indexOf("=");
    return [text.slice(0, at), text.slice(at + 1)];
  });
  return {
    ...(tables && { tables }),
    ...(columns && { columns }),
    ...(rows && { rows }),
    hidden,
    values: Object.fromEntries(pairs),
  };
}

async function readAllowFile(path: string): Promise<z.infer<typeof shape>> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new UserError(`${path}: cannot be read (${fileReason(error)})`);
  });
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    throw new UserError(`${path}: neither YAML nor JSON (${String(error)})`);
  }
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  throw new UserError(
    `${path}: ${describeMisfits(result.error.issues, "the file")}. Expected tables, columns, hidden and rows.`,
  );
}

async function hiddenBy(model: string): Promise<string[]> {
  const file = await readDomainFile(model);
  return file ? hiddenColumns(file) : [];
}
