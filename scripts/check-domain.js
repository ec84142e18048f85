// Nothing outside src/domains/flights may know what a flight is. Comments may give examples; code may
// not name them. Where there is an exception, it says which words may stand there, and why.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const english = "a list of English words";
const byName = "the built-in database, its domain or model, by name";
const exceptions = [
  { path: /^src\/domains\/flights\//, why: "the domain itself" },
  { path: /\.test\.tsx?$|\.fixture\.ts$/, why: "examples" },
  { path: /\.generated\.ts$/, why: "generated" },
  { path: /^src\/text\/(?:english|ordinary)-words\.ts$/, why: english },
  {
    path: /^src\/text\/english-names\.ts$/,
    may: /\baircraft\b/g,
    why: "a noun with one form for one and many",
  },
  {
    path: /^src\/(?:server|cli)\//,
    may: /\bturns[ _]in[ _]flight\b|segue_turns_in_flight/g,
    why: "turns at work",
  },
  {
    path: /^src\/(?:cli|shipped)\/|^src\/(?:dataset\/read-conversations|experiments\/jobs\/run-job|model\/presets)\.ts$/,
    may: /flights(?![a-z])|Flights(?![a-z])/g,
    why: byName,
  },
];
const names = /airline|flight|aircraft/i;
const comments = /\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g;

const blank = (text) => text.replace(/[^\n]/g, " ");
const isFree = (path) => exceptions.some((one) => one.may === undefined && one.path.test(path));
let found = 0;
let read = 0;
for (const name of readdirSync("src", { recursive: true })) {
  const path = join("src", name).replaceAll("\\", "/");
  if (!/\.tsx?$/.test(path) || isFree(path)) continue;
  read += 1;
  let code = readFileSync(path, "utf8").replace(comments, blank);
  for (const { may } of exceptions.filter((one) => one.path.test(path)))
    code = code.replace(may, "");
  for (const [i, line] of code.split("\n").entries()) {
    if (!names.test(line)) continue;
    found += 1;
    console.error(`${path}:${i + 1}: names what only src/domains/flights may know: ${line.trim()}`);
  }
}
console.log(`${read} files, ${found} that know what a flight is`);
process.exit(found > 0 || read < 100 ? 1 : 0);
