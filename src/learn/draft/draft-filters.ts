// Drafts conditions that people ask for by a name of their own: what is out of stock, what was not returned
// or shipped yet, what came late, who is no longer active, what nobody was given.
import type { DatabaseFacts } from "../../schema/database-facts.ts";
import { flagOf } from "../../schema/value-index.ts";
import {
  type DomainFile,
  type JoinEntry,
  joinText,
  type TableEntry,
} from "../domain/domain-file.ts";

type Filters = NonNullable<DomainFile["filters"]>;

export function draftFilters(
  tables: Readonly<Record<string, TableEntry>>,
  joins: readonly JoinEntry[],
  facts: DatabaseFacts,
): DomainFile["filters"] {
  const found: Filters = {};
  for (const [table, entry] of Object.entries(tables)) {
    if (entry.hidden === true) continue;
    const sql = (column: string): string => `${quoted(table)}.${quoted(column)}`;
    const columns = Object.entries(entry.columns);
    for (const [column, { name, role }] of columns) {
      if (role === "amount" && isStock(name, entry)) {
        add(found, "out of stock", `${sql(column)} = 0`, ["sold out", "not in stock"]);
        add(found, "in stock", `${sql(column)} > 0`, []);
      }
      const key = `${table}.${column}`.toLowerCase();
      const done = role === "date" || isCounted(facts, key) ? doneBy(name) : undefined;
      if (done !== undefined && facts.gaps.has(key))
        add(found, `not ${done}`, `${sql(column)} IS NULL`, [
          `not been ${done}`,
          `not yet ${done}`,
          `not yet been ${done}`,
          `not been ${done} yet`,
          `not ${done} yet`,
          `un${done}`,
          ...stillSo(done, table, entry, facts),
        ]);
      for (const { flag, side, called, also } of flagged) {
        const is = flag.test(name.replace(/ (?:flag|ind|indicator|yn)$/, ""))
          ? flagOf(facts, key)?.[side]
          : undefined;
        if (is === undefined) continue;
        add(found, called, `${sql(column)} = ${facts.numbers.has(key) ? is : `'${is}'`}`, also);
      }
      if (facts.gaps.has(key) && isGiven(table, column, tables, joins))
        add(found, "unassigned", `${sql(column)} IS NULL`, ["not assigned", "not yet assigned"]);
    }
    const dates = columns.filter(
      ([column, { name, role }]) =>
        role === "date" || isPlainDay(facts, name, `${table}.${column}`.toLowerCase()),
    );
    const plain = (name: string): string => name.replace(new RegExp(`^${entry.name} `), "");
    const due = dates.find(([, { name }]) =>
      /^(?:required|due|promised|estimated|expected|exp|planned|scheduled)\b/.test(plain(name)),
    );
    // Of several, the last: what was handed to the carrier was not there yet.
    const came = dates.findLast(([, { name }]) =>
      /^(?:shipped|ship|delivered|delivery|received|returned|return|closed|resolved|completed)\b/.test(
        plain(name),
      ),
    );
    if (due !== undefined && came !== undefined) {
      const [there, wanted] = [sql(came[0]), sql(due[0])];
      const after = afterDate(doneOf(plain(came[1].name)), plain(due[1].name));
      add(found, "late", `${there} > ${wanted}`, ["too late", "delayed", ...after]);
      add(found, "on time", `${there} <= ${wanted}`, ["in time", "punctual", "punctually"]);
    }
    // Where no day is kept until when it was given out, for how many it was.
    const given = dates.find(([, { name }]) =>
      /^(?:rental|rented|loan|loaned|borrowed|checkout)\b/.test(name),
    );
    const back = dates.find(([, { name }]) => /^(?:return|returned)\b/.test(name));
    const lent = due === undefined ? lentFor(table, tables, joins) : undefined;
    if (given !== undefined && back !== undefined && lent !== undefined) {
      const kept = `julianday(${sql(back[0])}) - julianday(${sql(given[0])})`;
      add(found, "late", `${kept} > ${lent}`, [
        "late returns",
        "late return",
        "returned late",
        "too late",
        "overdue",
        "returned too late",
      ]);
    }
    const stock = columns.find(([, { name, role }]) => role === "amount" && isStock(name, entry));
    const levels = [table, ...parentsOf([table], joins)].flatMap((own) =>
      Object.entries(tables[own]?.columns ?? {}).map(([column, { name }]) => ({
        name,
        at: `${quoted(own)}.${quoted(column)}`,
      })),
    );
    const level = levels.find(({ name }) => /^(?:reorder|minimum|safety)\b/.test(name));
    if (stock !== undefined && level !== undefined) {
      const { name } = level;
      const said = ["below", "under", "beneath"];
      const names = [name, name.replace(/ (?:quantity|level|stock)$/, "")];
      const below = [...new Set(names)].flatMap((level) =>
        said.flatMap((one) => ["", "the ", "their ", "its "].map((of) => `${one} ${of}${level}`)),
      );
      add(found, `below ${name}`, `${sql(stock[0])} < ${level.at}`, [
        ...below.slice(1),
        ...lowStock,
      ]);
    }
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

/** Rows that a flag tells by its yes or its no. */
const flagged = [
  {
    flag: /^(?:is )?active$/,
    side: "no",
    called: "inactive",
    also: ["not active", "no longer active", "former", "deactivated"],
  },
  {
    flag: /^(?:is )?discontinued$/,
    side: "yes",
    called: "discontinued",
    also: "no longer sold|no longer sell|we no longer sell|not sold any more|phased out".split("|"),
  },
] as const;

const lowStock = [
  "low on stock",
  "low in stock",
  "low stock",
  "running low",
  "running low on stock",
  "running out",
  "almost out of stock",
  "nearly out of stock",
  "to be reordered",
  "to reorder",
  "need reordering",
  "need to be reordered",
  "short in stock",
];

/** Days as eight figures, which stand in their order. */
const isPlainDay = ({ values }: DatabaseFacts, name: string, key: string): boolean =>
  / date$/.test(name) &&
  values.some(
    (one) => one.column === key && one.values.every((day) => /^(?:19|20)\d{6}$/.test(day)),
  );

/** Moments as seconds or milliseconds since 1970. */
const isCounted = ({ numbers }: DatabaseFacts, key: string): boolean =>
  (numbers.get(key)?.low ?? 0) >= 3.15e8;

/** The same of several tables counts for whichever is asked about. */
function add(found: Filters, name: string, where: string, synonyms: readonly string[]): void {
  const before = found[name];
  if (before === undefined) {
    found[name] = { where, ...(synonyms.length > 0 && { synonyms: [...synonyms] }) };
    return;
  }
  const known = typeof before.where === "string" ? [before.where] : before.where;
  found[name] = { ...before, where: [...known, where] };
}

const isStock = (name: string, table: TableEntry): boolean =>
  /\bin stock$|\bon hand$|^stock(?: level| quantity)?$|^quantity in stock$/.test(name) ||
  (/\bstocks?\b/.test(table.name) && /^quantity$/.test(name));

/** What has happened where such a date is known: a "return date" is when it was returned. */
const doneWords: Readonly<Record<string, string>> = {
  return: "returned",
  returned: "returned",
  ship: "shipped",
  shipped: "shipped",
  deliver: "delivered",
  delivery: "delivered",
  delivered: "delivered",
  paid: "paid",
  payment: "paid",
  close: "closed",
  closed: "closed",
  finish: "finished",
  completed: "completed",
  completion: "completed",
  resolved: "resolved",
  left: "left",
  end: "ended",
  ended: "ended",
  terminated: "terminated",
};

/** What goes on until that is done. */
const until: Readonly<Record<string, readonly string[]>> = {
  closed: ["open", "still open"],
  resolved: ["open", "still open"],
  left: ["active", "current", "still active"],
  ended: ["active", "current", "still active", "ongoing"],
  terminated: ["active", "current", "still active"],
  finished: ["ongoing", "in progress", "unfinished"],
  completed: ["ongoing", "in progress"],
};

/** "open" of what has no day of closing: only where no column nor value of the table is called so. */
function stillSo(
  done: string,
  table: string,
  { columns }: TableEntry,
  { values }: DatabaseFacts,
): string[] {
  const called = Object.values(columns).flatMap(({ name }) => name.split(" "));
  const held = values
    .filter(({ column }) => column.startsWith(`${table.toLowerCase()}.`))
    .flatMap((one) => one.values.map((value) => value.toLowerCase()));
  const taken = new Set([...called, ...held]);
  const said = Object.hasOwn(until, done) ? (until[done] ?? []) : [];
  return said.some((one) => taken.has(one)) ? [] : [...said];
}

function doneBy(name: string): string | undefined {
  return /^\w+ (?:date|at|on|time|day)$/.test(name) ? doneOf(name) : undefined;
}

function doneOf(name: string): string | undefined {
  const word = /^\w+/.exec(name)?.[0] ?? "";
  return Object.hasOwn(doneWords, word) ? doneWords[word] : undefined;
}

/** "shipped after the required date" */
function afterDate(done: string | undefined, due: string): string[] {
  const names = [due, ...(/ date$/.test(due) ? [] : [`${due} date`])];
  const after = ["after", "later than", "past"].flatMap((one) =>
    names.flatMap((name) => [`${one} ${name}`, `${one} the ${name}`]),
  );
  return [...(done === undefined ? [] : after.map((one) => `${done} ${one}`)), ...after];
}

/** The tables whose rows those of these name. */
const parentsOf = (of: readonly string[], joins: readonly JoinEntry[]): string[] =>
  joins.flatMap((join) => {
    const [child = "", parent = ""] = joinText(join).split("=");
    const [from = "", to = ""] = [child, parent].map((side) => side.trim().split(".")[0]);
    return of.includes(from) ? [to] : [];
  });

/** The days for which something is lent, kept with what is lent: at most two keys away. */
function lentFor(
  table: string,
  tables: Readonly<Record<string, TableEntry>>,
  joins: readonly JoinEntry[],
): string | undefined {
  const parents = (of: readonly string[]): string[] =>
    parentsOf(of, joins).filter((one) => tables[one]?.hidden !== true);
  const near = parents([table]);
  const [only, ...others] = new Set(
    [...near, ...parents(near)].flatMap((name) =>
      Object.entries(tables[name]?.columns ?? {}).flatMap(([column, entry]) =>
        /^(?:rental|loan|lending|borrowing) (?:duration|period|days)$/.test(entry.name)
          ? [`${quoted(name)}.${quoted(column)}`]
          : [],
      ),
    ),
  );
  return others.length === 0 ? only : undefined;
}

/** People who are given work. */
const workers = /\b(?:agent|employee|staff|user|representative|technician|assignee|owner|driver)\b/;

function isGiven(
  table: string,
  column: string,
  tables: Readonly<Record<string, TableEntry>>,
  joins: readonly JoinEntry[],
): boolean {
  const own = `${table}.${column}`.toLowerCase();
  return joins.some((join) => {
    const [child = "", parent = ""] = joinText(join)
      .split("=")
      .map((side) => side.trim());
    const to = parent.slice(0, parent.indexOf("."));
    return child.toLowerCase() === own && to !== table && workers.test(tables[to]?.name ?? "");
  });
}

const quoted = (name: string): string => (/^\w+$/.test(name) ? name : `"${name}"`);
