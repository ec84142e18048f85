// A table read from a file, before it is in a database.

export type FileCell = string | number | null;
/** As SQLite declares it; days are told from other text so that they can be asked for by date. */
export type FileColumnType = "INTEGER" | "REAL" | "DATE" | "TEXT";

export type FileTable = {
  readonly columns: readonly string[];
  readonly types: readonly FileColumnType[];
  readonly count: number;
  /** One row after the other, so that a large file is never held as a list of them. */
  each(take: (row: readonly FileCell[]) => void): void;
};

/** Names as they may stand side by side in one table. */
export function distinctNames(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.map((name, i) => {
    // A quote or a line end in a name is in the way of whoever writes it.
    const plain = name.replaceAll('"', "").replaceAll(/\s+/g, " ").trim() || `column ${i + 1}`;
    let own = plain;
    for (let n = 2; seen.has(own.toLowerCase()); n++) own = `${plain} ${n}`;
    seen.add(own.toLowerCase());
    return own;
  });
}
