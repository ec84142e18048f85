// Which query another question about the same flights is taken to ask for, and which are accepted.
import { describe, expect, it } from "vitest";
import { readTarget, refersTo } from "../../../generator/targets.ts";
import { context, filled, queryOf, says, targetNamed } from "./readings.fixture.ts";

const from = filled("from", "city", 1, "DALLAS");
const to = filled("to", "city", 1, "DENVER");
const cheapest = filled("best", "cheapest", 2);
const day = filled("date", "weekday", 3, "WEDNESDAY");
const readings = (target: string, text: string, ...added: (typeof day)[]): string[] =>
  readTarget(context, queryOf("flights", from, to, cheapest), {
    target: targetNamed(target),
    added,
    text,
  }).map(says);

describe("what another question may mean", () => {
  it("tells what stands for something from words that only look like it", () => {
    const refers = (text: string) => refersTo(text, "flight");
    expect(refers("what airline is that")).toBe("one");
    expect(refers("what does that flight cost")).toBe("one");
    expect(refers("how much is it")).toBe("one");
    expect(refers("what do they cost")).toBe("several");
    expect(refers("what airlines go on this wednesday")).toBeUndefined();
    expect(refers("what is the fare one way")).toBeUndefined();
    expect(refers("list the airlines that fly there")).toBeUndefined();
  });

  it("is about the cheapest where it says nothing more, and about all where it does", () => {
    expect(readings("airlines", "what airlines are there")).toEqual([
      "airlines best from to",
      "airlines from to",
    ]);
    expect(readings("airlines", "what airlines go on this wednesday", day)).toEqual([
      "airlines date from to",
      "airlines best date from to",
    ]);
    expect(readings("airlines", "what airline is that")).toEqual(["airlines best from to"]);
  });

  it("may hold on to what it does not go with, where it points at what was found", () => {
    const american = filled("airline", "one", 1, "AA");
    const read = (text: string) =>
      readTarget(context, queryOf("flights", from, to, american), {
        target: targetNamed("airlines"),
        added: [],
        text,
      }).map(says);
    expect(read("what airlines are those")).toEqual([
      "airlines from to",
      "airlines airline from to",
    ]);
    expect(read("which airlines fly there")).toEqual(["airlines from to"]);
  });
});
