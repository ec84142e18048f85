// "top 5 products by revenue", "best customer per country", "who sold the most": things in the order of a figure,
// of what they brought in where none is named.
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { type DescribedSchema, isNumeric, keysOf } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import { kindredNames } from "../../words/kindred.ts";
import { type Clauses, clausesOf, column, columnsIn, outlineOfClauses } from "../clauses.ts";
import { countOfRows, nameColumns } from "../find-columns.ts";
import { countOf } from "../said.ts";
import { revenueItem, revenueOf } from "../things/deeds.ts";
import { buyers, peopleCalled, sellers } from "../things/people.ts";
import {
  addedAt,
  type Beginning,
  type Begun,
  type Figure,
  figureAt,
  manyAt,
  type OutlineChange,
  oneFigure,
  tableAt,
} from "./figures.ts";

const high = "top|best|biggest|largest|highest";
const low = "bottom|worst|smallest|lowest";
const ranked = new RegExp(
  `^(?:which are |who are |who is |which is )?(?:the |our )?(?:(?<many>\\w+) )?(?:(?<high>${high})|(?<low>${low}))(?: (?<count>\\d+|\\w+(?= \\w+s\\b)))? (?<rest>[a-z].*)$`,
);

export const topList: Beginning = (phrase, schema, change) =>
  bySeller(phrase, schema) ??
  byDeed(phrase, schema, change) ??
  bySold(phrase, schema, change) ??
  byCount(phrase, schema, change) ??
  byRank(phrase, schema, change);

const done =
  /^(?:which (?:is|are|was|were) )?(?:the )?(?:(?<many>\w+) )?(?<end>most|least)(?: often| frequently)? (?<deed>[a-z]+(?:ed|en|nt|ght)) (?<thing>[a-z]+)(?: (?<rest>.*))?$/;

/** "most rented category": the things by how often that was done, where rows say each time. */
function byDeed(phrase: string, schema: DescribedSchema, change: OutlineChange): Begun | null {
  const { many, end, deed = "", thing = "", rest = "" } = done.exec(phrase)?.groups ?? {};
  const root = deed.replace(/ed$/, "");
  const [table, ...others] = [...schema.tables.keys()].filter((t) => {
    const { words = [], hidden } = schema.tables[t] ?? {};
    return hidden !== true && words.length === 1 && stem(words[0] ?? "").startsWith(root);
  });
  const number = many === undefined ? undefined : countOf(many);
  if (root.length < 4 || table === undefined || others.length > 0) return null;
  if (many !== undefined && number === undefined) return null;
  const rows = countOfRows(table, schema);
  const grouped = change(`by ${thing}`, oneFigure(rows));
  const clauses = grouped && clausesOf(grouped);
  if (clauses === null) return null;
  const limit = number ?? (/s$/.test(thing) ? null : 1);
  return { outline: inOrder(clauses, limit, end === "most"), rest };
}

const selling = /^(?<end>.*?\b(?:best|top|worst|most|least))[ -]selling (?<rest>.+)$/;

/** "best selling track of each genre": by how many were sold, where that is known. */
function bySold(phrase: string, schema: DescribedSchema, change: OutlineChange): Begun | null {
  const { end, rest = "" } = selling.exec(phrase)?.groups ?? {};
  if (end === undefined) return null;
  const [thing = ""] = rest.split(/ (?=of|in|per|for|by|from|during|since|last|this)/);
  const left = rest.slice(thing.length).trim();
  const units = figureAt("units sold", schema) === undefined ? "" : " by units sold";
  const made = byRank(`${end.replace(/\bmost$/, "top")} ${thing}${units}`, schema, change);
  return made?.rest === "" ? { ...made, rest: left } : null;
}

const counted =
  /^(?<things>[a-z]+s) by (?:the |their )?(?<count>(?:number|count) of [a-z]+(?: [a-z]+)?)$/;

/** "artists by number of albums": each with how many, most first. */
function byCount(phrase: string, schema: DescribedSchema, change: OutlineChange): Begun | null {
  const { things = "", count = "" } = counted.exec(phrase)?.groups ?? {};
  const figure = count === "" ? undefined : figureAt(count, schema);
  if (figure?.length !== count.split(" ").length) return null;
  const grouped = change(`by ${things}`, oneFigure(figure.figure));
  const clauses = grouped && clausesOf(grouped);
  return clauses && { outline: inOrder(clauses, null, true), rest: "" };
}

