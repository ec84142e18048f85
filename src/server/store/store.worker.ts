// The thread of a threaded store: one call after the other, in the order they came.
import { parentPort, workerData } from "node:worker_threads";
import { messageOf } from "../../errors.ts";
import { type ConversationStore, StoreError } from "../../service/store.ts";
import { openSqliteStore } from "./sqlite.ts";
import type { FromStore, StoreFailure, ToStore } from "./threaded.ts";

const port = parentPort;
if (port === null) throw new Error("store.worker is started by the store, as a worker thread");
const send = (message: FromStore): void => port.postMessage(message);

function failureOf(error: unknown): StoreFailure {
  const message = messageOf(error);
  return { known: error instanceof StoreError, message };
}

async function answer(
  store: ConversationStore,
  { id, method, args }: Extract<ToStore, { kind: "call" }>,
): Promise<FromStore> {
  try {
    return { kind: "done", id, result: await Reflect.apply(store[method], store, args) };
  } catch (error) {
    return { kind: "failed", id, failure: failureOf(error) };
  }
}

try {
  const store = await openSqliteStore(String(workerData));
  port.on("message", async (message: ToStore) => {
    if (message.kind === "call") return send(await answer(store, message));
    await store.close();
    port.close();
  });
  send({ kind: "open" });
} catch (error) {
  send({ kind: "unopened", failure: failureOf(error) });
}
