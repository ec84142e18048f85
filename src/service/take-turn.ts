// One turn of a stored conversation: answered in the light of those before it, and stored. Whoever lost a
// race for the turn's number tries again.
import type { OwnerLessons } from "./owner-lessons.ts";
import { Problem } from "./problem.ts";
import type { ConversationStore, StoredTurn, TurnOutline } from "./store.ts";
import type { DecodingStep, TurnEngine } from "./turn-engine.ts";

export type TurnCommand = {
  readonly utterance: string;
  readonly sql?: string;
  readonly requestId: string;
  /** Ask again from this turn on. */
  readonly replace?: number;
};

export type TurnOptions = {
  readonly signal?: AbortSignal;
  readonly onStep?: (step: DecodingStep) => void;
};

export type ServiceClock = { now(): number; today(): string; newId(): string };

export const maxTurns = 500;
/** Until its first turn gives a conversation a title. */
export const untitled = "New conversation";

export type TurnTaking = {
  readonly store: ConversationStore;
  readonly engine: TurnEngine;
  readonly clock: ServiceClock;
  readonly lessons: OwnerLessons;
};

type ConversationPlace = { readonly owner: string; readonly id: string };

export async function takeTurn(
  { store, engine, clock, lessons }: TurnTaking,
  { owner, id }: ConversationPlace,
  command: TurnCommand,
  { signal, ...options }: TurnOptions & { readonly signal: AbortSignal },
): Promise<StoredTurn> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const conversation = await store.outline(owner, knownId(id));
    if (conversation === undefined) throw noConversation();
    const { requestId, utterance, sql } = command;
    if (conversation.turns.some((turn) => turn.requestId === requestId)) {
      const earlier = await store.turn(owner, id, { requestId });
      if (earlier !== undefined) return earlier;
    }
    const kept = keptTurns(conversation.turns, command.replace);
    const past = kept.map(({ requestId: _id, confirmed: _confirmed, ...turn }) => turn);
    const replaced = conversation.turns[kept.length];
    const before =
      sql !== undefined && replaced !== undefined
        ? await store.turn(owner, id, { requestId: replaced.requestId })
        : undefined;
    const offered = before === undefined ? [] : offeredBy(before);
    const { date } = conversation;
    const taught = sql === undefined ? await lessons.of(owner) : [];
    const request = { conversation: id, date, past, utterance, lessons: taught };
    const answer = await engine
      .answer({ ...request, ...(sql === undefined ? {} : { sql }) }, { ...options, signal })
      .catch((error: unknown) => {
        throw signal.aborted ? givenUp(signal) : error;
      });
    // Nobody waits for it any more: it was never said.
    if (signal.aborted) throw givenUp(signal);
    // A query that cannot be run replaces no answer that could be.
    if (sql !== undefined && command.replace !== undefined && answer.error !== undefined) {
      throw new Problem("bad-request", answer.error.message);
    }
    const turn: StoredTurn = {
      turn: kept.length + 1,
      requestId,
      utterance,
      answer,
      edited: sql !== undefined && !offered.includes(sql),
      confirmed: false,
    };
    if (command.replace !== undefined) {
      insist(await store.rewrite(owner, id, turn, clock.now()));
      lessons.changed(owner);
      return turn;
    }
    if ((await store.append(owner, id, turn, clock.now())) === "stored") {
      if (turn.turn === 1 && conversation.title === untitled) {
        await store.rename(owner, id, turn.utterance.slice(0, 80), clock.now());
      }
      return turn;
    }
  }
  throw new Problem("conflict", "Other requests kept changing this conversation. Try again.");
}

/** Queries that Segue asked back about, or told beside its answer: whoever takes one wrote none. */
const offeredBy = ({ answer: { clarify, alternatives } }: StoredTurn): readonly string[] =>
  [...(clarify?.choices ?? []), ...alternatives].flatMap(({ sql = [] }) => sql);

/** Ids look like those that were given out; anything else is nobody's. */
export function knownId(id: string): string {
  if (!/^[\w-]{1,64}$/.test(id)) throw noConversation();
  return id;
}

export function noConversation(): Problem {
  return new Problem("not-found", "There is no such conversation.");
}

/** Of what a store did: it found what it was asked to change. */
export function insist(done: boolean): void {
  if (!done) throw new Problem("not-found", "There is no such conversation or turn.");
}

function givenUp({ reason }: AbortSignal): Problem {
  const tooSlow = reason instanceof DOMException && reason.name === "TimeoutError";
  return tooSlow
    ? new Problem("too-slow", "The answer took too long. Try again in a moment, or ask for less.")
    : new Problem("conflict", "The question was given up.");
}

function keptTurns(
  turns: readonly TurnOutline[],
  replace: number | undefined,
): readonly TurnOutline[] {
  if (replace === undefined) {
    if (turns.length < maxTurns) return turns;
    throw new Problem("conflict", `A conversation has at most ${maxTurns} turns. Start a new one.`);
  }
  if (replace > turns.length) throw new Problem("not-found", "There is no such turn to replace.");
  return turns.slice(0, replace - 1);
}
