// One conversation: a walk over dialogue acts, each giving a sentence and what it asks for. What there
// is to talk about, and in which acts, is plugged in.
import type { GoldTurn } from "../dataset/interaction.ts";
import type { Random } from "../random.ts";
import { goOn, withOthers } from "./follow.ts";
import { goldsOf } from "./golds.ts";
import type { Standpoint, TalkGround, TalkMove } from "./ground.ts";
import type { Filter, TalkQuery } from "./query.ts";
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

/** Somebody who talks about something, from where a conversation stands. */
export type Talking<F extends Filter, Q extends TalkQuery, C extends Standpoint<Q>> = {
  readonly ground: TalkGround<F, Q, C>;
  readonly start: C;
  readonly manner: VoiceManner;
  readonly length: (random: Random) => number;
  /** The first thing that is said. */
  readonly begin: (context: C) => TalkMove<Q> | undefined;
  /** How it goes on. */
  readonly acts: readonly Act<C, TalkMove<Q>>[];
};

/** The turns of one interaction. Yields a query for each turn to learn whether it has rows. */
export function* converse<F extends Filter, Q extends TalkQuery, C extends Standpoint<Q>>(
  talking: Talking<F, Q, C>,
  random: Random,
  executing: boolean,
): Generator<string, { readonly turns: GoldTurn[]; readonly end: C }, boolean> {
  const { ground, manner } = talking;
  const speaker = { voice: someVoice(random, manner.habits), manner };
  const length = talking.length(random);
  const turns: GoldTurn[] = [];
  let context = talking.start;
  let begun = false;
  while (turns.length < length) {
    let kept: { move: TalkMove<Q>; golds: readonly string[] } | undefined;
    let empty = false;
    // People mostly ask for things that exist: an empty answer is usually thought better of.
    for (let attempt = 0; attempt < 6; attempt++) {
      const move = someNext(talking, context);
      if (move === undefined || !/[a-z0-9]/i.test(move.text)) continue;
      const golds = goldsOf((query: Q) => ground.print(context, query), move);
      if (golds === undefined) continue;
      kept = { move, golds };
      if (!executing || move.query === undefined) break;
      const rows: boolean = yield ground.probe(context, move.query) ?? "";
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
    context = goOn(ground, context, move, empty);
    begun ||= golds.length > 0;
  }
  return { turns, end: context };
}

/** How it begins, or goes on: something that can be asked and is worth asking. */
function someNext<F extends Filter, Q extends TalkQuery, C extends Standpoint<Q>>(
  { ground, begin, acts }: Talking<F, Q, C>,
  context: C,
): TalkMove<Q> | undefined {
  for (let attempt = 0; attempt < 10; attempt++) {
    const begins = context.query === undefined;
    const move = begins ? begin(context) : someMove(acts, context, context.random);
    if (move === undefined || move.text.includes("{") || ground.isOdd(context, move)) continue;
    return withOthers(context, move);
  }
  return undefined;
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
