// "and since january", "how many have", said of those who did not: another time of what they did not do, and those
// who did.
import type { DescribedSchema } from "../../schema/described.ts";
import { joinTables } from "../../schema/join-path.ts";
import { contracted } from "../../text/sides.ts";
import {
  type Clauses,
  clausesOf,
  column,
  columnsIn,
  isAggregate,
  isSame,
  isWord,
  outlineOfClauses,
  type Symbols,
} from "../clauses.ts";
import { countListed } from "../figures/count-edits.ts";
import { listedTable, nameColumns, tablesOf } from "../find-columns.ts";
import type { Revision, Said } from "../said.ts";
import { absentFrom, tableDone } from "../things/deeds.ts";
import { filterRows, oneValueSaid } from "./filter-edits.ts";
import { periodCondition } from "./period-conditions.ts";

/** "and only pilates", of those who did nothing but yoga: in both conditions. */
export const otherOnly: Revision = ({ text, turn }, clauses) => {
  const [some, others, ...more] = clauses.where;
  const [value, ...values] = [some ?? [], others ?? []].flatMap((part) =>
    part.filter((one) => one.kind === "value"),
  );
  const pair =
    isWord(some?.[1], "in") && isWord(others?.[1], "not") && isSame(some?.[0], others?.[0]);
  if (!pair || more.length > 0 || value === undefined || !values.every((one) => isSame(one, value)))
    return null;
  const meant = turn.mentions.flatMap((mention) =>
    mention.readings
      .filter(({ column: k, how }) => k === value.column && how === "whole")
      .map((reading) => ({ ...mention, reading })),
  );
  const [only, ...rest] = meant;
  if (only === undefined || rest.length > 0) return null;
  const beside = text.replace(only.text.toLowerCase(), "").trim().split(" ");
  if (!beside.every((one) => /^(?:|only|just|and|what|how|about|instead)$/.test(one))) return null;
  const literal = { type: "string", text: only.reading.value } as const;
  const made = (part: Symbols): Symbols =>
    part.map((one) => (one.kind === "value" ? { ...one, literal } : one));
  return { ...clauses, where: clauses.where.map(made) };
};

type Among = {
  readonly at: number;
  readonly part: Symbols;
  readonly denied: boolean;
  /** Where the inner query begins. */
  readonly from: number;
};

