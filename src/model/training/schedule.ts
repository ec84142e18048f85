// When training slows down and when it stops (paper, appendix C). Pure: a state and an epoch in, a state out.

export type ScheduleOptions = {
  readonly learningRate: number;
  readonly learningRateDecay: number;
  readonly patience: number;
  readonly patienceGrowth: number;
  readonly maxEpochs: number;
};

export type Schedule = {
  readonly epoch: number;
  readonly learningRate: number;
  readonly patience: number;
  /** Epochs left without a gain in token accuracy. */
  readonly countdown: number;
  readonly previousLoss: number | null;
  readonly bestTokenAccuracy: number;
  readonly bestStringAccuracy: number;
  readonly bestEpoch: number;
};

export type EpochMeasure = {
  readonly loss: number;
  readonly tokenAccuracy: number;
  readonly stringAccuracy: number;
  /** Turns it was measured on; none: nothing can be chosen by it, so the latest epoch is kept. */
  readonly turns?: number;
};

/** What is left of the learning rate after so many epochs, whole and part. */
export function annealed(
  { anneal, maxEpochs }: { readonly anneal: number; readonly maxEpochs: number },
  epochs: number,
): number {
  const way = Math.min(1, epochs / maxEpochs);
  return anneal + ((1 - anneal) * (1 + Math.cos(Math.PI * way))) / 2;
}

export function startSchedule(options: ScheduleOptions): Schedule {
  return {
    epoch: 0,
    learningRate: options.learningRate,
    patience: options.patience,
    countdown: Math.floor(options.patience),
    previousLoss: null,
    bestTokenAccuracy: -1,
    bestStringAccuracy: -1,
    bestEpoch: 0,
  };
}

/** Why there is no further epoch, if there is none. */
export function whyOver(
  { epoch, countdown }: Schedule,
  { maxEpochs }: Pick<ScheduleOptions, "maxEpochs">,
): "epochs" | "patience" | undefined {
  if (epoch >= maxEpochs) return "epochs";
  return countdown <= 0 ? "patience" : undefined;
}

/** The state after an epoch, and whether this epoch's model is the one to keep. */
export function advanceSchedule(
  schedule: Schedule,
  measure: EpochMeasure,
  options: ScheduleOptions,
): { readonly schedule: Schedule; readonly keep: boolean; readonly stop: boolean } {
  const epoch = schedule.epoch + 1;
  const rose = schedule.previousLoss !== null && measure.loss > schedule.previousLoss;
  const blind = measure.turns === 0;
  const gained = blind || measure.tokenAccuracy > schedule.bestTokenAccuracy;
  const patience = gained ? schedule.patience * options.patienceGrowth : schedule.patience;
  const countdown = gained ? Math.floor(patience) : schedule.countdown - 1;
  // Ties in string accuracy go to the later epoch only while tokens still improve.
  const keep =
    measure.stringAccuracy > schedule.bestStringAccuracy ||
    (measure.stringAccuracy === schedule.bestStringAccuracy && gained);
  const next: Schedule = {
    epoch,
    learningRate: rose ? schedule.learningRate * options.learningRateDecay : schedule.learningRate,
    patience,
    countdown,
    previousLoss: measure.loss,
    bestTokenAccuracy: Math.max(schedule.bestTokenAccuracy, measure.tokenAccuracy),
    bestStringAccuracy: Math.max(schedule.bestStringAccuracy, measure.stringAccuracy),
    bestEpoch: keep ? epoch : schedule.bestEpoch,
  };
  return { schedule: next, keep, stop: whyOver(next, options) !== undefined };
}
