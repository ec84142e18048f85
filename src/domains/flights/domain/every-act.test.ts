// Every dialogue act works on every kind of ground: what a person declared, and what was drafted of any
// database.
import { expect, test } from "vitest";
import { createSqliteDatabase } from "../../../database/sqlite/adapter.ts";
import { databaseBytes } from "../../../database/sqlite/database-bytes.ts";
import { createActs } from "../../../generator/acts.ts";
import { someMove, type Talking } from "../../../generator/converse.ts";
import { goOn } from "../../../generator/follow.ts";
import type { Standpoint } from "../../../generator/ground.ts";
import type { Filter, TalkQuery } from "../../../generator/query.ts";
import { slotTalk } from "../../../generator/slot-talk.ts";
import { tableTalk } from "../../../generator/tables/talk.ts";
import { mannerOf, typed } from "../../../generator/voice.ts";
import { stockOfWorld } from "../../../generator/word-stock.ts";
import { draftWorld } from "../../../learn/compile/draft-world.ts";
import { createRandom } from "../../../random.ts";
import { context } from "./readings.fixture.ts";

const places = ["Oslo", "Bergen", "Narvik", "Molde"];
const ferries = places.flatMap((from, i) =>
  places.flatMap((to, k) =>
    from === to ? [] : [`('${from}', '${to}', ${20 + i * 7 + k * 3}, ${(i % 3) + 1})`],
  ),
);
const bytes = await databaseBytes([
  "CREATE TABLE company (company_id INTEGER PRIMARY KEY, name TEXT, country TEXT)",
  "INSERT INTO company VALUES (1, 'Fjordline', 'Norway'), (2, 'Hurtig', 'Sweden'), (3, 'Nordic', 'Norway')",
  "CREATE TABLE ferry (ferry_id INTEGER PRIMARY KEY, origin TEXT, destination TEXT, price INTEGER, company_id INTEGER REFERENCES company)",
  `INSERT INTO ferry (origin, destination, price, company_id) VALUES ${ferries.join(", ")}`,
]);
const { world } = await draftWorld(await createSqliteDatabase(bytes, "ferries"));
const manner = mannerOf(stockOfWorld(world), typed);

/** The acts that said something somewhere, and those that people do of themselves. */
function tried<F extends Filter, Q extends TalkQuery, C extends Standpoint<Q>>(
  talk: (seed: number) => Talking<F, Q, C>,
): { readonly said: Set<string>; readonly done: Set<string> } {
  const said = new Set<string>();
  const done = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const { ground, start, begin, acts: own } = talk(seed);
    const acts = createActs(ground);
    let at = start;
    for (let turn = 0; turn < 9; turn++) {
      const { query } = at;
      const change = (c: C) => acts.changeMove(c, "replace") as never;
      const all: Record<string, () => unknown> = {
        first: () => acts.firstMove(at, "first"),
        fresh: () => acts.firstMove(at, "fresh"),
        add: () => acts.changeMove(at, "add"),
        replace: () => acts.changeMove(at, "replace"),
        correct: () => acts.changeMove(at, "correct"),
        "correct-change": () => acts.correctMove(at, change),
        fork: () => acts.forkMove(at),
        contrast: () => acts.contrastMove(at),
        widen: () => acts.widenMove(at),
        rename: () => acts.renameMove(at),
        remove: () => acts.removeMove(at),
        forget: () => acts.forgetMove(at),
        compound: () => acts.compoundMove(at),
        other: () => acts.otherMove(at),
        restate: () => acts.restateMove(at, change),
        repeat: () => acts.repeatMove(at),
        "go-back": () => acts.goBackMove(at),
        mended: () => query && acts.mended(at, query),
        "run-on": () => query && acts.runOn(at, query),
        aside: () => acts.asideMove(at),
        resume: () => acts.resumeMove(at),
        carry: () => acts.carryMove(at),
        swap: () => acts.swapMove(at),
        onward: () => acts.onwardMove(at),
        leaving: () => acts.leavingMove(at),
        chitchat: () => acts.talkMove(at, "chitchat"),
        unanswerable: () => acts.talkMove(at, "unanswerable"),
      };
      for (const [name, act] of Object.entries(all)) if (act() !== undefined) said.add(name);
      for (const act of own) if (act.weight(at) > 0) done.add(act.name);
      const move = query === undefined ? begin(at) : someMove(own, at, at.random);
      if (move !== undefined) at = goOn(ground, at, move, false);
    }
  }
  return { said, done };
}

const machine = { ...context.machine, tables: world };
const declared = tried((seed) =>
  slotTalk({ ...context, machine, turn: 1, random: createRandom(seed) }),
);
const drafted = tried((seed) =>
  tableTalk({ world, random: createRandom(seed), today: "2026-03-01", analyst: false }, manner),
);

test("every act can be said of what is declared, and of what is drafted", () => {
  expect([...declared.said].sort()).toEqual([...drafted.said].sort());
  expect(declared.said.size).toBe(27);
});

test("people do the same about either", () => {
  const missing = [...declared.said].filter(
    (act) => !/first|correct-change|mended|run-on/.test(act),
  );
  expect(missing.filter((act) => !declared.done.has(act))).toEqual([]);
  expect(missing.filter((act) => !drafted.done.has(act))).toEqual([]);
});
