// One conversation: a walk over dialogue acts, each giving a sentence and what it asks for. What there
// is to talk about, and in which acts, is plugged in.
import type { GoldTurn } from "../dataset/interaction.ts";
import type { Random } from "../random.ts";
import { someVoice, type VoiceManner, voiced } from "./voice.ts";

/** Says whether a query gives rows; absent where nothing is executed. */
export type FindsRows = (sql: string) => boolean | Promise<boolean>;

/** What is said in a turn, whatever it asks for. */
export type SaidAct = {
  /** The dialogue act that it is, by name. */
  readonly act: string;
  readonly text: string;
  /** Said as it is, without courtesies around it. */
  readonly plain?: boolean;
  readonly labels: readonly string[];
};

export type Act<Context, Move> = {
  readonly name: string;
  readonly weight: (context: Context) => number;
  readonly make: (context: Context) => Move | undefined;
};

/** Something that can be talked about, from where a conversation stands. */
export type Talk<Context, Move extends SaidAct> = {
  readonly start: Context;
  readonly manner: VoiceManner;
  readonly length: (random: Random) => number;
  /** How it begins, or goes on. */
  readonly next: (context: Context) => Move | undefined;
  /** Queries that are right, the first taught; none where nothing is asked; undefined: not to be said. */
  readonly golds: (context: Context, move: Move) => readonly string[] | undefined;
  /** A query that has rows exactly where the first gold has some. */
  readonly probe: (move: Move) => string;
  readonly goOn: (context: Context, move: Move, empty: boolean) => Context;
};

/** The turns of one interaction. Yields a query for each turn to learn whether it has rows. */
export function* converse<Context, Move extends SaidAct>(
  talk: Talk<Context, Move>,
  random: Random,
  executing: boolean,
): Generator<string, { readonly turns: GoldTurn[]; readonly end: Context }, boolean> {
  const { manner } = talk;
  const speaker = { voice: someVoice(random, manner.habits), manner };
  const length = talk.length(random);
  const turns: GoldTurn[] = [];
  let context = talk.start;
  let begun = false;
  while (turns.length < length) {
    let kept: { move: Move; golds: readonly string[] } | undefined;
    let empty = false;
    // People mostly ask for things that exist: an empty answer is usually thought better of.
    for (let attempt = 0; attempt < 6; attempt++) {
      const move = talk.next(context);
      if (move === undefined || !/[a-z0-9]/i.test(move.text)) continue;
      const golds = talk.golds(context, move);
      if (golds === undefined) continue;
      kept = { move, golds };
      if (!executing || golds.length === 0) break;
      const rows: boolean = yield talk.probe(move);
      empty = !rows;
      if (rows || random.next() < (begun ? 0.3 : 0.1)) break;
    }
    if (kept === undefined) break;
    const { move, golds } = kept;
    const utterance = voiced(move.text, speaker, random, {
      first: turns.length === 0,
      fresh: move.act === "fresh",
      plain: move.plain === true,
    });
    const sql = [...golds];
    const labels = [...new Set(move.labels)];
    turns.push(labels.length === 0 ? { utterance, sql } : { utterance, sql, labels });
    context = talk.goOn(context, move, empty);
    begun ||= golds.length > 0;
  }
  return { turns, end: context };
}

/** One of the acts, by how often people go on in that way. */
export function someMove<Context, Move>(
  acts: readonly Act<Context, Move>[],
  context: Context,
  random: Random,
): Move | undefined {
  const weights = acts.map((act) => act.weight(context));
  for (let attempt = 0; attempt < 5; attempt++) {
    const move = random.pick(acts, weights).make(context);
    if (move !== undefined) return move;
  }
  return undefined;
}
