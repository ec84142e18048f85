// A base model from weights that bench/peer/base_train.py made, and the words of the folder it made them from.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { restoreParameters } from "../../checkpoint/parameters.ts";
import { parseSafetensors } from "../../checkpoint/safetensors.ts";
import { UserError } from "../../errors.ts";
import { outlineClauses } from "../../outline/symbols.ts";
import { createEngine } from "../../tensor/index.ts";
import { vectorWidth } from "../encoding/word-book.ts";
import { baseModelBytes } from "../model.ts";
import { ordinaryConfig, ordinaryWidth } from "../network/config.ts";
import { createNetwork } from "../network/network.ts";

const wordsFile = z.object({
  learned: z.array(z.string()),
  vectorWords: z.array(z.string()),
});

export async function readPeerWeights(weights: string, folder: string): Promise<Uint8Array> {
  const { learned, vectorWords } = wordsFile.parse(
    JSON.parse(await readFile(join(folder, "words.json"), "utf8")),
  );
  const bytes = await readFile(join(folder, "vectors.f32"));
  const vectors = new Float32Array(new Uint8Array(bytes).buffer);
  if (vectors.length !== vectorWords.length * vectorWidth) {
    throw new UserError(`${folder}: words.json and vectors.f32 are not of one run. Export again.`);
  }
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  try {
    const { tensors } = parseSafetensors(await readFile(weights), weights);
    const segments = tensors.has("segmentKey.weight");
    const { cols: width } = tensors.get("word.bias") ?? { cols: ordinaryWidth };
    const config = ordinaryConfig(1 + learned.length, outlineClauses, { segments, width });
    const network = createNetwork(engine, config, null);
    restoreParameters(engine, tensors, weights);
    return baseModelBytes({ network, words: { learned, vectorWords, vectors }, calibration: null });
  } finally {
    await engine.dispose();
  }
}
