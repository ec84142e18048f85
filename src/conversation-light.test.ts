// What a light conversation forgets must make no difference to anything said later.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BookShelf, openBookShelf } from "./conversation.fixture.ts";
import { heldBytes, lightened } from "./conversation-light.ts";
import { emptyAnswer, type Turn } from "./conversation-turn.ts";
import { startState } from "./model/advance.ts";
import { answerTurn, hear, modelWords, remember } from "./model/answer-turn.ts";
import { readUtterance, startReading } from "./model/read-utterance.ts";

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
function turnAfter(turns: readonly Turn[]): Turn {
  const { model } = shelf;
  const start = { reading: startReading("2020-01-01"), state: startState(model.runtime.config) };
  const before = turns.at(-1) ?? start;
  const utterance = said[turns.length % said.length] ?? "";
  const read = readUtterance(utterance, before.reading, model.reader);
  const heard = hear(model, before.state, read.symbols);
  const words = modelWords(model, sql, read.state.placeholders);
  const state = remember(model, heard, words);
  const answer = { ...emptyAnswer(turns.length + 1, utterance), sql };
  return { answer, previous: sql, reading: read.state, heard, state };
}

test("however long it is, it holds the turns in sight alone", () => {
  const { config } = shelf.model.runtime;
  const sight = config.mechanisms.history + 1 + config.improvements.focusPlaceholders;
  let [full, light]: Turn[][] = [[], []];
  const growth: number[] = [];
  for (let turn = 1; turn <= 40; turn++) {
    full = [...full!, turnAfter(full!)];
    const before = heldBytes(light!);
    light = lightened([...light!, turnAfter(light!)], config);
    growth.push(heldBytes(light) - before);
    const { heard, state } = light.at(-1)!;
    for (const { turns } of [heard, state]) {
      expect(turns).toHaveLength(turn);
      expect(turns.filter(({ states }) => states.length > 0).length).toBeLessThanOrEqual(sight);
    }
  }
  // The utterances come round every six turns, and with them the same numbers.
  const rounds = [12, 18, 24, 30].map((from) => growth.slice(from, from + 6));
  for (const round of rounds) expect(round).toEqual(rounds[0]);
  expect(heldBytes(light!)).toBeLessThan(heldBytes(full!));
});

test("the model says the same with and without what is out of sight", () => {
  const { model } = shelf;
  let [full, light]: Turn[][] = [[], []];
  for (let turn = 1; turn <= 20; turn++) {
    full = [...full!, turnAfter(full!)];
    light = lightened([...light!, turnAfter(light!)], model.runtime.config);
    const [one, other] = [full, light].map((turns) => {
      const { reading, state } = turns.at(-1)!;
      const read = readUtterance("novels by lem", reading, model.reader);
      const { placeholders } = read.state;
      const question = { ...read, state, placeholders, constraint: null, attention: true };
      const { state: _, ...told } = answerTurn(model, question);
      return told;
    });
    expect(other).toEqual(one);
  }
});
