// Conversations about any database: questions and moves in turn, the same for the same seed.
import type { Interaction, Turn } from "../dataset/interaction.ts";
import { createRandom, type Random } from "../random.ts";
import { someSubject } from "./choose.ts";
import { questionKinds } from "./first-questions.ts";
import type { Frame } from "./frame.ts";
import { frameSql } from "./frame-sql.ts";
import type { Move } from "./move.ts";
import { moveKinds } from "./moves.ts";
import { sayFrame } from "./say-frame.ts";
import { chitchatText, refusalText, roughen } from "./voice.ts";
import type { World } from "./world.ts";

export type OwnSynthesis = {
  readonly interactions: number;
  readonly seed: number;
  readonly name?: string;
};

export function* synthesizeOwn(world: World, options: OwnSynthesis): Generator<Interaction> {
  for (let index = 0; index < options.interactions; index++) {
    const name = options.name ?? "own";
    const random = createRandom(`${world.name}/${name}/${options.seed}/${index}`);
    const turns = converse(world, random);
    if (turns.length === 0) continue;
    const id = `${name}-${options.seed}/${index}`;
    yield { id, database: world.name, scenario: id, date: null, turns };
  }
}

function converse(world: World, random: Random): Turn[] {
  const length = 2 + random.pick([0, 1, 2, 3, 4], [3, 5, 3, 1, 0.5]);
  const turns: Turn[] = [];
  const history: Frame[] = [];
  while (turns.length < length) {
    const roll = random.next();
    if (roll < 0.02 && turns.length > 0) {
      const talk = roll < 0.01;
      const said = talk ? chitchatText(random) : refusalText(random, world);
      turns.push({ utterance: said, sql: [], labels: [talk ? "chitchat" : "unanswerable"] });
      continue;
    }
    const made = someTurn(world, random, history);
    if (made === undefined) break;
    const { move, sql } = made;
    history.push(move.frame);
    turns.push({ utterance: roughen(random, move.text), sql: [sql], labels: [move.label] });
  }
  return turns;
}

function someTurn(
  world: World,
  random: Random,
  history: readonly Frame[],
): { move: Move; sql: string } | undefined {
  for (let attempt = 0; attempt < 40; attempt++) {
    const move =
      history.length === 0 || random.next() < 0.2
        ? fresh(world, random, history)
        : next(world, random, history);
    if (move === undefined || move.text.includes("{") || saysLittle(move.frame)) continue;
    const sql = frameSql(world, move.frame);
    const before = history.at(-1);
    if (sql === undefined || (before !== undefined && frameSql(world, before) === sql)) continue;
    return { move, sql };
  }
  return undefined;
}

/** A question of its own, mostly about what was spoken of. */
function fresh(world: World, random: Random, history: readonly Frame[]): Move | undefined {
  const last = history.at(-1);
  const subject =
    last !== undefined && random.next() < 0.55 ? last.subject : someSubject(random, world);
  const kind = random.pick(
    questionKinds,
    questionKinds.map((one) => one.weight),
  );
  const frame = kind.make(random, world, subject);
  if (frame === undefined) return undefined;
  const text = sayFrame(random, world, frame);
  return text === undefined
    ? undefined
    : { frame, text, label: last === undefined ? "first" : "fresh" };
}

/** A move, said by what changes or, now and then, in full. */
function next(world: World, random: Random, history: readonly Frame[]): Move | undefined {
  const frame = history.at(-1);
  if (frame === undefined) return undefined;
  const kind = random.pick(
    moveKinds,
    moveKinds.map((one) => one.weight),
  );
  const move = kind.make({ random, world, frame, history });
  if (move === undefined || random.next() > 0.22) return move;
  const text = sayFrame(random, world, move.frame);
  return text === undefined ? move : { ...move, text, label: "restate" };
}

/** Nobody asks for what the question itself says, or for the same thing twice. */
function saysLittle({ items, where, group }: Frame): boolean {
  const shown = items.flatMap((item) =>
    item.kind === "field" ? [item.field.key + (item.aggregate ?? "")] : [],
  );
  if (new Set(shown).size < shown.length) return true;
  const fixed = where.flatMap((one) =>
    one.kind === "compare" && one.op === "=" ? [one.field.key] : [],
  );
  return fixed.some((key) => key === group?.key || (shown.length === 1 && shown[0] === key));
}
