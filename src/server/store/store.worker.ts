// The thread of a threaded store: one call after the other, in the order they came.
import { parentPort, workerData } from "node:worker_threads";
import { openSqliteStore } from "./sqlite.ts";
import type { FromStore, ToStore } from "./threaded.ts";

const port = parentPort;
if (port === null) throw new Error("store.worker is started by the store, as a worker thread");
const send = (message: FromStore): void => port.postMessage(message);
const store = openSqliteStore(String(workerData));

async function answer(message: Extract<ToStore, { kind: "call" }>): Promise<FromStore> {
  const { id, method, args } = message;
  try {
    return { kind: "done", id, result: await Reflect.apply(store[method], store, args) };
  } catch (error) {
    return { kind: "failed", id, message: error instanceof Error ? error.message : String(error) };
  }
}

port.on("message", async (message: ToStore) => {
  if (message.kind === "call") return send(await answer(message));
  await store.close();
  port.close();
});

send({ kind: "open" });
