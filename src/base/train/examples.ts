// Turns of conversations as examples to learn from: with the previous query, sometimes an older one or
// none, so that a wrong or missing one does no great harm; and what is no question to a database.
import type { Interaction } from "../../dataset/interaction.ts";
import { type CivilDate, parseDate } from "../../dates/civil.ts";
import { withoutExactRatios } from "../../outline/exact-ratios.ts";
import { OutlineError } from "../../outline/outline-error.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { type OutlineSymbol, word } from "../../outline/symbols.ts";
import type { Random } from "../../random.ts";
import { parseSql } from "../../sql/parse.ts";
import { SqlSyntaxError } from "../../sql/syntax-error.ts";
import {
  encodeTurn,
  type Ground,
  type ReadTurn,
  readTurn,
  type Style,
} from "../encoding/encode-turn.ts";
import type { Example } from "../network/example.ts";
import { type DerivedColumn, foldDerived } from "../spoken/derived.ts";
import type { ExampleSource } from "./source.ts";
import { applyVariation, varyTurn } from "./vary.ts";

/** A conversation, about what, and whether people or a program held it. */
export type TaughtTalk = {
  readonly interaction: Interaction;
  readonly ground: Ground;
  readonly style: Style;
  /** The columns that stand among those of its database by what they are made of. */
  readonly derived?: readonly DerivedColumn[];
  /** What a model answered to its turns, in SQL, where that is known. */
  readonly answered?: ReadonlyMap<number, string>;
};

/** Of turns with an earlier query: how often it is not given, or an older one is. */
const withoutPrevious = 0.1;
const withOlder = 0.08;
/** How often the previous query is what a model answered, as it will be, where that is known. */
const withAnswered = 0.7;
/** How often the style is left unsaid, and somebody else's question is put to a database. */
const withoutStyle = 0.15;
const foreignShare = 0.03;
const longestTarget = 100;
/** For conversations without a day of their own. */
const someDay = { year: 2020, month: 6, day: 15 };
/** What is said is no question that this database can answer. */
const refusal: readonly OutlineSymbol[] = [word("refuse")];

/** Any turn of any of these conversations, read anew each time; `varied`: as other databases would show it. */
export function talkSource(talks: readonly TaughtTalk[], { varied = false } = {}): ExampleSource {
  const draw = (random: Random): Example => {
    for (;;) {
      const talk = random.pick(talks);
      const turn = random.below(talk.interaction.turns.length);
      const example = foreignExample(talk, talks, random) ?? turnExample(talk, turn, random);
      if (example === null) continue;
      if (!varied) return example;
      return applyVariation(example, varyTurn(example, talk.ground.known.described, random));
    }
  };
  return { draw };
}

/** Now and then, what somebody asked another database. */
export function foreignExample(
  talk: TaughtTalk,
  talks: readonly TaughtTalk[],
  random: Random,
): Example | null {
  if (random.next() >= foreignShare) return null;
  const foreign = random.pick(talks);
  if (foreign.ground === talk.ground) return null;
  return refusalExample(foreign.interaction.turns[0]?.utterance ?? "", talk);
}

/** Whether the turn can be learned: its query is one that an outline can say. */
export function isTaught(talk: TaughtTalk, turn: number): boolean {
  const target = targetOf(talk, turn);
  return target !== null && target.length <= longestTarget;
}

function targetOf(talk: TaughtTalk, turn: number): readonly OutlineSymbol[] | null {
  const { sql = [] } = talk.interaction.turns[turn] ?? {};
  return sql.length === 0 ? refusal : outlineOf(sql[0], talk);
}

/** What was said in the first turns of a conversation, read. */
export function readTurns(talk: TaughtTalk, count: number): ReadTurn[] {
  const { interaction, ground } = talk;
  const today = dayOf(talk);
  const turns = interaction.turns.slice(0, count);
  return turns.map(({ utterance }) => readTurn(utterance, ground, today));
}

/** Null where the turn's query is none that an outline can say. `read`: its turns, where they were read before. */
export function turnExample(
  talk: TaughtTalk,
  turn: number,
  random: Random,
  read?: readonly ReadTurn[],
): Example | null {
  const target = targetOf(talk, turn);
  if (target === null || target.length > longestTarget) return null;
  const turns = read?.slice(0, turn + 1) ?? readTurns(talk, turn + 1);
  const style = random.next() < withoutStyle ? 0 : talk.style;
  const previous = previousOf(talk, turn, random);
  return encodeTurn({ turns: turns.reverse(), previous, style, target }, talk.ground).example;
}

/** Refused where nothing in it names anything here; null where something does. */
function refusalExample(foreign: string, talk: TaughtTalk): Example | null {
  const { interaction, ground, style } = talk;
  const read = readTurn(foreign, ground, someDay);
  if (read.matches.some((kind) => kind !== 0 && kind !== 8)) return null;
  const before = interaction.turns.slice(0, 2);
  const turns = before.map(({ utterance }) => readTurn(utterance, ground, someDay));
  const previous = outlineOf(before.at(-1)?.sql[0], talk) ?? [];
  const said = { turns: [read, ...turns.reverse()], previous, style, target: refusal };
  return encodeTurn(said, ground).example;
}

const dayOf = ({ interaction }: TaughtTalk): CivilDate =>
  parseDate(interaction.date ?? "") ?? someDay;

function outlineOf(sql: string | undefined, talk: TaughtTalk): readonly OutlineSymbol[] | null {
  if (sql === undefined) return null;
  try {
    const outline = readOutline(parseSql(sql), talk.ground.known.described);
    return withoutExactRatios(foldDerived(outline, talk.derived ?? [], dayOf(talk)));
  } catch (error) {
    if (error instanceof OutlineError || error instanceof SqlSyntaxError) return null;
    throw error;
  }
}

function previousOf(talk: TaughtTalk, turn: number, random: Random): readonly OutlineSymbol[] {
  const { interaction } = talk;
  const chance = random.next();
  if (turn === 0 || chance < withoutPrevious) return [];
  const from = turn > 1 && chance < withoutPrevious + withOlder ? turn - 2 : turn - 1;
  const answered = random.next() < withAnswered ? talk.answered : undefined;
  for (let at = from; at >= 0; at--) {
    const outline =
      outlineOf(answered?.get(at), talk) ?? outlineOf(interaction.turns[at]?.sql[0], talk);
    if (outline !== null) return outline;
  }
  return [];
}
