// Puts right in a query what its words and its schema leave no doubt about: a thing is shown by its name, a
// group with its figure, a period is one of the date people mean, a key is compared with its key.
import type { DatabaseFacts } from "../../schema/database-facts.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import type { OutlineSymbol } from "../../sql/outline/symbols.ts";
import { type Clauses, clausesOf, outlineOfClauses } from "../revise/clauses.ts";
import { flagsForNulls, keysToKeys, nullsLeftOut, rowsForGroups } from "./conditions.ts";
import { datesMeant } from "./dates.ts";
import { groupsShown, namesShown } from "./shown.ts";

export type RepairContext = {
  readonly schema: DescribedSchema;
  readonly facts: DatabaseFacts;
  /** Stems of the words of this utterance. */
  readonly said: ReadonlySet<string>;
  /** The same of all utterances in sight. */
  readonly everSaid: ReadonlySet<string>;
  /** Columns of the query before: what was settled stays. */
  readonly settled: ReadonlySet<number>;
};

export type Repair = (clauses: Clauses, context: RepairContext) => Clauses;

/** Each sees what the ones before it have made. */
const repairs: readonly Repair[] = [
  ...[keysToKeys, nullsLeftOut, flagsForNulls, datesMeant],
  ...[rowsForGroups, groupsShown, namesShown],
];

export function repairOutline(
  outline: readonly OutlineSymbol[],
  context: RepairContext,
): readonly OutlineSymbol[] {
  const clauses = clausesOf(outline);
  if (clauses === null) return outline;
  return outlineOfClauses(repairs.reduce((mended, repair) => repair(mended, context), clauses));
}

/** Whether any word that was said is this one, or of its root: "hired" of a hire date. */
export function isSaid(name: string, said: ReadonlySet<string>): boolean {
  const wanted = stem(name);
  if (said.has(wanted)) return true;
  const root = wanted.slice(0, Math.max(4, wanted.length - 2));
  return wanted.length >= 4 && [...said].some((one) => one.startsWith(root));
}
