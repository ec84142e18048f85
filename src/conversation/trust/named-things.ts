// Things that were named and that a query is not about: a table that it neither has nor points at, and the most of
// something that goes by what another table has. Learned words stand for what they were learned with.
import type { Column, Schema, Table } from "../../database/database.ts";
import { tryLex } from "../../sql/lexer.ts";
import { nameParts, plainName } from "../../sql/name.ts";
import { tryParse } from "../../sql/parse-words.ts";
import { isPlainName } from "../../sql/quote-name.ts";
import { nameWords, singularOf } from "../../text/english-names.ts";
import type { Token } from "../../text/token.ts";
import { tokenize } from "../../text/tokenize.ts";
import type { Lexis } from "../../words/lexis.ts";
import { piecesOf } from "../../words/query-pieces.ts";
import { asksForMost, isOrderedByOthers, isSizedByOther } from "../../words/superlatives.ts";
import type { Case } from "./verdict.ts";

export type Named = Pick<Case, "utterance" | "account" | "lexis" | "schema"> & {
  readonly sql: string;
};

/** "the largest artwork" of rooms: a table's own name that became nothing of the query. */
export function thingLeftOut(named: Named): string | undefined {
  const { account, lexis, schema, sql, utterance } = named;
  if (lexis.learned || sql === "") return undefined;
  const { names } = piecesOf(sql);
  const there = schema.tables.filter(({ name }) => names.has(name.toLowerCase()));
  if (there.length === 0) return undefined;
  return account.words.find(({ use, text, start, end }, i) => {
    const table = use === "known" ? tableCalled(text, schema) : undefined;
    if (table === undefined || there.some((one) => pointsAt(one, table))) return false;
    // "the cheapest tool to hire": what it is for.
    if (/\bto\s+$/i.test(utterance.slice(0, start)) && isOneDeed(text)) return false;
    // A "train station" is a station.
    const next = account.words[i + 1];
    return next?.start !== end + 1 || !there.some(({ name }) => name.toLowerCase() === next.by);
  })?.text;
}

/** "to hire", and no "to hives". */
const isOneDeed = (word: string): boolean => singularOf(word.toLowerCase()) === word.toLowerCase();

const callingOf = (name: string): string => singularOf(nameWords(name).join(" "));

function tableCalled(word: string, { tables }: Schema): Table | undefined {
  const called = singularOf(word.toLowerCase());
  return tables.find(({ name }) => callingOf(name) === called);
}

/** By a key, or by a column that only says so: each row is of one of those. */
function pointsAt(from: Table, to: Table): boolean {
  if (from.foreignKeys.some(({ table }) => plainName(table) === plainName(to.name))) return true;
  const keys = new Set(to.primaryKey.map((name) => name.toLowerCase()));
  const called = callingOf(to.name);
  return from.columns.some(
    ({ name }) =>
      (keys.has(name.toLowerCase()) && name.length > 2) || nameWords(name).includes(called),
  );
}

/** "the most expensive station" by the price of its bikes, "the largest musician" by salary: which nobody named. */
export function mostOfOthers({ utterance, account, lexis, sql }: Named): string | undefined {
  if (lexis.learned || sql === "") return undefined;
  const { names } = piecesOf(sql);
  const isTable = (piece: string): boolean =>
    [...names].some((name) => name.startsWith(`${piece}.`));
  const tokens = tokenize(utterance);
  for (const [i, { text }] of tokens.entries()) {
    const thing = lastNamed(tokens.slice(i + 1), lexis);
    if (thing === undefined || !asksForMost(text, tokens[i - 1]?.text)) continue;
    const things = (lexis.says(thing.text) ?? []).filter(isTable);
    if (things.length === 0) continue;
    if (!isOrderedByOthers(things, sql) && !isSizedByOther(text, sql)) continue;
    const isSaid = account.words.some(
      ({ start, use, by }) =>
        use === "used" && start > thing.start && by !== undefined && !isTable(by),
    );
    if (!isSaid) return `${text} ${thing.text}`;
  }
  return undefined;
}

/** "the youngest committee member" is a member: of names side by side the last. */
function lastNamed([first, ...rest]: readonly Token[], lexis: Lexis): Token | undefined {
  const [next] = rest;
  const isName = next !== undefined && (lexis.says(next.text) ?? []).length > 0;
  return isName && next.start === (first?.end ?? 0) + 1 ? lastNamed(rest, lexis) : first;
}

/** The same in the order of what else the same table measures: whoever said "largest" may have meant that. */
export function otherMeasures({ sql, schema }: Pick<Named, "sql" | "schema">): readonly string[] {
  const by = tryParse(sql)?.orderBy[0]?.expression;
  const words = tryLex(sql)?.map(({ text }) => text) ?? [];
  if (by?.kind !== "column") return [];
  const [owner, own] = nameParts(by.name).slice(-2);
  const table = schema.tables.find(({ name }) => plainName(name) === owner);
  const keys = [
    table?.primaryKey ?? [],
    ...(table?.foreignKeys.map(({ columns }) => columns) ?? []),
  ];
  const isMeasure = ({ name, type }: Column): boolean =>
    /^(?:integer|real)$/.test(type) &&
    plainName(name) !== own &&
    isPlainName(name) &&
    !keys.some((key) => key.some((one) => plainName(one) === plainName(name)));
  return (table?.columns ?? []).filter(isMeasure).map(({ name }) =>
    words
      .with(
        by.start,
        by.name.replace(/[^.]*$/, () => name),
      )
      .join(" "),
  );
}
