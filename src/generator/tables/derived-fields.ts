// Columns that a table does not have and people ask for all the same: ages, days between two dates, margins, and
// the names of those whom people report to.
import { parseDate } from "../../dates/civil.ts";
import { pointedAtSql } from "../../outline/pointed-at.ts";
import { writeFunction } from "../../outline/write-functions.ts";
import { type DerivedKind, derivedKinds } from "../../schema/derived-kinds.ts";
import { pluralOf } from "../../text/english-names.ts";
import type { Field, Subject, World } from "./world.ts";

/** The world as it is asked about on a day. */
export function withDerived(world: World, today: string): World {
  const more = new Map(
    world.subjects.flatMap((subject) => {
      const fields = derivedFields(subject, today);
      return fields.length === 0
        ? []
        : [[subject.key, { ...subject, fields: [...subject.fields, ...fields] }] as const];
    }),
  );
  if (more.size === 0) return world;
  return {
    ...world,
    subjects: world.subjects.map((subject) => more.get(subject.key) ?? subject),
    byTable: new Map([...world.byTable, ...more]),
  };
}

/** A table that has a column of that name already keeps it. */
function derivedFields({ key, fields }: Subject, today: string): Field[] {
  const own = fields.filter(({ table }) => table === key);
  const words = new Set(own.flatMap(({ names }) => (names[0] ?? "").split(" ")));
  return derivedKinds.flatMap((kind) => {
    if ([kind.words, ...kind.synonyms].some(([one]) => words.has(one ?? ""))) return [];
    const parts = kind.of.flatMap((called) => partOf(own, called, kind.made) ?? []);
    return parts.length < kind.of.length ? [] : [fieldOf(kind, parts, today)];
  });
}

/** The one column that is called so. */
function partOf(
  own: readonly Field[],
  called: RegExp,
  made: DerivedKind["made"],
): Field | undefined {
  const role = made === "less" || made === "taxed" ? "amount" : "date";
  const found = own.filter((field) => field.role === role && called.test(field.names[0] ?? ""));
  return found.length === 1 ? found[0] : undefined;
}

function fieldOf(kind: DerivedKind, parts: readonly Field[], today: string): Field {
  const [first] = parts;
  const name = kind.words.join(" ");
  const said = kind.synonyms
    .filter(([one]) => !/^(?:to|number|days)$/.test(one ?? ""))
    .map((words) => words.join(" "));
  const sample = kind.made === "age" ? agesOf(first, today) : [1, 2, 3, 5, 7, 10, 14, 20, 30];
  return {
    sql: sqlOf(kind.made, parts, today),
    key: `${first?.table}.${name}`,
    table: first?.table ?? "",
    role: "amount",
    names: [name, ...said],
    plurals: [name, ...said].map(pluralOf),
    values: [],
    numbers: {
      low: Math.min(...sample),
      high: Math.max(...sample),
      distinct: new Set(sample).size,
      sample,
    },
    rowKey: false,
    numeric: true,
    gaps: false,
    moments: false,
    derived: kind.made,
  };
}

function sqlOf(made: DerivedKind["made"], parts: readonly Field[], today: string): string {
  const columns = parts.map(({ sql }) => sql);
  if (made === "less") return columns.join(" - ");
  if (made === "taxed") {
    const percent = (parts[1]?.numbers?.high ?? 0) > 1 ? " / 100.0" : "";
    return `${columns[0]} * ( 1 + ${columns[1]}${percent} )`;
  }
  const given = made === "age" ? [...columns, `'${today}'`] : columns;
  return writeFunction(made, given, "sqlite") ?? "";
}

function agesOf(born: Field | undefined, today: string): number[] {
  const year = parseDate(today)?.year ?? 0;
  const ages = (born?.values ?? []).map(({ value }) => year - Number(value.slice(0, 4)));
  const known = ages.filter((age) => age > 0 && age < 120);
  return known.length === 0 ? [18, 30, 40, 50, 65] : known;
}

const chief = /^(?:report|manag|supervis|boss|superior|lead)/;

/** What those are called whom the people of a table report to, by one of its own keys. */
export function chiefFields({ edges }: World, subject: Subject): readonly Field[] {
  const [edge, ...others] = edges.filter(
    ({ child, parent, childField }) =>
      child === subject.key && parent === child && chief.test(keyName(subject, childField)),
  );
  if (edge === undefined || others.length > 0) return [];
  const said = keyName(subject, edge.childField).replace(/^reports.*/, "manager");
  return subject.titles.map((title) => ({
    ...title,
    sql: pointedAtSql({ ...edge, shown: title.sql }),
    key: `${title.key}@${edge.childField}`,
    role: "text",
    names: [said],
    plurals: [pluralOf(said)],
    values: [],
    derived: "named",
  }));
}

const keyName = ({ fields }: Subject, sql: string): string =>
  (fields.find((field) => field.sql === sql)?.names[0] ?? "").replace(/ (?:id|key|code|no)$/, "");
