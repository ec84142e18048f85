// A wider model that answers as the narrower one did, to go on learning from:
//   node scripts/widen-model.js FOLDER --out FOLDER --set encoder=192 --set decoder=384 ...
// Units are added to each layer; what they say reaches nothing that was there, until training says otherwise.
// Weights are in 32 bits afterwards.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { encodeSafetensors, parseSafetensors } from "../dist/checkpoint/safetensors.js";
import { createRandom } from "../dist/random.js";

const { values, positionals } = parseArgs({
  options: {
    out: { type: "string" },
    set: { type: "string", multiple: true, default: [] },
    seed: { type: "string", default: "1" },
  },
  allowPositionals: true,
});
function stop(text) {
  process.stderr.write(`${text}\n`);
  process.exit(2);
}
const [from] = positionals;
if (from === undefined || values.out === undefined)
  stop(
    "usage: node scripts/widen-model.js FOLDER --out FOLDER --set encoder=192 --set decoder=384",
  );
const config = JSON.parse(readFileSync(join(from, "config.json"), "utf8"));
const wider = { ...config.sizes };
const { position, age, maxAge, ...layers } = config.sizes;
for (const setting of values.set) {
  const [name, size] = setting.split("=");
  if (!(Number(size) >= layers[name]))
    stop(
      `--set ${setting}: give one of ${Object.keys(layers).join(", ")} a size no smaller than it has`,
    );
  wider[name] = Number(size);
}
if (wider.decoder !== 2 * wider.encoder)
  stop(
    `decoder is ${wider.decoder} and encoder ${wider.encoder}: it must be twice as wide, set both`,
  );

// What each side of a matrix is made of, one after another: src/model/network/parameters.ts. The decoder's
// state starts as the encoder's two, so it is made of two as well.
const Ei = "inputEmbedding";
const Eo = "outputEmbedding";
const E = "encoder";
const D = "discourse";
const S = "segmentEncoder";
const M = "intermediate";
const H = [E, E];
const K = [E, E, "position"];
const gates = (...state) => [...state, ...state, ...state, ...state];
const lstm = (name, input, ...state) => [
  [`${name}.input`, input, gates(...state)],
  [`${name}.hidden`, state, gates(...state)],
  [`${name}.bias`, null, gates(...state)],
];
const sides = new Map(
  [
    ["input.embedding", null, [Ei]],
    ["input.vector-projection", null, [Ei]],
    ...["forward", "backward"].flatMap((way) => lstm(`encoder.${way}`, [Ei, D], E)),
    ["discourse.initial", null, [D]],
    ...lstm("discourse", [E, E], D),
    ["output.embedding", null, [Eo]],
    ...["forward", "backward"].flatMap((way) => lstm(`segment.${way}`, [Eo], S)),
    ["segment.weight", [M], [S, S, S, S, "age"]],
    ["decoder.first.symbol", [Eo], gates(...H)],
    ["decoder.first.context", K, gates(...H)],
    ["decoder.first.hidden", H, gates(...H)],
    ["decoder.first.bias", null, gates(...H)],
    ...lstm("decoder.second", H, ...H),
    ["attention.weight", H, K],
    ["intermediate.state", H, [M]],
    ["intermediate.context", K, [M]],
    ["vocabulary.weight", [M], null],
  ].map(([name, rows, cols]) => [name, { rows, cols }]),
);
/** Compared with what is seen: here a new column reaches what was there. */
const compared = new Set(["segment.weight", "attention.weight"]);

/** Where each place of the wider side was before, or -1. */
function placesBefore(parts, count) {
  if (parts === null) return Array.from({ length: count }, (_, at) => at);
  let before = 0;
  return parts.flatMap((part) => {
    const start = before;
    before += config.sizes[part];
    return Array.from({ length: wider[part] }, (_, at) =>
      at < config.sizes[part] ? start + at : -1,
    );
  });
}

const random = createRandom(Number(values.seed));
function widen(name, { rows, cols, data }) {
  const made = sides.get(name);
  if (made === undefined) return { rows, cols, data };
  const { next } = random.fork(name);
  const rowsBefore = placesBefore(made.rows, rows);
  const colsBefore = placesBefore(made.cols, cols);
  const state = colsBefore.length / 4;
  const widened = rowsBefore.flatMap((row) =>
    colsBefore.map((col, at) => {
      if (row >= 0 && col >= 0) return data[row * cols + col];
      if (col >= 0 || compared.has(name)) return 0;
      const forgets = name.endsWith(".bias") && at >= state && at < 2 * state;
      return (
        (next() * 2 - 1) * config.learning.initScale + (forgets ? config.learning.forgetBias : 0)
      );
    }),
  );
  return { rows: rowsBefore.length, cols: colsBefore.length, data: Float32Array.from(widened) };
}

const { tensors, metadata } = parseSafetensors(readFileSync(join(from, "model.safetensors")), from);
mkdirSync(values.out, { recursive: true });
for (const name of ["vocabulary.json", "domain.json", "calibration.json"])
  cpSync(join(from, name), join(values.out, name));
writeFileSync(
  join(values.out, "config.json"),
  `${JSON.stringify({ ...config, sizes: wider }, null, 1)}\n`,
);
const widened = new Map([...tensors].map(([name, one]) => [name, widen(name, one)]));
writeFileSync(
  join(values.out, "model.safetensors"),
  encodeSafetensors({ tensors: widened, metadata }),
);
