// What a person changed in a query: the lines that went and those that came, in order.

export type ChangedLine = { readonly kind: "added" | "removed"; readonly text: string };

/** By the longest run of lines that both have; queries are short. */
export function changedLines(before: string, after: string): ChangedLine[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  const common = a.map(() => b.map(() => 0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = common[i];
      if (row === undefined) continue;
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const changes: ChangedLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [old, fresh] = [a[i], b[j]];
    if (old !== undefined && old === fresh) [i, j] = [i + 1, j + 1];
    else if (fresh !== undefined && (old === undefined || at(i, j + 1) > at(i + 1, j))) {
      changes.push({ kind: "added", text: fresh });
      j++;
    } else if (old !== undefined) {
      changes.push({ kind: "removed", text: old });
      i++;
    }
  }
  return changes;
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
