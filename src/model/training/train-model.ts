// The course of a training run: epochs of batches, validation, what is kept, when it ends. Yields
// what happens; files are the business of training-folder.ts.
import { UserError } from "../../errors.ts";
import type { AdamState } from "../../optim/index.ts";
import { createRandom, type Random } from "../../random.ts";
import type { Constraint } from "../../sql/constrain/constraint.ts";
import type { Runtime } from "../decoding/advance.ts";
import { copyable, predictInteractions } from "../decoding/predict.ts";
import { buildExample } from "../examples/build-example.ts";
import type { InteractionExample } from "../examples/example.ts";
import type { PreparedInteraction } from "../examples/prepare.ts";
import type { BatchItem } from "../network/plan.ts";
import type { EpochRecord, TrainingEvent } from "./events.ts";
import { advanceSchedule, annealed, type Schedule, startSchedule, whyOver } from "./schedule.ts";
import { createTrainer } from "./trainer.ts";
import { validate } from "./validate.ts";

/** Where a run stands, to go on with the same bits. Parameters and optimiser state lie beside it. */
export type Progress = {
  readonly schedule: Schedule;
  /** Batches done of the epoch under way. */
  readonly batch: number;
  readonly lossSum: number;
  readonly steps: number;
  readonly unreachable: number;
  readonly seconds: number;
  readonly history: readonly EpochRecord[];
  /** The model's own previous queries, by interaction, where some are in use. */
  readonly ownQueries: Readonly<Record<string, readonly (readonly string[] | null)[]>>;
};

export type TrainingRun = {
  readonly runtime: Runtime;
  readonly training: readonly PreparedInteraction[];
  readonly validation: readonly PreparedInteraction[];
  /** Used when validating and predicting, where the configuration decodes with it. */
  readonly constraint: Constraint | null;
  readonly seed: number;
  /** Milliseconds. */
  readonly now: () => number;
  readonly signal?: AbortSignal;
  readonly resume?: { readonly progress: Progress; readonly adam: AdamState };
  /** Called with everything needed to go on from here; `best` when this model is the one to keep. */
  save(progress: Progress, adam: AdamState, best: boolean): Promise<void>;
};

/** An epoch may take half an hour, and a machine may fail. */
const saveEveryMs = 120_000;

export async function* trainModel(run: TrainingRun): AsyncGenerator<TrainingEvent> {
  const { runtime, training, validation, now } = run;
  const { config } = runtime;
  const random = createRandom(run.seed).fork("training");
  const trainer = createTrainer(runtime);
  let progress = run.resume?.progress ?? startProgress(runtime);
  if (run.resume !== undefined) trainer.adam.restore(run.resume.adam);
  const validationExamples = validation.map((i) => buildExample(i, config, runtime.vocabulary));
  const examples = training.map((i) => buildExample(i, config, runtime.vocabulary));
  let ownExamples = examplesWithOwn(run, progress.ownQueries);
  yield describeData(run, examples);

  // Stopped between its last epoch and what comes after it.
  const over = whyOver(progress.schedule, config.learning);
  if (over !== undefined) {
    yield finish(over, progress.schedule);
    return;
  }
  for (;;) {
    const epoch = progress.schedule.epoch + 1;
    const { ownPredictions, ownPredictionsEvery } = config.improvements;
    const due = epoch > 1 && (epoch - 1) % ownPredictionsEvery === 0 && progress.batch === 0;
    if (ownPredictions > 0 && due && config.mechanisms.segments) {
      const ownQueries = predictOwn(run, random.fork(`own/${epoch}`), ownPredictions);
      ownExamples = examplesWithOwn(run, ownQueries);
      progress = { ...progress, ownQueries };
      const interactions = Object.keys(ownQueries).length;
      yield { kind: "own-predictions", epoch, interactions };
    }
    const epochRandom = random.fork(`epoch/${epoch}`);
    const batches = makeBatches(runtime, [...examples, ...ownExamples], epochRandom);
    const totalTurns = batches.reduce((sum, batch) => sum + countTurns(batch), 0);
    let turns = batches.slice(0, progress.batch).reduce((sum, b) => sum + countTurns(b), 0);
    const earlierSeconds = progress.seconds;
    const turnsBefore = turns;
    const started = now();
    let saved = started;
    const { learningRate } = progress.schedule;
    for (let b = progress.batch; b < batches.length; b++) {
      trainer.adam.learningRate =
        learningRate * annealed(config.learning, epoch - 1 + b / batches.length);
      // Lets signals and timers through between updates.
      await new Promise((resolve) => setImmediate(resolve));
      const elapsed = (now() - started) / 1000;
      if (run.signal?.aborted === true) {
        progress = { ...progress, seconds: earlierSeconds + elapsed };
        await run.save(progress, trainer.adam.state(), false);
        yield finish("stopped", progress.schedule);
        return;
      }
      if (now() - saved >= saveEveryMs) {
        progress = { ...progress, seconds: earlierSeconds + elapsed };
        await run.save(progress, trainer.adam.state(), false);
        saved = now();
      }
      const result = trainer.train(batches[b]!, epochRandom.fork(`batch/${b}`));
      turns += result.turns;
      progress = {
        ...progress,
        batch: b + 1,
        lossSum: progress.lossSum + result.lossSum,
        steps: progress.steps + result.steps,
        unreachable: progress.unreachable + result.unreachable,
      };
      yield {
        kind: "step",
        epoch,
        turns,
        totalTurns,
        loss: progress.lossSum / Math.max(1, progress.steps),
        turnsPerSecond: (turns - turnsBefore) / Math.max(1e-3, (now() - started) / 1000),
        memoryBytes: runtime.engine.memory().held,
      };
    }
    const trainSeconds = earlierSeconds + (now() - started) / 1000;
    const measured = validate(runtime, validation, validationExamples, run.constraint);
    const advanced = advanceSchedule(progress.schedule, measured, {
      ...config.learning,
    });
    const record: EpochRecord = {
      epoch,
      trainLoss: progress.lossSum / Math.max(1, progress.steps),
      validation: measured,
      learningRate: trainer.adam.learningRate,
      seconds: earlierSeconds + (now() - started) / 1000,
      turnsPerSecond: totalTurns / Math.max(1e-3, trainSeconds),
      unreachable: progress.unreachable,
      kept: advanced.keep,
    };
    progress = {
      ...progress,
      schedule: advanced.schedule,
      batch: 0,
      lossSum: 0,
      steps: 0,
      unreachable: 0,
      seconds: 0,
      history: [...progress.history, record],
    };
    await run.save(progress, trainer.adam.state(), advanced.keep);
    yield { kind: "epoch", ...record };
    if (advanced.stop) {
      yield finish(whyOver(progress.schedule, config.learning) ?? "epochs", progress.schedule);
      return;
    }
  }
}

