// A model ready to answer, and the files it is made of: weights, configuration, vocabulary, domain.
import { type Files, type Folder, readJson, writeJson } from "../checkpoint/files.ts";
import { collectParameters, restoreParameters } from "../checkpoint/parameters.ts";
import {
  encodeSafetensors,
  parseSafetensors,
  type Storage,
  type StoredTensor,
} from "../checkpoint/safetensors.ts";
import type { Schema } from "../database/database.ts";
import { UserError } from "../errors.ts";
import { createRandom } from "../random.ts";
import { createReader, type Reader } from "../reader/reader.ts";
import { type Constraint, createConstraint } from "../sql/constrain/constraint.ts";
import { createEngine, type Engine } from "../tensor/index.ts";
import { type ModelConfig, parseConfig } from "./config.ts";
import type { Runtime } from "./decoding/advance.ts";
import { type Calibration, parseCalibration } from "./decoding/confidence.ts";
import { domainFromJson, domainToJson, type ModelDomain } from "./domain-file.ts";
import { createNetwork } from "./network/parameters.ts";
import { type Vocabulary, vocabularyFromJson, vocabularyToJson } from "./vocabulary/vocabulary.ts";
import { vectorWidth } from "./vocabulary/word-vectors.ts";

export type Model = {
  readonly runtime: Runtime;
  readonly domain: ModelDomain;
  /** Absent without pre-processing. */
  readonly reader: Reader | undefined;
  readonly calibration: Calibration | undefined;
  /** Made once for each schema: its states remember what they allow. */
  readonly constraints: Map<string, Constraint>;
};

const weightsFile = "model.safetensors";
const calibrationFile = "calibration.json";
const vectorTensor = "word-vectors";

type NewModel = {
  readonly engine: Engine;
  readonly config: ModelConfig;
  readonly vocabulary: Vocabulary;
  readonly domain: ModelDomain;
  /** Open word vectors, row by row. */
  readonly vectors: Float32Array | null;
  /** Of fresh weights; null: all are zero. */
  readonly seed: number | null;
};

export function createModel(parts: NewModel): Model {
  const { engine, config, vocabulary, domain, vectors, seed } = parts;
  const random = seed === null ? null : createRandom(seed).fork("parameters");
  const network = createNetwork(engine, config, vocabulary, random);
  return {
    runtime: { engine, network, config, vocabulary, vectors },
    domain,
    reader: config.mechanisms.preprocessing ? createReader(domain.words) : undefined,
    calibration: undefined,
    constraints: new Map(),
  };
}

/** What decoding may say about this database; null where the configuration decodes freely. */
export function constraintFor(model: Model, schema: Schema): Constraint | null {
  if (!model.runtime.config.improvements.constrained) return null;
  const key = JSON.stringify(schema);
  const known = model.constraints.get(key);
  if (known !== undefined) return known;
  const { words, comparisons } = model.domain;
  const constraint = createConstraint({
    schema,
    columnTypes: words.types,
    vocabulary: model.runtime.vocabulary.output.words,
    ...comparisons,
    ...(words.numberType === null ? {} : { numberType: words.numberType }),
  });
  model.constraints.set(key, constraint);
  return constraint;
}

/** Writes its files; each appears whole or not at all, the weights last. */
export async function saveModel(folder: Folder, model: Model, storage: Storage): Promise<void> {
  const { config, vocabulary, engine, vectors } = model.runtime;
  await writeJson(folder, "config.json", config);
  await writeJson(folder, "vocabulary.json", vocabularyToJson(vocabulary));
  await writeJson(folder, "domain.json", domainToJson(model.domain));
  if (model.calibration !== undefined) await saveCalibration(folder, model.calibration);
  const tensors = collectParameters(engine);
  if (vectors !== null) tensors.set(vectorTensor, asTensor(vectors));
  // Single rows (biases, the initial state) are delicate and small: they stay whole.
  const how = (_name: string, { rows }: StoredTensor): Storage => (rows === 1 ? "f32" : storage);
  const bytes = encodeSafetensors({ tensors, metadata: { format: "segue-1" } }, how);
  await folder.write(weightsFile, bytes);
}

function asTensor(vectors: Float32Array): StoredTensor {
  return { rows: vectors.length / vectorWidth, cols: vectorWidth, data: vectors };
}

export type ModelParts = {
  readonly config: ModelConfig;
  readonly vocabulary: Vocabulary;
  readonly domain: ModelDomain;
  readonly tensors: ReadonlyMap<string, StoredTensor>;
  readonly vectors: Float32Array | null;
  readonly calibration: Calibration | undefined;
  /** The weights' file, for messages. */
  readonly source: string;
};

/** Everything in a model's files, checked; needs no engine. */
export async function readModelFiles(files: Files): Promise<ModelParts> {
  const read = async <T>(name: string, parse: (value: unknown, where: string) => T): Promise<T> => {
    const value = await readJson(files, name);
    if (value === undefined) throw notThere(files, name);
    return parse(value, files.where(name));
  };
  const weights = await files.read(weightsFile);
  if (weights === undefined) throw notThere(files, weightsFile);
  const source = files.where(weightsFile);
  const { tensors } = parseSafetensors(weights, source);
  const calibration = await readJson(files, calibrationFile);
  return {
    config: await read("config.json", parseConfig),
    vocabulary: await read("vocabulary.json", vocabularyFromJson),
    domain: await read("domain.json", domainFromJson),
    tensors,
    vectors: tensors.get(vectorTensor)?.data ?? null,
    calibration:
      calibration === undefined
        ? undefined
        : parseCalibration(calibration, files.where(calibrationFile)),
    source,
  };
}

const notThere = (files: Files, name: string): UserError =>
  new UserError(
    `${files.where(name)}: not there. A model is a folder made by: segue train --out FOLDER`,
  );

/** Loads files into an engine of its own, or into the one given, which must be empty. */
export async function loadModel(files: Files, given?: Engine): Promise<Model> {
  const { config, vocabulary, domain, tensors, vectors, calibration, source } =
    await readModelFiles(files);
  const engine = given ?? (await createEngine());
  const model = createModel({ engine, config, vocabulary, domain, vectors, seed: null });
  restoreParameters(engine, tensors, source);
  return { ...model, calibration };
}

/** Adds or replaces what turns evidence into confidence. */
export async function saveCalibration(folder: Folder, calibration: Calibration): Promise<void> {
  await writeJson(folder, calibrationFile, calibration);
}

/** What an earlier run in this folder knew of its own confidence says nothing about the next one's. */
export async function removeCalibration(folder: Folder): Promise<void> {
  await folder.remove(calibrationFile);
}
