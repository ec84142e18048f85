// Products compiled for this machine give the portable kernels' bits, on all threads; and where they cannot be
// had or would give others, the portable ones serve.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { compiledProducts } from "../shipped/compiled-products.ts";
import { createEngine } from "./index.ts";
import { lstmProducts } from "./lstm-products.fixture.ts";

const folder = temporaryFolder();
const compiled = await compiledProducts({ folder });
if (typeof compiled === "string") console.log(`compiled products not tested: ${compiled}`);

test.skipIf(typeof compiled === "string").each([1, 2])(
  "the same bits with %d threads",
  async (threads) => {
    const options = { engine: "wasm", threads, relaxed: true } as const;
    const engine = await createEngine({ ...options, compiled });
    expect(engine.info.reasons.join()).toContain("compiled for this machine");
    expect(await lstmProducts(engine)).toEqual(await lstmProducts(await createEngine(options)));
  },
);

test("without a compiler the portable products serve, and it is said why", async () => {
  const none = await compiledProducts({ folder, compiler: "no-such-compiler" });
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
  const other = await compiledProducts({ folder, source: wrong });
  const engine = await createEngine({ engine: "wasm", threads: 1, relaxed: true, compiled: other });
  expect(engine.info.reasons).toContain("portable products, because the compiled ones differ");
  await engine.dispose();
});

test.skipIf(typeof compiled === "string")("a file that does not load is not taken", async () => {
  if (typeof compiled === "string") return;
  const path = join(folder, "broken.so");
  await writeFile(path, "no library");
  const broken = { ...compiled, path };
  const engine = await createEngine({
    engine: "wasm",
    threads: 2,
    relaxed: true,
    compiled: broken,
  });
  expect(engine.info.reasons.join()).toContain(
    "portable products, because the compiled ones do not load (",
  );
  await engine.dispose();
});

test.skipIf(typeof compiled === "string")(
  "a processor of the same name that can do other things has a file of its own",
  async () => {
    if (typeof compiled === "string") return;
    const other = await compiledProducts({ folder, flags: ["fpu", "sse2"] });
    expect(other).not.toMatchObject({ path: compiled.path });
    expect(await compiledProducts({ folder })).toMatchObject({ path: compiled.path });
  },
);
