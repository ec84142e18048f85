// A worker thread of the service: one engine on one core, one model, one database.
import { parentPort, workerData } from "node:worker_threads";
import { DatabaseError } from "../../database/database.ts";
import { openDatabase } from "../../database/open.ts";
import { openModel } from "../../open-model.ts";
import { createRequestAnswerer } from "../../service/answer-request.ts";
import type { DecodingStep } from "../../service/turn-engine.ts";
import { createEngine } from "../../tensor/index.ts";
import type { FromWorker, ToWorker, WorkerSetup } from "./messages.ts";
import { RaisedSignal } from "./raised-signal.ts";

const port = parentPort;
if (port === null) throw new Error("answer.worker is started by the pool, as a worker thread");
const setup: WorkerSetup = workerData;
const send = (message: FromWorker): void => port.postMessage(message);

const engine = await createEngine({ engine: "wasm", threads: 1 });
const model = await openModel(setup.model, engine);
const database = await openDatabase(setup.database);
const answerer = createRequestAnswerer(model, database);
const signals = new Map<number, RaisedSignal>();

function run(message: Exclude<ToWorker, { kind: "abort" }>): Promise<unknown> {
  switch (message.kind) {
    case "answer": {
      const { id } = message;
      const signal = new RaisedSignal(setup.stop, id);
      signals.set(id, signal);
      const onStep = (step: DecodingStep): void => send({ kind: "step", id, step });
      return answerer.answer(message.request, { signal, ...(message.steps && { onStep }) });
    }
    case "describe":
      return answerer.describe();
    case "sample":
      return answerer.sample(message.table);
    case "rows":
      return answerer.rows(message.sql, message.page);
    case "values":
      return answerer.values(message.column, message.prefix);
    default:
      return message satisfies never;
  }
}

port.on("message", (message: ToWorker) => {
  if (message.kind === "abort") {
    signals.get(message.id)?.tell();
    return;
  }
  run(message)
    .then((result) => send({ kind: "done", id: message.id, result }))
    .catch((error: unknown) =>
      send({
        kind: "failed",
        id: message.id,
        message: error instanceof Error ? error.message : String(error),
        ...(error instanceof DatabaseError && { code: error.code }),
      }),
    )
    .finally(() => signals.delete(message.id));
});

send({ kind: "ready" });
