// Replies to talk about the conversation itself, made from the schema and the turns so far.

import type { Database, Table } from "../../database/database.ts";
import type { ResolvedValue } from "../../entities/placeholder.ts";
import type { Wording } from "../../entities/wording.ts";
import type { Lexis, NamedValue } from "../../words/lexis.ts";
import { formsOf, nameWords } from "../../words/stems.ts";
import type { Answer } from "../answer.ts";
import type { HiddenThing } from "../interpreter.ts";
import { knownAs } from "./known-value.ts";
import type { Manner } from "./manners.ts";
import { whyText } from "./why-text.ts";

export type TalkSituation = {
  readonly database: Database;
  readonly wording: Wording;
  /** The last turn with a query, where there is one. */
  readonly last: Answer | undefined;
  /** The turn before, whatever it was. */
  readonly before: Answer | undefined;
  /** What was asked last, in the words it was asked in. */
  readonly question: string | undefined;
  /** Whether the last turn was a question back. */
  readonly asked: boolean;
  /** Whether there was anything to go back to. */
  readonly moved: boolean;
  /** What the conversation is about then, in English; empty at its start. */
  readonly at: string;
  readonly lexis: Lexis;
  /** Those that are asked about, as the model reads them. */
  readonly values: readonly ResolvedValue[];
  /** Tables and columns that are not spoken of. */
  readonly hidden: readonly HiddenThing[];
};

const listed = 12;

/** Undefined where it turns out to be a question after all. */
export async function replyTo(manner: Manner, talk: TalkSituation): Promise<string | undefined> {
  switch (manner.kind) {
    case "restart":
      return "All right, a new start. What would you like to know?";
    case "undo":
      return takenBack(talk);
    case "return":
      return manner.plain ? `Nothing so far was about "${manner.about}".` : undefined;
    case "repeat":
      return repeatedText(talk.before);
    case "asked":
      return askedText(talk);
    case "help":
      return helpText(talk);
    case "tables":
      return tablesText(await tablesOf(talk));
    case "about":
      return await aboutText(manner.about, talk);
    case "why":
      return whyText(talk.last);
    case "sure":
      return sureText(talk.last);
    case "thanks":
      return "You are welcome.";
    case "yes":
      return affirmedText(talk);
    case "no":
      return deniedText(talk);
    case "hello":
      return `Hello. ${await helpText(talk)}`;
    case "sql":
      return "That is SQL, and here I read plain words. A query of your own goes into the SQL beside an answer on the page, or after `segue sql` at a terminal; it can only read.";
    default:
      return manner satisfies never;
  }
}

const repeatedText = (before: Answer | undefined): string =>
  before?.said ?? before?.refused ?? before?.error?.message ?? "There is nothing to repeat yet.";

function askedText({ question, last }: TalkSituation): string {
  if (question === undefined) return "You have not asked anything yet.";
  const read = last?.utterance === question && last.paraphrase !== "" ? last.paraphrase : "";
  return `You asked: "${question}".${read === "" ? "" : ` I read it as: ${read}.`}`;
}

/** What a single choice is meant by has been settled before. */
function affirmedText({ asked, last }: TalkSituation): string {
  if (asked) return "Which one? Say its number, or some of its words.";
  return last === undefined ? "What would you like to know?" : "Good: I go on from that.";
}

function deniedText({ asked, last }: TalkSituation): string {
  if (asked) return "All right, that was not it. Please say it in other words.";
  if (last === undefined) return "All right. What would you like to know?";
  return 'What is it instead? Say what to change, or "undo that" to take it back.';
}

function takenBack({ moved, at }: TalkSituation): string {
  if (!moved) return "There is nothing to take back.";
  return at === "" ? "Taken back. We are at the start." : `Taken back. We are at: ${at}.`;
}

/** Without what is hidden. */
async function tablesOf({ database, hidden }: TalkSituation): Promise<Table[]> {
  const names = new Set(hidden.map(({ name }) => name));
  const { tables } = await database.schema();
  return tables.flatMap((table) => {
    const columns = table.columns.filter(({ name }) => !names.has(`${table.name}.${name}`));
    return names.has(table.name) ? [] : [{ ...table, columns }];
  });
}

