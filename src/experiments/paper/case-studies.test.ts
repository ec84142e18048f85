import { expect, test } from "vitest";
import type { GoldTurn, Interaction } from "../../dataset/interaction.ts";
import { attentionCases } from "./case-studies.ts";

const turn = (utterance: string, ...labels: string[]): GoldTurn => ({
  utterance,
  sql: ["SELECT 1"],
  labels,
});
const talk = (id: string, ...turns: GoldTurn[]): Interaction => ({ id, database: "d", turns });

test("figures show the third turn of the first conversation that is what they are about", () => {
  const dev = [
    talk("short", turn("a"), turn("b", "superlative")),
    talk("kept", turn("a"), turn("b", "superlative"), turn("c", "add"), turn("d")),
    talk("late", turn("a"), turn("b"), turn("c", "focus-change"), turn("d", "focus-return")),
    talk("aside", turn("a"), turn("b", "focus-change"), turn("c", "focus-return"), turn("d")),
  ];
  const found = attentionCases(dev).map(({ about, interaction }) => [
    about,
    interaction.id,
    interaction.turns.length,
  ]);
  expect(found).toEqual([
    ["back from an aside", "aside", 3],
    ["a superlative kept", "kept", 3],
  ]);
  expect(attentionCases([])).toEqual([]);
});
