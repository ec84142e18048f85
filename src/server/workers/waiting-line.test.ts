import { expect, test } from "vitest";
import { createWaitingLine } from "./waiting-line.ts";

type Task = { readonly conversation?: string; readonly name: string };

let time = 0;
const line = () =>
  createWaitingLine<Task, string>(
    (task) => task.conversation,
    () => time,
  );
const turn = (conversation: string, name: string): Task => ({ conversation, name });

test("a new conversation goes to whoever is free, and stays there", () => {
  const waiting = line();
  waiting.add(turn("a", "a1"));
  expect(waiting.next("left")?.name).toBe("a1");
  waiting.add(turn("a", "a2"));
  expect(waiting.next("right")).toBeUndefined();
  expect(waiting.next("left")?.name).toBe("a2");
});

test("where turns pile up, the one that has waited longest moves", () => {
  const waiting = line();
  for (const name of ["a1", "b1"]) {
    waiting.add(turn(name[0] ?? "", name));
    waiting.next("left");
  }
  waiting.add(turn("a", "a2"));
  waiting.add(turn("b", "b2"));
  expect(waiting.next("right")?.name).toBe("a2");
  expect(waiting.next("right")).toBeUndefined();
  waiting.add(turn("a", "a3"));
  expect(waiting.next("right")?.name).toBe("a3");
});

test("whoever has waited long goes to anybody", () => {
  const waiting = line();
  waiting.add(turn("a", "a1"));
  waiting.next("left");
  waiting.add(turn("a", "a2"));
  time += 400;
  expect(waiting.next("right")).toBeUndefined();
  time += 200;
  expect(waiting.next("right")?.name).toBe("a2");
});

test("a member that is gone leaves its conversations to others", () => {
  const waiting = line();
  waiting.add(turn("a", "a1"));
  waiting.next("left");
  waiting.add(turn("a", "a2"));
  waiting.leave("left");
  expect(waiting.next("right")?.name).toBe("a2");
});

test("what belongs to no conversation goes to anybody, in order", () => {
  const waiting = line();
  waiting.add({ name: "one" });
  waiting.add({ name: "two" });
  expect([waiting.next("left")?.name, waiting.next("right")?.name]).toEqual(["one", "two"]);
});

test("what is given up leaves the line", () => {
  const waiting = line();
  const task = turn("a", "a1");
  waiting.add(task);
  expect([waiting.remove(task), waiting.remove(task), waiting.length]).toEqual([true, false, 0]);
  waiting.add(task);
  expect(waiting.clear()).toEqual([task]);
  expect(waiting.next("left")).toBeUndefined();
});
