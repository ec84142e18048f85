// Databases that nothing was learned from, measured with real conversations: the numbers of each and of
// all, as a file and as a table of the results.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { PredictionLine } from "../../evaluation/prediction.ts";
import { summarise } from "../../evaluation/summarise.ts";
import { percent } from "../../text/percent.ts";
import { showOnPage, writeNumbers } from "../paper/published.ts";

const corpora = ["sparc", "cosql"] as const;
export type Corpus = (typeof corpora)[number];

/** One database with one model: what was answered, corpus by corpus. */
export type HeldOutRow = {
  readonly database: string;
  readonly lines: Readonly<Record<Corpus, readonly PredictionLine[]>>;
};

type Numbers = {
  readonly turns: number;
  readonly interactions: number;
  readonly exact_set: number;
  readonly exact_set_interaction: number;
  readonly strict: number;
  readonly interaction: number;
  readonly valid: number;
};

type HeldOutNumbers = Readonly<Record<Corpus, Numbers>>;

export type HeldOutReport = {
  readonly model: string;
  readonly sharpened: boolean;
  readonly seed: number;
  readonly date: string;
  readonly databases: readonly ({ readonly database: string } & HeldOutNumbers)[];
  readonly all: HeldOutNumbers;
};

export function heldOutReport(
  about: Pick<HeldOutReport, "model" | "sharpened" | "seed" | "date">,
  rows: readonly HeldOutRow[],
): HeldOutReport {
  const linesOf = (corpus: Corpus) => rows.flatMap(({ lines }) => lines[corpus]);
  return {
    ...about,
    databases: rows.map(({ database, lines }) => ({
      database,
      sparc: numbersOf(lines.sparc),
      cosql: numbersOf(lines.cosql),
    })),
    all: { sparc: numbersOf(linesOf("sparc")), cosql: numbersOf(linesOf("cosql")) },
  };
}

function numbersOf(lines: readonly PredictionLine[]): Numbers {
  const { turns, interactions, strict, interaction, valid, ...rest } = summarise(lines);
  const { exact_set = 0, exact_set_interaction = 0 } = rest;
  return { turns, interactions, exact_set, exact_set_interaction, strict, interaction, valid };
}

/** `out` holds the base's report and the sharpened one's, side by side; `docs` shows both. */
export async function writeHeldOut(
  out: string,
  docs: string,
  report: HeldOutReport,
): Promise<void> {
  const before: unknown = existsSync(out) ? JSON.parse(await readFile(out, "utf8")) : {};
  const beside = typeof before === "object" && before !== null ? before : {};
  const reports = { ...beside, [report.sharpened ? "sharpened" : "base"]: report };
  await writeNumbers(out, reports);
  const name = report.sharpened ? "held-out-sharpened" : "held-out";
  await showOnPage(docs, name, heldOutTable(report));
}

export function heldOutTable({ sharpened, databases, all, date, seed }: HeldOutReport): string {
  const what = sharpened ? `base sharpened for each database, seed ${seed}` : "base alone";
  const cells = ({ turns, interactions, ...shares }: Numbers): string =>
    `${turns} / ${interactions} | ${pair(shares.exact_set, shares.exact_set_interaction)} | ${pair(shares.strict, shares.interaction)} | ${percent(shares.valid)}`;
  const names = { sparc: "SParC", cosql: "CoSQL" };
  return [
    `${databases.length} databases, ${what}, predicted previous queries, ${date}. Questions / whole conversations:`,
    "",
    "| corpus | asked | exact set | strict denotation | valid SQL |",
    "|---|---|---|---|---|",
    ...corpora.map((corpus) => `| ${names[corpus]} | ${cells(all[corpus])} |`),
  ].join("\n");
}
const pair = (a: number, b: number): string => `${percent(a)} / ${percent(b)}`;
