// Which column of a shown query the table writes out, where codes stand for names: the query itself
// returns them as they are stored.
import type { CodeNames } from "./value-meaning.ts";

export type WrittenOut = { readonly column: string; readonly code: string; readonly name: string };

/** The first such column that is selected, with an example from the table where there is one. */
export function writtenOut(
  sql: string,
  names: CodeNames,
  rows: readonly (readonly unknown[])[] = [],
): WrittenOut | undefined {
  const [selected = ""] = sql.split(/\sFROM\s/i);
  const columns = Object.entries(names).filter(([column]) =>
    new RegExp(`(^|[\\s,(])${column.replaceAll(".", "\\.")}(?![\\w.])`, "i").test(selected),
  );
  const shown = new Set(rows.slice(0, 50).flat());
  for (const [column, meanings] of columns) {
    const all = Object.entries(meanings);
    const [code, name] = all.find(([, one]) => shown.has(one)) ?? all[0] ?? [];
    if (code !== undefined && name !== undefined) return { column, code, name };
  }
  return undefined;
}
