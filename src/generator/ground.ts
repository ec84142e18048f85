// Where a conversation stands, what a turn makes of it, and the ground that it stands on: what the acts of
// every conversation need to know of what is talked about. What a person declared of a domain (slots and
// their phrases) and drafted tables (columns and their names) are two grounds for the same acts.
import type { Random } from "../random.ts";
import type { SaidAct } from "./converse.ts";
import type { Target } from "./domain.ts";
import type { Filter, TalkQuery } from "./query.ts";
import type { SentenceWords } from "./realise/realise.ts";

export type Standpoint<Q extends TalkQuery = TalkQuery> = {
  readonly random: Random;
  readonly turn: number;
  /** What was asked last. */
  readonly query?: Q;
  /** Where it stands for whoever took an earlier turn in another defensible way. */
  readonly others?: readonly Q[];
  /** Left for an aside, to be returned to. */
  readonly suspended?: Q | undefined;
  /** The others of what was left. */
  readonly suspendedOthers?: readonly Q[];
  /** All that was asked, the last included. */
  readonly history: readonly Q[];
  /** The last query had no rows. */
  readonly empty: boolean;
};

export type TalkMove<Q extends TalkQuery = TalkQuery> = SaidAct & {
  /** Absent: the turn asks nothing that a query answers. */
  readonly query?: Q;
  readonly alternatives?: readonly Q[];
  /** What the same words mean where another query holds; absent where that cannot matter. */
  readonly elsewhere?: (other: Q) => Q | undefined;
  /** Not what this turn asks, and yet the conversation may go on from there. */
  readonly behind?: readonly Q[];
};

/** "fork": back to where something was said, with another value in its place. */
export type ChangeKind = "add" | "replace" | "correct" | "fork";

/** What is said, of which query. */
export type Worded<F extends Filter, Q extends TalkQuery> = {
  readonly query: Q;
  /** Conditions that must be said. */
  readonly express?: readonly F[];
  /** What names in the template stand for. */
  readonly texts?: ReadonlyMap<string, string>;
};

/** A change as it was said. */
export type SaidChange<F extends Filter, Q extends TalkQuery> = {
  readonly kind: ChangeKind | "remove";
  /** What held before. */
  readonly query: Q;
  readonly changed: readonly F[];
  /** What is taken back, as `keysOf` tells it. */
  readonly removed?: readonly (string | Filter)[];
  /** "which ones", "the last one". */
  readonly pointing: boolean;
  /** Whose question is worded in full; absent where only the change is said. */
  readonly asked?: Target;
  readonly text: string;
};

/** The reading that is taught, and every other one a careful reader could defend. */
export type ReadAs<Q extends TalkQuery> = {
  readonly query: Q;
  readonly alternatives: readonly Q[];
  /** What was narrowed since falls: "show me delta flights" goes back to where american was said. */
  readonly forked?: boolean;
};

/** A template with what its names stand for. */
export type Phrasing = {
  readonly template: string;
  readonly texts: ReadonlyMap<string, string>;
};

/** A change that is to be put into words. */
export type WantedChange<F extends Filter, Q extends TalkQuery> = {
  readonly kind: ChangeKind;
  readonly query: Q;
  readonly changed: readonly F[];
  /** Said with what it is asked of. */
  readonly anew: boolean;
};

export type ChangeWords<Q extends TalkQuery> = Phrasing &
  Pick<SaidChange<Filter, Q>, "query" | "pointing" | "asked"> & {
    readonly labels: readonly string[];
  };

/** A query and the words that ask for it; without a template it is asked in full. */
export type Way<F extends Filter, Q extends TalkQuery> = Partial<Phrasing> & {
  readonly query: Q;
  readonly express?: readonly F[];
  readonly alternatives?: readonly Q[];
  readonly labels?: readonly string[];
  /** What the words then mean; undefined where they cannot mean it. */
  readonly read?: (text: string) => ReadAs<Q> | undefined;
  /** Words around the question: "by the way {question}". */
  readonly around?: string;
};

/** Two conditions that a way leads between, and how people speak of the way back and the next leg. */
export type Ends<F extends Filter> = {
  readonly start?: F | undefined;
  readonly end: F;
  /** A value of one in the place of the other. */
  readonly moved: (held: F, to: "start" | "end") => F | undefined;
  /** Another end to go on to. */
  readonly another: () => F | undefined;
  readonly back: string;
  readonly onward?: string | undefined;
  /** What may be meant to hold on the way back too. */
  readonly keeps: (held: F) => boolean;
};

