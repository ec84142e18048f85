// The files of a model, whatever kind of model they make, ready to talk: on disk or in a page.
import { z } from "zod";
import { baseFile, type Files, readJson } from "../checkpoint/files.ts";
import type { DoubtWeights, OpenModel } from "../conversation/interpreter.ts";
import { UserError } from "../errors.ts";
import type { DomainFile } from "../learn/domain/domain-file.ts";
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
  // A model of one kind needs nothing of the other.
  if (base !== undefined) {
    const [{ baseModelFrom }, { openBase }, { applyDomain }] = await Promise.all([
      import("../base/model.ts"),
      import("../base/open-base.ts"),
      import("../learn/domain/apply-domain.ts"),
    ]);
    const model = baseModelFrom(engine, base, files.where(baseFile));
    return openBase(model, (known) => applyDomain(known, domain), await readDoubtWeights(files));
  }
  const [{ loadModel }, { openTrained }] = await Promise.all([
    import("../model/model.ts"),
    import("../model/open.ts"),
  ]);
  return openTrained(await loadModel(files, engine), { doubt: await readDoubtWeights(files) });
}

/** What the model's confidence is worth, where that was fitted: `node scripts/fit-doubt.js`. */
async function readDoubtWeights(files: Files): Promise<DoubtWeights | undefined> {
  const value = await readJson(files, doubtFile);
  if (value === undefined) return undefined;
  const { data } = z.record(z.string(), z.number()).safeParse(value);
  if (data === undefined) throw new UserError(`${files.where(doubtFile)}: not weights by name`);
  return data;
}
