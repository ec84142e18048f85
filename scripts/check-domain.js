// Nothing outside src/domains/flights may know what a flight is. Comments may give examples; code may
// not name them. The shells know "flights" as the name of the built-in database and its domain.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const allowed = [
  { path: /^src\/domains\/flights\//, why: "the domain itself" },
  { path: /^src\/(cli|shipped)\//, why: "the built-in database and domain by name" },
  { path: /\.test\.tsx?$|\.fixture\.ts$|\/cases\//, why: "examples" },
  {
    path: /^src\/text\/(english-words|english-names)\.ts$|^src\/words\//,
    why: "lists of English words",
  },
  { path: /^src\/display\/english\.ts$/, why: "a noun with one form for one and many" },
  { path: /^src\/server\/metrics\.ts$/, why: "turns in flight" },
  {
    path: /^src\/(dataset\/read-conversations|experiments\/run-job)\.ts$/,
    why: "the default database, by name",
  },
  { path: /^src\/model\/presets\.ts$/, why: "the preset of the shipped model, by its name" },
  { path: /\.generated\.ts$/, why: "generated" },
];
const names = /airline|flight|aircraft/i;
const comments = /\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g;

const blank = (text) => text.replace(/[^\n]/g, " ");
let found = 0;
let read = 0;
for (const name of readdirSync("src", { recursive: true })) {
  const path = join("src", name).replaceAll("\\", "/");
  if (!/\.tsx?$/.test(path) || allowed.some((one) => one.path.test(path))) continue;
  read += 1;
  const code = readFileSync(path, "utf8").replace(comments, blank);
  for (const [i, line] of code.split("\n").entries()) {
    if (!names.test(line)) continue;
    found += 1;
    console.error(`${path}:${i + 1}: names what only src/domains/flights may know: ${line.trim()}`);
  }
}
console.log(`${read} files, ${found} that know what a flight is`);
process.exit(found > 0 || read < 100 ? 1 : 0);
