// "who grows the rosemary", "who bought iron man": those who did it, of a thing that is named.
import type { DescribedSchema } from "../../schema/described.ts";
import { clausesOf, column, noClauses, outlineOfClauses, type Symbols } from "../clauses.ts";
import { nameColumns, tablesOf } from "../find-columns.ts";
import { doersOf } from "../things/agent-edits.ts";
import { manyFrom } from "../things/chosen.ts";
import { type OutlineChange, tableAt } from "./figures.ts";

const asked = /^who (?<verb>[a-z]+) (?<what>(?!(?:the )?(?:most|least)\b).+)$/;

/** Null where nothing of that name is known, or more was said. */
export function doersOfNamed(
  phrase: string,
  schema: DescribedSchema,
  change: OutlineChange,
): Symbols | null {
  const { verb = "", what = "" } = asked.exec(phrase)?.groups ?? {};
  const [table] = doersOf(verb).flatMap((noun) => tableAt([noun], schema)?.at ?? []);
  const names = table === undefined ? [] : nameColumns(table, schema);
  if (table === undefined || names.length === 0) return null;
  const list = outlineOfClauses({ ...noClauses, select: names.map(column) });
  const made = change(`only ${what}`, list) ?? change(`only ${what.replace(/^the /, "")}`, list);
  const clauses = made && clausesOf(made);
  const [condition, ...others] = clauses?.where ?? [];
  if (clauses == null || condition === undefined || others.length > 0) return null;
  const used = tablesOf(clauses, schema);
  // Of what is theirs already nobody asks who did it.
  if (used.length < 2) return null;
  return outlineOfClauses({ ...clauses, distinct: manyFrom([table], used, schema) });
}
