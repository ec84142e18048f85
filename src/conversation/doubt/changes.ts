// What a turn does to the query before it. The law of conversations: what is not touched stays, and what
// is to go, goes.
import { tryParse } from "../../sql/parse-words.ts";
import { namesIn, type PathCondition, shapeOf } from "../../sql/query-shape.ts";
import { type Visitor, walkQuery } from "../../sql/walk.ts";
import { tokenize } from "../../text/tokenize.ts";
import { piecesOf } from "../../words/query-pieces.ts";
import { signsOf } from "../../words/query-signs.ts";
import { formsOf, nameWords } from "../../words/stems.ts";

export type Changes = {
  /** Conditions that are gone although others stayed, and nobody said that something is to go. */
  readonly lost: number;
  /** 1 where something was to go, and nothing went. */
  readonly unheeded: number;
  /** 1 where the query is what it was: nobody says something to change nothing. */
  readonly unchanged: number;
  /** 1 where nothing of several conditions is left, less is asked for and nobody named what. */
  readonly restarted: number;
  /** Values that are gone, exchanged or taken back; those that fall where someone wishes anew do not count. */
  readonly gone: number;
  /** 1 where something else is asked for than before. */
  readonly turned: number;
  /** 1 where more is to be allowed ("lunch would also do"), and something went or only this is allowed now. */
  readonly narrowed: number;
  /** 1 where something is denied ("take american off"), and nothing in the query is, nor went. */
  readonly undenied: number;
};

const most = 3;
const nothing: Changes = {
  lost: 0,
  unheeded: 0,
  unchanged: 0,
  restarted: 0,
  gone: 0,
  turned: 0,
  narrowed: 0,
  undenied: 0,
};

/** "too" of a thing, not of too much of it. */
const widening =
  /\b(?:also|as well|both(?! ways\b)|in addition|too(?=\W*(?:$|[,;.]))|(?:is|are|would be|'s) (?:also )?(?:ok|okay|fine|good|possible|allowed)|would (?:also )?(?:do|work))\b|(?<!\b(?:no|not|n't)\b.*)\beither\b|^\W*or\b/i;
const wideOpen = /\b(?:any|no|whatever|whichever)\b/i;
const denying =
  /\b(?:no|not|nothing|never|none|without|exclud\w*|except|avoid|skip|drop|forget|remove|(?:leave|take) .*(?:out|off))\b|n't\b/i;

/** "leave the airline out", "any day will do", "I don't care about the stops". */
export const taking = new RegExp(
  `\\b(?:${[
    "forget|drop|remove|ignore|skip|omit|scratch|scrap|lose|lift|(?:leave|take|keep) .*\\b(?:out|off)",
    "without|needn't|need not|regardless|whatever|whichever|any|no matter|never ?mind|no longer|either|instead|rather",
    "(?:don't|do not|doesn't|does not|not) (?:care|matter|mind|need|have to|want)",
    "(?:isn't|is not|aren't|are not|not) (?:a concern|a must|important|necessary|needed|required)",
    "(?:is|are|would be) (?:fine|okay|ok)|makes no difference|can go|allowed|permitted|changed my mind|no (?:\\w+ )?preference|no particular",
  ].join("|")})\\b`,
  "i",
);

/** `queries`: those before, of which the turn goes on from the last. */
export function changesBetween(
  queries: readonly string[],
  after: string,
  utterance: string,
): Changes {
  const before = queries.at(-1) ?? "";
  const old = conditionsOf(before);
  const shape = after === "" ? undefined : shapeOf(after);
  const now = shape?.conditions;
  const unchanged = before !== "" && before === after ? 1 : 0;
  const turned = shape && before !== "" && shapeOf(before)?.target !== shape.target ? 1 : 0;
  const signs = after === "" ? undefined : signsOf(after);
  // "without gluten" is what is gluten_free.
  const isFree = [...(signs?.wanted ?? [])].some((name) => nameWords(name).includes("free"));
  const isDenying = signs !== undefined && denying.test(utterance) && !signs.excludes && !isFree;
  const undenied = isDenying && (now?.length ?? 0) >= old.length ? 1 : 0;
  if (now === undefined || old.length === 0) return { ...nothing, unchanged, turned, undenied };
  const gone = old.filter((one) => !isAmong(one, now));
  const fresh = now.filter((one) => !isAmong(one, old));
  const dropped = withoutStandIns(gone, fresh);
  const fallen = fallenWith(queries, after, utterance);
  const isTaking = taking.test(utterance);
  const allGone = gone.length === old.length;
  return {
    lost: isTaking || allGone ? 0 : Math.min(most, dropped.length - fallen.length),
    unheeded: isTaking && gone.length === 0 ? 1 : 0,
    unchanged,
    restarted:
      allGone && old.length > Math.max(1, now.length) && !namesTarget(utterance, after) ? 1 : 0,
    gone: Math.min(most, Math.max(0, valuesGone(before, after) - fallen.length)),
    turned,
    narrowed:
      widening.test(utterance) &&
      !wideOpen.test(utterance) &&
      (valuesGone(before, after) > 0 || (fresh.length > 0 && choicesIn(after) <= choicesIn(before)))
        ? 1
        : 0,
    undenied,
  };
}

