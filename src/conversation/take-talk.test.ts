// Talk about the conversation itself, in the middle of one.
import { expect, test } from "vitest";
import { useTrains } from "./trains.fixture.ts";

const { open } = useTrains();

test("what settled a question back is taken back with it", async () => {
  const conversation = await open();
  await conversation.ask("trains to leeds");
  await conversation.ask("trains to tokyo");
  await conversation.ask("leave it out");
  expect((await conversation.ask("undo that")).said).toMatch(/^Taken back. We are at: .*Leeds/);
  expect((await conversation.ask("undo that")).said).toBe("Taken back. We are at the start.");
});

test("talk about the conversation is replied to, and moves where it stands", async () => {
  const conversation = await open();
  await conversation.ask("trains to leeds");
  await conversation.ask("trains to york");
  expect((await conversation.ask("what tables are there")).said).toBe("There is 1 table: train.");
  const about = await conversation.ask("what do you know about trains");
  expect(about.said).toBe("train has 3 rows; of each I know number, city and maker.");
  const leeds = await conversation.fork().ask("what can you tell me about the leeds train");
  expect(leeds.said).toBeUndefined();
  expect((await conversation.ask("are you sure?")).said).toContain("% sure");
  expect((await conversation.ask("why")).said).toContain('"york" became york');
  const back = await conversation.ask("go back to the leeds ones");
  expect(back.rows).toEqual([[3]]);
  const york = /^Taken back\. We are at: .*York/i;
  expect((await conversation.ask("undo that")).said).toMatch(york);
  expect((await conversation.ask("start over")).said).toContain("new start");
  expect((await conversation.ask("undo that")).said).toMatch(york);
  await conversation.ask("undo that");
  expect((await conversation.ask("undo")).said).toBe("Taken back. We are at the start.");
  expect((await conversation.ask("undo")).said).toBe("There is nothing to take back.");
  for (const turn of conversation.turns) expect(turn.refused).toBeUndefined();
});

test("what was answered or asked is told again, at the start and in the middle", async () => {
  const conversation = await open();
  expect((await conversation.ask("repeat that")).said).toBe("There is nothing to repeat yet.");
  const asked = "what did i just ask";
  expect((await conversation.ask(asked)).said).toBe("You have not asked anything yet.");
  await conversation.ask("trains to leeds");
  expect((await conversation.ask("repeat that")).rows).toEqual([[3]]);
  expect((await conversation.ask("say that again")).rows).toEqual([[3]]);
  expect((await conversation.ask(asked)).said).toMatch(/^You asked: "trains to leeds". I read it/);
  const told = await conversation.ask("jkl qwe");
  expect((await conversation.ask("repeat that")).said).toBe(told.refused);
  await conversation.ask("trains to tokyo");
  await conversation.ask("say that again");
  expect((await conversation.ask("1")).rows).toEqual([[2]]);
});

test("what is told again leaves the conversation where it stands", async () => {
  const conversation = await open();
  await conversation.ask("trains to york");
  await conversation.ask("trains to leeds");
  await conversation.ask("repeat that");
  expect((await conversation.ask("undo that")).said).toMatch(/^Taken back. We are at: .*York/);
});
