// A few training steps, and a hash of the resulting weights: run in Node and in a browser to compare.
import { readGradient } from "./gradients.fixture.ts";
import { createEngine, lstm, mixtureLoss, reshape, rows, tanh } from "./index.ts";
import { drawnLstm } from "./lstm-products.fixture.ts";

export async function fingerprint(threads: number): Promise<{ hash: number; threads: number }> {
  const engine = await createEngine({ engine: "wasm", threads });
  const drawn = drawnLstm(engine, "fingerprint", { steps: 4, batch: 17, width: 50, hidden: 80 });
  const { batch, hidden } = drawn;
  for (let i = 0; i < 3; i++) {
    const tape = engine.tape();
    const { output } = lstm(tape, drawn);
    const logits = reshape(tape, tanh(tape, rows(tape, output, 0, batch)), batch, hidden);
    const targets = engine.ragged(Array.from({ length: batch }, (_, r) => [r, r + 1]));
    tape.backward(mixtureLoss(tape, { logits, targets }).loss);
    for (const each of engine.parameters) {
      const gradient = readGradient(engine, each);
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