/** Whatever people do next, where a conversation stands. */
export type SaidNext<Q extends TalkQuery, C> = (
  context: C,
) => Pick<TalkMove<Q>, "query" | "text"> | undefined;

export type TalkGround<F extends Filter, Q extends TalkQuery, C extends Standpoint<Q>> = {
  /** The words for what is to be said. */
  readonly words: (context: C, worded: Worded<F, Q>) => SentenceWords;
  /** What "ones" and "those" mean: the rows, not their count. */
  readonly main: (context: C, query: Q) => Q;
  readonly conditions: (query: Q) => readonly F[];
  /** Those that can be exchanged for others. */
  readonly held: (context: C, query: Q) => readonly F[];
  /** Conditions that can be taken back. */
  readonly droppable: (context: C, query: Q) => readonly F[];
  /** How people take one back; `own`: how often in words for that value alone. */
  readonly dropping: (context: C, query: Q, held: F, own: number) => Phrasing | undefined;
  /** The words for its value: "boston", "2024". */
  readonly valueOf: (context: C, held: F) => string | undefined;
  /** What it is called where it is spoken of itself: "day". */
  readonly called: (context: C, held: F) => string | undefined;
  /** By its name ("the airline") or, where that is clear, by its value ("delta"). */
  readonly named: (context: C, held: F) => string | undefined;
  /** The same value said anew. */
  readonly again: (context: C, held: F) => F;
  /** Another value of the same kind. */
  readonly another: (context: C, query: Q, held: F) => F | undefined;
  /** Both values let in, where that can be asked for; said without the second, whether it can. */
  readonly wider: (context: C, held: F, other?: F) => F | undefined;
  /** The best of something: asked for by itself, never beside other changes. */
  readonly isBest: (context: C, held: F) => boolean;
  /** What was only asked of in passing, where a change goes back to it. */
  readonly returns: (context: C, kind: ChangeKind) => Q | undefined;
  /** Some conditions filled anew or added. */
  readonly change: (context: C, query: Q, kind: ChangeKind) => readonly F[] | undefined;
  readonly changing: (context: C, change: WantedChange<F, Q>) => ChangeWords<Q> | undefined;
  /** Can these be said of that query: nothing there stands against them? */
  readonly fits: (context: C, query: Q, changed: readonly F[]) => boolean;
  readonly read: (context: C, change: SaidChange<F, Q>) => ReadAs<Q>;
  /** Something to ask that owes nothing to what was said. */
  readonly opening: (context: C, act: "first" | "fresh") => Q | undefined;
  /** How often it is said in two sentences. */
  readonly runsOn: (query: Q) => number;
  /** Anything but what holds, which is not named again: "on another airline". */
  readonly others: (context: C, query: Q) => Iterable<Way<F, Q>>;
  /** A word about something near by. */
  readonly asides: (context: C, query: Q) => Iterable<Way<F, Q>>;
  /** Back to what was left, with something new perhaps. */
  readonly resumes: (context: C, left: Q, change: SaidNext<Q, C>) => Iterable<Way<F, Q>>;
  /** Out of an aside, with what it spoke of: "i want to fly there". */
  readonly carries: (context: C, aside: Q) => Iterable<Way<F, Q>>;
  readonly ends: (context: C, query: Q) => Ends<F> | undefined;
  /** The day that was spoken of before, as "the same day". */
  readonly thatDay: (context: C) => F | undefined;
  /** Questions about what leaves from there. */
  readonly leaving: (context: C, query: Q, start: F) => Iterable<Way<F, Q>>;
  /** Can one go back to it by saying which rows it had? */
  readonly isPlace: (query: Q) => boolean;
  /** What tells an earlier query from this one, where one can go back to it. */
  readonly apart: (context: C, past: Q, query: Q) => readonly F[] | undefined;
  /** A query as a whole question, owing nothing to what was said, and what it then means. */
  readonly inFull: (context: C, query: Q) => (ReadAs<Q> & { readonly text: string }) | undefined;
  /** Can it stand apart, in a second sentence? */
  readonly isLoose: (context: C, held: F) => boolean;
  /** What waits to be taken up again once a move is made. */
  readonly suspended: (context: C, move: TalkMove<Q>) => Q | undefined;
  /** The query as SQL; undefined where it cannot be asked. */
  readonly print: (context: C, query: Q) => string | undefined;
  /** A query that has rows exactly where that one has some. */
  readonly probe: (context: C, query: Q) => string | undefined;
  /** Not what anyone would ask there. */
  readonly isOdd: (context: C, move: TalkMove<Q>) => boolean;
  /** The words for talk that no query answers. */
  readonly talk: (context: C) => SentenceWords;
};
