// A second, independent path over conversations that come with queries: what the query of a turn says in
// plain English, written from the query alone, against what was said. It finds turns that ask for
// something that nobody said, and words that became nothing.
import type { Schema } from "../database/database.ts";
import type { Interaction } from "../dataset/interaction.ts";
import { paraphrase } from "../display/paraphrase.ts";
import type { Placeholder, ResolvedValue } from "../entities/placeholder.ts";
import type { Wording } from "../entities/wording.ts";
import type { Reader } from "../reader/reader.ts";
import { piecesOf } from "../words/query-pieces.ts";
import { formsOf } from "../words/stems.ts";

export type Finding = {
  readonly id: string;
  readonly turn: number;
  readonly utterance: string;
  /** Asked and not said, or said and not asked. */
  readonly kind: "unsaid" | "unasked";
  /** A value, or one of the notions below. */
  readonly what: string;
  /** The taught query in plain English. */
  readonly paraphrase: string;
};

export type Checking = {
  readonly reader: Reader;
  readonly wording: Wording;
  readonly schema?: Schema | undefined;
};

/** What a paraphrase says by one word and people by many: once it is new, it has to have been said. */
const notions: readonly { readonly name: string; readonly asked: RegExp; readonly said: RegExp }[] =
  [
    {
      name: "number",
      asked: /^how many\b|\bnumber of\b/,
      said: /\b(?:how (?:many|much|often)|numbers?|counts?|counting|totals?|amount|many|most|least|fewest|fewer|more|less|popular|common|frequent|share|percent|percentage|per|top|worst|\w+(?:est|ly)|\d+|\w+s (?:by|per|over))\b/,
    },
    {
      name: "average",
      asked: /\baverage\b/,
      said: /\b(?:averages?|mean|avg|typical|typically|usual|usually|per|margin)\b/,
    },
    {
      name: "extreme",
      asked:
        /\b(?:lowest|highest|cheapest|earliest|latest|fewest|(?<!at )least|smallest|largest|shortest|longest|most)\b/,
      said: /\b(?:\p{L}+(?:est|st)|most|best|bottom|top|min|max|minimum|maximum|extremes?|peak|range|high|low|recent|possible|reverse|other way|flip|asc|desc|ascending|descending|orders?|ordered|sort|sorted|ranks?|ranked|alphabetical|alphabetically)\b/u,
    },
    {
      name: "denial",
      asked: /\b(?:not|without|except|other than|never|(?:with|have|has) no)\b/,
      said: /n't\b|\b(?:not|no|non\w*|without|others?|except|exclud\w+|but|never|leave|ignore|neither|nor|besides|outside|nothing|nobody|none|missing|empty|lack\w*|unknown|null|rather|instead|rest|cannot|avoid|skip|apart|drop|un\w+|in\w+|dis\w+)\b/,
    },
  ];

export function checkTalk(
  { id, date, turns }: Interaction,
  { reader, wording, schema }: Checking,
): { readonly checked: number; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  let checked = 0;
  let placeholders: readonly Placeholder[] = [];
  let lastDate: string | undefined;
  const told: string[] = [];
  const held = new Set<string>();
  for (const [index, { utterance, sql, labels = [] }] of turns.entries()) {
    const context = { date: date ?? "", turn: index + 1, placeholders, lastDate };
    const read = reader.read(utterance, context);
    ({ placeholders, lastDate } = read);
    const [taught] = sql;
    if (taught === undefined) continue;
    checked++;
    const sentence = paraphrase(taught, wording, schema).toLowerCase();
    const turn: CheckedTurn = { utterance: utterance.toLowerCase(), sql, sentence, told, held };
    // Somebody who corrects a slip says what is not meant.
    const values = labels.includes("mended") ? [] : read.values;
    const unsaid = unsaidValue(turn, read.values) ?? unsaidNotion(turn);
    const what = unsaid ?? unaskedValue(turn, values);
    const kind = unsaid === undefined ? "unasked" : "unsaid";
    if (what !== undefined)
      findings.push({ id, turn: index + 1, utterance, kind, what, paraphrase: sentence });
    told.push(sentence);
    for (const literal of literalsOf(sql)) held.add(literal);
  }
  return { checked, findings };
}

