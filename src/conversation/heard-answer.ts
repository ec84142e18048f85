// What an answer says of the utterance, whatever becomes of its query: the values and words in it, how sure its reading
// is, and how else it may be read.
import { paraphrase } from "../display/paraphrase.ts";
import type { Alternative, Answer } from "./answer.ts";
import type { Walk } from "./conversation.ts";
import type { AskedTurn } from "./following/asked-turn.ts";
import { emptyAnswer } from "./show.ts";
import type { Weighed } from "./weigh.ts";

export async function heardAnswer(
  walk: Walk,
  question: AskedTurn,
  weighed: Weighed,
): Promise<Answer> {
  const { utterance, whole, number } = question;
  const { heard, attended, confidence, alternatives } = weighed.understood;
  const schema = await walk.database.schema();
  const { wording } = walk.interpreter;
  const own = inOwnPart(whole.length - utterance.length);
  return {
    ...emptyAnswer(number, utterance),
    values: heard.values.flatMap(own),
    words: weighed.account.words.flatMap(own),
    attended,
    confidence,
    alternatives: alternatives.map(
      (one): Alternative => ({ ...one, paraphrase: paraphrase(one.sql, wording, schema) }),
    ),
  };
}

type Span = { readonly start: number; readonly end: number };

/** Places within the utterance of this turn, where it was put together with the one before. */
const inOwnPart =
  (offset: number) =>
  <T extends Span>(one: T): T[] =>
    one.start < offset ? [] : [{ ...one, start: one.start - offset, end: one.end - offset }];
