// The part of a training run that a trainer in another language takes over (bench/peer/flights_train.py): all it
// learns from as numbers, in the folder of the model that it starts from, and that model with what came of it.
import type { Folder } from "../../checkpoint/files.ts";
import { restoreParameters } from "../../checkpoint/parameters.ts";
import { parseSafetensors, type Storage } from "../../checkpoint/safetensors.ts";
import type { Schema } from "../../database/database.ts";
import { createRandom } from "../../random.ts";
import { buildExample } from "../examples/build-example.ts";
import { prepareInteraction } from "../examples/prepare.ts";
import { constraintFor, loadModel, saveCalibration, saveModel } from "../model.ts";
import { calibrate } from "./calibrate.ts";
import { packExamples, tellModel } from "./peer-examples.ts";
import { examplesWithOwn, predictOwn } from "./train-model.ts";
import { prepareData, startModel, type TrainingData } from "./training-data.ts";

type PeerExport = TrainingData & { readonly schema: Schema; readonly out: Folder };

/** A share of the conversations (`improvements.ownPredictions`) is also given with the model's own queries to copy from. */
export async function exportForPeer(options: PeerExport): Promise<number> {
  const { out, config, seed } = options;
  const { training } = prepareData(options);
  const model = await startModel(options, training);
  const { runtime } = model;
  const constraint = constraintFor(model, options.schema);
  const share = config.improvements.ownPredictions;
  const run = { runtime, training, constraint };
  const own = share === 0 ? {} : predictOwn(run, createRandom(seed).fork("own"), share);
  const mistaken = training.filter(({ id }) => own[id] !== undefined);
  const named = [
    ...training.map((one) => ({
      id: one.id,
      example: buildExample(one, config, runtime.vocabulary),
    })),
    ...examplesWithOwn(run, own).map((example, i) => ({ id: `${mistaken[i]!.id} own`, example })),
  ];
  const { numbers, offsets } = packExamples(named);
  const bytes = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
    new Uint8Array(buffer, byteOffset, byteLength);
  await saveModel(out, model, "f32");
  await out.write("examples.u16", bytes(numbers));
  await out.write("offsets.u32", bytes(offsets));
  await out.write("ids.json", JSON.stringify(named.map(({ id }) => id)));
  await out.write("peer.json", JSON.stringify(tellModel(config, runtime.vocabulary)));
  return named.length;
}

type PeerWeights = Pick<TrainingData, "engine" | "today" | "validation"> & {
  readonly schema: Schema;
  readonly out: Folder;
  readonly storage: Storage;
  /** What the trainer wrote, and what it is called in errors. */
  readonly weights: Uint8Array;
  readonly source: string;
};

/** The model in the folder gets these weights, and a calibration where there is something to calibrate on. */
export async function takePeerWeights(options: PeerWeights): Promise<void> {
  const { out, engine, storage, source } = options;
  const model = await loadModel(out, engine);
  restoreParameters(engine, parseSafetensors(options.weights, source).tensors, source);
  await saveModel(out, model, storage);
  const { words } = model.domain;
  const stations = { types: words.types, ...(model.reader && { reader: model.reader }) };
  const validation = (options.validation ?? []).map((one) =>
    prepareInteraction(one, stations, options.today),
  );
  const constraint = constraintFor(model, options.schema);
  const calibration = calibrate(model.runtime, validation, constraint);
  if (calibration !== undefined) await saveCalibration(out, calibration);
}
