// "with their managers", "who is his boss", "without a manager": the one of the same table that people report to.
import { word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { type OwnKey, ownKeys } from "../../schema/roles.ts";
import {
  type Clauses,
  called,
  clausesOf,
  column,
  isAggregate,
  isCalled,
  isItem,
  isSame,
  isWord,
  noClauses,
  outlineOfClauses,
  type Symbols,
} from "../clauses.ts";
import { listedTable, nameColumns, tablesOf } from "../find-columns.ts";
import type { Revision } from "../said.ts";
import { chosenBy, isFirst, keyOf } from "./chosen.ts";

/** As they stand behind what is asked for. */
export const chiefs = "(?:managers?|boss(?:es)?|supervisors?|superiors?)";
const beside = new RegExp(
  `^(?:with|show|add|include|plus|the|names of|and|who are|also|list| )*(?:their|the) ${chiefs}(?: names?| too| as well)*$`,
);
const who = "(?:who(?: is| was|m)? |who s |what is |what s |show )?";
const instead = new RegExp(`^${who}(?:his|her|its|that person s) ${chiefs}$`);
/** Of one person, and of whoever was found above somebody. */
const ofOne = new RegExp(`^${who}(?:and )?(?:the|their) ${chiefs}$`);
/** "her manager's manager": of somebody, two steps; of whoever was found above, one more. */
const higher = new RegExp(`^${who}(?:(?:his|her|its|the|their) )?${chiefs} s ${chiefs}$`);
const none = new RegExp(
  `^(?:only |those |the ones )?(?:who |that )?(?:have no|has no|with no|without(?: an?| any)?|do not have an?) ${chiefs}$`,
);

export const chiefsOf: Revision = ({ text }, clauses, schema) => {
  const steps = higher.test(text) ? 2 : instead.test(text) || isOfOne(text, clauses) ? 1 : 0;
  const kinds = [steps === 0 && beside.test(text), steps > 0, none.test(text)];
  const listed = clauses.select.some((item) => isCalled(item, "named"));
  if (listed && /^(?:who|which of them) (?:has|have) (?:none|no one|nobody)$/.test(text))
    kinds[2] = true;
  const role = kinds.includes(true) ? chiefKey(schema) : null;
  if (role === null || !tablesOf(clauses, schema).includes(role.table)) return null;
  const ofGroups = kinds[0] === true ? besideGroups(role, clauses, schema) : null;
  if (ofGroups !== null) return ofGroups;
  const names = nameColumns(role.table, schema).map(column);
  if (names.length === 0) return null;
  const [asColumns, asRow] = kinds;
  if (!asRow && (clauses.groupBy.length > 0 || clauses.select.some(isAggregate))) return null;
  if (asColumns) {
    const shown = clauses.select.filter(
      ([only]) => only?.kind === "item" && only.item !== role.key,
    );
    const whole = shown.some(
      ([only]) => only?.kind === "item" && only.item >= schema.columns.length,
    );
    const above = names.map((name) => called("named", column(role.key), name));
    return { ...clauses, select: [...(whole ? names : shown), ...above] };
  }
  if (asRow) {
    const above = aboveWhom(clauses, role, schema, steps);
    if (above === null) return null;
    return { ...noClauses, select: names, where: above };
  }
  const empty = [...column(role.key), word("is"), word("null")];
  return { ...clauses, where: [...clauses.where, empty] };
};

/** One row was chosen, or whoever is above somebody was found. */
const isOfOne = (text: string, clauses: Clauses): boolean =>
  ofOne.test(text) && ((isFirst(clauses) && clauses.limit === 1) || isFoundAbove(clauses));

/** Of those whom somebody reports to, nothing else is said. */
function isFoundAbove({ where: [only, ...others], limit }: Clauses): boolean {
  const inner =
    only?.slice(
      only.findIndex((one) => isWord(one, "select")),
      -1,
    ) ?? [];
  const [key, ...more] = clausesOf(inner)?.select ?? [];
  return (
    limit === null &&
    others.length === 0 &&
    isWord(only?.[1], "in") &&
    key?.length === 1 &&
    more.length === 0 &&
    !isSame(key[0], only?.[0])
  );
}

/** The condition of those so many steps above. */
function aboveWhom(
  clauses: Clauses,
  { table, key, to }: OwnKey,
  schema: DescribedSchema,
  steps: number,
): Symbols[] | null {
  let where = personMeant(clauses, table, schema);
  const found = isFoundAbove(clauses);
  for (let step = found && steps > 1 ? 1 : 0; where !== null && step < steps; step++)
    where = [keyAmong(to, key, where)];
  return where === null ? null : [...where];
}

const byChief = new RegExp(
  `^(?:sort|order|sorted|ordered)(?: (?:it|them|that))? by (?:(?:their|the) )?${chiefs}(?: names?| s name)?$`,
);

/** "sort by manager", where managers stand beside those who report to them. */
export const sortByChief: Revision = ({ text }, clauses) => {
  const above = clauses.select.filter((item) => isCalled(item, "named"));
  if (!byChief.test(text) || above.length === 0) return null;
  return { ...clauses, orderBy: above.map((by) => ({ by, descending: false })) };
};

/** Of a figure of each of them: beside everybody, also those who report to nobody. */
function besideGroups(
  { table, key, to }: OwnKey,
  { select, groupBy, ...clauses }: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const each = groupBy.some(([only, ...more]) => isItem(only, to) && more.length === 0);
  const names = nameColumns(table, schema).map(column);
  if (!each || names.length === 0) return null;
  const above = names.map((name) => called("named", column(key), name));
  const figures = select.filter(isAggregate);
  const shown = select.filter((item) => !isAggregate(item));
  return {
    ...clauses,
    select: [...shown, ...above, ...figures],
    groupBy: [...groupBy, column(key)],
  };
}

/**
 * "who is her boss", "who reports to her": of those who were listed; of those who report to somebody or whom somebody
 * reports to, the one who was named.
 */
export function personMeant(
  clauses: Clauses,
  table: number,
  schema: DescribedSchema,
): readonly Symbols[] | null {
  const { where, groupBy, select } = clauses;
  const [only, ...others] = where;
  // Whoever has the most of something, or comes first in an order.
  const key = isFirst(clauses) ? keyOf(clauses, schema) : undefined;
  if (key !== undefined && schema.columns[key]?.table === table) return [chosenBy(key, clauses)];
  if (only === undefined || groupBy.length > 0 || select.some(isAggregate)) return null;
  if (listedTable(clauses, schema) !== table) return null;
  const at = only.findIndex((one) => isWord(one, "select"));
  // Of those who were found above somebody, they are meant; of those below, the one above.
  const [found] = only;
  const isAbove = found?.kind === "item" && schema.columns[found.item]?.primary === true;
  const nested = others.length === 0 && at >= 0 && !isAbove;
  const inner = nested ? clausesOf(only.slice(at, -1)) : null;
  return inner === null || inner.where.length === 0 ? where : inner.where;
}

/** `key IN ( SELECT other WHERE ... )` */
export const keyAmong = (key: number, other: number, where: Clauses["where"]): Symbols => [
  ...column(key),
  ...called("in", outlineOfClauses({ ...noClauses, select: [column(other)], where })),
];

/** The one key by which people of a table are below others of it. */
export function chiefKey(schema: DescribedSchema): OwnKey | null {
  const [only, ...others] = ownKeys(schema).filter(({ key }) =>
    /^(?:report|manage|supervis|boss|superior|lead)/.test(schema.columns[key]?.words[0] ?? ""),
  );
  return only !== undefined && others.length === 0 ? only : null;
}
