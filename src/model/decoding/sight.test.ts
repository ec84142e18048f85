// What a light conversation forgets must make no difference to anything said later.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BookShelf, openBookShelf } from "../../conversation/conversation.fixture.ts";
import type { TakenTurn } from "../../conversation/conversation.ts";
import { heardBy, startStanding } from "../../conversation/following/standing.ts";
import { heldBytes, lightened } from "../../conversation/light.ts";
import { emptyAnswer } from "../../conversation/show.ts";
import { startState } from "./advance.ts";
import { hear, remember } from "./answer-turn.ts";
import { withinSight } from "./sight.ts";

let shelf: BookShelf;
beforeAll(async () => {
  shelf = await openBookShelf();
});
afterAll(() => shelf.close());

const said = [
  "books by austen",
  "only novels",
  "under 11 dollars",
  "and by lem",
  "thanks",
  "poetry",
];
const sql = "SELECT DISTINCT book.title FROM book WHERE book.price < 11";

/** The turn that follows these, as it is before anything of it is forgotten. */
async function turnAfter(turns: readonly TakenTurn[]): Promise<TakenTurn> {
  const interpreter = await shelf.model.interpret(shelf.database);
  const before = turns.at(-1)?.standing ?? startStanding(interpreter, "2020-01-01");
  const utterance = said[turns.length % said.length] ?? "";
  const answer = { ...emptyAnswer(turns.length + 1, utterance), sql };
  const standing = heardBy(before, utterance, sql, turns.length + 1);
  return { answer, previous: sql, standing };
}

test("however long it is, it holds the turns in sight alone", () => {
  const { trained } = shelf;
  const { config } = trained.runtime;
  const sight = config.mechanisms.history + 1 + config.improvements.focusPlaceholders;
  let state = startState(config);
  for (let turn = 1; turn <= 40; turn++) {
    const symbols = [{ text: said[turn % said.length] ?? "", start: 0, end: 1 }];
    state = withinSight(remember(trained, hear(trained, state, symbols), null), config);
    expect(state.turns).toHaveLength(turn);
    const seen = state.turns.filter(({ states }) => states.length > 0);
    expect(seen.length).toBeLessThanOrEqual(sight);
  }
});

test("a light conversation grows by its texts alone", async () => {
  let [full, light]: TakenTurn[][] = [[], []];
  const growth: number[] = [];
  for (let turn = 1; turn <= 40; turn++) {
    full = [...full!, await turnAfter(full!)];
    const before = heldBytes(light!);
    light = lightened([...light!, await turnAfter(light!)]);
    growth.push(heldBytes(light) - before);
  }
  // The utterances come round every six turns, and with them the same numbers.
  const rounds = [12, 18, 24, 30].map((from) => growth.slice(from, from + 6));
  for (const round of rounds) expect(round).toEqual(rounds[0]);
  expect(heldBytes(light!)).toBeLessThan(heldBytes(full!));
});

test("the model says the same with and without what is out of sight", async () => {
  let [full, light]: TakenTurn[][] = [[], []];
  for (let turn = 1; turn <= 20; turn++) {
    full = [...full!, await turnAfter(full!)];
    light = lightened([...light!, await turnAfter(light!)]);
    const told = [];
    for (const turns of [full, light]) {
      const asked = { attention: true };
      const { context } = turns.at(-1)!.standing;
      const { heard: _, ...rest } = await context.understand("novels by lem", asked);
      told.push(rest);
    }
    expect(told[1]).toEqual(told[0]);
  }
});
