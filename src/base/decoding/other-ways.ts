// Ways that are equally near between what is counted and what it is grouped or chosen by: the payments of a store are
// those of its customers, or those that its staff took. What was said, or asked before, settles it.
import type { Clauses } from "../../revise/clauses.ts";
import { leafTables, tablesOf } from "../../revise/find-columns.ts";
import { served } from "../../revise/things/people.ts";
import { type DescribedSchema, itemOfTable } from "../../schema/described.ts";
import { joinTables } from "../../schema/join-path.ts";
import { stem } from "../../schema/stem.ts";

export type SaidOfWays = {
  /** Stems of what is said now. */
  readonly said: ReadonlySet<string>;
  /** Tables of the query before. */
  readonly known: ReadonlySet<number>;
};

/** The same over the other ways; none for most queries. */
export function otherWays(clauses: Clauses, { said, known }: SaidOfWays, schema: DescribedSchema) {
  if (clauses.from.length > 0 || clauses.via.length > 0) return [];
  const used = tablesNamed(clauses, schema);
  const joined = tablesOf(clauses, schema);
  const [leaf, ...leaves] = leafTables(joined, schema);
  if (leaf === undefined || leaves.length > 0) return [];
  return used.flatMap((goal) => {
    const ways = waysUp(leaf, goal, schema);
    const own = ways.find((way) => way.every((table) => joined.includes(table)));
    if (ways.length < 2 || own === undefined || own.some((table) => used.includes(table)))
      return [];
    if (isSettled(ways, goal, { said, known }, schema)) return [];
    return ways.flatMap((way) => {
      const fresh = way.filter((table) => !own.includes(table));
      const from = fresh.map(
        (table) => ({ kind: "item", item: itemOfTable(schema, table) }) as const,
      );
      const steps = joinTables(schema, [...used, ...fresh]).map(({ table }) => table);
      return way === own || steps.length > joined.length ? [] : [{ ...clauses, from }];
    });
  });
}

/** Whose columns or rows are spoken of. */
function tablesNamed(clauses: Clauses, schema: DescribedSchema): number[] {
  const { select, where, groupBy, having, orderBy } = clauses;
  const parts = [...select, ...where, ...groupBy, ...having, ...orderBy.map(({ by }) => by)];
  const items = parts.flat().flatMap((one) => (one.kind === "item" ? [one.item] : []));
  const nested = parts.some((part) =>
    part.some((one) => one.kind === "word" && one.word === "select"),
  );
  if (nested) return [];
  const count = schema.columns.length;
  const tables = items.map((k) => (k < count ? (schema.columns[k]?.table ?? -1) : k - count));
  return [...new Set(tables)];
}

/** Tables between, of each of the shortest ways by keys that name one row; none where one key leads there. */
function waysUp(leaf: number, goal: number, schema: DescribedSchema): number[][] {
  let ways: number[][] = [[leaf]];
  const seen = new Set([leaf]);
  while (ways.length > 0) {
    const longer = ways.flatMap((way) =>
      namedBy(way.at(-1) ?? -1, schema)
        .filter((table) => !seen.has(table))
        .map((table) => [...way, table]),
    );
    const there = longer.filter((way) => way.at(-1) === goal);
    if (there.length > 0)
      return there.map((way) => way.slice(1, -1)).filter((way) => way.length > 0);
    for (const way of longer) seen.add(way.at(-1) ?? -1);
    ways = longer;
  }
  return [];
}

const namedBy = (table: number, { columns, links }: DescribedSchema): number[] => [
  ...new Set(
    links.flatMap(({ from, to }) => {
      const other = columns[to]?.table ?? -1;
      return columns[from]?.table === table && other !== table ? [other] : [];
    }),
  ),
];

const place =
  /^(?:city|country|state|region|district|province|county|town|continent|address|postcode|zip)$/;

/** What only some of the ways go through was said; and whoever sells lives where it matters to nobody. */
function isSettled(
  ways: readonly (readonly number[])[],
  goal: number,
  { said, known }: SaidOfWays,
  { tables }: DescribedSchema,
): boolean {
  const isNamed = (table: number): boolean =>
    known.has(table) || (tables[table]?.words ?? []).some((one) => said.has(stem(one)));
  const apart = ways.map((way) =>
    way.filter((table) => !ways.every((other) => other.includes(table))),
  );
  if (apart.some((way) => way.some(isNamed))) return true;
  const isServed = (table: number): boolean => served.test(tables[table]?.words.at(-1) ?? "");
  const ofServed = apart.filter((way) => way.some(isServed));
  return ofServed.length === 1 && place.test(tables[goal]?.words.at(-1) ?? "");
}
