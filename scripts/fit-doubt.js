// Fits when a shipped model doubts itself, and says how well that tells right from wrong on talk that
// nothing was fitted on: node scripts/fit-doubt.js flights | base | base FOLDER
// flights: on conversations written by hand that nothing was ever mended by or learned from (test/conversations/further:
// unmended; what sets/flights-talk holds out, but for its outsiders and strangers), which are the talk that it meets. Those that rules were mended by (people, more, open) and 60
// generated ones (seed 977) tell what signs are worth, but not how often it is right. Reported on these, the
// outsiders and strangers and the held-out halves. base: on talk about every second database, in the order of their names, that sets/written
// holds out, which the shipped weights have not seen; reported on the others. base FOLDER: on real questions about
// databases that the weights of FOLDER have not seen (a run with --leave-out of those); SEGUE_DATA holds them. Takes minutes, and runs what is built (npm run build). Run it again whenever weights change.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../dist/disk/cache-folder.js";

const work = join(cacheFolder(), "fit-doubt");
const at = (name) => join(work, name);

function segue(...args) {
  process.stderr.write(`segue ${args.join(" ").replaceAll(cacheFolder(), "CACHE")}\n`);
  const { status } = spawnSync(process.execPath, ["bin/segue.js", ...args], {
    stdio: ["ignore", 1, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}

function synthesized(seed, interactions) {
  const file = at(`flights-${seed}-${interactions}.jsonl`);
  const size = ["--interactions", String(interactions), "--seed", String(seed)];
  if (!existsSync(file)) segue("synthesize", "flights", ...size, "--out", file);
  return file;
}

/** The conversations of a folder as one file. */
function together(folder, name, wanted) {
  const files = readdirSync(folder).filter((file) => file.endsWith(".txt") && wanted(file));
  const file = at(name);
  writeFileSync(file, files.map((one) => readFileSync(join(folder, one), "utf8")).join("\n====\n"));
  return file;
}

function predictions(name, data, ...more) {
  const file = at(`${name}.predictions.jsonl`);
  segue("evaluate", "--data", data, "--predictions", file, ...more);
  return file;
}

/** What sets/flights-talk holds out, and what of it a hand wrote that saw none of the rest. */
function heldOutTalk() {
  const all = at("talk-held-out.jsonl");
  segue("data", "written", "sets/flights-talk", "--half", "held-out", "--out", all);
  const lines = readFileSync(all, "utf8").trim().split("\n");
  const isOutsiders = (line) => /^(?:outsiders|strangers)/.test(JSON.parse(line).id);
  return [false, true].map((wanted) => {
    const file = at(wanted ? "outsiders.jsonl" : "talk.jsonl");
    const some = lines.filter((line) => isOutsiders(line) === wanted);
    writeFileSync(file, some.map((line) => `${line}\n`).join(""));
    return file;
  });
}

function fitFlights() {
  const flights = (name, data) =>
    predictions(name, data, "--model", "models/flights", "--date", "1993-02-05");
  const kinds = "test/conversations/kinds";
  const further = "test/conversations/further";
  const held = together(kinds, "kinds-held-out.txt", (file) => file.startsWith("held-out-"));
  const predicted = (name) => flights(`further-${name}`, join(further, `${name}.txt`));
  const [talkHeld, outsiders] = heldOutTalk();
  const fit = [predicted("unmended"), flights("talk", talkHeld)];
  const talk = ["people", "more", "open"].map(predicted);
  const mended = [...talk, flights("flights-977", synthesized(977, 60))];
  const report = [
    ...fit,
    ...talk,
    flights("outsiders", outsiders),
    flights("kinds-held-out", held),
    flights("further-held-out", join(further, "held-out.txt")),
  ];
  const out = ["--out", "models/flights/doubt.json"];
  segue("analyze", "doubt", ...fit, "--mended", ...mended, "--report", ...report, ...out);
}

function fitWritten() {
  const all = at("written.predictions.jsonl");
  const set = ["--set", "sets/written", "--half", "held-out"];
  segue("measure", "analyst", ...set, "--predictions", all);
  const lines = readFileSync(all, "utf8").trim().split("\n");
  const databaseOf = (line) => JSON.parse(line).id.split(":")[0];
  const names = [...new Set(lines.map(databaseOf))].sort();
  const [fit, report] = [0, 1].map((rest) => {
    const file = at(`written-${rest}.predictions.jsonl`);
    const some = lines.filter((line) => names.indexOf(databaseOf(line)) % 2 === rest);
    writeFileSync(file, some.map((line) => `${line}\n`).join(""));
    return file;
  });
  segue("analyze", "doubt", fit, "--report", report, "--out", "models/base/doubt.json");
}

function fitSister(folder) {
  const data = process.env["SEGUE_DATA"] ?? "../shared/data";
  const databases = join(data, "sparc/database");
  const fit = readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .map((file) =>
      predictions(
        `base-${file}`,
        join(folder, file),
        "--model",
        folder,
        "--database",
        databases,
        "--date",
        "2024-06-15",
      ),
    );
  segue("analyze", "doubt", ...fit, "--out", "models/base/doubt.json");
}

mkdirSync(work, { recursive: true });
const [which, folder] = process.argv.slice(2);
if (which === "flights") fitFlights();
else if (which === "base" && folder !== undefined) fitSister(folder);
else if (which === "base") fitWritten();
else {
  process.stderr.write("usage: node scripts/fit-doubt.js flights | base [FOLDER]\n");
  process.exit(2);
}
