// "show their emails too", "in which cities are they", "full names": more columns of the same rows.
import { type DescribedSchema, keysOf } from "../../schema/described.ts";
import { type Clauses, called, column, isAggregate, isSame, type Symbols } from "../clauses.ts";
import {
  columnNamed,
  countOfTable,
  figureNamed,
  listedTable,
  nameColumns,
  tableNamed,
  tablesOf,
} from "../find-columns.ts";
import { namedBy } from "../groups/group-edits.ts";
import type { Revision, Said } from "../said.ts";
import { manyFrom } from "./chosen.ts";
import { asList } from "./list-edits.ts";

/** "in which cities are they", "their age": beside what is shown; "what are their ages" asks for them alone. */
const asking =
  /^(?:which|what) (?<of>(?!most|least|best|worst|ones?|are|is|about|share|percent\w*)[a-z]+)$|^(?:show |add |and |with |give me )?(?:the |which )?(?<kept>[a-z ]+?)(?: that| which)? (?:they|it|each) (?:live|lives|come|comes|work|works|belongs?|are|is|was|were)(?: in| from| to| for| at)?$|^(?:in|from|at|on) (?:which|what) (?<what>[\w ]+?) (?:are|were) (?:they|those|these|each|each of them)$|^(?:who (?:is|are) )?their (?<own>[\w ]+?)(?: too| as well| also)?$/;

/** Typed short: what is shown is shown with it; a whole sentence asks for it alone as often. */
const theirOwn = /^show their (?<own>[\w ]+?)(?: too| as well| also)?$/;

const places = ["city", "location", "country", "address"];

/** What is asked of things by a word that is no column's name; a whole sentence says where, and else asks for it alone. */
const askedOf: readonly { readonly said: RegExp; readonly names: readonly string[] }[] = [
  { said: /^where (?:are|were) (?:they|those|these)(?: located| based)?$/, names: places },
  {
    said: /^where (?:are (?:they|those|these) from|do (?:they|those|these) (?:come from|live))$/,
    names: ["country", ...places],
  },
  { said: /^how old (?:are|were) (?:they|those|these|each(?: of them)?)$/, names: ["age"] },
  {
    said: /^(?:what|how much) do (?:they|those|these)(?: each)? cost$|^how expensive are (?:they|those|these)$/,
    names: ["price", "unit price", "list price", "cost", "rental rate"],
  },
  {
    said: /^how long (?:are|were) (?:they|those|these|each(?: of them)?)$/,
    names: ["length", "duration", "running time", "milliseconds", "minutes"],
  },
];

/** "where are they": by the city, where there is one. */
function columnOf(
  text: string,
  asked: typeof askedOf,
  clauses: Clauses,
  schema: DescribedSchema,
): string | undefined {
  const names = asked.find(({ said }) => said.test(text))?.names ?? [];
  return names.find((one) => columnNamed(one, clauses, schema) !== undefined);
}

/** Typed short of things that are told by their names: "show job title and salary". */
const ownToo = /^(?:show|list|give)(?: me)? (?:the )?(?<own>[\w ]+?)$/;

function besideNames({ text, turn }: Said, clauses: Clauses, schema: DescribedSchema): string[] {
  const { own } = ownToo.exec(text)?.groups ?? {};
  const table = listedTable(clauses, schema);
  if (own === undefined || table === undefined || !/^[^A-Z]/.test(turn.utterance)) return [];
  const names = nameColumns(table, schema);
  const isName = ([one, ...more]: Symbols): boolean =>
    more.length === 0 && one?.kind === "item" && names.includes(one.item);
  const narrowed = clauses.where.length > 0 || clauses.limit !== null;
  const phrases = own.split(/ and (?:the )?| , /);
  // What each of them has one of: the album of a track.
  const isOne = (t: number | undefined): boolean =>
    t !== undefined && t !== table && !manyFrom([table], [t], schema);
  const known = phrases.every(
    (one) =>
      columnNamed(one, clauses, schema) !== undefined || isOne(tableNamed(one, clauses, schema)),
  );
  return narrowed && known && clauses.select.every(isName) ? phrases : [];
}

const adding =
  /^(?:(?:list|show|give)(?: me| us)? (?:them|those|these|it)(?: all)? )?(?:(?<add>add|include|also show|show also|also list|also|plus|together with|along with|with) |show |list |give |what are |what is )?(?:me |us )?(?:also )?(?<what>.+?)(?<too> too| as well| also| in addition| alongside| next to it| beside it)?$/;

/** Said of what was only counted, the things are listed. */
const theirs = /^(?:list|show|give|who|with|add|include)\b.*\b(?:them|their|those|these)\b/;

/** "and the number of orders": the "and" is no longer in the text. */
const isOneMore = ({ text, turn }: Said): boolean =>
  /^(?:the )?(?:number|count) of\b/.test(text) && /^(?:and|plus|also)\b/i.test(turn.utterance);

