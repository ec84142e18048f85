// Which tables a query needs and how they join: the fewest links that connect what it uses.
import { oncePer } from "../once-per.ts";
import type { DescribedSchema, Link } from "./described.ts";
import { shortestWay } from "./shortest-way.ts";
import { stem } from "./stem.ts";

export type JoinStep = {
  readonly table: number;
  /** How it hangs on a table before it; null on the first, and where no link leads there. */
  readonly link: Link | null;
};

const noKeys: ReadonlySet<number> = new Set();

/**
 * In the order in which tables are first named. Unconnected tables stand side by side. `via`: keys that join their
 * tables where others would, too.
 */
export function joinTables(
  schema: DescribedSchema,
  used: readonly number[],
  via: ReadonlySet<number> = noKeys,
): JoinStep[] {
  // Nobody is in a role without those who name them so.
  const bases = used.flatMap((table) => schema.tables[table]?.role?.of ?? []);
  const wanted = [...new Set([...used, ...bases])];
  const first = wanted.shift();
  if (first === undefined) return [];
  const steps: JoinStep[] = [{ table: first, link: null }];
  const joined = new Set([first]);
  while (wanted.length > 0) {
    const path = nearest({ schema, via }, joined, wanted);
    if (path === undefined) {
      const alone = wanted.shift();
      if (alone === undefined) break;
      steps.push({ table: alone, link: null });
      joined.add(alone);
      continue;
    }
    for (const step of path) {
      if (joined.has(step.table)) continue;
      steps.push(step);
      joined.add(step.table);
    }
    for (let i = wanted.length - 1; i >= 0; i--) {
      const table = wanted[i];
      if (table !== undefined && joined.has(table)) wanted.splice(i, 1);
    }
  }
  return steps;
}

/**
 * The shortest way from what is joined to any wanted table; the first named wins among equals. Visits name their
 * doctor and their ward, and so do doctors: they hang on the doctor, or each would have all visits of the ward.
 */
function nearest(
  { schema, via }: { readonly schema: DescribedSchema; readonly via: ReadonlySet<number> },
  joined: ReadonlySet<number>,
  wanted: readonly number[],
): readonly JoinStep[] | undefined {
  const named = (table: number): number =>
    [...joined].filter((other) => other !== table && namesRowsOf(schema, table, other)).length;
  const from = [...joined].sort((a, b) => named(b) - named(a) || a - b);
  const way = shortestWay(
    from,
    (table) => neighbours(schema, table, via),
    (reached) => wanted.find((table) => reached.includes(table)),
  );
  return way?.map(({ to, link }) => ({ table: to, link }));
}

type Neighbour = { readonly to: number; readonly link: Link };

/** Each table's, found once: a turn asks for many paths, and a schema does not change. */
const allNeighbours = oncePer((schema: DescribedSchema): readonly (readonly Neighbour[])[] => {
  const links = plainFirst(schema);
  return schema.tables.map((_, t) => neighboursBy(links, schema, t));
});

function neighbours(
  schema: DescribedSchema,
  table: number,
  via: ReadonlySet<number>,
): readonly Neighbour[] {
  if (via.size > 0) {
    const links = plainFirst(schema);
    const wanted = ({ from }: Link): boolean => via.has(from);
    const first = [...links.filter(wanted), ...links.filter((link) => !wanted(link))];
    return neighboursBy(first, schema, table);
  }
  return allNeighbours(schema)[table] ?? [];
}

function neighboursBy(
  links: readonly Link[],
  schema: DescribedSchema,
  table: number,
): readonly Neighbour[] {
  const found: Neighbour[] = [];
  for (const link of links) {
    const from = schema.columns[link.from]?.table;
    const to = schema.columns[link.to]?.table;
    const other = from === table ? to : to === table ? from : undefined;
    if (other !== undefined && other !== table && !found.some((one) => one.to === other))
      found.push({ to: other, link });
  }
  // Of two ways of the same length, the one through more rows: all employees, not only the managers.
  const rows = (table: number): number => schema.tables[table]?.rows ?? 0;
  return found.sort((a, b) => rows(b.to) - rows(a.to) || a.to - b.to);
}

