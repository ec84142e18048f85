// How sure the whole of a turn is: of itself (its reading, its words, what it does to the query before),
// and of what it stands on. Doubt is inherited, until a person confirms the turn that it comes from.

import type { ResolvedValue } from "../../entities/placeholder.ts";
import { type Sign, weighed } from "../../optim/logistic.ts";
import type { Account, WordUse } from "../../words/account.ts";
import { piecesOf } from "../../words/query-pieces.ts";
import { valueInQuery } from "../../words/value-in-query.ts";
import type { Answer } from "../answer.ts";
import type { DoubtWeights, Understanding } from "../interpreter.ts";
import { changesBetween } from "./changes.ts";
import { rivalsOf } from "./rivals.ts";

/** An earlier turn that a later one may stand on. */
export type EarlierTurn = Pick<Answer, "turn" | "sql" | "confidence" | "refused">;

/** What a turn shows of itself, by the names of `doubtSigns`, and the turns that it stands on. */
export type TurnDoubt = {
  readonly signs: Readonly<Record<string, number>>;
  readonly grounds: readonly number[];
};

/** What a turn's own probability is worked out from; the first is the constant. */
export const doubtSigns: readonly (Sign & { readonly name: string })[] = [
  { name: "bias", prior: 0, points: 0 },
  // Log odds of the model's own confidence. Rivals and others say much of it: beside them a few turns more or less
  // make it nothing, and conversations that judge each other are told apart better where it stays what it is.
  { name: "own", prior: 0.5, points: 1, least: 0.5 },
  // How near the next other reading comes, from 0 to 1.
  { name: "rival", prior: -1, points: -1 },
  // Other readings that stayed in sight to the end.
  { name: "others", prior: -0.2, points: -1 },
  // Words that nobody understood, and words that were and became nothing.
  { name: "unknown", prior: -1, points: -1 },
  { name: "known", prior: -0.4, points: -1 },
  // Values that were said and are neither in the query nor in the one before.
  { name: "passed", prior: -0.6, points: -1 },
  // Conditions that went without being sent away, that stayed although they were, and a turn that does nothing.
  { name: "lost", prior: -0.2, points: -1 },
  { name: "unheeded", prior: -0.5, points: -1 },
  { name: "unchanged", prior: -0.3, points: -1 },
  // A query that begins anew with less.
  { name: "restarted", prior: -0.5, points: -1 },
  // What was said outright and is not done, and numbers that nothing here can be about.
  { name: "unmet", prior: -1, points: -1 },
  // Values that went, whether exchanged or taken back, and another thing that is asked for.
  { name: "gone", prior: 0, points: -1 },
  { name: "turned", prior: 0, points: -1 },
  // More was to be allowed, and less is; something was denied, and is not.
  { name: "narrowed", prior: -0.5, points: -1 },
  { name: "undenied", prior: -0.3, points: -1 },
  // Words of a first question that became nothing.
  { name: "loose", prior: -0.2, points: -1 },
  // Words that ask nothing: who talks freely is less like what was learned.
  { name: "idle", prior: 0, points: -1 },
  // What was said just before and not taken in.
  { name: "missed", prior: -0.5, points: -1 },
  // A rule changed the last query; the network was not asked.
  { name: "plain", prior: 0, points: 0 },
  // Of what the network read: its log probability, its log odds to the next, and whether it was typed short.
  { name: "likely", prior: 0, points: 1 },
  { name: "margin", prior: 0, points: 1 },
  { name: "typed", prior: 0, points: 0 },
  // Another reading finds the same: how likely it is, as a share of this one.
  { name: "agreed", prior: 0.5, points: 1 },
];

/** The weight that is no sign: how often a turn is right although what it stands on is wrong. */
export const recovery = "recovery";

/** Of a model whose folder has no weights of its own. */
const ordinary: DoubtWeights = {
  bias: 2.69,
  own: 0.41,
  rival: -1.22,
  unknown: -0.62,
  known: -0.25,
  lost: -0.24,
  unheeded: -0.75,
  [recovery]: 0.27,
};

type Doubted = Pick<
  Understanding,
  "confidence" | "provenance" | "sql" | "probability" | "alternatives" | "unfit" | "signs"
> & { readonly heard: Pick<Understanding["heard"], "values"> };

