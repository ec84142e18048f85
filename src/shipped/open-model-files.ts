// The files of a model, whatever kind of model they make, ready to talk: on disk or in a page.
import { z } from "zod";
import { baseModelFrom } from "../base/model.ts";
import { baseFile } from "../base/network/model-file.ts";
import { openBase } from "../base/open-base.ts";
import { type Files, readJson } from "../checkpoint/files.ts";
import type { DoubtWeights, OpenModel } from "../conversation/interpreter.ts";
import { UserError } from "../errors.ts";
import { applyDomain } from "../learn/domain/apply-domain.ts";
import type { DomainFile } from "../learn/domain/domain-file.ts";
import { loadModel } from "../model/model.ts";
import { openTrained } from "../model/open.ts";
import { createEngine, type Engine } from "../tensor/index.ts";

/** Beside a model's weights, where it was fitted. */
export const doubtFile = "doubt.json";

/**
 * Loads them into an engine of its own, or into the one given, which must be empty. `domain`: what a
 * person says about the database, for a base model.
 */
export async function openModelFiles(
  files: Files,
  given?: Engine,
  domain?: DomainFile,
): Promise<OpenModel> {
  const engine = given ?? (await createEngine());
  const base = await files.read(baseFile);
  if (base !== undefined) {
    const model = baseModelFrom(engine, base, files.where(baseFile));
    return openBase(model, (known) => applyDomain(known, domain), await readDoubtWeights(files));
  }
  return openTrained(await loadModel(files, engine), await readDoubtWeights(files));
}

/** What the model's confidence is worth, where that was fitted: `node scripts/fit-doubt.js`. */
async function readDoubtWeights(files: Files): Promise<DoubtWeights | undefined> {
  const value = await readJson(files, doubtFile);
  if (value === undefined) return undefined;
  const { data } = z.record(z.string(), z.number()).safeParse(value);
  if (data === undefined) throw new UserError(`${files.where(doubtFile)}: not weights by name`);
  return data;
}
