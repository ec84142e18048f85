// Conversations of more than one plan: there and back, somebody else's and one's own. Who names another than the last one
// goes on from where that was left ("how much is the outbound", "and mine"); who says both means each of them; who asks anew
// in full, after what was asked of those shown, goes on from before that.
import type { Context, ReadingOptions, Understanding } from "../../conversation/interpreter.ts";
import { type NamedEnd, namedEnd } from "../../sql/bind/asked.ts";
import { tryParse, trySelect } from "../../sql/parse-words.ts";
import { printSql } from "../../sql/print.ts";
import { isAmong, isSameHead } from "../../sql/same.ts";
import {
  anyOf,
  conditionsIn,
  conjunction,
  conjuncts,
  disjuncts,
  withConditions,
} from "../../sql/tree-builders.ts";
import { walkQuery } from "../../sql/walk.ts";
import { tokenize } from "../../text/tokenize.ts";
import { madePlainly } from "../understand-turn.ts";

/** What was said and understood; `whose`: of whom it was, by the noun, "" of whoever asks. */
export type Told = {
  readonly utterance: string;
  readonly sql: string;
  readonly whose: string;
  /** The conversation as it was when that was understood. */
  readonly then?: () => Context;
};

/** Where an utterance goes on: from one earlier turn, or from each of two, with what is said of it ("" where nothing is). */
export type GoingOn = { readonly from: readonly Told[]; readonly rest: string };

const person =
  "(?:boss|wife|husband|son|daughter|mother|father|mom|mum|dad|parents|sister|brother|friends?|colleagues?|co-?workers?|partner|manager|assistant|client|customer|cousin|uncle|aunt|girlfriend|boyfriend|fianc[eé]e?|roommate|neighbou?r|kids|children|secretary|niece|nephew|grand(?:mother|father|parents|ma|pa|son|daughter))";
/** "my wife says" is not about her. */
const named = new RegExp(
  `\\b(?:my|our) (?<who>${person})\\b(?!(?:'s)? (?:says?|said|thinks?|tells?|told|asked|insists?|suggest\\w*|wants? (?:me|us)))`,
  "i",
);
const others = /\b(?:he|him|his|she|her|hers)\b/i;
const oneself =
  /\b(?:mine|my own|myself|me too|me neither|(?:as )?for me)\b|^\W*(?:(?:and|but|so|now)\W+)*i(?:'m| am|'ll| will)? (?:also |too )?(?:go|fly|leave|travel|come|start|depart)\b/i;

/** Of whom a turn is, after those before. */
export function whoseTurn(utterance: string, past: readonly Told[]): string {
  const { who } = named.exec(utterance)?.groups ?? {};
  if (who !== undefined) return who.toLowerCase();
  if (others.test(utterance)) return past.findLast(({ whose }) => whose !== "")?.whose ?? "";
  return oneself.test(utterance) ? "" : (past.at(-1)?.whose ?? "");
}

const out =
  "(?:(?:the|my|our) )?(?:(?:outbound|outward|outgoing)(?: (?:leg|trip|journey|way|one))?|(?:way|trip|journey|leg) (?:there|out)|first leg|going (?:there|out))";
const home =
  "(?:(?:the|my|our) )?(?:(?:way|trip|journey|leg) (?:back|home)|return(?: (?:leg|trip|journey))?|second leg|coming (?:back|home))";
const each =
  "(?:for |on |of )?(?:both(?: of them| (?:legs|ways|directions|trips))?|each way|either way|both there and back)(?! \\w+ and\\b)";
const toOne = (what: string): RegExp =>
  new RegExp(`(?:\\b(?:back to|as for|for|of|about|on|to|with) )?\\b${what}\\b[,:]?`, "i");
