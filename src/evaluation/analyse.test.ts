import { describe, expect, it } from "vitest";
import { shapeOf } from "../sql/query-shape.ts";
import { analysePropagation, classifyErrors, countSteps } from "./analyse.ts";
import type { PredictionLine } from "./prediction.ts";

const from = (city: string): string =>
  `flight.from_airport IN ( SELECT airport.code FROM airport WHERE airport.city = '${city}' )`;
const flights = (...conditions: string[]): string =>
  `SELECT flight.id FROM flight WHERE ${conditions.join(" AND ")}`;

function line(
  sql: string,
  gold: string | string[],
  given: Partial<PredictionLine> = {},
): PredictionLine {
  return {
    id: "a",
    turn: 2,
    utterance: "u",
    gold: typeof gold === "string" ? [gold] : gold,
    sql,
    query: false,
    strict: false,
    relaxed: false,
    previous: "predicted",
    provenance: [],
    ms: 1,
    valid: true,
    ...given,
  };
}

describe("shapeOf", () => {
  it("lists constraints with the way to them", () => {
    expect(shapeOf(flights(from("X"), "flight.stops = 0"))).toEqual({
      target: "flight.id",
      conditions: [
        { path: "flight.from_airport > airport.city", operator: "=", value: "'X'" },
        { path: "flight.stops", operator: "=", value: "0" },
      ],
    });
  });

  it("reads NOT, BETWEEN, NULL, lists and subqueries that constrain nothing", () => {
    const sql =
      "SELECT a FROM t WHERE NOT ( b = 1 ) AND c BETWEEN 1 AND 2 AND d IS NOT NULL AND e IN ( 2 , 1 ) AND f IN ( SELECT g FROM u )";
    expect(shapeOf(sql)?.conditions).toEqual([
      { path: "NOT > b", operator: "=", value: "1" },
      { path: "c", operator: "BETWEEN", value: "1 AND 2" },
      { path: "d", operator: "IS NOT", value: "NULL" },
      { path: "e", operator: "IN", value: "1 , 2" },
      { path: "f", operator: "IN", value: "g" },
    ]);
    expect(shapeOf("SELECT FROM")).toBeUndefined();
  });
});

describe("classifyErrors", () => {
  const gold = flights(from("X"), "flight.stops = 0");
  const cases: [string, PredictionLine, string[]][] = [
    [
      "a constraint invented",
      line(flights(from("X"), "flight.stops = 0", "flight.airline = 'AA'"), gold),
      ["invented"],
    ],
    ["a wrong value", line(flights(from("Y"), "flight.stops = 0"), gold), ["wrong-value"]],
    ["one missing", line(flights(from("X")), gold), ["missing"]],
    [
      "another target",
      line(gold.replace("SELECT flight.id", "SELECT flight.fare"), gold),
      ["target"],
    ],
    ["several at once", line(flights(from("Y")), gold), ["wrong-value", "missing"]],
    [
      "the same constraints otherwise joined",
      line(`${flights(from("X"))} OR flight.stops = 0`, gold),
      ["structure"],
    ],
    ["no SQL", line("SELECT FROM", gold), ["invalid"]],
    ["not valid here", line(gold, gold, { valid: false }), ["invalid"]],
    ["declined", line("", gold, { refused: "no" }), ["refused"]],
    [
      "against the nearest gold",
      line(flights(from("Y")), [gold, flights(from("X"))]),
      ["wrong-value"],
    ],
  ];
  for (const [name, wrong, kinds] of cases) {
    it(name, () => expect(classifyErrors([wrong])[0]?.kinds).toEqual(kinds));
  }

  it("looks only at what is wrong", () => {
    expect(classifyErrors([line(gold, gold, { strict: true })])).toEqual([]);
  });
});

describe("analysePropagation", () => {
  const gold = flights(from("X"));
  const right = line(gold, gold, { strict: true, previous: "gold" });
  const segment = { text: from("Y"), from: "segment" as const, turn: 1, probability: 1 };

  it("tells a wrong segment from a missing one", () => {
    const wrong = line(flights(from("Y")), gold, { provenance: [segment] });
    expect(analysePropagation([wrong], [right])).toMatchObject({ turns: 1, wrongSegment: 1 });
    const missing = line("SELECT flight.id FROM flight", gold);
    const copied = { ...right, provenance: [{ ...segment, text: from("X") }] };
    expect(analysePropagation([missing], [copied])).toMatchObject({ turns: 1, missingSegment: 1 });
    expect(analysePropagation([missing], [right])).toMatchObject({ turns: 1, other: 1 });
  });

  it("goes by conditions, not by text that holds the same number", () => {
    const copied = { ...segment, text: "flight.number = 1848" };
    const wrong = line(flights(from("X"), "flight.number = 1848", "flight.day = 8"), [
      flights(from("X"), "flight.number = 1848"),
    ]);
    const provenance = [copied];
    expect(analysePropagation([{ ...wrong, provenance }], [right])).toMatchObject({ other: 1 });
  });

  it("leaves alone what is wrong with gold previous queries too", () => {
    const wrong = line(flights(from("Y")), gold);
    expect(analysePropagation([wrong], [{ ...right, strict: false }]).turns).toBe(0);
  });
});

describe("countSteps", () => {
  it("counts a segment as one step", () => {
    const provenance = [
      { text: "SELECT", from: "vocabulary" as const, turn: 2, probability: 1 },
      { text: "a = 1 AND b = 2", from: "segment" as const, turn: 1, probability: 1 },
    ];
    const counted = countSteps([line("s", "g", { provenance }), line("s", "g")]);
    expect(counted).toEqual({ turns: 2, copying: 1, words: 8, steps: 2, saved: 0.75 });
  });
});
