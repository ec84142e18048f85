// "albums of those", "what else do they supply", "who else bought it", "which customers have them": other things that
// belong to what was listed or chosen.
import { word } from "../../outline/symbols.ts";
import { type DescribedSchema, itemOfTable, keysOf } from "../../schema/described.ts";
import { joinTables, namesRowsOf } from "../../schema/join-path.ts";
import { mainDate } from "../../schema/main-date.ts";
import {
  type Clauses,
  column,
  columnsIn,
  isAggregate,
  isWord,
  noClauses,
  type Symbols,
} from "../clauses.ts";
import { filterRows } from "../conditions/filter-edits.ts";
import { nameColumns, tableNamed } from "../find-columns.ts";
import type { Revision } from "../said.ts";
import { doersOf } from "./agent-edits.ts";
import { chosenBy, isFirst, keyOf, manyFrom } from "./chosen.ts";
import { revenueItem, tableDone, trading } from "./deeds.ts";
import { tellingColumns } from "./list-edits.ts";
import { sellers, served } from "./people.ts";

const them = "(?:them|those|these|it|him|her|this|that(?: one)?|the [a-z]+)";
const they = "(?:they|those|these|it|he|she|this|that(?: one)?|the [a-z]+)";
const lead = "(?:(?:and|so|now|show|give|list|tell|me|us|what are|which are|all|the) )*";
const noun = "[a-z]+(?: [a-z]+)?";
const ofThem = new RegExp(`^${lead}(?<what>${noun}) (?:of|by|from|on|in|for|with) ${them}$`);
const whatTheyDid = new RegExp(
  `^(?:what|which)(?: (?<what>${noun}?))??(?<else> else| other (?<other>${noun}))? (?:do|does|did|have|has) ${they} (?<deed>[a-z]+)$`,
);
const whoElse = new RegExp(
  `^who (?<else>else )(?:is |are |was |were |has |have )?(?<deed>[a-z]+)(?: (?:in|on|at|for|to|with))? ${them}$`,
);
const whichHave = new RegExp(
  `^(?:which|what) (?<else>other )?(?<what>${noun}) (?:have|has|had|got|own|own[s]|made|placed|did|are in|are on) ${them}$`,
);

/** Those that are spoken of. */
type Asked = {
  readonly clauses: Clauses;
  readonly schema: DescribedSchema;
  readonly key: number;
  readonly things: number;
};

const timed =
  /^(?<asked>.+?) (?:in|during|since|before|after|last|this|between|until|from) (?:the )?(?:.*)$/;

/** "what did they order in 2024": the time is that of what they did. */
export const thingsOfTheirs: Revision = (said, clauses, schema) => {
  const whole = theirThings(said.text, clauses, schema);
  const [time, ...times] = said.turn.mentions.filter(({ period }) => period !== undefined);
  const { asked } = timed.exec(said.text)?.groups ?? {};
  if (whole !== null || asked === undefined || time === undefined || times.length > 0) return whole;
  const list = theirThings(asked, clauses, schema);
  const { tokens } = said.turn;
  const from = tokens[time.from - 1]?.text.match(/^(?:in|during|since|before|after|until)$/)
    ? time.from - 1
    : time.from;
  const turn = {
    ...said.turn,
    tokens: tokens.slice(from),
    mentions: [{ ...time, from: time.from - from, to: time.to - from }],
  };
  const text = tokens
    .slice(from)
    .map((one) => one.text)
    .join(" ");
  return list && filterRows({ ...said, text, turn }, list, schema);
};

function theirThings(text: string, clauses: Clauses, schema: DescribedSchema): Clauses | null {
  const key = keyAsked(clauses, schema);
  const things = schema.columns[key ?? -1]?.table;
  const found = [ofThem, whatTheyDid, whoElse, whichHave]
    .map((form) => form.exec(text)?.groups)
    .find((groups) => groups !== undefined);
  if (found === undefined || key === undefined || things === undefined) return null;
  const asked = { clauses, schema, key, things };
  const way = text.startsWith("who ") ? doers(found["deed"] ?? "", asked) : wayOf(found, asked);
  if (way === undefined || way.table === things) return null;
  const excepted = found["else"] === undefined ? [] : othersThan(way.table, clauses, schema);
  return excepted && listOf(way, excepted, asked);
}

/** The key of the rows or groups that are spoken of: of what was narrowed, or chosen. */
function keyAsked(clauses: Clauses, schema: DescribedSchema): number | undefined {
  const { where, having, groupBy, select } = clauses;
  const narrowed = where.length > 0 || having.length > 0 || isFirst(clauses);
  if (!narrowed || (groupBy.length === 0 && select.some(isAggregate))) return undefined;
  return keyOf(clauses, schema) ?? keyOfNames(clauses, schema);
}

/** Of things that are listed by their names, however often. */
function keyOfNames({ select, groupBy }: Clauses, schema: DescribedSchema): number | undefined {
  const shown = select.flatMap((item) => columnsIn(item, schema.columns.length));
  const table = schema.columns[shown[0] ?? -1]?.table;
  const [key, ...others] = keysOf(table, schema);
  const own = shown.every((k) => schema.columns[k]?.table === table);
  const named = table !== undefined && nameColumns(table, schema).some((k) => shown.includes(k));
  return own && named && groupBy.length === 0 && others.length === 0 ? key : undefined;
}