/** Keys that join their table to another one where a plainer key does, too. */
export function otherKeys(schema: DescribedSchema): ReadonlySet<number> {
  const tableOf = (k: number): number => schema.columns[k]?.table ?? -1;
  const plain = new Map<string, Link>();
  const others = new Set<number>();
  for (const link of plainFirst(schema)) {
    const [a, b] = [tableOf(link.from), tableOf(link.to)];
    if (a === b) continue;
    const pair = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (plain.has(pair)) others.add(link.from);
    else plain.set(pair, link);
  }
  return others;
}

export type KeyPair = { readonly from: number; readonly to: number };

/**
 * What else a table has in common with those joined before it: stops and results are both of a race and of a driver,
 * and a stop goes with the result of its own driver. Keys that are called alike, after what they name.
 */
export function keysShared(
  schema: DescribedSchema,
  step: JoinStep,
  before: readonly JoinStep[],
): KeyPair[] {
  const { table, link } = step;
  const tableOf = (k: number | undefined): number => schema.columns[k ?? -1]?.table ?? -1;
  if (link === null || tableOf(link.from) !== table) return [];
  const parent = tableOf(link.to);
  const keysOf = (own: number): Link[] =>
    plainFirst(schema).filter((one) => tableOf(one.from) === own && isPlain(one, schema));
  for (const { table: other } of before) {
    if (other === parent || namesRowsOf(schema, table, other) || namesRowsOf(schema, other, table))
      continue;
    const theirs = keysOf(other);
    const pairs = keysOf(table).flatMap((own) => {
      const same = theirs.find(
        (one) =>
          one.to === own.to &&
          schema.columns[one.from]?.name.toLowerCase() ===
            schema.columns[own.from]?.name.toLowerCase(),
      );
      return same === undefined ? [] : [{ from: own.from, to: same.from }];
    });
    const others = pairs.filter(({ from }) => from !== link.from);
    if (others.length > 0 && others.length < pairs.length) return others;
  }
  return [];
}

/** By which tables join: roles hang on the tables that they are of. */
function allLinks({ links, tables }: DescribedSchema): readonly Link[] {
  const ofRoles = tables.flatMap(({ role }) =>
    role === undefined ? [] : [{ from: role.key, to: role.to, inferred: false }],
  );
  return ofRoles.length === 0 ? links : [...links, ...ofRoles];
}

/** Employees are in departments by the key that is called so, not by who leads them. */
function plainFirst(schema: DescribedSchema): readonly Link[] {
  const links = allLinks(schema);
  const plain = links.filter((link) => isPlain(link, schema));
  // Staff are of a store by its id, not by the staff id of its manager.
  const exact = plain.filter((link) => isExact(link, schema));
  const others = plain.filter((link) => !isExact(link, schema));
  return [...exact, ...others, ...links.filter((link) => !isPlain(link, schema))];
}

/** Called so and nothing more. */
function isExact({ from, to }: Link, { columns, tables }: DescribedSchema): boolean {
  const named = tables[columns[to]?.table ?? -1]?.words ?? [];
  return (columns[from]?.words ?? []).length <= named.length + 1;
}

/** A key that is called after what it names. */
function isPlain({ from, to }: Link, { columns, tables }: DescribedSchema): boolean {
  const named = tables[columns[to]?.table ?? -1]?.words ?? [];
  const words = columns[from]?.words ?? [];
  return named.every((one) => words.some((own) => stem(own) === stem(one)));
}

/** Whether links lead from each of these tables to the others. */
export const areLinked = (schema: DescribedSchema, tables: readonly number[]): boolean =>
  joinTables(schema, tables)
    .slice(1)
    .every(({ link }) => link !== null);

/** Whether rows of `many` name rows of `one`. */
export function namesRowsOf(schema: DescribedSchema, many: number, one: number): boolean {
  return allLinks(schema).some(
    ({ from, to }) => schema.columns[from]?.table === many && schema.columns[to]?.table === one,
  );
}
