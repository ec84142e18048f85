// The learning rate over a run: it rises for some steps, then falls along half a cosine.
import type { BaseConfig } from "../network/config.ts";

/** How long a run is. Only runs of so many steps can be repeated bit for bit. */
export type RunLength = { readonly steps: number } | { readonly seconds: number };

/** The part of the run that is done, 0 to 1. */
export function progressOf(length: RunLength, steps: number, seconds: number): number {
  const [done, all] = "steps" in length ? [steps, length.steps] : [seconds, length.seconds];
  return done >= all ? 1 : done / all;
}

export function learningRateAt(
  { learningRate, warmUpSteps, finalShare }: BaseConfig["learning"],
  step: number,
  progress: number,
): number {
  const rise = Math.min(1, (step + 1) / Math.max(1, warmUpSteps));
  const fall = 0.5 * (1 + Math.cos(Math.PI * progress));
  return learningRate * rise * (finalShare + (1 - finalShare) * fall);
}
