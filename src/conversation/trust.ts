// Whether to answer, to ask back or to decline: from the words nobody understood, from what nobody
// said, and from readings that are close.

import type { Schema } from "../database/database.ts";
import { paraphrase } from "../display/paraphrase.ts";
import type { Wording } from "../entities/wording.ts";
import type { Token } from "../text/token.ts";
import { type Account, accountFor, type WordUse } from "../words/account.ts";
import { inventedPiece } from "../words/invented.ts";
import type { Lexis, NamedValue } from "../words/lexis.ts";
import { piecesOf } from "../words/query-pieces.ts";
import { saidOnce } from "../words/said-once.ts";
import { unfinishedAt } from "../words/unfinished.ts";
import type { Clarify } from "./answer.ts";
import type { Asking } from "./asking.ts";
import { leaveOut } from "./clarify.ts";
import type { Understanding } from "./interpreter.ts";
import { rowsAskedFor } from "./rows-asked-for.ts";

export type Verdict =
  | { readonly kind: "answer" }
  | { readonly kind: "decline"; readonly why: string }
  | { readonly kind: "ask"; readonly clarify: Clarify };

export type Case = {
  readonly utterance: string;
  readonly understood: Understanding;
  readonly account: Account;
  readonly lexis: Lexis;
  readonly wording: Wording;
  readonly schema: Schema;
  /** Everything said before, for what may be meant without being said again. */
  readonly earlier: { readonly utterances: readonly string[]; readonly queries: readonly string[] };
  readonly asking: Asking;
  /** Whether it goes on after a question back without settling it. */
  readonly passesOver: boolean;
  /** How the utterance would read with other words. */
  readonly reread: (utterance: string) => Promise<Understanding>;
};

const cannotAnswer = "I can't answer that from this database.";

export async function judge(asked: Case): Promise<Verdict> {
  const { understood, account, asking, utterance } = asked;
  const { words, unknown } = account;
  const unfinished = asking.words ? unfinishedAt(utterance) : undefined;
  if (unfinished !== undefined) return await askForRest(unfinished, asked);
  if (understood.refused) return { kind: "decline", why: withUnknown(cannotAnswer, account) };
  if (!asking.words) return { kind: "answer" };
  const content = words.filter(({ use }) => use !== "polite");
  const strange = content.filter(({ use }) => use === "unknown");
  // A number is a number in any language.
  const understoodWords = content.filter(({ use, text }) => use === "used" && !isNumber(text));
  // Letters at random, another language, another subject: hardly a word of it is known.
  if (strange.length > 0 && strange.length >= understoodWords.length * 2) {
    return { kind: "decline", why: withUnknown("I did not understand that.", account) };
  }
  if (content.length === 0 && saysNothing(asked)) {
    return { kind: "decline", why: "I heard no question in that." };
  }
  const made = invented(asked);
  if (made !== undefined) {
    const why = unknown.length > 0 ? "I did not understand all of that." : makingUp(made);
    return { kind: "decline", why: withUnknown(why, account) };
  }
  const [first] = unknown;
  if (first !== undefined) return await askAbout(first, asked);
  return closeReadings(asked) ?? ungrouped(asked) ?? { kind: "answer" };
}

