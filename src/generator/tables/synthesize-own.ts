// Conversations about any database: questions and moves in turn, the same for the same seed. Some are
// those of people who look something up, some those of analysts; a new question may change from one to
// the other.
import type { GoldTurn, Interaction } from "../../dataset/interaction.ts";
import { createRandom, type Random } from "../../random.ts";
import { firstReport, isRelative, nextReport } from "../analyst/analyst.ts";
import { dayOfTalk, daysOf } from "../analyst/periods.ts";
import type { Report } from "../analyst/report.ts";
import { reportSql } from "../analyst/report-sql.ts";
import { isSensible } from "../analyst/sensible.ts";
import { someSubject } from "./choose.ts";
import { questionKinds } from "./first-questions.ts";
import type { Frame } from "./frame.ts";
import { frameSql } from "./frame-sql.ts";
import type { FrameMove } from "./move.ts";
import { moveKinds } from "./moves.ts";
import { sayFrame } from "./say-frame.ts";
import { chitchatText, refusalText, roughen } from "./voice.ts";
import type { World } from "./world.ts";

export type OwnSynthesis = {
  readonly interactions: number;
  readonly seed: number;
  readonly name?: string;
  /** The share of conversations that are an analyst's; none where it is not given. */
  readonly analysts?: number;
};

export function* synthesizeOwn(world: World, options: OwnSynthesis): Generator<Interaction> {
  const days = world.subjects.flatMap(({ fields }) => fields.flatMap(daysOf)).sort();
  for (let index = 0; index < options.interactions; index++) {
    const name = options.name ?? "own";
    const random = createRandom(`${world.name}/${name}/${options.seed}/${index}`);
    const today = dayOfTalk(random, days.at(-1));
    const analyst = random.next() < (options.analysts ?? 0);
    const { turns, dated } = converse(world, random, today, analyst);
    if (turns.length === 0) continue;
    const id = `${name}-${options.seed}/${index}`;
    yield { id, database: world.name, scenario: id, date: dated ? today : null, turns };
  }
}

/** What was last spoken of, in one way or the other. */
type Talk =
  | { readonly kind: "plain"; readonly history: readonly Frame[] }
  | { readonly kind: "analyst"; readonly last: Report | undefined };

type Said = {
  readonly talk: Talk;
  readonly text: string;
  readonly label: string;
  readonly sql: string;
  /** What is meant depends on the day. */
  readonly dated: boolean;
};

function converse(
  world: World,
  random: Random,
  today: string,
  analyst: boolean,
): { turns: GoldTurn[]; dated: boolean } {
  const length = 2 + random.pick([0, 1, 2, 3, 4], [3, 5, 3, 1, 0.5]);
  const turns: GoldTurn[] = [];
  let talk: Talk = analyst ? { kind: "analyst", last: undefined } : { kind: "plain", history: [] };
  let dated = false;
  let before: string | undefined;
  while (turns.length < length) {
    const roll = random.next();
    if (roll < 0.02 && turns.length > 0) {
      const chat = roll < 0.01;
      const said = chat ? chitchatText(random) : refusalText(random, world);
      turns.push({ utterance: said, sql: [], labels: [chat ? "chitchat" : "unanswerable"] });
      continue;
    }
    const said = someTurn(world, random, today, talk, before);
    if (said === undefined) break;
    talk = said.talk;
    before = said.sql;
    dated ||= said.dated;
    turns.push({ utterance: roughen(random, said.text), sql: [said.sql], labels: [said.label] });
  }
  return { turns, dated };
}

function someTurn(
  world: World,
  random: Random,
  today: string,
  talk: Talk,
  before: string | undefined,
): Said | undefined {
  for (let attempt = 0; attempt < 40; attempt++) {
    const said =
      talk.kind === "plain"
        ? plainTurn(world, random, talk.history)
        : analystTurn(world, random, today, talk.last);
    if (said !== undefined && said.sql !== before && !said.text.includes("{")) return said;
  }
  return undefined;
}

function plainTurn(world: World, random: Random, history: readonly Frame[]): Said | undefined {
  const move =
    history.length === 0 || random.next() < 0.2
      ? fresh(world, random, history)
      : next(world, random, history);
  if (move === undefined || saysLittle(move.frame)) return undefined;
  const sql = frameSql(world, move.frame);
  if (sql === undefined) return undefined;
  const talk: Talk = { kind: "plain", history: [...history, move.frame] };
  return { talk, text: move.text, label: move.label, sql, dated: false };
}

function analystTurn(
  world: World,
  random: Random,
  today: string,
  last: Report | undefined,
): Said | undefined {
  const move =
    last === undefined || random.next() < 0.15
      ? firstReport(random, world, today, last)
      : nextReport({ random, world, report: last, today });
  const sql = move === undefined ? undefined : reportSql(world, move.report);
  if (move === undefined || sql === undefined || !isSensible(move.report)) return undefined;
  const talk: Talk = { kind: "analyst", last: move.report };
  return { talk, text: move.text, label: move.label, sql, dated: isRelative(move.report) };
}

/** A question of its own, mostly about what was spoken of. */
function fresh(world: World, random: Random, history: readonly Frame[]): FrameMove | undefined {
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
function next(world: World, random: Random, history: readonly Frame[]): FrameMove | undefined {
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