type Weighed = Pick<Account, "words" | "unmet"> & {
  /** Where the words were asked which rivals they leave standing. */
  readonly rivals?: Understanding["alternatives"];
};

export function readDoubt(
  understood: Doubted,
  utterance: string,
  earlier: readonly EarlierTurn[],
  { words, unmet, rivals }: Weighed,
): TurnDoubt {
  const { sql, confidence, unfit = [] } = understood;
  const undone = unmet.length + unfit.length;
  const count = (use: WordUse["use"], most: number): number =>
    Math.min(most, words.filter((word) => word.use === use).length);
  const queries = earlier.flatMap((ground) => (ground.sql === "" ? [] : [ground.sql]));
  return {
    signs: {
      own: logOdds(confidence),
      rival: rivalOf(understood, rivals ?? rivalsOf(understood, utterance, queries)),
      others: Math.min(2, understood.alternatives.length),
      // What is not done is a sign of its own.
      unknown: Math.max(0, count("unknown", 2 + undone) - undone),
      known: count("known", 3),
      passed: Math.min(2, passedOver(understood, queries.at(-1) ?? "", words)),
      ...changesBetween(queries, sql, utterance),
      unmet: undone,
      loose: queries.length === 0 ? count("known", 2) : 0,
      idle: count("polite", 2),
      missed: earlier.at(-1)?.refused === undefined ? 0 : 1,
      ...understood.signs,
    },
    grounds: groundsOf(understood, earlier).map(({ turn }) => turn),
  };
}

/** The signs as numbers, in the order of `doubtSigns`. */
export const signVector = ({ signs }: TurnDoubt): number[] =>
  doubtSigns.map(({ name }) => (name === "bias" ? 1 : (signs[name] ?? 0)));

/** Probability that the turn is right, given how sure the turns are that it may stand on. */
export function confidenceIn(
  doubt: TurnDoubt,
  earlier: readonly Pick<EarlierTurn, "turn" | "confidence">[],
  weights: DoubtWeights = ordinary,
): number {
  const own = weighed(
    signVector(doubt),
    doubtSigns.map(({ name }) => weights[name] ?? 0),
  );
  const stands = earlier.filter(({ turn }) => doubt.grounds.includes(turn));
  const ground = Math.min(1, ...stands.map(({ confidence }) => confidence));
  return own * (ground + (weights[recovery] ?? 0) * (1 - ground));
}

function passedOver(
  { heard, sql }: Pick<Doubted, "heard" | "sql">,
  before: string,
  words: readonly WordUse[],
): number {
  const places = [sql, before].map(piecesOf);
  const isThere = (value: ResolvedValue): boolean =>
    places.some((pieces) => valueInQuery(value, pieces) !== undefined);
  // "signed up" is no 'signed first edition' where the words are said of something else.
  const isSaidOtherwise = ({ start, end }: ResolvedValue): boolean => {
    const own = words.filter((word) => word.start >= start && word.end <= end);
    return own.length > 0 && own.every(({ use }) => use === "used");
  };
  return heard.values.filter((value) => !isThere(value) && !isSaidOtherwise(value)).length;
}

function logOdds(probability: number): number {
  const p = Math.min(0.999, Math.max(0.001, probability));
  return Math.log(p / (1 - p));
}

/** As a share of the best reading's probability; other columns of the same rows are no other reading. */
function rivalOf(
  { probability }: Pick<Doubted, "probability">,
  [other]: Understanding["alternatives"],
): number {
  if (probability === undefined || probability === 0) return 0;
  return other === undefined ? 0 : Math.min(1, other.probability / probability);
}

/** The turns that pieces were copied from; where that is not known, one whose values are kept. */
function groundsOf(
  { provenance, sql }: Pick<Understanding, "provenance" | "sql">,
  earlier: readonly EarlierTurn[],
): readonly EarlierTurn[] {
  const copied = new Set(
    provenance.flatMap(({ from, turn }) => (from === "segment" ? [turn] : [])),
  );
  if (copied.size > 0) return earlier.filter(({ turn }) => copied.has(turn));
  const last = earlier.findLast((ground) => ground.sql !== "");
  if (last === undefined || provenance.some(({ from }) => from === "placeholder")) return [];
  const { literals } = piecesOf(sql);
  const kept = [...piecesOf(last.sql).literals].some((literal) => literals.has(literal));
  return kept ? [last] : [];
}
