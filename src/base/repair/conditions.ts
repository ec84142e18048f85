// Comparisons that can hold of no row, or of every row, as they stand.

import { word } from "../../outline/symbols.ts";
import {
  clausesOf,
  column,
  columnsIn,
  isAggregate,
  isItem,
  isWord,
  type Symbols,
} from "../../revise/clauses.ts";
import { isValue } from "../../revise/conditions/value-lists.ts";
import { countOfRows, isNear, nameColumns, tablesOf } from "../../revise/find-columns.ts";
import { factsKey, itemOfTable } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import { flagOf } from "../../schema/value-index.ts";
import { contracted } from "../../text/sides.ts";
import type { Repair } from "./context.ts";

/** `NOT IN ( SELECT x`: one row without an x would make it hold of nothing. */
export const nullsLeftOut: Repair = (clauses, context) => ({
  ...clauses,
  where: clauses.where.map((condition) => {
    const at = condition.findIndex((symbol) => isWord(symbol, "select"));
    if (!isWord(condition[at - 2], "in") || !isWord(condition[at - 3], "not")) return condition;
    const place = isWord(condition[at + 1], "distinct") ? at + 2 : at + 1;
    const inner = condition[place];
    if (inner?.kind !== "item" || !context.facts.gaps.has(factsKey(inner.item, context.schema)))
      return condition;
    const there = [inner, word("is"), word("not"), word("null")];
    const where = condition[place + 1];
    const rest = condition.slice(place + 1);
    if (isWord(where, "where"))
      return [...condition.slice(0, place + 2), ...there, word("and"), ...rest.slice(1)];
    return [...condition.slice(0, place + 1), word("where"), ...there, ...rest];
  }),
});

/** `= ( SELECT ... LIMIT 10 )`, or of groups: any of several, of which `=` would see the first alone. */
export const anyOfSeveral: Repair = (clauses) => ({
  ...clauses,
  where: clauses.where.map((condition) => {
    const [one, equals, open, ...rest] = condition;
    if (one === undefined || open === undefined || !isWord(equals, "=")) return condition;
    const inner =
      isWord(open, "(") && isWord(rest[0], "select") ? clausesOf(rest.slice(0, -1)) : null;
    const several = inner !== null && (inner.limit ?? (inner.groupBy.length > 0 ? 2 : 1)) > 1;
    return several ? [one, word("in"), open, ...rest] : condition;
  }),
});

/** A column that only says yes or no, and always says it, is never empty: no is meant. */
export const flagsForNulls: Repair = (clauses, context) => ({
  ...clauses,
  where: clauses.where.map((condition) => {
    const [first, is, negation] = condition;
    if (first?.kind !== "item" || !isWord(is, "is") || !isWord(condition.at(-1), "null"))
      return condition;
    const key = factsKey(first.item, context.schema);
    const flag = flagOf(context.facts, key);
    if (flag === null || context.facts.gaps.has(key)) return condition;
    return isValue(first.item, isWord(negation, "not") ? flag.yes : flag.no, context.schema);
  }),
});

/** Days that never come. */
const never = /^(?:29|[3-9]\d)\d\d-/;

/** An end that every row has, be it in the year 9999: what has not ended yet has that one. */
export const endsForNulls: Repair = (clauses, { schema, facts }) => ({
  ...clauses,
  where: clauses.where.map((condition) => {
    const [first, is, negation] = condition;
    if (first?.kind !== "item" || !isWord(is, "is") || !isWord(condition.at(-1), "null"))
      return condition;
    const key = factsKey(first.item, schema);
    const last = facts.latest?.get(key);
    if (last === undefined || !never.test(last) || facts.gaps.has(key)) return condition;
    const literal = { type: "string", text: last } as const;
    const value = { kind: "value", literal, column: first.item } as const;
    return [first, word(isWord(negation, "not") ? "!=" : "="), value];
  }),
});

