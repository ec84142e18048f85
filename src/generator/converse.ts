// One conversation: a walk over dialogue acts, each giving a sentence, a new state and its golds.
import type { GoldTurn } from "../dataset/interaction.ts";
import type { Random } from "../random.ts";
import { acts, firstMove } from "./acts.ts";
import type { Day } from "./calendar.ts";
import type { Context, Machine, Move } from "./context.ts";
import { goOn, withOthers } from "./follow.ts";
import type { Scenario } from "./scenario.ts";
import { buildProbe, buildSql } from "./sql-builder.ts";
import { someVoice, voiced } from "./style.ts";

/** Says whether a query gives rows; absent where nothing is executed. */
export type Rows = (sql: string) => boolean | Promise<boolean>;

/** Who talks, when, and with what in mind. */
export type Stage = {
  readonly scenario: Scenario;
  readonly random: Random;
  readonly today: Day;
};

/** The turns of one interaction. Yields a query for each turn to learn whether it has rows. */
export function* converse(
  machine: Machine,
  stage: Stage,
  executing: boolean,
): Generator<string, GoldTurn[], boolean> {
  const { random } = stage;
  const voice = someVoice(random);
  const length = someLength(random);
  const turns: GoldTurn[] = [];
  let context: Context = { machine, ...stage, turn: 1, history: [], empty: false };
  while (turns.length < length) {
    let kept: { move: Move; golds: string[] } | undefined;
    let empty = false;
    // People mostly ask for things that exist: an empty answer is usually thought better of.
    for (let attempt = 0; attempt < 6; attempt++) {
      const chosen = context.state === undefined ? firstMove(context) : someMove(context);
      if (chosen === undefined || !/[a-z0-9]/i.test(chosen.text)) continue;
      const move = withOthers(context, chosen);
      const golds = goldsOf(machine, move);
      if (move.state !== undefined && golds[0] === undefined) continue;
      kept = { move, golds };
      if (!executing || move.state === undefined) break;
      const rows: boolean = yield buildProbe(machine.domain, machine.links, move.state);
      empty = !rows;
      if (rows || random.next() < (context.state === undefined ? 0.1 : 0.3)) break;
    }
    if (kept === undefined) break;
    const { move, golds } = kept;
    const utterance = voiced(move.text, voice, random, machine.manner, {
      first: turns.length === 0,
      fresh: move.act === "fresh",
      plain: move.plain === true,
    });
    const labels = [...new Set(move.labels)];
    turns.push(labels.length === 0 ? { utterance, sql: golds } : { utterance, sql: golds, labels });
    context = goOn(context, move, empty);
  }
  return turns;
}

/** What SQLite's parser of fixed depth can hold of a nested query, as `depthOf` counts it. */
const deepest = 88;

/**
 * All golds of a move, the first taught; none where that one is too deep to run. The taught one is the
 * shortest, as training and evaluation take it: what is not touched stays, so that no reading that
 * lets more fall is defended.
 */
function goldsOf(machine: Machine, move: Move): string[] {
  if (move.state === undefined) return [];
  const taught = buildSql(machine.domain, machine.links, move.state);
  if (depthOf(taught) > deepest) return [];
  const others = (move.alternatives ?? []).map((state) =>
    buildSql(machine.domain, machine.links, state),
  );
  const fit = others.filter((sql) => sql.length >= taught.length && depthOf(sql) <= deepest);
  return [...new Set([taught, ...fit])];
}

/** Most queries are not, and this is quickly seen. */
function mayBeDeep(sql: string): boolean {
  let depth = 0;
  for (let at = sql.indexOf("("); at >= 0 && at < sql.length; at++) {
    const sign = sql.charCodeAt(at);
    if (sign === 40 && ++depth * 10 > deepest) return true;
    if (sign === 41) depth--;
  }
  return false;
}

/** Symbols a parser keeps waiting: eight for each open sub-query, two more after an AND. */
function depthOf(sql: string): number {
  if (!mayBeDeep(sql)) return 0;
  const open: number[] = [];
  let after = false;
  let depth = 0;
  let most = 0;
  for (const word of sql.split(" ")) {
    if (word === "WHERE") after = false;
    else if (word === "AND" || word === "OR") after = true;
    else if (word === "(") {
      const cost = after ? 10 : 8;
      open.push(cost);
      depth += cost;
      most = Math.max(most, depth);
      after = false;
    } else if (word === ")") {
      depth -= open.pop() ?? 0;
      after = true;
    }
  }
  return most;
}

function someMove(context: Context): Move | undefined {
  const weights = acts.map((act) => act.weight(context));
  for (let attempt = 0; attempt < 5; attempt++) {
    const move = context.random.pick(acts, weights).make(context);
    if (move !== undefined) return move;
  }
  return undefined;
}

/** Mean about 7, a long tail to 60. */
function someLength(random: Random): number {
  const roll = random.next();
  if (roll < 0.17) return 1 + random.below(2);
  if (roll < 0.92) return 3 + random.below(9);
  if (roll < 0.992) return 11 + random.below(12);
  return 23 + random.below(38);
}
