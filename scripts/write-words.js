// Puts the words of the flights domain (aliases, calendar, types) and its wording as they are now into a finished model:
//   node scripts/write-words.js [models/flights]
// They are read by rule, so a new name of a value needs no training.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { flightsWords as words } from "../dist/domains/flights/domain/aliases.js";
import { flightsWording as wording } from "../dist/domains/flights/domain/wording.js";
import { domainFromJson, domainToJson } from "../dist/model/domain-file.js";
import { shipped } from "./flights-work.js";

const path = join(process.argv[2] ?? shipped, "domain.json");
const domain = domainFromJson(JSON.parse(readFileSync(path, "utf8")), path);
writeFileSync(path, `${JSON.stringify(domainToJson({ ...domain, words, wording }), null, 1)}\n`);
