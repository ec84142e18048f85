// Readings that nobody should be given unasked.
import { expect, test } from "vitest";
import { from, useTrains } from "../trains.fixture.ts";

const { open } = useTrains();

test("what nothing links is asked about", async () => {
  const answer = await (await open()).ask("trains and cities");
  expect(answer.clarify?.question).toContain("Nothing links");
});

test("readings that are close are asked about, unless one makes more of the words", async () => {
  const conversation = await open();
  expect((await conversation.ask("how many trains")).rows).toEqual([[3]]);
  const asked = await conversation.ask("york trains");
  expect(asked.clarify?.choices.map(({ sql }) => sql)).toEqual([
    from("York"),
    "SELECT COUNT ( * ) FROM train WHERE train.city = 'York'",
  ]);
});

test("readings that find the same are not asked about, and together are sure enough", async () => {
  expect((await (await open()).ask("trains of york")).rows).toEqual([[1]]);
  expect((await (await open()).ask("trains of leeds")).rows).toEqual([[3]]);
  expect((await (await open()).ask("trains in leeds")).rows).toEqual([[3]]);
});

test("what the words leave open is asked about however sure the model is, and settled in words", async () => {
  for (const [reply, number] of [
    ["the city", 1],
    [":2", 2],
    ["i mean the maker", 2],
  ] as const) {
    const conversation = await open();
    const asked = await conversation.ask("only york");
    expect(asked.clarify?.choices).toHaveLength(2);
    expect((await conversation.ask(reply)).rows).toEqual([[number]]);
  }
});

test("a reading that is hardly likely is shown to be confirmed", async () => {
  const conversation = await open();
  const asked = await conversation.ask("leeds trains");
  expect([asked.sql, asked.clarify?.choices.map(({ sql }) => sql)]).toEqual(["", [from("Leeds")]]);
  expect((await conversation.ask("no")).said).toContain("other words");
  await conversation.ask("leeds trains");
  const settled = await conversation.ask("yes");
  expect([settled.sql, settled.confidence]).toEqual([from("Leeds"), 1]);
  expect((await conversation.ask("no, that's wrong")).said).toContain("Say what to change");
  const bold = await open({ asking: { unsure: 0 } });
  expect((await bold.ask("leeds trains")).sql).toBe(from("Leeds"));
});

test("what says everything in the middle of a conversation needs no confirming", async () => {
  const conversation = await open({ asking: { unsure: 0.995, below: 0.995 } });
  const whole = "trains from york by leeds";
  expect((await conversation.ask(whole)).clarify?.question).toContain("Is this it?");
  await conversation.answerWith("SELECT city.name FROM city", "all cities");
  expect((await conversation.ask("from york by leeds")).clarify?.question).toContain("Is this it?");
  expect((await conversation.ask(whole)).clarify).toBeUndefined();
});

test("a value alone does not begin anew unasked", async () => {
  const conversation = await open();
  await conversation.answerWith(`${from("York")} AND train.number > 0`, "trains to york");
  expect((await conversation.ask("leeds for me")).clarify?.question).toContain("this instead?");
  await conversation.ask("trains 2 to 4");
  expect((await conversation.ask("compare with 5")).clarify).toBeUndefined();
});

test("values that are all said begin anew unasked where they are about another table", async () => {
  for (const [said, asks] of [
    ["leeds for me", true],
    ["leeds in pike", false],
    ["leeds by pike", true],
  ] as const) {
    const conversation = await open();
    const before = `${from("York")} AND train.number > 0 AND train.maker != 'Pike'`;
    await conversation.answerWith(before, "trains to york");
    const { clarify, refused } = await conversation.ask(said);
    const isAsked = clarify?.question.includes("That would drop") ?? false;
    expect([said, refused, isAsked]).toEqual([said, undefined, asks]);
  }
});
