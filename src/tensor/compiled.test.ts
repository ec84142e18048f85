// Products compiled for this machine give the portable kernels' bits, on all threads; and where they cannot be
// had or would give others, the portable ones serve.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createRandom } from "../random.ts";
import { compiledProducts } from "../shipped/compiled-products.ts";
import { createEngine, type Engine, lstm, matmul } from "./index.ts";
import { sum } from "./losses.fixture.ts";

const folder = await mkdtemp(join(tmpdir(), "segue-compiled-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const compiled = await compiledProducts(folder);
if (typeof compiled === "string") console.log(`compiled products not tested: ${compiled}`);

async function computed(engine: Engine): Promise<number[][]> {
  const random = createRandom("compiled");
  const parameter = (name: string, height: number, width: number) => {
    const made = engine.parameter(name, height, width);
    engine.write(
      made,
      Float32Array.from({ length: made.size }, () => random.next() - 0.5),
    );
    return made;
  };
  const [steps, batch, width, hidden] = [5, 33, 70, 100];
  const input = parameter("x", steps * batch, width);
  const weights = {
    input: parameter("wx", width, 4 * hidden),
    hidden: parameter("wh", hidden, 4 * hidden),
    bias: parameter("b", 1, 4 * hidden),
  };
  const tall = parameter("tall", 903, hidden);
  const tape = engine.tape();
  const { output } = lstm(tape, { input, steps, batch, weights });
  const product = matmul(tape, output, tall, { transposeB: true });
  tape.backward(sum(tape, product));
  const results = [
    engine.read(product),
    ...engine.parameters.map((one) => engine.readGradient(one)),
  ];
  engine.reset();
  await engine.dispose();
  return results.map((values) => [...values]);
}

test.skipIf(typeof compiled === "string").each([1, 2])(
  "the same bits with %d threads",
  async (threads) => {
    const options = { engine: "wasm", threads, relaxed: true } as const;
    const engine = await createEngine({ ...options, compiled });
    expect(engine.info.reasons.join()).toContain("compiled for this machine");
    expect(await computed(engine)).toEqual(await computed(await createEngine(options)));
  },
);

test("without a compiler the portable products serve, and it is said why", async () => {
  const none = await compiledProducts(folder, "no-such-compiler");
  expect(none).toMatch(/^portable products, because none could be compiled \(.*no-such-compiler/);
  const engine = await createEngine({ engine: "wasm", threads: 1, relaxed: true, compiled: none });
  expect(engine.info.reasons).toContain(none);
  await engine.dispose();
});

test.skipIf(typeof compiled === "string")(
  "plain SIMD never takes them: their products are fused",
  async () => {
    const engine = await createEngine({ engine: "wasm", threads: 1, compiled });
    expect(engine.info.reasons.join()).not.toContain("compiled for this machine");
    await engine.dispose();
  },
);

test.skipIf(typeof compiled === "string")("products with other bits are not taken", async () => {
  const wrong = join(folder, "wrong.c");
  await writeFile(
    wrong,
    "void segue_gemm(void) {}\nvoid segue_gemm_packed(void) {}\nvoid segue_pack_panels(void) {}\n",
  );
  const other = await compiledProducts(folder, undefined, wrong);
  const engine = await createEngine({ engine: "wasm", threads: 1, relaxed: true, compiled: other });
  expect(engine.info.reasons).toContain("compiled products differ");
  await engine.dispose();
});
