import { describe, expect, test } from "vitest";
import { createConfig } from "../presets.ts";
import { buildVocabulary } from "../vocabulary/vocabulary.ts";
import { buildExample, segmentExamples, startBank } from "./build-example.ts";

const query = (text: string): string[] => text.split(" ");
const first = query("SELECT t.a FROM t WHERE t.b = CITY#0 AND t.c = 1");
const aside = query("SELECT u.a FROM u WHERE u.b = CITY#0 AND u.c = 2");
const asTrained = { minWordCount: 1, refusing: true, commonLiteralsOnly: true };
const counts = (words: readonly string[]) => ({
  input: new Map([["hello", 5]]),
  output: new Map(words.filter((word) => !word.includes("#")).map((word) => [word, 5])),
  types: new Set(["CITY"]),
});

describe("segments as a turn sees them", () => {
  const improvements = { focusQueries: 3, staleSegments: true };
  const config = createConfig("full", "tiny", { improvements });
  const ages = (seen: typeof config) => {
    const bank = startBank(seen).add(1, first).add(2, aside);
    return segmentExamples(bank, 3, seen).map(({ turn, age }) => [turn, age]);
  };

  test("those of an older query have an age of their own", () => {
    const { maxAge } = config.sizes;
    for (const [turn, age] of ages(config)) expect(age).toBe(turn === 1 ? 1 : maxAge + 1);
  });

  test("without the switch age counts turns, as in the paper", () => {
    const plain = createConfig("full", "tiny", { improvements: { focusQueries: 3 } });
    for (const [turn, age] of ages(plain)) expect(age).toBe(turn === 1 ? 1 : 2);
  });
});

describe("targets", () => {
  test("phrases are one step, placeholders and segments their own", () => {
    const phrases = [query("SELECT t.a FROM t WHERE t.b =")];
    const vocabulary = buildVocabulary(counts(first), { ...asTrained, phrases });
    const config = createConfig("full", "tiny", { improvements: { phrases: 8 } });
    const turn = {
      utterance: "hello",
      symbols: [],
      placeholders: [],
      refusal: false,
      mentioned: new Set<string>(),
      golds: [first],
    };
    const { targets } = buildExample({ id: "one", turns: [turn, turn] }, config, vocabulary);
    const steps = targets[0]![0]!;
    expect(steps.map(({ kind }) => kind)).toEqual([
      "word",
      "placeholder",
      "word",
      "word",
      "word",
      "word",
      "word",
    ]);
    expect(vocabulary.output.said(steps[0]!.kind === "word" ? steps[0]!.row : -1)).toEqual(
      phrases[0],
    );
    expect(targets[1]![0]!.some(({ kind }) => kind === "segment")).toBe(true);
  });
});
