// A training run and its folder: the best model so far, the log, and all that is needed to go on.
import { z } from "zod";
import { type Folder, readJson } from "../../checkpoint/files.ts";
import { decodeAdam, encodeAdam } from "../../checkpoint/optimiser.ts";
import { collectParameters, restoreParameters } from "../../checkpoint/parameters.ts";
import {
  type Checkpoint,
  encodeSafetensors,
  parseSafetensors,
  type Storage,
} from "../../checkpoint/safetensors.ts";
import type { Schema } from "../../database/database.ts";
import { messageOf, UserError } from "../../errors.ts";
import type { AdamState } from "../../optim/index.ts";
import {
  constraintFor,
  readModelFiles,
  removeCalibration,
  saveCalibration,
  saveModel,
} from "../model.ts";
import { calibrate } from "./calibrate.ts";
import { drawCurves } from "./curves.ts";
import type { TrainingEvent } from "./events.ts";
import { type Progress, trainModel } from "./train-model.ts";
import { prepareData, startModel, type TrainingData } from "./training-data.ts";

export type FolderTraining = TrainingData & {
  /** For constrained decoding when validating; absent, validation decodes freely. */
  readonly schema?: Schema;
  readonly out: Folder;
  readonly storage: Storage;
  /** Go on with the run in `out`. */
  readonly resume?: boolean;
  /** Milliseconds. */
  readonly now: () => number;
  readonly signal?: AbortSignal;
};

/** All that a stopped run needs to go on. */
const resumeFolder = "resume";
const parametersFile = `${resumeFolder}/parameters.safetensors`;
const optimiserFile = `${resumeFolder}/optimiser.safetensors`;
const progressFile = `${resumeFolder}/progress.json`;

/** Whether a run in this folder was stopped and can go on. */
export async function canResume(folder: Folder): Promise<boolean> {
  return (await folder.read(progressFile)) !== undefined;
}

/** The folder ends with a usable model as soon as one epoch is done. */
export async function* trainToFolder(options: FolderTraining): AsyncGenerator<TrainingEvent> {
  const { config, out, engine, seed } = options;
  const fingerprint = await fingerprintOf(options);
  const resumed = options.resume === true ? await readProgress(out, fingerprint) : undefined;
  const { training, validation } = prepareData(options);
  const model = await startModel(options, training);
  await out.make(resumeFolder);
  await removeCalibration(out);
  if (resumed !== undefined) {
    const { tensors } = await readTensors(out, parametersFile);
    restoreParameters(engine, tensors, out.where(parametersFile));
  }

  const constraint = options.schema === undefined ? null : constraintFor(model, options.schema);
  const save = async (progress: Progress, adam: AdamState, best: boolean): Promise<void> => {
    try {
      if (best) await saveModel(out, model, options.storage);
      const tensors = collectParameters(engine);
      const parameters = encodeSafetensors({ tensors, metadata: {} });
      await out.write(parametersFile, parameters);
      const optimiser = encodeSafetensors(encodeAdam(adam));
      await out.write(optimiserFile, optimiser);
      const state = JSON.stringify({ fingerprint, progress });
      await out.write(progressFile, state);
      const lines = progress.history.map((record) => `${JSON.stringify(record)}\n`);
      await out.write("history.jsonl", lines.join(""));
    } catch (error) {
      const reason = messageOf(error);
      throw new UserError(
        `the checkpoint could not be written (${reason}). The one before is intact; make room and resume.`,
      );
    }
    if (progress.history.length > 0) {
      const title = `${config.system}, ${config.preset} preset, seed ${seed}`;
      await out.write("curves.svg", drawCurves(progress.history, title));
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
      await out.remove(resumeFolder);
    }
  }
}

/** Parameters, optimiser and progress must belong to the same data, configuration and seed. */
async function fingerprintOf({
  config,
  interactions,
  validation,
  seed,
}: FolderTraining): Promise<string> {
  const text = JSON.stringify([config, seed, interactions, validation ?? null]);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const digits = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("").slice(0, 16);
}

/** Written by this file alone, so that only what could be confused is checked. */
const progressShape = z.object({ fingerprint: z.string(), progress: z.custom<Progress>() });

async function readProgress(
  out: Folder,
  fingerprint: string,
): Promise<{ readonly progress: Progress; readonly adam: AdamState }> {
  const path = out.where(progressFile);
  const json = await readJson(out, progressFile);
  if (json === undefined) {
    throw new UserError(`${path}: not there. There is no stopped run to resume.`);
  }
  const stored = progressShape.parse(json);
  if (stored.fingerprint !== fingerprint) {
    throw new UserError(
      `${path}: the run was started with other data, configuration or seed. Give the same flags, or start anew without --resume.`,
    );
  }
  const adam = decodeAdam(await readTensors(out, optimiserFile), out.where(optimiserFile));
  return { progress: stored.progress, adam };
}

async function readTensors(out: Folder, name: string): Promise<Checkpoint> {
  const bytes = await out.read(name);
  if (bytes === undefined) {
    throw new UserError(`${out.where(name)}: not there. Start anew without --resume.`);
  }
  return parseSafetensors(bytes, out.where(name));
}