function startProgress({ config }: Runtime): Progress {
  return {
    schedule: startSchedule(config.learning),
    batch: 0,
    lossSum: 0,
    steps: 0,
    unreachable: 0,
    seconds: 0,
    history: [],
    ownQueries: {},
  };
}

function finish(
  reason: "patience" | "epochs" | "stopped",
  schedule: Schedule,
): Extract<TrainingEvent, { kind: "finished" }> {
  const { bestEpoch, bestStringAccuracy } = schedule;
  return { kind: "finished", reason, bestEpoch, bestStringAccuracy };
}

/** What a model's own queries come from, and are learned with. */
export type Learned = Pick<TrainingRun, "runtime" | "training" | "constraint">;

/** Conversations in which the model erred, with its own queries to copy from. */
export function examplesWithOwn(
  { runtime, training }: Omit<Learned, "constraint">,
  ownQueries: Progress["ownQueries"],
): InteractionExample[] {
  return training.flatMap((interaction) => {
    const own = ownQueries[interaction.id];
    return own === undefined
      ? []
      : [buildExample(interaction, runtime.config, runtime.vocabulary, own)];
  });
}

/** A share of the interactions is answered by the model as it is now. */
export function predictOwn(run: Learned, random: Random, share: number): Progress["ownQueries"] {
  const chosen = run.training.filter(() => random.next() < share);
  const predictions = predictInteractions(run.runtime, chosen, {
    previous: "predicted",
    constraint: run.constraint,
  });
  return Object.fromEntries(
    chosen.flatMap((interaction, i) => {
      const words = predictions[i]!;
      if (!erred(interaction, words)) return [];
      const queries = words.map((said, t) => copyable(interaction.turns[t]!, said));
      return [[interaction.id, queries] as const];
    }),
  );
}

/** Whether some turn that others may copy from came out wrong. */
function erred({ turns }: PreparedInteraction, predicted: readonly (readonly string[])[]): boolean {
  return turns.slice(0, -1).some(({ golds }, t) => {
    const said = predicted[t]!.join(" ");
    return golds.length > 0 && !golds.some((gold) => gold.join(" ") === said);
  });
}

/** Whole interactions with the turn-level encoder, else utterances; in a new order each epoch. */
function makeBatches(
  { config }: Runtime,
  examples: readonly InteractionExample[],
  random: Random,
): BatchItem[][] {
  const allTurns = (example: InteractionExample): number[] => example.turns.map((_, t) => t);
  const { batchInteractions, batchUtterances } = config.learning;
  const whole = config.mechanisms.turnLevelEncoder;
  const items: BatchItem[] = whole
    ? examples.map((example) => ({ example, turns: allTurns(example) }))
    : examples.flatMap((example) =>
        allTurns(example)
          .filter((turn) => example.targets[turn]!.length > 0)
          .map((turn) => ({ example, turns: [turn] })),
      );
  const shuffled = random.shuffle(items);
  const size = whole ? batchInteractions : batchUtterances;
  return Array.from({ length: Math.ceil(shuffled.length / size) }, (_, i) =>
    shuffled.slice(i * size, (i + 1) * size),
  );
}

function countTurns(batch: readonly BatchItem[]): number {
  return batch.reduce((sum, { turns }) => sum + turns.length, 0);
}

function describeData(
  { runtime, training, validation }: TrainingRun,
  examples: readonly InteractionExample[],
): TrainingEvent {
  const scored = training.flatMap(({ turns }) => turns.map((t) => t.golds.length > 0));
  const given = examples.flatMap(({ targets }) => targets.map((ways) => ways.length > 0));
  if (!given.some(Boolean)) {
    throw new UserError(
      "no turn of the training data gives a loss: every gold query is missing or too long. " +
        "Check the data with: segue data stats FILE",
    );
  }
  return {
    kind: "prepared",
    interactions: training.length,
    turns: given.length,
    inputWords: runtime.vocabulary.input.words.length,
    outputWords: runtime.vocabulary.output.scored,
    parameters: runtime.engine.parameters.reduce((sum, { size }) => sum + size, 0),
    validationTurns: validation.reduce((sum, { turns }) => sum + turns.length, 0),
    tooLong: scored.filter((has, i) => has && !given[i]).length,
  };
}
