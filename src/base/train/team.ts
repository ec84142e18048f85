// The threads of a training run: a batch is cut into a fixed number of shards, which go to whichever
// thread is free; the sum of their gradients never depends on who computed what.
import { Worker } from "node:worker_threads";
import { workerEntry } from "../../worker-entry.ts";
import type { Example } from "../network/example.ts";
import type { Exchange } from "./exchange.ts";
import type { FromShard, ShardSetup, ToShard } from "./shard.worker.ts";

export type Team = {
  readonly engine: "wasm" | "native";
  /** Leaves the batch's gradient in the first of the exchange's; the sum of the symbols' losses. */
  compute(batch: readonly Example[], seed: string): Promise<{ loss: number; symbols: number }>;
  stop(): Promise<void>;
};

type Member = {
  ask(message: ToShard): Promise<FromShard>;
  tell(message: ToShard): void;
  end(): Promise<number>;
};

export async function startTeam(
  setup: ShardSetup,
  exchange: Exchange,
  threads: number,
): Promise<Team> {
  const started = await Promise.all(Array.from({ length: threads }, () => startMember(setup)));
  const members = started.map(({ member }) => member);
  for (const member of members) member.tell({ kind: "exchange", exchange });
  const size = exchange.weights.length;
  let version = 0;

  return {
    engine: started[0]!.engine,
    async compute(batch, seed) {
      version += 1;
      const shards = cutShards(batch, exchange.gradients.length);
      const symbols = batch.reduce((sum, { target }) => sum + target.length, 0);
      const losses = new Float64Array(shards.length);
      let next = 0;
      const work = async (member: Member): Promise<void> => {
        while (next < shards.length) {
          const shard = next++;
          const examples = shards[shard]!;
          const given = { shard, examples, weight: 1 / symbols, seed: `${seed}/${shard}`, version };
          const answer = await member.ask({ kind: "shard", ...given });
          if (answer.kind === "done") losses[shard] = answer.loss;
        }
      };
      await Promise.all(members.map(work));
      await Promise.all(
        members.map((member, i) => {
          const from = Math.floor((size * i) / members.length);
          const to = Math.floor((size * (i + 1)) / members.length);
          return member.ask({ kind: "sum", shards: shards.length, from, to });
        }),
      );
      return { loss: losses.reduce((sum, loss) => sum + loss, 0), symbols };
    },
    async stop() {
      await Promise.all(members.map((member) => member.end()));
    },
  };
}

/** Dealt out in turn: neighbours are of similar length, so that shards are alike. */
function cutShards(batch: readonly Example[], count: number): Example[][] {
  const shards: Example[][] = Array.from({ length: Math.min(count, batch.length) }, () => []);
  batch.forEach((example, i) => {
    shards[i % shards.length]!.push(example);
  });
  return shards;
}

/** One question at a time; a thread that fails fails whoever waits for it. */
async function startMember(
  setup: ShardSetup,
): Promise<{ member: Member; engine: "wasm" | "native" }> {
  const { entry, execArgv } = workerEntry("./shard.worker", import.meta.url);
  const worker = new Worker(entry, { workerData: setup, execArgv });
  const answer = (): Promise<FromShard> =>
    new Promise((resolve, reject) => {
      const settle = (then: () => void): void => {
        worker.off("message", onMessage).off("error", onError).off("exit", onExit);
        then();
      };
      const onMessage = (message: FromShard): void => settle(() => resolve(message));
      const onError = (error: Error): void => settle(() => reject(error));
      const onExit = (code: number): void =>
        settle(() => reject(new Error(`a training thread ended with ${code}`)));
      worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    });
  const first = await answer();
  const engine = first.kind === "ready" ? first.engine : "wasm";
  return {
    engine,
    member: {
      ask(message) {
        const answered = answer();
        worker.postMessage(message);
        return answered;
      },
      tell: (message) => worker.postMessage(message),
      end: () => worker.terminate(),
    },
  };
}
