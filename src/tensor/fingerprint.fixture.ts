// A few training steps, and a hash of the resulting weights: run in Node and in a browser to compare.
import { createRandom } from "../random.ts";
import { createEngine, lstm, mixtureLoss, reshape, rows, tanh } from "./index.ts";

export async function fingerprint(threads: number): Promise<{ hash: number; threads: number }> {
  const engine = await createEngine({ engine: "wasm", threads });
  const random = createRandom("fingerprint");
  const parameter = (name: string, height: number, width: number) => {
    const made = engine.parameter(name, height, width);
    engine.write(
      made,
      Float32Array.from({ length: made.size }, () => random.next() - 0.5),
    );
    return made;
  };
  const [steps, batch, hidden] = [4, 17, 80];
  const input = parameter("x", steps * batch, 50);
  const weights = {
    input: parameter("wx", 50, 4 * hidden),
    hidden: parameter("wh", hidden, 4 * hidden),
    bias: parameter("b", 1, 4 * hidden),
  };
  for (let i = 0; i < 3; i++) {
    const tape = engine.tape();
    const { output } = lstm(tape, { input, steps, batch, weights });
    const logits = reshape(tape, tanh(tape, rows(tape, output, 0, batch)), batch, hidden);
    const targets = engine.ragged(Array.from({ length: batch }, (_, r) => [r, r + 1]));
    tape.backward(mixtureLoss(tape, { logits, targets }).loss);
    for (const each of engine.parameters) {
      const gradient = engine.readGradient(each);
      engine.write(
        each,
        engine.read(each).map((value, j) => value - gradient[j]!),
      );
    }
    engine.reset();
  }
  let hash = 0;
  for (const each of engine.parameters) {
    for (const bits of new Uint32Array(engine.read(each).buffer)) {
      hash = (Math.imul(hash, 31) + bits) | 0;
    }
  }
  await engine.dispose();
  return { hash, threads: engine.info.threads };
}
