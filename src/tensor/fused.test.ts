import { expect, test } from "vitest";
import { createEngine } from "./create-engine.ts";
import { hasFusedMultiplyAdd } from "./fused.ts";
import { nodeHost } from "./host/node.ts";
import { affine } from "./index.ts";

test("is there in Node, behind its flag or without", () => {
  expect(hasFusedMultiplyAdd(nodeHost())).toBe(true);
});

test("rounds a product and its sum once where it is asked for, and twice where not", async () => {
  const e = 2 ** -12;
  const square = async (relaxed: boolean): Promise<number> => {
    const engine = await createEngine({ engine: "wasm", threads: 1, relaxed });
    const weights = engine.parameter("weights", 2, 16);
    engine.write(weights, [...Array(16).fill(-(1 + 2 * e)), ...Array(16).fill(1 + e)]);
    const product = affine(engine.forward(), [[engine.tensor(1, 2, [1, 1 + e]), weights]]);
    const [first = Number.NaN] = engine.read(product);
    await engine.dispose();
    return first;
  };
  expect(await square(true)).toBe(e * e);
  expect(await square(false)).toBe(0);
});
