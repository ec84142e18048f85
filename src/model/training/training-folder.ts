// A training run and its folder: the best model so far, the log, and all that is needed to go on.
import { createHash } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeFileAtomically } from "../../checkpoint/file.ts";
import { decodeAdam, encodeAdam } from "../../checkpoint/optimiser.ts";
import { collectParameters, restoreParameters } from "../../checkpoint/parameters.ts";
import { encodeSafetensors, parseSafetensors, type Storage } from "../../checkpoint/safetensors.ts";
import type { Schema } from "../../database/database.ts";
import { UserError } from "../../errors.ts";
import type { AdamState } from "../../optim/index.ts";
import { constraintFor, readModelFiles, saveCalibration, saveModel } from "../model.ts";
import { calibrate } from "./calibrate.ts";
import { drawCurves } from "./curves.ts";
import type { TrainingEvent } from "./events.ts";
import { type Progress, trainModel } from "./train-model.ts";
import { prepareData, startModel, type TrainingData } from "./training-data.ts";

export type FolderTraining = TrainingData & {
  /** For constrained decoding when validating; absent, validation decodes freely. */
  readonly schema?: Schema;
  readonly out: string;
  readonly storage: Storage;
  /** Go on with the run in `out`. */
  readonly resume?: boolean;
  /** Milliseconds. */
  readonly now: () => number;
  readonly signal?: AbortSignal;
};

/** The folder ends with a usable model as soon as one epoch is done. */
export async function* trainToFolder(options: FolderTraining): AsyncGenerator<TrainingEvent> {
  const { config, out, engine, seed } = options;
  const fingerprint = fingerprintOf(options);
  const resumed = options.resume === true ? await readProgress(out, fingerprint) : undefined;
  const { training, validation } = prepareData(options);
  const model = await startModel(options, training);
  const folder = join(out, "resume");
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new UserError(`${out}: cannot be written (${String(error)})`);
  });
  // What an earlier run in this folder knew of its own confidence says nothing about this one's.
  await rm(join(out, "calibration.json"), { force: true });
  if (resumed !== undefined) {
    const source = join(folder, "parameters.safetensors");
    const { tensors } = parseSafetensors(new Uint8Array(await readFile(source)), source);
    restoreParameters(engine, tensors, source);
  }

  const constraint = options.schema === undefined ? null : constraintFor(model, options.schema);
  const save = async (progress: Progress, adam: AdamState, best: boolean): Promise<void> => {
    try {
      if (best) await saveModel(out, model, options.storage);
      const tensors = collectParameters(engine);
      const parameters = encodeSafetensors({ tensors, metadata: {} });
      await writeFileAtomically(join(folder, "parameters.safetensors"), parameters);
      const optimiser = encodeSafetensors(encodeAdam(adam));
      await writeFileAtomically(join(folder, "optimiser.safetensors"), optimiser);
      const state = JSON.stringify({ fingerprint, progress });
      await writeFileAtomically(join(folder, "progress.json"), state);
      const lines = progress.history.map((record) => `${JSON.stringify(record)}\n`);
      await writeFileAtomically(join(out, "history.jsonl"), lines.join(""));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UserError(
        `${out}: the checkpoint could not be written (${reason}). The one before is intact; make room and resume.`,
      );
    }
    if (progress.history.length > 0) {
      const title = `${config.system}, ${config.preset} preset, seed ${seed}`;
      await writeFileAtomically(join(out, "curves.svg"), drawCurves(progress.history, title));
    }
  };

  for await (const event of trainModel({
    runtime: model.runtime,
    training,
    validation,
    constraint,
    seed,
    now: options.now,
    save,
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    ...(resumed === undefined ? {} : { resume: resumed }),
  })) {
    yield event;
    // A finished run needs no way to go on; a stopped one does.
    if (event.kind === "finished" && event.reason !== "stopped") {
      const { tensors, source } = await readModelFiles(out);
      restoreParameters(engine, tensors, source);
      const calibration = calibrate(model.runtime, validation, constraint);
      if (calibration !== undefined) await saveCalibration(out, calibration);
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Parameters, optimiser and progress must belong to the same data, configuration and seed. */
function fingerprintOf({ config, interactions, validation, seed }: FolderTraining): string {
  const text = JSON.stringify([config, seed, interactions, validation ?? null]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Written by this file alone, so that only what could be confused is checked. */
const progressShape = z.object({ fingerprint: z.string(), progress: z.custom<Progress>() });

async function readProgress(
  out: string,
  fingerprint: string,
): Promise<{ readonly progress: Progress; readonly adam: AdamState }> {
  const path = join(out, "resume", "progress.json");
  const text = await readFile(path, "utf8").catch(() => {
    throw new UserError(`${path}: cannot be read. There is no stopped run in ${out} to resume.`);
  });
  const stored = progressShape.parse(JSON.parse(text));
  if (stored.fingerprint !== fingerprint) {
    throw new UserError(
      `${path}: the run was started with other data, configuration or seed. Give the same flags, or start anew without --resume.`,
    );
  }
  const source = join(out, "resume", "optimiser.safetensors");
  const adam = decodeAdam(parseSafetensors(new Uint8Array(await readFile(source)), source), source);
  return { progress: stored.progress, adam };
}
