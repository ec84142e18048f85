// Fills the rows of a drafted database: names of people and things, days within a few years, amounts
// within their bounds, keys of rows that exist.

import type { Random } from "../../random.ts";
import type { ColumnPlan } from "./read-theme.ts";
import {
  companyKinds,
  companyNames,
  firstNames,
  lastNames,
  places,
  remarks,
} from "./vocabulary.ts";
import type { WorldColumn, WorldTable } from "./world-table.ts";

type Cell = string | number | null;

export type Filler = { row(table: WorldTable, index: number): Cell[] };

const dayMs = 86_400_000;

export function createFiller(random: Random, tables: readonly WorldTable[]): Filler {
  const end = Date.UTC(2013 + random.below(14), random.below(12), 1 + random.below(28));
  const start = end - (500 + random.below(1200)) * dayMs;
  // Shops sell in a few countries, not in all.
  const around = random.shuffle(places).slice(0, 3 + random.below(5));
  const shares = new Map<WorldTable, number>();
  for (const table of tables) shares.set(table, 0.7 + 0.3 * random.next());
  return {
    row(table, index) {
      const [country, cities] = random.pick(around);
      const context: Context = {
        random,
        index,
        table,
        country,
        city: random.pick(cities),
        start,
        end,
        days: [],
        shares,
      };
      return table.columns.map((column) => fill(column, context));
    },
  };
}

type Context = {
  readonly random: Random;
  readonly index: number;
  readonly table: WorldTable;
  readonly country: string;
  readonly city: string;
  readonly start: number;
  readonly end: number;
  /** Days of this row so far: later ones follow them. */
  readonly days: number[];
  /** How many of a table's rows others refer to: some are never ordered. */
  readonly shares: ReadonlyMap<WorldTable, number>;
};

function fill(column: WorldColumn, context: Context): Cell {
  const { plan } = column;
  const { random } = context;
  if (plan.gaps && random.next() < 0.25) return null;
  switch (plan.kind) {
    case "refers":
      return keyOf(column, context);
    case "title":
    case "code":
      return pickAt(plan.of, context.index);
    case "good":
      return goodName(random, plan.of);
    case "serial":
      return `${random.pick(["A", "B", "K", "N", "X"])}${1000 + random.below(9000)}-${context.index + 10}`;
    case "company":
      return `${random.pick(companyNames)} ${random.pick(companyKinds)}`;
    case "person":
      return personName(random, plan);
    case "email":
      return `${random.pick(firstNames).toLowerCase()}.${context.index + 1}@example.org`;
    case "phone":
      return `${10 + random.below(89)} ${1000 + random.below(9000)} ${100 + random.below(900)}`;
    case "city":
      return context.city;
    case "country":
      return plan.names[0] === "country" ? context.country : random.pick(places)[0];
    case "text":
      return random.pick(remarks);
    case "pick": {
      const words = plan.of.split(",");
      return random.pick(
        words,
        words.map((_, i) => 1 / (1 + 0.5 * i)),
      );
    }
    case "flag": {
      const yes = random.next() < 0.6;
      return column.type === "TEXT" ? (yes ? "yes" : "no") : yes ? 1 : 0;
    }
    case "share":
      return random.next() < 0.6 ? 0 : random.pick([0.05, 0.1, 0.15, 0.2, 0.25]);
    case "money":
      return Math.round(100 * amount(random, plan.of)) / 100;
    case "real":
      return Math.round(10 * amount(random, plan.of)) / 10;
    case "int":
    case "year":
      return Math.round(amount(random, plan.of));
    case "day":
      return iso(someDay(plan, context)).slice(0, 10);
    case "moment":
      return iso(someDay(plan, context) + (8 * 60 + random.below(720)) * 60_000)
        .replace("T", " ")
        .slice(0, 19);
    default:
      return plan.kind satisfies never;
  }
}

const iso = (time: number): string => new Date(time).toISOString();

function pickAt(list: string, index: number): string {
  const words = list.split(",");
  return words[index % words.length] ?? "";
}

/** "wireless, steel * lamp, chair" -> "steel lamp". */
function goodName(random: Random, of: string): string {
  const [before = "", after = ""] = of.split("*").map((part) => part.trim());
  const text = `${random.pick(before.split(","))} ${random.pick(after.split(","))}`;
  const words = text.split(" ").filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

function personName(random: Random, { names }: ColumnPlan): string {
  if (names[0] === "first name") return random.pick(firstNames);
  if (names[0] === "last name") return random.pick(lastNames);
  return `${random.pick(firstNames)} ${random.pick(lastNames)}`;
}

/** More small ones than large ones where the bounds are far apart. */
function amount(random: Random, of: string): number {
  const [low = 0, high = 100] = of.split("-").map(Number);
  const wide = high > 40 * Math.max(1, low);
  return low + (high - low) * random.next() ** (wide ? 2 : 1);
}

function someDay(plan: ColumnPlan, { random, start, end, days }: Context): number {
  const name = plan.names[0] ?? "";
  if (/birth|born/.test(name))
    return Date.UTC(1945 + random.below(62), random.below(12), 1 + random.below(28));
  const before = days.at(-1);
  const early = /hire|joined|since|registered|founded|opened on|opening|open date/.test(name)
    ? 2000 * dayMs
    : 0;
  const first = before === undefined ? start - early : before + dayMs;
  const last = before === undefined ? end : Math.min(end + 60 * dayMs, before + 45 * dayMs);
  const time = first + Math.floor(((last - first) * random.next()) / dayMs) * dayMs;
  const day = Math.floor(time / dayMs) * dayMs;
  days.push(day);
  return day;
}

function keyOf({ refers }: WorldColumn, { random, index, table, shares }: Context): Cell {
  if (refers === "itself")
    return index === 0 ? null : 1 + random.below(Math.max(1, Math.min(index, 6)));
  if (refers === undefined || refers.rows === 0) return null;
  const used =
    refers.rows > 12 && refers !== table
      ? Math.ceil(refers.rows * (shares.get(refers) ?? 1))
      : refers.rows;
  // Some are far busier than others.
  return 1 + Math.floor(used * random.next() ** 1.5);
}
