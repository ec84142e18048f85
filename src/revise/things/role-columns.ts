// Of managers who are shown, "their cities", "only those in leeds", "the oldest first" are about them, and not about
// those who report to them: what comes to such a query is of whom it shows.
import type { DescribedSchema } from "../../schema/described.ts";
import { inRole } from "../../schema/roles.ts";
import {
  type Clauses,
  columnsIn,
  inParts,
  isAggregate,
  isSame,
  isWord,
  type Symbols,
} from "../clauses.ts";

export function ofThoseInRole(before: Clauses, after: Clauses, schema: DescribedSchema): Clauses {
  const role = roleShown(before, schema);
  if (role === undefined) return after;
  const moved = (part: Symbols): Symbols =>
    part.some((one) => isWord(one, "select"))
      ? part
      : part.map((one) =>
          one.kind === "item" ? { kind: "item", item: inRole(one.item, role, schema) } : one,
        );
  const known = [...before.select, ...before.where];
  const asNew = (part: Symbols): Symbols =>
    isAggregate(part) || known.some((one) => isSame(one, part)) ? part : moved(part);
  return inParts(after, ["select", "where", "orderBy"], asNew);
}

/** The role of all whose columns are shown, beside figures of those below them. */
function roleShown({ select }: Clauses, { columns, tables }: DescribedSchema): number | undefined {
  const shown = select
    .filter((item) => !isAggregate(item))
    .flatMap((item) => columnsIn(item, columns.length));
  const [only, ...others] = new Set(shown.map((k) => columns[k]?.table ?? -1));
  const role = only === undefined ? undefined : tables[only]?.role;
  return role === undefined || others.length > 0 ? undefined : only;
}
