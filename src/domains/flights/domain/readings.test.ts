// Which query a change is taken to ask for first, and which others are accepted.
import { describe, expect, it } from "vitest";
import { readChange } from "../../../generator/readings.ts";
import { fill } from "../../../generator/slots.ts";
import { context, filled, queryOf, says } from "./readings.fixture.ts";

const from = filled("from", "city", 1, "SEATTLE");
const to = filled("to", "city", 1, "BOSTON");
const cheapest = filled("best", "cheapest", 2);
const american = filled("airline", "one", 1, "AA");
const delta = filled("airline", "one", 3, "DL");
const arrives = filled("arrive", "at", 2);
const night = filled("depart", "night", 3);

describe("what a change may mean", () => {
  it("keeps the best where only the change is said, and accepts that it falls", () => {
    const { query, alternatives } = readChange(context, {
      kind: "add",
      query: queryOf("flights", from, to, cheapest),
      changed: [night],
      pointing: false,
      text: "at night",
    });
    expect([query, ...alternatives].map(says)).toEqual([
      "flights best depart from to",
      "flights depart from to",
    ]);
  });

  it("drops the best where many are asked for, and accepts that it stays", () => {
    const { query, alternatives } = readChange(context, {
      kind: "add",
      query: queryOf("flights", from, to, cheapest),
      changed: [night],
      pointing: true,
      text: "show me the night ones",
    });
    expect([query, ...alternatives].map(says)).toEqual([
      "flights depart from to",
      "flights best depart from to",
    ]);
  });

  it("drops what came after a replaced airline where flights are asked for (Figure 2)", () => {
    const before = queryOf("flights", from, to, american, arrives);
    const change = { kind: "replace", query: before, changed: [delta], pointing: false } as const;
    const anew = readChange(context, {
      ...change,
      asked: before.target,
      text: "show me delta flights",
    });
    expect([anew.query, ...anew.alternatives].map(says)).toEqual([
      "flights airline from to",
      "flights airline arrive from to",
    ]);
    const passing = readChange(context, { ...change, text: "how about delta" });
    expect(says(passing.query)).toBe("flights airline arrive from to");
  });

  it("goes on with what was asked, unless the words wish for a flight", () => {
    const before = queryOf("fares", from, to);
    const change = { kind: "add", query: before, changed: [delta], pointing: false } as const;
    expect(says(readChange(context, { ...change, text: "on delta" }).query)).toBe(
      "fares airline from to",
    );
    expect(says(readChange(context, { ...change, text: "i want to fly on delta" }).query)).toBe(
      "flights airline from to",
    );
  });

  it("takes a constraint back", () => {
    const { query } = readChange(context, {
      kind: "remove",
      query: queryOf("flights", from, to, american),
      changed: [],
      removed: ["airline"],
      pointing: false,
      text: "any airline is fine",
    });
    expect(says(query)).toBe("flights from to");
  });

  it("keeps a day that was said with the city and has only been changed since", () => {
    const before = fill(queryOf("flights", from, to, filled("date", "weekday", 1, "THURSDAY")), [
      filled("date", "weekday", 2, "SUNDAY"),
    ]);
    const { query, alternatives } = readChange(context, {
      kind: "replace",
      query: before,
      changed: [filled("to", "city", 3, "ATLANTA")],
      asked: before.target,
      pointing: false,
      text: "do you have a flight going to atlanta",
    });
    expect([query, ...alternatives].map(says)).toEqual(["flights date from to", "flights from to"]);
  });

  it("accepts a new trip, of which only the other end is understood, before the best", () => {
    const before = queryOf("flights", from, to, filled("date", "weekday", 1, "MONDAY"), cheapest);
    const { query, alternatives } = readChange(context, {
      kind: "replace",
      query: before,
      changed: [filled("to", "city", 3, "ATLANTA")],
      asked: before.target,
      pointing: false,
      text: "what flights arrive in atlanta",
    });
    expect([query, ...alternatives].map(says)).toEqual([
      "flights date from to",
      "flights from to",
      "flights best date from to",
    ]);
  });

  it("accepts that another day leaves behind what was narrowed on the first", () => {
    const before = queryOf("flights", from, to, filled("date", "weekday", 1, "MONDAY"), arrives);
    const change = {
      kind: "replace",
      query: before,
      changed: [filled("date", "weekday", 3, "THURSDAY")],
      pointing: false,
    } as const;
    const anew = readChange(context, {
      ...change,
      asked: before.target,
      text: "find all the available flights this thursday",
    });
    expect([anew.query, ...anew.alternatives].map(says)).toEqual([
      "flights arrive date from to",
      "flights date from to",
    ]);
    const passing = readChange(context, { ...change, text: "how about thursday" });
    expect([passing.query, ...passing.alternatives].map(says)).toEqual([
      "flights arrive date from to",
    ]);
  });

  it("goes back to the flights only where flights were asked for", () => {
    const first = filled("class", "first", 1);
    const change = {
      kind: "remove",
      query: queryOf("fares", from, to, first),
      changed: [],
      removed: ["class"],
      pointing: false,
      text: "forget first class",
    } as const;
    expect(readChange(context, change).alternatives).toEqual([]);
    const asked = { ...context, history: [queryOf("flights", from, to)] };
    expect(readChange(asked, change).alternatives.map(says)).toEqual(["flights from to"]);
  });

  it("takes a request to try something else for no wish", () => {
    const change = {
      kind: "replace",
      query: queryOf("fares", from),
      changed: [filled("from", "city", 3, "NASHVILLE")],
      pointing: false,
      text: "can you try from nashville",
    } as const;
    expect(says(readChange(context, change).query)).toBe("fares from");
  });

  it("lets nothing fall where the same is asked", () => {
    const before = queryOf("ground", filled("where", "city", 1), filled("kind", "rental-car", 2));
    const { query } = readChange(context, {
      kind: "replace",
      query: before,
      changed: [filled("where", "city", 3, "BOSTON")],
      pointing: false,
      text: "how about boston",
    });
    expect(says(query)).toBe("ground kind where");
  });
});