type Way = {
  readonly table: number;
  /** The rows that tell who did it, where that is not plain. */
  readonly by?: number | undefined;
};

/** Growers are no rows of what is grown. */
function rowsOf(deed: string | undefined, { schema, things }: Asked): number | undefined {
  if (deed === undefined) return undefined;
  const sold = trading.test(deed) ? schema.columns[revenueItem(schema)]?.table : undefined;
  const rows = sold ?? tableDone([deed, pastOf(deed)], schema);
  return rows === things ? undefined : rows;
}

function doers(deed: string, asked: Asked): Way | undefined {
  const [table] = doersOf(deed).flatMap(
    (one) => tableNamed(one, asked.clauses, asked.schema) ?? [],
  );
  return table === undefined ? undefined : { table, by: rowsOf(deed, asked) };
}

function wayOf(found: Readonly<Record<string, string | undefined>>, asked: Asked): Way | undefined {
  const { deed, other, what = other } = found;
  const { clauses, schema, things } = asked;
  const by = rowsOf(deed, asked);
  const meant = by === undefined ? ownedBy(things, schema) : handled(by, things, schema);
  const table = what === undefined ? meant : tableNamed(what, clauses, schema);
  return table === undefined ? undefined : { table, by };
}

const pastOf = (deed: string): string => `${deed.replace(/e$/, "")}ed`;

/** The one kind of named things that name them: the products of suppliers. */
function ownedBy(things: number, schema: DescribedSchema): number | undefined {
  const [only, ...others] = [...schema.tables.keys()].filter(
    (t) => t !== things && namesRowsOf(schema, t, things) && isThing(t, schema),
  );
  return others.length === 0 ? only : undefined;
}

/** What is handed over where something is done, nearest to the rows that tell of it: films that are rented. */
function handled(done: number, things: number, schema: DescribedSchema): number | undefined {
  const above = (from: number): number[][] => {
    const levels = [[from]];
    const seen = new Set([from]);
    for (let level = levels[0] ?? []; level.length > 0; ) {
      const next = [...schema.tables.keys()].filter(
        (t) => !seen.has(t) && level.some((one) => namesRowsOf(schema, one, t)),
      );
      for (const t of next) seen.add(t);
      levels.push(next);
      level = next;
    }
    return levels;
  };
  const theirs = new Set(above(things).flat());
  for (const level of above(done).slice(1)) {
    const [only, ...others] = level.filter((t) => !theirs.has(t) && isThing(t, schema));
    if (only !== undefined) return others.length === 0 ? only : undefined;
  }
  return undefined;
}

/** Named, and neither people nor what only happened. */
function isThing(t: number, schema: DescribedSchema): boolean {
  const { hidden, words = [], role } = schema.tables[t] ?? {};
  const last = words.at(-1) ?? "";
  const people = served.test(last) || sellers.test(last.replace(/s$/, ""));
  const happened = mainDate(t, schema) !== undefined && nameColumns(t, schema).length === 0;
  return (
    hidden !== true &&
    role === undefined &&
    !people &&
    !happened &&
    nameColumns(t, schema).length > 0
  );
}

/** Not those that they were chosen by; null where nothing says which these are. */
function othersThan(table: number, { where }: Clauses, schema: DescribedSchema): Symbols[] | null {
  const own = (part: Symbols): boolean =>
    columnsIn(part, schema.columns.length).every((k) => schema.columns[k]?.table === table);
  const chosen = where.flatMap((part) => equalsIn(part).filter(own));
  return chosen.length === 0
    ? null
    : chosen.map(([item, , value]) => [item, word("!="), value].flatMap((one) => one ?? []));
}

/** `column = value`, wherever in a condition it stands. */
function equalsIn(part: Symbols): Symbols[] {
  return part.flatMap((one, at) => {
    const [sign, value] = [part[at + 1], part[at + 2]];
    return one.kind === "item" && isWord(sign, "=") && value?.kind === "value"
      ? [[one, word("="), value]]
      : [];
  });
}

function listOf(
  { table, by }: Way,
  excepted: readonly Symbols[],
  { clauses, schema, key, things }: Asked,
): Clauses | null {
  const names = tellingColumns(table, schema);
  const link = schema.links.find(
    ({ from, to }) => to === key && schema.columns[from]?.table === table,
  );
  const between = link !== undefined || by === table ? undefined : by;
  const used = [table, things, ...(between === undefined ? [] : [between])];
  const [, ...joined] = joinTables(schema, used);
  if (names.length === 0 || joined.some(({ link }) => link === null)) return null;
  const [own, ...rest] = chosenBy(key, clauses);
  // What names them by one key needs no more of them.
  const among = [link === undefined || own === undefined ? own : column(link.from)[0], ...rest];
  const chosen = isPlain(things, clauses, schema)
    ? clauses.where
    : [among.flatMap((one) => one ?? [])];
  return {
    ...noClauses,
    distinct: manyFrom([table], used, schema),
    select: names.map(column),
    where: [...chosen, ...excepted],
    from: between === undefined ? [] : column(itemOfTable(schema, between)),
  };
}

/** Chosen by conditions on nothing but what they have themselves. */
const isPlain = (things: number, clauses: Clauses, { columns }: DescribedSchema): boolean =>
  !isFirst(clauses) &&
  clauses.having.length === 0 &&
  clauses.where.every((part) =>
    part.every((one) => one.kind !== "item" || columns[one.item]?.table === things),
  );
