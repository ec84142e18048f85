// A model ready to answer, and the folder it lives in: weights, configuration, vocabulary, domain.
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeFileAtomically } from "../checkpoint/file.ts";
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
import type { Calibration } from "./decoding/confidence.ts";
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

const vectorTensor = "word-vectors";
const calibrationShape = z.strictObject({ weights: z.array(z.number()) });

/** Fresh weights from a seed; all zero with null. */
export function createModel(
  engine: Engine,
  config: ModelConfig,
  vocabulary: Vocabulary,
  domain: ModelDomain,
  vectors: Float32Array | null,
  seed: number | null,
): Model {
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

/** Writes the folder; each file appears whole or not at all, the weights last. */
export async function saveModel(folder: string, model: Model, storage: Storage): Promise<void> {
  const { config, vocabulary, engine, vectors } = model.runtime;
  await mkdir(folder, { recursive: true });
  const json = async (name: string, value: unknown): Promise<void> =>
    await writeFileAtomically(join(folder, name), `${JSON.stringify(value, null, 1)}\n`);
  await json("config.json", config);
  await json("vocabulary.json", vocabularyToJson(vocabulary));
  await json("domain.json", domainToJson(model.domain));
  if (model.calibration !== undefined) await json("calibration.json", model.calibration);
  const tensors = collectParameters(engine);
  if (vectors !== null) tensors.set(vectorTensor, asTensor(vectors));
  // Single rows (biases, the initial state) are delicate and small: they stay whole.
  const how = (_name: string, { rows }: StoredTensor): Storage => (rows === 1 ? "f32" : storage);
  const bytes = encodeSafetensors({ tensors, metadata: { format: "segue-1" } }, how);
  await writeFileAtomically(join(folder, "model.safetensors"), bytes);
}

function asTensor(vectors: Float32Array): StoredTensor {
  return { rows: vectors.length / vectorWidth, cols: vectorWidth, data: vectors };
}

export type ModelFiles = {
  readonly config: ModelConfig;
  readonly vocabulary: Vocabulary;
  readonly domain: ModelDomain;
  readonly tensors: ReadonlyMap<string, StoredTensor>;
  readonly vectors: Float32Array | null;
  readonly calibration: Calibration | undefined;
  /** The weights' file, for messages. */
  readonly source: string;
};

/** Everything in a model folder, checked; needs no engine. */
export async function readModelFiles(folder: string): Promise<ModelFiles> {
  const read = async (name: string): Promise<Uint8Array> => {
    try {
      return new Uint8Array(await readFile(join(folder, name)));
    } catch {
      throw new UserError(
        `${join(folder, name)}: cannot be read. A model is a folder made by: segue train --out ${folder}`,
      );
    }
  };
  const json = async (name: string): Promise<unknown> => {
    const text = new TextDecoder().decode(await read(name));
    try {
      return JSON.parse(text);
    } catch {
      throw new UserError(`${join(folder, name)}: not JSON. The model folder is damaged.`);
    }
  };
  const where = (name: string): string => join(folder, name);
  const source = where("model.safetensors");
  const { tensors } = parseSafetensors(await read("model.safetensors"), source);
  const calibration = existsSync(where("calibration.json"))
    ? readCalibration(await json("calibration.json"), where("calibration.json"))
    : undefined;
  return {
    config: parseConfig(await json("config.json"), where("config.json")),
    vocabulary: vocabularyFromJson(await json("vocabulary.json"), where("vocabulary.json")),
    domain: domainFromJson(await json("domain.json"), where("domain.json")),
    ...{ tensors, calibration, source },
    vectors: tensors.get(vectorTensor)?.data ?? null,
  };
}

function readCalibration(value: unknown, path: string): Calibration {
  const parsed = calibrationShape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new UserError(
    `${path}: damaged. Copy it again, or delete it: confidence is then the bare probability.`,
  );
}

/** Loads a folder into an engine of its own, or into the one given, which must be empty. */
export async function loadModel(folder: string, given?: Engine): Promise<Model> {
  const { config, vocabulary, domain, tensors, vectors, calibration, source } =
    await readModelFiles(folder);
  const engine = given ?? (await createEngine());
  const model = createModel(engine, config, vocabulary, domain, vectors, null);
  restoreParameters(engine, tensors, source);
  return { ...model, calibration };
}

/** Adds or replaces what turns evidence into confidence. */
export async function saveCalibration(folder: string, calibration: Calibration): Promise<void> {
  const text = `${JSON.stringify(calibration, null, 1)}\n`;
  await writeFileAtomically(join(folder, "calibration.json"), text);
}
