// The state of a training run in one file, so that it is always of one moment: weights, the optimiser's
// moments, and how far the run had come.
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { decodeAdam, encodeAdam } from "../../checkpoint/optimiser.ts";
import {
  encodeSafetensors,
  parseSafetensors,
  type StoredTensor,
} from "../../checkpoint/safetensors.ts";
import { writeFileAtomically } from "../../disk/write-file.ts";
import { UserError } from "../../errors.ts";
import type { AdamState } from "../../optim/index.ts";

const whole = z.int().min(0);
const progressShape = z.strictObject({
  step: whole,
  turns: whole,
  seconds: z.number().min(0),
  place: z.strictObject({ pool: whole, batch: whole }),
});

export type BaseProgress = z.infer<typeof progressShape>;
type SavedRun = {
  readonly tensors: ReadonlyMap<string, StoredTensor>;
  readonly optimiser: AdamState;
  readonly progress: BaseProgress;
};

export type Checkpoints = {
  /** For messages. */
  readonly name: string;
  /** What was written before, if anything. */
  read(): Promise<SavedRun | undefined>;
  write(
    weights: ReadonlyMap<string, StoredTensor>,
    optimiser: AdamState,
    progress: BaseProgress,
  ): Promise<void>;
};

/** `run` names what the run depends on (configuration, seed, data): another one's state is refused. */
export function fileCheckpoints(path: string, run: string): Checkpoints {
  return {
    name: path,
    async read() {
      const bytes = await readFile(path).catch(() => undefined);
      if (bytes === undefined) return undefined;
      const checkpoint = parseSafetensors(new Uint8Array(bytes), path);
      if (checkpoint.metadata["run"] !== run) {
        throw new UserError(
          `${path}: the state of another run. Remove the file to start anew, or give the settings it was started with.`,
        );
      }
      const progress = progressShape.parse(JSON.parse(checkpoint.metadata["progress"] ?? "null"));
      return {
        tensors: checkpoint.tensors,
        optimiser: decodeAdam(checkpoint, path),
        progress,
      };
    },
    async write(weights, optimiser, progress) {
      const { tensors, metadata } = encodeAdam(optimiser);
      const bytes = encodeSafetensors({
        tensors: new Map([...weights, ...tensors]),
        metadata: { ...metadata, run, progress: JSON.stringify(progress) },
      });
      await writeFileAtomically(path, bytes);
    },
  };
}
