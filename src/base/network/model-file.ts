// The base network as the bytes of a file, and back. Weights lie in eight bits with a scale for each row,
// biases and norms whole. The configuration is in the file; what else belongs to a model (words,
// symbols, calibration) is the caller's, as metadata and tensors beside the weights.
import { collectParameters, restoreParameters } from "../../checkpoint/parameters.ts";
import {
  type Checkpoint,
  encodeSafetensors,
  parseSafetensors,
  type Storage,
  type StoredTensor,
} from "../../checkpoint/safetensors.ts";
import { UserError } from "../../errors.ts";
import type { Engine } from "../../tensor/index.ts";
import { parseBaseConfig } from "./config.ts";
import { type BaseNetwork, createNetwork } from "./network.ts";

const CONFIG = "base-config";

export function encodeBaseModel(
  { engine, config }: BaseNetwork,
  beside: Checkpoint,
  storage: Storage = "i8",
): Uint8Array {
  const tensors = new Map([...collectParameters(engine), ...beside.tensors]);
  const metadata = { ...beside.metadata, [CONFIG]: JSON.stringify(config) };
  const how = (_name: string, { rows }: StoredTensor): Storage => (rows === 1 ? "f32" : storage);
  return encodeSafetensors({ tensors, metadata }, how);
}

/** `source` names the file in errors. */
export function loadBaseModel(
  engine: Engine,
  bytes: Uint8Array,
  source: string,
): { readonly network: BaseNetwork; readonly beside: Checkpoint } {
  const { tensors, metadata } = parseSafetensors(bytes, source);
  const text = metadata[CONFIG];
  if (text === undefined) {
    throw new UserError(`${source}: not a base model. Give the file that: segue train-base made`);
  }
  const config = parseBaseConfig(JSON.parse(text), source);
  const network = createNetwork(engine, config, null);
  restoreParameters(engine, tensors, source);
  const own = new Set(engine.parameters.map(({ name }) => name));
  const others = new Map([...tensors].filter(([name]) => !own.has(name)));
  return { network, beside: { tensors: others, metadata } };
}
