// Whether to answer, to ask back or to decline: from the words nobody understood, from what nobody
// said, and from readings in doubt (doubtful-readings.ts).

import type { Token } from "../../text/token.ts";
import type { WordUse } from "../../words/account.ts";
import { unfinishedAt } from "../../words/unfinished.ts";
import { shortened } from "../talk/unheard.ts";
import { doubtfulReading } from "./doubtful-readings.ts";
import { makingUp } from "./making-up.ts";
import { noSuchDay } from "./no-such-day.ts";
import { saysNothing } from "./nothing-asked.ts";
import { invented, leastOffered, readAgain, withoutIt } from "./offered.ts";
import { askAbout, isNumber, isOfThemselves, withUnknown } from "./unknown-words.ts";
import type { Case, Verdict } from "./verdict.ts";

const cannotAnswer = "I can't answer that from this database.";

export async function judge(asked: Case): Promise<Verdict> {
  const { understood, account, asking, utterance } = asked;
  const { words, unknown } = account;
  const unfinished = asking.words ? unfinishedAt(utterance) : undefined;
  if (unfinished !== undefined) return await askForRest(unfinished, asked);
  const noDay = asking.words ? noSuchDay(asked) : undefined;
  if (noDay !== undefined) return { kind: "decline", why: noDay };
  if (understood.refused)
    return (
      (await askForName(asked)) ?? { kind: "decline", why: withUnknown(cannotAnswer, account) }
    );
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

/** "flights to bolton": what is near the name of something here may be meant for that. */
async function askForName(asked: Case): Promise<Verdict | undefined> {
  const [first, ...more] = asked.account.unknown;
  if (first === undefined || more.length > 0) return undefined;
  const isNear = asked.lexis.similar(first.text.toLowerCase()).length > 0;
  const verdict = isNear ? await askAbout(first, asked) : undefined;
  return verdict?.kind === "ask" ? verdict : undefined;
}

/** Figures that no query here has, and that an average must not stand for silently. */
const statistics =
  /^(?:medians?|percentiles?|quartiles?|deciles?|stdev|stddev|deviation|variance|correlation)$/i;

/** What comes on top of prices, at rates that no database of sales tells. */
const levies = /^(?:vat|gst)$/i;

/** "flights on": on what? */
async function askForRest({ text, start }: Token, asked: Case): Promise<Verdict> {
  const { utterance } = asked;
  const question = `"${shortened(utterance.trim())}" what? Please say the rest.`;
  const rest = utterance.slice(0, start).trim();
  const sql = rest === "" ? "" : await readAgain(rest, asked);
  if (sql === "") return { kind: "decline", why: question };
  return { kind: "ask", clarify: { question, about: text, choices: [withoutIt(sql, asked)] } };
}