type CheckedTurn = {
  readonly utterance: string;
  readonly sql: readonly string[];
  readonly sentence: string;
  /** What earlier queries say, and their literals. */
  readonly told: readonly string[];
  readonly held: ReadonlySet<string>;
};

const literalsOf = (queries: readonly string[]): ReadonlySet<string> =>
  new Set(queries.flatMap((sql) => [...piecesOf(sql).literals]));

/** A value of the taught query that is new, that its sentence tells, and that was not said. */
function unsaidValue(
  { utterance, sql, sentence, held }: CheckedTurn,
  values: readonly ResolvedValue[],
): string | undefined {
  const read = new Set(values.flatMap(textsOf));
  return [...literalsOf(sql.slice(0, 1))].find(
    (literal) =>
      !held.has(literal) &&
      !read.has(literal) &&
      !constant.test(literal) &&
      isIn(literal, sentence) &&
      !utterance.includes(literal) &&
      !(isDay.test(literal) && isTime.test(utterance)) &&
      !wordsIn(literal).some((word) => isIn(word, utterance)),
  );
}

/** Numbers that a formula needs, and names that are quoted. */
const constant = /^(?:1|2|3|100)$|^"/;
const isDay = /^\d{4}-\d\d-\d\d$/;
/** Names a time, whose bounds are worked out. */
const isTime =
  /\b(?:\d{4}|\d\d?(?:st|nd|rd|th)|q[1-4]|quarter|years?|months?|weeks?|days?|today|yesterday|last|this|past|previous|since|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|\p{L}+(?:ary|ber|arch|pril|ugust))\b/u;

const unsaidNotion = ({ utterance, sentence, told }: CheckedTurn): string | undefined =>
  notions.find(
    ({ asked, said }) =>
      asked.test(sentence) && !told.some((one) => asked.test(one)) && !said.test(utterance),
  )?.name;

/** A value that was said, and that neither this turn's queries nor those before it have. */
function unaskedValue(
  { sql, sentence, held }: CheckedTurn,
  values: readonly ResolvedValue[],
): string | undefined {
  const own = literalsOf(sql);
  return values.find(
    (value) =>
      value.score === 1 &&
      !textsOf(value).some((text) => own.has(text) || held.has(text)) &&
      !isIn(value.text.toLowerCase(), sentence),
  )?.text;
}

/** A value as literals that may stand for it: a date also by its year, month and day. */
function textsOf({ kind, value }: ResolvedValue): readonly string[] {
  const all = (typeof value === "object" && value !== null ? [...value] : [value]).map((one) =>
    String(one).toLowerCase(),
  );
  if (kind !== "date") return all;
  return all.flatMap((day) => [day, ...day.split("-").map((part) => String(Number(part)))]);
}

const wordsIn = (text: string): readonly string[] =>
  text.split(/[^\p{L}\d]+/u).filter((word) => word !== "");

/** Whether a sentence has the words of a text, in any form. */
function isIn(text: string, sentence: string): boolean {
  const words = new Set(wordsIn(sentence).flatMap((word) => formsOf(word)));
  return wordsIn(text).every((word) => formsOf(word).some((form) => words.has(form)));
}

/** The same words with the queries of another conversation: how much of what is wrong is found at all. */
export function withOthersQueries(interaction: Interaction, other: Interaction): Interaction {
  const queries = other.turns.flatMap(({ sql }) => (sql.length === 0 ? [] : [sql]));
  let next = 0;
  const turns = interaction.turns.flatMap((turn) => {
    if (turn.sql.length === 0) return [turn];
    const sql = queries[next++];
    return sql === undefined ? [] : [{ ...turn, sql }];
  });
  return { ...interaction, turns };
}

/** What is found in all of them; and how much of it with the queries of the conversation before. */
export async function checkTalks(talks: AsyncIterable<Interaction>, checking: Checking) {
  const findings: Finding[] = [];
  const counts = { turns: 0, found: 0, swapped: 0, swapped_found: 0 };
  let before: Interaction | undefined;
  for await (const interaction of talks) {
    const own = checkTalk(interaction, checking);
    counts.turns += own.checked;
    counts.found += own.findings.length;
    findings.push(...own.findings);
    if (before !== undefined) {
      const other = checkTalk(withOthersQueries(interaction, before), checking);
      counts.swapped += other.checked;
      counts.swapped_found += other.findings.length;
    }
    before = interaction;
  }
  return { counts, findings };
}
