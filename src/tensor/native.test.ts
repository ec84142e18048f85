// The native library gives what the portable kernels give, to float32's precision, on all threads.
import { expect, test } from "vitest";
import { createEngine, type Engine } from "./index.ts";
import { lstmProducts } from "./lstm-products.fixture.ts";

const native: Engine | string = await createEngine({ engine: "native", threads: 2 }).catch(String);
if (typeof native === "string") console.log(`native engine not tested: ${native}`);

test.skipIf(typeof native === "string")("native and portable agree", async () => {
  if (typeof native === "string") return;
  expect(native.info.blas).not.toBeNull();
  const ours = await lstmProducts(await createEngine({ engine: "wasm", threads: 2 }));
  const theirs = await lstmProducts(native);
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
