// `segue own-databases --held-out`: real conversations about databases that nothing was learned from,
// with the base model alone or sharpened for each.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../errors.ts";
import { type HeldOutSettings, measureHeldOut } from "../../experiments/held-out.ts";
import {
  type HeldOutRow,
  heldOutReport,
  heldOutTable,
  writeHeldOut,
} from "../../experiments/held-out-report.ts";
import { baseModel } from "../../shipped/models.ts";
import { today } from "../date-option.ts";
import { printResult } from "../print-result.ts";

export type HeldOutFlags = {
  /** SParC's folder; CoSQL's lies beside it. */
  readonly data: string;
  /** A file with names; true: the usual one. */
  readonly heldOut: string | true;
  readonly sharpen?: boolean;
  readonly corrected?: boolean;
  readonly base?: string;
  readonly seed: number;
  readonly json?: boolean;
};

const out = "results/held-out.json";
const docs = "docs/results.md";

export async function runHeldOut(names: readonly string[], flags: HeldOutFlags): Promise<void> {
  const listed = names.length > 0 ? names : await namesIn(flags);
  const base = flags.base ?? baseModel;
  const { data, seed, sharpen: sharpened = false, corrected = false } = flags;
  const settings = { data, base, sharpen: sharpened, corrected, seed, onSharpened };
  const rows: HeldOutRow[] = [];
  for (const name of listed) {
    rows.push(await measureHeldOut(name, settings));
    process.stderr.write(`segue: ${rows.length} of ${listed.length} databases\n`);
  }
  const about = { model: base === baseModel ? "models/base" : base, sharpened };
  const report = heldOutReport({ ...about, seed, date: today() }, rows);
  // Some databases or conversations, or another base, are no result of what is shipped.
  const published = names.length === 0 && flags.base === undefined && !corrected;
  if (published) await writeHeldOut(out, docs, report);
  printResult(flags, report, [heldOutTable(report)]);
}

const onSharpened: NonNullable<HeldOutSettings["onSharpened"]> = (
  name,
  { before, after, seconds },
) => {
  process.stderr.write(
    `segue: ${name} sharpened in ${seconds} s, generated questions ${before.toFixed(3)} to ${after.toFixed(3)}\n`,
  );
};

async function namesIn({ heldOut, data }: HeldOutFlags): Promise<string[]> {
  const file = heldOut === true ? join(data, "../../prototype/held-out.txt") : heldOut;
  const text = await readFile(file, "utf8").catch(() => {
    throw new UserError(`${file}: no list of databases. Give one with --held-out FILE.`);
  });
  return text.split(/\s+/).filter((name) => name !== "");
}
