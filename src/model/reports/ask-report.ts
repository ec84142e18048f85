// Reports that no training query has, made of lists and figures that the model knows.
import type { ReportGroup, ReportWords } from "../../entities/wording.ts";
import { askedIn } from "../../sql/bind/asked.ts";
import { printExpression } from "../../sql/print.ts";
import type { Expression } from "../../sql/tree.ts";
import { stripGroups } from "../../sql/tree-builders.ts";
import { endOf } from "../after-decoding/extremes.ts";
import type { AskedFigure, AskedReport } from "./asked-report.ts";
import { type CountedRows, figureOf, wayTo } from "./counted-rows.ts";
import { reportForms } from "./report-forms.ts";
import {
  absentFrom,
  endRows,
  reportOf,
  rowsListed,
  shareFigure,
  turnedRound,
  writeReport,
} from "./report-sql.ts";
import { whoHas } from "./who-has.ts";

/** What a question of the model's own kind reads as. */
type Ask = (text: string) => Promise<{ readonly sql: string; readonly confidence: number }>;

export type MadeQuery = { readonly sql: string; readonly confidence: number };

export type Reporter = {
  /** Null where the text is no report. */
  make(text: string, before: ReportBefore): Promise<MadeQuery | null>;
  narrows(text: string): boolean;
};

export type ReportBefore = {
  /** The query before, which "by weekday" is said of. */
  readonly last: string;
  /** Asks in the light of what was said before. */
  readonly ask: Ask;
  /** Asks as if nothing had been. */
  readonly anew: Ask;
};

/** Of a report all of whose words are known. */
const sure = 0.9;

export function reporter(words: ReportWords): Reporter {
  const forms = reportForms(words);
  const { named, holders, theirs } = whoHas(words);
  return {
    narrows: forms.narrows,
    async make(said, { last, ask, anew }) {
      const own = theirs(said, last);
      if (own !== null) return { sql: own, confidence: sure };
      const held = holders(said, last);
      const ends = held && (await ask(held.rows));
      const who = held && ends ? held.of(ends.sql) : null;
      if (who !== null && ends) return { sql: who, confidence: Math.min(sure, ends.confidence) };
      const text = named(said, last);
      const later = forms.groupsOf(text);
      if (later !== null) return regrouped(later, last, words);
      const asked = pointing.test(text) ? null : forms.whole(text);
      if (asked === null) return null;
      // After nothing or a report it begins anew; of what was spoken of else the model knows what is meant.
      const begins = last === "" || reportOf(last, words) !== null;
      const listed = begins ? undefined : (rowsListed(last, words) ?? null);
      return made(asked, { ...words, listed }, begins ? anew : ask);
    },
  };
}

/** "how many is that per day" */
const pointing =
  /\b(?:(?:is|are|was|of|in|for|with|about) (?:that|this)|those|these|them|they|it)\b/;

/** `listed`: those that are spoken of, null where other things are; absent where nothing is. */
type Known = ReportWords & { readonly listed?: CountedRows | null | undefined };

type Worked = {
  readonly figure: string;
  readonly rows: CountedRows;
  readonly confidence: number;
  /** What is counted once each. */
  readonly counted?: ReportGroup;
};

async function made(asked: AskedReport, words: Known, ask: Ask): Promise<MadeQuery | null> {
  switch (asked.kind) {
    case "groups": {
      const { figure, groups: names, ...shape } = asked;
      const worked = await workedOut(figure, words, ask);
      const groups = worked && groupsNamed(names, worked.rows, words);
      if (worked === null || groups === null) return null;
      const { counted } = worked;
      const sql = writeReport({ ...shape, ...worked, groups, ...(counted && { counted }) });
      return sql === null ? null : { sql, confidence: worked.confidence };
    }
    case "share": {
      const all = await listed(asked.all, words, ask);
      const part = all && (await partOf(all.rows, asked.parts, words, ask));
      const figure = part?.figure ?? null;
      const names = asked.group === undefined ? [] : [asked.group];
      const groups = all && groupsNamed(names, all.rows, words);
      if (figure === null || all === null || part === null || groups === null) return null;
      const sql = writeReport({ rows: all.rows, figure, groups });
      return sql === null ? null : { sql, confidence: Math.min(all.confidence, part.confidence) };
    }
    case "absent": {
      const list = await listed(asked.rows, words, ask);
      const group = list && groupsNamed([asked.group], list.rows, words)?.[0];
      const sql = group ? absentFrom(list.rows, group) : null;
      return sql === null || list === null ? null : { sql, confidence: list.confidence };
    }
    case "compared":
      return compared(asked, words, ask);
    case "ends": {
      const list = await listed(asked.rows, words, ask);
      const sql = list && endRows(list.rows, asked, words);
      return list === null || sql === null ? null : { sql, confidence: list.confidence };
    }
    case "never":
    case "only":
    case "both": {
      const answers = await Promise.all(asked.which.map(ask));
      const sql = turnedRound(
        asked.kind,
        answers.map((one) => one.sql),
      );
      const confidence = Math.min(sure, ...answers.map((one) => one.confidence));
      return sql === null ? null : { sql, confidence };
    }
    default:
      return asked satisfies never;
  }
}

