// Databases of SParC, each learned from nothing and measured, and their report: written after each, so that an
// interrupted run leaves what it has.
import { UserError } from "../../errors.ts";
import { keptFolder, measureOwnDatabase, type OwnDatabaseSettings } from "./own-database.ts";
import {
  type MeasuredRow,
  numbersText,
  readMeasured,
  readReport,
  writeReport,
} from "./own-databases-report.ts";
import { measuredDatabases } from "./sparc-databases.ts";

export type OwnDatabasesSettings = OwnDatabaseSettings & {
  /** Where the numbers go, and the page that shows them. */
  readonly out: string;
  readonly docs: string;
  /** Nothing is learned: what separate runs have measured is put together. */
  readonly gather?: boolean;
  readonly tell: (text: string) => void;
};

/** `names`: the usual ones where none is given. */
export async function measureOwnDatabases(
  names: readonly string[],
  settings: OwnDatabasesSettings,
) {
  const { out, docs, gather, tell, domains, interactions, epochs, seed } = settings;
  await readReport(out);
  const place = { out, docs, edited: domains !== undefined };
  const told = { interactions, epochs, seed };
  const measured: MeasuredRow[] = [];
  for (const name of names.length > 0 ? names : measuredDatabases) {
    const found = gather
      ? await readMeasured(keptFolder(name, settings))
      : await measureOwnDatabase(name, settings);
    if (found === undefined) {
      tell(`${name}: not measured yet`);
      continue;
    }
    measured.push(found);
    tell(`${name}: ${numbersText(found.row)} (${found.row.seconds} s)`);
    if (!gather) await writeReport(place, told, measured);
  }
  if (measured.length === 0) throw new UserError("nothing measured: run it without --gather first");
  const all = await writeReport(place, told, measured);
  return { all, databases: measured.map(({ row }) => row) };
}