/** "show their emails too", "add the store name", "with the number of books" */
export const addColumns: Revision = (said, clauses, schema) => {
  const { text } = said;
  const beside = besideNames(said, clauses, schema);
  const typed = /^[^A-Z]/.test(said.turn.utterance)
    ? (theirOwn.exec(text)?.groups?.["own"] ?? columnOf(text, askedOf, clauses, schema))
    : columnOf(text, askedOf.slice(0, 2), clauses, schema);
  const {
    what: which,
    of,
    kept = of,
    own = kept ?? which ?? typed ?? (beside.length > 0 ? beside.join(" and ") : undefined),
  } = asking.exec(text)?.groups ?? {};
  const { add, what = own, too } = own === undefined ? (adding.exec(text)?.groups ?? {}) : {};
  if (what === undefined || ((own ?? add ?? too) === undefined && !isOneMore(said))) return null;
  // "those with code 'Tax'" are chosen by it.
  if (said.turn.mentions.some(({ kind }) => kind === "quoted")) return null;
  // "with a contract", of what says yes or no, are those that have one.
  if (/^with an? /.test(text) && said.turn.mentions.some(({ kind }) => kind === "flag"))
    return null;
  const grouped = clauses.groupBy.length > 0;
  const rows = /^list (?:them|those|these)\b/.test(text);
  if ((!grouped || rows) && clauses.select.some(isAggregate)) {
    const listed = theirs.test(text) ? asList("them", clauses, schema) : null;
    return listed === null ? null : addColumns(said, listed, schema);
  }
  // "show their invoices": what has no name is told by its key.
  const keys = theirOwn.test(text);
  const found = what.split(/ and | , /).map((phrase) => shownAs(phrase, clauses, schema, { keys }));
  const more: Symbols[] = [];
  for (const one of found) {
    if (one === undefined) return null;
    more.push(...one);
  }
  const items = more.filter((item) => !clauses.select.some((known) => isSame(known, item)));
  if (items.length === 0) return null;
  const plain = items.filter((item) => !isAggregate(item) && !isSettled(item, clauses, schema));
  return {
    ...clauses,
    select: [...clauses.select.flatMap((item) => namesOf(item, items, schema)), ...items],
    groupBy: grouped ? [...clauses.groupBy, ...plain] : clauses.groupBy,
  };
};

/** Beside a column that is asked for, all columns are the names. */
function namesOf(item: Symbols, added: readonly Symbols[], schema: DescribedSchema): Symbols[] {
  const [only] = item;
  if (item.length > 1 || only?.kind !== "item" || only.item < schema.columns.length) return [item];
  const names = nameColumns(only.item - schema.columns.length, schema).map(column);
  return names.filter((name) => !added.some((one) => isSame(one, name)));
}

/** What a key that is grouped by settles needs no group of its own. */
function isSettled([item]: Symbols, { groupBy }: Clauses, { columns }: DescribedSchema): boolean {
  const table = item?.kind === "item" ? columns[item.item]?.table : undefined;
  return groupBy.some(
    ([by]) =>
      by?.kind === "item" &&
      columns[by.item]?.table === table &&
      columns[by.item]?.primary === true,
  );
}

function shownAs(
  phrase: string,
  clauses: Clauses,
  schema: DescribedSchema,
  { keys = false } = {},
): Symbols[] | undefined {
  const counted = /^(?:the )?(?:number|count) of (?<what>.+)$/.exec(phrase)?.groups?.["what"];
  if (counted !== undefined) {
    if (clauses.groupBy.length === 0) return undefined;
    const table = tableNamed(counted, clauses, schema);
    if (table === undefined) return undefined;
    return [countOfTable(table, clauses, schema)];
  }
  const figure = figureNamed(phrase, clauses, schema);
  if (figure !== undefined) return clauses.groupBy.length > 0 ? [figure] : undefined;
  const known = columnNamed(phrase, clauses, schema);
  if (known !== undefined) return namedBy(known, schema);
  // The supplier's name, where suppliers have a company name.
  const table = tableNamed(phrase.replace(/ (?:s )?names?$/, ""), clauses, schema);
  const names = table === undefined ? [] : nameColumns(table, schema);
  const told = names.length > 0 || !keys ? names : keysOf(table, schema);
  return told.length === 0 ? undefined : told.map(column);
}

const wholeNames =
  /^(?:(?:show|give|list|use|with|as|me|their|the|just|only) )*(?:full|complete|whole) names?$/;

/** "full names": first and last name in one. */
export const joinNames: Revision = ({ text }, clauses, schema) => {
  if (!wholeNames.test(text)) return null;
  const tables = tablesOf(clauses, schema);
  const names = tables.map((table) => nameColumns(table, schema)).find((one) => one.length === 2);
  if (names === undefined) return null;
  const isName = (item: Symbols): boolean =>
    item.length === 1 && item[0]?.kind === "item" && names.includes(item[0].item);
  const [first] = clauses.select.filter(isName);
  const whole = called("concat", ...names.map(column));
  const rest = clauses.select.filter((item) => !isName(item) || item === first);
  const select =
    first === undefined ? [whole, ...rest] : rest.map((item) => (item === first ? whole : item));
  return { ...clauses, select };
};
