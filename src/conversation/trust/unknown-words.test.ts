// Words that nobody understood are asked about, with what may be meant instead.
import { expect, test } from "vitest";
import { all, from, useTrains } from "../trains.fixture.ts";

const { open } = useTrains();

test("a name nobody knows is asked about, and a choice settles it", async () => {
  const conversation = await open();
  const asked = await conversation.ask("trains to tokyo");
  expect([asked.sql, asked.rows]).toEqual(["", []]);
  expect(asked.clarify?.question).toContain('"tokyo". Did you mean Toledo?');
  expect(asked.clarify?.choices.map(({ sql }) => sql)).toEqual([from("Toledo"), all]);
  expect(asked.words).toContainEqual({ text: "tokyo", start: 10, end: 15, use: "unknown" });
  const chosen = await conversation.choose(1);
  expect([chosen.rows, chosen.confidence, chosen.turn]).toEqual([[[2]], 1, 1]);
  expect(conversation.turns).toHaveLength(1);
  await expect(conversation.choose(1)).rejects.toThrow("no choice 1");
});

test("a name that would change nothing is not offered for it", async () => {
  const { clarify } = await (await open()).ask("trains for tokyo");
  expect(clarify?.question).toBe('I do not know "tokyo". Shall I leave it out?');
  expect(clarify?.choices).toHaveLength(1);
});

test("a word is left out together with its preposition", async () => {
  const { clarify } = await (await open()).ask("trains from atlantis to york");
  expect(clarify?.choices.map(({ sql }) => sql)).toEqual([from("York")]);
});

test("a number that nothing is compared with is asked about as a number", async () => {
  const { clarify } = await (await open()).ask("trains with more than 777 cities");
  expect(clarify?.question).toBe(
    "I found nothing here that 777 could be about. Shall I leave it out?",
  );
});

test("a reply in words settles it too", async () => {
  const conversation = await open();
  await conversation.ask("trains to tokyo");
  const settled = await conversation.ask("leave it out");
  expect([settled.sql, settled.turn]).toEqual([all, 2]);
});

test("where nothing can be offered, nobody is asked to choose", async () => {
  const answer = await (await open()).ask("trains under -5");
  expect([answer.clarify, answer.sql]).toEqual([undefined, ""]);
  expect(answer.refused).toBe(
    "I found nothing here that 5 could be about. Please say it otherwise.",
  );
});

test("whoever speaks of themselves is not asked whether to leave it out", async () => {
  const answer = await (await open()).ask("i am so tired of trains");
  expect(answer.refused).toContain('"tired"');
});