/** "discontinued products", where the query says nothing of it: those that say yes. */
export const flagsSaid: Repair = (clauses, context) => {
  const { schema, facts, text, filtered } = context;
  const used = tablesOf(clauses, schema);
  const said = clauses.where.concat(clauses.groupBy, clauses.having).flat();
  const found = filtered
    ? []
    : [...schema.columns.keys()].flatMap((k) => {
        const known = schema.columns[k];
        if (known === undefined || !used.includes(known.table) || known.hidden === true) return [];
        const flag = flagOf(facts, factsKey(k, schema));
        const nouns = schema.tables[known.table]?.words.at(-1) ?? "";
        const words = known.words.filter((one) => !/^(?:is|has|flag|was|yn|ind|an?)$/.test(one));
        if (flag === null || words.length === 0 || said.some((one) => isItem(one, k))) return [];
        // Shown beside something else it is asked for; alone it is what was said of the things.
        const shown = clauses.select.filter((part) => part.some((one) => isItem(one, k)));
        const added = isWord(shown[0]?.[0], "sum") && !saysFigure(context.said);
        const alone = clauses.select.length === 1 && (shown[0]?.length === 1 || added);
        if (shown.length > 0 && !alone) return [];
        const denied = saysFlag(text, words.map(stem).join(" ?"), stem(nouns));
        return denied === undefined ? [] : [{ k, value: denied ? flag.no : flag.yes }];
      });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return clauses;
  const alone = clauses.select.flat().some((one) => isItem(one, only.k));
  const table = schema.columns[only.k]?.table ?? -1;
  const names = nameColumns(table, schema);
  const things = names.length > 0 ? names : [itemOfTable(schema, table)];
  return {
    ...clauses,
    ...(alone && { distinct: false, select: things.map(column) }),
    where: [
      ...clauses.where.map((part) => (onlyNon(text) ? part.map(undenied) : part)),
      isValue(only.k, only.value, schema),
    ],
  };
};

/** Denies one thing, and that is no value. */
const onlyNon = (text: string): boolean =>
  /\bnon\b/.test(text) && !/\b(?:not|no|never|without|except|excluding|outside|other)\b/.test(text);

const undenied = (symbol: Symbols[number]): Symbols[number] =>
  isWord(symbol, "!=") ? word("=") : symbol;

/** "owners who have not paid", "the unpaid ones": by the one column that says whether, however near it is. */
export const flagsDenied: Repair = (clauses, context) => {
  const { schema, facts, text, filtered } = context;
  const used = tablesOf(clauses, schema);
  const parts = [...clauses.select, ...clauses.where, ...clauses.groupBy, ...clauses.having].flat();
  const found = [...schema.columns.keys()].filter((k) => {
    const known = schema.columns[k];
    if (known === undefined || known.hidden === true || !isNear(used, known.table, schema))
      return false;
    const flag = known.words.filter((one) => !/^(?:is|has|was|been)$/.test(one)).join(" ?");
    if (flag === "" || flagOf(facts, factsKey(k, schema)) === null) return false;
    return new RegExp(
      `\\b(?:(?:not|never|${contracted})(?: been| yet)? |un|non[- ]?)${flag}\\b`,
    ).test(text);
  });
  const [only, ...others] = found;
  const no = only === undefined ? undefined : flagOf(facts, factsKey(only, schema))?.no;
  if (only === undefined || no === undefined || others.length > 0 || filtered) return clauses;
  if (parts.some((one) => isItem(one, only))) return clauses;
  // Who never had anything has not left anything undone.
  const where = clauses.where.filter((part) => !isAbsence(part));
  // Each of them once, however much they left undone.
  const plain = clauses.groupBy.length === 0 && !clauses.select.some(isAggregate);
  const behind = plain && !used.includes(schema.columns[only]?.table ?? -1);
  const distinct = clauses.distinct || behind;
  return { ...clauses, distinct, where: [...where, isValue(only, no, schema)] };
};

/** What may follow a thing that is missing; another noun would be what is. */
const afterThing =
  "(?=$| (?:and|or|but|in|from|at|on|who|that|which|by|per|since|yet|then|now)\\b)";

