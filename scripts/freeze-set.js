// Freezes a set: packs FOLDER/{train,dev,test}.jsonl into sets/NAME/*.jsonl.br, which nothing changes
// any more. The fingerprint it prints goes into src/domains/flights/domain/standard-sets.ts.
// Run: node scripts/freeze-set.js FOLDER NAME
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { fingerprintOfSet } from "../dist/shipped/sets.js";

const [folder, name] = process.argv.slice(2);
if (folder === undefined || name === undefined) {
  console.error("usage: node scripts/freeze-set.js FOLDER NAME");
  process.exit(2);
}
const out = join("sets", name);
await mkdir(out, { recursive: true });
for (const part of ["train", "dev", "test"]) {
  const content = await readFile(join(folder, `${part}.jsonl`));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(join(out, `${part}.jsonl.br`), brotliCompressSync(content, { params }));
}
console.log(`${out} ${await fingerprintOfSet(folder)}`);
