// Each mechanism learns a task that needs exactly it; without the mechanism the task stays unsolved.
import { describe, expect, it } from "vitest";
import type { InputSymbol, Placeholder } from "../../entities/placeholder.ts";
import { emptyWording } from "../../entities/wording.ts";
import { createRandom } from "../../random.ts";
import { joinWords, sqlWords } from "../../sql/words.ts";
import { createEngine } from "../../tensor/index.ts";
import { predictInteractions } from "../decoding/predict.ts";
import { buildExample } from "../examples/build-example.ts";
import { countWords, type PreparedInteraction, type PreparedTurn } from "../examples/prepare.ts";
import { createModel } from "../model.ts";
import { type ConfigChanges, createConfig } from "../presets.ts";
import { buildVocabulary } from "../vocabulary/vocabulary.ts";
import { bookWords } from "./books.fixture.ts";
import { createTrainer } from "./trainer.ts";

const books = "SELECT DISTINCT book.title FROM book WHERE";

/** `by AUTHOR#3` is a word and a placeholder; a turn without SQL is heard but not scored. */
function interaction(id: string, ...turns: readonly (readonly [string, string])[]) {
  const known = new Map<string, Placeholder>();
  return {
    id,
    turns: turns.map(([utterance, sql]): PreparedTurn => {
      const symbols = utterance.split(" ").map((text): InputSymbol => {
        const [type = "", index] = text.split("#");
        if (index === undefined) return { text, start: 0, end: 0 };
        const place = { type, index: Number(index), text, start: 0, end: 0, turn: 1 };
        known.set(text, { ...place, name: text, value: text, sql: `'${text}'` });
        return { text, type, start: 0, end: 0 };
      });
      return {
        utterance,
        symbols,
        placeholders: [...known.values()],
        mentioned: new Set(symbols.flatMap(({ text, type }) => (type ? [text] : []))),
        golds: sql === "" ? [] : [sqlWords(sql)],
        refusal: false,
      };
    }),
  };
}

/** The share of last turns that come out right, answering from its own earlier queries. */
async function lastTurnsRight(
  changes: ConfigChanges,
  training: readonly PreparedInteraction[],
  test: readonly PreparedInteraction[],
  epochs: number,
): Promise<number> {
  const engine = await createEngine();
  const config = createConfig("full", "tiny", changes);
  const scoring = config.mechanisms.placeholderScoring;
  const vocabulary = buildVocabulary(countWords(training, bookWords.types, scoring), {
    minWordCount: 1,
    refusing: true,
    commonLiteralsOnly: true,
  });
  const none = { pairs: new Set<string>(), values: new Map<string, ReadonlySet<string>>() };
  const domain = { words: bookWords, wording: emptyWording, comparisons: none };
  const { runtime } = createModel({ engine, config, vocabulary, domain, vectors: null, seed: 1 });
  const examples = training.map((one) => buildExample(one, config, vocabulary));
  const trainer = createTrainer(runtime);
  const random = createRandom(2);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = random.shuffle(examples);
    for (let from = 0; from < order.length; from += 8) {
      const batch = order.slice(from, from + 8);
      const items = batch.map((example) => ({ example, turns: example.turns.map((_, t) => t) }));
      trainer.train(items, random);
    }
  }
  const said = predictInteractions(runtime, test, { previous: "predicted", constraint: null });
  await engine.dispose();
  const right = test.filter((one, i) => {
    const gold = one.turns.at(-1)!.golds[0]!;
    return joinWords(said[i]!.at(-1)!) === joinWords(gold);
  });
  return right.length / test.length;
}

const random = createRandom(7);
const numbered = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe("what each mechanism is for", () => {
  it("segments carry a value from beyond the attended utterances", async () => {
    const cases = numbered(16).map((i) => {
      const author = `AUTHOR#${random.below(4)}`;
      const query = `${books} author.name = ${author} AND book.genre = 'X'`;
      const again = ["the same", query] as const;
      return interaction(`s${i}`, [`by ${author}`, query], again, again, again, again, again);
    });
    const without = { mechanisms: { segments: false } };
    expect(await lastTurnsRight({}, cases, cases, 100)).toBe(1);
    expect(await lastTurnsRight(without, cases, cases, 100)).toBe(0);
  });

  it("the turn-level encoder remembers a word from beyond the attended utterances", async () => {
    const cases = numbered(16).map((i) => {
      const colour = i % 2 === 0 ? "red" : "blue";
      const idle = ["go on", ""] as const;
      return interaction(`t${i}`, [`i like ${colour} covers`, ""], idle, idle, [
        "now mine",
        `${books} book.genre = '${colour.toUpperCase()}'`,
      ]);
    });
    // A window of two utterances; a tiny network needs a wider start to hear so far back.
    const learning = { initScale: 0.3 };
    const mechanisms = { segments: false, history: 1 };
    const turns = { learning, mechanisms };
    const neither = { learning, mechanisms: { ...mechanisms, turnLevelEncoder: false } };
    expect(await lastTurnsRight(turns, cases, cases, 150)).toBe(1);
    expect(await lastTurnsRight(neither, cases, cases, 150)).toBeLessThanOrEqual(0.5);
  });

  it("scoring by attention tells values of one type apart, also where their number is new", async () => {
    const pair = (id: string, a: number, b: number) =>
      interaction(id, [
        `by AUTHOR#${a} not by AUTHOR#${b}`,
        `${books} author.name = AUTHOR#${a} AND author.name <> AUTHOR#${b}`,
      ]);
    const training = numbered(24).map((i) => pair(`p${i}`, i % 2, 1 - (i % 2)));
    const test = numbered(8).map((i) => pair(`q${i}`, 2 + (i % 3), 5 + (i % 2)));
    const without = { mechanisms: { placeholderScoring: false } };
    expect(await lastTurnsRight({}, training, test, 60)).toBe(1);
    expect(await lastTurnsRight(without, training, test, 60)).toBe(0);
  });
});
