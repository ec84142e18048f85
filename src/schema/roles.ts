// Rows that name rows of their own table: employees report to employees, categories have a parent. Who is named so has
// a *role*, and stands in the schema as a table of its own, which is the same table once more: "managers".
import type { DescribedColumn, DescribedSchema, DescribedTable } from "./described.ts";
import { stem } from "./stem.ts";

const chief = /^(?:manager|boss|supervisor|superior|chief|leader|head)$/;
/** How people call whoever somebody is below of. */
const chiefs = ["manager", "boss", "supervisor", "superior", "chief"];
/** Keys that are called after what is done. */
const deeds: readonly (readonly [RegExp, string])[] = [
  [/^(?:report(?:s|ing)?|answers?) to\b|^manage[ds]? by\b|^mgr$/, "manager"],
  [/^supervised by\b/, "supervisor"],
  [/^(?:lead|led) by\b|^lead$/, "leader"],
];
const relatives =
  /^(?:parent|mother|father|sire|dam|mentor|spouse|predecessor|successor|prerequisite|tutor|referrer)$/;
const ends = /^(?:id|key|no|number|code|nr|ref)$/;

/** What a row is called that a key of its own table points at; undefined for a key that says nothing of it. */
export function roleOfKey(words: readonly string[]): string | undefined {
  const text = words.join(" ");
  const done = deeds.find(([said]) => said.test(text));
  if (done !== undefined) return done[1];
  const plain = ends.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  const last = plain.at(-1) ?? "";
  if (plain.length < words.length && plain.length > 0) return plain.join(" ");
  return chief.test(last) || relatives.test(last) ? plain.join(" ") : undefined;
}

/** Keys of tables to themselves. */
export type OwnKey = { readonly key: number; readonly to: number; readonly table: number };

export const ownKeys = ({ links, columns }: DescribedSchema): OwnKey[] =>
  links.flatMap(({ from, to }) => {
    const table = columns[from]?.table;
    return table !== undefined && table === columns[to]?.table ? [{ key: from, to, table }] : [];
  });

/** The schema with a table for each role, behind all others. */
export function withRoles(schema: DescribedSchema): DescribedSchema {
  const columns: DescribedColumn[] = [...schema.columns];
  const tables: DescribedTable[] = [...schema.tables];
  for (const { key, to, table } of ownKeys(schema)) {
    const own = schema.tables[table];
    const called = roleOfKey(schema.columns[key]?.words ?? []);
    if (own === undefined || own.hidden === true || called === undefined) continue;
    const [words, ...synonyms] = namesOf(called, own).filter((name) => isFree(name, tables));
    if (words === undefined) continue;
    const first = columns.length;
    for (const k of own.columns) {
      const column = schema.columns[k];
      // A copy is named by its table alone: what is said of columns is said of those that it copies.
      if (column !== undefined) columns.push({ ...column, table: tables.length, hidden: true });
    }
    tables.push({
      name: words.join("_"),
      words,
      synonyms,
      columns: own.columns.map((_, i) => first + i),
      ...(own.rows !== undefined && { rows: own.rows }),
      role: { of: table, key, to: first + own.columns.indexOf(to) },
    });
  }
  return { ...schema, columns, tables };
}

function namesOf(called: string, { words }: DescribedTable): string[][] {
  const own = called.split(" ");
  const bare = own.filter((one) => !words.some((word) => stem(word) === stem(one)));
  const others = chief.test(called) ? chiefs.map((one) => [one]) : bare.length > 0 ? [bare] : [];
  const all = [own, ...others].filter((name) => name.join(" ") !== words.join(" "));
  return all.filter((one, i) => all.findIndex((other) => other.join() === one.join()) === i);
}

const isFree = (name: readonly string[], tables: readonly DescribedTable[]): boolean =>
  !tables.some(({ words, synonyms = [] }) =>
    [words, ...synonyms].some((one) => one.map(stem).join() === name.map(stem).join()),
  );

/** The role that people are in who others report to. */
export function chiefRole(schema: DescribedSchema): number | undefined {
  const found = [...schema.tables.keys()].filter((t) => {
    const { role, words = [], synonyms = [] } = schema.tables[t] ?? {};
    return role !== undefined && [words, ...synonyms].some((one) => chief.test(one.join(" ")));
  });
  return found.length === 1 ? found[0] : undefined;
}

/** A column of a role's table for one of the table that it is of; others are as they are. */
export function inRole(item: number, role: number, { tables }: DescribedSchema): number {
  const known = tables[role];
  const at = tables[known?.role?.of ?? -1]?.columns.indexOf(item) ?? -1;
  return known?.columns[at] ?? item;
}
