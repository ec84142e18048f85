// A question back, and what settles it: a number, the words of a choice, or yes and no where there is
// only one thing to say yes to.

import { tokenize } from "../../text/tokenize.ts";
import { functionWords } from "../../words/english.ts";
import type { Clarify } from "../answer.ts";

const ordinals: ReadonlyMap<string, number> = new Map(
  Object.entries({
    first: 1,
    one: 1,
    second: 2,
    two: 2,
    third: 3,
    three: 3,
    fourth: 4,
    four: 4,
    last: -1,
  }),
);
const yes = /^(?:yes|yeah|yep|y|sure|right|correct|exactly|ok|okay|do that|please do|yes please)$/;
const leave =
  /\b(?:leave|drop|skip|ignore|forget|without)\b.*\b(?:it|that|out|this|them)\b|^(?:leave it|skip it)$/;

/** The choice that is meant, counted from 1; undefined where something else is said. */
export function choiceMeant(clarify: Clarify, utterance: string): number | undefined {
  const said = utterance
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/, "");
  const { choices } = clarify;
  const number = /^(?::|#|number |choice |option )?(\d+)$/.exec(said)?.[1];
  if (number !== undefined) return within(Number(number), choices.length);
  const ordinal = /^(?:the )?(\w+)(?: one| choice| option)?$/.exec(said)?.[1] ?? "";
  const place = ordinals.get(ordinal);
  if (place !== undefined) return within(place === -1 ? choices.length : place, choices.length);
  if (yes.test(said)) return choices.length <= 2 && choices.length > 0 ? 1 : undefined;
  const leaving = choices.findIndex(({ text }) => text.startsWith(leaveOut));
  if (leave.test(said) && leaving >= 0) return leaving + 1;
  return byWords(said, choices);
}

/** Of the readings offered the likeliest: what stands where the person goes on without a choice. */
export function readingPassedOver({ about, choices: [first] }: Clarify): string | undefined {
  return first?.text === about ? first.sql : undefined;
}

/** How the choice begins that does without what was not understood. */
export const leaveOut = "Leave it out";

function within(number: number, count: number): number | undefined {
  return number >= 1 && number <= count ? number : undefined;
}

/** What goes on with another question settles none. */
const asking =
  /^(?:and )?(?:how (?:many|much|long|old)|who|sort|order|group|count|average|top|add)\b/;

/** A short reply whose words only one of the choices has. */
function byWords(said: string, choices: Clarify["choices"]): number | undefined {
  const words = tokenize(said)
    .map(({ text }) => text)
    .filter((text) => !functionWords.has(text) && !/^(?:mean|meant)$/.test(text));
  if (words.length === 0 || words.length > 8 || asking.test(said)) return undefined;
  const fitting = choices.flatMap(({ text }, i) => {
    const own = new Set(tokenize(text).map((token) => token.text));
    return words.every((word) => own.has(word)) ? [i + 1] : [];
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
