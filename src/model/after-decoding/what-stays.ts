// The law of conversations, kept after decoding: what a reading changed of the last query is held against what was said,
// condition by condition. One that went where more was to be allowed stands beside the one that came; one that is
// allowed again is no longer kept out, and not all that is left; one that nobody touched stays.
import { taking } from "../../conversation/doubt/changes.ts";
import { columnOf, columnsWithin, isLimit } from "../../sql/bind/asked.ts";
import { mapConditions } from "../../sql/map-conditions.ts";
import { oppositeOperator } from "../../sql/operators.ts";
import { tryParse, trySelect } from "../../sql/parse-words.ts";
import { printExpression, printSql } from "../../sql/print.ts";
import { isAmong, isSameHead } from "../../sql/same.ts";
import type { Expression, Query, Select } from "../../sql/tree.ts";
import {
  anyOf,
  conditionsIn,
  disjuncts,
  lookedUpIn,
  withConditions,
} from "../../sql/tree-builders.ts";
import { someWithin } from "../../sql/walk.ts";
import { tokenize } from "../../text/tokenize.ts";
import { formsOf, nameWords } from "../../words/stems.ts";
import { asksForMost } from "../../words/superlatives.ts";
import { extremesIn } from "./extremes.ts";

/** The query as predicted, or with what has to stay. */
export function whatStays(sql: string, queries: readonly string[], utterance: string): string {
  const [now, before] = [trySelect(sql), trySelect(queries.at(-1) ?? "")];
  if (now === undefined || before === undefined) return sql;
  const exchanged = exchangedIn(now, before);
  const made =
    endSentAway(now, queries, utterance) ??
    allowedAgain(now, before, utterance) ??
    withUntouched(besideTheOld(now, exchanged, utterance), before, utterance) ??
    untouched(now, before, utterance);
  return made === null ? sql : printSql(made);
}

/** What either of two queries asks for, where they differ in one thing; else null. */
export function oneOfTwo(sql: string, other: string): string | null {
  const [one, two] = [trySelect(sql), trySelect(other)];
  if (!one || !two || !isSameHead(one, two)) return null;
  const [only, ...more] = exchangedIn(two, one).filter(({ old }) => !isEnd(old));
  return only === undefined || more.length > 0 ? null : printSql(replaced(two, [only], either));
}

/** A condition that went, and the one that came in its place. */
type Exchanged = { readonly old: Expression; readonly fresh: Expression };

/** By the columns that they are about; where a list inside changed, what changed of that. */
function exchangedIn(now: Select, before: Select): Exchanged[] {
  const [old, fresh] = [conditionsIn(before.where), conditionsIn(now.where)];
  const gone = old.filter((one) => !isAmong(one, fresh));
  return fresh
    .filter((one) => !isAmong(one, old))
    .flatMap((one) => {
      const column = columnOf(one);
      if (column === undefined) return [];
      const was = gone.filter((other) => columnOf(other) === column && isAlike(one, other));
      const [only, ...more] = was;
      if (only === undefined || more.length > 0) return [];
      const [inner, former] = [listIn(one), listIn(only)];
      return inner && former ? exchangedIn(inner, former) : [{ old: only, fresh: one }];
    });
}

/** Values that are looked up are looked up in the same place. */
function isAlike(one: Expression, other: Expression): boolean {
  const places = [one, other].flatMap(disjuncts).flatMap((part) => {
    const [from] = lookedUpIn(part)?.from ?? [];
    return from?.source.kind === "table" ? [from.source.name] : [];
  });
  return new Set(places).size < 2;
}

/** A query inside that lists something by more than one condition, however far inside. */
function listIn(part: Expression): Select | undefined {
  const query = lookedUpIn(part);
  const conditions = conditionsIn(query?.where);
  const [only] = conditions;
  // A day in three columns is one value.
  const isList = conditions.length > 1 && conditions.some((one) => one.kind === "in");
  return isList || (only && listIn(only)) ? query : undefined;
}

const adding =
  /\b(?:also|as well|in addition)\b|\btoo(?=\W*(?:$|[,;.]))|^\W*(?:(?:ok|okay|well|hm+)\W+)*or\b(?!.*\bsame\b)(?!\W+(?!to\b).*\bto\b)/i;
