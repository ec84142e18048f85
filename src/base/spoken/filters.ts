// Named filters of a domain file: "active customers", "out of stock", "now". Their words are taken out of
// what the model reads, and their conditions come to the query it writes.
import { UserError } from "../../errors.ts";
import { OutlineError } from "../../outline/outline-error.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { type OutlineSymbol, type OutlineWord, word } from "../../outline/symbols.ts";
import {
  type Clauses,
  clausesOf,
  column,
  columnsIn,
  isWord,
  noClauses,
  outlineOfClauses,
  type Symbols,
} from "../../revise/clauses.ts";
import { callings, nameColumns, tablesOf } from "../../revise/find-columns.ts";
import { isPlain } from "../../revise/said.ts";
import { asList } from "../../revise/things/list-edits.ts";
import { type DescribedSchema, itemOfTable, keysOf } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import { parseSql } from "../../sql/parse.ts";
import { quotedText } from "../../sql/quote-name.ts";
import { SqlSyntaxError } from "../../sql/syntax-error.ts";
import { tokenize } from "../../text/tokenize.ts";
import type { ReadTurn } from "../encoding/encode-turn.ts";

/** As a domain file says it: customer.active = 1. */
type FilterText = {
  readonly where: string | readonly string[];
  readonly synonyms?: readonly string[] | undefined;
};

export type BaseFilter = {
  /** Each way to say it, as stems. */
  readonly said: readonly (readonly string[])[];
  /** One for each table that it can be said of. */
  readonly conditions: readonly { readonly table: number; readonly where: readonly Symbols[] }[];
};

/** The values that its conditions have, as SQL, or that they have none: nobody says them, but its name. */
export const valuesIn = ({ conditions }: BaseFilter): string[] =>
  conditions
    .flatMap(({ where }) => where.flat())
    .flatMap((one) => {
      if (one.kind === "word") return one.word === "null" ? ["IS NULL"] : [];
      return one.kind === "value" && one.literal.type !== "period"
        ? [quotedText(one.literal.text)]
        : [];
    });

export function readFilters(
  entries: Readonly<Record<string, FilterText>>,
  schema: DescribedSchema,
): BaseFilter[] {
  return Object.entries(entries).map(([name, { where, synonyms = [] }]) => ({
    said: [name, ...synonyms].map(stemsOf),
    conditions: (typeof where === "string" ? [where] : where).map((text) =>
      readCondition(name, text, schema),
    ),
  }));
}

const stemsOf = (text: string): string[] => tokenize(text).map((token) => stem(token.text));