/** The one condition `key [NOT] IN ( SELECT ... )`; undefined where there is none, or more. */
function amongOf({ where }: Clauses): Among | undefined {
  const found = where.flatMap((part, at): Among[] => {
    const denied = isWord(part[1], "not");
    const into = denied ? 2 : 1;
    const nested = isWord(part[into], "in") && isWord(part[into + 2], "select");
    const single = part.filter((one) => isWord(one, "select")).length === 1;
    return nested && single && isWord(part.at(-1), ")")
      ? [{ at, part, denied, from: into + 2 }]
      : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** A condition on one time and nothing else. */
function isTimed(part: Symbols, { columns }: DescribedSchema): boolean {
  const [first, ...others] = columnsIn(part, columns.length);
  return first !== undefined && others.every((k) => k === first) && columns[first]?.time != null;
}

/** Who did nothing since july, "and since january": the time is that of what they did not do. */
export const otherTimeOfAbsence: Revision = (said, clauses, schema) => {
  const among = amongOf(clauses);
  const times = said.turn.mentions.filter(({ period }) => period !== undefined);
  if (among === undefined || !among.denied || times.length !== 1) return null;
  const timed = (part: Symbols): boolean => isTimed(part, schema);
  const inner = clausesOf(among.part.slice(among.from, -1));
  const old = inner?.where.findIndex(timed) ?? -1;
  if (inner === null || old < 0 || clauses.where.some((part) => part !== among.part && timed(part)))
    return null;
  const changed = filterRows(said, { ...inner, where: inner.where.toSpliced(old, 1) }, schema);
  const narrowed = changed?.where.length === inner.where.length && changed.where.some(timed);
  if (changed === null || !narrowed) return null;
  const made = outlineOfClauses({ ...inner, where: changed.where });
  const part = [...among.part.slice(0, among.from), ...made, ...among.part.slice(-1)];
  return { ...clauses, where: clauses.where.with(among.at, part) };
};

const who = "(?:who|which(?: ones)?|(?:those|the ones|ones) (?:who|that|which))";
const asked = new RegExp(
  `^(?:show |list |(?:what|how) about )?(?:(?<many>how many(?: of (?:them|those))?) (?:have|has|did)|${who} (?:have|has|had|did|do|does|were|was))(?<not> not)?$`,
);

const since = new RegExp(
  `^(?:(?<many>how many(?: of (?:them|those))?)|${who}) (?:have|has|had|did)(?: (?<deed>[a-z]+))?(?: (?:something|anything|one|any))? (?:since|in|during|after|before|this|last|between) .+$`,
);

/** Those of whom a row inside tells of that time. */
function inTime(said: Said, among: Among | undefined, schema: DescribedSchema): Among | undefined {
  const { deed } = since.exec(said.text)?.groups ?? {};
  const inner = among && clausesOf(among.part.slice(among.from, -1));
  const [only, ...others] = said.turn.mentions.filter(({ period }) => period !== undefined);
  if (among === undefined || !inner || only?.period === undefined || others.length > 0)
    return undefined;
  const tables = tablesOf(inner, schema);
  if (deed !== undefined && !tables.includes(tableDone([deed], schema) ?? -1)) return undefined;
  const found = periodCondition({ ...only, period: only.period }, said.text, inner, schema);
  if (found === null) return undefined;
  const where = [...inner.where.filter((part) => !isTimed(part, schema)), found.symbols];
  const made = outlineOfClauses({ ...inner, where });
  return { ...among, part: [...among.part.slice(0, among.from), ...made, ...among.part.slice(-1)] };
}

/** "how many have", "how many did in june", of those who have not. */
export const thoseWhoDid: Revision = (said, clauses, schema) => {
  const { text } = said;
  const timed = since.exec(text)?.groups;
  const found = timed ?? asked.exec(text.replace(new RegExp(`${contracted}$`), "have not"))?.groups;
  const { many, not } = found ?? {};
  const own = found === undefined ? undefined : amongOf(clauses);
  const among = timed === undefined ? own : inTime(said, own, schema);
  const plain = clauses.groupBy.length === 0 && clauses.limit === null;
  if (among === undefined || !plain || among.denied === (not !== undefined)) return null;
  const [key, ...rest] = among.part;
  if (key === undefined) return null;
  const part = among.denied
    ? [key, ...rest.slice(1)]
    : [key, { kind: "word", word: "not" } as const, ...rest];
  const other = { ...clauses, where: clauses.where.with(among.at, part) };
  if (many !== undefined)
    return clauses.select.some(isAggregate) ? other : countListed(other, schema);
  return clauses.select.some(isAggregate) ? listed(other, key, schema) : other;
};

function listed(clauses: Clauses, key: Symbols[number], schema: DescribedSchema): Clauses | null {
  const table = key.kind === "item" ? schema.columns[key.item]?.table : undefined;
  const names = table === undefined ? [] : nameColumns(table, schema);
  return names.length === 0 ? null : { ...clauses, distinct: false, select: names.map(column) };
}

const besides =
  /^(?:who |that |which |those |ones |the )*(?:(?:have|has|had|did|do|does) )?(?:not|never|no|without|n t)(?: (?:also|ever|any|bought|did|do|had))* (?<what>.+)$/;
const idle =
  /^(?:but|and|who|that|which|those|the|ones|have|has|had|did|do|does|not|never|no|without|n't|also|ever|any|bought)$/;

/** "but not poetry", of those who bought crime: they are none of whom a row tells of poetry, and crime stays. */
export const neverBesides: Revision = (said, clauses, schema) => {
  const { what } = besides.exec(said.text)?.groups ?? {};
  const table = listedTable(clauses, schema);
  if (what === undefined || table === undefined) return null;
  const meant = oneValueSaid({ ...said, text: what }, clauses, schema);
  if (meant === null || !meant.rest.every((one) => idle.test(one))) return null;
  const { column: k, symbols } = meant.condition;
  const own = schema.columns[k]?.table;
  const isWanted = ([first, sign]: Symbols): boolean =>
    first?.kind === "item" && first.item === k && (isWord(sign, "=") || isWord(sign, "like"));
  const same = clauses.where.some((part) => isSame(part, symbols));
  if (own === undefined || own === table || same || !clauses.where.some(isWanted)) return null;
  // Each of them has many such rows; of what each has one of, another value says it.
  const [, near] = joinTables(schema, [table, own]);
  const none =
    near &&
    absentFrom(table, near.table, schema, (inner) => {
      const rows = clausesOf(inner);
      return rows && outlineOfClauses({ ...rows, where: [symbols] });
    });
  return none == null ? null : { ...clauses, where: [...clauses.where, none] };
};
