// What asks nothing although its words are known.
import { expect, test } from "vitest";
import { all, useTrains } from "../trains.fixture.ts";

const { open } = useTrains();

test("where there is one kind of things, all that is asked for is all of those", async () => {
  for (const utterance of ["list all", "show me everything"])
    expect((await (await open()).ask(utterance)).row_count).toBe(3);
  expect((await (await open()).ask("well, that is all")).sql).toBe("");
});

test("talk without a word about anything is declined, unless it points at what was found", async () => {
  const conversation = await open();
  await conversation.ask("trains to leeds");
  expect((await conversation.ask("show me those again")).rows).toEqual([[3]]);
  expect((await conversation.ask("to be or not to be")).refused).toContain("no question");
});

test("what a rule took the whole of is a question, whatever its words", async () => {
  expect((await (await open()).ask("what is here now")).refused).toContain("no question");
  expect((await (await open()).ask("what is there now")).sql).toBe(all);
});
