// Takes the two grammars of node-sql-parser that the door reads with into dist, with what they need and
// the licences: the package itself brings 89 MB of other dialects and source maps, so it is needed only
// to build.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = "dist/database/door/parsers";
const reader = "dist/database/door/independent.js";
const parser = "node_modules/node-sql-parser";
const numbers = "node_modules/big-integer";

/** Every one of these stands in the text once, or what is built would not run. */
function replaced(text, from, to) {
  if (text.split(from).length !== 2) throw new Error(`build-parsers: expected one ${from}`);
  return text.replace(from, to);
}

mkdirSync(folder, { recursive: true });
copyFileSync(`${parser}/LICENSE`, `${folder}/LICENSE`);
copyFileSync(`${numbers}/LICENSE`, `${folder}/LICENSE-big-integer`);
copyFileSync(`${numbers}/BigInteger.min.js`, `${folder}/big-integer.cjs`);
let text = readFileSync(reader, "utf8");
for (const dialect of ["mysql", "postgresql"]) {
  const grammar = readFileSync(`${parser}/build/${dialect}.js`, "utf8");
  const source = replaced(grammar, 'require("big-integer")', 'require("./big-integer.cjs")');
  writeFileSync(`${folder}/${dialect}.cjs`, source.replace(/\n\/\/# sourceMappingURL=.*$/, "\n"));
  text = replaced(text, `node-sql-parser/build/${dialect}.js`, `./parsers/${dialect}.cjs`);
}
writeFileSync(reader, text);
