// What transformers are made of: gradients against finite differences, and laws of attention.
import { afterAll, describe, expect, test } from "vitest";
import { createRandom } from "../random.ts";
import { gradientCheck } from "./gradient-check.fixture.ts";
import {
  attendHeads,
  attendPlaces,
  createEngine,
  gelu,
  layerNorm,
  pairScores,
  placesOf,
  rows,
} from "./index.ts";

const engine = await createEngine({ engine: "wasm", threads: 1 });
afterAll(() => engine.dispose());
const { check, parameter } = gradientCheck(engine);

describe.each([1, 2])("gradients, seed %i", (seed) => {
  const random = createRandom(seed);

  test("layer norm and gelu", () => {
    const [x, scale, shift] = [3, 1, 1].map((height) => parameter(random, height, 8));
    check([x!, scale!, shift!], (tape) => [layerNorm(tape, x!, scale!, shift!)]);
    const wide = parameter(random, 3, 5);
    check([wide], (tape) => [gelu(tape, wide)]);
  });

  test("attention with relations, in packed sequences", () => {
    const [query, key, value] = [0, 1, 2].map(() => parameter(random, 9, 8));
    const [relationKey, bias] = [parameter(random, 5, 8), parameter(random, 5, 2)];
    const kinds = Uint8Array.from({ length: 25 + 16 }, () => random.below(5));
    for (const rate of [0, 0.3]) {
      check([query!, key!, value!, relationKey, bias], (tape) => {
        const starts = engine.integers([0, 5, 9]);
        return [
          attendHeads(tape, {
            heads: 2,
            query: query!,
            key: key!,
            value: value!,
            queryStarts: starts,
            keyStarts: starts,
            relations: { kinds: engine.bytes([kinds]), key: relationKey, bias },
            dropout: { rate, seed: 5 },
          }),
        ];
      });
    }
  });

  test("scores of all pairs of two packed matrices", () => {
    const [a, b] = [parameter(random, 5, 6), parameter(random, 7, 6)];
    check([a, b], (tape) => {
      const left = { rows: a, starts: engine.integers([0, 2, 2, 5]) };
      const right = { rows: b, starts: engine.integers([0, 4, 6, 7]) };
      return [pairScores(tape, left, right, 0.5)];
    });
  });

  test("causal attention of a matrix to itself, and attention to other sequences", () => {
    const [x, y, value] = [5, 7, 7].map((height) => parameter(random, height, 4));
    check([x!], (tape) => {
      const starts = engine.integers([0, 4, 5]);
      const same = { query: x!, key: x!, value: x!, queryStarts: starts, keyStarts: starts };
      return [attendHeads(tape, { ...same, heads: 1, causal: true })];
    });
    check([x!, y!, value!], (tape) => {
      const [queryStarts, keyStarts] = [engine.integers([0, 2, 5]), engine.integers([0, 6, 7])];
      const sides = { query: x!, key: y!, value: value!, queryStarts, keyStarts };
      return [attendHeads(tape, { ...sides, heads: 1 })];
    });
  });
});

test("a sequence is attended to alike, alone and among others, whatever the heads", () => {
  const random = createRandom("packed");
  const [query, key, value] = [0, 1, 2].map(() => parameter(random, 40, 24));
  for (const heads of [1, 3, 6]) {
    const tape = engine.forward();
    const starts = engine.integers([0, 17, 40]);
    const input = { query: query!, key: key!, value: value!, heads };
    const both = attendHeads(tape, { ...input, queryStarts: starts, keyStarts: starts });
    const alone = engine.integers([0, 23]);
    const second = attendHeads(tape, {
      heads,
      query: rows(tape, query!, 17, 40),
      key: rows(tape, key!, 17, 40),
      value: rows(tape, value!, 17, 40),
      queryStarts: alone,
      keyStarts: alone,
    });
    expect(engine.read(second)).toEqual(engine.read(rows(tape, both, 17, 40)));
    engine.reset();
  }
});

test("decoding step by step attends as a whole sequence does", () => {
  const random = createRandom("steps");
  const [query, key, value] = [0, 1, 2].map(() => parameter(random, 11, 16));
  const tape = engine.forward();
  const starts = engine.integers([0, 11]);
  const input = { query: query!, key: key!, value: value!, heads: 2, causal: true };
  const whole = engine.read(
    attendHeads(tape, { ...input, queryStarts: starts, keyStarts: starts }),
  );
  const all = placesOf(key!, value!);
  const seen = Array.from({ length: 11 }, (_, i) => ({
    keys: all.keys.slice(0, i + 1),
    values: all.values.slice(0, i + 1),
  }));
  const steps = engine.read(attendPlaces(tape, query!, seen, 2));
  for (let i = 0; i < whole.length; i++) expect(steps[i]).toBeCloseTo(whole[i]!, 6);
  engine.reset();
});

test("sequences that do not cover the rows are refused", () => {
  const x = parameter(createRandom(3), 5, 4);
  const [queryStarts, keyStarts] = [engine.integers([0, 5]), engine.integers([0, 4])];
  const input = { query: x, key: x, value: x, heads: 1, queryStarts, keyStarts };
  expect(() => attendHeads(engine.forward(), input)).toThrow(/1 sequences of 5 queries and 1 of 4/);
});
