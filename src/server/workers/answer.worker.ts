// A worker thread of the service: one engine on one core, one model, one database.
import { parentPort, workerData } from "node:worker_threads";
import type { RowValues } from "../../database/door/visible.ts";
import { openDatabase } from "../../database/open.ts";
import { discreet } from "../../service/discreet-database.ts";
import { doWork } from "../../service/work.ts";
import { toFailure } from "./failure.ts";
import type { FromWorker, MemberWork, ToWorker, WorkerSetup } from "./messages.ts";
import { RaisedSignal } from "./raised-signal.ts";
import { createThinking } from "./thinking.ts";

const port = parentPort;
if (port === null) throw new Error("answer.worker is started by the pool, as a worker thread");
const setup: WorkerSetup = workerData;
/** Until then the page is being drawn, which needs the processors more. */
const rehearseAfterMs = 1_000;
const send = (message: FromWorker): void => port.postMessage(message);

/** What thinks is loaded while the database opens, in a thread or a server of its own. */
async function loadModel() {
  const { createEngine } = await import("../../tensor/index.ts");
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  const { openModel } = await import("../../shipped/open-model.ts");
  const { createAnswerers } = await import("../../service/answerers.ts");
  return { model: await openModel(setup.model, engine), createAnswerers };
}

async function start(): Promise<void> {
  const [database, { model, createAnswerers }] = await Promise.all([
    openDatabase(setup.database, { ...(setup.allow && { allow: setup.allow }) }),
    loadModel(),
  ]);
  const thinking = createThinking(() => send({ kind: "free" }));
  const tell = (error: unknown): void => send({ kind: "trouble", failure: toFailure(error) });
  const answererOf = createAnswerers(model, (values) =>
    thinking.asideFrom(discreet(database.withValues(values), tell)),
  );
  const signals = new Map<number, RaisedSignal>();

  const run = (id: number, work: MemberWork, values: RowValues | undefined): Promise<unknown> => {
    if (work.kind === "check") return thinking.asideFrom(database).query("SELECT 1");
    return doWork(work, answererOf(values), () => {
      const signal = new RaisedSignal(setup.stop, id);
      signals.set(id, signal);
      return { signal, onStep: (step) => send({ kind: "step", id, step }) };
    });
  };

  /** Once, when somebody has heard what there is to ask and thinks about it; a question asked is rehearsal enough. */
  let rehearsal: NodeJS.Timeout | undefined;
  const rehearse = (): void => {
    thinking.about(() => answererOf(undefined).rehearse()).catch(tell);
  };
  const prepareFor = ({ kind }: MemberWork): void => {
    if (kind === "describe") rehearsal ??= setTimeout(rehearse, rehearseAfterMs).unref();
    if (kind === "answer") clearTimeout(rehearsal);
  };

  port?.on("message", (message: ToWorker) => {
    const { id } = message;
    if (message.kind === "abort") return signals.get(id)?.tell();
    prepareFor(message.work);
    thinking
      .about(() => run(id, message.work, message.values))
      .then((result) => send({ kind: "done", id, result }))
      .catch((error: unknown) => send({ kind: "failed", id, failure: toFailure(error) }))
      .finally(() => signals.delete(id));
  });
}

start().then(
  () => send({ kind: "ready" }),
  (error: unknown) => {
    const failure = toFailure(error);
    // A bug is told with where it happened.
    if (failure.of === "bug") throw error;
    send({ kind: "unfit", failure });
  },
);
