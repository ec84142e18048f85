// Other people's words for the nouns, verbs and superlatives that people talk in, from an open thesaurus.
// Words that the reader understands (days, parts of the day, values) stay as they are.
import { anyWeekdayPattern, monthPattern } from "../dates/names.ts";
import type { Random } from "../random.ts";
import type { WordStock } from "./word-stock.ts";

export type PartOfSpeech = "noun" | "verb" | "adjective";

/** Words of like meaning, the commonest first; none for a word it does not have. */
export type Thesaurus = (lemma: string, part: PartOfSpeech) => readonly string[];

/** A word as it stands in a sentence -> what others may say. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

const most = 10;

export function synonymsOf(stock: WordStock, thesaurus: Thesaurus): Synonyms {
  const own = new Set([...stock.plain].filter((word) => word.length > 2));
  const read = new Set([...stock.read, ...dateNames, ...timeWords]);
  const synonyms = new Map<string, readonly string[]>();
  for (const word of own) {
    if (functionWords.has(word) || read.has(word)) continue;
    const others = formsOf(word, stock.verbs).flatMap(({ lemma, part, inflect }) =>
      thesaurus(lemma, part)
        .filter((other) => /^[a-z]{3,14}$/.test(other) && other !== lemma)
        .filter((other) => part !== "adjective" || !/(?:er|ed|most)$/.test(other))
        .map(inflect),
    );
    // A word that is said of something else would change the meaning.
    const free = others.filter(
      (other) => !own.has(other) && !read.has(other) && !functionWords.has(other),
    );
    if (free.length > 0) synonyms.set(word, [...new Set(free)].slice(0, most));
  }
  return synonyms;
}

const dateNames = `${anyWeekdayPattern}|${monthPattern}`.split("|");

const timeWords =
  "noon midday midnight night tonight day days date dates today tomorrow yesterday week weeks weekday weekdays weekend weekends month months year years hour hours minute minutes dollars dollar bucks early late later earlier".split(
    " ",
  );

const functionWords = new Set(
  `about above according after again all among between already also always and another any anything are around because been before being below besides beside beyond both but
  can concerning could did does doing done down during each either else enough even every everything except excluding few for from had has have having her here how
  including into its just least less like made make makes making many maybe may might more most much must near never not now off okay once one ones only other others ought out over own past per please
  possible quite rather regarding round same say seem several shall should since some someone something somewhere sorry still such sure than thank thanks that the their them then there these they thing things this those
  through thru till too toward under until upon use used uses using very via was way well went were what whatever when whenever where whether which whichever while who why will with within without won
  would yes yet you your zero two three four five six seven eight nine ten first second third next last nonstop non stop stops direct connecting connection connections trip get gets getting got let take takes taking
  mind matter matters care back come comes coming put set end good best better hello excuse mean means meaning stand stands code codes book print pull number numbers try change switch swap place add fine works drop skip scratch worry move wait correction repeat wish right`.split(
    /\s+/,
  ),
);

type Form = {
  readonly lemma: string;
  readonly part: PartOfSpeech;
  readonly inflect: (lemma: string) => string;
};

const plural = (word: string): string =>
  /(?:s|sh|ch|x|z)$/.test(word) ? `${word}es` : word.replace(/([^aeiou])y$/, "$1ie").concat("s");
/** "provide", "providing"; "get", "getting". */
const gerund = (word: string): string =>
  /[^eoy]e$/.test(word)
    ? `${word.slice(0, -1)}ing`
    : `${word.replace(/^([^aeiou]*[aeiou])([^aeiouwxy])$/, "$1$2$2")}ing`;
const superlative = (word: string): string =>
  word.length > 6 ? `most ${word}` : `${word.replace(/e$/, "").replace(/y$/, "i")}est`;

/** What a word may be a form of, and how its synonym takes the same form. */
function formsOf(word: string, verbs: ReadonlySet<string>): readonly Form[] {
  const form = (lemma: string, part: PartOfSpeech, inflect: Form["inflect"]): Form => ({
    lemma,
    part,
    inflect,
  });
  const stem = word.slice(0, -3);
  if (word.endsWith("est"))
    return [stem, `${stem}e`].map((lemma) => form(lemma, "adjective", superlative));
  if (word.endsWith("ing"))
    return [stem, `${stem}e`, stem.slice(0, -1)].map((lemma) => form(lemma, "verb", gerund));
  if (verbs.has(word)) return [form(word, "verb", (lemma) => lemma)];
  if (!word.endsWith("s")) return [form(word, "noun", (lemma) => lemma)];
  const lemmas = [
    word.slice(0, -1),
    word.replace(/ies$/, "y"),
    word.replace(/(?<=s|sh|ch|x|z)es$/, ""),
  ];
  return lemmas.map((lemma) => form(lemma, verbs.has(lemma) ? "verb" : "noun", plural));
}

const share = 0.35;

/** Some of the words said by others. */
export function inOtherWords(text: string, synonyms: Synonyms, random: Random): string {
  return text
    .split(" ")
    .map((word) => {
      const others = synonyms.get(word);
      return others === undefined || random.next() >= share ? word : random.pick(others);
    })
    .join(" ");
}
