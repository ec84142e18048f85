// What was said outright and the query has otherwise: the column to sort by, a number beside the column it is
// of, the same thing asked for twice, what is older than a year, what the biggest goes by.
import { word } from "../../outline/symbols.ts";
import {
  type Clauses,
  column,
  columnsIn,
  isWord,
  number,
  type Symbols,
} from "../../revise/clauses.ts";
import { columnNamed, tablesOf } from "../../revise/find-columns.ts";
import { countOf, phraseStems } from "../../revise/said.ts";
import { factsKey, isNumeric } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import { ordinalWords } from "../../text/counted-words.ts";
import { plainSide, sideBefore } from "../../text/sides.ts";
import { kindredNames } from "../../words/kindred.ts";
import type { Repair, RepairContext } from "./context.ts";

const sortedBy =
  /\b(?:sort|order|arrange)(?:ed)?(?: (?:it|them|these|those|this|that|the (?:list|results?|rows)))? by (?<what>[\p{L}\d_ ]+?)(?: (?:in )?(?:asc|desc)\p{L}*(?: order)?| from [\p{L} ]+| alphabetically)?$/u;

/** "sorted by name": by that column, if exactly one is called so. */
export const sortedAsSaid: Repair = (clauses, { schema, text }) => {
  const what = sortedBy.exec(text)?.groups?.["what"];
  const [first] = clauses.orderBy;
  if (what === undefined || first === undefined || clauses.limit !== null) return clauses;
  const named = what.split(/ and | then /).map((one) => columnNamed(one, clauses, schema));
  if (named.includes(undefined)) return clauses;
  const used = clauses.orderBy.flatMap(({ by }) => columnsIn(by, schema.columns.length));
  if (used.length === 0 || named.every((one) => one !== undefined && used.includes(one)))
    return clauses;
  const { descending } = first;
  return {
    ...clauses,
    orderBy: named.flatMap((one) => (one === undefined ? [] : [{ by: column(one), descending }])),
  };
};

const counted = new RegExp(
  `\\b(?:(?<how>${plainSide}) )?(?<much>\\d+|two|three|four|five|six|seven|eight|nine|ten) (?<noun>\\p{L}+)\\b`,
  "gu",
);

/** "with two beds", where beds is a column and the two is nowhere in the query. */
export const numbersWithTheirs: Repair = (clauses, context) => {
  const { text } = context;
  if (clauses.groupBy.length > 0 || clauses.limit !== null) return clauses;
  const where = [...text.matchAll(counted)].flatMap(({ groups = {}, index }): Symbols[] => {
    const much = countOf(groups["much"] ?? "");
    const before = text.slice(0, index).trimEnd().split(" ").at(-1) ?? "";
    if (much === undefined || /^(?:top|first|last|least|most)$/.test(before)) return [];
    const item = numberColumn(groups["noun"] ?? "", clauses, context);
    if (item === undefined || saysNumber(clauses, much)) return [];
    return [[...column(item), word(sideBefore(groups["how"] ?? "") ?? "="), number(much)]];
  });
  return where.length === 0 ? clauses : { ...clauses, where: [...clauses.where, ...where] };
};

const nth = new RegExp(
  `\\b(?<which>\\d+(?:st|nd|rd|th)|${ordinalWords.join("|")}) (?<noun>\\p{L}+)\\b`,
  "gu",
);

/** "on the first floor" is floor 1 where floors are counted from so few, not whichever floor comes first. */
export const numberedAsSaid: Repair = (clauses, context) => {
  const { text, schema, facts } = context;
  const where = [...text.matchAll(nth)].flatMap(({ groups = {} }): Symbols[] => {
    const which = groups["which"] ?? "";
    const much = ordinalWords.includes(which)
      ? ordinalWords.indexOf(which)
      : Number.parseInt(which, 10);
    const item = numberColumn(groups["noun"] ?? "", clauses, context);
    if (item === undefined || saysNumber(clauses, much)) return [];
    const held = facts.numbers.get(factsKey(item, schema));
    const isCounted = held !== undefined && held.low <= much && much <= held.high && held.low >= -5;
    return isCounted ? [[...column(item), word("="), number(much)]] : [];
  });
  if (where.length === 0) return clauses;
  const numbered = where.flatMap((one) => columnsIn(one, schema.columns.length));
  const isOrder = clauses.orderBy.some(({ by }) =>
    columnsIn(by, schema.columns.length).some((one) => numbered.includes(one)),
  );
  const rest = isOrder ? { ...clauses, orderBy: [], limit: null } : clauses;
  return { ...rest, where: [...clauses.where, ...where] };
};

