// Words that nobody understood: named to whoever said them, or asked about with what may be meant instead.
import type { Account, WordUse } from "../../words/account.ts";
import type { NamedValue } from "../../words/lexis.ts";
import { isOrdinary } from "../../words/near-words.ts";
import { piecesOf } from "../../words/query-pieces.ts";
import { saidOnce } from "../../words/said-once.ts";
import { isMostOfOther } from "../../words/superlatives.ts";
import { knownAs } from "../talk/known-value.ts";
import { shortened } from "../talk/unheard.ts";
import { mayBeOffered, withoutPhrase } from "./left-out.ts";
import { readAgain, withoutIt } from "./offered.ts";
import { type Case, sentence, type Verdict } from "./verdict.ts";

export function withUnknown(text: string, { unknown }: Account): string {
  if (unknown.length === 0) return text;
  const named = [...new Set(unknown.map((word) => `"${shortened(word.text)}"`))];
  return `${text} I do not know ${named.slice(0, 3).join(" or ")}.`;
}

/** "i am so tired today", "my cat is sick": whoever speaks of themselves asks for nothing. */
export const isOfThemselves = ({ start }: WordUse, { utterance }: Case): boolean =>
  ofThemselves.test(utterance.slice(0, start));

const ofThemselves =
  /\b(?:(?:i|we) (?:am|are|was|were|feel)|i[’']m|we[’']re|(?:my|our) \p{L}+ (?:is|are|was|were|feels?)|(?:he|she) (?:is|was))(?: (?:so|very|too|really|quite|such|just|still|an?|the))*\s+$/iu;

/** "I do not know tokyo. Did you mean Toledo?" */
export async function askAbout(word: WordUse, asked: Case): Promise<Verdict> {
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
  if (without !== "") choices.push(withoutIt(without, asked));
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

export const isNumber = (text: string): boolean =>
  /^(?:[\d.,]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i.test(text);

const titled = (text: string): string =>
  text === text.toUpperCase() && text.length > 3
    ? text.toLowerCase().replace(/(?:^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
