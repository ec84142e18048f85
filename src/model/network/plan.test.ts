import { describe, expect, it } from "vitest";
import type { InteractionExample, TurnExample } from "../examples/example.ts";
import { delimiterRow } from "../vocabulary/vocabulary.ts";
import { listRows, planDecoder } from "./plan-decoder.ts";
import { planConcatenation, planTurns, reachableWords } from "./plan-encoder.ts";

const turn = (...words: (number | string)[]): TurnExample => ({
  input: words.map((word) => (typeof word === "number" ? word : 9)),
  vectors: [],
  characters: [],
  placeholders: words.map((word) => (typeof word === "string" ? word : null)),
});

const longer: InteractionExample = {
  turns: [turn(2, "CITY#0"), turn(3), turn(4, 5)],
  queries: [[1, 2, 3], [1], null],
  segments: [[], [{ turn: 0, start: 1, end: 2, age: 1 }], [{ turn: 1, start: 0, end: 0, age: 2 }]],
  targets: [
    [[{ kind: "word", row: 0 }]],
    [
      [
        { kind: "segment", segment: 0 },
        { kind: "placeholder", name: "CITY#0", row: 7 },
        { kind: "word", row: 0 },
      ],
    ],
    [],
  ],
};
const shorter: InteractionExample = {
  turns: [turn(6)],
  queries: [null],
  segments: [[]],
  targets: [
    [
      [
        { kind: "placeholder", name: "CITY#5", row: 7 },
        { kind: "word", row: 0 },
      ],
    ],
  ],
};
const wanted = [
  { interaction: 0, turn: 0 },
  { interaction: 0, turn: 1 },
  { interaction: 0, turn: 2 },
  { interaction: 1, turn: 0 },
];
const words = { scored: 5, startRow: 8 };

describe("encoder plan", () => {
  it("encodes each utterance once, turn after turn, and finds its words again", () => {
    const plan = planTurns([longer, shorter], { history: 1, focusPlaceholders: 0 });
    expect(plan.groups.map(({ count, steps }) => [count, steps])).toEqual([
      [2, 2],
      [1, 1],
      [1, 2],
    ]);
    expect([...plan.groups[0]!.input]).toEqual([2, 6, 9, 0]);
    expect(plan.finalOf(0, 2)).toBe(3);
    expect(plan.attended(0, 1)).toEqual([
      { state: 0, distance: 1, placeholder: null },
      { state: 2, distance: 1, placeholder: "CITY#0" },
      { state: 4, distance: 0, placeholder: null },
    ]);
  });

  it("concatenates history with delimiters that attention never sees", () => {
    const plan = planConcatenation([longer, shorter], wanted, { history: 3, focusPlaceholders: 0 });
    const group = plan.groups[0]!;
    expect(group.lengths).toEqual(Int32Array.from([2, 4, 7, 1]));
    const column = Array.from({ length: 7 }, (_, j) => group.input[j * 4 + 2]);
    expect(column).toEqual([2, 9, delimiterRow, 3, delimiterRow, 4, 5]);
    expect(plan.attended(0, 2).map(({ state }) => (state - 2) / 4)).toEqual([0, 1, 3, 5, 6]);
  });

  it("reaches older placeholder mentions only with focus", () => {
    const reach = (focusPlaceholders: number) =>
      reachableWords(longer.turns, 2, { history: 1, focusPlaceholders }).map((w) => w.distance);
    expect(reach(0)).toEqual([1, 0, 0]);
    expect(reach(4)).toEqual([2, 1, 0, 0]);
  });
});

describe("decoder plan", () => {
  const encoder = planTurns([longer, shorter], { history: 3, focusPlaceholders: 0 });
  const rows = listRows([longer, shorter], wanted);
  const { decoder, segments } = planDecoder([longer, shorter], rows, encoder, words);

  it("keeps the longest rows first and drops finished ones", () => {
    expect(rows.map((row) => row.target.length)).toEqual([3, 2, 1]);
    expect(decoder.active).toEqual([3, 2, 1]);
    expect(decoder.packed).toBe(6);
  });

  it("feeds the previous symbol, a segment as the bag of its words", () => {
    expect(decoder.inputs).toEqual([[8], [8], [8], [2, 3], [7], [7]]);
  });

  it("knows what is right at each step, and counts what cannot be reached", () => {
    // Row 0 has one segment (entry 5) and one placeholder mention (entry 6).
    expect(decoder.right).toEqual([[5], [], [0], [6], [0], [0]]);
    // 3 + 1 + 2 attention scores of step 0, then row 0 of step 1: its second word is the city.
    expect(decoder.mentions[3]).toEqual([7]);
    expect(decoder.offered[3]).toEqual([0]);
    expect(decoder.unreachable).toBe(1);
    expect(segments.queries).toEqual([[1, 2, 3]]);
  });
});
