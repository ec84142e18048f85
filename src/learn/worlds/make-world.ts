// A small database that somebody might have: a theme, some of its tables and columns, one way of
// naming them, and rows that fit together. The same for the same random generator.
import type { Random } from "../../random.ts";
import { quotedName, sqlLiteral } from "../../sql/quote-name.ts";
import { createFiller, type Filler } from "./fill-rows.ts";
import { type Naming, someNaming } from "./naming.ts";
import { type ColumnPlan, readTheme, type TablePlan } from "./read-theme.ts";
import type { WorldTheme } from "./theme.ts";
import { themes } from "./themes.ts";
import type { WorldColumn, WorldTable } from "./world-table.ts";

/** Statements that make it, in order. */
export function makeWorld(random: Random, theme: WorldTheme = random.pick(themes)): string[] {
  const naming = someNaming(random);
  const declared = random.next() < 0.75;
  const tables = planTables(random, readTheme(theme), naming);
  const filler = createFiller(random, tables);
  return tables.flatMap((table) => [createSql(table, declared), ...insertSql(table, filler)]);
}

function planTables(random: Random, plans: readonly TablePlan[], naming: Naming): WorldTable[] {
  const kept = plans.filter((plan) => !plan.optional || random.next() < 0.65);
  const made = new Map<string, WorldTable>();
  for (const plan of kept) {
    const [first = ""] = plan.nouns;
    const noun = random.pick(
      plan.nouns,
      plan.nouns.map((_, i) => (i === 0 ? 2 : 1)),
    );
    const columns = plan.columns.flatMap((column) => {
      if (column.optional && random.next() < 0.4) return [];
      return columnsOf(random, column, { noun, first, naming, made });
    });
    const needs = columns.filter(({ refers }) => refers !== undefined).length;
    made.set(first, {
      name: naming.table(noun),
      noun,
      key: naming.key(noun),
      columns: unlike(columns, naming.key(noun)),
      rows: rowsFor(random, plan, needs),
    });
  }
  return [...made.values()];
}

/** Tables that hold what happened have more rows than those that hold what there is. */
function rowsFor(random: Random, { columns }: TablePlan, needs: number): number {
  const dated = columns.some(({ kind }) => kind === "day" || kind === "moment");
  const titles = columns.find(({ kind }) => kind === "title" || kind === "code");
  if (needs >= 2) return 90 + random.below(130);
  if (titles !== undefined) return Math.min(titles.of.split(",").length, 4 + random.below(9));
  return dated && needs > 0 ? 40 + random.below(80) : 10 + random.below(30);
}

type NamedTable = {
  readonly noun: string;
  readonly first: string;
  readonly naming: Naming;
  readonly made: ReadonlyMap<string, WorldTable>;
};

function columnsOf(
  random: Random,
  plan: ColumnPlan,
  { noun, first, naming, made }: NamedTable,
): WorldColumn[] {
  if (plan.kind === "refers") {
    const target = plan.of === first ? "itself" : made.get(plan.of);
    if (target === undefined) return [];
    const own =
      plan.names[0] === plan.of && target !== "itself" ? target.noun : random.pick(plan.names);
    return [{ name: naming.refers(own), plan, type: "INTEGER", refers: target }];
  }
  if (plan.kind === "person" && naming.twoNames)
    return ["first name", "last name"].map((name) => ({
      name: naming.column(name, noun),
      plan: { ...plan, names: [name] },
      type: "TEXT",
    }));
  const name = random.pick(plan.names);
  return [
    {
      name: naming.column(name, noun),
      plan: { ...plan, names: [name] },
      type: typeOf(random, plan),
    },
  ];
}

/** No name twice. */
function unlike(columns: readonly WorldColumn[], key: string): WorldColumn[] {
  const seen = new Set([key.toLowerCase()]);
  return columns.filter(({ name }) => {
    const fresh = !seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return fresh;
  });
}

function typeOf(random: Random, { kind }: ColumnPlan): string {
  switch (kind) {
    case "int":
    case "year":
    case "refers":
      return "INTEGER";
    case "money":
      return random.pick(["REAL", "DECIMAL(10,2)", "NUMERIC"]);
    case "real":
    case "share":
      return "REAL";
    case "flag":
      return random.pick(["BOOLEAN", "INTEGER", "TEXT"]);
    case "day":
      return random.pick(["DATE", "TEXT"], [4, 1]);
    case "moment":
      return random.pick(["DATETIME", "TIMESTAMP", "TEXT"]);
    case "title":
    case "good":
    case "code":
    case "serial":
    case "company":
    case "person":
    case "email":
    case "phone":
    case "city":
    case "country":
    case "text":
    case "pick":
      return random.pick(["TEXT", "VARCHAR(60)"]);
    default:
      return kind satisfies never;
  }
}

function createSql(table: WorldTable, declared: boolean): string {
  const lines = [`${quotedName(table.key)} INTEGER PRIMARY KEY`];
  for (const { name, type } of table.columns) lines.push(`${quotedName(name)} ${type}`);
  if (declared)
    for (const { name, refers } of table.columns) {
      if (refers === undefined) continue;
      const target = refers === "itself" ? table : refers;
      lines.push(
        `FOREIGN KEY (${quotedName(name)}) REFERENCES ${quotedName(target.name)} (${quotedName(target.key)})`,
      );
    }
  return `CREATE TABLE ${quotedName(table.name)} (${lines.join(", ")})`;
}

function insertSql(table: WorldTable, filler: Filler): string[] {
  const rows = Array.from({ length: table.rows }, (_, i) => {
    const cells = filler.row(table, i);
    return `(${[i + 1, ...cells].map(sqlLiteral).join(", ")})`;
  });
  return rows.length === 0
    ? []
    : [`INSERT INTO ${quotedName(table.name)} VALUES ${rows.join(", ")}`];
}
