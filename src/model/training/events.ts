// What training tells whoever watches. The shell decides how to show it.

export type Validation = {
  /** Mean over tokens. */
  readonly loss: number;
  /** Teacher-forced; patience watches it. */
  readonly tokenAccuracy: number;
  /** Of whole queries, by real decoding unless the configuration says teacher-forced. */
  readonly stringAccuracy: number;
  readonly turns: number;
};

export type EpochRecord = {
  readonly epoch: number;
  readonly trainLoss: number;
  readonly validation: Validation;
  readonly learningRate: number;
  readonly seconds: number;
  readonly turnsPerSecond: number;
  /** Steps whose gold symbol could not be reached and gave no loss. */
  readonly unreachable: number;
  readonly kept: boolean;
};

export type TrainingEvent =
  | {
      readonly kind: "prepared";
      readonly interactions: number;
      readonly turns: number;
      readonly inputWords: number;
      readonly outputWords: number;
      readonly parameters: number;
      readonly validationTurns: number;
      /** Turns whose target is too long to give a loss. */
      readonly tooLong: number;
    }
  | {
      readonly kind: "step";
      readonly epoch: number;
      readonly turns: number;
      readonly totalTurns: number;
      readonly loss: number;
      readonly turnsPerSecond: number;
      readonly memoryBytes: number;
    }
  | { readonly kind: "own-predictions"; readonly epoch: number; readonly interactions: number }
  | ({ readonly kind: "epoch" } & EpochRecord)
  | {
      readonly kind: "finished";
      readonly reason: "patience" | "epochs" | "stopped";
      readonly bestEpoch: number;
      readonly bestStringAccuracy: number;
    };
