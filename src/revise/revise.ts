// Turns that only change the last query in one plain way: "top 5", "only 2024", "round it", "by brand".
// Nothing here guesses: where a word is left over, or two columns may be meant, the model reads the turn.
import { type OutlineSymbol, setWords, word } from "../outline/symbols.ts";
import type { DescribedSchema } from "../schema/described.ts";
import {
  type Clauses,
  clausesOf,
  isAggregate,
  isCalled,
  isSame,
  isWord,
  measureOf,
  outlineOfClauses,
  type Symbols,
} from "./clauses.ts";
import { byHowMuchAbove, comparedWithAbove } from "./conditions/above-edits.ts";
import {
  neverBesides,
  otherOnly,
  otherTimeOfAbsence,
  thoseWhoDid,
} from "./conditions/absence-edits.ts";
import { askForBoth } from "./conditions/both-edits.ts";
import { leaveDayOut } from "./conditions/day-edits.ts";
import {
  bringBack,
  exchangeNamed,
  exchangeValues,
  leaveNamedOut,
  sameForOther,
  widenList,
  widenNamed,
} from "./conditions/exchange-edits.ts";
import { filterFlags, filterGroupRows, filterRows } from "./conditions/filter-edits.ts";
import { heldBoth } from "./conditions/held-both.ts";
import { filterDaysOfWeek, filterHours, weekendsBeside } from "./conditions/hour-edits.ts";
import { filterByLength, timeTaken } from "./conditions/length-edits.ts";
import {
  dropCondition,
  everyPeriod,
  neighbourPeriod,
  wholePeriod,
  withoutNarrowing,
} from "./conditions/period-edits.ts";
import { filterByText } from "./conditions/text-edits.ts";
import { otherSide, otherTimes } from "./conditions/window-edits.ts";
import { windowKept } from "./conditions/window-kept.ts";
import { figureWithout } from "./conditions/without-edits.ts";
import { addPercentage } from "./figures/added-edits.ts";
import {
  countGroups,
  countInEach,
  countOfEach,
  countOfThose,
  countPerGroup,
  countRows,
  countThings,
} from "./figures/count-edits.ts";
import {
  averageOfEach,
  averageOfThese,
  figureBeside,
  oneTotal,
  otherFigure,
  ratesInPercent,
  roundFigures,
  shareFigures,
} from "./figures/figure-edits.ts";
import { figureOfListed } from "./figures/listed-figures.ts";
import { otherUnit } from "./figures/unit-edits.ts";
import { byBands } from "./groups/band-edits.ts";
import { comparePeriods, compareValues, differenceToOther } from "./groups/compare-edits.ts";
import { dropGroup, hideShown } from "./groups/drop-edits.ts";
import { bestOfEach, eachOfTop } from "./groups/each-edits.ts";
import { fillSeries } from "./groups/fill-edits.ts";
import { countOthers, flagGroups } from "./groups/flag-edits.ts";
import { regroup, regroupThings } from "./groups/group-edits.ts";
import { filterByAge, filterByAmount, filterGroups, limitListed } from "./groups/having-edits.ts";
import { keepAll } from "./groups/keep-edits.ts";
import { partOfTheirs, shareOfAll, shareOfValue } from "./groups/part-edits.ts";
import { restAsOther } from "./groups/rest-edits.ts";
import { changeInPercent, changeToFormer, grewMost, runningTotal } from "./groups/series-edits.ts";
import { difference, sideBySide } from "./groups/side-edits.ts";
import { valuesBeside } from "./groups/versus-edits.ts";
import { changeLimit, dropLimits, otherAmount, wholeList } from "./order/limit-edits.ts";
import { limitRows, oneEnd, reverseRows, sortRows } from "./order/order-edits.ts";
import { nextInOrder, placeInOrder } from "./order/place-edits.ts";
import { addRank } from "./order/rank-edits.ts";
import { turnRound } from "./order/turn-edits.ts";
import { type Revision, readSaid, type SaidTurn } from "./said.ts";
import { whoDidIt } from "./things/agent-edits.ts";
import { chiefsOf, sortByChief } from "./things/chief-edits.ts";
import { chosenKept, keyOf } from "./things/chosen.ts";
import { listCounted, listedWhich, listThings, whatIsLeft } from "./things/list-edits.ts";
import { mostOfThose, whenDone, whenLast } from "./things/of-those-edits.ts";
import { ofOneRow } from "./things/pointed-row.ts";
import { howManyOfTheirs } from "./things/related-edits.ts";
import { ofThoseInRole } from "./things/role-columns.ts";
import { addColumns, joinNames } from "./things/show-edits.ts";
import { thingsOfTheirs } from "./things/theirs-edits.ts";
import { figureOfThose } from "./things/those-edits.ts";

