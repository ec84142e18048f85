// A question asked with a new start.
import { expect, test } from "vitest";
import { from, useTrains } from "../trains.fixture.ts";

const { open } = useTrains();

test("what is asked for with a new start is a first question, and the start can be taken back", async () => {
  const conversation = await open();
  await conversation.ask("trains to york");
  const fresh = await conversation.ask("ok, start over with trains to leeds");
  expect(fresh.sql).toBe(from("Leeds"));
  expect(fresh.words).toContainEqual({
    text: "leeds",
    start: 30,
    end: 35,
    use: "used",
    by: "leeds",
  });
  expect((await conversation.ask("undo that")).said).toMatch(/^Taken back. We are at: .*York/);
  await conversation.ask("start again with trains to leeds");
  const stored = JSON.parse(JSON.stringify(conversation.store()));
  const again = await open({}, stored);
  expect((await again.ask("undo that")).said).toMatch(/^Taken back. We are at: .*York/);
});
