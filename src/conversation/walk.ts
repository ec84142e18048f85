// The walk: utterance -> understood as a query -> run -> shown. Turns are values: going back is
// forgetting the last of them, and what was stored can be rebuilt anywhere.
import type { Alternative } from "../answer.ts";
import { parseDate } from "../dates/civil.ts";
import { paraphrase } from "../display/paraphrase.ts";
import { UserError } from "../errors.ts";
import type {
  AskOptions,
  Conversation,
  ConversationOptions,
  StoredConversation,
  Turn,
} from "./conversation.ts";
import { holdConversation, type Walk } from "./handle.ts";
import type { Context, Understanding } from "./interpreter.ts";
import { emptyAnswer, runAndShow } from "./show.ts";

const cannotAnswer = "I can't answer that from this database.";

/** Given a stored conversation, goes on with it: utterances are heard again, nothing is decoded. */
export async function openConversation(
  options: ConversationOptions,
  stored?: StoredConversation,
): Promise<Conversation> {
  const { date, model, database } = options;
  if (parseDate(date) === null) {
    throw new UserError(`"${date}" is no day: a conversation's date is YYYY-MM-DD, as 1993-02-05`);
  }
  const defaults = { now: () => performance.now(), limits: {}, light: false };
  const walk: Walk = { ...defaults, ...options, interpreter: await model.interpret(database) };
  const turns: Turn[] = [];
  for (const { answer, previous } of stored?.turns ?? []) {
    const heard = contextAfter(walk, turns).hear(answer.utterance);
    turns.push({ answer, previous, heard, context: heard.remember(previous) });
  }
  return holdConversation(walk, turns, (before, utterance, asked) =>
    takeTurn(walk, before, utterance, asked),
  );
}

const contextAfter = ({ interpreter, date }: Walk, turns: readonly Turn[]): Context =>
  turns.at(-1)?.context ?? interpreter.start(date);

async function takeTurn(
  walk: Walk,
  turns: readonly Turn[],
  utterance: string,
  { sql: given, ...asked }: AskOptions & { readonly sql?: string },
): Promise<Turn> {
  const { database, limits, interpreter, now } = walk;
  const { wording } = interpreter;
  const since = now();
  const context = contextAfter(walk, turns);
  const understood =
    given === undefined
      ? await context.understand(utterance, asked)
      : understoodAs(given, context, utterance);
  const { sql, refused, heard, confidence, attended, provenance } = understood;
  const alternatives = understood.alternatives.map(
    (one): Alternative => ({ ...one, paraphrase: paraphrase(one.sql, wording) }),
  );
  const said = {
    ...emptyAnswer(turns.length + 1, utterance),
    ...{ values: heard.values, attended, confidence, alternatives },
  };
  if (refused) {
    const answer = { ...said, refused: cannotAnswer, ms: now() - since };
    return { answer, previous: null, heard, context: heard.remember(null) };
  }
  const shown = await runAndShow(sql, { database, wording, limits, signal: asked.signal });
  const answer = { ...said, sql, provenance, ...shown, ms: now() - since };
  const previous = shown.error === undefined ? sql : null;
  return { answer, previous, heard, context: heard.remember(previous) };
}

/** A query that a person gives: the utterance is heard, nothing is decoded. */
function understoodAs(sql: string, context: Context, utterance: string): Understanding {
  const nothing = { provenance: [], attended: [], alternatives: [] };
  return { ...nothing, sql, refused: false, confidence: 1, heard: context.hear(utterance) };
}