const isNumber = (text: string): boolean =>
  /^(?:[\d.,]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i.test(text);

/** "to be or not to be" asks nothing, wherever it is said; "show me those again" does. */
function saysNothing({ utterance, understood, earlier }: Case): boolean {
  const last = earlier.queries.at(-1);
  return last === undefined || (understood.sql === last && !pointing.test(utterance));
}

const pointing =
  /\b(?:them|those|these|that|this|it|again|same|all|everything|ones?|show|list|see|display|repeat|give|get)\b/i;

const narrowing = /^\W*(?:(?:and|ok|okay|now|show me|give me)\W+)*(?:only|just)\b/i;

/** "only delta" is about the groups that stand there: a reading without them is asked about. */
function ungrouped(asked: Case): Verdict | undefined {
  const { understood, utterance, earlier } = asked;
  const before = earlier.queries.at(-1) ?? "";
  const isGrouped = (sql: string): boolean => piecesOf(sql).keywords.has("GROUP");
  if (!isGrouped(before) || isGrouped(understood.sql) || !narrowing.test(utterance))
    return undefined;
  const text = sentence(understood.sql, asked);
  const question = `I cannot narrow "${sentence(before, asked)}" by that. Do you want this instead?`;
  return {
    kind: "ask",
    clarify: { question, about: utterance, choices: [{ text, sql: understood.sql }] },
  };
}

/** A reading that may be offered: nothing in it is made up. */
async function readAgain(utterance: string, asked: Case): Promise<string> {
  const understood = await asked.reread(utterance);
  const made = understood.refused || invented({ ...asked, utterance, understood }) !== undefined;
  return made || understood.confidence < leastOffered ? "" : understood.sql;
}

const leastOffered = 0.1;

/** "flights on": on what? */
async function askForRest({ text, start }: Token, asked: Case): Promise<Verdict> {
  const { utterance } = asked;
  const question = `"${utterance.trim()}" what? Please say the rest.`;
  const rest = utterance.slice(0, start).trim();
  const sql = rest === "" ? "" : await readAgain(rest, asked);
  if (sql === "") return { kind: "decline", why: question };
  const choices = [{ text: `${leaveOut}: ${lowered(sentence(sql, asked))}`, sql }];
  return { kind: "ask", clarify: { question, about: text, choices } };
}

const makingUp = (piece: string): string =>
  `I would have to make up "${piece}", which nobody said. Please say more.`;

function withUnknown(text: string, { unknown }: Account): string {
  if (unknown.length === 0) return text;
  const named = [...new Set(unknown.map((word) => `"${word.text}"`))];
  return `${text} I do not know ${named.slice(0, 3).join(" or ")}.`;
}

function invented({ understood, utterance, earlier, lexis }: Case): string | undefined {
  const { sql, provenance, heard } = understood;
  const vouched = provenance.flatMap(({ from, text }) => (from === "vocabulary" ? [] : [text]));
  return inventedPiece({
    sql,
    lexis,
    utterances: [utterance, ...earlier.utterances],
    values: heard.values,
    vouched: [...vouched, ...earlier.queries],
  });
}

/** "I do not know tokyo. Did you mean Toledo?" */
async function askAbout(word: WordUse, asked: Case): Promise<Verdict> {
  const { utterance, lexis } = asked;
  const choices: { readonly text: string; readonly sql: string }[] = [];
  const offered: NamedValue[] = [];
  for (const value of lexis.similar(word.text.toLowerCase())) {
    const other = `${utterance.slice(0, word.start)}${value.text}${utterance.slice(word.end)}`;
    const sql = await readAgain(other, asked);
    if (sql === "" || choices.some((choice) => choice.sql === sql)) continue;
    offered.push(value);
    choices.push({ text: sentence(sql, asked), sql });
  }
  const left = await queryWithout(word, asked);
  const without = saidOnce(left, asked.earlier.queries.at(-1) ?? "");
  if (without !== "") {
    choices.push({ text: `${leaveOut}: ${lowered(sentence(without, asked))}`, sql: without });
  }
  const names = offered.map(({ text }) => titled(text));
  const meant = names.length === 0 ? "" : ` Did you mean ${names.join(" or ")}?`;
  const [value] = lexis.valuesWith(word.text.toLowerCase());
  const known =
    value === undefined
      ? `I do not know "${word.text}".`
      : `I know "${value.text}" as a ${value.column}, which this is not about.`;
  const question = `${known}${meant} Shall I leave it out?`;
  return { kind: "ask", clarify: { question, about: word.text, choices } };
}

/** The query as it would be had the word not been said. */
async function queryWithout(word: WordUse, asked: Case): Promise<string> {
  const { utterance, understood } = asked;
  const named = word.text.toLowerCase();
  const uses = [...piecesOf(understood.sql).literals].some((literal) => literal.includes(named));
  if (!uses) return understood.sql;
  const before = utterance.slice(0, word.start).replace(/\b\p{L}{2,6}\s+$/u, "");
  return await readAgain(`${before}${utterance.slice(word.end)}`.trim(), asked);
}

/** As a share of the first's probability: readings so close are asked about however sure it is. */
const evenly = 0.75;

/** Two readings that mean something else and are about as probable, or one that is hardly likely. */
function closeReadings(asked: Case): Verdict | undefined {
  const { understood, asking } = asked;
  const { sql, confidence, probability } = understood;
  const rows = rowsAskedFor(sql);
  const others = understood.alternatives.filter((one) => rowsAskedFor(one.sql) !== rows);
  const same = understood.alternatives.filter((one) => !others.includes(one));
  const used = wordsUsed(sql, asked);
  const alternatives = others.filter((one) => wordsUsed(one.sql, asked) >= used);
  const best = probability && same.reduce((sum, one) => sum + one.probability, probability);
  const even = alternatives.some(
    (other) => best !== undefined && other.probability >= best * evenly,
  );
  // Whoever passes over one such question is not asked the next.
  const isUnsure = !asked.passesOver && confidence < Math.min(asking.unsure, asking.below);
  if (confidence >= asking.below && !(even && asking.below > 0)) return undefined;
  const said = sentence(sql, asked);
  const choices = [{ text: said, sql }];
  for (const other of alternatives) {
    if (best === undefined || other.probability < best * asking.close) continue;
    const text = sentence(other.sql, asked);
    if (choices.some((choice) => choice.text === text)) continue;
    choices.push({ text, sql: other.sql });
  }
  if (choices.length < 2 && !isUnsure) return undefined;
  const question =
    choices.length < 2 ? "I am not sure that I understood. Is this it?" : "Which do you mean?";
  return { kind: "ask", clarify: { question, about: said, choices: choices.slice(0, 3) } };
}

/** A reading that makes less of what was said is no rival of one that makes more. */
function wordsUsed(sql: string, { utterance, understood, lexis }: Case): number {
  const { heard, accounted } = understood;
  const { words } = accountFor({ utterance, values: heard.values, sql, lexis, accounted });
  return words.filter(({ use }) => use === "used").length;
}

const sentence = (sql: string, { wording, schema }: Case): string =>
  paraphrase(sql, wording, schema) || sql;
const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
const titled = (text: string): string =>
  text === text.toUpperCase() && text.length > 3
    ? text.toLowerCase().replace(/(?:^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
