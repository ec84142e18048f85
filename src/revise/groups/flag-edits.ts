// "active versus inactive", "discontinued vs not": the two sides of a column that only says yes or no, side by side.

import { word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import {
  type Clauses,
  called,
  column,
  isAggregate,
  isItem,
  isWord,
  type Symbols,
} from "../clauses.ts";
import { isValue } from "../conditions/value-lists.ts";
import { countListed, figuresOrCount } from "../figures/count-edits.ts";
import { tablesOf } from "../find-columns.ts";
import type { Revision, Said, SaidTurn } from "../said.ts";

/** As they stand before what is asked for. */
export const twoSides =
  /^(?<lead>(?:(?:how many|number of|count|count of|show|compare|the)\s+)*)(?<shape>(?<one>[\w-]+)\s+(?:versus|vs\.?|and|or|compared (?:to|with))\s+(?<other>[\w-]+))\s+(?<main>[a-z].*)$/i;
/** ... and behind it. */
export const twoSidesBehind =
  /^(?<main>.+?)\s+(?<shape>(?<one>[\w-]+)\s+(?:versus|vs\.?|or|and)\s+(?<other>not(?:\s+[\w-]+)?))$/i;

const sides =
  /^(?:(?:by|split by|split into|only|compare|show) )?(?<one>[\w-]+) (?:versus|vs|and|or|compared (?:to|with)) (?<other>not|(?:not )?[\w-]+)$/;
/** What people say for the other side of such a word. */
const opposites: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    active: /^(?:closed|former|cancelled|disabled|gone)$/,
    discontinued: /^(?:active|current|available|continued)$/,
    paid: /^(?:open|due|outstanding)$/,
  }),
);

export function isOpposite(one: string, other: string): boolean {
  if (new RegExp(`^(?:in|un|non|dis|not)[ -]?${one}$`).test(other)) return true;
  return other === "not" || opposites.get(one)?.test(other) === true;
}

/** What it looks at of what was said. */
type FlagsSaid = Pick<Said, "text"> & { readonly turn: Pick<SaidTurn, "mentions"> };

const howManyNot =
  /^(?:and )?how many (?:of (?:them|those|these) )?(?:(?:are|were|is|do|did|does|have|has|had)(?: not| n t)|(?:aren|weren|isn|don|didn|doesn|haven|hasn) ?t)$/;

/** "how many are not", after those who are: the others, counted. */
export const countOthers: Revision = ({ text }, clauses, schema) => {
  const part = clauses.where.at(-1);
  const [item, equal, value, ...more] = part ?? [];
  if (!howManyNot.test(text) || item?.kind !== "item" || value?.kind !== "value") return null;
  if (!isWord(equal, "=") || more.length > 0) return null;
  const counted = clauses.select.some(isAggregate) ? clauses : countListed(clauses, schema);
  if (counted === null || counted.groupBy.length > 0) return null;
  const others = [item, word("!="), value];
  return { ...counted, where: [...counted.where.slice(0, -1), others] };
};

export function flagGroups(
  said: FlagsSaid,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const { one = "", other = "" } = sides.exec(said.text)?.groups ?? {};
  if (!isOpposite(one, other) && !isOpposite(other, one)) return null;
  const used = tablesOf(clauses, schema);
  const flags = said.turn.mentions.filter(({ kind }) => kind === "flag");
  const columns = new Set(
    flags.flatMap(({ readings }) =>
      readings.flatMap((reading) =>
        used.includes(schema.columns[reading.column]?.table ?? -1) ? [reading.column] : [],
      ),
    ),
  );
  const [flag, ...more] = columns;
  if (flag === undefined || more.length > 0) return null;
  const counted = figuresOrCount(clauses, schema);
  if (counted === null) return null;
  const own = flags.flatMap(({ readings }) =>
    readings.filter((reading) => reading.column === flag),
  );
  const values = [...new Set(own.map(({ value }) => value))].map((text) =>
    isValue(flag, text, schema).slice(-1),
  );
  const either = [...column(flag), ...called("in", ...values)];
  const isFlag = ([first]: Symbols): boolean => isItem(first, flag);
  const shown = counted.select.filter((item) => !isAggregate(item) && !isFlag(item));
  return {
    ...counted,
    where: [...counted.where.filter((part) => !isFlag(part)), either],
    select: [...shown, column(flag), ...counted.select.filter(isAggregate)],
    groupBy: [...counted.groupBy.filter((part) => !isFlag(part)), column(flag)],
  };
}