const [outWords, homeWords, eachWords] = [toOne(out), toOne(home), toOne(each)];
const idle =
  /\b(?:ok|okay|alright|all right|fine|hm+|well|and|so|now|but|then|just|only|first|again|please|let's|see|look at|show me|show|back|what about|how about|same|too|as well|also|the|for|is|are|that|his|hers?|mine|me|my own)\b|[^\w\s]/gi;

/** Null where it goes on from the last one, as most do. */
export function goingOn(utterance: string, past: readonly Told[]): GoingOn | null {
  const last = past.at(-1);
  if (last === undefined) return null;
  return (
    otherPerson(utterance, past, last) ??
    otherWay(utterance, past, last) ??
    askedInFull(utterance, past)
  );
}

const ofThose = /^\W*(?:(?:and|so|ok|okay|now)\W+)*which (?:ones?|of (?:them|those|these))\b/i;
const inFull =
  /^\W*(?:please )?(?:show|list|give|find|display|get)(?: (?:me|us))?(?: (?:all|the|all the|all of the))? (?:[\w'-]+ ){1,3}(?<what>\w+)\W*$/i;

/** "show me delta flights" after "which ones arrive at 7pm": what was asked of the shown ones was asked in passing. */
function askedInFull(utterance: string, past: readonly Told[]): GoingOn | null {
  const { what } = inFull.exec(utterance)?.groups ?? {};
  const [before, last] = past.slice(-2);
  if (what === undefined || before === undefined || last === undefined) return null;
  const isNamed = past.some((one) => tokenize(one.utterance).some(({ text }) => text === what));
  const isPassing = ofThose.test(last.utterance) && isNarrower(last.sql, before.sql);
  return isNamed && isPassing ? { from: [before], rest: utterance } : null;
}

function isNarrower(one: string, other: string): boolean {
  const [narrow, wide] = [trySelect(one), trySelect(other)];
  if (!narrow || !wide || !isSameHead(narrow, wide)) return false;
  const [more, fewer] = [conditionsIn(narrow.where), conditionsIn(wide.where)];
  return more.length > fewer.length && fewer.every((part) => isAmong(part, more));
}

function otherPerson(utterance: string, past: readonly Told[], last: Told): GoingOn | null {
  const whose = whoseTurn(utterance, past);
  const from = whose === last.whose ? undefined : past.findLast((one) => one.whose === whose);
  if (from === undefined) return null;
  const who = `(?:(?:my|our) ${person}|me)`;
  const rest = without(
    utterance,
    new RegExp(`\\b(?:back to|as for|for|about) ${who}\\b[,:]?`, "i"),
  );
  // "and mine": the same is asked of it.
  return { from: [from], rest: isIdle(rest) ? asOf(last.utterance, whose) : rest };
}

/** What was said of one, said of the other. */
function asOf(utterance: string, whose: string): string {
  const one = whose === "" ? "i" : "he";
  return utterance
    .replace(named, one)
    .replace(/\b(?:his|hers|mine)\b/i, "that")
    .replace(/\b(?:he|she|i)\b/i, one)
    .replace(/\bfor (?:him|her|me)\b/i, "");
}

function otherWay(utterance: string, past: readonly Told[], last: Told): GoingOn | null {
  const ways = past.flatMap(({ then, ...one }): Told[] => {
    const [only, ...more] = waysIn(one.sql);
    const isOne = only !== undefined && more.length === 0;
    return isOne && then ? [{ ...one, then }] : waysIn(one.sql).map((sql) => ({ ...one, sql }));
  });
  const now = ways.at(-1);
  const back = now && ways.findLast((one) => isWayBack(one.sql, now.sql));
  const first = ways.find(
    (one) => now && (isSameWay(one.sql, now.sql) || isWayBack(one.sql, now.sql)),
  );
  if (now === undefined || back === undefined || first === undefined) return null;
  const isOut = isSameWay(first.sql, now.sql);
  const isMerged = waysIn(last.sql).length > 1;
  if (eachWords.test(utterance) && !isMerged) {
    const rest = without(utterance, eachWords);
    const both = isOut ? [now, back] : [back, now];
    return isIdle(rest) ? null : { from: both, rest };
  }
  const [goes, words] = outWords.test(utterance) ? [true, outWords] : [false, homeWords];
  if (!words.test(utterance) || (goes === isOut && !isMerged)) return null;
  // "and the way back" opens one, unless the talk has just come from it.
  if (!goes && !isMerged && !outWords.test(last.utterance)) return null;
  const rest = without(utterance, words);
  return { from: [goes === isOut ? now : back], rest: isIdle(rest) ? "" : rest };
}

const without = (utterance: string, words: RegExp): string =>
  utterance.replace(words, " ").replace(/\s+/g, " ").trim();

const isIdle = (text: string): boolean => text.replace(idle, "").trim() === "";

/** What goes on from another thread than the last one; null where it does not. */
export async function understandThread(
  whole: Context,
  utterance: string,
  options: ReadingOptions,
  past: readonly Told[],
): Promise<Understanding | null> {
  const going = goingOn(utterance, past);
  if (going === null) return null;
  const there = ({ utterance: told, sql, then }: Told) =>
    then?.() ?? whole.hear(told).remember(sql);
  const heard = whole.hear(utterance);
  const accounted = tokenize(utterance).map(({ text }) => text);
  const [first, second] = going.from;
  if (first === undefined) return null;
  if (going.rest === "") return { ...madePlainly(first.sql, heard), accounted };
  const one = await there(first).understand(going.rest, options);
  if (one.refused) return null;
  const said = new Set(tokenize(going.rest).map(({ text }) => text));
  const gone = accounted.filter((text) => !said.has(text));
  if (second === undefined)
    return { ...one, heard, accounted: [...(one.accounted ?? []), ...gone] };
  const other = await there(second).understand(going.rest, options);
  const sql = other.refused ? null : eitherWay(one.sql, other.sql);
  if (sql === null) return null;
  const confidence = Math.min(one.confidence, other.confidence);
  return { ...madePlainly(sql, heard), confidence, accounted: gone };
}

/** What either of two queries asks for; what both ask of it once. */
export function eitherWay(one: string, other: string): string | null {
  const [first, second] = [trySelect(one), trySelect(other)];
  if (!first || !second || !isSameHead(first, second)) return null;
  const [a, b] = [conditionsIn(first.where), conditionsIn(second.where)];
  const shared = a.filter((part) => isAmong(part, b));
  const ways = [a, b].map((parts) => conjunction(parts.filter((part) => !isAmong(part, shared))));
  const [left, right] = ways;
  if (left === undefined || right === undefined) return null;
  return printSql(withConditions(first, [anyOf([left, right]), ...shared]));
}

/** The two that `eitherWay` made one of, or the one that there is. */
function waysIn(sql: string): readonly string[] {
  const query = trySelect(sql);
  if (query === undefined) return [sql];
  const parts = conditionsIn(query.where);
  const choice = parts.find((part) => {
    const ways = disjuncts(part);
    return ways.length === 2 && ways.every((one) => conjuncts(one).length > 1);
  });
  if (choice === undefined) return [sql];
  return disjuncts(choice).map((way) => {
    const rest = parts.filter((part) => part !== choice);
    return printSql(withConditions(query, [...conjuncts(way), ...rest]));
  });
}

/** What is asked of each column of which one thing is. */
function endsOf(sql: string): ReadonlyMap<string, NamedEnd> {
  const query = tryParse(sql);
  const found = new Map<string, Map<string, NamedEnd>>();
  if (query)
    walkQuery(query, {
      expression(node) {
        const end = namedEnd(node);
        if (end === undefined) return;
        found.set(end.column, (found.get(end.column) ?? new Map()).set(end.what, end));
      },
    });
  const single = [...found.values()].flatMap((ends) => (ends.size === 1 ? [...ends.values()] : []));
  return new Map(single.map((end) => [end.column, end]));
}

/** The pairs of columns that two queries have the same of, or each other's. */
const waysAlike = (one: string, other: string, isTurned: boolean): boolean => {
  const [a, b] = [[...endsOf(one).values()], endsOf(other)];
  const said = (column: string): string | undefined => b.get(column)?.what;
  return a.some((from) =>
    a.some((to) => {
      const [start, end] = isTurned ? [to, from] : [from, to];
      const isPair = from.column !== to.column && from.what !== to.what && from.kind === to.kind;
      return isPair && from.what === said(start.column) && to.what === said(end.column);
    }),
  );
};

const isWayBack = (one: string, other: string): boolean => waysAlike(one, other, true);
const isSameWay = (one: string, other: string): boolean => waysAlike(one, other, false);