const allowing =
  /\b(?:(?:is|are|would be|'s|will be) (?:also |still )?(?:ok|okay|fine|good|possible|allowed|alright)|would (?:also )?(?:do|work)|allow|permit|after all|again)\b/i;
/** Whoever says these takes one for another, or takes something away. */
const otherwise =
  /\b(?:off|kill|relaxed|optional|needed|between them|erase|clear|cross|out|away|gone|free|instead|rather|no|not|never|without|except|forget|drop|remove|skip|any|only|just|other|others)\b|n't\b/i;

/** "newark is also ok": the airport that was asked for, or that one. */
function besideTheOld(
  now: Query,
  exchanged: readonly Exchanged[],
  utterance: string,
): Query | null {
  if (!adding.test(utterance) || otherwise.test(utterance) || exchanged.length === 0) return null;
  const plain = exchanged.filter(({ old, fresh }) => !isEnd(old) && !isEnd(fresh));
  // Who says several things anew begins again: "also from york to hull on monday".
  if (plain.length !== 1 || plain.some(({ old, fresh }) => isLimit(old) || isLimit(fresh)))
    return null;
  return replaced(now, plain, either);
}

function either({ old, fresh }: Exchanged): Expression {
  const operands = [...disjuncts(old), ...disjuncts(fresh)];
  const seen = new Set<string>();
  const each = operands.filter((one) => {
    const text = printExpression(one);
    return !seen.has(text) && seen.add(text);
  });
  return anyOf(each);
}

/** "i'll take delta too, but no other" */
const alone = /\b(?:no other|nothing else|only|just)\b/i;

/** "delta is fine after all", of what is not on delta: nothing is said of it any more; what else is kept out stays so. */
function allowedAgain(now: Select, before: Select, utterance: string): Query | null {
  if (!allowing.test(utterance) && !adding.test(utterance)) return null;
  if (alone.test(utterance)) return null;
  const old = conditionsIn(before.where);
  const parts = conditionsIn(now.where);
  const affirmedOld = old.map(affirmed);
  const fresh = parts.find((part) => affirmedOld.includes(printExpression(part)));
  if (fresh === undefined) return null;
  const text = printExpression(fresh);
  const stays = old.filter((one) => columnOf(one) === columnOf(fresh) && affirmed(one) !== text);
  return withConditions(now, [...stays, ...parts.filter((part) => part !== fresh)]);
}

const takingBack =
  /\b(?:forget|drop|never ?mind|skip|ignore|scratch|lose|remove|not necessarily)(?: about)? (?:the )?(?<what>\w+)/i;

const saysEnd =
  /\b(?:\w{3,}est|most|least|minimum|maximum|first|last|next|best|worst|again|back|same|how (?:late|early|soon|cheap|long))\b/i;

/** "forget the cheapest": all of them; and that stays away until somebody asks for it. */
function endSentAway(now: Select, queries: readonly string[], utterance: string): Query | null {
  const word = takingBack.exec(utterance)?.groups?.["what"]?.toLowerCase() ?? "";
  const isSaid = (): boolean => saysEnd.test(utterance);
  const ends = queries.map((one) => extremesIn(tryParse(one)).length > 0);
  const returns = ends.at(-1) === false && ends.includes(true);
  if (!asksForMost(word) && (!returns || isSaid())) return null;
  const isMost = (part: Expression): boolean =>
    part.kind === "comparison" && part.right.kind === "subquery" && isEnd(part.right);
  const bare = new Set<string>();
  let found = false;
  const all = mapConditions(now, (part) => {
    if (isBare(part)) bare.add(printExpression(part));
    found ||= isMost(part);
    return isMost(part) ? null : part;
  });
  const isLeft = (part: Expression): boolean => !isBare(part) || bare.has(printExpression(part));
  return found ? mapConditions(all, (part) => (isLeft(part) ? part : null)) : null;
}

/** Of which nothing is asked any more. */
function isBare(part: Expression): boolean {
  const query = lookedUpIn(part);
  return query !== undefined && conditionsIn(query.where).every(isBare);
}

/** What a condition keeps out, as it would be asked for. */
function affirmed(part: Expression): string | undefined {
  if (part.kind === "comparison" && oppositeOperator(part.operator) === "=")
    return printExpression({ ...part, operator: "=" });
  if (part.kind === "in" && part.negated) return printExpression({ ...part, negated: false });
  return part.kind === "not" ? printExpression(part.operand) : undefined;
}

/** The least or the most of something. */
const isEnd = (part: Expression): boolean => someWithin(part, ({ kind }) => kind === "call");

/** Wherever they stand: the least of those is the least of those, with what they are now. */
function replaced(
  now: Query,
  exchanged: readonly Exchanged[],
  make: (one: Exchanged) => Expression,
): Query {
  const made = new Map(exchanged.map((one) => [printExpression(one.fresh), make(one)]));
  return mapConditions(now, (part) => made.get(printExpression(part)) ?? part);
}

/** Words by which something may go although it is not named, or a wish begins anew. */
const letting =
  /\b(?:all|every\w*|wherever|whenever|whoever|however|again|back|return|returning|home|other|others|else|round|one way|both|either|or|also|too|show|list|find|display|give|get|i (?:want|need)|i'd like|cheapest|flexible|open|free|unlimited|from\b.*\bto)\b/i;

/**
 * "same but on tuesday", where a limit is gone: it comes back. Only where the rest stayed, at most one thing was exchanged,
 * and nothing was said that could mean it.
 */
function untouched(now: Select, before: Select, utterance: string): Query | null {
  const same = /^\W*(?:(?:ok|okay|and|now|the|show me)\W+)*same\b/i.test(utterance);
  const [old, fresh] = [conditionsIn(before.where), conditionsIn(now.where)];
  // "or the station, both are fine": what lets more in has done so, and lets nothing else go.
  const said = isWidened(fresh, old) ? utterance.replace(lettingIn, " ") : utterance;
  if (!same && (otherwise.test(said) || letting.test(said) || taking.test(said))) return null;
  if (!isSameHead(now, before) || (!same && namesTable(now, utterance))) return null;
  const kept = old.filter((one) => isAmong(one, fresh));
  const came = fresh.filter((one) => !isAmong(one, kept));
  const about = new Set(fresh.flatMap(columnsWithin));
  const lost = old.filter((one) => columnsWithin(one).every((name) => !about.has(name)));
  const exchanged = old.length - kept.length - lost.length;
  if (lost.length === 0 || kept.length === 0 || exchanged > 1 || came.some(isEnd)) return null;
  // "what about with stops", of direct ones: what came may stand for what went, by another way.
  if (!same && came.filter((one) => !isOfValue(one)).length > exchanged) return null;
  if (lost.some(isEnd) || lost.flatMap(columnsWithin).some((name) => isSpokenOf(name, utterance)))
    return null;
  return withConditions(now, [...lost, ...fresh]);
}

const lettingIn =
  /\b(?:or|also|too|as well|(?:(?:both|either)(?: one| of (?:them|those))? ?)?(?:(?:is|are|would be) (?:fine|okay|ok|good)|works?|will do)|both|either)\b/gi;

/** One of them is now one of several choices. */
const isWidened = (fresh: readonly Expression[], old: readonly Expression[]): boolean =>
  fresh.some((one) => {
    const choices = disjuncts(one);
    return old.some((other) => {
      const was = disjuncts(other);
      return was.length < choices.length && was.every((part) => isAmong(part, choices));
    });
  });

const withUntouched = (made: Query | null, before: Select, utterance: string): Query | null =>
  made?.kind === "select" ? (untouched(made, before, utterance) ?? made) : made;

/** "what are the trips on friday" says the whole wish again. */
const namesTable = ({ from }: Select, utterance: string): boolean =>
  from.some(({ source }) => source.kind === "table" && isSpokenOf(source.name, utterance)) &&
  !/\b(?:those|these|them|ones)\b/i.test(utterance);

/** A side of something, or a name that was said. */
const isOfValue = (part: Expression): boolean => isLimit(part) || /'/.test(printExpression(part));

/** "i can do a stop", of `trip.stops`. */
function isSpokenOf(column: string, utterance: string): boolean {
  const said = new Set(tokenize(utterance).flatMap(({ text }) => formsOf(text)));
  return nameWords(column.split(".").at(-1) ?? "")
    .flatMap(formsOf)
    .some((word) => said.has(word));
}