/** A column of numbers of the tables used, that no condition is about, by its whole name. */
function numberColumn(
  noun: string,
  clauses: Clauses,
  { schema }: RepairContext,
): number | undefined {
  const item = columnNamed(noun, clauses, schema);
  const known = item === undefined ? undefined : schema.columns[item];
  if (item === undefined || known === undefined) return undefined;
  if (!isNumeric(known)) return undefined;
  if (phraseStems(known.words.join(" ")).join(" ") !== phraseStems(noun).join(" "))
    return undefined;
  const asked = clauses.where.flatMap((one) => columnsIn(one, schema.columns.length));
  const isThing = schema.tables.some(
    ({ words }) => phraseStems(words.join(" ")).join(" ") === phraseStems(noun).join(" "),
  );
  return isThing || asked.includes(item) || !tablesOf(clauses, schema).includes(known.table)
    ? undefined
    : item;
}

const range = /\bbetween (?<low>\d+(?: \d+)?) and (?<high>\d+(?: \d+)?)\b/u;
const eitherWords: ReadonlySet<string> = new Set(["(", ")", "=", "or", "in", ","]);

/** "between 10 and 20" is the range, not one of its ends. */
export const rangesAsSaid: Repair = (clauses, { schema, text }) => {
  const { low, high } = range.exec(text)?.groups ?? {};
  if (low === undefined || high === undefined) return clauses;
  const where = clauses.where.map((condition) => {
    const [item, ...others] = new Set(columnsIn(condition, schema.columns.length));
    const ends = condition.filter((one) => one.kind === "value");
    const either = condition.every((one) => one.kind !== "word" || eitherWords.has(one.word));
    const said = ends.map(({ literal }) => (literal.type === "period" ? "" : literal.text));
    if (item === undefined || others.length > 0 || !either || said.join() !== `${low},${high}`)
      return condition;
    return [...column(item), word("between"), ends[0], word("and"), ends[1]].filter(
      (one) => one !== undefined,
    );
  });
  return { ...clauses, where };
};

const saysNumber = ({ where, having }: Clauses, much: number): boolean =>
  [...where, ...having]
    .flat()
    .some(
      (one) =>
        one.kind === "value" && one.literal.type !== "period" && Number(one.literal.text) === much,
    );

/** The same condition, or the same figure, once. */
export const nothingTwice: Repair = (clauses) => ({
  ...clauses,
  select: distinct(clauses.select),
  where: distinct(clauses.where),
});

function distinct(parts: readonly Symbols[]): readonly Symbols[] {
  const seen = new Map(parts.map((part) => [JSON.stringify(part), part]));
  return seen.size === parts.length ? parts : [...seen.values()];
}

const ofYears = /\b(?<how>older|newer|younger|more recent) than (?<year>(?:1[6-9]|20)\d\d)\b/;

/** "older than 2018" is from before, whatever is more than 2018. */
export const olderThanYears: Repair = (clauses, { text }) => {
  const { how, year } = ofYears.exec(text)?.groups ?? {};
  if (year === undefined) return clauses;
  const [wrong, right] = how === "older" ? ([">", "<"] as const) : (["<", ">"] as const);
  const where = clauses.where.map((condition) => {
    const [first, sign, value, ...more] = condition;
    const literal =
      value?.kind === "value" && value.literal.type !== "period" ? value.literal : undefined;
    if (first?.kind !== "item" || more.length > 0 || literal?.text !== year) return condition;
    return isWord(sign, wrong) ? condition.with(1, word(right)) : condition;
  });
  return { ...clauses, where };
};

const most = /\b(?<word>\p{L}{3,}(?:est))\b/u;

/** "the biggest stadium", where a stadium is a name: by the one figure beside it that can be big. */
export const mostByFigures: Repair = (clauses, { schema, text }) => {
  const [order, ...others] = clauses.orderBy;
  const [only, ...more] = order?.by ?? [];
  const said = most.exec(text)?.groups?.["word"];
  if (order === undefined || others.length > 0 || only?.kind !== "item" || more.length > 0)
    return clauses;
  const ordered = schema.columns[only.item];
  if (said === undefined || ordered?.type !== "text" || ordered.time != null) return clauses;
  const kin = kindredNames(said);
  const figures = (schema.tables[ordered.table]?.columns ?? []).filter((k) => {
    const known = schema.columns[k];
    return isNumeric(known) && known?.words.some((one) => kin.has(stem(one))) === true;
  });
  const [figure, ...rivals] = figures;
  if (figure === undefined || rivals.length > 0) return clauses;
  return { ...clauses, orderBy: [{ ...order, by: column(figure) }] };
};