/** The first that fits is meant: what names a shape stands before what names a column or a value. */
const revisions: readonly Revision[] = [
  otherOnly,
  neverBesides,
  heldBoth,
  exchangeNamed,
  widenList,
  leaveNamedOut,
  bringBack,
  askForBoth,
  byBands,
  sideBySide,
  difference,
  comparedWithAbove,
  byHowMuchAbove,
  thoseWhoDid,
  otherTimeOfAbsence,
  weekendsBeside,
  filterByText,
  filterHours,
  filterDaysOfWeek,
  chiefsOf,
  sortByChief,
  countOthers,
  flagGroups,
  otherAmount,
  changeLimit,
  restAsOther,
  bestOfEach,
  placeInOrder,
  nextInOrder,
  wholeList,
  limitRows,
  addRank,
  sortRows,
  reverseRows,
  turnRound,
  oneEnd,
  grewMost,
  runningTotal,
  changeToFormer,
  changeInPercent,
  differenceToOther,
  comparePeriods,
  compareValues,
  valuesBeside,
  neighbourPeriod,
  wholePeriod,
  everyPeriod,
  withoutNarrowing,
  fillSeries,
  keepAll,
  figureWithout,
  dropGroup,
  dropCondition,
  hideShown,
  dropLimits,
  oneTotal,
  countPerGroup,
  countInEach,
  countGroups,
  countThings,
  countOfEach,
  countOfThose,
  whenLast,
  whenDone,
  mostOfThose,
  figureOfThose,
  otherUnit,
  addPercentage,
  roundFigures,
  shareOfValue,
  partOfTheirs,
  ratesInPercent,
  shareFigures,
  shareOfAll,
  countRows,
  whatIsLeft,
  listThings,
  howManyOfTheirs,
  thingsOfTheirs,
  whoDidIt,
  timeTaken,
  filterByLength,
  filterByAge,
  filterByAmount,
  limitListed,
  filterGroups,
  averageOfEach,
  averageOfThese,
  otherFigure,
  figureOfListed,
  figureBeside,
  joinNames,
  eachOfTop,
  regroup,
  addColumns,
  filterFlags,
  exchangeValues,
  filterRows,
  widenNamed,
  regroupThings,
];

/** Of groups that are shown with their figures. */
function ofFigures(revise: Revision): Revision {
  return (said, clauses, schema) =>
    clauses.groupBy.length > 0 && measureOf(clauses) !== undefined
      ? revise(said, clauses, schema)
      : null;
}

/** Of rows that are listed by their key, by what stands in them. */
function ofListed(revise: Revision): Revision {
  return (said, clauses, schema) => {
    const [[key, ...more] = [], ...others] = clauses.select;
    const column = key?.kind === "item" ? schema.columns[key.item] : undefined;
    if (column?.primary !== true || more.length > 0 || others.length > 0) return null;
    const revised = revise(said, clauses, schema);
    const [by, ...rest] = revised?.orderBy[0]?.by ?? [];
    const own = by?.kind === "item" && schema.columns[by.item]?.table === column.table;
    // A key is there once: no rows are the same.
    return revised && own && rest.length === 0 ? { ...revised, distinct: false } : null;
  };
}

/** Of things that are listed by nothing but their key: as many as rows, whoever wrote the query. */
function ofKeys(revise: Revision): Revision {
  return (said, clauses, schema) => {
    const shown = clauses.select.flatMap((item) => (item.length === 1 ? item : []));
    const isKey = shown[0]?.kind === "item" && schema.columns[shown[0].item]?.primary === true;
    return isKey && clauses.select.length === 1 ? revise(said, clauses, schema) : null;
  };
}

/** What no model that learned one database has to be asked about; the rest it knows better. */
export const surely: readonly Revision[] = [
  shareFigures,
  ...[limitRows, sortRows, reverseRows, oneEnd, filterGroups].map(ofFigures),
  filterGroupRows,
  ...[sortRows, limitRows].map(ofListed),
  ofKeys(countRows),
  exchangeNamed,
  sameForOther,
  widenNamed,
  leaveNamedOut,
  bringBack,
  askForBoth,
  turnRound,
  otherTimes,
  otherSide,
  leaveDayOut,
  listCounted,
  whatIsLeft,
  changeLimit,
  dropLimits,
];

/** Of a report that such a model cannot have written. */
export const ofReports: readonly Revision[] = [
  ...[
    changeLimit,
    restAsOther,
    limitRows,
    addRank,
    sortRows,
    reverseRows,
    oneEnd,
    runningTotal,
    roundFigures,
    shareFigures,
    filterGroups,
    dropLimits,
  ].map(ofFigures),
  ...surely,
];

/** Of one figure, where a model knows no such groups. */
export const intoGroups: readonly Revision[] = [regroup];

export type RevisionOptions = {
  readonly table?: readonly Revision[];
  /** Queries before the last one, the latest first: what was asked for then can come back. */
  readonly earlier?: () => readonly (readonly OutlineSymbol[])[];
};

