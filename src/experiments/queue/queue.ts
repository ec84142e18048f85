// What an experiment asks of a queue of jobs, whether in a folder or in PostgreSQL: every job is
// done, by whoever lives, and stands exactly once in the results.

export type Job = {
  /** Letters, digits and `_.+-`: it names files. */
  readonly id: string;
  /** JSON: what to do. */
  readonly spec: unknown;
  /** Relative duration, for the time left. */
  readonly cost?: number;
};

export type JobResult = {
  readonly job: string;
  /** JSON: what came out. */
  readonly value: unknown;
  readonly seconds: number;
  readonly worker: string;
};

/** A job that this worker holds, until it finishes, fails, or is silent for too long. */
export type Lease = {
  readonly job: Job;
  /** False when another's result already stands: this one is dropped. */
  finish(value: unknown, seconds: number): Promise<boolean>;
  /** Given back, to be tried again up to the limit. */
  fail(reason: string): Promise<void>;
  /** Stops the sign of life; called by whoever gives up without finishing. */
  release(): Promise<void>;
};

export type QueueStatus = {
  readonly total: number;
  readonly done: number;
  readonly running: number;
  /** Tried as often as allowed; the reasons say why. */
  readonly failed: readonly { readonly job: string; readonly reason: string }[];
};

export interface JobQueue {
  /** JSON: what whoever began the run wrote down; undefined where nobody did. */
  about(): Promise<unknown>;
  /** Writes it down, once: what stands is given back, whoever wrote it. */
  begin(about: unknown): Promise<unknown>;
  /** Adds what is not there yet; jobs with a result stay done. */
  add(jobs: readonly Job[]): Promise<void>;
  /** A job that nobody living holds; undefined when there is none now. */
  take(): Promise<Lease | undefined>;
  results(): Promise<readonly JobResult[]>;
  status(): Promise<QueueStatus>;
  close(): Promise<void>;
}

export type QueueOptions = {
  /** Who works here, for the results: a machine and a process. */
  readonly worker: string;
  /** A holder gives a sign of life this often ... */
  readonly beatMs?: number;
  /** ... and is taken for dead after this silence. */
  readonly staleMs?: number;
  readonly attempts?: number;
};

export const queueDefaults = { beatMs: 5_000, staleMs: 60_000, attempts: 3 };
