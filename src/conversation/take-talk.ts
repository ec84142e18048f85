// A turn that asks the database nothing: what no model has to look at is declined; talk about the conversation itself
// moves where it stands, or says something about it.
import { paraphrase } from "../display/paraphrase.ts";
import { tryParse } from "../sql/parse-words.ts";
import type { Answer } from "./answer.ts";
import type { TakenTurn, Walk } from "./conversation.ts";
import { lexisOf } from "./database-lexis.ts";
import { choiceMeant } from "./following/clarify.ts";
import {
  movedBy,
  standingsOf,
  startStanding,
  targetOf,
  type WalkState,
} from "./following/standing.ts";
import { emptyAnswer, runAndShow } from "./show.ts";
import { type Manner, mannerOf } from "./talk/manners.ts";
import { replyTo } from "./talk/replies.ts";
import { unheard } from "./talk/unheard.ts";

type MannerTurn = {
  readonly utterance: string;
  readonly manner: Manner;
  readonly standing: WalkState;
};

const isOrdered = (last: Answer | undefined): boolean =>
  (tryParse(last?.sql ?? "")?.orderBy ?? []).length > 0;

const reversing = /^\W*(?:and |now |please )*reverse (?:it|that|this)(?: please)?\W*$/i;

/** What no model has to look at, and talk about the conversation itself; undefined for a question. */
export async function takeTalk(
  walk: Walk,
  turns: readonly TakenTurn[],
  utterance: string,
  standing: WalkState,
): Promise<TakenTurn | undefined> {
  const clarify = turns.at(-1)?.answer.clarify;
  const declined = unheard(utterance, clarify);
  if (declined !== undefined) {
    const answer = { ...emptyAnswer(turns.length + 1, utterance), refused: declined };
    return { answer, previous: null, standing };
  }
  // "yes" to a question back is its answer.
  if (clarify !== undefined && choiceMeant(clarify, utterance) !== undefined) return undefined;
  const manner = mannerOf(utterance);
  return manner && (await takeManner(walk, turns, { utterance, manner, standing }));
}

/** Undefined where it turns out to be a question after all. */
async function takeManner(
  walk: Walk,
  turns: readonly TakenTurn[],
  { utterance, manner, standing }: MannerTurn,
): Promise<TakenTurn | undefined> {
  const { database, interpreter, date, limits } = walk;
  const { wording, hidden = [] } = interpreter;
  const target = targetOf(manner, standing, turns);
  const stands =
    target === undefined
      ? standing
      : movedBy(manner, standing, turns, standingsOf(turns, startStanding(interpreter, date)));
  const blank = { ...emptyAnswer(turns.length + 1, utterance), confidence: 1 };
  const before = turns.at(-1)?.answer;
  const back = manner.kind === "return" && target !== undefined ? turns[target - 1] : undefined;
  const again = manner.kind === "repeat" ? before : back?.answer;
  const sql = manner.kind === "repeat" ? before?.sql : back?.previous;
  if (again !== undefined && sql) {
    const shown = await runAndShow(sql, { database, wording, limits, signal: undefined });
    const { confidence, words } = again;
    return {
      answer: { ...blank, confidence, words, sql, ...shown },
      previous: null,
      standing: stands,
    };
  }
  if (again?.clarify !== undefined) {
    const { confidence, clarify } = again;
    return { answer: { ...blank, confidence, clarify }, previous: null, standing };
  }
  const latest = standing.numbers.findLast((number) => turns[number - 1]?.answer.sql !== "");
  const schema = await database.schema();
  // A conversation that was stored is told again without its sentences.
  const inWords = (answer: Answer): Answer =>
    answer.paraphrase !== "" || answer.sql === ""
      ? answer
      : { ...answer, paraphrase: paraphrase(answer.sql, wording, schema) };
  const latestTurn = turns[(latest ?? 0) - 1];
  const last = latestTurn && inWords(latestTurn.answer);
  // "reverse that", of rows in an order, turns them round.
  if (manner.kind === "undo" && reversing.test(utterance) && isOrdered(last)) return undefined;
  const moved = stands !== standing && standing.way.length > 0;
  const stood = stands.numbers.flatMap((number) => turns[number - 1]?.answer ?? []);
  const there = stood.findLast(({ sql }) => sql !== "");
  const at = there === undefined ? "" : inWords(there).paraphrase;
  const lexis = await lexisOf(walk);
  const asked = before?.clarify !== undefined;
  const values = manner.kind === "about" ? standing.context.hear(manner.about).values : [];
  const question = turns.findLast(({ answer }) => mannerOf(answer.utterance) === undefined);
  const situation = {
    ...{ database, wording, last, asked, moved, at, lexis, values, hidden },
    ...{ before, question: question?.answer.utterance },
  };
  const reply = await replyTo(manner, situation);
  if (reply === undefined) return undefined;
  return { answer: { ...blank, said: reply }, previous: null, standing: stands };
}
