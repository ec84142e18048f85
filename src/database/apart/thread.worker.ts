// An engine in a thread of its own: WebAssembly that blocks its thread until a query ends.
import { parentPort, workerData } from "node:worker_threads";
import type { Leave, Request } from "./engine.ts";
import { serveEngine } from "./serve-engine.ts";

const port = parentPort;
if (port === null) throw new Error("thread.worker is started by its host, as a worker thread");
const stop: Int32Array = workerData;
const answer = serveEngine(
  (reply) => port.postMessage(reply),
  () => Atomics.load(stop, 0) === 1,
);
port.on("message", (request: Request | Leave) => {
  if (request.kind === "leave") port.close();
  else void answer(request);
});
