// Whether to answer, to ask back or to decline: from the words nobody understood, from what nobody
// said, and from readings in doubt (doubtful-readings.ts).

import { shapeOf } from "../../sql/query-shape.ts";
import type { Token } from "../../text/token.ts";
import { tokenize } from "../../text/tokenize.ts";
import type { Account, WordUse } from "../../words/account.ts";
import { inventedPiece } from "../../words/invented.ts";
import { kindredNames } from "../../words/kindred.ts";
import type { NamedValue } from "../../words/lexis.ts";
import { isOrdinary } from "../../words/near-words.ts";
import { piecesOf } from "../../words/query-pieces.ts";
import { saidOnce } from "../../words/said-once.ts";
import { formsOf, isDeed, nameWords } from "../../words/stems.ts";
import { isMostOfOther } from "../../words/superlatives.ts";
import { unfinishedAt } from "../../words/unfinished.ts";
import { leaveOut } from "../following/clarify.ts";
import { knownAs } from "../talk/known-value.ts";
import { shortened } from "../talk/unheard.ts";
import { doubtfulReading } from "./doubtful-readings.ts";
import { mayBeOffered, withoutPhrase } from "./left-out.ts";
import { makingUp } from "./making-up.ts";
import { noSuchDay } from "./no-such-day.ts";
import { type Case, sentence, type Verdict } from "./verdict.ts";

const cannotAnswer = "I can't answer that from this database.";

export async function judge(asked: Case): Promise<Verdict> {
  const { understood, account, asking, utterance } = asked;
  const { words, unknown } = account;
  const unfinished = asking.words ? unfinishedAt(utterance) : undefined;
  if (unfinished !== undefined) return await askForRest(unfinished, asked);
  const noDay = asking.words ? noSuchDay(asked) : undefined;
  if (noDay !== undefined) return { kind: "decline", why: noDay };
  if (understood.refused) return { kind: "decline", why: withUnknown(cannotAnswer, account) };
  if (!asking.words) return { kind: "answer" };
  const content = words.filter(({ use }) => use !== "polite");
  const isUnmet = ({ start }: WordUse): boolean =>
    account.unmet.some(({ token }) => token.start === start);
  const strange = content.filter((word) => word.use === "unknown" && !isUnmet(word));
  const statistic = strange.find(({ text }) => statistics.test(text))?.text.toLowerCase();
  if (statistic !== undefined)
    return {
      kind: "decline",
      why: `I cannot work out "${statistic}". I can give the average, the lowest or the highest instead.`,
    };
  const levy = strange.find(({ text }) => levies.test(text))?.text;
  if (levy !== undefined)
    return {
      kind: "decline",
      why: `I do not know how much "${levy}" is here. Say how much is on top, for example "plus 20%".`,
    };
  // A number is a number in any language.
  const understoodWords = content.filter(({ use, text }) => use === "used" && !isNumber(text));
  // Letters at random, another language, another subject: hardly a word of it is known.
  if (strange.length > 0 && strange.length >= understoodWords.length * 2) {
    return { kind: "decline", why: withUnknown("I did not understand that.", account) };
  }
  if (content.every(({ text }) => isNumber(text)) && saysNothing(asked, content.length)) {
    return { kind: "decline", why: "I heard no question in that." };
  }
  const made = invented(asked);
  if (made !== undefined) {
    const why =
      unknown.length > 0 ? "I did not understand all of that." : makingUp(made, understood.sql);
    return { kind: "decline", why: withUnknown(why, account) };
  }
  const [first] = unknown;
  if (first !== undefined && (understood.confidence < leastOffered || isOfThemselves(first, asked)))
    return { kind: "decline", why: withUnknown("I did not understand that.", account) };
  if (first !== undefined) return await askAbout(first, asked);
  return (await doubtfulReading(asked)) ?? { kind: "answer" };
}

/** Figures that no query here has, and that an average must not stand for silently. */
const statistics =
  /^(?:medians?|percentiles?|quartiles?|deciles?|stdev|stddev|deviation|variance|correlation)$/i;

/** What comes on top of prices, at rates that no database of sales tells. */
const levies = /^(?:vat|gst)$/i;

const isNumber = (text: string): boolean =>
  /^(?:[\d.,]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i.test(text);

/** "to be or not to be", "2 + 2 =" ask nothing, wherever they are said, nor do numbers alone; "show me those again" does. */
function saysNothing(asked: Case, numbers: number): boolean {
  const { utterance, understood, earlier, schema } = asked;
  const last = earlier.queries.at(-1);
  if (numbers === 0 && last === undefined) {
    // "what is on now": a rule that took the whole of it heard a question.
    if (understood.signs?.["plain"] === 1) return false;
    // "list all", of the one kind of things there is.
    if (schema.tables.length === 1) return !wantsAll.test(utterance);
    if (saysDeed(utterance, understood.sql)) return false;
  }
  if (last === undefined || sum.test(utterance)) return true;
  return numbers === 0 && understood.sql === last && !pointing.test(utterance);
}

/** "who has left us", by when people left: what else is a word of any sentence. */
function saysDeed(utterance: string, sql: string): boolean {
  if (!/^\W*(?:who|what|which|how|when|where)\b/i.test(utterance)) return false;
  const conditions = shapeOf(sql)?.conditions ?? [];
  const about = conditions.flatMap(({ path }) => nameWords(path.split(".").at(-1) ?? ""));
  return tokenize(utterance).some(({ text }) => {
    const kin = kindredNames(text);
    return isDeed(text) && about.some((name) => formsOf(name).some((form) => kin.has(form)));
  });
}

const wantsAll = /\b(?:list|show|give|get|display|see|print)\b.*\b(?:all|everything)\b/i;

/** A day with dashes is none. */
const sum = /^[\d\s.,()]*[\d)](?:\s*[+*^=]|\s+[-/]\s)[-\d\s.,()+*/^=?]*$/;