/** Null where the turn is no plain change of the query before; `previous` itself where what is said is so already. */
export function reviseOutline(
  turn: SaidTurn,
  previous: readonly OutlineSymbol[],
  schema: DescribedSchema,
  { table = revisions, earlier = () => [] }: RevisionOptions = {},
): readonly OutlineSymbol[] | null {
  const clauses =
    previous.length === 0 ? null : (clausesOf(previous) ?? unitedList(previous, schema));
  if (clauses === null)
    return table === revisions ? narrowedSets(turn, previous, schema, { earlier }) : null;
  const one = table === revisions ? ofOneRow(turn, clauses, schema) : null;
  if (one !== null)
    return reviseOutline(one.turn, outlineOfClauses(one.clauses), schema, { table, earlier });
  const said = readSaid(turn, () => earlier().flatMap((one) => clausesOf(one) ?? []));
  for (const revise of table) {
    const made = revise(said, clauses, schema);
    if (made === null) continue;
    if (made === clauses) return previous;
    // The first so many of one figure are that figure: who they are of was lost.
    const one = made.groupBy.length === 0 && made.select.every(isAggregate);
    const counts = made.select.every((item) => isCalled(item, "count"));
    const ofEach = !counts && clauses.select.some((item) => isCalled(item, "per"));
    if (one && (made.limit !== null || ofEach)) continue;
    // Another number of rows begins with the first.
    const other = made.limit !== clauses.limit && made.skip === clauses.skip;
    const revised = ofThoseInRole(clauses, other ? { ...made, skip: 0 } : made, schema);
    const kept = table === revisions ? windowKept(said.text, clauses, revised) : revised;
    const chosen = chosenKept(said.text, clauses, kept, schema);
    return outlineOfClauses(listedWhich(said.text, chosen, schema));
  }
  return null;
}

/**
 * Of two lists, those in both or in the first alone: what narrows the first narrows them. What is in either has to be
 * narrowed in each. Null where a condition goes or anything else changes: then it is no narrowing.
 */
function narrowedSets(
  turn: SaidTurn,
  previous: readonly OutlineSymbol[],
  schema: DescribedSchema,
  options: RevisionOptions,
): readonly OutlineSymbol[] | null {
  const { lists, between } = setsIn(previous);
  if (between.length === 0) return null;
  const either = between.some((one) => isWord(one, "union"));
  const revised = lists.map((list, i) =>
    i > 0 && !either ? list : reviseOutline(turn, list, schema, options),
  );
  // "only rock", of jazz or rock: whichever is narrowed to it, it is the one.
  const [only = null] = revised;
  if (either && lists.some((one) => isSame(one, only)) && revised.every((one) => isSame(one, only)))
    return only;
  const narrowed = lists.map((list, i) => {
    if (i > 0 && !either) return list;
    const [old, made] = [clausesOf(list), revised[i] ?? null];
    const now = made && clausesOf(made);
    if (old === null || now == null || now.where.length <= old.where.length) return null;
    const kept = old.where.every((part) => now.where.some((one) => isSame(one, part)));
    return kept && isSame({ ...now, where: [] }, { ...old, where: [] }) ? made : null;
  });
  const written: OutlineSymbol[] = [];
  for (const [i, list] of narrowed.entries()) {
    if (list === null) return null;
    written.push(...between.slice(i - 1, i), ...list);
  }
  return written;
}

/** Lists of things that are united and differ in one condition are one list, of those that meet any of these. */
function unitedList(outline: readonly OutlineSymbol[], schema: DescribedSchema): Clauses | null {
  const { lists, between } = setsIn(outline);
  const all = lists.flatMap((one) => clausesOf(one) ?? []);
  const [first] = all;
  if (first === undefined || all.length < lists.length) return null;
  if (!between.every((one) => isWord(one, "union"))) return null;
  const plain = all.map((one) => ({ ...one, where: [] }));
  if (!plain.every((one) => isSame(one, plain[0]))) return null;
  // Who is met several times in one list would be so in it too.
  if (first.limit !== null || first.groupBy.length > 0 || keyOf(first, schema) === undefined)
    return null;
  const isShared = (part: Symbols): boolean =>
    all.every(({ where }) => where.some((one) => isSame(one, part)));
  const own = all.map(({ where }) => where.filter((part) => !isShared(part)));
  if (own.some((parts) => parts.length !== 1)) return null;
  const choices = own.flatMap(([part = []], i) => [...(i === 0 ? [] : [word("or")]), ...part]);
  const shared = first.where.filter(isShared);
  return { ...first, where: [...shared, [word("("), ...choices, word(")")]] };
}

/** The lists that are united, met or taken away, and the words between them. */
function setsIn(outline: readonly OutlineSymbol[]): {
  readonly lists: readonly (readonly OutlineSymbol[])[];
  readonly between: readonly OutlineSymbol[];
} {
  const lists: OutlineSymbol[][] = [[]];
  const between: OutlineSymbol[] = [];
  let depth = 0;
  for (const symbol of outline) {
    if (isWord(symbol, "(")) depth += 1;
    if (isWord(symbol, ")")) depth -= 1;
    if (depth === 0 && symbol.kind === "word" && setWords.has(symbol.word)) {
      between.push(symbol);
      lists.push([]);
    } else lists.at(-1)?.push(symbol);
  }
  return { lists, between };
}
