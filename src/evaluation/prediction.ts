// One line of a predictions file: everything needed to recompute every number of an evaluation.
import { z } from "zod";
import { check, parseJson } from "../dataset/interaction-schema.ts";
import { collected, readLines } from "../dataset/lines.ts";
import { UserError } from "../errors.ts";

const failure = z.object({ code: z.string(), message: z.string() });

const provenanceStep = z.looseObject({
  text: z.string(),
  from: z.enum(["vocabulary", "placeholder", "segment"]),
  turn: z.number(),
  first_turn: z.number().optional(),
  probability: z.number(),
});

const predictionLine = z.object({
  id: z.string(),
  /** From 1, counting every turn of the interaction, scored or not. */
  turn: z.number().int(),
  utterance: z.string(),
  gold: z.array(z.string()),
  sql: z.string(),
  error: failure.optional(),
  query: z.boolean(),
  strict: z.boolean(),
  relaxed: z.boolean(),
  previous: z.enum(["predicted", "gold"]),
  provenance: z.array(provenanceStep),
  ms: z.number(),
  normalised: z.boolean().optional(),
  valid: z.boolean().optional(),
  gold_rows: z.boolean().optional(),
  exact_set: z.boolean().optional(),
  labels: z.array(z.string()).optional(),
  confidence: z.number().optional(),
  /** What its confidence was worked out from, for fitting that anew. */
  doubt: z
    .object({
      signs: z.record(z.string(), z.number()),
      grounds: z.array(z.number().int()).readonly(),
    })
    .optional(),
  /** Why the system declined; `sql` is then empty. */
  refused: z.string().optional(),
  /** What the system asked back instead of answering: neither right nor wrong; `sql` is then empty. */
  asked: z.string().optional(),
});

export type PredictionLine = z.infer<typeof predictionLine>;

/** All of a file. Fails with file and line at the first that is no prediction. */
export const readPredictions = (path: string): Promise<PredictionLine[]> =>
  collected(linesOf(path));

/** The same of a file that has to hold some. */
export async function readSomePredictions(path: string): Promise<PredictionLine[]> {
  const lines = await readPredictions(path);
  if (lines.length === 0) throw new UserError(`${path}: holds no predictions`);
  return lines;
}

async function* linesOf(path: string): AsyncGenerator<PredictionLine> {
  for await (const line of readLines(path)) {
    const where = "reason" in line ? line.line : line.number;
    const json = "reason" in line ? line : parseJson(line.text);
    const checked = "reason" in json ? json : check(predictionLine, json.value);
    if ("reason" in checked) throw new UserError(`${path}:${where}: ${checked.reason}`);
    yield checked.value;
  }
}