/** How often one of several is allowed. */
function choicesIn(sql: string): number {
  let choices = 0;
  look(sql, {
    expression: (node) => {
      if (node.kind === "or") choices += node.operands.length - 1;
      if (node.kind === "in" && node.right.kind === "list") choices++;
    },
  });
  return choices;
}

function look(sql: string, visitor: Visitor): void {
  const query = tryParse(sql);
  if (query !== undefined) walkQuery(query, visitor);
}

function valuesGone(before: string, after: string): number {
  const { literals } = piecesOf(after);
  return [...piecesOf(before).literals].filter((one) => !literals.has(one)).length;
}

/** "again", "after all": what was asked for before is meant. */
const comingBack =
  /\b(?:again|back|same|before|previous|previously|earlier|original|originally|after all|first|other|others|another|both|all|too|also|return)\b/i;

/**
 * Conditions about a name that an earlier query had, the last one has no more, and nobody speaks of now: what
 * was removed stays away. `sayings`: how values were said, by their SQL.
 */
export function returnedUnasked(
  queries: readonly string[],
  after: string,
  utterance: string,
  sayings: ReadonlyMap<string, string>,
): number {
  const old = conditionsOf(queries.at(-1) ?? "");
  const now = conditionsOf(after);
  const kept = old.filter((one) => isAmong(one, now));
  // Whoever comes back from an aside takes up what stood before it.
  if (comingBack.test(utterance) || kept.length * 2 < old.length || kept.length === 0) return 0;
  const earlier = queries.slice(0, -1).flatMap(conditionsOf);
  const said = new Set(tokenize(utterance).flatMap(({ text }) => formsOf(text)));
  const isSaid = (value: string): boolean =>
    tokenize(`${value.replaceAll("'", "")} ${sayings.get(value) ?? ""}`).some(({ text }) =>
      said.has(text),
    );
  return now.filter(
    (one) =>
      one.value.startsWith("'") &&
      !isAmong(one, old) &&
      isAmong(one, earlier) &&
      !isSaid(one.value),
  ).length;
}

export const conditionsOf = (sql: string): readonly PathCondition[] =>
  shapeOf(sql)?.conditions ?? [];

/** "show me delta flights" says the whole wish again; "which of those flights are on delta" does not. */
const asksAnew = (utterance: string, sql: string): boolean =>
  wishing.test(utterance) && !goingOn.test(utterance) && namesTarget(utterance, sql);

const wishing =
  /^\W*(?:(?:ok|okay|now|and|so|then|well|please|(?:can|could|would) you)\W+)*(?:show|list|find|display|give|get|i want|i need|i'd like|i would like)\b/i;
const goingOn = /\b(?:only|just|those|these|them|same|still|also|too|again)\b/i;

/**
 * Whoever wishes anew with another value goes back to where the old one was said: what was not asked for
 * then, and narrowed it since, falls with it (the paper's Figure 1).
 */
export function fallenWith(
  queries: readonly string[],
  after: string,
  utterance: string,
): readonly PathCondition[] {
  if (!asksAnew(utterance, after)) return [];
  const held = queries.map(conditionsOf);
  const now = conditionsOf(after);
  const old = held.at(-1) ?? [];
  const gone = old.filter((one) => !isAmong(one, now));
  const left = withoutStandIns(
    gone,
    now.filter((one) => !isAmong(one, old)),
  );
  // Where each of those that were exchanged was said.
  const said = gone
    .filter((one) => !left.includes(one))
    .map((one) => held[held.findLastIndex((all) => !isAmong(one, all)) + 1] ?? old);
  return left.filter((one) => said.some((then) => then.every(({ path }) => path !== one.path)));
}

/** Whether a word of the utterance is one of the names that the query selects, or selects from. */
function namesTarget(utterance: string, sql: string): boolean {
  const names = new Set(namesIn(sql).flatMap(nameWords).flatMap(formsOf));
  const words = tokenize(utterance).flatMap(({ text }) => formsOf(text));
  return words.some((word) => names.has(word));
}

/** The same wish, also where another table is asked about now and the way to it is longer. */
const isSame = (one: PathCondition, other: PathCondition): boolean =>
  one.operator === other.operator &&
  one.value === other.value &&
  (endsAs(one.path, other.path) || endsAs(other.path, one.path));

const isAmong = (one: PathCondition, all: readonly PathCondition[]): boolean =>
  all.some((other) => isSame(one, other));

const endsAs = (path: string, end: string): boolean => path === end || path.endsWith(` > ${end}`);

/** Conditions that nothing new stands in for: each new one stands for one of them, the likest first. */
function withoutStandIns(
  gone: readonly PathCondition[],
  fresh: readonly PathCondition[],
): readonly PathCondition[] {
  let left = gone;
  let free = fresh;
  for (const standsFor of likeness) {
    for (const one of left) {
      const other = free.find(({ path }) => standsFor(path, one.path));
      if (other === undefined) continue;
      free = free.filter((some) => some !== other);
      left = left.filter((some) => some !== one);
    }
  }
  return left;
}

/** The same column, by the same way; one that leads to it, as an airport in place of a city's; the same by another way. */
const likeness: readonly ((path: string, other: string) => boolean)[] = [
  (path, other) => path === other,
  (path, other) => path.startsWith(`${other} > `) || other.startsWith(`${path} > `),
  (path, other) => path.split(" > ").at(-1) === other.split(" > ").at(-1),
];