async function helpText(talk: TalkSituation): Promise<string> {
  const { wording } = talk;
  const tables = await tablesOf(talk);
  const most = [...tables].sort((a, b) => b.columns.length - a.columns.length).slice(0, 4);
  const nouns = most.map(({ name }) => nameWords(name).join(" "));
  const [example] = wording.suggestions;
  return (
    `Ask about ${enumerated(nouns)} in plain English, and go on from each answer` +
    `${example === undefined ? "" : `; for instance: "${example}"`}. ` +
    'You can also say "start over", "undo that", "what tables are there", "why" or "are you sure".'
  );
}

function tablesText(tables: readonly Table[]): string {
  const names = tables.slice(0, listed).map(({ name }) => name);
  const rest = tables.length - names.length;
  const all = rest > 0 ? [...names, `${rest} more`] : names;
  return `There ${tables.length === 1 ? "is 1 table" : `are ${tables.length} tables`}: ${enumerated(all)}.`;
}

async function aboutText(about: string, talk: TalkSituation): Promise<string | undefined> {
  const { database, lexis, values } = talk;
  const tables = await tablesOf(talk);
  const wanted = about
    .split(" ")
    .filter((word) => word !== "the" && word !== "table")
    .map((word) => lexis.mended(word) ?? word);
  const says = (name: string): boolean => {
    const own = new Set(nameWords(name).flatMap(formsOf));
    return wanted.length > 0 && wanted.every((word) => formsOf(word).some((form) => own.has(form)));
  };
  const exact = (table: Table): boolean => nameWords(table.name).length === wanted.length;
  const found = tables.filter(({ name }) => says(name));
  const table = found.find(exact) ?? found[0];
  if (table !== undefined) {
    const quoted = database.dialect === "mysql" ? `\`${table.name}\`` : `"${table.name}"`;
    const { rows } = await database.query(`SELECT COUNT(*) FROM ${quoted}`);
    const columns = table.columns.slice(0, listed).map(({ name }) => name);
    return `${table.name} has ${rows[0]?.[0] ?? 0} rows; of each I know ${enumerated(columns)}.`;
  }
  const columns = tables.flatMap((one) =>
    one.columns.filter(({ name }) => says(name)).map(({ name }) => `${one.name}.${name}`),
  );
  if (columns.length > 0) return `I know ${enumerated(columns.slice(0, listed))}.`;
  // More than a name is a question; so is a name beside what bears it: "the biology department".
  const bears = (word: string): boolean =>
    tables.some(({ name }) => nameWords(name).some((one) => formsOf(one).includes(word)));
  const others = wanted.filter((word) => !bears(word));
  const named = values.length > 0 || others.some((word) => lexis.valuesWith(word).length > 0);
  if (wanted.length > 2 || (named && others.length < wanted.length)) return undefined;
  const known = values.flatMap(({ text, column }) => (column ? [{ text, column }] : []));
  const alike = lexis.valuesWith(wanted.join(" "));
  // As the database writes it, where it is the same name.
  const all = [...new Map([...known, ...alike].map((one) => [keyOf(one), knownAs(one)])).values()];
  if (all.length > 0) return `I know ${enumerated(all.slice(0, listed))}. Ask about it.`;
  return `I know nothing about "${about}". ${tablesText(tables)}`;
}

const keyOf = ({ text, column }: NamedValue): string => `${column} ${text.toLowerCase()}`;

function sureText(last: Answer | undefined): string {
  if (last === undefined) return "There is no answer to be sure of yet.";
  const sure = `I am ${Math.round(100 * last.confidence)}% sure that I read it right: ${last.paraphrase || last.sql}.`;
  const [other] = last.alternatives;
  return other === undefined ? sure : `${sure} It could also mean: ${other.paraphrase}.`;
}

function enumerated(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? "nothing";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
