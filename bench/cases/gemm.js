// One square product, 1024 x 1024 x 1024.
import { affine, createEngine } from "../../dist/tensor/index.js";
import { bestOf } from "../best-of.js";

const SIZE = 1024;

export async function prepare({ engine: kind, threads }) {
  const engine = await createEngine({ engine: kind, threads });
  const [a, b] = ["a", "b"].map((name) => engine.parameter(name, SIZE, SIZE));
  for (const each of [a, b]) {
    engine.write(
      each,
      Float32Array.from({ length: each.size }, (_, i) => Math.sin(i)),
    );
  }
  const work = () => {
    affine(engine.forward(), [[a, b]]);
    engine.reset();
  };
  return {
    measure: () => bestOf(work, { times: 8 }),
    describe: (ms) => ({ gflops: Math.round((2 * SIZE ** 3) / ms / 1e6) }),
    close: () => engine.dispose(),
  };
}