function byRank(phrase: string, schema: DescribedSchema, change: OutlineChange): Begun | null {
  const { many, count, low: least, rest = "" } = ranked.exec(phrase)?.groups ?? {};
  const words = rest.split(" ");
  const limited = count ?? many;
  const number = limited === undefined ? undefined : countOf(limited);
  if (rest === "" || (limited !== undefined && number === undefined)) return null;
  for (const length of [1, 2, 3]) {
    const thing = words.slice(0, length).join(" ");
    const behind = words.slice(length);
    const said = behind.slice(1).join(" ");
    const amount = behind[0] === "by" ? addedAt(said, schema) : undefined;
    const named = figureAt(said, schema) ?? manyAt(said, schema) ?? amount;
    const figure = behind[0] === "by" ? named : undefined;
    // "by price", of books, puts them in its order: nothing is added up.
    if (figure !== undefined && figure === amount && isOwn(thing, amount, schema)) return null;
    const by = figure?.figure ?? (bringsIn(thing, phrase, schema) ? revenueOf(schema) : undefined);
    const grouped = by && change(`by ${thing}`, oneFigure(by));
    const clauses = grouped && clausesOf(grouped);
    if (by === undefined || clauses === null || clauses === undefined) continue;
    const limit = number ?? (/s$/.test(thing) ? null : 1);
    const left = figure === undefined ? behind : behind.slice(figure.length + 1);
    return {
      outline: inOrder(clauses, limit, least === undefined),
      rest: left.join(" ").replace(/^by /, "per "),
    };
  }
  return null;
}

/**
 * Whether a thing may be the best by what it brought in: each row that tells of income is of one of them, and they
 * are no larger by anything of their own.
 */
function bringsIn(thing: string, phrase: string, schema: DescribedSchema): boolean {
  const table = tableAt(thing.split(" ").map(stem), schema)?.at;
  const paid = schema.columns[revenueItem(schema)]?.table;
  if (table === undefined || paid === undefined) return true;
  const [said] = sized.exec(phrase) ?? [];
  const kin = said === undefined ? new Set<string>() : kindredNames(said);
  const hasSize = schema.tables[table]?.columns.some((k) => {
    const own = schema.columns[k];
    return isNumeric(own) && own?.measure !== true && own?.words.some((one) => kin.has(one));
  });
  const tableOf = (item: number): number | undefined => schema.columns[item]?.table;
  const reached = new Set([paid]);
  for (const at of reached)
    for (const { from, to } of schema.links)
      if (tableOf(from) === at) reached.add(tableOf(to) ?? at);
  return hasSize !== true && reached.has(table);
}

const sized = /\b(?:biggest|largest|smallest)\b/;

function isOwn(thing: string, { figure }: Figure, schema: DescribedSchema): boolean {
  const table = tableAt(thing.split(" ").map(stem), schema)?.at;
  return columnsIn(figure, schema.columns.length).some((k) => schema.columns[k]?.table === table);
}

function inOrder(clauses: Clauses, limit: number | null, descending: boolean): OutlineSymbol[] {
  const by = clauses.select.at(-1) ?? [];
  return outlineOfClauses({ ...clauses, orderBy: [{ by, descending }], limit });
}

const seller =
  /^who (?:has |have )?(?<does>sold|sells|sell|spent|spends|bought|paid|ordered|purchased|gave|gives|donated|contributed)(?: the)? (?<end>most|least)(?: money| overall)?(?: (?<rest>.*))?$/;
/** Whoever sells is on the staff, whoever pays a customer. */
export function bySeller(phrase: string, schema: DescribedSchema): Begun | null {
  const { does = "", end, rest = "" } = seller.exec(phrase)?.groups ?? {};
  const wanted = /^s[eo]l/.test(does) ? sellers : buyers;
  const revenue = revenueOf(schema);
  const table = peopleCalled(wanted, schema);
  if (end === undefined || revenue === undefined || table === undefined) return null;
  const [key] = keysOf(table, schema);
  const names = nameColumns(table, schema);
  if (names.length === 0) return null;
  const clauses = clausesOf(oneFigure(revenue));
  if (clauses === null) return null;
  const groupBy = key === undefined ? names.map(column) : [column(key)];
  const grouped = { ...clauses, select: [...names.map(column), revenue], groupBy };
  return { outline: inOrder(grouped, 1, end === "most"), rest };
}
