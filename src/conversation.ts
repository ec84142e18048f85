// The walk: utterance -> reader -> model -> SQL -> database -> display. Turns are values: going back
// is forgetting the last of them, and what was stored can be rebuilt anywhere.
import { holdConversation } from "./conversation-handle.ts";
import {
  type AskOptions,
  type Conversation,
  type ConversationOptions,
  emptyAnswer,
  type StoredConversation,
  showRows,
  type Turn,
} from "./conversation-turn.ts";
import { startState } from "./model/advance.ts";
import { answerTurn, answerWith, hear, modelWords, remember } from "./model/answer-turn.ts";
import { constraintFor } from "./model/model.ts";
import { readUtterance, startReading } from "./model/read-utterance.ts";
import type { Constraint } from "./sql/constrain/constraint.ts";

type Walk = Required<ConversationOptions> & { readonly constraint: Constraint | null };

const cannotAnswer = "I can't answer that from this database.";

/** Given a stored conversation, goes on with it: utterances are encoded again, nothing is decoded. */
export async function openConversation(
  options: ConversationOptions,
  stored?: StoredConversation,
): Promise<Conversation> {
  const constraint = constraintFor(options.model, await options.database.schema());
  const defaults = { now: () => performance.now(), limits: {}, light: false };
  const walk: Walk = { ...defaults, ...options, constraint };
  const turns: Turn[] = [];
  for (const { answer, previous } of stored?.turns ?? []) {
    const { reading, state } = last(walk, turns);
    const read = readUtterance(answer.utterance, reading, walk.model.reader);
    const heard = hear(walk.model, state, read.symbols);
    turns.push(keep(walk, { answer, previous, reading: read.state, heard }));
  }
  return holdConversation(walk, turns, {
    keep: (turn) => keep(walk, turn),
    take: (before, utterance, asked) => takeTurn(walk, before, utterance, asked),
  });
}

/** What the next turn builds on. */
function last({ model, date }: Walk, turns: readonly Turn[]): Pick<Turn, "reading" | "state"> {
  const start = () => ({ reading: startReading(date), state: startState(model.runtime.config) });
  return turns.at(-1) ?? start();
}

function keep({ model }: Walk, turn: Omit<Turn, "state">): Turn {
  const { previous, reading, heard } = turn;
  const words = previous === null ? null : modelWords(model, previous, reading.placeholders);
  return { ...turn, state: remember(model, heard, words) };
}

async function takeTurn(
  walk: Walk,
  turns: readonly Turn[],
  utterance: string,
  { sql: given, ...asked }: AskOptions & { readonly sql?: string },
): Promise<Turn> {
  const { model, database, limits, constraint, now } = walk;
  const { wording } = model.domain;
  const since = now();
  const before = last(walk, turns);
  const read = readUtterance(utterance, before.reading, model.reader);
  const { placeholders } = read.state;
  const { state } = before;
  const question = { ...asked, ...read, state, placeholders, constraint };
  const said =
    given === undefined ? answerTurn(model, question) : answerWith(model, question, given);
  const { sql, provenance, attended, alternatives, confidence } = said;
  const heard = { reading: read.state, heard: said.state };
  const blank = emptyAnswer(turns.length + 1, utterance);
  const understood = { ...blank, values: read.values, attended, confidence };
  if (said.refused || confidence < model.runtime.config.decoding.refuseBelow) {
    const answer = { ...understood, alternatives, refused: cannotAnswer, ms: now() - since };
    return keep(walk, { ...heard, answer, previous: null });
  }
  const shown = await showRows(sql, { database, wording, limits, signal: asked.signal });
  const answer = { ...understood, sql, provenance, alternatives, ...shown, ms: now() - since };
  return keep(walk, { ...heard, answer, previous: shown.error === undefined ? sql : null });
}
