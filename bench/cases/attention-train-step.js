// Four transformer layers of 192 with 8 heads and 80 relations between positions, over 16 sequences of 105
// to 135 positions: forward, backward, AdamW. Sequences are packed here and padded in the peer.

import { createAdamW } from "../../dist/optim/index.js";
import { createRandom } from "../../dist/random.js";
import {
  add,
  attendHeads,
  createEngine,
  dropout,
  gelu,
  layerNorm,
} from "../../dist/tensor/index.js";
import { bestOf } from "../best-of.js";
import { createLinear, linear } from "../layers.js";
import { meanSquare } from "../losses.js";

const [WIDTH, HEADS, LAYERS, RELATIONS, RATE] = [192, 8, 4, 80, 0.1];
const LENGTHS = Array.from({ length: 16 }, (_, i) => 105 + 2 * i);

export async function prepare({ engine: kind, threads }) {
  const engine = await createEngine({ engine: kind, threads });
  const random = createRandom(1);
  const matrix = (name, rows, cols) => createLinear(engine, name, rows, cols, random).weight;
  const norm = (name) => {
    const [scale, shift] = ["scale", "shift"].map((part) =>
      engine.parameter(`${name}.${part}`, 1, WIDTH),
    );
    engine.write(scale, new Float32Array(WIDTH).fill(1));
    return (tape, x) => layerNorm(tape, x, scale, shift);
  };
  const layers = Array.from({ length: LAYERS }, (_, i) => {
    const make = (name, input, output) =>
      createLinear(engine, `${i}.${name}`, input, output, random);
    return {
      query: make("query", WIDTH, WIDTH),
      key: make("key", WIDTH, WIDTH),
      value: make("value", WIDTH, WIDTH),
      out: make("out", WIDTH, WIDTH),
      up: make("up", WIDTH, 4 * WIDTH),
      down: make("down", 4 * WIDTH, WIDTH),
      relationKey: matrix(`${i}.relationKey`, RELATIONS, WIDTH),
      relationBias: matrix(`${i}.relationBias`, RELATIONS, HEADS),
      norm1: norm(`${i}.norm1`),
      norm2: norm(`${i}.norm2`),
    };
  });
  const starts = [0];
  for (const length of LENGTHS) starts.push(starts.at(-1) + length);
  const input = Float32Array.from({ length: starts.at(-1) * WIDTH }, () => random.next() - 0.5);
  const kinds = LENGTHS.map((n) =>
    Uint8Array.from({ length: n * n }, () => random.below(RELATIONS)),
  );
  const adam = createAdamW(engine, { learningRate: 1e-4, weightDecay: 0.02, clip: 1 });

  const work = () => {
    const tape = engine.tape();
    let x = engine.tensor(starts.at(-1), WIDTH, input);
    const [rows, bytes] = [engine.integers(starts), engine.bytes(kinds)];
    layers.forEach((layer, i) => {
      const y = layer.norm1(tape, x);
      const attended = attendHeads(tape, {
        heads: HEADS,
        query: linear(tape, layer.query, y),
        key: linear(tape, layer.key, y),
        value: linear(tape, layer.value, y),
        queryStarts: rows,
        keyStarts: rows,
        relations: { kinds: bytes, key: layer.relationKey, bias: layer.relationBias },
        dropout: { rate: RATE, seed: i },
      });
      x = add(tape, x, dropout(tape, linear(tape, layer.out, attended), RATE, 100 + i));
      const inner = gelu(tape, linear(tape, layer.up, layer.norm2(tape, x)));
      x = add(tape, x, dropout(tape, linear(tape, layer.down, inner), RATE, 200 + i));
    });
    tape.backward(meanSquare(tape, x));
    adam.step();
    engine.reset();
  };
  return { measure: () => bestOf(work, { times: 3 }), close: () => engine.dispose() };
}
