// A pool of worker threads that answer turns, so that the event loop of the service stays free.
import type { RowValues } from "../../database/door/visible.ts";
import { Problem } from "../../service/problem.ts";
import type { Description, TurnEngine } from "../../service/turn-engine.ts";
import { workDoneBy } from "../../service/work.ts";
import { createMember, type Member, type Task } from "./member.ts";
import type { WorkerSetup } from "./messages.ts";
import { createWaitingLine } from "./waiting-line.ts";

export type WorkerPoolOptions = Omit<WorkerSetup, "stop"> & {
  readonly workers: number;
  /** Turns waiting beyond this are turned away. */
  readonly maxWaiting: number;
  readonly onFailure: (error: unknown) => void;
};

/** By then whoever came first has been answered; they are started sooner where somebody waits. */
const othersAfterMs = 5_000;
/** A database that takes longer to say it is there is not there for anybody. */
const checkMs = 3_000;

export async function createPool(options: WorkerPoolOptions): Promise<TurnEngine> {
  const waiting = createWaitingLine<Task, Member>((task) => task.conversation);
  let closing = false;

  const dispatch = (): void => {
    for (const member of members) {
      const task = member.free ? waiting.next(member) : undefined;
      if (task !== undefined) member.give(task);
    }
  };
  const members: Member[] = Array.from({ length: options.workers }, () =>
    createMember(options, {
      onFree: dispatch,
      onLost(member, tasks) {
        waiting.leave(member);
        for (const task of tasks) waiting.add(task);
        dispatch();
      },
      onFailure: options.onFailure,
    }),
  );

  // The first one answers while the others are not loaded yet: side by side, all of them would come late.
  let asleep: readonly Member[] = [];
  const startOthers = (): void => {
    const starting = asleep;
    asleep = [];
    for (const member of starting) {
      member.start().catch((error: unknown) => options.onFailure(error));
    }
  };

  const submit = (given: Omit<Task, "resolve" | "reject">): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (closing || waiting.length >= options.maxWaiting) {
        reject(new Problem("busy", "Too many questions at once. Try again in a moment."));
        return;
      }
      const task = { ...given, resolve, reject };
      // Whoever asked is answered at once; a worker that is at it hears of it as well.
      const giveUp = (): void => {
        waiting.remove(task);
        reject(new Problem("conflict", "The question was given up."));
      };
      if (given.signal?.aborted) return reject(new Problem("conflict", "Given up already."));
      given.signal?.addEventListener("abort", giveUp, { once: true });
      waiting.add(task);
      dispatch();
      if (waiting.length > 0) startOthers();
    });
  const nobody = { conversation: undefined, signal: undefined, onStep: undefined };
  const close = async (): Promise<void> => {
    closing = true;
    for (const task of waiting.clear()) task.reject(new Problem("busy", "The service is closing."));
    await Promise.all(members.map((member) => member.close()));
  };

  /** Past the line: whether the database is there is not a matter of how many ask. */
  const databaseAnswers = (): Promise<boolean> =>
    new Promise((resolve) => {
      const [member] = members.filter(({ ready }) => ready).sort((a, b) => a.load - b.load);
      const timer = setTimeout(() => resolve(false), checkMs).unref();
      const say = (answers: boolean) => (): void => {
        clearTimeout(timer);
        resolve(answers);
      };
      const work = { kind: "check" } as const;
      if (member === undefined) say(false)();
      else
        member.give({ ...nobody, work, values: undefined, resolve: say(true), reject: say(false) });
    });

  const workFor = (values: RowValues | undefined) =>
    workDoneBy((work, { signal, onStep } = {}) => {
      const conversation = work.kind === "answer" ? work.request.conversation : undefined;
      return submit({ work, values, conversation, signal, onStep });
    });

  let description: Description;
  try {
    await members[0]?.start();
    description = await workFor(undefined).describe();
    asleep = members.slice(1);
    setTimeout(startOthers, othersAfterMs).unref();
  } catch (error) {
    await close();
    throw error;
  }

  const engineFor = (values: RowValues | undefined): TurnEngine => ({
    for: engineFor,
    ...workFor(values),
    ...(values === undefined && { describe: async () => description }),
    ready: databaseAnswers,
    load: () => waiting.length + members.reduce((sum, { load }) => sum + load, 0),
    close,
  });
  return engineFor(undefined);
}