async function partOf(
  all: CountedRows,
  parts: readonly string[],
  words: Known,
  ask: Ask,
): Promise<{ readonly figure: string; readonly confidence: number } | null> {
  for (const text of parts) {
    const part = await listed(text, words, ask);
    const figure = part && shareFigure(all, part.rows);
    if (figure) return { figure, confidence: part.confidence };
  }
  return null;
}

/** CountedRows of either value, by what they are values of. */
async function compared(
  { values: [one = "", other = ""], rows }: Extract<AskedReport, { readonly kind: "compared" }>,
  words: Known,
  ask: Ask,
): Promise<MadeQuery | null> {
  for (const side of new Set(words.groups.flatMap(({ values }) => values ?? []))) {
    const list = await listed(`${rows} ${side} ${one} or ${other}`, words, ask);
    const said = list?.rows.parts.flatMap(alternativesOf) ?? [];
    const group = words.groups.find(
      ({ table, through, values }) =>
        values === side && table === list?.rows.table && said.includes(through),
    );
    if (list === null || group === undefined) continue;
    const sql = writeReport({ rows: list.rows, figure: "COUNT ( * )", groups: [group] });
    if (sql !== null) return { sql, confidence: list.confidence };
  }
  return null;
}

/** The column that a value or another is of. */
function alternativesOf(part: Expression): string[] {
  const inner = stripGroups(part);
  const columns = inner.kind === "or" ? inner.operands.flatMap(comparedColumns) : [];
  return [...new Set(columns)];
}

/** "by weekday", of what was listed, counted or grouped before. */
function regrouped(names: readonly string[], last: string, words: ReportWords): MadeQuery | null {
  const before = reportOf(last, words);
  const figure = before?.select.items.at(-1)?.expression;
  const text = before === null ? "COUNT ( * )" : figure && printExpression(figure);
  const rows = before?.rows ?? rowsListed(last, words);
  const groups = rows && groupsNamed(names, rows, words);
  if (rows === null || groups === null || text === undefined) return null;
  const sql = writeReport({ rows, figure: text, groups });
  return sql === null ? null : { sql, confidence: sure };
}

async function workedOut(figure: AskedFigure, words: Known, ask: Ask): Promise<Worked | null> {
  if (figure.kind === "count") {
    const list = await listed(figure.rows, words, ask);
    return list && { ...list, figure: "COUNT ( * )" };
  }
  if (figure.kind === "different") {
    const [noun] = words.rows;
    const list = noun && (await listed(`${noun.words[0]}s${figure.rest}`, words, ask));
    const [group] = (list && groupsNamed([figure.group], list.rows, words)) ?? [];
    if (list === undefined || list === null || group === undefined) return null;
    return { ...list, figure: `COUNT ( DISTINCT ${group.by} )`, counted: group };
  }
  const { aggregate, column, said, bare } = figure;
  const text = `${aggregate} ( ${column} )`;
  const table = column.slice(0, column.lastIndexOf("."));
  if (bare) return { figure: text, rows: { table, parts: [] }, confidence: sure };
  const { sql, confidence } = await ask(said);
  const known = figureOf(sql);
  return known && { figure: known.text, rows: known.rows, confidence };
}

async function listed(
  text: string,
  words: Known,
  ask: Ask,
): Promise<{ readonly rows: CountedRows; readonly confidence: number } | null> {
  const asked = text.replace(/^(?:the|all|our) /, "");
  const all = words.rows.find((one) => one.words.some((word) => asked === `${word}s`));
  if (all !== undefined && words.listed?.table === all.table)
    return { rows: words.listed, confidence: sure };
  if (all !== undefined && words.listed === undefined)
    return { rows: { table: all.table, parts: [] }, confidence: sure };
  const { sql, confidence } = await ask(asked);
  const rows = rowsListed(sql, words);
  // "the cheapest" are no rows to be counted.
  const plain = rows?.parts.every((part) => endOf(part) === undefined) === true;
  return plain ? { rows, confidence } : null;
}

/** Null where one is not known of these rows. */
function groupsNamed(
  names: readonly string[],
  rows: CountedRows,
  { groups }: ReportWords,
): readonly ReportGroup[] | null {
  const said = new Set(rows.parts.flatMap(comparedColumns));
  const found = names.map((name) => {
    const own = groups.filter((one) => one.words.includes(name) && wayTo(one.table, rows) !== null);
    return own.find(({ through }) => !said.has(through)) ?? own[0];
  });
  const known = found.filter((one) => one !== undefined);
  return known.length === names.length ? known : null;
}

const comparedColumns = (part: Expression): string[] => {
  const asked = askedIn(part);
  return asked === undefined || asked.part.kind === "between" ? [] : [asked.column];
};
