// One utterance in two turns.
import { expect, test } from "vitest";
import { from, useTrains } from "../trains.fixture.ts";

const { open } = useTrains();

test("what is said next is put where it was missing", async () => {
  const conversation = await open();
  expect((await conversation.ask("trains to")).clarify?.question).toContain('"trains to" what?');
  const answer = await conversation.ask("york");
  expect([answer.sql, answer.utterance]).toEqual([from("York"), "york"]);
  expect(answer.words).toEqual([{ text: "york", start: 0, end: 4, use: "used", by: "york" }]);
});