/** "members without a contract", "who have no contract", of a column that only says yes or no: no is meant, whatever was read. */
export const flagsLacking: Repair = (clauses, { schema, facts, text, filtered }) => {
  const used = tablesOf(clauses, schema);
  const found = [...schema.columns.keys()].flatMap((k) => {
    const { words = [], table = -1, hidden } = schema.columns[k] ?? {};
    const flag = flagOf(facts, factsKey(k, schema));
    const name = words.filter((one) => !/^(?:is|has|had|was)$/.test(one)).join(" ?");
    if (flag === null || name === "" || hidden === true || !used.includes(table)) return [];
    const lacking = `\\b(?:without|with no|(?:has|have|had|having) no|lacking|(?:does|do|did) not have|(?:${contracted}) have)(?: an?| any| the| their| yet)* ${name}${afterThing}`;
    return new RegExp(lacking).test(text) ? [{ k, name, no: flag.no }] : [];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0 || filtered) return clauses;
  // Where there are such things, none of them is meant.
  const things = schema.tables.some(({ words }) => stem(words.join(" ")) === stem(only.name));
  const about = clauses.where.filter((part) => part.some((one) => isItem(one, only.k)));
  if (things || about.some((part) => part.length > 4)) return clauses;
  const where = clauses.where.filter((part) => !about.includes(part));
  return { ...clauses, where: [...where, isValue(only.k, only.no, schema)] };
};

/** `x NOT IN ( SELECT y )`, and nothing else. */
const isAbsence = (part: Symbols): boolean =>
  part.length === 7 && isWord(part[1], "not") && isWord(part[4], "select");

/** "indoor stages", "which stages are not indoors"; whether it is denied, undefined where nothing is said of it. */
function saysFlag(text: string, flag: string, noun: string): boolean | undefined {
  const plain = (one: string): string => (/^(?:are|is|were|was)$/.test(one) ? "be" : stem(one));
  const stems = text.split(" ").map(plain).join(" ");
  const said = `(?<no>not |non[- ]?|in|un)?${flag}`;
  const found =
    new RegExp(`(?:^| )${said} ${noun}(?: |$)`).exec(stems) ??
    new RegExp(`(?:^| )${noun} (?:that |which )?be ${said}$`).exec(stems) ??
    new RegExp(
      `^(?:who|which ${noun}) (?:get|got|gets|ha|has|have|receive|take|want) (?:the |an? )?${flag}$`,
    ).exec(stems) ??
    // "non members" are those who are no members; members may be shown.
    new RegExp(`(?:^| )(?<no>non[- ]?)${flag}(?: |$)`).exec(stems);
  return found === null ? undefined : found.groups?.["no"] !== undefined;
}

/** Letters for yes and no cannot be added up, and of groups nobody does: the rows that say yes are counted. */
export const flagsCounted: Repair = (clauses, context) => {
  const { schema, facts } = context;
  const where: Symbols[] = [];
  const select = clauses.select.map((one) => {
    const [column, ...others] = columnsIn(one, schema.columns.length);
    if (!isWord(one[0], "sum") || column === undefined || others.length > 0) return one;
    const flag = flagOf(facts, factsKey(column, schema));
    const letters = schema.columns[column]?.type === "text";
    if (flag === null || !(letters || clauses.groupBy.length > 0)) return one;
    where.push(isValue(column, flag.yes, schema));
    return countOfRows(schema.columns[column]?.table ?? 0, schema);
  });
  return where.length === 1 ? { ...clauses, select, where: [...clauses.where, ...where] } : clauses;
};

/** By stem: whoever says one of these asks for a figure too. */
const figures =
  `many much number count total sum average mean amount most least fewest top bottom best worst
  highest lowest share percent percentage per each by more less`.split(/\s+/);

export const saysFigure = (said: ReadonlySet<string>, but?: string): boolean =>
  figures.some((one) => one !== but && said.has(one));

/** By stem. */
export const saysKey = (said: ReadonlySet<string>): boolean =>
  ["id", "ids", "number", "code", "key", "identifier"].some((one) => said.has(one));