const pointing =
  /\b(?:them|those|these|that|this|it|again|same|all|everything|ones?|left|remaining|remains|show|list|see|display|repeat|give|get)\b/i;

/** A reading that may be offered: nothing in it is made up. */
async function readAgain(utterance: string, asked: Case): Promise<string> {
  const understood = await asked.reread(utterance);
  const made = understood.refused || invented({ ...asked, utterance, understood }) !== undefined;
  return made || understood.confidence < leastOffered ? "" : understood.sql;
}

/** Nobody is asked whether so little is what they mean. */
const leastOffered = 0.2;

/** "i am so tired today", "my cat is sick": whoever speaks of themselves asks for nothing. */
const isOfThemselves = ({ start }: WordUse, { utterance }: Case): boolean =>
  ofThemselves.test(utterance.slice(0, start));

const ofThemselves =
  /\b(?:(?:i|we) (?:am|are|was|were|feel)|i[’']m|we[’']re|(?:my|our) \p{L}+ (?:is|are|was|were|feels?)|(?:he|she) (?:is|was))(?: (?:so|very|too|really|quite|such|just|still|an?|the))*\s+$/iu;

/** "flights on": on what? */
async function askForRest({ text, start }: Token, asked: Case): Promise<Verdict> {
  const { utterance } = asked;
  const question = `"${shortened(utterance.trim())}" what? Please say the rest.`;
  const rest = utterance.slice(0, start).trim();
  const sql = rest === "" ? "" : await readAgain(rest, asked);
  if (sql === "") return { kind: "decline", why: question };
  const choices = [{ text: `${leaveOut}: ${lowered(sentence(sql, asked))}`, sql }];
  return { kind: "ask", clarify: { question, about: text, choices } };
}

function withUnknown(text: string, { unknown }: Account): string {
  if (unknown.length === 0) return text;
  const named = [...new Set(unknown.map((word) => `"${shortened(word.text)}"`))];
  return `${text} I do not know ${named.slice(0, 3).join(" or ")}.`;
}

function invented({ understood, utterance, earlier, lexis }: Case): string | undefined {
  const { sql, provenance, heard, vouched = [] } = understood;
  const known = provenance.flatMap(({ from, text }) => (from === "vocabulary" ? [] : [text]));
  return inventedPiece({
    sql,
    lexis,
    utterances: [utterance, ...earlier.utterances],
    values: heard.values,
    vouched: [...known, ...vouched, ...earlier.queries],
  });
}

/** "I do not know tokyo. Did you mean Toledo?" */
async function askAbout(word: WordUse, asked: Case): Promise<Verdict> {
  const { utterance, lexis } = asked;
  const choices: { readonly text: string; readonly sql: string }[] = [];
  const offered: NamedValue[] = [];
  const left = await queryWithout(word, asked);
  const without = saidOnce(left, asked.earlier.queries.at(-1) ?? "");
  for (const value of lexis.similar(word.text.toLowerCase())) {
    const other = `${utterance.slice(0, word.start)}${value.text}${utterance.slice(word.end)}`;
    const sql = await readAgain(other, asked);
    // What makes no difference was not meant.
    if (
      ["", left, without, asked.understood.sql].includes(sql) ||
      choices.some((choice) => choice.sql === sql)
    )
      continue;
    offered.push(value);
    choices.push({ text: sentence(sql, asked), sql });
  }
  if (without !== "") {
    choices.push({ text: `${leaveOut}: ${lowered(sentence(without, asked))}`, sql: without });
  }
  const names = offered.map(({ text }) => titled(text));
  const meant = names.length === 0 ? "" : ` Did you mean ${names.join(" or ")}?`;
  const [value] = isOrdinary(word.text.toLowerCase())
    ? []
    : lexis.valuesWith(word.text.toLowerCase());
  // A number may be the code of anything: that it is, tells nobody why it was not used.
  const known = isNumber(word.text)
    ? `I found nothing here that ${word.text} could be about.`
    : value === undefined
      ? `I do not know "${shortened(word.text)}".`
      : `I know ${knownAs(value)}, which this is not about.`;
  if (choices.length === 0) return { kind: "decline", why: `${known} Please say it otherwise.` };
  const question = `${known}${meant} Shall I leave it out?`;
  return { kind: "ask", clarify: { question, about: word.text, choices } };
}

/** The query as it would be had the word not been said; empty where that cannot be offered. */
async function queryWithout(word: WordUse, asked: Case): Promise<string> {
  const { utterance, understood } = asked;
  const named = word.text.toLowerCase();
  const uses = [...piecesOf(understood.sql).literals].some((literal) => literal.includes(named));
  const orders = isMostOfOther(named, understood.sql);
  const rest = isNumber(word.text) || orders ? undefined : withoutPhrase(word, utterance);
  const before = utterance.slice(0, word.start);
  const kept = orders ? before : before.replace(/\b\p{L}{2,6}\s+$/u, "");
  const alone = `${kept}${utterance.slice(word.end)}`.trim();
  const said = rest ?? (uses || orders ? alone : undefined);
  const sql = said === undefined ? understood.sql : await readAgain(said, asked);
  return sql !== "" && mayBeOffered(sql, asked) ? sql : "";
}

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
const titled = (text: string): string =>
  text === text.toUpperCase() && text.length > 3
    ? text.toLowerCase().replace(/(?:^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
