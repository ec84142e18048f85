// The mean of models that were tuned from the same weights, side by side or one from the other, words matched by name:
//   node scripts/average-models.js FOLDER FOLDER... --out FOLDER [--words-of FOLDER]
// What is not a weight (configuration, words, wording, calibration) is that of the first, with all that any of
// them learned to compare and to read. --words-of: only the output words of that model stay.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { encodeSafetensors, parseSafetensors } from "../dist/checkpoint/safetensors.js";
import { domainFromJson, domainToJson } from "../dist/model/domain-file.js";
import { mergeComparisons } from "../dist/sql/constrain/learn-pairs.js";

const { values, positionals } = parseArgs({
  options: { out: { type: "string" }, "words-of": { type: "string" } },
  allowPositionals: true,
});
if (values.out === undefined || positionals.length === 0) {
  process.stderr.write("usage: node scripts/average-models.js FOLDER... --out FOLDER\n");
  process.exit(2);
}
const json = (folder, name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
const models = positionals.map((folder) => {
  const bytes = readFileSync(join(folder, "model.safetensors"));
  return {
    ...parseSafetensors(bytes, folder),
    bytes,
    ...json(folder, "vocabulary.json"),
  };
});
const [first, ...others] = models;

/** Rows or columns of words follow the order of the vocabulary, its input or output; what comes after them does not grow. */
function placesIn(side, model, count, ownCount) {
  const { words } = first[side];
  const places = new Map(model[side].words.map((word, at) => [word, at]));
  return Array.from({ length: count }, (_, at) =>
    at < words.length ? (places.get(words[at]) ?? -1) : ownCount - (count - at),
  );
}

const asTheyAre = (count) => Array.from({ length: count }, (_, at) => at);

function mean(name, { rows, cols, data }) {
  const sum = Float64Array.from(data);
  const counts = new Float64Array(data.length).fill(1);
  const side = /^(input|output)[.]embedding$/.exec(name)?.[1];
  const byColumn = name.startsWith("vocabulary.");
  for (const model of others) {
    const other = model.tensors.get(name);
    const rowsIn = side === undefined ? asTheyAre(rows) : placesIn(side, model, rows, other.rows);
    const colsIn = byColumn ? placesIn("output", model, cols, other.cols) : asTheyAre(cols);
    for (let row = 0; row < rows; row++)
      for (let col = 0; col < cols; col++) {
        const [r, c] = [rowsIn[row], colsIn[col]];
        if (r < 0 || c < 0) continue;
        sum[row * cols + col] += other.data[r * other.cols + c];
        counts[row * cols + col]++;
      }
  }
  return { rows, cols, data: Float32Array.from(sum, (value, i) => value / counts[i]) };
}

/** The places of output words that stay, and of all that comes after them. */
function placesKept(words, keep, count) {
  const places = Array.from({ length: count }, (_, at) => at);
  return places.filter((at) => at >= words.length || keep.has(words[at]));
}

/** Without the rows or columns of output words that go. */
function withWords(name, { rows, cols, data }, words, keep) {
  const inRows = name === "output.embedding";
  if (!inRows && !name.startsWith("vocabulary.")) return { rows, cols, data };
  const kept = placesKept(words, keep, inRows ? rows : cols);
  const [own, others] = inRows ? [kept.length, cols] : [rows, kept.length];
  const taken = new Float32Array(own * others);
  for (let row = 0; row < own; row++)
    for (let col = 0; col < others; col++)
      taken[row * others + col] =
        data[(inRows ? kept[row] : row) * cols + (inRows ? col : kept[col])];
  return { rows: own, cols: others, data: taken };
}

/** As the first is stored: large tensors in eight bits, the others whole. */
function storageOf(bytes) {
  const length = Number(bytes.readBigUInt64LE(0));
  const header = JSON.parse(bytes.subarray(8, 8 + length).toString("utf8"));
  return (name) => (header[name]?.dtype === "F32" ? "f32" : "i8");
}

mkdirSync(values.out, { recursive: true });
for (const name of ["config.json", "calibration.json"])
  cpSync(join(positionals[0], name), join(values.out, name));
const vocabulary = json(positionals[0], "vocabulary.json");
const { words } = first.output;
const wordsOf = values["words-of"];
const keep = new Set(wordsOf === undefined ? words : json(wordsOf, "vocabulary.json").output.words);
const output = { ...vocabulary.output, words: words.filter((word) => keep.has(word)) };
writeFileSync(
  join(values.out, "vocabulary.json"),
  `${JSON.stringify({ ...vocabulary, output }, null, 1)}\n`,
);
const domains = positionals.map((folder) => domainFromJson(json(folder, "domain.json"), folder));
const domain = {
  ...domains[0],
  comparisons: domains.map((one) => one.comparisons).reduce(mergeComparisons),
  said: Object.assign({}, ...domains.map((one) => one.said)),
  asked: [...new Set(domains.flatMap(({ asked = [] }) => asked))].sort(),
};
writeFileSync(
  join(values.out, "domain.json"),
  `${JSON.stringify(domainToJson(domain), null, 1)}\n`,
);
const tensors = new Map(
  [...first.tensors].map(([name, one]) => [name, withWords(name, mean(name, one), words, keep)]),
);
const { metadata, bytes } = first;
writeFileSync(
  join(values.out, "model.safetensors"),
  encodeSafetensors({ tensors, metadata }, storageOf(bytes)),
);
