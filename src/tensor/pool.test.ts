import { expect, test } from "vitest";
import { affine, createEngine } from "./index.ts";

test.each([1, 2])("a stopped engine of %i threads refuses, and nobody waits", async (threads) => {
  const engine = await createEngine({ engine: "wasm", threads });
  const [left, right] = [engine.parameter("left", 300, 300), engine.parameter("right", 300, 300)];
  const multiply = () => affine(engine.tape(), [[left, right]]);
  expect(multiply).not.toThrow();
  await engine.dispose();
  await engine.dispose();
  expect(multiply).toThrow("the engine was stopped");
});
