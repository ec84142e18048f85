// Forms of one word: "cities" and "city", "earliest" and "early". Rough, and the same both ways.
import { irregularSingulars } from "../text/english-names.ts";

const endings: readonly (readonly [ending: string, put: string])[] = [
  ["iest", "y"],
  ["ier", "y"],
  ["ies", "y"],
  ["ied", "y"],
  ["est", ""],
  ["est", "e"],
  ["ing", ""],
  ["ing", "e"],
  ["er", ""],
  ["er", "e"],
  ["ers", ""],
  ["or", ""],
  ["ors", ""],
  ["ed", ""],
  ["ed", "e"],
  ["es", ""],
  ["s", ""],
  // "valuable" of a value, "yearly" of a year, "regional" of a region, "successful" of a success.
  ["able", "e"],
  ["able", ""],
  ["ly", ""],
  ["al", ""],
  ["ful", ""],
  // "availability" of what is available, "nationality" of a nation, "humidity" of what is humid,
  // "bitterness" of what is bitter.
  ["ness", ""],
  ["iness", "y"],
  ["ity", ""],
  ["ability", ""],
  ["ality", ""],
];
/** What was prescribed is a prescription, what was donated a donation, what was shipped a shipment; who departs, a departure. */
const deeds: readonly (readonly [ending: string, put: string])[] = [
  ["ription", "ribe"],
  ["ation", "ate"],
  ["ation", "e"],
  ["ction", "ct"],
  ["ission", "it"],
  ["ment", ""],
  ["rture", "rt"],
  ["sure", "se"],
  ["lure", "l"],
];
/** Verbs that no ending tells: "how many did we sell" of what was sold. */
const irregular = new Map<string, readonly string[]>();
for (const forms of [
  "sell sold|buy bought|pay paid|lend lent|send sent|spend spent|build built|win won|lose lost|hold held|teach taught",
  "write wrote written|drive drove driven|fly flew flown|grow grew grown|make made|catch caught|meet met|lead led",
  "ride rode ridden|speak spoke spoken|run ran|sing sang sung|swim swam swum|break broke broken|throw threw thrown|choose chose chosen",
  "steal stole stolen|feed fed|fight fought|shoot shot|stand stood|breed bred|hang hung|ring rang rung|sink sank sunk|strike struck|weave wove woven",
  "leave left|give gave given|take took taken|begin began begun|eat ate eaten|draw drew drawn|keep kept|rise rose risen|wear wore worn",
]
  .join("|")
  .split("|")
  .map((one) => one.split(" ")))
  for (const form of forms) irregular.set(form, forms);

/** What is left must still be a word. */
const shortest = 3;

/** The word and what it may be a form of. */
export function formsOf(word: string): readonly string[] {
  const forms = [word];
  if (/^\p{L}{2}s$/u.test(word)) forms.push(word.slice(0, -1));
  for (const [ending, put] of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < shortest) continue;
    const base = word.slice(0, -ending.length) + put;
    forms.push(base);
    // "biggest" -> "bigg" -> "big"
    if (/([a-z])\1$/.test(base)) forms.push(base.slice(0, -1));
  }
  const one = word.replace(/s$/, "");
  forms.push(...(irregular.get(one) ?? irregular.get(word) ?? []));
  const ofMany = irregularSingulars.get(word);
  if (ofMany !== undefined) forms.push(ofMany);
  for (const [ending, put] of deeds)
    if (one.endsWith(ending) && one.length - ending.length >= shortest)
      forms.push(one.slice(0, -ending.length) + put);
  return forms;
}

/** Says that something was done: "located", "spent". */
export const isDeed = (word: string): boolean => /(?:ed|ing)$/.test(word) || irregular.has(word);

/** "specialise" and "specialty", "attendance" and "attendees": a long beginning, and two endings. */
export function areOneWord(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const bothEnd = Math.min(a.length, b.length) > same;
  const rest = Math.max(a.length, b.length) - same;
  return same >= longBeginning && rest <= (bothEnd ? longEnding : longEnding - 1);
}

const longBeginning = 6;
const longEnding = 4;

/** The words of a name in a schema: "singerInConcert", "home_city" and "HomeCity2" are several. */
export function nameWords(name: string): readonly string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}
