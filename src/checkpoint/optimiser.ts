// Adam's state as stored tensors and metadata, so that a resumed run goes on with the same bits.
import { z } from "zod";
import { UserError } from "../errors.ts";
import type { AdamState } from "../optim/index.ts";
import type { Checkpoint } from "./safetensors.ts";

const saved = z.object({
  steps: z.number(),
  learningRate: z.number(),
  powers: z.tuple([z.number(), z.number()]),
});

export function encodeAdam({ moments, steps, learningRate, powers }: AdamState): Checkpoint {
  return { tensors: moments, metadata: { adam: JSON.stringify({ steps, learningRate, powers }) } };
}

export function decodeAdam({ tensors, metadata }: Checkpoint, source: string): AdamState {
  const text = metadata["adam"];
  if (text === undefined) {
    throw new UserError(`${source}: no optimiser state. Start the run anew, without --resume.`);
  }
  return { ...saved.parse(JSON.parse(text)), moments: tensors };
}
