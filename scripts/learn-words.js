// Gives a model of before words were kept the words of its training questions:
// node scripts/learn-words.js models/flights train.jsonl
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { domainFromJson, domainToJson } from "../dist/model/domain-file.js";
import { prepareInteraction } from "../dist/model/examples/prepare.js";
import { learnAsked, learnWords } from "../dist/model/training/learn-words.js";
import { createReader } from "../dist/reader/reader.js";

const [folder, data] = process.argv.slice(2);
const path = join(folder, "domain.json");
const domain = domainFromJson(JSON.parse(readFileSync(path, "utf8")), path);
const stations = { reader: createReader(domain.words), types: domain.words.types };
const interactions = readFileSync(data, "utf8").trim().split("\n");
const prepared = interactions.map((line) =>
  prepareInteraction(JSON.parse(line), stations, "1993-02-05"),
);
const said = learnWords(prepared);
const asked = learnAsked(prepared);
writeFileSync(path, `${JSON.stringify(domainToJson({ ...domain, said, asked }), null, 1)}\n`);
