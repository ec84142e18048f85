// Turns of conversations as examples to learn from: with the previous query, sometimes an older one
// or none, so that a wrong or missing one does no great harm.

import type { Interaction } from "../../dataset/interaction.ts";
import { parseDate } from "../../dates/civil.ts";
import type { Random } from "../../random.ts";
import { OutlineError } from "../../sql/outline/outline-error.ts";
import { readOutline } from "../../sql/outline/read-outline.ts";
import { type OutlineSymbol, word } from "../../sql/outline/symbols.ts";
import { parseSql } from "../../sql/parse.ts";
import { SqlSyntaxError } from "../../sql/syntax-error.ts";
import { encodeTurn, type Ground, readTurn, type Style } from "../encode-turn.ts";
import type { Example } from "../example.ts";

/** Of turns with an earlier query: how often it is not given, or an older one is. */
const withoutPrevious = 0.1;
const withOlder = 0.08;
const longestTarget = 100;
/** For conversations without a day of their own. */
const someDay = { year: 2020, month: 6, day: 15 };

/** What is said is no question that this database can answer. */
const refusal: readonly OutlineSymbol[] = [word("refuse")];

type CountedExamples = { readonly examples: Example[]; readonly left: Map<string, number> };

export function conversationExamples(
  interaction: Interaction,
  ground: Ground,
  style: Style,
  random: Random,
): CountedExamples {
  const left = new Map<string, number>();
  const today = parseDate(interaction.date ?? "") ?? someDay;
  const read = interaction.turns.map(({ utterance }) => readTurn(utterance, ground, today));
  const outlines = interaction.turns.map(({ sql }) => outlineOf(sql[0], ground, left));
  const examples: Example[] = [];
  interaction.turns.forEach((_, t) => {
    const target = interaction.turns[t]?.sql.length === 0 ? refusal : outlines[t];
    if (target === undefined || target.length > longestTarget) return;
    const turns = read.slice(0, t + 1).reverse();
    const previous = previousOf(outlines, t, random);
    examples.push(encodeTurn(turns, previous, ground, style, target).example);
  });
  return { examples, left };
}

function outlineOf(
  sql: string | undefined,
  { known }: Ground,
  left: Map<string, number>,
): readonly OutlineSymbol[] | undefined {
  if (sql === undefined) return undefined;
  try {
    return readOutline(parseSql(sql), known.described);
  } catch (error) {
    if (!(error instanceof OutlineError) && !(error instanceof SqlSyntaxError)) throw error;
    left.set(error.message, (left.get(error.message) ?? 0) + 1);
    return undefined;
  }
}

function previousOf(
  outlines: readonly (readonly OutlineSymbol[] | undefined)[],
  turn: number,
  random: Random,
): readonly OutlineSymbol[] {
  const chance = random.next();
  if (turn === 0 || chance < withoutPrevious) return [];
  const from = turn > 1 && chance < withoutPrevious + withOlder ? turn - 2 : turn - 1;
  for (let at = from; at >= 0; at--) {
    const outline = outlines[at];
    if (outline !== undefined) return outline;
  }
  return [];
}

/**
 * Somebody else's question, put to this database after a conversation about it: refused where nothing
 * in it names anything here; null where something does.
 */
export function refusalExample(
  foreign: string,
  before: Interaction,
  ground: Ground,
  style: Style,
): Example | null {
  const read = readTurn(foreign, ground, someDay);
  if (read.matches.some((kind) => kind !== 0 && kind !== 8)) return null;
  const turns = before.turns
    .slice(0, 2)
    .map(({ utterance }) => readTurn(utterance, ground, someDay));
  const previous = outlineOf(before.turns[turns.length - 1]?.sql[0], ground, new Map()) ?? [];
  return encodeTurn([read, ...turns.reverse()], previous, ground, style, refusal).example;
}
