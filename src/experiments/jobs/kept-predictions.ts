// The predictions of an experiment's jobs, one compressed file for each part and way: what any number
// of its tables can be counted from again. Golds stand in the set.
import { existsSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress } from "node:zlib";
import { z } from "zod";
import { makeFolder } from "../../disk/make-folder.ts";
import type { PredictionLine } from "../../evaluation/prediction.ts";
import { countMarks, marksOf, type TurnMarks } from "../paper/marks.ts";
import type { Which } from "../paper/tables.ts";
import type { JobSpec } from "./experiment-job.ts";
import type { JobOutcome, Measured } from "./job-outcome.ts";

type Run = Pick<JobSpec, "row" | "seed">;

const fileName = ({ row, seed }: Run, { part, previous }: Which): string =>
  `${`${row}-s${seed}-${part}-${previous}`.replace(/[^\w.+-]+/g, "_")}.jsonl.br`;

export async function keepPredictions(
  folder: string,
  run: Run,
  which: Which,
  lines: readonly PredictionLine[],
): Promise<void> {
  const text = lines.map((line) => {
    const { id, turn, sql, query, strict, relaxed, valid, provenance } = line;
    const copied = provenance.filter(({ from }) => from === "segment").map((step) => step.text);
    return `${JSON.stringify({ id, turn, sql, query, strict, relaxed, valid, copied })}\n`;
  });
  makeFolder(folder);
  await writeFile(
    join(folder, fileName(run, which)),
    await promisify(brotliCompress)(text.join("")),
  );
}

/** Those of one seed, which is enough to look into; the others stay with their queue. */
export async function publishPredictions(
  from: string,
  to: string,
  outcomes: readonly JobOutcome[],
  seed: number | undefined,
): Promise<void> {
  for (const { spec, measured } of outcomes.filter(({ spec: { seed: of } }) => of === seed)) {
    for (const which of measured) {
      const path = join(from, fileName(spec, which));
      if (!existsSync(path)) continue;
      makeFolder(to);
      await copyFile(path, join(to, fileName(spec, which)));
    }
  }
}

/** Outcomes that do not tell of single turns get that from their predictions, where those are in the folder. */
export async function withKeptMarks(
  outcomes: readonly JobOutcome[],
  folder: string,
): Promise<JobOutcome[]> {
  const complete = async (run: Run, one: Measured): Promise<Measured> =>
    Object.keys(one.outcomes).length > 0
      ? one
      : { ...one, outcomes: { ...(await keptMarks(folder, run, one)) } };
  return Promise.all(
    outcomes.map(async (outcome) => ({
      ...outcome,
      measured: await Promise.all(outcome.measured.map((one) => complete(outcome.spec, one))),
    })),
  );
}

const keptLine = z.object({ id: z.string(), turn: z.number(), strict: z.boolean() });

/** None where the predictions give other numbers: they are those of another run. */
async function keptMarks(folder: string, run: Run, one: Measured): Promise<TurnMarks> {
  const path = join(folder, fileName(run, one));
  if (!existsSync(path)) return {};
  const text = (await promisify(brotliDecompress)(await readFile(path))).toString("utf8");
  const lines = text.trim().split("\n");
  const marks = marksOf(lines.map((line) => keptLine.parse(JSON.parse(line))));
  const { turns, right } = countMarks(marks);
  return turns === one.turns && right / turns === one.strict ? marks : {};
}