function readCondition(
  name: string,
  text: string,
  schema: DescribedSchema,
): BaseFilter["conditions"][number] {
  // The first is what it is said of; the others are joined as in any query.
  const named = [...text.matchAll(/(?:"([^"]+)"|([\p{L}_][\p{L}\d_]*))\s*\./gu)];
  const tables = new Set(named.map(([, quoted, plain = ""]) => `"${quoted ?? plain}"`));
  try {
    const from = [...tables].join(" , ");
    const outline = readOutline(parseSql(`SELECT COUNT(*) FROM ${from} WHERE ${text}`), schema);
    const where = clausesOf(outline)?.where ?? [];
    const [column] = columnsIn(where.flat(), schema.columns.length);
    if (column !== undefined) return { table: schema.columns[column]?.table ?? 0, where };
  } catch (error) {
    if (!(error instanceof OutlineError || error instanceof SqlSyntaxError)) throw error;
  }
  throw new UserError(
    `domain file: filter "${name}": cannot read "${text}". Expected for example: customer.active = 1`,
  );
}

export type Filtered = {
  /** The utterance without the words of the filters, but with the things they are about. */
  readonly utterance: string;
  readonly filters: readonly BaseFilter[];
};

const bothSides = /\b(?:versus|vs)\b|\b(\w+)\s+(?:and|or)\s+(?:in|un|dis|non-?|not )\1\b/i;

/** `names`: stems that name tables, which stay: of "active customers", the customers. */
export function takeFilters(
  utterance: string,
  filters: readonly BaseFilter[],
  names: ReadonlySet<string>,
): Filtered {
  // "active versus inactive customers" are both.
  if (bothSides.test(utterance)) return { utterance, filters: [] };
  const tokens = tokenize(utterance);
  const stems = tokens.map(({ text }) => stem(text));
  const gone = new Set<number>();
  const taken = new Set<number>();
  const found = new Set<BaseFilter>();
  // "not in stock" is not "in stock": longer ones first.
  const phrases = filters
    .flatMap((filter) => filter.said.map((phrase) => ({ filter, phrase })))
    .filter(({ phrase }) => phrase.length > 0)
    .sort((a, b) => b.phrase.length - a.phrase.length);
  for (const { filter, phrase } of phrases) {
    // "500 in stock" says how much there is, and not that there is any.
    const at = stems.findIndex(
      (_, i) =>
        !/^\d/.test(stems[i - 1] ?? "") &&
        phrase.every((one, j) => stems[i + j] === one && !taken.has(i + j)),
    );
    if (at < 0) continue;
    const lead = leadOf(stems, at);
    const other = lead === 0 ? filter : opposite(filter);
    found.add(other ?? filter);
    if (other !== undefined) for (let i = at - lead; i < at; i++) gone.add(i);
    phrase.forEach((one, j) => {
      taken.add(at + j);
      const noun = j === phrase.length - 1 && phrase.length > 1 && names.has(one);
      if (!noun) gone.add(at + j);
    });
  }
  const kept = tokens.filter((_, i) => !gone.has(i));
  const text = kept.map(({ start, end }) => utterance.slice(start, end)).join(" ");
  return found.size === 0 ? { utterance, filters: [] } : { utterance: text, filters: [...found] };
}

const leavingOut =
  /(?:^| )(?:leav out|leave out|exclude|excluding|except(?: for)?|without|skip|drop|ignore|remove|not)(?: (?:the|those|these|all|any|one|that|are|were|who|which|have|be))*$/;

/** How many words before the place say that what follows is to be left out. */
function leadOf(stems: readonly string[], at: number): number {
  const found = leavingOut.exec(stems.slice(0, at).join(" "));
  return found === null ? 0 : found[0].trim().split(" ").length;
}

const opposites: Readonly<Record<string, OutlineWord>> = {
  "=": "!=",
  "!=": "=",
  "<": ">=",
  ">=": "<",
  ">": "<=",
  "<=": ">",
};

/** "leave out those without color"; undefined where its opposite is no single comparison. */
function opposite({ said, conditions }: BaseFilter): BaseFilter | undefined {
  const others = conditions.flatMap(({ table, where: [only, ...more] }) => {
    const [first, how, ...rest] = only ?? [];
    if (first?.kind !== "item" || how?.kind !== "word" || more.length > 0) return [];
    const other = opposites[how.word];
    if (other !== undefined && rest.length === 1)
      return [{ table, where: [[first, word(other), ...rest]] }];
    if (how.word !== "is") return [];
    const empty = rest.length === 1;
    return [{ table, where: [[first, how, ...(empty ? [word("not")] : []), word("null")]] }];
  });
  return others.length === conditions.length ? { said, conditions: others } : undefined;
}

/** Each filter counts for the tables that the query uses; where it uses none of them, for its first. */
export function addFilters(
  outline: readonly OutlineSymbol[],
  filters: readonly BaseFilter[],
  schema: DescribedSchema,
): readonly OutlineSymbol[] {
  const clauses = filters.length === 0 ? null : clausesOf(outline);
  if (clauses === null) return outline;
  const used = tablesOf(clauses, schema);
  const known = new Set(clauses.where.map((one) => JSON.stringify(one)));
  const more = filters.flatMap(({ conditions }) => {
    const own = conditions.filter(({ table }) => used.includes(table));
    return (own.length > 0 ? own : conditions.slice(0, 1)).flatMap(({ where }) => where);
  });
  const fresh = more.filter((one) => !known.has(JSON.stringify(one)));
  const select = withoutEmpty(clauses, fresh, schema);
  // What the filter says of a column is all that is said of it.
  const about = new Set(fresh.map((one) => firstColumn(one)));
  const kept = clauses.where.filter((one) => !about.has(firstColumn(one)));
  return outlineOfClauses({ ...clauses, select, where: [...kept, ...fresh] });
}

const firstColumn = ([first]: Symbols): number | undefined =>
  first?.kind === "item" ? first.item : undefined;

/** A column that is to be empty shows nothing: the rows are told by their names or keys instead. */
function withoutEmpty(
  { select }: Clauses,
  conditions: readonly Symbols[],
  schema: DescribedSchema,
): readonly Symbols[] {
  const empty = new Set(
    conditions.flatMap(([first, is, none]) =>
      first?.kind === "item" && isWord(is, "is") && isWord(none, "null") ? [first.item] : [],
    ),
  );
  const isEmpty = ([only, ...more]: Symbols): boolean =>
    only?.kind === "item" && more.length === 0 && empty.has(only.item);
  const told = select.filter((one) => !isEmpty(one));
  const [first] = empty;
  if (told.length > 0 || first === undefined) return told.length > 0 ? told : select;
  const table = schema.columns[first]?.table ?? -1;
  const names = nameColumns(table, schema);
  const shown = names.length > 0 ? names : keysOf(table, schema);
  return shown.length === 0 ? select : shown.map(column);
}

/** "who gets a commission": a first question that says nothing else asks for what the filter is about. */
function filtersAlone(
  tokens: ReadTurn["tokens"],
  filters: readonly BaseFilter[],
  schema: DescribedSchema,
): readonly OutlineSymbol[] | null {
  const table = filters[0]?.conditions[0]?.table;
  if (table === undefined || !tokens.every(({ text }) => isPlain(text.toLowerCase()))) return null;
  const names = nameColumns(table, schema);
  // All of a row is all of what it is joined to, where the condition needs that.
  const own = schema.tables[table]?.columns ?? [];
  const used = filters.flatMap(({ conditions: [first] }) => first?.where.flat() ?? []);
  const joined = columnsIn(used, schema.columns.length).some((k) => !own.includes(k));
  const told = joined ? keysOf(table, schema) : [];
  const things = told.length > 0 ? told : [itemOfTable(schema, table)];
  const select = (names.length > 0 ? names : things).map(column);
  return addFilters(outlineOfClauses({ ...noClauses, select }), filters, schema);
}

/** "only the late ones": the last query with the filter, where nothing else is said. */
export function filteredOutline(
  { tokens }: Pick<ReadTurn, "tokens">,
  before: readonly OutlineSymbol[],
  filters: readonly BaseFilter[],
  schema: DescribedSchema,
): readonly OutlineSymbol[] | null {
  if (before.length === 0) return filtersAlone(tokens, filters, schema);
  const clauses = clausesOf(before);
  if (clauses === null) return null;
  // "only big customers" of revenue by year: what the filter is of may be named.
  const about = filters.flatMap(({ conditions }) => conditions.map(({ table }) => table));
  const tables = [...tablesOf(clauses, schema), ...about];
  const own = new Set(tables.flatMap((t) => callings(schema.tables[t])));
  const idle = ({ text }: { readonly text: string }): boolean =>
    isPlain(text) || /^(?:yet|still|already)$/i.test(text) || own.has(stem(text));
  if (!tokens.every(idle)) return null;
  // "which of these are late", of what was only counted, lists them.
  const which = /^(?:which|who|list|show)$/i.test(tokens[0]?.text ?? "");
  const listed = which ? asList("them", clauses, schema) : null;
  return addFilters(listed === null ? before : outlineOfClauses(listed), filters, schema);
}
