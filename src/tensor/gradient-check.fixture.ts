// Compares an op's gradient with finite differences, element by element.

import { expect } from "vitest";
import type { Random } from "../random.ts";
import { readGradient } from "./gradients.fixture.ts";
import { concatColumns, type Engine, type Parameter, reshape, type Tape, Tensor } from "./index.ts";
import { weighed } from "./losses.fixture.ts";

export type GradientCheck = {
  /** A matrix of numbers in [-1, 1). */
  parameter(random: Random, height: number, width: number, sparse?: boolean): Parameter;
  /** Builds a loss, or results that are weighed into one. */
  check(inputs: readonly Parameter[], build: (tape: Tape) => readonly Tensor[] | Tensor): void;
};

export function gradientCheck(engine: Engine): GradientCheck {
  let count = 0;

  /** A loss that weighs every element of the results differently. */
  const weigh = (tape: Tape, results: readonly Tensor[]): Tensor => {
    const flat = concatColumns(
      tape,
      results.map((result) => reshape(tape, result, 1, result.size)),
    );
    const weights = Float32Array.from({ length: flat.size }, (_, i) => Math.sin(i * 1.7 + 0.3));
    return weighed(tape, flat, weights);
  };

  return {
    parameter(random, height, width, sparse = false) {
      const result = engine.parameter(`p${count++}`, height, width, { sparse });
      engine.write(
        result,
        Float32Array.from({ length: result.size }, () => 2 * random.next() - 1),
      );
      return result;
    },
    check(inputs, build) {
      const loss = (tape: Tape): Tensor => {
        const built = build(tape);
        return built instanceof Tensor ? built : weigh(tape, built);
      };
      engine.reset();
      const tape = engine.tape();
      tape.backward(loss(tape));
      const gradients = inputs.map((input) => readGradient(engine, input));
      for (let p = 0; p < inputs.length; p++) {
        const values = engine.read(inputs[p]!);
        for (let i = 0; i < values.length; i++) {
          const at = (delta: number): number => {
            engine.reset();
            const moved = values.slice();
            moved[i] = values[i]! + delta;
            engine.write(inputs[p]!, moved);
            return engine.read(loss(engine.tape()))[0]!;
          };
          const step = 1 / 128;
          // Richardson: two central differences, so that the step may be large enough for float32
          const slope = (h: number): number => (at(h) - at(-h)) / (2 * h);
          const numeric = (4 * slope(step) - slope(2 * step)) / 3;
          const analytic = gradients[p]![i]!;
          expect(
            Math.abs(numeric - analytic),
            `input ${p}, element ${i}: ${numeric} against ${analytic}`,
          ).toBeLessThan(3e-3 * Math.max(1, Math.abs(analytic)));
        }
        engine.write(inputs[p]!, values);
      }
      engine.reset();
    },
  };
}
