// The native library gives what the portable kernels give, to float32's precision, on all threads.
import { expect, test } from "vitest";
import { createRandom } from "../random.ts";
import { createEngine, type Engine, lstm, matmul } from "./index.ts";
import { sum } from "./losses.fixture.ts";

const native: Engine | string = await createEngine({ engine: "native", threads: 2 }).catch(String);
if (typeof native === "string") console.log(`native engine not tested: ${native}`);

async function compute(engine: Engine): Promise<Float32Array[]> {
  const random = createRandom("native");
  const parameter = (name: string, height: number, width: number) => {
    const made = engine.parameter(name, height, width);
    engine.write(
      made,
      Float32Array.from({ length: made.size }, () => random.next() - 0.5),
    );
    return made;
  };
  const [steps, batch, width, hidden] = [5, 33, 70, 96];
  const input = parameter("x", steps * batch, width);
  const weights = {
    input: parameter("wx", width, 4 * hidden),
    hidden: parameter("wh", hidden, 4 * hidden),
    bias: parameter("b", 1, 4 * hidden),
  };
  const tall = parameter("tall", 900, hidden);
  const tape = engine.tape();
  const { output } = lstm(tape, { input, steps, batch, weights });
  const product = matmul(tape, output, tall, { transposeB: true });
  tape.backward(sum(tape, product));
  const results = [engine.read(product)];
  for (const each of engine.parameters) results.push(engine.readGradient(each));
  engine.reset();
  await engine.dispose();
  return results;
}

test.skipIf(typeof native === "string")("native and portable agree", async () => {
  if (typeof native === "string") return;
  expect(native.info.blas).not.toBeNull();
  const ours = await compute(await createEngine({ engine: "wasm", threads: 2 }));
  const theirs = await compute(native);
  ours.forEach((values, i) => {
    const top = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-3);
    const apart = values.reduce((most, v, j) => Math.max(most, Math.abs(v - theirs[i]![j]!)), 0);
    expect(apart).toBeLessThan(2e-5 * top);
  });
});

test("auto never fails for lack of a library, and says why", async () => {
  const { nodeHost } = await import("./host/node.ts");
  const host = { ...nodeHost(), wanted: undefined, findBlas: async () => "there is none here" };
  const engine = await createEngine({ host, threads: 1 });
  expect(engine.info).toMatchObject({ engine: "wasm", blas: null });
  expect(engine.info.reasons.join()).toContain("there is none here");
  await engine.dispose();
  await expect(createEngine({ host, engine: "native" })).rejects.toThrow(/there is none here/);
});
