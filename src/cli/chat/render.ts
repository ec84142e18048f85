// An answer as lines for a terminal. Pure: the shell decides where they go.
import type { Answer, Clarify } from "../../conversation/answer.ts";
import { layOutSql } from "../../display/layout-sql.ts";
import { layOutTable, printable } from "../../display/table.ts";
import { gradeOf } from "../../display/trust-grades.ts";
import { dateText } from "../../display/value-text.ts";
import type { ResolvedValue } from "../../entities/placeholder.ts";
import { capitalised } from "../../text/counted-words.ts";
import type { Palette } from "./colors.ts";

export type RenderOptions = {
  readonly palette: Palette;
  readonly width: number;
  readonly maxRows: number;
  /** What takes the choice of this number, where Segue asks back. */
  readonly choice?: (n: number) => string;
};

export function renderAnswer(answer: Answer, options: RenderOptions): string[] {
  const { palette } = options;
  const others = answer.words.filter(({ as }) => as !== undefined);
  const values = [
    ...answer.values.map(valueLine),
    ...others.map(({ text, as }) => `${text}, read as ${as}`),
  ].map((line) => palette.dim(`  ${line}`));
  if (answer.said !== undefined) return [answer.said];
  if (answer.clarify !== undefined) return [...values, ...questionLines(answer.clarify, options)];
  if (answer.refused !== undefined) return [...values, palette.warn(answer.refused)];
  if (answer.error !== undefined) return [...values, palette.warn(answer.error.message)];
  const shown = Math.min(answer.rows.length, options.maxRows);
  const table = layOutTable(answer.columns, answer.rows, options);
  const doubtful = gradeOf(answer.confidence).grade === "doubtful";
  const unknown = answer.words.filter(({ use }) => use === "unknown").map(({ text }) => text);
  return [
    ...values,
    headline(answer, palette),
    ...(unknown.length === 0 ? [] : [palette.warn(`  left out: ${unknown.join(", ")}`)]),
    ...(answer.row_count === 0 ? [] : table.map(doubtful ? palette.dim : (line) => line)),
    palette.dim(summary(answer, shown)),
  ];
}

/** What is doubtful does not look like what is sure. */
function headline({ paraphrase, confidence }: Answer, palette: Palette): string {
  const said = printable(capitalised(paraphrase));
  const percent = `${Math.round(100 * confidence)}%`;
  const { grade } = gradeOf(confidence);
  if (grade === "doubtful") return palette.warn(`Not sure (${percent}), I read: ${said}`);
  if (grade === "sure") return palette.bold(said);
  return `${palette.bold(said)}${palette.warn(` (${percent} sure)`)}`;
}

function questionLines(
  { question, choices }: Clarify,
  { palette, choice = (n) => `:${n}` }: RenderOptions,
): string[] {
  return [
    palette.warn(question),
    ...choices.map(({ text }, i) => `  ${palette.bold(choice(i + 1))}  ${text}`),
  ];
}

/** "next monday = Mon 8 Feb 1993", "seattle = CITY SEATTLE". */
export function valueLine(value: ResolvedValue): string {
  switch (value.kind) {
    case "date":
      return `${value.text} = ${range(value, (v) => shortDate(String(v)))}`;
    case "time":
      return `${value.text} = ${comparison(value.op)}${range(value, (v) => clock(Number(v)))}`;
    case "number":
      return `${value.text} = ${range(value, String)}`;
    case "entity":
      return `${value.text} = ${kindOf(value)}${range(value, String)}${isMisspelt(value) ? " (spelling mended)" : ""}`;
    default:
      return value.kind satisfies never;
  }
}

/** A part of a name is spelt as it is. */
const isMisspelt = ({ score, value, text }: ResolvedValue): boolean =>
  score < 1 && !String(value).toLowerCase().includes(text.toLowerCase());

