// "reverse it", "the other way round": what stands for the one of two like columns stands for the other, whatever
// is asked of them: from leeds to hull becomes from hull to leeds.
import type { DescribedSchema } from "../../schema/described.ts";
import { type Clauses, type Symbols, withItems } from "../clauses.ts";
import type { Revision } from "../said.ts";

const turning =
  /^(?:(?:show|do|try|make|what about|how about|same|the same|but|me) )*(?:it |that |them |this )?(?:(?:just )?(?:reverse|swap|switch|flip|invert|turn)(?: it| that| them| this)?(?: (?:a?round|over))?(?: the (?:\w+ )?(?:cities|places|towns|airports|stations|route|trip|direction|directions|order|ends))?|(?:in |for )?(?:the )?(?:reverse|opposite|other)(?: direction| way(?: a?round)?| route)|the reverse|vice versa|in reverse)$/;

/** The two ends change places. */
export const turnRound: Revision = ({ text }, clauses, schema) => {
  if (!turning.test(text)) return null;
  const [one, other, ...more] = endsOf(clauses, schema);
  if (one === undefined || other === undefined || more.length > 0) return null;
  return withItems(
    clauses,
    new Map([
      [one, other],
      [other, one],
    ]),
  );
};

/** Columns of one table that name the same kind of thing, each in a condition of its own. */
function endsOf({ where }: Clauses, schema: DescribedSchema): number[] {
  const headed = where.flatMap((part) => {
    const [first] = part;
    const table = first?.kind === "item" ? schema.columns[first.item]?.table : undefined;
    return first?.kind === "item" && table !== undefined
      ? [{ column: first.item, table, kind: kindOf(first.item, part, schema) }]
      : [];
  });
  return headed
    .filter((one) =>
      headed.some(
        ({ column, table, kind }) =>
          column !== one.column && table === one.table && kind === one.kind,
      ),
    )
    .map(({ column }) => column);
}

/** What it points at, by its link or by what its condition looks it up in. */
function kindOf(column: number, part: Symbols, { links }: DescribedSchema): string {
  const link = links.find(({ from }) => from === column);
  if (link !== undefined) return `to ${link.to}`;
  const looked = part.slice(1).map((one) => (one.kind === "value" ? "value" : one));
  return JSON.stringify(looked);
}
