// What measuring own databases leaves: a row for each in its folder, and from the rows one file of
// numbers and the tables of the guide.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { parseJson } from "../../dataset/interaction-schema.ts";
import { writeJsonLines } from "../../dataset/write.ts";
import { writeFileAtomically } from "../../disk/write-file.ts";
import { UserError } from "../../errors.ts";
import { type PredictionLine, readPredictions } from "../../evaluation/prediction.ts";
import { summarise } from "../../evaluation/summarise.ts";
import { showOnPage, writeNumbers } from "../paper/published.ts";

const share = z.number().optional();

const numbers = z.object({
  turns: z.number(),
  interactions: z.number(),
  exact_set: share,
  exact_set_interaction: share,
  strict: z.number(),
  interaction: z.number(),
  by_turn: z.array(
    z.object({ turn: z.number(), turns: z.number(), strict: z.number(), exact_set: share }),
  ),
});

const row = z.object({
  database: z.string(),
  tables: z.number(),
  generated: z.number(),
  epochs: z.number(),
  seconds: z.number(),
  edited: z.boolean(),
  ...numbers.shape,
});

type Numbers = z.infer<typeof numbers>;
type Row = z.infer<typeof row>;

/** Of one database: what its folder keeps. */
export type MeasuredRow = { readonly row: Row; readonly lines: readonly PredictionLine[] };

export async function writeMeasured(folder: string, { row, lines }: MeasuredRow): Promise<void> {
  await writeJsonLines(join(folder, "predictions.jsonl"), lines);
  await writeFileAtomically(join(folder, "row.json"), `${JSON.stringify(row, null, 1)}\n`);
}

/** Undefined where nothing was measured yet. */
export async function readMeasured(folder: string): Promise<MeasuredRow | undefined> {
  const path = join(folder, "row.json");
  if (!existsSync(path)) return undefined;
  const lines = await readPredictions(join(folder, "predictions.jsonl"));
  return { row: row.parse(JSON.parse(await readFile(path, "utf8"))), lines };
}

type ReportPlace = { readonly out: string; readonly docs: string; readonly edited: boolean };

/** What a report held before; called first, so that hours of learning do not end at a bad name. */
export async function readReport(out: string): Promise<Record<string, unknown>> {
  if (!existsSync(out)) return {};
  const text = await readFile(out, "utf8").catch(() => "");
  const json = parseJson(text);
  const read =
    "reason" in json ? undefined : z.record(z.string(), z.unknown()).safeParse(json.value);
  if (read?.success !== true) {
    throw new UserError(`${out}: is no report of this command. Give --out a file to write.`);
  }
  return read.data;
}

/** Rows with edited domain files stand beside the others, in the same file. */
export async function writeReport(
  { out, docs, edited }: ReportPlace,
  settings: unknown,
  measured: readonly MeasuredRow[],
): Promise<Numbers> {
  const all = numbersOf(measured.flatMap(({ lines }) => lines));
  const part = { settings, databases: measured.map(({ row }) => row), all };
  const { edited: beside, ...rest } = await readReport(out);
  const result = edited
    ? { ...rest, edited: part }
    : { ...part, ...(beside !== undefined && { edited: beside }) };
  await writeNumbers(out, result);
  const name = edited ? "own-databases-edited" : "own-databases";
  await showOnPage(docs, name, table(part.databases, all));
  return all;
}

export function numbersOf(lines: readonly PredictionLine[]): Numbers {
  const summary = summarise(lines);
  const { turns, interactions, exact_set, exact_set_interaction, strict, interaction } = summary;
  return {
    turns,
    interactions,
    exact_set,
    exact_set_interaction,
    strict,
    interaction,
    by_turn: summary.by_turn.map(({ turn, turns, strict }) => {
      const right = lines.filter((line) => line.turn === turn && line.exact_set === true).length;
      return { turn, turns, strict, exact_set: turns === 0 ? 0 : right / turns };
    }),
  };
}

function table(rows: readonly Row[], all: Numbers): string {
  const cells = (name: string, row: Numbers): string =>
    `| ${name} | ${row.turns} | ${percent(row.exact_set)} | ${percent(row.strict)} | ${row.interactions} | ${percent(row.exact_set_interaction)} | ${percent(row.interaction)} |`;
  const turns = all.by_turn.map(
    ({ turn, turns, strict }) => `${turn}: ${percent(strict)} of ${turns}`,
  );
  return [
    "| database | questions | exact set | strict | interactions | exact set | strict |",
    "|---|---|---|---|---|---|---|",
    ...rows.map((row) => cells(`${row.database} (${row.tables} tables)`, row)),
    cells("**all**", all),
    "",
    `Strict denotation by turn: ${turns.join("; ")}.`,
  ].join("\n");
}

const percent = (share: number | undefined): string => `${(100 * (share ?? 0)).toFixed(1)}%`;

export function numbersText(row: Numbers): string {
  return `${row.turns} questions: exact set ${percent(row.exact_set)}, strict ${percent(row.strict)}; ${row.interactions} interactions: exact set ${percent(row.exact_set_interaction)}, strict ${percent(row.interaction)}`;
}
