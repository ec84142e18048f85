// What is declined, and what is asked for instead of being made up.
import { expect, test } from "vitest";
import { all, from, useTrains } from "../trains.fixture.ts";

const { open } = useTrains();

test("a day that no calendar has is told", async () => {
  const ofNoDay = async (utterance: string) => (await (await open()).ask(utterance)).refused;
  const none = "There is no 30 February. Please say another day.";
  expect(await ofNoDay("trains to york on february 30")).toBe(none);
  expect(await ofNoDay("trains on the 30th of february")).toBe(none);
});

test("what is declined for a name that is near another is asked about", async () => {
  const { clarify, refused } = await (await open()).ask("trains to tolebro");
  expect(refused).toBeUndefined();
  expect(clarify?.question).toContain('"tolebro". Did you mean Toledo?');
  expect(clarify?.choices.map(({ sql }) => sql)).toEqual([from("Toledo"), all]);
  expect((await (await open()).ask("trains to quebec")).refused).toContain('"quebec"');
});

test("an average does not stand for another figure silently", async () => {
  const { refused, sql } = await (await open()).ask("median number of trains");
  expect(sql).toBe("");
  expect(refused).toBe(
    'I cannot work out "median". I can give the average, the lowest or the highest instead.',
  );
});

test("what was begun and not said is asked for, never made up", async () => {
  const asked = await (await open()).ask("trains to york and");
  expect(asked.clarify?.question).toContain('"trains to york and" what?');
  expect(asked.clarify?.choices.map(({ sql }) => sql)).toEqual([from("York")]);
  // Nobody said York: such a reading is not offered.
  expect((await (await open()).ask("all trains to")).refused).toContain('"all trains to" what?');
});

test("letters at random are declined in the middle of a conversation too", async () => {
  const conversation = await open();
  await conversation.ask("trains to leeds");
  const answer = await conversation.ask("jkl qwe");
  expect(answer.refused).toContain('"jkl qwe"');
  expect((await conversation.ask("2 plus 2")).refused).toContain('"plus"');
  expect((await conversation.ask("2 + 2 =")).refused).toContain("no question");
  const twice = await conversation.ask("jkl, jkl");
  expect(twice.refused).toBe('I did not understand that. I do not know "jkl".');
});

test("a value that nobody said does not come out", async () => {
  const answer = await (await open()).ask("all trains");
  expect(answer.refused).toContain("york");
});