/** "city ", with what follows it; nothing where nothing says what kind of thing it is. */
function kindOf({ label, placeholders: [placeholder = ""] }: ResolvedValue): string {
  const kind = label ?? placeholder.replace(/#.*/, "").toLowerCase().replaceAll("_", " ");
  return kind === "" ? "" : `${kind} `;
}

const comparison = (op: ResolvedValue["op"]): string =>
  op === undefined || op === "=" ? "" : `${op} `;

function range(value: ResolvedValue, write: (v: string | number) => string): string {
  return Array.isArray(value.value)
    ? value.value.map(write).join(" to ")
    : write(value.value as string | number);
}

function shortDate(iso: string): string {
  const [year, month, day] = iso.split("-").map(Number);
  if (year === undefined || month === undefined || day === undefined) return iso;
  return dateText(year, month, day)
    .split(" ")
    .map((word) => (/^\p{L}{4,}$/u.test(word) ? word.slice(0, 3) : word))
    .join(" ");
}

const clock = (time: number): string =>
  `${String(Math.floor(time / 100)).padStart(2, "0")}:${String(time % 100).padStart(2, "0")}`;

function summary(answer: Answer, shown: number): string {
  const rows = answer.row_count === 1 ? "1 row" : `${answer.row_count.toLocaleString("en")} rows`;
  const none = answer.row_count === 0 ? "No rows match." : rows;
  const more = shown < answer.row_count && answer.row_count > 0 ? `, the first ${shown} shown` : "";
  const cut = answer.truncated ? ", and there are more (:export writes all)" : "";
  return `${none}${more}${cut} · ${Math.round(answer.ms)} ms`;
}

/** The query that gives what is shown, as a terminal may have it. */
export const shownSql = ({ sql, shown_sql: shown = sql }: Answer): string =>
  printable(layOutSql(shown));

/** The SQL, each fragment in the colour of the turn it came from. */
export function renderSql(answer: Answer, palette: Palette): string {
  const sql = printable(answer.sql);
  if (answer.provenance.length === 0) return sql;
  let text = "";
  let at = 0;
  for (const step of answer.provenance) {
    if (step.start < at) continue;
    text += sql.slice(at, step.start) + palette.turn(sql.slice(step.start, step.end), step.turn);
    at = step.end;
  }
  return text + sql.slice(at);
}

/** One line a decoding step: what, from where, how sure, and the words it looked at most. */
export function renderWhy(answer: Answer, palette: Palette): string[] {
  if (answer.provenance.length === 0) {
    return [
      answer.sql === "" ? "There is no query to explain." : "This query was taken as it was given.",
    ];
  }
  const width = Math.min(60, Math.max(0, ...answer.provenance.map((step) => step.text.length)));
  return answer.provenance.map((step) => {
    const whole = printable(step.text);
    const text = whole.length > 60 ? `${whole.slice(0, 59)}…` : whole;
    const source = {
      vocabulary: "word",
      placeholder: `value of turn ${step.turn}`,
      segment: `copied from turn ${step.turn}${step.first_turn === undefined || step.first_turn === step.turn ? "" : `, first in turn ${step.first_turn}`}`,
    }[step.from];
    const words = mostAttended(answer, step.attention);
    return [
      palette.turn(text.padEnd(width), step.turn),
      `${Math.round(step.probability * 100)}%`.padStart(4),
      palette.dim(source),
      words === "" ? "" : palette.dim(`← ${words}`),
    ]
      .filter((part) => part !== "")
      .join("  ");
  });
}

function mostAttended(answer: Answer, attention: readonly number[] | undefined): string {
  if (attention === undefined) return "";
  return attention
    .map((weight, i) => ({ weight, word: answer.attended[i]?.text ?? "" }))
    .filter(({ weight, word }) => weight >= 0.1 && word !== "")
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 3)
    .map(({ weight, word }) => `${word} ${Math.round(weight * 100)}%`)
    .join(", ");
}
