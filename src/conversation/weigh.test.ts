// How sure a turn is, after those before it.
import { expect, test } from "vitest";
import { from, useTrains } from "./trains.fixture.ts";

const { open } = useTrains();

test("what is asked again in the same words is as sure as it was", async () => {
  const conversation = await open();
  const first = await conversation.ask("trains to york");
  const again = await conversation.ask("trains to york");
  expect([again.sql, again.confidence]).toEqual([first.sql, first.confidence]);
});

test("doubt is inherited, until a person writes or confirms the query", async () => {
  const conversation = await open({ asking: { words: false } });
  const first = await conversation.ask("trains to york");
  const doubtful = await conversation.ask("only slow ones");
  expect(doubtful.confidence).toBeLessThan(first.confidence);
  const written = conversation.fork();
  expect((await written.runSql(from("York"))).confidence).toBe(1);
  const said = conversation.fork();
  expect((await said.ask("yes, that's right")).said).toContain("Good");
  const confirmed = conversation.fork();
  await confirmed.confirm();
  for (const settled of [written, said, confirmed]) {
    const next = await settled.ask("only slow ones");
    expect(next.confidence).toBeGreaterThan(doubtful.confidence);
  }
});
